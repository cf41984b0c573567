"""The Evening: Gold, Workers, capacities; then the next day or the end."""

from mypy_extensions import i64

from longhall.games.shipwrights.chapters.effects import gain_gold, return_goods
from longhall.games.shipwrights.chapters.pile import renew
from longhall.games.shipwrights.frames import ShipDecision, ShipStep
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    BURIED,
    COPIES,
    EVENING_GOLD,
    EVENING_WORKERS,
    GOODS,
    LEFTOVERS,
    LEFTOVERS_BURIED,
    NONE,
    RETURN,
    WORKERS_LEAVE,
)


class Dusk(ShipStep):
    """The Afternoon ends: the leftovers go face down into the discards.  SW-14, SW-21, SW-85"""

    def run(self, g: Shipwrights) -> None:
        place = g.place
        buried: i64 = 0
        for copy in range(COPIES):
            if place[copy] == LEFTOVERS:
                place[copy] = BURIED
                buried += 1
        if buried > 0:
            g.discards_size += buried
            g.emit(LEFTOVERS_BURIED, buried)
            renew(g)


class Evening(ShipStep):
    """Each step for all players before the next: Gold, then Workers, then the capacities.  SW-15, SW-90"""

    def run(self, g: Shipwrights) -> None:
        receive_gold_for_the_night(g)
        receive_workers_for_the_night(g)
        g.push(Stores(g.starter))


def receive_gold_for_the_night(g: Shipwrights) -> None:
    """1 Gold for each Worker in the Village and for each Gold icon of the fleet.  SW-8, SW-86"""
    data = g.data
    for seat in range(g.players):
        income = g.workers[seat] * data.worker_gold + g.over_fleet(seat, data.gold_icons) * data.icon_gold
        g.emit(EVENING_GOLD, seat, gain_gold(g, seat, max(0, income)))


def receive_workers_for_the_night(g: Shipwrights) -> None:
    """1 Worker and the Worker icons of the fleet, never less than 1.  SW-87"""
    data = g.data
    for seat in range(g.players):
        workers = max(data.workers_min, data.workers_base + g.over_fleet(seat, data.worker_icons))
        g.workers[seat] += workers
        g.emit(EVENING_WORKERS, seat, workers)


class Stores(ShipStep):
    """What a Village and a Mill cannot hold overnight returns to the Supply, clockwise from the starting player.
    SW-88, SW-89"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: Shipwrights) -> None:
        seat = self.seat
        surplus = g.workers[seat] - g.data.village
        if surplus > 0:
            g.workers[seat] -= surplus
            g.emit(WORKERS_LEAVE, seat, surplus)
        following = g.left_of(seat)
        if following != g.starter:
            g.become(Stores(following))
        return_surplus(g, seat, g.goods_of(seat) - g.mill_capacity(seat))


def return_surplus(g: Shipwrights, seat: i64, surplus: i64) -> None:
    """The owner chooses which Goods to return, one by one; with Goods of one type only there is no choice.  SW-89"""
    if surplus <= 0:
        return
    only = NONE
    for good in range(GOODS):
        if g.mill[seat * GOODS + good] > 0:
            if only != NONE:
                g.push(ReturnGoods(seat, surplus))
                return
            only = good
    return_goods(g, seat, only, surplus)


class ReturnGoods(ShipDecision):
    """One Good more than the Mill can hold goes back to the Supply.  SW-89"""

    FIELDS = ("seat", "left")
    SPAN = [RETURN]

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def why_not(self, g: Shipwrights, action: i64) -> str:
        return "" if g.mill[self.seat * GOODS + RETURN.arg(action)] > 0 else "SW-89"

    def apply(self, g: Shipwrights, action: i64) -> None:
        return_goods(g, self.seat, RETURN.arg(action), 1)
        return_surplus(g, self.seat, self.left - 1)
