"""Buying fiefs and history cards: chosen, paid, perhaps refused by Conflict of interest, then owned for good."""

from typing import Final

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.hands import draw_event
from longhall.games.svea_rike.chapters.history import refill_row, take_from_row
from longhall.games.svea_rike.chapters.play import announce
from longhall.games.svea_rike.chapters.polls import Poll
from longhall.games.svea_rike.chapters.windows import forget_played, open_window
from longhall.games.svea_rike.events import (
    FIEF_BOUGHT,
    HISTORY_BOUGHT,
    NAMED_FIEF,
    NAMED_HISTORY,
    NO_MORE_BOUGHT,
    NOTHING_BOUGHT,
)
from longhall.games.svea_rike.frames import SveaDecision, SveaSealed, SveaStep
from longhall.games.svea_rike.sets import bit, has, lowest
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    A_FIEF,
    A_HISTORY_CARD,
    BUY,
    BUY_FIEF,
    BUY_HISTORY,
    BUY_WITH_CACHE,
    COPIES,
    CULTURAL,
    FURTHER_BUY,
    HIDDEN_CACHE,
    MARRY,
    NO_PURCHASE,
    NO_PURCHASE_YET,
    NOBLE_MARRIAGE,
    NONE,
    PASS,
    PRE_BUY,
    SCIENTIST,
)

AT_MOST_BOUGHT: Final[i64] = 3  # SR-66


def begin_purchase(g: SveaRike) -> None:
    """Nothing has been returned and no discount is in effect."""
    g.buying = NO_PURCHASE_YET
    g.buyer = NONE
    g.bought = NONE
    g.bought_place = NONE
    g.paid = 0
    g.undone = False
    g.discount = 0
    g.returned_fiefs = 0
    g.returned_cards = 0


# Fiefs


def fiefs_for(g: SveaRike, seat: i64, marriages: i64) -> i64:
    """Fiefs of the pool that the seat can pay at once from its own gold.  SR-33, SR-34, SR-35"""
    return g.pool & ~g.returned_fiefs & g.data.fiefs_within(g.gold[seat], marriages)


def offer_fiefs(g: SveaRike, seat: i64) -> None:
    """Each fief that can be paid, plainly and with one or more Noble marriages, as far as they are held."""
    g.offer_set(BUY_FIEF, fiefs_for(g, seat, g.discount))
    held = g.copies_held(seat, NOBLE_MARRIAGE)
    for more in range(1, held + 1):
        left = fiefs_for(g, seat, g.discount + more)
        while left != 0:
            g.offer(MARRY.of2(lowest(left), more - 1))
            left &= left - 1


def why_no_fief(g: SveaRike, seat: i64, fief: i64, marriages: i64) -> str:
    if not has(g.pool, fief):
        return "SR-34"
    if has(g.returned_fiefs, fief):
        return "SR-33"
    return "" if g.data.price_of(fief, g.discount + marriages) <= g.gold[seat] else "SR-35"


def why_no_marriage(g: SveaRike, seat: i64, action: i64) -> str:
    more = MARRY.second(action) + 1
    if g.copies_held(seat, NOBLE_MARRIAGE) < more:
        return "SR-138"
    return why_no_fief(g, seat, MARRY.first(action), more)


def choose_fief(g: SveaRike, seat: i64, action: i64) -> None:
    """Buy the fief, or announce Noble marriages first."""
    if BUY_FIEF.has(action):
        pay_fief(g, seat, BUY_FIEF.arg(action))
        return
    fief = MARRY.first(action)
    more = MARRY.second(action) + 1
    forget_played(g, True)
    g.become(CompletePurchase(seat, fief, g.discount + more))
    for _ in range(more):
        announce(g, seat, NOBLE_MARRIAGE)
    g.emit(NAMED_FIEF, seat, fief)


def pay_fief(g: SveaRike, seat: i64, fief: i64) -> None:
    """Chosen and paid; W_BUY follows before it is final."""
    price = g.data.price_of(fief, g.discount)
    g.gold[seat] -= price
    g.pool &= ~bit(fief)
    g.gain_fief(seat, fief)
    g.buying = A_FIEF
    g.buyer = seat
    g.bought = fief
    g.paid = price
    g.undone = False
    g.emit(FIEF_BOUGHT, seat, fief, price)
    open_window(g, BUY, seat, FiefOwned(seat))


class CompletePurchase(SveaStep):
    """Noble marriages have been announced: if one was cancelled, the purchase is open again at the price without it."""

    FIELDS = ("seat", "fief", "marriages")

    def __init__(self, seat: i64, fief: i64, marriages: i64) -> None:
        self.seat: i64 = seat
        self.fief: i64 = fief
        self.marriages: i64 = marriages

    def run(self, g: SveaRike) -> None:
        if g.discount == self.marriages:
            pay_fief(g, self.seat, self.fief)
        else:
            g.become(BuyFief(self.seat))


