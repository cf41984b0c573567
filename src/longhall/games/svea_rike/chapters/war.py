"""The war phase: outbreak, commitment, upkeep, the two armies, attacks in turn until one side has nothing left."""

from typing import Final

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.after_war import WarOver
from longhall.games.svea_rike.chapters.dice import d6, roll_off
from longhall.games.svea_rike.chapters.windows import Window
from longhall.games.svea_rike.events import (
    ATTACKED,
    COMMITTED,
    ENEMY_ATTACKED,
    ENEMY_DASH,
    ENEMY_JOINED,
    ENEMY_REMOVED,
    MERCHANTS_HOME,
    ROYAL_SHUFFLED,
    STAYED_HOME,
    TROOPS_PAID,
    TURNED_DOWN,
    WAR_BROKE_OUT,
    WITHDREW,
)
from longhall.games.svea_rike.frames import SveaSealed, SveaStep
from longhall.games.svea_rike.sets import bit, count, has, lowest
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    COMMIT,
    COUNTRIES,
    FIGHTING,
    FOR_FALL,
    GATHERING,
    LIBERTY,
    LOST,
    NONE,
    ROYAL_CARD,
    RUSSIA,
    STAY_HOME,
    WAR_ENEMY_DONE,
    WAR_OUTBREAK,
    WAR_PAY,
    WAR_READY,
    WAR_SWEDEN_DONE,
)


class War(SveaStep):
    """A full war phase against a country, ordered by the royal card or provoked.  SR-18, SR-90, SR-98

    No income, purchases, draws or moves happen in it.  SR-27, SR-91
    """

    FIELDS = ("country",)

    def __init__(self, country: i64) -> None:
        self.country: i64 = country

    def run(self, g: SveaRike) -> None:
        g.enemy = self.country
        g.stage = GATHERING
        g.war_fought = True
        g.army = 0
        g.participants = 0
        g.face_up = 0
        g.tactician = 0
        g.blockade = 0
        g.spared = 0
        g.war_round = 0
        g.volley = []
        for seat in range(g.players):
            g.committed[seat] = NONE
        g.emit(WAR_BROKE_OUT, self.country)
        g.become(Window(WAR_OUTBREAK, NONE, 0))
        g.become(SendMerchantsHome())
        g.become(Commitment())
        g.become(Window(WAR_PAY, NONE, 0))
        g.become(PayTroops())
        g.become(SetUpEnemy())
        g.become(Window(WAR_READY, NONE, 0))
        g.become(SwedenAttacks())
        g.become(WarOver())


class SendMerchantsHome(SveaStep):
    """Merchants in the enemy's circle go home, except those of players with Blockade runner.  SR-90"""

    def run(self, g: SveaRike) -> None:
        for seat in range(g.players):
            at = seat * COUNTRIES + g.enemy
            if g.merchants[at] > 0 and not has(g.blockade, seat):
                g.emit(MERCHANTS_HOME, seat, g.enemy, g.merchants[at])
                g.merchants[at] = 0


def eligible(g: SveaRike, seat: i64) -> i64:
    """Own fiefs with troops; with an active military card every own fief.  SR-93"""
    if g.military(seat) > 0:
        return g.fiefs[seat]
    return g.fiefs[seat] & g.data.regiments


class Commitment(SveaSealed):
    """All choose at once and in secret one eligible fief, or an empty hand; then all is shown.  SR-92, SR-93"""

    SPAN = [COMMIT, STAY_HOME]

    def asks(self, g: SveaRike, seat: i64) -> bool:
        return eligible(g, seat) != 0

    def legal(self, g: SveaRike, seat: i64) -> None:
        # By why_not 0.41 us instead of 0.12: a fiftieth of a random game.
        g.offer_set(COMMIT, eligible(g, seat))
        g.offer(STAY_HOME.base)

    def why_not(self, g: SveaRike, seat: i64, action: i64) -> str:
        if STAY_HOME.has(action):
            return ""
        fief = COMMIT.arg(action)
        if not has(g.fiefs[seat], fief):
            return "SR-92"
        return "" if has(eligible(g, seat), fief) else "SR-93"

    def opened(self, g: SveaRike) -> None:
        for seat in range(g.players):
            g.revealed[seat] = NONE
            if len(g.sealed[seat]) > 0 and COMMIT.has(g.sealed[seat][0]):
                g.committed[seat] = COMMIT.arg(g.sealed[seat][0])
                g.revealed[seat] = g.committed[seat]
                g.emit(COMMITTED, seat, g.committed[seat])
            else:
                g.emit(STAYED_HOME, seat)


def war_upkeep(g: SveaRike, seat: i64) -> i64:
    """2 gold for every troop symbol of the committed fief, nothing with Supply train.  SR-94"""
    if g.committed[seat] < 0 or has(g.supplied, seat):
        return 0
    return g.data.upkeep_war * g.data.troops[g.committed[seat]]


class PayTroops(SveaStep):
    """In seat order each pays in full or takes the fief back; those who pay are the participants.  SR-94"""

    def run(self, g: SveaRike) -> None:
        for seat in range(g.players):
            if g.committed[seat] >= 0:
                due = war_upkeep(g, seat)
                if g.gold[seat] >= due:
                    g.gold[seat] -= due
                    g.participants |= bit(seat)
                    g.emit(TROOPS_PAID, seat, due)
                else:
                    g.emit(WITHDREW, seat, g.committed[seat])
                    g.committed[seat] = NONE
        g.face_up = g.participants


