"""Reading the component data, with an owner's edition laid over it."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.goods import MOST_OF_A_KIND, Components

PLAYERS = (3, 4, 5)
PROVENANCES = ("rulebook", "example", "public", "inferred", "reconstructed")
PARTS = {"provenance", "goods", "players", "inventory", "other_provenance"}


def read_data(data: Mapping[str, Any]) -> Components:
    """The components; ValueError begins with the path of a value that cannot be."""
    for part in data:
        if part not in PARTS:
            raise ValueError(f"{part}: there is no such part; there are {', '.join(sorted(PARTS))}")
    check_provenance(data)
    goods = table(data, "goods", ("box", "start"))
    box = counts(goods["box"], "goods.box")
    start = counts(goods["start"], "goods.start")
    if sum(start) == 0:
        raise ValueError("goods.start: a hand begins with at least one good of every material")
    by_players = table(data, "players", tuple(map(str, PLAYERS)))
    copies: list[int] = []
    operational: list[int] = []
    for players in PLAYERS:
        where = f"players.{players}"
        entry = table(by_players, str(players), ("removed", "operational"), where)
        removed = counts(entry["removed"], f"{where}.removed")
        copies += left_in_game(box, removed, start, players, f"{where}.removed")
        operational.append(number(entry["operational"], f"{where}.operational", 1))
    cycles = number(table(data, "inventory", ("cycles",))["cycles"], "inventory.cycles", 1)
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


def check_provenance(data: Mapping[str, Any]) -> None:
    named = {"provenance": data.get("provenance")}
    named.update({f"other_provenance.{path}": word for path, word in data.get("other_provenance", {}).items()})
    for where, word in named.items():
        if word not in PROVENANCES:
            raise ValueError(f"{where}: cannot be {word!r}; it can be {', '.join(PROVENANCES)}")


def table(data: Mapping[str, Any], name: str, keys: tuple[str, ...], where: str = "") -> Mapping[str, Any]:
    where = where or name
    entry = data.get(name)
    if not isinstance(entry, Mapping):
        raise ValueError(f"{where}: needs a table")
    for key in entry:
        if key not in keys:
            raise ValueError(f"{where}.{key}: there is no such thing here; there are {', '.join(keys)}")
    for key in keys:
        if key not in entry:
            raise ValueError(f"{where}.{key}: is missing")
    return entry


def counts(value: Any, where: str) -> list[int]:
    if not isinstance(value, list) or len(value) != 3:
        raise ValueError(f"{where}: needs three numbers, for the values 1, 2 and 3")
    return [number(entry, where, 0) for entry in value]


def number(value: Any, where: str, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"{where}: needs a whole number from {least} on, not {value!r}")
    return value
