"""Finished games play again to the same end, and every choice in them does what its card says, and nothing else.

What should happen is worked out here from data.toml alone, without the rules' own code.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.shipwrights.tables import dictated

from longhall.games.shipwrights.face.reading import GROUPS
from longhall.games.shipwrights.game import GAME
from longhall.games.shipwrights.terms import CARD_NAMES, SENT_NAMES
from longhall.kernel.fields import write_object
from longhall.match.beginnings import replay

FOLDER = Path(__file__).parent / "fixtures"
FINISHED = ["2-players", "3-players", "4-players", "5-players"]
DATA = GAME.raw_data
GOODS = ("oak", "wool", "iron")
BOARD = (
    "gold", "workers", "mill", "cart", "row", "workshop", "fleet", "tool", "buildings", "watchmen", "pioneers", "hand",
)  # fmt: skip


def fixture(name):
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def steps(name):
    """Every choice of a record: who, the key, the written state before and after, and what came up."""
    record = fixture(name)["record"]
    g = GAME.new(record["players"], {}, GAME.data)
    g.reseed(record["seed"])
    entries = record["entries"]
    dictated(g, *entries[0]["chance"])
    g.run()
    for entry in entries[1:]:
        before = write_object(g, g.players)
        dictated(g, *entry.get("chance", []))
        g.apply(entry["seat"], GAME.actions.number(entry["play"]))
        yield f"p{entry['seat'] + 1}", entry["play"], before, write_object(g, g.players), entry.get("chance", []), g


@pytest.mark.both
@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_plays_again_to_the_same_end(name):
    """SW-93, SW-99"""
    kept = fixture(name)
    match = replay(kept["record"], game=GAME)
    assert match.over and match.result is not None
    assert {part: getattr(match.result, part) for part in kept["result"]} == kept["result"]
    assert match.state.day == kept["days"]  # type: ignore[attr-defined]
    assert match.record == kept["record"]


def test_there_is_no_fixture_that_nobody_plays():
    assert {file.stem for file in FOLDER.glob("*.json")} == set(FINISHED)


def card_shown(seat, key, before):
    """The cards whose effect a choice shows."""
    family, *words = key.split(":")
    if family in ("call", "hire", "build"):
        return {words[0]}
    if family in SENT_NAMES:
        return {family}
    if family == "finish":
        return {before["workshop"][seat][words[0]]}
    if family == "finish_with_tool":
        return {before["workshop"][seat][words[0]], before["tool"][seat]}
    return {"trade_cart"} if family == "buy_with_cart" else set()


def test_every_card_is_played():
    shown = set()
    for name in FINISHED:
        for seat, key, before, _, _, _ in steps(name):
            shown |= card_shown(seat, key, before)
    assert shown == set(CARD_NAMES)


class Expected:
    """The boards as they should be after a choice."""

    def __init__(self, before: dict[str, Any], seat: str) -> None:
        self.now: dict[str, Any] = json.loads(json.dumps({part: before[part] for part in BOARD}))
        self.seat = seat
        self.done = before["turns_done"]

    def add(self, part: str, count: int, *where: str) -> None:
        table = self.now[part]
        *steps, last = where or (self.seat,)
        for step in steps:
            table = table[step]
        table[last] += count

    def gold(self, count: int, seat: str = "") -> None:
        seat = seat or self.seat
        self.now["gold"][seat] = max(0, min(12, self.now["gold"][seat] + count))

    def leave_hand(self, card: str) -> None:
        self.now["hand"][self.seat].remove(card)

    def lose_tool(self, seat: str) -> None:
        self.now["tool"][seat] = -1
        self.now["cart"][seat] = dict.fromkeys(GOODS, 0)


def group_of(card):
    return next(group for group, names in GROUPS.items() if card in names)


def expect(e: Expected, family: str, words: list[str], back: str, drawn: list[str]) -> None:
    """Change the boards as the card says."""
    me = e.seat
    if family in ("buy", "buy_with_cart"):
        e.gold(-DATA["buy_goods"]["cost_gold"])
        e.add("workers", -DATA["buy_goods"]["cost_workers"])
        e.add("mill", int(back[GOODS.index(words[0])]), me, words[0])
        if family == "buy_with_cart":
            e.add("mill", 1, me, words[0])
            e.add("cart", -1, me, words[0])
            if not any(e.now["cart"][me].values()):
                e.lose_tool(me)
    elif family == "drop_tool":
        e.lose_tool(me)
    elif family == "buy_tool":
        e.leave_hand(words[0])
        e.gold(-DATA["tools"][words[0]]["gold"])
        e.now["tool"][me] = words[0]
        if words[0] == "trade_cart":
            e.now["cart"][me] = {good: DATA["tools"]["trade_cart"][good] for good in GOODS}
    elif family == "hire":
        e.leave_hand(words[0])
        e.add("row", 1, me, words[0])
    elif family == "build":
        e.leave_hand(words[0])
        e.gold(-DATA["buildings"][words[0]]["gold"])
        e.add("workers", -DATA["buildings"][words[0]]["workers"])
        e.now["buildings"][me][words[0]] = 1
    elif family == "begin":
        e.leave_hand(words[0])
        free = "a" if e.now["workshop"][me]["a"] == -1 else "b"
        e.now["workshop"][me][free] = words[0]
    elif family == "discard":
        e.leave_hand(words[0])
    elif family == "take":
        e.add("mill", 1, me, words[0])
    elif family == "return":
        e.add("mill", -1, me, words[0])
    elif family in ("finish", "finish_with_tool"):
        ship = e.now["workshop"][me][words[0]]
        cost = DATA["ships"][ship]["cost"]
        e.gold(-cost["gold"])
        e.add("workers", -cost["workers"])
        waived = DATA["tools"][e.now["tool"][me]]["waives"] if family == "finish_with_tool" else None
        for good in GOODS:
            e.add("mill", -(cost[good] if good != waived else 0), me, good)
        if waived:
            e.lose_tool(me)
    elif family in SENT_NAMES:
        e.leave_hand(family)
        send(e, family, words)
    elif family == "call":
        e.leave_hand(words[0])
        call(e, words[0])
    e.now["hand"][me] += drawn


def send(e: Expected, card: str, words: list[str]) -> None:
    target = words[0]
    if card == "assassin":
        e.add("row", -1, target, words[1])
    elif card == "barbarian":
        e.now["workshop"][target][words[1]] = -1
    elif card == "conspirator":
        e.add("row", -1, target, words[1])
        e.add("row", 1, e.seat, words[1])
    elif card == "raider":
        e.gold(-sum(e.now["mill"][target].values()), target)
    elif card == "berserker":
        e.gold(-DATA["townsfolk"]["berserker"]["cost_gold"])
        e.lose_tool(target)
    else:
        e.add("mill", -1, target, words[1])
        e.add("mill", 1, e.seat, words[1])


def call(e: Expected, card: str) -> None:
    table = DATA["townsfolk"][card]
    if card in ("pioneer", "watchman"):
        e.add(card[:-3] + "men" if card == "watchman" else "pioneers", 1)
    e.gold(table.get("gain_gold", 0) + table.get("gold_per_player_gone_before", 0) * e.done)
    e.add("workers", table.get("gain_workers", 0) - table.get("pay_workers", 0))
    for other in e.now["gold"]:
        if other != e.seat and not e.now["watchmen"][other]:
            e.gold(-table.get("opponents_lose_gold", 0), other)


def settled(e: Expected, after: dict[str, Any]) -> None:
    """Take over what a Ship's Craftsmen make of row, hand, Workshop and fleet, if it adds up to what the Ship needs."""
    me = e.seat
    for workshop in "ab":
        ship = e.now["workshop"][me][workshop]
        if ship != -1 and after["workshop"][me][workshop] == -1:
            e.now["workshop"][me][workshop] = -1
            e.add("fleet", 1, me, ship)
    for part in ("row", "hand"):
        e.now[part][me] = after[part][me]


