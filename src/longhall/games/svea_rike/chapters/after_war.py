"""After the war: rewards for the participants, or what a defeat costs."""

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.dice import roll_for, roll_off, roll_within
from longhall.games.svea_rike.chapters.history import refill_row, remove_from_game, take_from_row
from longhall.games.svea_rike.chapters.play import Discard
from longhall.games.svea_rike.chapters.windows import Window, open_window
from longhall.games.svea_rike.events import (
    BATTLE_SAVED,
    BOOTY_GOLD,
    FIEF_FREED,
    FIEF_GONE,
    FIEF_RETURNED,
    FIEF_TO_ENEMY,
    FIEF_WON,
    HISTORY_WON,
    WAR_ENDED,
    WAR_LOST,
    WAR_WON,
)
from longhall.games.svea_rike.frames import SveaDecision, SveaStep
from longhall.games.svea_rike.sets import bit, has, lowest
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    COPIES,
    FOR_BOOTY,
    FOR_DEFEAT,
    FOR_ORDER,
    GATHERING,
    GIVE_UP,
    LIBERTY,
    LOSS,
    LOST_CARD,
    NONE,
    RANDOM_FIEF,
    REWARD,
    REWARD_CARD,
    REWARD_FIEF,
    REWARD_GOLD,
    ROW,
    RUSSIA,
    WAR_OVER,
    WON,
)


class WarOver(SveaStep):
    """The war is decided. Battle cards are saved, or after a defeat discarded at once; then W_WAR_OVER.

    SR-98, SR-114
    """

    def run(self, g: SveaRike) -> None:
        for seat in range(g.players):
            g.strength[seat] = 0
            if has(g.participants, seat):
                g.strength[seat] = g.data.troops[g.committed[seat]] + g.data.military_bonus * g.military(seat)
        won = g.stage == WON
        g.emit(WAR_WON if won else WAR_LOST, g.enemy)
        for seat in range(g.players):
            for copy in range(COPIES):
                left = g.fought[seat * COPIES + copy]
                while left != 0:
                    self.settle_battle_card(g, seat, lowest(left), copy, won)
                    left &= left - 1
                g.fought[seat * COPIES + copy] = 0
        g.become(Window(WAR_OVER, NONE, 0))
        if won:
            g.become(Victory())
        else:
            g.become(Defeat())
        g.become(PeaceReturns())

    def settle_battle_card(self, g: SveaRike, seat: i64, title: i64, copy: i64, won: bool) -> None:
        if won:
            g.saved[seat * COPIES + copy] |= bit(title)
            g.emit(BATTLE_SAVED, seat, title)
        else:
            g.table[copy] |= bit(title)
            g.become(Discard(seat, title, copy))


class PeaceReturns(SveaStep):
    """Enemy cards left go to the royal discard pile, the war marker is removed; fiefs turned down are normal.

    SR-106, SR-120
    """

    def run(self, g: SveaRike) -> None:
        g.royal_discard |= g.army
        g.army = 0
        g.emit(WAR_ENDED, g.enemy)
        g.enemy = NONE
        g.stage = GATHERING
        g.participants = 0
        g.face_up = 0
        g.tactician = 0
        g.blockade = 0
        g.spared = 0
        g.war_round = 0
        g.volley = []
        for seat in range(g.players):
            g.committed[seat] = NONE
            g.strength[seat] = 0


# Victory


class Victory(SveaStep):
    """The enemy's flag fiefs join the pool, then the participants and nobody else are rewarded.  SR-77, SR-110"""

    def run(self, g: SveaRike) -> None:
        freed = g.data.flag[g.enemy] & g.enemy_held
        g.enemy_held &= ~freed
        g.pool |= freed
        while freed != 0:
            g.emit(FIEF_FREED, lowest(freed))
            freed &= freed - 1
        g.become(NextReward(g.participants))


class NextReward(SveaStep):
    """The strongest chooses first; ties by roll-off, the winner first. `waiting` is the set of those still to choose.

    SR-111, SR-112
    """

    FIELDS = ("waiting",)

    def __init__(self, waiting: i64) -> None:
        self.waiting: i64 = waiting

    def run(self, g: SveaRike) -> None:
        g.rewarded = NONE
        if self.waiting == 0:
            return
        best: i64 = -1
        tied: i64 = 0
        for seat in range(g.players):
            if has(self.waiting, seat):
                if g.strength[seat] > best:
                    best = g.strength[seat]
                    tied = 0
                if g.strength[seat] == best:
                    tied |= bit(seat)
        seat = roll_off(g, tied, True, FOR_ORDER)
        g.rewarded = seat
        g.booty_gold = 0
        g.booty_fiefs = 0
        g.booty_cards = []
        g.booty_lost = False
        g.become(ChooseReward(seat))
        g.become(Window(REWARD, seat, 0))
        g.become(Rewarded())
        g.become(NextReward(self.waiting & ~bit(seat)))


class Rewarded(SveaStep):
    """W_REWARD has closed: the row is refilled, the next one chooses.  SR-60, SR-112"""

    def run(self, g: SveaRike) -> None:
        g.rewarded = NONE
        g.booty_gold = 0
        g.booty_fiefs = 0
        g.booty_cards = []
        g.booty_lost = False
        refill_row(g)


