"""The windows: the named moments at which event cards may be played (section 5 of the rules)."""

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.cards.card import CARDS, CERTAIN, FITS, NO_CLASH, OFFICES
from longhall.games.svea_rike.chapters.dice import roll_off
from longhall.games.svea_rike.chapters.play import announce
from longhall.games.svea_rike.chapters.polls import Poll, asks_nobody, has_play, is_any_open
from longhall.games.svea_rike.events import BARRED
from longhall.games.svea_rike.frames import SveaStep
from longhall.games.svea_rike.sets import bit, count, has
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ANY,
    BUY,
    COPIES,
    FIGHTING,
    FOR_ONE,
    FOR_THE_MOVER,
    FURTHER_BUY,
    HIDDEN_CACHE,
    IN_SECRET,
    INCOME_TRADE,
    MOVE_END,
    NESTING,
    NOTHING,
    PERHAPS_OVER,
    PLAY,
    PRECEDENCE,
    REWARD,
    TURN_END,
    UPKEEP,
    USE,
    WAR_WINDOWS,
)
from longhall.kernel.frames import NOBODY


class Window(Poll):
    """Everybody with something to play is asked until all pass: open(W) of section 5.2.  SR-135, SR-137

    `player` is the one whose upkeep, loss, purchase or reward it is about, or NONE. `again` is 1 when the window is
    polled again after a play.
    """

    FIELDS = ("window", "player", "again")

    def __init__(self, window: i64, player: i64, again: i64) -> None:
        self.seat = NOBODY
        self.window: i64 = window
        self.player: i64 = player
        self.again: i64 = again

    def at(self) -> i64:
        return self.window

    def concerns(self, g: SveaRike, seat: i64) -> bool:
        return is_about(self.window, self.player, seat)

    def is_silent(self, g: SveaRike) -> bool:
        if self.again == 0:
            return is_silent(g, self.window, self.player)
        return has_nobody(g, self.window, self.player)

    def opened(self, g: SveaRike) -> None:
        plays = self.plays(g)
        if plays == 0:
            return
        winner = roll_off(g, plays, True, IN_SECRET)
        action = g.sealed[winner][0]
        if count(plays) > 1 and PLAY.has(action):
            self.bar_losers(g, plays, winner, PLAY.arg(action))
        g.become(Window(self.window, self.player, 1))
        if USE.has(action):
            OFFICES[0].take_up(g, winner, USE.arg(action))
        else:
            announce(g, winner, PLAY.arg(action))

    def bar_losers(self, g: SveaRike, plays: i64, winner: i64, title: i64) -> None:
        """Who lost the roll with a contradicting card keeps it but may not play that title in this window.  SR-137"""
        clash = CARDS[title].clash
        for seat in range(g.players):
            if seat != winner and has(plays, seat) and clash != NO_CLASH:
                answer = g.sealed[seat][0]
                if PLAY.has(answer) and CARDS[PLAY.arg(answer)].clash == clash:
                    g.barred[seat] |= bit(PLAY.arg(answer))
                    g.bars = True
                    g.precedence.append(bit(seat) * PRECEDENCE + seat * 64 + PLAY.arg(answer))
                    g.tell(bit(seat), BARRED, seat, PLAY.arg(answer), self.window)

    def bold(self, g: SveaRike, seat: i64, action: i64) -> bool:
        """The bold entries of the table in section 5.3."""
        window = self.window
        mine = seat == self.player and has(FOR_THE_MOVER, window)
        if mine and window == FURTHER_BUY and not has(g.held[seat], HIDDEN_CACHE):
            from longhall.games.svea_rike.chapters.purchase import is_given

            mine = is_given(g)
        if USE.has(action):
            return mine and window != INCOME_TRADE
        if not PLAY.has(action):
            return False
        card = CARDS[PLAY.arg(action)]
        if card.is_bold(g, seat, window):
            return True
        if not card.is_any():
            return False
        if window == MOVE_END:
            return True
        if window == TURN_END:
            return g.war_fought or g.turn == g.data.turns
        return mine


def open_window(g: SveaRike, window: i64, player: i64, then: SveaStep) -> None:
    """The window opens now, and when it has closed `then` happens. A window that asks nobody never gets on the stack.

    Of all that a frame orders this must come first, as `then` may happen at once.
    """
    if is_silent(g, window, player):
        then.run(g)
    else:
        g.become(then)
        g.push_at(g.floor + 1, Window(window, player, 0))


def is_silent(g: SveaRike, window: i64, player: i64) -> bool:
    """A new instance of a window opens: nothing has been played in it, nobody is barred. Whether it asks nobody."""
    if g.played:
        forget_played(g, has(NESTING, window))
    if g.bars:
        lift_bars(g, FITS[window])
    return has_nobody(g, window, player)


def lift_bars(g: SveaRike, titles: i64) -> None:
    g.bars = False
    for seat in range(g.players):
        g.barred[seat] &= ~titles
        if g.barred[seat] != 0:
            g.bars = True


def has_nobody(g: SveaRike, window: i64, player: i64) -> bool:
    """A round of polling begins; whether it asks nobody."""
    if (g.ordered != NOTHING or has(PERHAPS_OVER, window)) and is_over(g, window, player):
        return True
    first: i64 = 0
    last = g.players
    if has(FOR_ONE, window):
        first = player
        last = player + 1
    not_asked: i64 = NOBODY
    if window == BUY:
        not_asked = player
    fitting = FITS[window]
    certain = CERTAIN[0]
    offices: i64 = 0
    if has(ANY, window):
        offices = g.data.offices
    doubtful = g.mask_polls or g.bars or g.played
    history = g.history
    held = g.held
    there: i64 = 0  # what is in the hands, to tell whether there is anything
    asked: i64 = 0
    for seat in range(first, last):
        if seat != not_asked:
            titles = held[seat]
            office = history[seat] & offices
            there |= titles | office
            if office != 0 or doubtful:
                if titles | office != 0 and has_play(g, seat, window, fitting, office):
                    asked |= bit(seat)
            else:
                titles &= fitting
                if titles & certain != 0 or (titles != 0 and is_any_open(g, seat, window, titles)):
                    asked |= bit(seat)
    return asks_nobody(g, asked, there == 0)


def is_about(window: i64, player: i64, seat: i64) -> bool:
    """W_UPKEEP, W_LOSS and W_SHORTAGE ask one player, W_BUY all but the buyer, the others everybody."""
    if has(FOR_ONE, window):
        return seat == player
    return window != BUY or seat != player


def is_over(g: SveaRike, window: i64, player: i64) -> bool:
    """Pointless: a new move, a war or the end of the turn is ordered, the war is decided, the purchase undone, the
    booty lost, the upkeep waived.  SR-98"""
    if g.ordered != NOTHING:
        return True
    if has(WAR_WINDOWS, window):
        return g.stage != FIGHTING
    if window == BUY:
        return g.undone
    if window == REWARD:
        return g.booty_lost
    if window == UPKEEP:
        return has(g.supplied, player)
    return False


def forget_played(g: SveaRike, perhaps_nested: bool) -> None:
    """A card is played once in a window and those nested in it: outside of all windows nothing has been played yet."""
    if not g.played:
        return
    if perhaps_nested:
        for place in range(g.height):
            frame = g.stack[place]
            if isinstance(frame, Window) and frame.again == 1:
                return
    g.played = False
    for copy in range(COPIES):
        g.used[copy] = 0
