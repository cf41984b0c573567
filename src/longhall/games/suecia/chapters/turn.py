"""Set-up, the order of play, estate cards and the end.  (§3, §7.1, §8)"""

from mypy_extensions import i64

from longhall.games.suecia.chapters.actions import Actions
from longhall.games.suecia.chapters.city import derive_city
from longhall.games.suecia.chapters.flow import from_reserve, gain
from longhall.games.suecia.chapters.provinces import derive_provinces
from longhall.games.suecia.chapters.scoring import announce
from longhall.games.suecia.frames import SueciaDecision, SueciaStep
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    COLUMNS,
    DRAWN,
    DREW,
    ESTATE_CARDS,
    ESTATES,
    FIRST_SEAT,
    HALVES,
    IN_COLUMN,
    INTO,
    KEEP,
    KEPT,
    KINDS,
    PLAY,
    PLAYED_CARD,
    ROWS,
    STARTED,
    SWAP,
    SWAPPED,
    TOOK_LAST,
    TOP,
    TOPPED,
    TURN,
    TURNED_UP,
)
from longhall.kernel.sets import bit


class SetUp(SueciaStep):
    """The market gets its chits, each player hers and one card of every mark; a card is turned up; someone begins.

    SU-1, SU-4, SU-18
    """

    def run(self, g: Suecia) -> None:
        data = g.data
        for kind in range(KINDS):
            from_reserve(g, kind, data.market_start)
            g.stock[kind] = data.market_start
            for seat in range(g.players):
                gain(g, seat, kind, data.start_chits[kind])
        for card in range(ESTATE_CARDS):
            for seat in range(g.players):
                g.pile.middle[card] -= data.start_cards[card]
                g.pile.count -= data.start_cards[card]
                receive(g, seat, card, data.start_cards[card], True)
        derive_city(g)
        derive_provinces(g)
        g.face_up = g.pile.draw(g, TURNED_UP)
        first = g.pick(FIRST_SEAT, g.players)
        g.emit(STARTED, first, g.face_up)
        g.become(Turn(first))


# Estate cards in hand. What all have seen go there is known to all; other cards are known to their owner alone.


def receive(g: Suecia, seat: i64, card: i64, count: i64, seen: bool) -> None:
    g.hand[seat * ESTATE_CARDS + card] += count
    g.hand_size[seat] += count
    if seen:
        g.known[seat * ESTATE_CARDS + card] += count


def play_out(g: Suecia, seat: i64, card: i64) -> None:
    """A card leaves the hand for all to see. Copies are alike, so one known to all is taken to be the one."""
    g.hand[seat * ESTATE_CARDS + card] -= 1
    g.hand_size[seat] -= 1
    if g.known[seat * ESTATE_CARDS + card] > 0:
        g.known[seat * ESTATE_CARDS + card] -= 1


def has_room(g: Suecia, seat: i64) -> bool:
    """Whether a tableau is not full."""
    for column in range(g.data.columns[g.players]):
        if g.column_height(seat, column) < g.data.rows[g.players]:
            return True
    return False


class Turn(SueciaStep):
    """Play a card, take its actions, draw; then the next seat. Bonuses are counted anew for every turn.  SU-6, SU-68"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: Suecia) -> None:
        g.turn += 1
        g.active = self.seat
        for seat in range(g.players):
            g.bonus_used[seat] = 0
        g.emit(TURN, self.seat, g.turn)
        g.push(NextTurn(self.seat))
        g.push(Draw(self.seat))
        g.push(Actions(self.seat))
        g.push(PlayCard(self.seat))


class NextTurn(SueciaStep):
    """Clockwise, until every tableau is full; then points are counted.  SU-6, SU-90"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: Suecia) -> None:
        for step in range(1, g.players + 1):
            seat = (self.seat + step) % g.players
            if g.hand_size[seat] > 0 and has_room(g, seat):
                g.push(Turn(seat))
                return
        announce(g)