class ChooseReward(SveaDecision):
    """A random fief of the pool, a card of the row, or three dice of gold. W_REWARD follows.  SR-67, SR-112, SR-113"""

    SPAN = [REWARD_FIEF, REWARD_CARD, REWARD_GOLD]

    def legal(self, g: SveaRike) -> None:
        # By why_not 1.2 us instead of 0.11: a hundredth of a random game.
        if g.pool != 0:
            g.offer(REWARD_FIEF.base)
        g.offer_set(REWARD_CARD, g.row_cards())
        g.offer(REWARD_GOLD.base)

    def why_not(self, g: SveaRike, action: i64) -> str:
        if REWARD_FIEF.has(action):
            return "" if g.pool != 0 else "SR-112"
        if REWARD_CARD.has(action):
            return "" if has(g.row_cards(), REWARD_CARD.arg(action)) else "SR-112"
        return ""

    def apply(self, g: SveaRike, action: i64) -> None:
        seat = self.seat
        if REWARD_FIEF.has(action):
            fief = g.pick_of(RANDOM_FIEF, g.pool)
            g.pool &= ~bit(fief)
            g.gain_fief(seat, fief)
            g.booty_fiefs |= bit(fief)
            g.emit(FIEF_WON, seat, fief)
        elif REWARD_CARD.has(action):
            card = REWARD_CARD.arg(action)
            place = take_from_row(g, card)
            g.history[seat] |= bit(card)
            g.booty_cards.append(card * ROW + place)
            g.emit(HISTORY_WON, seat, card)
        else:
            gold: i64 = 0
            for _ in range(g.data.reward_gold_dice):
                gold += roll_for(g, seat, FOR_BOOTY)
            g.gold[seat] += gold
            g.booty_gold += gold
            g.emit(BOOTY_GOLD, seat, gold)


# Defeat


class Defeat(SveaStep):
    """Flag fiefs are the enemy's again, or Finland and Estonia are lost; then participants, then the others suffer.

    SR-115, SR-116, SR-117
    """

    def run(self, g: SveaRike) -> None:
        if g.enemy == RUSSIA and g.era() == LIBERTY and g.liberty_russia:
            lose_finland(g)
        else:
            lose_flag_fiefs(g)
        for seat in range(g.players):
            if has(g.participants, seat):
                g.become(LoseFief(seat))
        for seat in range(g.players):
            if not has(g.participants, seat):
                g.become(RollForLoss(seat))


def lose_flag_fiefs(g: SveaRike) -> None:
    """From the pool or from their owners, whatever cards they hold.  SR-78"""
    left = g.data.flag[g.enemy] & ~g.lost & ~g.enemy_held
    while left != 0:
        fief = lowest(left)
        owner = g.owner_of(fief)
        if owner >= 0:
            g.lose_fief(owner, fief)
        g.pool &= ~bit(fief)
        g.enemy_held |= bit(fief)
        g.emit(FIEF_TO_ENEMY, fief, g.enemy)
        left &= left - 1


def lose_finland(g: SveaRike) -> None:
    """The six Finnish fiefs and what bears the Russian flag leave the game for good, without compensation.

    SR-79, SR-80, SR-155
    """
    left = (g.data.finnish | g.data.flag[RUSSIA]) & ~g.lost
    while left != 0:
        fief = lowest(left)
        owner = g.owner_of(fief)
        if owner >= 0:
            g.lose_fief(owner, fief)
        g.pool &= ~bit(fief)
        g.enemy_held &= ~bit(fief)
        g.lost |= bit(fief)
        g.emit(FIEF_GONE, fief)
        left &= left - 1


class LoseFief(SveaStep):
    """A player returns one fief of own choice, after W_LOSS; one without a fief has nothing to return.

    SR-116, SR-118
    """

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        if g.fiefs[self.seat] != 0:
            open_window(g, LOSS, self.seat, GiveUpFief(self.seat))


class RollForLoss(SveaStep):
    """A player who stayed at home: 1-3 costs a fief, or a broke player a random history card.

    SR-117, SR-118, SR-119
    """

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        if roll_within(g, self.seat, FOR_DEFEAT, 1, 3) == 0:
            return
        if g.fiefs[self.seat] != 0:
            g.become(LoseFief(self.seat))
        elif g.is_broke(self.seat) and g.history[self.seat] != 0:
            remove_from_game(g, g.pick_of(LOST_CARD, g.history[self.seat]))


class GiveUpFief(SveaStep):
    """Unless High treason! was played, the player names the fief. The last one goes without a question.  SR-116"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        if has(g.spared, self.seat):
            return
        own = g.fiefs[self.seat]
        if own & (own - 1) == 0:
            return_fief(g, self.seat, lowest(own))
        else:
            g.become(ReturnFief(self.seat))


def return_fief(g: SveaRike, seat: i64, fief: i64) -> None:
    """To the Exchequer: it joins the pool.  SR-75"""
    g.lose_fief(seat, fief)
    g.pool |= bit(fief)
    g.emit(FIEF_RETURNED, seat, fief)


class ReturnFief(SveaDecision):
    """A player returns one fief of own choice to the Exchequer.  SR-75, SR-116"""

    SPAN = [GIVE_UP]

    def legal(self, g: SveaRike) -> None:
        # By why_not 0.31 us instead of 0.1: a hundredth of a random game.
        g.offer_set(GIVE_UP, g.fiefs[self.seat])

    def why_not(self, g: SveaRike, action: i64) -> str:
        return "" if has(g.fiefs[self.seat], GIVE_UP.arg(action)) else "SR-116"

    def apply(self, g: SveaRike, action: i64) -> None:
        return_fief(g, self.seat, GIVE_UP.arg(action))
