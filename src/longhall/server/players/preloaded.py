"""What every worker has loaded when it begins: imported once, by the process from which the workers branch off."""

from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game

for name in NAMES:
    find_game(name)
