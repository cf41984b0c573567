"""Event cards that order, force, end or repeat: moves, game turns and reigns."""

from typing import final

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.cards.card import (
    AN_ACTIVITY_NAMED,
    CLASH_OF_INFLUENCE,
    CLASH_OF_INTRIGUES,
    CLASH_OF_MONARCHY,
    CLASH_OF_PROTECTORS,
    CLASH_OF_TURN,
    Card,
)
from longhall.games.svea_rike.events import FORCED, MODIFIED, ROYAL_CHOSEN
from longhall.games.svea_rike.frames import SveaDecision
from longhall.games.svea_rike.sets import bit
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    BETWEEN_MOVES,
    END_OF_TURN,
    MOVE_BEGIN,
    MOVE_END,
    NAME_ROYAL,
    NEW_MOVE,
    PRE_ORDER,
    PRE_ROYAL,
    TURN_END,
)


@final
class EndOfReign(Card):
    """Abdication! and Murder at the Opera: between two moves the game turn ends at once.  SR-9"""

    def __init__(self, name: str) -> None:
        super().__init__(name, BETWEEN_MOVES, asked=BETWEEN_MOVES, clash=CLASH_OF_TURN)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.ordered = END_OF_TURN


@final
class GoodAdministration(Card):
    """The mover has a whole new move with another activity; at most three moves in one game turn.  SR-26, SR-157"""

    def __init__(self) -> None:
        super().__init__("good_administration", 1 << MOVE_END, asked=1 << MOVE_END, clash=CLASH_OF_TURN)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return seat == g.mover and g.move_number < g.data.moves_per_turn

    def why_not(self, g: SveaRike, seat: i64, window: i64) -> str:
        return "SR-139" if seat != g.mover else "SR-157"

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.ordered = NEW_MOVE


@final
class PoliticalInfluence(Card):
    """The player moves first in this game turn; the others are shuffled. A later one takes over.  SR-20, SR-136"""

    def __init__(self) -> None:
        super().__init__("political_influence", 1 << PRE_ORDER, asked=1 << PRE_ORDER, clash=CLASH_OF_INFLUENCE)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.leftmost = seat
        g.emit(MODIFIED, seat, self.title)


@final
class Intrigues(Card):
    """Another player says which activity the mover takes. A later one takes over.  SR-26, SR-136"""

    def __init__(self) -> None:
        super().__init__(
            "intrigues", 1 << MOVE_BEGIN, asked=1 << MOVE_BEGIN, first=AN_ACTIVITY_NAMED, clash=CLASH_OF_INTRIGUES
        )

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return seat != g.mover

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        """What the mover could choose."""
        activities: i64 = 0b111
        if g.last_activity >= 0:
            activities &= ~bit(g.last_activity)
        return activities

    def refusal(self, g: SveaRike, seat: i64, first: i64, target: i64) -> str:
        return "SR-26"

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.forced = target
        g.emit(FORCED, g.mover, target)


@final
class ProtectorGovernment(Card):
    """The same sovereign has another game turn under the same royal card; at most three in a reign.  SR-145, SR-157"""

    def __init__(self) -> None:
        super().__init__("protector_government", 1 << TURN_END, asked=1 << TURN_END, clash=CLASH_OF_PROTECTORS)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return not g.protector and g.reign < g.data.turns_per_reign

    def why_not(self, g: SveaRike, seat: i64, window: i64) -> str:
        return "SR-139" if g.protector else "SR-157"

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.protector = True
        g.emit(MODIFIED, seat, self.title)


@final
class FallOfTheMonarchy(Card):
    """Instead of the draw the player looks at all royal cards and names the one in force; the pile is shuffled.

    SR-10
    """

    def __init__(self) -> None:
        super().__init__("fall_of_the_monarchy", 1 << PRE_ROYAL, asked=1 << PRE_ROYAL, clash=CLASH_OF_MONARCHY)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.push(NameRoyal(seat))


class NameRoyal(SveaDecision):
    """Any of the 24 royal cards, the old one too, becomes the card in force; its player sees them all.  SR-10, SR-11"""

    SPAN = [NAME_ROYAL]

    def apply(self, g: SveaRike, action: i64) -> None:
        card = NAME_ROYAL.arg(action)
        if g.royal >= 0:
            g.royal_discard |= bit(g.royal)
        g.royal_pile &= ~bit(card)
        g.royal_discard &= ~bit(card)
        g.royal = card
        g.royal_chosen = True
        g.emit(ROYAL_CHOSEN, self.seat, card, g.text())


def turn_cards() -> list[Card]:
    return [
        EndOfReign("abdication"),
        EndOfReign("murder_at_the_opera"),
        GoodAdministration(),
        PoliticalInfluence(),
        Intrigues(),
        ProtectorGovernment(),
        FallOfTheMonarchy(),
    ]
