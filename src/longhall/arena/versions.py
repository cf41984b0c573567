"""Which rules and bots played: results are only counted together if they come from the same versions.

A version is raised by hand when what it names begins to do something else; fingerprints.py notices when that was
forgotten. So code may move, and results stay.
"""

from functools import cache

from longhall.bots.registry import bot_named, kind_of
from longhall.games.registry import game as find_game


@cache
def version_of(game: str, *bots: str) -> str:
    """The versions of a game's rules and of the bots that play it, such as `rules-1.0 random-1 steward-1`."""
    kinds = sorted({kind_of(bot) for bot in bots})
    words = [f"{kind}-{bot_named(kind).version_at(game)}" for kind in kinds]
    return " ".join([f"rules-{find_game(game).rules_version}", *words])