class FiefOwned(SveaStep):
    """W_BUY has closed. If the purchase was undone, another fief may be bought instead, or none.  SR-36"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        if g.undone:
            offer_purchase(g, self.seat)
        else:
            begin_purchase(g)


def offer_purchase(g: SveaRike, seat: i64) -> None:
    """At most one fief of the pool may be bought. All can see when none can be paid.  SR-30, SR-33"""
    if fiefs_for(g, seat, g.discount) != 0 or fiefs_for(g, seat, g.discount + marriages_thinkable(g, seat)) != 0:
        g.become(BuyFief(seat))
    else:
        buy_nothing(g, seat, 0)


def buy_nothing(g: SveaRike, seat: i64, number: i64) -> None:
    """The purchases are over after so many cards, which is told: the next window is another one.  SR-33, SR-52"""
    begin_purchase(g)
    g.emit(NOTHING_BOUGHT if number == 0 else NO_MORE_BOUGHT, seat)


def marriages_thinkable(g: SveaRike, seat: i64) -> i64:
    """How many Noble marriages the seat may hold, as far as all can see."""
    size = g.hand_size(seat)
    thinkable: i64 = 0
    for copy in range(COPIES):
        if thinkable < size:
            unseen = has(g.data.deck[copy] & ~g.shown[copy], NOBLE_MARRIAGE)
            if unseen or has(g.known[seat * COPIES + copy], NOBLE_MARRIAGE):
                thinkable += 1
    return thinkable


class BuyFief(SveaDecision):
    """A fief, with or without Noble marriage, or nothing.  SR-33, SR-34, SR-35"""

    SPAN = [BUY_FIEF, MARRY, NO_PURCHASE]

    def legal(self, g: SveaRike) -> None:
        # By why_not 2.2 us instead of 0.15: a sixth of a random game.
        offer_fiefs(g, self.seat)
        g.offer(NO_PURCHASE.base)

    def why_not(self, g: SveaRike, action: i64) -> str:
        if BUY_FIEF.has(action):
            return why_no_fief(g, self.seat, BUY_FIEF.arg(action), 0)
        if MARRY.has(action):
            return why_no_marriage(g, self.seat, action)
        return ""

    def apply(self, g: SveaRike, action: i64) -> None:
        if NO_PURCHASE.has(action):
            buy_nothing(g, self.seat, 0)
        else:
            choose_fief(g, self.seat, action)


# History cards


def cards_for(g: SveaRike, seat: i64) -> i64:
    """Cards of the row that the seat can pay.  SR-35, SR-52, SR-53"""
    return g.row_cards() & ~g.returned_cards & g.data.cards_within(g.gold[seat])


def why_no_card(g: SveaRike, seat: i64, card: i64) -> str:
    if not has(g.row_cards(), card):
        return "SR-53"
    if has(g.returned_cards, card):
        return "SR-52"
    return "" if g.data.cost[card] <= g.gold[seat] else "SR-35"


def allowed(g: SveaRike, scientist: bool, office: bool) -> i64:
    """One card, one more once a scientist has been bought, one more with Hidden cache in the own move.  SR-65, SR-66"""
    number: i64 = 1
    if scientist:
        number += 1
    if g.cache and not office:
        number += 1
    return number if number < AT_MOST_BOUGHT else AT_MOST_BOUGHT


def cache_thinkable(g: SveaRike, seat: i64, number: i64, office: bool) -> bool:
    """Whether Hidden cache may give a further card, as far as all can see.  SR-66"""
    if g.cache or office or number >= AT_MOST_BOUGHT:
        return False
    return has(g.may_hold(seat), HIDDEN_CACHE)


def pay_card(g: SveaRike, seat: i64, card: i64, number: i64, scientist: bool, office: bool) -> None:
    """Chosen and paid; W_BUY follows before it is final."""
    cost = g.data.cost[card]
    g.gold[seat] -= cost
    g.history[seat] |= bit(card)
    g.buying = A_HISTORY_CARD
    g.buyer = seat
    g.bought = card
    g.bought_place = take_from_row(g, card)
    g.paid = cost
    g.undone = False
    g.emit(HISTORY_BOUGHT, seat, card, cost)
    open_window(g, BUY, seat, CardOwned(seat, card, number, scientist, office))


class CardOwned(SveaStep):
    """W_BUY has closed: the row is refilled; a cultural personality brings an event card, a scientist a purchase.

    `number` cards were bought before this one, among them perhaps a `scientist`. Before a further purchase cards may
    be played that bring the gold for it, also where only Hidden cache could give one.  SR-50, SR-60, SR-64, SR-65
    """

    FIELDS = ("seat", "history", "number", "scientist", "office")

    def __init__(self, seat: i64, history: i64, number: i64, scientist: bool, office: bool) -> None:
        self.seat: i64 = seat
        self.history: i64 = history
        self.number: i64 = number
        self.scientist = scientist
        self.office = office

    def run(self, g: SveaRike) -> None:
        if g.undone:
            next_purchase(g, self.seat, self.number, self.scientist, self.office)
            return
        begin_purchase(g)
        refill_row(g)
        series = g.data.series[self.history]
        if series == CULTURAL:
            draw_event(g, self.seat)
        seat = self.seat
        number = self.number + 1
        scientist = self.scientist or series == SCIENTIST
        if number < allowed(g, scientist, self.office) or cache_thinkable(g, seat, number, self.office):
            open_window(g, FURTHER_BUY, seat, FurtherPurchase(seat, number, scientist, self.office))


class FurtherPurchase(SveaStep):
    """W_FURTHER_BUY has closed.  SR-65, SR-66"""

    FIELDS = ("seat", "number", "scientist", "office")

    def __init__(self, seat: i64, number: i64, scientist: bool, office: bool) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.scientist = scientist
        self.office = office

    def run(self, g: SveaRike) -> None:
        next_purchase(g, self.seat, self.number, self.scientist, self.office)


def is_given(g: SveaRike) -> bool:
    """Whether the further purchase before which W_FURTHER_BUY is open is given already, without Hidden cache."""
    for place in range(g.height - 1, -1, -1):
        frame = g.stack[place]
        if isinstance(frame, FurtherPurchase):
            return frame.number < allowed(g, frame.scientist, frame.office)
    return False


def next_purchase(g: SveaRike, seat: i64, number: i64, scientist: bool, office: bool) -> None:
    """As long as cards may be bought and one can be paid, the buyer is asked; then Hidden cache may add one.  SR-66"""
    if cards_for(g, seat) == 0:
        buy_nothing(g, seat, number)
    elif number < allowed(g, scientist, office):
        g.become(BuyCard(seat, number, scientist, office))
    elif cache_thinkable(g, seat, number, office):
        forget_played(g, True)
        g.become(AfterCache(seat, number))
        g.push_at(g.floor + 1, FurtherCard(seat, number, scientist))
    else:
        buy_nothing(g, seat, number)


class BuyCard(SveaDecision):
    """One card of the row, or nothing.  SR-52"""

    FIELDS = ("seat", "number", "scientist", "office")
    SPAN = [BUY_HISTORY, NO_PURCHASE]

    def __init__(self, seat: i64, number: i64, scientist: bool, office: bool) -> None:
        super().__init__(seat)
        self.number: i64 = number
        self.scientist = scientist
        self.office = office

    def legal(self, g: SveaRike) -> None:
        # By why_not 1.1 us instead of 0.11: a tenth of a random game.
        g.offer_set(BUY_HISTORY, cards_for(g, self.seat))
        g.offer(NO_PURCHASE.base)

    def why_not(self, g: SveaRike, action: i64) -> str:
        return "" if NO_PURCHASE.has(action) else why_no_card(g, self.seat, BUY_HISTORY.arg(action))

    def apply(self, g: SveaRike, action: i64) -> None:
        if NO_PURCHASE.has(action):
            buy_nothing(g, self.seat, self.number)
        else:
            pay_card(g, self.seat, BUY_HISTORY.arg(action), self.number, self.scientist, self.office)


class FurtherCard(Poll):
    """The purchases are used up: Hidden cache may be announced together with a further card.  SR-66

    A hidden poll of one player, since being asked would show the card.
    """

    FIELDS = ("player", "number", "scientist")
    SPAN = [PASS, BUY_WITH_CACHE]

    def __init__(self, player: i64, number: i64, scientist: bool) -> None:
        super().__init__()
        self.player: i64 = player
        self.number: i64 = number
        self.scientist = scientist

    def at(self) -> i64:
        return PRE_BUY

    def concerns(self, g: SveaRike, seat: i64) -> bool:
        return seat == self.player

    def fitting(self) -> i64:
        return 1 << HIDDEN_CACHE

    def office_of(self, g: SveaRike, seat: i64) -> i64:
        return 0

    def legal(self, g: SveaRike, seat: i64) -> None:
        """No card of the hand but this one, and only with a history card: what `why_not` does not refuse."""
        SveaSealed.legal(self, g, seat)

    def why_not(self, g: SveaRike, seat: i64, action: i64) -> str:
        if PASS.has(action):
            return ""
        if not has(g.playable(seat), HIDDEN_CACHE):
            return "SR-138"
        return why_no_card(g, seat, BUY_WITH_CACHE.arg(action))

    def opened(self, g: SveaRike) -> None:
        if self.plays(g) != 0:
            card = BUY_WITH_CACHE.arg(g.sealed[self.player][0])
            g.become(CompleteCache(self.player, card, self.number, self.scientist))
            announce(g, self.player, HIDDEN_CACHE)
            g.emit(NAMED_HISTORY, self.player, card)


class AfterCache(SveaStep):
    """Hidden cache was not announced, which nobody is told apart from not holding it, or was cancelled.  SR-66"""

    FIELDS = ("seat", "number")

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def run(self, g: SveaRike) -> None:
        if not g.cache:
            buy_nothing(g, self.seat, self.number)


class CompleteCache(SveaStep):
    """If Hidden cache was cancelled, the further card is not bought.  SR-66"""

    FIELDS = ("seat", "history", "number", "scientist")

    def __init__(self, seat: i64, history: i64, number: i64, scientist: bool) -> None:
        self.seat: i64 = seat
        self.history: i64 = history
        self.number: i64 = number
        self.scientist = scientist

    def run(self, g: SveaRike) -> None:
        if g.cache:
            pay_card(g, self.seat, self.history, self.number, self.scientist, False)
