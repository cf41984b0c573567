"""The royal cards as their player leafs through them with Fall of the monarchy: what each means now, and its troops."""

from typing import Literal

from longhall.games.svea_rike.chapters.cards.turn import NameRoyal
from longhall.games.svea_rike.face.view_types import LeafedThrough
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import NAME_ROYAL, ROYAL, TEXT
from longhall.kernel.actions import Family
from longhall.kernel.telling import Said, Say


def leafed_through(g: SveaRike, seat: int) -> list[LeafedThrough] | None:
    """All 24 for the seat that names one, and nothing for anybody else.  SR-10, SR-11"""
    if not isinstance(g.waiting, NameRoyal) or g.waiting.seat != seat:
        return None
    return [
        {
            "card": name,
            "text": TEXT.names[g.data.text(g.turn, card)],
            "troops": g.data.royal_troops[card],
            "lies": where(g, card),
        }
        for card, name in enumerate(ROYAL.names)
    ]


def where(g: SveaRike, card: int) -> Literal["in_force", "discard", "pile"]:
    """Where a royal card lies.  SR-11"""
    return "in_force" if card == g.royal else "discard" if g.royal_discard >> card & 1 else "pile"


def said_royal(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """SR-10 to SR-18"""
    card = NAME_ROYAL.arg(action)
    text = TEXT.names[g.data.text(g.turn, card)]
    told = {"royal": say(f"royal-{ROYAL.names[card]}"), "royal_text": say(f"royal_text-{text}")}
    about = "war" if text.startswith("war_") else text
    return Said(
        say("choice-royal", troops=g.data.royal_troops[card], lies=where(g, card), **told), say(f"board-royal-{about}")
    )
