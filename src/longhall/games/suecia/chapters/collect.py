"""Collect: resources from the reserve or the market, ships, missions.  (§7.4)"""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from longhall.games.suecia.chapters.flow import gain, into_market, out_of_market, pay, unload
from longhall.games.suecia.chapters.opened import Opened, abandon, complete
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ADVANCED,
    CARD_RETURNED,
    CARD_TAKEN,
    CARGO_LOST,
    CHIT_TO_MARKET,
    COLLECT,
    COLLECT_RESERVE,
    COLLECTED_MARKET,
    COLLECTED_RESERVE,
    FORGONE,
    FRONT,
    KINDS,
    MISSIONS,
    PAID,
    RETURN,
    SLOTS,
    SORT_SIZE,
    TAKE,
    TIER_SIZE,
)
from longhall.kernel.actions import Family
from longhall.kernel.sets import has

# Resources


def stock_allows(g: Suecia, deed: i64, kind: i64) -> bool:
    """Nobility collects while the stock is low, clergy while it is high.  SU-30, SU-31, SU-32, SU-33"""
    if deed == COLLECT_RESERVE:
        return g.stock[kind] <= g.data.nobility_up_to
    return g.stock[kind] >= g.data.clergy_from


def can_pay_recipe(g: Suecia, seat: i64, kind: i64) -> bool:
    """An advanced resource costs one of each kind that it is made of; a basic one is free.  SU-2, SU-31, SU-33"""
    recipe = g.data.recipe[kind]
    for part in range(TIER_SIZE):
        if has(recipe, part) and g.owns(seat, part) < 1:
            return False
    return True


def pay_recipe(g: Suecia, seat: i64, kind: i64) -> None:
    """What an advanced resource is made of goes to the reserve.  SU-2, SU-31, SU-33"""
    recipe = g.data.recipe[kind]
    for part in range(TIER_SIZE):
        if has(recipe, part):
            pay(g, seat, part, 1)
            g.emit(PAID, seat, part, 1)


class CollectResource(Opened):
    """One unit for oneself. Nobility takes it from the reserve and puts another on the market; clergy takes it there.

    SU-30, SU-31, SU-32, SU-33
    """

    FIELDS = ("seat", "tier", "deed")

    def __init__(self, seat: i64, tier: i64, deed: i64) -> None:
        super().__init__(seat)
        self.tier: i64 = tier
        self.deed: i64 = deed

    def targets(self) -> Family:
        return COLLECT

    def refuse(self, g: Suecia, action: i64) -> str:
        kind = COLLECT.arg(action)
        if kind // TIER_SIZE == self.tier and stock_allows(g, self.deed, kind) and can_pay_recipe(g, self.seat, kind):
            return ""
        if self.deed == COLLECT_RESERVE:
            return "SU-31" if self.tier == ADVANCED else "SU-30"
        return "SU-33" if self.tier == ADVANCED else "SU-32"

    def choose(self, g: Suecia, action: i64) -> None:
        kind = COLLECT.arg(action)
        pay_recipe(g, self.seat, kind)
        gain(g, self.seat, kind, 1)
        if self.deed == COLLECT_RESERVE:
            g.emit(COLLECTED_RESERVE, self.seat, kind)
            if into_market(g, kind, 1) > 0:
                g.emit(CHIT_TO_MARKET, self.seat, kind)
        else:
            out_of_market(g, kind, 1)
            g.emit(COLLECTED_MARKET, self.seat, kind)
        complete(g, self.seat, NONE, False)


# Ships and missions


def at_limit(g: Suecia, seat: i64, sort: i64) -> bool:
    """Three ships and three missions are the most.  SU-36"""
    return g.cards_of(seat, sort) >= g.data.card_limit[sort]


def collect_card(g: Suecia, seat: i64, sort: i64) -> None:
    """Take a ship or a mission; at the limit one is returned first.  SU-34, SU-35, SU-36"""
    offer_card(g, seat, sort, 0)


