"""Event cards of war: before it, in battle, and about its booty and losses."""

from typing import Final, final

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.after_war import ChooseReward
from longhall.games.svea_rike.chapters.cards.card import A_COUNTRY_NAMED, A_FIEF_NAMED, CLASH_OF_TURN, Card
from longhall.games.svea_rike.chapters.dice import roll_within
from longhall.games.svea_rike.chapters.history import put_under, refill_row
from longhall.games.svea_rike.chapters.war import draw_enemies, remove_weakest, turn_down
from longhall.games.svea_rike.events import BOOTY_LOST, FIEF_RETURNED, HISTORY_TURNED, MODIFIED, NO_EFFECT, PAID, SPARED
from longhall.games.svea_rike.sets import bit, has, lowest
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ALL_COUNTRIES,
    COUNTRIES,
    DENMARK,
    FOR_CARD,
    FOR_STEEL,
    LOSS,
    MOVE_END,
    POLAND,
    PROVOKED_WAR,
    PRUSSIA,
    REWARD,
    ROW,
    RUSSIA,
    WAR_OUTBREAK,
    WAR_WINDOWS,
)

PROVOCATION: Final[i64] = 7  # gold


@final
class WindsOfWar(Card):
    """The mover pays 7 gold and provokes a war; after it the game turn ends. The royal card stays in force.

    SR-9, SR-125
    """

    def __init__(self) -> None:
        super().__init__("winds_of_war", 1 << MOVE_END, asked=1 << MOVE_END, first=A_COUNTRY_NAMED, clash=CLASH_OF_TURN)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return seat == g.mover and g.gold[seat] >= PROVOCATION

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        return ALL_COUNTRIES

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        if g.gold[seat] < PROVOCATION:
            g.emit(NO_EFFECT, self.title)
            return
        g.gold[seat] -= PROVOCATION
        g.emit(PAID, seat, PROVOCATION, FOR_CARD)
        g.ordered = PROVOKED_WAR
        g.ordered_country = target


@final
class BlockadeRunner(Card):
    """The player's merchants in the enemy's circle are not sent home in this war.  SR-90"""

    def __init__(self) -> None:
        super().__init__("blockade_runner", 1 << WAR_OUTBREAK, asked=1 << WAR_OUTBREAK)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return g.merchants[seat * COUNTRIES + g.enemy] > 0

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.blockade |= bit(seat)
        g.emit(MODIFIED, seat, self.title)


@final
class SuperiorTactician(Card):
    """A participant with a fief face up rolls twice in every later Swedish attack of this war.  SR-99"""

    def __init__(self) -> None:
        super().__init__("superior_tactician", WAR_WINDOWS, asked=WAR_WINDOWS)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return has(g.face_up, seat)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.tactician |= bit(seat)
        g.emit(MODIFIED, seat, self.title)


@final
class SwedishSteelBites(Card):
    """A die: 1-4 removes the weakest enemy card. Anybody may play it.  SR-99"""

    def __init__(self) -> None:
        super().__init__("swedish_steel_bites", WAR_WINDOWS, asked=WAR_WINDOWS)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        if roll_within(g, seat, FOR_STEEL, 1, 4) != 0:
            remove_weakest(g)
        else:
            g.emit(NO_EFFECT, self.title)


@final
class Battle(Card):
    """Against one country: the two weakest enemy cards are removed; the card stays, and scores after a victory.

    SR-114
    """

    def __init__(self, name: str, country: i64) -> None:
        super().__init__(name, WAR_WINDOWS, asked=WAR_WINDOWS, stays=True)
        self.country: i64 = country

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return g.enemy == self.country

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        remove_weakest(g)
        remove_weakest(g)


@final
class BattleOfPoltava(Card):
    """Two more royal cards join the enemy, then a Swedish fief named by the player is turned down.  SR-96, SR-102"""

    def __init__(self) -> None:
        super().__init__("battle_of_poltava", WAR_WINDOWS, asked=WAR_WINDOWS, first=A_FIEF_NAMED)

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        found: i64 = 0
        for owner in range(g.players):
            if has(g.face_up, owner):
                found |= bit(g.committed[owner])
        return found

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        draw_enemies(g, 2)
        for owner in range(g.players):
            if has(g.face_up, owner) and g.committed[owner] == target:
                turn_down(g, owner)
                return


@final
class ExtraBooty(Card):
    """The rewarded player chooses a second reward at once, from a full row.  SR-60, SR-112"""

    def __init__(self) -> None:
        super().__init__("extra_booty", 1 << REWARD, asked=1 << REWARD)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return seat == g.rewarded and not g.booty_lost

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        refill_row(g)
        g.push(ChooseReward(seat))


@final
class Treason(Card):
    """The rewarded player loses all booty of this war: gold, fiefs to the pool, cards to the row or under the pile.

    SR-113
    """

    def __init__(self) -> None:
        super().__init__("treason", 1 << REWARD, asked=1 << REWARD)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return seat != g.rewarded

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        loser = g.rewarded
        g.gold[loser] -= g.booty_gold
        g.emit(BOOTY_LOST, loser, g.booty_gold)
        left = g.booty_fiefs
        while left != 0:
            fief = lowest(left)
            g.lose_fief(loser, fief)
            g.pool |= bit(fief)
            g.emit(FIEF_RETURNED, loser, fief)
            left &= left - 1
        for entry in g.booty_cards:
            give_back(g, loser, entry // ROW, entry % ROW)
        g.booty_lost = True


def give_back(g: SveaRike, seat: i64, card: i64, place: i64) -> None:
    """A history card goes to its place in the row, or under the pile if that has been refilled.  SR-60"""
    g.history[seat] &= ~bit(card)
    if g.row[place] < 0:
        g.row[place] = card
        g.emit(HISTORY_TURNED, card, place)
    else:
        put_under(g, card)


@final
class HighTreason(Card):
    """The player returns no fief of choice for this defeat; nothing else is saved.  SR-116, SR-119"""

    def __init__(self) -> None:
        super().__init__("high_treason", 1 << LOSS, asked=1 << LOSS)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return not has(g.spared, seat)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.spared |= bit(seat)
        g.emit(SPARED, seat)


def war_cards() -> list[Card]:
    return [
        WindsOfWar(),
        BlockadeRunner(),
        SuperiorTactician(),
        SwedishSteelBites(),
        Battle("battle_of_breitenfeld", PRUSSIA),
        Battle("battle_of_kliszow", POLAND),
        Battle("battle_of_narva", RUSSIA),
        Battle("march_over_the_great_belt", DENMARK),
        BattleOfPoltava(),
        ExtraBooty(),
        Treason(),
        HighTreason(),
    ]
