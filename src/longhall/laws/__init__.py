"""What every game must obey: laws of secrecy, of play, of records and of texts, held against random games.

check_game(game) is for authors of games; LAWS tells what each law says.
"""

from longhall.laws.check import LAWS, check_game
from longhall.laws.moments import Failure

__all__ = ["LAWS", "Failure", "check_game"]