def offer_missions(g: Suecia, seat: i64, left: i64) -> None:
    """A flipped card was given back for missions: up to so many, as long as there are any.  SU-66, SU-80"""
    if left > 0 and g.cards_left(MISSIONS) > 0:
        offer_card(g, seat, MISSIONS, left)


def offer_card(g: Suecia, seat: i64, sort: i64, left: i64) -> None:
    if at_limit(g, seat, sort):
        g.push(ReturnCard(seat, sort, left))
    else:
        g.push(TakeCard(seat, sort, left, False))


def return_card(g: Suecia, seat: i64, slot: i64) -> None:
    """A card goes back to the reserve, front up; its cargo is lost.  SU-36, SU-80"""
    card = seat * SLOTS + slot
    for kind in range(KINDS):
        count = g.cargo[card * KINDS + kind]
        if count > 0:
            g.emit(CARGO_LOST, seat, slot, kind, count)
    unload(g, seat, slot)
    g.cards[g.card[card]] += 1
    g.card[card] = NONE
    g.flipped[card] = FRONT


def take_card(g: Suecia, seat: i64, nation: i64) -> None:
    """A card comes from the reserve, front up and empty.  SU-34, SU-35"""
    slot = nation // SORT_SIZE * SORT_SIZE
    while g.card[seat * SLOTS + slot] != NONE:
        slot += 1
    g.cards[nation] -= 1
    g.card[seat * SLOTS + slot] = nation
    g.emit(CARD_TAKEN, seat, nation)


@mypyc_attr(acyclic=True)
class CardChoice(Opened):
    """A choice of ships or missions. As part of a bonus, `left` says how many may still be taken; else it is 0."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "sort", "left")

    def __init__(self, seat: i64, sort: i64, left: i64) -> None:
        super().__init__(seat)
        self.sort: i64 = sort
        self.left: i64 = left

    def is_bonus(self) -> bool:
        return self.left > 0

    def give_up(self, g: Suecia) -> None:
        """In a bonus the missions not yet taken are forgone.  SU-66"""
        if self.left > 0:
            g.emit(FORGONE, self.seat)
        else:
            abandon(g, self.seat, False)


class ReturnCard(CardChoice):
    """At the limit: one own card of the sort goes back before another is taken.  SU-36, SU-66"""

    def targets(self) -> Family:
        return RETURN

    def refuse(self, g: Suecia, action: i64) -> str:
        slot = RETURN.arg(action)
        if slot // SORT_SIZE == self.sort and g.card[self.seat * SLOTS + slot] != NONE:
            return ""
        return "SU-36"

    def choose(self, g: Suecia, action: i64) -> None:
        slot = RETURN.arg(action)
        g.emit(CARD_RETURNED, self.seat, g.card[self.seat * SLOTS + slot], slot)
        return_card(g, self.seat, slot)
        g.push(TakeCard(self.seat, self.sort, self.left, True))


class TakeCard(CardChoice):
    """Any ship or mission in the reserve, one just returned too. After returning one there is no way back.

    SU-34, SU-35, SU-36, SU-80
    """

    FIELDS = ("seat", "sort", "left", "must")

    def __init__(self, seat: i64, sort: i64, left: i64, must: bool) -> None:
        super().__init__(seat, sort, left)
        self.must: bool = must

    def can_leave(self) -> bool:
        return not self.must

    def targets(self) -> Family:
        return TAKE

    def refuse(self, g: Suecia, action: i64) -> str:
        nation = TAKE.arg(action)
        if nation // SORT_SIZE != self.sort:
            return "SU-35" if self.sort == MISSIONS else "SU-34"
        return "" if g.cards[nation] > 0 else "SU-80"

    def choose(self, g: Suecia, action: i64) -> None:
        take_card(g, self.seat, TAKE.arg(action))
        if self.left > 0:
            offer_missions(g, self.seat, self.left - 1)
        else:
            complete(g, self.seat, NONE, False)
