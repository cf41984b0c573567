"""Event cards about event cards: answers to them, draws and discards."""

from typing import final

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.cards.card import A_FIEF_NAMED, A_PLAYER_NAMED, CLASH_OF_ANSWERS, Card
from longhall.games.svea_rike.chapters.cards.money import RegionCard
from longhall.games.svea_rike.chapters.hands import bring_out, draw_event, lay_on_discard, pick_title
from longhall.games.svea_rike.chapters.money import seats_from
from longhall.games.svea_rike.chapters.play import pick_up
from longhall.games.svea_rike.events import LOST_CARD_OF_HAND
from longhall.games.svea_rike.sets import bit, count
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import ANY, CANCEL, COPIES, HAND_CARD, PICKUP


@final
class ConnectionsAtCourt(Card):
    """The card of another player has no effect at all. Its use stands in play.py; nothing cancels it.  SR-138"""

    def __init__(self) -> None:
        super().__init__("connections_at_court", 1 << CANCEL, asked=1 << CANCEL, clash=CLASH_OF_ANSWERS)


@final
class InfluentialOffice(Card):
    """The card that another player has used comes from the discard pile into the hand.  SR-138"""

    def __init__(self) -> None:
        super().__init__("influential_office", 1 << PICKUP, asked=1 << PICKUP, clash=CLASH_OF_ANSWERS)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        pick_up(g, seat, target)


@final
class InspiringSpeech(Card):
    """The player draws three event cards.  SR-24, SR-25"""

    def __init__(self) -> None:
        super().__init__("inspiring_speech", ANY)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        for _ in range(3):
            draw_event(g, seat)


def discard_random(g: SveaRike, seat: i64) -> None:
    """A random card of a hand goes face up to the discard pile without being used: nobody may pick it up.  SR-140"""
    title = pick_title(g, HAND_CARD, g.hand, seat * COPIES)
    copy = bring_out(g, seat, title)
    lay_on_discard(g, title, copy)
    g.emit(LOST_CARD_OF_HAND, seat, title)


@final
class LostOpportunity(Card):
    """Another player loses one random card of the hand.  SR-140"""

    def __init__(self) -> None:
        super().__init__("lost_opportunity", ANY, first=A_PLAYER_NAMED)

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        found: i64 = 0
        for other in range(g.players):
            if other != seat and g.held[other] != 0:
                found |= bit(other)
        return found

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        if g.held[target] != 0:
            discard_random(g, target)


@final
class WitchHunt(RegionCard):
    """Each player loses a random card of the hand for every own fief of the region.  SR-82, SR-130, SR-140"""

    def __init__(self) -> None:
        super().__init__("witch_hunt", ANY, first=A_FIEF_NAMED)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        for victim in seats_from(g, seat):
            for _ in range(count(g.fiefs[victim] & g.data.region[target])):
                if g.held[victim] != 0:
                    discard_random(g, victim)


def hand_cards() -> list[Card]:
    return [ConnectionsAtCourt(), InfluentialOffice(), InspiringSpeech(), LostOpportunity(), WitchHunt()]
