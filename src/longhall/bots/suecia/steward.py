"""How to play Suecia, in six thoughts.

1. Missions are worth ten points each, more than any building, and a fulfilled one turns into one worth twenty. Take one
   early, and gather what it asks for.
2. Goods are worth what they can still become: an advanced chit a quarter of a mission or a disc of three points, a
   basic one a third of that. What is left at the end is worth nothing.
3. Sell dear, buy cheap, and buy what your missions ask for: an exchange costs no action.
4. Open no action that you cannot pay for. Never end a turn with an action you can use.
5. Play the card whose column gives you actions that go together; two of one estate make an advanced action, and two of
   nobility or clergy take or fill a mission.
6. A bonus is a placement without an action: take it whenever you can pay.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.bots.steward import Steward, better_of_two, share_by
from longhall.bots.suecia.columns import best_fit, fit, wish_for_missions
from longhall.bots.suecia.means import (
    IMPOSSIBLE,
    actions_to_come,
    cost_of_mission,
    cost_of_nation,
    finds_target,
    left_to_fill,
    mission_in_reach,
    still_to_get,
)
from longhall.bots.suecia.reasons import reason_of
from longhall.bots.suecia.sight import goods_of, in_sight
from longhall.bots.suecia.trade import gain_by_exchange, gain_by_selling, loss_by_buying
from longhall.games.suecia.chapters.exchange import Exchange
from longhall.games.suecia.chapters.flow import missing
from longhall.games.suecia.chapters.scoring import points
from longhall.games.suecia.chapters.turn import ChooseColumn
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ABANDON,
    ADVANCED,
    ADVANCED_ACTION,
    BASIC,
    BASIC_ACTION,
    BUY,
    COLLECT_MARKET,
    COLLECT_MISSION,
    COLLECT_RESERVE,
    COLLECT_SHIP,
    COMPLETE,
    DEMAND,
    DEMAND_MISSIONS,
    END,
    EXCHANGE,
    FILL,
    FINISH,
    FLIP_TILE,
    HALVES,
    INTO,
    MISSIONS,
    OPEN,
    PLACE_SHOP,
    PLAY,
    RETURN,
    SELL,
    SLOTS,
    SORT_SIZE,
    STOP,
    SUPPLY_CITY,
    TAKE,
    TAKE_BONUS,
    TOP,
)
from longhall.kernel.state import State

COIN_WEIGHS: Final[float] = 0.25  # gained in an exchange
LEAST_GAIN: Final[float] = 0.3  # for which an exchange is begun
SOME: Final[float] = 2.0  # goods with which a first mission is taken gladly
RICH: Final[float] = 5.0  # and for each one in hand a further one


@final
class SueciaSteward(Steward):
    def version(self) -> str:
        return "4"

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
            return self.deed(g, seat, BASIC_ACTION.second(action), BASIC)
        if ADVANCED_ACTION.has(action):
            return self.deed(g, seat, ADVANCED_ACTION.second(action), ADVANCED)
        if INTO.has(action):
            top = g.waiting
            if not isinstance(top, ChooseColumn):
                return 0.0
            return fit(g, seat, INTO.arg(action), top.estate, wish_for_missions(g, seat))
        if TOP.has(action):
            return best_fit(g, seat, TOP.arg(action), wish_for_missions(g, seat))
        if PLAY.has(action):
            card = PLAY.arg(action)
            wish = wish_for_missions(g, seat)
            return max(best_fit(g, seat, HALVES[card * 2], wish), best_fit(g, seat, HALVES[card * 2 + 1], wish))
        if TAKE_BONUS.has(action) or COMPLETE.has(action):
            return 1.5
        if DEMAND.has(action):
            slot = mission_in_reach(g, seat, 0)
            return 5.0 if slot != NONE and g.card[seat * SLOTS + slot] == DEMAND.arg(action) else 0.0
        if FILL.has(action):
            return 2.0 - 0.2 * float(left_to_fill(g, seat, FILL.first(action)))
        if TAKE.has(action):
            return self.new_card(g, seat, TAKE.arg(action))
        if END.has(action):
            return -2.0
        if ABANDON.has(action):
            return -4.0
        if STOP.has(action) or FINISH.has(action):
            return -1.0
        if EXCHANGE.has(action):
            return self.exchange(g, seat)
        if SELL.has(action):
            return self.sale(g, seat, SELL.first(action), SELL.second(action))
        if BUY.has(action):
            return self.purchase(g, seat, BUY.first(action), BUY.second(action))
        if RETURN.has(action):
            return -1.0
        return 0.0

    def deed(self, g: Suecia, seat: i64, deed: i64, tier: i64) -> float:
        """What an action is good for in general; nothing if it cannot be paid."""
        if not finds_target(g, seat, deed, tier):
            return 4.0 if deed == DEMAND_MISSIONS and mission_in_reach(g, seat, 0) != NONE else -3.0
        more = 1.0 if tier == ADVANCED else 0.0
        if deed <= PLACE_SHOP:
            return 1.0 + more
        if deed == FLIP_TILE:
            return 1.8
        if deed in (COLLECT_RESERVE, COLLECT_MARKET):
            return 0.4 + more
        if deed == COLLECT_SHIP:
            return 0.2
        if deed == COLLECT_MISSION:
            return self.new_mission(g, seat)
        if deed == DEMAND_MISSIONS:
            return 5.0 if mission_in_reach(g, seat, 0) != NONE else 0.5
        return 1.0 + more if deed == SUPPLY_CITY else 1.2

    def new_mission(self, g: Suecia, seat: i64) -> float:
        """One is enough to begin with; who is rich has use for more."""
        held = g.cards_of(seat, MISSIONS)
        if held >= g.data.card_limit[MISSIONS] or actions_to_come(g, seat) < 4:
            return -3.0
        rich = goods_of(g, seat, 0.0) > (SOME if held == 0 else RICH * float(held))
        return 2.0 if rich else 0.5 if held == 0 else -1.5

    def new_card(self, g: Suecia, seat: i64, nation: i64) -> float:
        """Of the missions the one that costs least, and gladly another of a nation: they are filled together."""
        if nation < SORT_SIZE:
            return 0.0
        cost = cost_of_nation(g, seat, nation)
        found = 1.0 - 0.05 * float(cost) if cost < IMPOSSIBLE else -1.5
        for slot in range(SORT_SIZE, SLOTS):
            if g.card[seat * SLOTS + slot] == nation:
                found += 0.7
        return found

    def exchange(self, g: Suecia, seat: i64) -> float:
        """Exchange what gains by it, and in a demand what a mission still asks for."""
        if g.phase == OPEN and g.deed == DEMAND_MISSIONS:
            slot = mission_in_reach(g, seat, 0)
            if slot != NONE and cost_of_mission(g, seat, slot) > 0:
                return 4.0
        gained = COIN_WEIGHS * gain_by_exchange(g, seat)
        return min(2.5, 0.5 + gained) if gained > LEAST_GAIN else -1.5

    def sale(self, g: Suecia, seat: i64, kind: i64, amount: i64) -> float:
        """Sell what others value more, and much of it; for a mission, what it does not ask for."""
        units = float(min(amount + 1, g.owns(seat, kind)))
        waiting = g.waiting
        if g.phase == OPEN and g.deed == DEMAND_MISSIONS and isinstance(waiting, Exchange):
            slot = mission_in_reach(g, seat, waiting.proceeds)
            if slot != NONE:
                if missing(g, seat, slot, kind) > 0:
                    return -4.0
                cost = float(cost_of_mission(g, seat, slot) - waiting.proceeds)
                price = float(g.data.selling_price(kind, g.stock[kind]))
                if cost > 0.0:
                    # Just enough of what brings most; if that is not enough, all of it.
                    short = cost - price * units
                    return 3.0 + 0.3 * price - (0.01 * short if short > 0.0 else -0.002 * short)
        if not isinstance(waiting, Exchange):
            return 0.0
        return max(-4.0, min(4.0, COIN_WEIGHS * gain_by_selling(g, seat, waiting, kind, amount)))

    def purchase(self, g: Suecia, seat: i64, kind: i64, amount: i64) -> float:
        """Buy the best value, and as much as the proceeds allow: what is left over is lost. A mission comes first."""
        waiting = g.waiting
        if g.phase == OPEN and g.deed == DEMAND_MISSIONS and isinstance(waiting, Exchange):
            slot = mission_in_reach(g, seat, waiting.proceeds)
            if slot != NONE and cost_of_mission(g, seat, slot) > 0:
                if cost_of_mission(g, seat, slot) > waiting.proceeds and not waiting.buying:
                    return -4.0
                wanted = still_to_get(g, seat, slot, kind)
                return 6.0 if wanted == amount + 1 else 5.0 if 0 < amount + 1 < wanted else -4.0
        if not isinstance(waiting, Exchange):
            return 0.0
        return max(-4.0, 0.05 - COIN_WEIGHS * loss_by_buying(g, seat, waiting, kind, amount))

    def opinion(self, world: State, seat: i64, menu: vec[i64], seed: i64) -> vec[float]:
        """An exchange is reckoned, not tried out: all that it depends on is open."""
        if not isinstance(world.waiting, Exchange):
            return super().opinion(world, seat, menu, seed)
        weights = vec[float]([0.0] * len(menu))
        for i in range(len(menu)):
            weights[i] = self.weigh(world, seat, menu[i])
        return weights

    def hunch(self, g: State, seat: i64, options: i64, random: i64) -> i64:
        """In an exchange and in a demand of missions what weighs most: there are too many ways to find it by lot."""
        assert isinstance(g, Suecia)
        filling = g.phase == OPEN and g.deed == DEMAND_MISSIONS and g.active == seat
        if not filling and not isinstance(g.waiting, Exchange):
            return better_of_two(self, g, seat, options, random)
        best: float = -1e18
        found: i64 = 0
        for i in range(options):
            weight = self.weigh(g, seat, g.menu[i])
            if weight > best:
                best = weight
                found = i
        return g.menu[found]

    def worth(self, g: State, seat: i64) -> float:
        assert isinstance(g, Suecia)
        turns = float(g.players * g.data.columns[g.players] * g.data.rows[g.players])
        left = 1.0 - min(1.0, float(g.turn) / turns)
        standing = vec[float]([0.0] * g.players)
        for other in range(g.players):
            standing[other] = float(points(g, other)) + in_sight(g, other)
        return share_by(standing, seat, 2.0 + 8.0 * left)

    def reason(self, g: State, seat: i64, action: i64) -> str:
        assert isinstance(g, Suecia)
        return reason_of(g, seat, action)


def steward() -> Steward:
    return SueciaSteward()
