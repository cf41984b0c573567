"""How to play Suecia, in five thoughts.

1. Missions are worth ten points each, more than any building. Take one early, and gather what it asks for.
2. A disc in an advanced province or on an advanced tile is worth three of the others: save for advanced placements, and
   flip your own tiles.
3. Farms are income: supply from the largest group, and let your own shops and churches profit.
4. Play the card whose column gives you actions that go together; two of one estate make an advanced action.
5. A bonus is a placement without an action: take it whenever you can pay. Never end a turn with an action you can use.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.bots.steward import Steward, better_of_two, share_by
from longhall.games.suecia.chapters.scoring import points
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ABANDON,
    ADVANCED_ACTION,
    BASIC_ACTION,
    BUY,
    COLLECT,
    COLLECT_MARKET,
    COLLECT_MISSION,
    COLLECT_RESERVE,
    COLLECT_SHIP,
    COLUMNS,
    COMPLETE,
    END,
    EXCHANGE,
    FILL,
    FINISH,
    FLIP_TILE,
    HEXES,
    INTO,
    KINDS,
    MATS,
    PLACE_SHOP,
    PLAY,
    RETURN,
    SELL,
    SLOTS,
    SORT_SIZE,
    SQUARES,
    STOP,
    SUPPLY_CITY,
    TAKE,
    TAKE_BONUS,
    TIER_SIZE,
    TOP,
)
from longhall.kernel.state import State

BASIC_CHIT: Final[float] = 0.35
ADVANCED_CHIT: Final[float] = 1.1


@final
class SueciaSteward(Steward):
    def version(self) -> str:
        return "2"

    def worlds(self) -> int:
        return 8

    def ahead(self) -> float:
        return 30.0

    def patience(self) -> int:
        return 4

    def horizon(self) -> int:
        return 30

    def weigh(self, g: State, seat: i64, action: i64) -> float:
        assert isinstance(g, Suecia)
        if BASIC_ACTION.has(action):
            return self.deed(BASIC_ACTION.second(action), False)
        if ADVANCED_ACTION.has(action):
            return self.deed(ADVANCED_ACTION.second(action), True)
        if INTO.has(action):
            return 0.4 * float(g.column_height(seat, INTO.arg(action)))
        if TAKE_BONUS.has(action) or COMPLETE.has(action):
            return 1.5
        if FILL.has(action):
            return 1.5
        if END.has(action) or ABANDON.has(action):
            return -2.0
        if STOP.has(action) or FINISH.has(action):
            return -1.0
        if EXCHANGE.has(action):
            return -1.5
        if SELL.has(action):
            return -1.5 - few(SELL.second(action))
        if BUY.has(action):
            return few(BUY.second(action))
        if RETURN.has(action):
            return -1.0
        return 0.0

    def deed(self, deed: i64, advanced: bool) -> float:
        """What an action is good for in general."""
        more = 1.0 if advanced else 0.0
        if deed <= PLACE_SHOP:
            return 1.0 + more
        if deed == FLIP_TILE:
            return 1.8
        if deed in (COLLECT_RESERVE, COLLECT_MARKET):
            return 0.4 + more
        if deed == COLLECT_SHIP:
            return 0.2
        if deed == COLLECT_MISSION:
            return 1.0
        return 1.0 + more if deed == SUPPLY_CITY else 1.2

    def hunch(self, g: State, seat: i64, options: i64, random: i64) -> i64:
        return better_of_two(self, g, seat, options, random)

    def worth(self, g: State, seat: i64) -> float:
        assert isinstance(g, Suecia)
        turns = float(g.players * COLUMNS * g.data.rows[g.players])
        left = 1.0 - min(1.0, float(g.turn) / turns)
        standing = vec[float]([0.0] * g.players)
        for other in range(g.players):
            standing[other] = float(points(g, other)) + (0.1 + 0.9 * left) * in_sight(g, other)
        return share_by(standing, seat, 2.0 + 6.0 * left)

    def reason(self, g: State, seat: i64, action: i64) -> str:
        if PLAY.has(action) or TOP.has(action) or INTO.has(action):
            return "hint-suecia-play"
        if BASIC_ACTION.has(action) or ADVANCED_ACTION.has(action):
            deed = BASIC_ACTION.second(action) if BASIC_ACTION.has(action) else ADVANCED_ACTION.second(action)
            if deed <= FLIP_TILE:
                return "hint-suecia-place"
            if deed < COLLECT_MISSION:
                return "hint-suecia-collect"
            if deed == COLLECT_MISSION:
                return "hint-suecia-mission"
            return "hint-suecia-supply" if deed == SUPPLY_CITY else "hint-suecia-demand"
        if FILL.has(action) or COMPLETE.has(action):
            return "hint-suecia-demand"
        if TAKE_BONUS.has(action):
            return "hint-suecia-bonus"
        if COLLECT.has(action) or TAKE.has(action) or BUY.has(action):
            return "hint-suecia-collect"
        if END.has(action) or STOP.has(action) or FINISH.has(action):
            return "hint-suecia-enough"
        return "hint-plain"


def few(amount: i64) -> float:
    """Sell no more than it takes, and buy all that it brought: what is left over is lost."""
    return 0.1 * float(min(amount, 5))


def chit(kind: i64) -> float:
    return BASIC_CHIT if kind < TIER_SIZE else ADVANCED_CHIT


def in_sight(g: Suecia, seat: i64) -> float:
    """What a player holds and has under way, in points that it may become."""
    found: float = 0.0
    for kind in range(KINDS):
        found += chit(kind) * float(min(g.owns(seat, kind), 5))
    for slot in range(SLOTS):
        if g.card[seat * SLOTS + slot] != NONE:
            mission = slot >= SORT_SIZE
            found += 1.5 if mission else 0.6
            for kind in range(KINDS):
                cargo = float(g.cargo[(seat * SLOTS + slot) * KINDS + kind])
                found += cargo * chit(kind) * (2.5 if mission else 1.6)
    for hex in range(HEXES):
        if g.farm[hex] == seat:
            found += 0.6
    for mat in range(MATS):
        if g.castle[mat] == seat:
            found += 0.3
        if g.church[mat] == seat:
            found += 0.3
    for square in range(SQUARES):
        if g.shop[square] == seat:
            found += 0.3
    return found


def steward() -> Steward:
    return SueciaSteward()
