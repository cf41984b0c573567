"""Reading the component data, with an owner's edition laid over it."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.goods import MOST_OF_A_KIND, Components
from longhall.games.vasa_voyage.terms import VALUES
from longhall.kernel.actions import Axis
from longhall.kernel.components import Table

PLAYERS = Axis("number of players", ["3", "4", "5"])


def read_data(raw: Mapping[str, Any]) -> Components:
    """The components; ValueError begins with the path of a value that cannot be."""
    data = Table(raw)
    box = data.table("goods").numbers("box", VALUES)
    start = data.table("goods").numbers("start", VALUES)
    if sum(start) == 0:
        raise data.wrong("goods.start", "a hand begins with at least one good of every material")
    copies: list[int] = []
    operational: list[int] = []
    for players, entry in zip(PLAYERS.names, data.table("players").each(PLAYERS), strict=True):
        removed = entry.numbers("removed", VALUES)
        copies += left_in_game(box, removed, start, int(players), entry.at("removed"))
        operational.append(entry.number("operational", 1))
    cycles = data.number("inventory.cycles", 1)
    data.done()
    return Components(vec[i64](copies), vec[i64](operational), vec[i64](start), cycles)


def left_in_game(box: list[int], removed: list[int], start: list[int], players: int, where: str) -> list[int]:
    """What remains of the box for so many players: enough for the first hands, and a 3 to be made."""
    left = [there - gone for there, gone in zip(box, removed, strict=True)]
    for value, (count, first) in enumerate(zip(left, start, strict=True), 1):
        if count < first * players:
            raise ValueError(f"{where}: {count} goods of value {value} are left, which {players} first hands exceed")
        if count > MOST_OF_A_KIND:
            raise ValueError(f"{where}: {count} goods of value {value} are left; at most {MOST_OF_A_KIND} can be")
    if left[-1] - start[-1] * players < 1:
        raise ValueError(f"{where}: no good of value 3 is left in the supply")
    return left
