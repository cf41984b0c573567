"""How to play Svea Rike, in six thoughts.

1. Status wins, and it comes from many wells: gold, crowns, troops, merchants, series of history cards, battles. Buy in
   every move, whatever gives most status for its price.
2. Of a series the third card and all beyond it count: go on with the series that you have begun.
3. Fiefs are the harvest and the soldiers of later turns; early on they are worth more than what they count at the end.
4. Take part in a war that will be won. Stay home where the army is too weak: a lost war costs a fief.
5. Event cards do most when they are spent on yourself, or on who is ahead. A card kept too long does nothing.
6. A loan must be paid back twice over in trouble. Borrow only for what you could not buy later.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.bots.steward import Steward, share_by
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
from longhall.kernel.sets import count
from longhall.kernel.state import State

CARD_IN_HAND: Final[float] = 0.25
LAST_TURN: Final[float] = 16.0


@final
class SveaRikeSteward(Steward):
    def worlds(self) -> int:
        return 8

    def ahead(self) -> float:
        return 40.0

    def patience(self) -> int:
        return 3

    def horizon(self) -> int:
        return 24

    def weigh(self, g: State, seat: i64, action: i64) -> float:
        if BUY_FIEF.has(action) or BUY_HISTORY.has(action) or BUY_WITH_CACHE.has(action) or MARRY.has(action):
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
        left = 1.0 - min(1.0, float(g.turn) / LAST_TURN)
        standing = vec[float]([0.0] * g.players)
        for other in range(g.players):
            standing[other] = status_in_sight(g, other, left)
        return share_by(standing, seat, 1.5 + 3.0 * left)

    def reason(self, g: State, seat: i64, action: i64) -> str:
        if BUY_FIEF.has(action) or MARRY.has(action):
            return "hint-svea_rike-fief"
        if BUY_HISTORY.has(action) or BUY_WITH_CACHE.has(action):
            return "hint-svea_rike-history"
        if CHOOSE_ACTIVITY.has(action):
            return "hint-svea_rike-activity"
        if PLACE_MERCHANT.has(action) or MOVE_MERCHANT.has(action):
            return "hint-svea_rike-merchant"
        if PLAY.has(action):
            return "hint-svea_rike-play"
        if PASS.has(action) or KEEP.has(action) or DECLINE.has(action):
            return "hint-svea_rike-wait"
        if COMMIT.has(action):
            return "hint-svea_rike-commit"
        if STAY_HOME.has(action):
            return "hint-svea_rike-home"
        if BID.has(action) or ACCEPT.has(action):
            return "hint-svea_rike-bid"
        return "hint-plain"


def status_in_sight(g: SveaRike, seat: i64, left: float) -> float:
    """The status of today with its parts taken exactly, and what property will still bring; `left` is the part of the
    game to come."""
    data = g.data
    found = float(g.gold[seat] - g.loan_due[seat] - g.loan_new[seat]) / float(data.gold_per_sp)
    found += float(g.crowns(seat)) / float(data.crowns_per_sp) * (1.0 + 0.8 * left)
    found += float(g.troops(seat)) / float(data.troops_per_sp) * (1.0 + 0.3 * left)
    found += float(merchants_on_map(g, seat)) / float(data.merchants_per_sp) * (1.0 + left)
    for series in range(SCORING_SERIES):
        owned = float(count(g.history[seat] & data.of_series[series]))
        free = float(data.series_free)
        found += owned - free if owned > free else 0.0
        found += 0.35 * min(owned, free) * (0.3 + left)
    found += 0.3 * float(count(g.history[seat])) * left
    found += float(battles_saved(g, seat) + g.bonus[seat] - g.penalty[seat])
    for copy in range(COPIES):
        found += CARD_IN_HAND * float(count(g.hand[seat * COPIES + copy])) * min(1.0, 3.0 * left)
    return found


def steward() -> Steward:
    return SveaRikeSteward()