class PlayCard(SueciaDecision):
    """Exactly one card from the hand is played. There is always one.  SU-10"""

    SPAN = [PLAY]

    def legal(self, g: Suecia) -> None:
        self.offer_allowed(g, PLAY)

    def why_not(self, g: Suecia, action: i64) -> str:
        return "" if g.hand[self.seat * ESTATE_CARDS + PLAY.arg(action)] > 0 else "SU-10"

    def apply(self, g: Suecia, action: i64) -> None:
        card = PLAY.arg(action)
        play_out(g, self.seat, card)
        g.playing = card
        g.emit(PLAYED_CARD, self.seat, card)
        g.push(ChooseTop(self.seat, card))


class ChooseTop(SueciaDecision):
    """One of the card's two estates goes on top and is the card's estate from now on.  SU-11"""

    FIELDS = ("seat", "card")
    SPAN = [TOP]

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def legal(self, g: Suecia) -> None:
        self.offer_allowed(g, TOP)

    def why_not(self, g: Suecia, action: i64) -> str:
        estate = TOP.arg(action)
        return "" if estate == HALVES[self.card * 2] or estate == HALVES[self.card * 2 + 1] else "SU-11"

    def apply(self, g: Suecia, action: i64) -> None:
        estate = TOP.arg(action)
        g.emit(TOPPED, self.seat, self.card, estate)
        g.push(ChooseColumn(self.seat, self.card, estate))


class ChooseColumn(SueciaDecision):
    """The card goes into any own column with room, and every card there gives one action of its estate.

    SU-10, SU-11, SU-12
    """

    FIELDS = ("seat", "card", "estate")
    SPAN = [INTO]

    def __init__(self, seat: i64, card: i64, estate: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.estate: i64 = estate

    def legal(self, g: Suecia) -> None:
        self.offer_allowed(g, INTO)

    def has_room(self, g: Suecia, column: i64) -> bool:
        return column < g.data.columns[g.players] and g.column_height(self.seat, column) < g.data.rows[g.players]

    def why_not(self, g: Suecia, action: i64) -> str:
        return "" if self.has_room(g, INTO.arg(action)) else "SU-10"

    def apply(self, g: Suecia, action: i64) -> None:
        column = INTO.arg(action)
        start = (self.seat * COLUMNS + column) * ROWS
        height = g.column_height(self.seat, column)
        half: i64 = 0 if HALVES[self.card * 2] == self.estate else 1
        g.tableau[start + height] = self.card * 2 + half
        g.playing = NONE
        for estate in range(ESTATES):
            g.pool[estate] = 0
        for row in range(height + 1):
            g.pool[HALVES[g.tableau[start + row]]] += 1
        g.emit(IN_COLUMN, self.seat, column, height + 1)


class Draw(SueciaStep):
    """The top card of the pile, for one pair of eyes. If only the card turned up is left it is taken.  SU-18, SU-19"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: Suecia) -> None:
        if g.pile.size() > 0:
            g.drawn = g.pile.draw(g, DRAWN)
            g.tell(bit(self.seat), DREW, self.seat, g.drawn)
            g.push(KeepOrSwap(self.seat))
        elif g.face_up != NONE:
            card = g.face_up
            g.face_up = NONE
            receive(g, self.seat, card, 1, True)
            g.emit(TOOK_LAST, self.seat, card)


class KeepOrSwap(SueciaDecision):
    """Keep the card drawn, or leave it face up and take the one that lies there.  SU-18"""

    SPAN = [KEEP, SWAP]

    def why_not(self, g: Suecia, action: i64) -> str:
        return "SU-18" if SWAP.has(action) and g.face_up == NONE else ""

    def apply(self, g: Suecia, action: i64) -> None:
        drawn = g.drawn
        g.drawn = NONE
        if KEEP.has(action):
            receive(g, self.seat, drawn, 1, False)
            g.emit(KEPT, self.seat)
        else:
            taken = g.face_up
            g.face_up = drawn
            receive(g, self.seat, taken, 1, True)
            g.emit(SWAPPED, self.seat, taken, drawn)
