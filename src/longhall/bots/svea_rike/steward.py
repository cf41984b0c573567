"""How to play Svea Rike, in six thoughts.

1. Status wins, and it comes from many wells: gold, crowns, troops, merchants, series of history cards, battles. Buy in
   every move, whatever gives most status for its price.
2. Of a series the third card and all beyond it count, and a card costs little: go on with the series that you have
   begun, and turn to culture & science for it in good time.
3. Fiefs are the harvest and the soldiers of later turns; early on they are worth more than what they count at the end.
4. Take part in a war that will be won. Stay home where the army is too weak: a lost war costs a fief.
5. Event cards do most when they are spent on yourself, or on who is ahead. A card kept too long does nothing.
6. A loan must be paid back twice over in trouble. Borrow only for what you could not buy later.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.bots.steward import Steward, share_by
from longhall.bots.svea_rike.treasure import activity_worth, begun, card_worth, fief_worth, left_of
from longhall.games.svea_rike.chapters.income import trade_income
from longhall.games.svea_rike.chapters.polls import Poll
from longhall.games.svea_rike.chapters.scoring import battles_saved, merchants_on_map
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ACCEPT,
    BID,
    BORROW,
    BURY,
    BUY_FIEF,
    BUY_HISTORY,
    BUY_WITH_CACHE,
    CHOOSE_ACTIVITY,
    COMMIT,
    COPIES,
    DECLINE,
    GIVE_UP,
    KEEP,
    MARRY,
    MOVE_MERCHANT,
    NO_MERCHANT,
    NO_PURCHASE,
    OFFER,
    PASS,
    PLACE_MERCHANT,
    PLAY,
    SCORING_SERIES,
    SELL,
    STAY_HOME,
)
from longhall.kernel.chance import advance, below
from longhall.kernel.frames import NOBODY
from longhall.kernel.sets import count
from longhall.kernel.state import State

CARD_IN_HAND: Final[float] = 0.25
STATUS: Final[float] = 2.0  # a point of status on the scale of weights
FARTHEST: Final[i64] = 40  # questions, windows too, that are looked ahead


@final
class SveaRikeSteward(Steward):
    def version(self) -> str:
        return "2"

    def worlds(self) -> int:
        return 8

    def ahead(self) -> float:
        return 40.0

    def patience(self) -> int:
        return 3

    def horizon(self) -> int:
        return 24

    def prospect(self, g: State, seat: i64, action: i64) -> float:
        """As of every steward, but windows are let pass and not counted: there are so many that an activity would be
        judged before it has led to a purchase."""
        after = g.clone()
        decision = after.waiting
        after.apply(seat, action)
        random = after.random
        left: i64 = self.patience()
        asked: i64 = 0
        sealed = decision is not None and decision.seat == NOBODY
        while after.waiting is not None and (left > 0 or (sealed and after.waiting is decision)):
            actor = after.next_actor()
            options = after.list_options(actor)
            chosen = after.menu[0]
            asked += 1
            if asked > FARTHEST and not sealed:
                break
            if options > 1 and not PASS.has(chosen):
                random = advance(random)
                chosen = self.hunch(after, actor, options, random)
                left -= 1
            after.apply(actor, chosen)
        return self.value(after, seat)

    def weigh(self, g: State, seat: i64, action: i64) -> float:
        assert isinstance(g, SveaRike)
        if CHOOSE_ACTIVITY.has(action):
            return STATUS * activity_worth(g, seat, CHOOSE_ACTIVITY.arg(action))
        if BUY_HISTORY.has(action) or BUY_WITH_CACHE.has(action):
            card = BUY_HISTORY.arg(action) if BUY_HISTORY.has(action) else BUY_WITH_CACHE.arg(action)
            return STATUS * (card_worth(g, seat, card) - float(g.data.cost[card]) / float(g.data.gold_per_sp))
        if BUY_FIEF.has(action):
            fief = BUY_FIEF.arg(action)
            return STATUS * (fief_worth(g, fief) - float(g.data.price[fief]) / float(g.data.gold_per_sp))
        if MARRY.has(action):
            return 1.5
        if NO_PURCHASE.has(action):
            return -1.0
        if PLACE_MERCHANT.has(action):
            return 1.0
        if NO_MERCHANT.has(action) or MOVE_MERCHANT.has(action):
            return -0.5
        if PLAY.has(action):
            return -0.6
        if BORROW.has(action):
            return -0.1 * float(BORROW.arg(action))
        if BID.has(action):
            return -0.02 * float(BID.arg(action))
        if GIVE_UP.has(action) or BURY.has(action) or SELL.has(action) or OFFER.has(action):
            return -1.0
        if COMMIT.has(action) or KEEP.has(action) or DECLINE.has(action):
            return 0.3
        return 0.0

    def hunch(self, g: State, seat: i64, options: i64, random: i64) -> i64:
        """Windows open so often that a card is rarely played in any of them."""
        first = g.menu[0]
        if PASS.has(first) and below(random, 8) != 0:
            return first
        one = g.menu[below(random, options)]
        other = g.menu[below(advance(random), options)]
        return one if self.weigh(g, seat, one) >= self.weigh(g, seat, other) else other

    def worth(self, g: State, seat: i64) -> float:
        assert isinstance(g, SveaRike)
        left = left_of(g)
        standing = vec[float]([0.0] * g.players)
        for other in range(g.players):
            standing[other] = status_in_sight(g, other, left)
        return share_by(standing, seat, 1.5 + 3.0 * left)

    def reason(self, g: State, seat: i64, action: i64) -> str:
        assert isinstance(g, SveaRike)
        if BUY_FIEF.has(action):
            return "hint-svea_rike-fief" if g.data.crowns[BUY_FIEF.arg(action)] > 0 else "hint-plain"
        if MARRY.has(action):
            return "hint-svea_rike-marry"
        if BUY_HISTORY.has(action):
            return self.reason_of_card(g, seat, BUY_HISTORY.arg(action))
        if BUY_WITH_CACHE.has(action):
            return self.reason_of_card(g, seat, BUY_WITH_CACHE.arg(action))
        if CHOOSE_ACTIVITY.has(action):
            return "hint-svea_rike-activity"
        if PLACE_MERCHANT.has(action) or MOVE_MERCHANT.has(action):
            return "hint-svea_rike-merchant" if earns(g, seat, action) else "hint-plain"
        if PLAY.has(action):
            return "hint-svea_rike-play"
        if PASS.has(action):
            return reason_to_wait(g, seat)
        if KEEP.has(action) or DECLINE.has(action):
            return "hint-svea_rike-keep"
        if COMMIT.has(action):
            due = g.data.upkeep_war * g.data.troops[COMMIT.arg(action)]
            return "hint-svea_rike-commit" if g.gold[seat] >= due else "hint-plain"
        if STAY_HOME.has(action):
            return "hint-svea_rike-home"
        if BID.has(action):
            return "hint-svea_rike-bid" if BID.arg(action) > 0 else "hint-svea_rike-no-bid"
        return "hint-svea_rike-accept" if ACCEPT.has(action) else "hint-plain"

    def reason_of_card(self, g: SveaRike, seat: i64, card: i64) -> str:
        series = g.data.series[card]
        if series >= SCORING_SERIES:
            return "hint-svea_rike-resource"
        owned = count(g.history[seat] & g.data.of_series[series])
        if owned >= g.data.series_free:
            return "hint-svea_rike-series"
        return "hint-svea_rike-history"


def earns(g: SveaRike, seat: i64, action: i64) -> bool:
    """Whether commerce gives more with the merchant there."""
    made = g.clone()
    made.apply(seat, action)
    return trade_income(made, seat) > trade_income(g, seat)


def reason_to_wait(g: SveaRike, seat: i64) -> str:
    """None of the cards is meant for this moment above all, or they only look worth more at another."""
    poll = g.waiting
    if isinstance(poll, Poll):
        for option in g.legal(seat):
            if not PASS.has(option) and poll.bold(g, seat, option):
                return "hint-svea_rike-wait"
        return "hint-svea_rike-early"
    return "hint-svea_rike-wait"


def status_in_sight(g: SveaRike, seat: i64, left: float) -> float:
    """The status of today with its parts taken exactly, and what property will still bring; `left` is the part of the
    game to come."""
    data = g.data
    found = float(g.gold[seat] - g.loan_due[seat] - g.loan_new[seat]) / float(data.gold_per_sp)
    found += float(g.crowns(seat)) / float(data.crowns_per_sp) * (1.0 + 0.8 * left)
    found += float(g.troops(seat)) / float(data.troops_per_sp) * (1.0 + 0.3 * left)
    found += float(merchants_on_map(g, seat)) / float(data.merchants_per_sp) * (1.0 + left)
    for series in range(SCORING_SERIES):
        owned = count(g.history[seat] & data.of_series[series])
        found += float(max(owned - data.series_free, 0)) + begun(owned, data.series_free, left)
    found += 0.3 * float(count(g.history[seat])) * left
    found += float(battles_saved(g, seat) + g.bonus[seat] - g.penalty[seat])
    for copy in range(COPIES):
        found += CARD_IN_HAND * float(count(g.hand[seat * COPIES + copy])) * min(1.0, 3.0 * left)
    return found


def steward() -> Steward:
    return SveaRikeSteward()