def draw_enemies(g: SveaRike, number: i64) -> None:
    """Royal cards join the enemy; those with a dash go to the discard pile and are not replaced.  SR-95, SR-96"""
    if count(g.royal_pile) < number:
        g.royal_pile |= g.royal_discard
        g.royal_discard = 0
        g.emit(ROYAL_SHUFFLED)
    for _ in range(number):
        if g.royal_pile == 0:
            return
        card = g.pick_of(ROYAL_CARD, g.royal_pile)
        g.royal_pile &= ~bit(card)
        if g.data.royal_troops[card] == 0:
            g.royal_discard |= bit(card)
            g.emit(ENEMY_DASH, card)
        else:
            g.army |= bit(card)
            g.emit(ENEMY_JOINED, card, g.data.royal_troops[card])


class SetUpEnemy(SveaStep):
    """One card more than there are players, two more for Russia in the Liberty era; then the first check.  SR-95, SR-98

    With no enemy card Sweden wins even without participants.  SR-104, SR-155
    """

    def run(self, g: SveaRike) -> None:
        extra = g.data.enemy_cards_extra
        if g.enemy == RUSSIA and g.era() == LIBERTY and g.liberty_russia:
            extra = g.data.enemy_cards_extra_russia_liberty
        draw_enemies(g, g.players + extra)
        g.stage = FIGHTING
        g.check_war()


def weakest_enemy(g: SveaRike) -> i64:
    """The enemy card with the fewest troops."""
    for troops in range(1, g.data.most_troops + 1):
        found = g.army & g.data.with_troops[troops]
        if found != 0:
            return lowest(found)
    return NONE


def remove_weakest(g: SveaRike) -> None:
    """One enemy card is removed, if there is one.  SR-99"""
    card = weakest_enemy(g)
    if card >= 0:
        g.army &= ~bit(card)
        g.royal_discard |= bit(card)
        g.emit(ENEMY_REMOVED, card, g.data.royal_troops[card])
        g.check_war()


def combat_value(g: SveaRike, seat: i64) -> i64:
    """Troops of the committed fief and active military cards, as they are now.  SR-71, SR-97"""
    return g.data.troops[g.committed[seat]] + g.data.military_bonus * g.military(seat)


def turn_down(g: SveaRike, seat: i64) -> None:
    """SR-102"""
    g.face_up &= ~bit(seat)
    g.emit(TURNED_DOWN, seat, g.committed[seat])
    g.check_war()


# A roll of the volley: who rolled (a seat, or ENEMY), the value to roll at most, and the die.
ENEMY: Final[i64] = 7


def note_roll(g: SveaRike, who: i64, value: i64, rolled: i64) -> None:
    g.volley = g.volley + [(who * 64 + value) * 8 + rolled]


class SwedenAttacks(SveaStep):
    """Each participant with a fief face up rolls once, twice as Superior tactician; a hit removes the weakest card.

    A war that is decided goes no further: pending rolls are not made. Where nobody marches it is lost now.
    SR-98, SR-99, SR-103, SR-104
    """

    def run(self, g: SveaRike) -> None:
        if g.participants == 0 and g.stage == FIGHTING:
            g.stage = LOST
        if g.stage == FIGHTING:
            g.war_round += 1
            g.volley = []
        for seat in range(g.players):
            if has(g.face_up, seat):
                for _ in range(2 if has(g.tactician, seat) else 1):
                    if g.stage == FIGHTING:
                        rolled = d6(g)
                        value = combat_value(g, seat)
                        hit: i64 = 1 if rolled <= value else 0
                        note_roll(g, seat, value, rolled)
                        g.emit(ATTACKED, seat, rolled, value, hit)
                        if hit == 1:
                            remove_weakest(g)
        if g.stage == FIGHTING:
            g.become(Window(WAR_SWEDEN_DONE, NONE, 0))
            g.become(EnemyAttacks())


class EnemyAttacks(SveaStep):
    """One roll for each enemy card, in ascending order of troops; a hit turns one Swedish fief down.  SR-98, SR-100"""

    def run(self, g: SveaRike) -> None:
        for troops in range(1, g.data.most_troops + 1):
            for _ in range(count(g.army & g.data.with_troops[troops])):
                if g.stage == FIGHTING:
                    rolled = d6(g)
                    hit: i64 = 1 if rolled <= troops else 0
                    note_roll(g, ENEMY, troops, rolled)
                    g.emit(ENEMY_ATTACKED, rolled, troops, hit)
                    if hit == 1:
                        turn_down(g, hit_fief(g))
        if g.stage == FIGHTING:
            g.become(Window(WAR_ENEMY_DONE, NONE, 0))
            g.become(SwedenAttacks())


def hit_fief(g: SveaRike) -> i64:
    """Whose fief is hit: fewest printed troops, then fewest active military cards, then the loser of a roll-off.

    SR-101
    """
    best: i64 = 1000
    tied: i64 = 0
    for seat in range(g.players):
        if has(g.face_up, seat):
            value = g.data.troops[g.committed[seat]] * 100 + g.military(seat)
            if value < best:
                best = value
                tied = 0
            if value == best:
                tied |= bit(seat)
    return roll_off(g, tied, False, FOR_FALL)
