"""Order of play, and the steps of a move."""

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.activities import engage_in
from longhall.games.svea_rike.chapters.hands import draw_event
from longhall.games.svea_rike.chapters.money import Pay
from longhall.games.svea_rike.chapters.war import War
from longhall.games.svea_rike.chapters.windows import open_window
from longhall.games.svea_rike.events import ACTIVITY_CHOSEN, MARKER_TURNED, NEW_MOVE_BEGUN, TURN_CUT_SHORT
from longhall.games.svea_rike.frames import EndOfMoves, SveaDecision, SveaStep
from longhall.games.svea_rike.sets import bit, count, lowest
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    AFTER_DRAW,
    CHOOSE_ACTIVITY,
    END_OF_TURN,
    FOR_LOAN,
    MARKER,
    MOVE_BEGIN,
    MOVE_END,
    NEW_MOVE,
    NONE,
    NOTHING,
    PROVOKED_WAR,
)


class OrderOfPlay(SveaStep):
    """The order markers are shuffled face down; nobody knows their order.  SR-20, SR-21"""

    def run(self, g: SveaRike) -> None:
        g.markers = bit(g.players) - 1
        g.turned_up = []
        g.become(NextMarker())


class NextMarker(SveaStep):
    """A move is over. What a card has ordered begins; else the next marker is turned up and that player moves.

    What nobody knows is drawn when it is turned up. By Political influence a marker lies leftmost and open. When all
    have moved the game turn is over.  SR-9, SR-20
    """

    def run(self, g: SveaRike) -> None:
        if g.ordered != NOTHING:
            obey(g)
            return
        g.mover = NONE
        if g.markers == 0:
            return
        if g.leftmost >= 0:
            seat = g.leftmost
            g.leftmost = NONE
        elif count(g.markers) == 1:
            seat = lowest(g.markers)
        else:
            seat = g.pick_of(MARKER, g.markers)
        g.markers &= ~bit(seat)
        g.turned_up.append(seat)
        g.emit(MARKER_TURNED, seat)
        begin_move(g, seat, 1, NONE)


def obey(g: SveaRike) -> None:
    """What a card in W_MOVE_BEGIN or W_MOVE_END has ordered: the end of the turn, a war, a new move (section 5.2)."""
    ordered = g.ordered
    g.ordered = NOTHING
    if ordered == NEW_MOVE:
        g.emit(NEW_MOVE_BEGUN, g.mover)
        begin_move(g, g.mover, g.move_number + 1, g.activity)
    elif ordered == PROVOKED_WAR:
        country = g.ordered_country
        g.ordered_country = NONE
        g.become(War(country))
        g.become(CutShort())
    else:
        assert ordered == END_OF_TURN
        cut_short(g)


def cut_short(g: SveaRike) -> None:
    """The game turn ends at once; players who have not moved lose their move.  SR-9"""
    g.emit(TURN_CUT_SHORT)
    g.cut(EndOfMoves)


class CutShort(SveaStep):
    """After a war that was provoked the game turn ends.  SR-9"""

    def run(self, g: SveaRike) -> None:
        cut_short(g)


def begin_move(g: SveaRike, seat: i64, number: i64, after: i64) -> None:
    """M1 to M7: W_MOVE_BEGIN, draw, W_AFTER_DRAW, the activity and its steps, loans, W_MOVE_END; then the next marker.

    `number` counts the moves of this player in the game turn, `after` is the activity of the one before.  SR-22
    """
    g.mover = seat
    g.move_number = number
    g.moves_begun[seat] += 1
    g.activity = NONE
    g.income_source = NONE
    g.last_activity = after
    g.forced = NONE
    g.cache = False
    g.loan_due[seat] += g.loan_new[seat]  # what is borrowed from now on falls due in a later move  SR-131
    g.loan_new[seat] = 0
    open_window(g, MOVE_BEGIN, seat, DrawCards(seat))


class Move(SveaStep):
    """A move begins.  SR-22"""

    FIELDS = ("seat", "number", "after")

    def __init__(self, seat: i64, number: i64, after: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.after: i64 = after

    def run(self, g: SveaRike) -> None:
        begin_move(g, self.seat, self.number, self.after)


class DrawCards(SveaStep):
    """M2 and M3: one event card, two with Support for the Hat party. There is no hand limit.  SR-22, SR-23, SR-25"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        if g.ordered != NOTHING:
            obey(g)
            return
        draw_event(g, self.seat)
        if g.history[self.seat] & g.data.hat_party != 0:
            draw_event(g, self.seat)
        open_window(g, AFTER_DRAW, self.seat, Activity(self.seat))


class Activity(SveaStep):
    """M4: the mover chooses, unless Intrigues has chosen.  SR-22, SR-26"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        if g.forced >= 0:
            begin_activity(g, self.seat, g.forced)
        else:
            g.become(ChooseActivity(self.seat))


def begin_activity(g: SveaRike, seat: i64, activity: i64) -> None:
    """M5, and after it the end of the move."""
    g.activity = activity
    g.emit(ACTIVITY_CHOSEN, seat, activity)
    engage_in(g, seat, activity)
    g.become(EndOfMove(seat))


class EndOfMove(SveaStep):
    """M6: loans made before this move began fall due, and what remained of older ones; then M7.  SR-22, SR-131"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        if g.loan_due[self.seat] > 0:
            g.become(Pay(self.seat, g.loan_due[self.seat], FOR_LOAN))
            g.become(MoveEnd(self.seat))
        else:
            open_window(g, MOVE_END, self.seat, NextMarker())


class MoveEnd(SveaStep):
    """M7: W_MOVE_END.  SR-22"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        open_window(g, MOVE_END, self.seat, NextMarker())


class ChooseActivity(SveaDecision):
    """Exactly one of the three, also if it yields nothing; after Good administration not that of the move before.

    SR-26
    """

    SPAN = [CHOOSE_ACTIVITY]

    def why_not(self, g: SveaRike, action: i64) -> str:
        return "SR-26" if CHOOSE_ACTIVITY.arg(action) == g.last_activity else ""

    def apply(self, g: SveaRike, action: i64) -> None:
        begin_activity(g, self.seat, CHOOSE_ACTIVITY.arg(action))
