"""The games of the house by name. A game is imported when it is first asked for."""

from functools import cache
from importlib import import_module

from longhall.kernel.game import Game

HOUSE = ("vasa_cards", "vasa_voyage", "shipwrights", "svea_rike", "suecia")
NAMES = list(HOUSE)  # and those from elsewhere, as soon as they are added
ADDED: dict[str, Game] = {}


def add(game: Game) -> None:
    """A game from elsewhere: from now on this process finds it by its name, like those of the house."""
    if game.name not in NAMES:
        NAMES.append(game.name)
    ADDED[game.name] = game


def game(name: str) -> Game:
    """The game of this name; ValueError lists those there are."""
    return ADDED[name] if name in ADDED else find(name)


@cache
def find(name: str) -> Game:
    if name not in NAMES:
        raise ValueError(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    found = import_module(f"longhall.games.{name}.game").GAME
    assert isinstance(found, Game)
    return found
