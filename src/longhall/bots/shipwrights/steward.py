"""How to play Shipwrights of the North Sea, in six thoughts.

1. Ships win. Put one into each Workshop as soon as you can, and collect what these two still need, nothing else.
2. A Ship needs everything at once: Gold, Workers, Goods and its Craftsmen. Hire only Craftsmen whom your Ships ask for,
   as a row of four cannot be cleared.
3. Workers are income: each in the Village brings a Gold every Evening. Buy Goods when the back of the pile is generous
   with what you lack, and keep Workers for the rest.
4. Finish what you can finish, and build what you can build. Townsfolk who bring Gold, Workers or Goods are always good.
5. Attack who is ahead, and only if it costs you nothing.
6. In the draft take what your own Workshops wait for; otherwise the card that is worth most to anybody.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.bots.steward import Steward, better_of_two, share_by
from longhall.games.shipwrights.chapters.attacks import is_sending
from longhall.games.shipwrights.chapters.scoring import score
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    BEGIN,
    BUILD,
    BUY,
    BUY_TOOL,
    BUY_WITH_CART,
    CALL,
    CRAFTSMEN,
    DISCARD,
    DROP_TOOL,
    END_TURN,
    FINISH,
    FINISH_WITH_TOOL,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOOL,
    FIRST_TOWNSFOLK,
    GOODS,
    HIRE,
    KEEP,
    NONE,
    RETURN,
    SEND_ASSASSIN,
    SEND_BARBARIAN,
    SEND_BERSERKER,
    SEND_CONSPIRATOR,
    SEND_RAIDER,
    SEND_THIEF,
    SHIPS,
    TAKE,
    WORKSHOPS,
    rate,
)
from longhall.kernel.chance import advance, below
from longhall.kernel.state import State

# What the parts of a Ship cost in trouble: a Gold comes every Evening, a Craftsman only by the draft.
GOLD: Final[float] = 0.6
WORKER: Final[float] = 0.8
GOOD: Final[float] = 1.0
CRAFTSMAN: Final[float] = 2.0


@final
class ShipwrightsSteward(Steward):
    def worlds(self) -> int:
        return 6

    def ahead(self) -> float:
        return 30.0

    def horizon(self) -> int:
        return 40

    def deals_anew(self) -> int:
        """What may be under every card is worked out from all that was seen of it, which takes its time."""
        return 8

    def weigh(self, g: State, seat: i64, action: i64) -> float:
        assert isinstance(g, Shipwrights)
        if KEEP.has(action):
            return self.card(g, seat, KEEP.arg(action))
        if FINISH.has(action) or FINISH_WITH_TOOL.has(action):
            return 5.0 if FINISH.has(action) else 4.5
        if BUILD.has(action):
            return 3.0
        if BEGIN.has(action):
            return 2.5 + 0.2 * float(g.data.ship_vp[BEGIN.arg(action)])
        if HIRE.has(action):
            return 2.5 if self.is_wanted(g, seat, HIRE.arg(action)) else -1.5
        if CALL.has(action):
            return 2.0
        if is_sending(action):
            return 0.8
        if BUY.has(action) or BUY_WITH_CART.has(action):
            good = BUY.arg(action) if BUY.has(action) else BUY_WITH_CART.arg(action)
            return self.purchase(g, seat, good)
        if TAKE.has(action):
            return 1.5 * float(min(self.lacking(g, seat, TAKE.arg(action)), 1))
        if RETURN.has(action):
            return -1.0 * float(min(self.lacking(g, seat, RETURN.arg(action)), 1))
        if DISCARD.has(action):
            return -1.0 - 0.5 * self.card(g, seat, DISCARD.arg(action))
        if DROP_TOOL.has(action):
            return -4.0
        if BUY_TOOL.has(action):
            return 0.3
        return -0.5 if END_TURN.has(action) else 0.0

    def is_wanted(self, g: Shipwrights, seat: i64, craftsman: i64) -> bool:
        """Whether a Ship in the Workshops asks for more of this kind than stand in the row."""
        needed: i64 = 0
        for workshop in range(WORKSHOPS):
            ship = g.workshop[seat * WORKSHOPS + workshop]
            if ship != NONE:
                needed += g.data.ship_craftsmen[ship * CRAFTSMEN + craftsman]
        return g.row[seat * CRAFTSMEN + craftsman] < needed

    def lacking(self, g: Shipwrights, seat: i64, good: i64) -> i64:
        """How many of a Good the Ships in the Workshops need beyond what the Mill holds."""
        needed = -g.mill[seat * GOODS + good]
        for workshop in range(WORKSHOPS):
            ship = g.workshop[seat * WORKSHOPS + workshop]
            if ship != NONE:
                needed += g.data.ship_goods[ship * GOODS + good]
        return max(needed, 0)

    def purchase(self, g: Shipwrights, seat: i64, good: i64) -> float:
        got = float(min(self.lacking(g, seat, good), rate(g.top, good)))
        return 0.8 * got - 1.2

    def card(self, g: Shipwrights, seat: i64, card: i64) -> float:
        """What a card in hand is good for this seat."""
        if card < FIRST_CRAFTSMAN:
            empty = g.workshop[seat * WORKSHOPS] == NONE or g.workshop[seat * WORKSHOPS + 1] == NONE
            return 1.5 + 0.2 * float(g.data.ship_vp[card]) if empty else -0.5
        if card < FIRST_TOWNSFOLK:
            return 2.0 if self.is_wanted(g, seat, card - FIRST_CRAFTSMAN) else -0.5
        if card < FIRST_TOOL:
            return 0.9
        return 0.3 if card < FIRST_BUILDING else 1.0

    def hunch(self, g: State, seat: i64, options: i64, random: i64) -> i64:
        if below(random, 4) == 0:
            return g.menu[below(advance(random), options)]
        return better_of_two(self, g, seat, options, random)

    # Worth

    def worth(self, g: State, seat: i64) -> float:
        assert isinstance(g, Shipwrights)
        points = vec[float]([0.0] * g.players)
        longest: i64 = 0
        for other in range(g.players):
            points[other] = promise(g, other)
            longest = max(longest, ships_of(g, other))
        return share_by(points, seat, 3.0 - 0.5 * float(min(longest, 4)))

    def reason(self, g: State, seat: i64, action: i64) -> str:
        assert isinstance(g, Shipwrights)
        if KEEP.has(action):
            card = KEEP.arg(action)
            if FIRST_CRAFTSMAN <= card < FIRST_TOWNSFOLK and self.is_wanted(g, seat, card - FIRST_CRAFTSMAN):
                return "hint-shipwrights-keep-wanted"
            return "hint-shipwrights-keep"
        if FINISH.has(action) or FINISH_WITH_TOOL.has(action):
            return "hint-shipwrights-finish"
        if BUILD.has(action):
            made = g.clone()
            made.apply(seat, action)
            return "hint-shipwrights-build" if score(made, seat) > score(g, seat) else "hint-plain"
        if BEGIN.has(action):
            return "hint-shipwrights-begin"
        if HIRE.has(action):
            return "hint-shipwrights-hire" if self.is_wanted(g, seat, HIRE.arg(action)) else "hint-plain"
        if CALL.has(action):
            return "hint-shipwrights-call"
        if is_sending(action):
            return "hint-shipwrights-send" if target_of(action) != seat else "hint-plain"
        if BUY.has(action):
            return self.reason_of_good(g, seat, BUY.arg(action))
        if BUY_WITH_CART.has(action):
            return self.reason_of_good(g, seat, BUY_WITH_CART.arg(action))
        if TAKE.has(action):
            return self.reason_of_good(g, seat, TAKE.arg(action))
        if DISCARD.has(action):
            return "hint-shipwrights-discard"
        return "hint-shipwrights-enough" if END_TURN.has(action) and g.workers[seat] > 0 else "hint-plain"

    def reason_of_good(self, g: Shipwrights, seat: i64, good: i64) -> str:
        return "hint-shipwrights-goods" if self.lacking(g, seat, good) > 0 else "hint-plain"


def ships_of(g: Shipwrights, seat: i64) -> i64:
    size: i64 = 0
    for ship in range(SHIPS):
        size += g.fleet[seat * SHIPS + ship]
    return size


def promise(g: Shipwrights, seat: i64) -> float:
    """Points on the table, and those in sight: each Ship begun counts by how much of its cost is there."""
    data = g.data
    gold = float(g.gold[seat])
    workers = float(g.workers[seat])
    points = float(score(g, seat)) + 0.8 * float(ships_of(g, seat))
    points += 0.5 * float(g.over_fleet(seat, data.worker_icons)) + 0.4 * float(g.over_fleet(seat, data.gold_icons))
    spare = 0.06 * gold + 0.12 * workers
    for workshop in range(WORKSHOPS):
        ship = g.workshop[seat * WORKSHOPS + workshop]
        if ship == NONE:
            continue
        wanted = GOLD * float(data.ship_gold[ship]) + WORKER * float(data.ship_workers[ship])
        there = GOLD * min(gold, float(data.ship_gold[ship])) + WORKER * min(workers, float(data.ship_workers[ship]))
        for good in range(GOODS):
            needed = float(data.ship_goods[ship * GOODS + good])
            wanted += GOOD * needed
            there += GOOD * min(needed, float(g.mill[seat * GOODS + good]))
        for craftsman in range(CRAFTSMEN):
            needed = float(data.ship_craftsmen[ship * CRAFTSMEN + craftsman])
            wanted += CRAFTSMAN * needed
            there += CRAFTSMAN * min(needed, float(g.row[seat * CRAFTSMEN + craftsman]))
        part = there / wanted
        points += (float(data.ship_vp[ship]) + 1.0) * (0.1 + 0.6 * part * part)
    return points + spare


def target_of(action: i64) -> i64:
    """Against whom a card is sent."""
    if SEND_RAIDER.has(action):
        return SEND_RAIDER.arg(action)
    if SEND_BERSERKER.has(action):
        return SEND_BERSERKER.arg(action)
    if SEND_ASSASSIN.has(action):
        return SEND_ASSASSIN.first(action)
    if SEND_BARBARIAN.has(action):
        return SEND_BARBARIAN.first(action)
    return SEND_CONSPIRATOR.first(action) if SEND_CONSPIRATOR.has(action) else SEND_THIEF.first(action)


def steward() -> Steward:
    return ShipwrightsSteward()