class Trade:
    """What a Trader has been given so far."""

    def __init__(self) -> None:
        self.given: list[str] = []

    def follow(self, e: Expected, family: str, words: list[str]) -> None:
        """After the last Good is returned, the only type that was not returned comes back by itself."""
        if family == "call":
            self.given = []
        if family not in ("return", "enough"):
            return
        self.given += words
        mill = e.now["mill"][e.seat]
        more = [good for good in GOODS if mill[good] and len({*self.given, good}) < 3]
        if (family == "enough" or len(self.given) == 3 or not more) and len(set(self.given)) == 2:
            (third,) = set(GOODS) - set(self.given)
            mill[third] += len(self.given)


@pytest.mark.parametrize("name", FINISHED)
def test_every_choice_does_what_its_card_says_and_nothing_else(name):
    """SW-25, SW-31, SW-47, SW-76, SW-82"""
    trade = Trade()
    for seat, key, before, after, chance, g in steps(name):
        family, *words = key.split(":")
        if family in ("keep", "end_turn") or before["day"] == 0 or after["day"] != before["day"] or g.over:
            continue  # others act, or the day goes on
        e = Expected(before, seat)
        expect(e, family, words, before["top"], [result[5:] for result in chance if result.startswith("card:")])
        if before["table"] == ["trader"] or key == "call:trader":
            trade.follow(e, family, words)
        elif family == "return":
            continue  # in the Evening the rest may follow by itself, and other players'
        if family in ("finish", "finish_with_tool", "from_row", "from_hand"):
            check_craftsmen(seat, key, before, after)
            settled(e, after)
        for hand in e.now["hand"].values():
            hand.sort(key=CARD_NAMES.index)
        assert {part: after[part] for part in BOARD} == e.now, (name, key)


def check_craftsmen(seat, key, before, after):
    """A Ship that was launched has used up exactly its Craftsmen, from row and hand together."""
    for workshop in "ab":
        ship = before["workshop"][seat][workshop]
        if ship == -1 or after["workshop"][seat][workshop] != -1:
            continue
        gone = [
            kind for kind, count in before["row"][seat].items() for _ in range(count - after["row"][seat][kind])
        ] + list(before["hand"][seat])
        for card in after["hand"][seat]:
            gone.remove(card)
        needed = list(DATA["ships"][ship]["craftsmen"])
        for card in gone:
            needed.remove(card)
        if key.startswith("finish"):
            assert needed == [], (ship, gone)
        assert group_of(ship) == "ships"
