"""What trading in bulk does to Suecia under each value of its option `market`.

    python benchmarks/market.py [--games N] [--players N]

Traders play: at every chance they look three exchanges ahead for the one after which they hold most basic resources;
besides they collect, and build nothing. Printed are, for one trader among random players and for a table of traders,
the decisions of the longest game and of the usual one, and the most that a trader ever held of one kind: in the richest
game and in the usual one.
"""

import argparse
import random
from statistics import median

from longhall.games.registry import game as find_game
from longhall.games.suecia.chapters.exchange import Exchange
from longhall.games.suecia.components import Components
from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import ALL, BUY, ENOUGH, EXCHANGE, NUMBERED, SELL, TIER_SIZE

GAME = find_game("suecia")
AHEAD = 3
FEW = 2  # kept of a kind, to shift its price later
ENOUGH_FOR_ONE = -1
TRADES = [  # sell this kind, buy that one, and keep so many; or sell just enough for one unit
    (sold, bought, kept)
    for sold in range(TIER_SIZE)
    for bought in range(TIER_SIZE)
    if sold != bought
    for kept in (0, FEW, ENOUGH_FOR_ONE)
]


class Market:
    """What a trader reckons with: her basic resources, the stocks, and nobody else."""

    def __init__(self, data: Components, every_unit: bool, held: list[int], stock: list[int]) -> None:
        self.data = data
        self.every_unit = every_unit
        self.held = held
        self.stock = stock

    def units(self, sold: int, bought: int, kept: int) -> int:
        """How many units a trade sells; 0 if it cannot be made."""
        price = self.data.buying_price(bought, self.stock[bought])
        if kept == ENOUGH_FOR_ONE:
            units = -(-price // max(self.data.selling_price(sold, self.stock[sold]), 1))
        else:
            units = self.held[sold] - kept
        room = self.data.capacity - self.stock[sold]
        units = min(units, room) if self.every_unit or room < 2 else units
        return units if 0 < units <= self.held[sold] and 0 < price <= self.brought(sold, units) else 0

    def brought(self, kind: int, units: int) -> int:
        stock = self.stock[kind]
        if self.every_unit:
            return sum(self.data.selling_price(kind, stock + unit) for unit in range(units))
        return units * self.data.selling_price(kind, stock)

    def after(self, sold: int, bought: int, units: int) -> "Market":
        proceeds = self.brought(sold, units)
        held, stock = self.held[:], self.stock[:]
        held[sold] -= units
        if not self.every_unit:
            held[bought] += 1 if stock[bought] == 1 else proceeds // self.data.buying_price(bought, stock[bought])
            stock[sold] += 1
            stock[bought] -= 1
            return Market(self.data, False, held, stock)
        stock[sold] += units
        while stock[bought] and proceeds >= self.data.buying_price(bought, stock[bought]):
            proceeds -= self.data.buying_price(bought, stock[bought])
            held[bought] += 1
            stock[bought] -= 1
        return Market(self.data, True, held, stock)

    def best(self, ahead: int) -> int:
        """The most that she could hold after so many trades."""
        found = sum(self.held)
        if ahead:
            for sold, bought, kept in TRADES:
                units = self.units(sold, bought, kept)
                if units:
                    found = max(found, self.after(sold, bought, units).best(ahead - 1))
        return found


class Trader:
    """Trades whenever it pays within the next three exchanges."""

    def __init__(self) -> None:
        self.sold, self.bought, self.left = 0, 0, 0  # the exchange that she is at; units still to be sold

    def choose(self, g: Suecia, seat: int, legal: list[int], luck: random.Random) -> int:
        if isinstance(g.waiting, Exchange):
            return self.trade(legal)
        if EXCHANGE.of(0) in legal and self.wants_to_trade(g, seat):
            return EXCHANGE.of(0)
        return without_cost(legal, luck)

    def wants_to_trade(self, g: Suecia, seat: int) -> bool:
        held, stock = [g.owns(seat, kind) for kind in range(TIER_SIZE)], list(g.stock)[:TIER_SIZE]
        market = Market(g.data, g.every_unit, held, stock)
        most, self.left = market.best(AHEAD - 1), 0
        for sold, bought, kept in TRADES:
            units = market.units(sold, bought, kept)
            if units and not (g.bought >> sold & 1 or g.sold >> bought & 1):
                later = market.after(sold, bought, units).best(AHEAD - 1)
                if later > most:
                    most, self.sold, self.bought, self.left = later, sold, bought, units
        return self.left > 0

    def trade(self, legal: list[int]) -> int:
        """Sell what is planned, then spend it all."""
        amount = min(self.left, NUMBERED)
        if amount and SELL.of2(self.sold, amount - 1) in legal:
            self.left -= amount
            return SELL.of2(self.sold, amount - 1)
        if BUY.of2(self.bought, ALL) in legal:
            return BUY.of2(self.bought, ALL)
        return ENOUGH.of(0) if ENOUGH.of(0) in legal else legal[0]


def without_cost(legal: list[int], luck: random.Random) -> int:
    """What gives resources or another chance to trade: collect, or open an action and leave it."""
    keys = {action: GAME.actions.key(action) for action in legal}
    for wanted in (
        "top:nobility",
        "collect:",
        "basic:nobility:collect_resource",
        "basic:",
        "abandon",
        "stop",
        "finish",
    ):
        found = [action for action, key in keys.items() if key.startswith(wanted)]
        if found:
            return luck.choice(found)
    return luck.choice([action for action, key in keys.items() if key != "exchange"])


def played(players: int, market: str, traders: int, seed: int) -> tuple[int, int]:
    """Decisions of a game, and the most that a trader held of one kind."""
    g = GAME.new(players, GAME.whole_options({"market": market}), GAME.data)
    assert isinstance(g, Suecia)
    g.reseed(seed)
    g.run()
    luck = random.Random(seed)
    seats = {(seed + seat) % players: Trader() for seat in range(traders)}
    decisions, most = 0, 0
    while not g.over:
        seat = g.next_actor()
        legal = g.legal(seat)
        if seat in seats:
            g.apply(seat, seats[seat].choose(g, seat, legal, luck))
            most = max([most, *[g.owns(seat, kind) for kind in range(TIER_SIZE)]])
        else:
            g.apply(seat, luck.choice(legal))
        decisions += 1
    return decisions, most


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=3)
    wishes = parser.parse_args()
    print(f"{'market':<12}{'traders':>8}{'games':>7}{'longest':>9}{'usual':>7}{'richest':>9}{'usual':>7}")
    for traders in (1, wishes.players):
        for market in GAME.options["market"].values:
            found = [played(wishes.players, market, traders, seed) for seed in range(wishes.games)]
            decisions, most = zip(*found, strict=True)
            line = [max(decisions), round(median(decisions)), max(most), round(median(most))]
            print(
                f"{market:<12}{traders:>8}{len(found):>7}{line[0]:>9}{line[1]:>7}{line[2]:>9}{line[3]:>7}", flush=True
            )


if __name__ == "__main__":
    main()
