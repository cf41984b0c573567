"""What one seat may see, and where its actions point."""

from functools import lru_cache
from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_cards.chapters.phases import Build, Fix, Inspect
from longhall.games.vasa_cards.chapters.scoring import (
    ALL,
    blamed_colours,
    is_draw,
    lowest_marked,
    mark,
    next_total,
    pile_totals,
    winning_colours,
)
from longhall.games.vasa_cards.face.view_types import Colour, Comparison, KnownCard, PileCard, View
from longhall.games.vasa_cards.frames import ColourDecision
from longhall.games.vasa_cards.knowledge.belief import with_value_at, worlds
from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import (
    BUILD,
    COLOUR,
    COLOURS,
    FIRST_OF_PAIR,
    FIX_HAND,
    FIX_PILES,
    INSPECT_HAND,
    INSPECT_PILE,
    PICK_COLOUR,
    PILES,
    SECOND_OF_PAIR,
)
from longhall.kernel.sets import count
from longhall.kernel.state import State


def view(state: State, seat: int) -> View:
    """The table from one seat (-1: a spectator). After the end all cards lie open.  VC-16, VC-21, VC-44"""
    assert isinstance(state, VasaCards)
    g = state
    acting = g.waiting.colour if isinstance(g.waiting, ColourDecision) else None
    totals = pile_totals(g) if g.over else None
    blamed = blamed_colours(g, totals) if totals is not None and not is_draw(totals) else 0
    winners = winning_colours(g, totals, blamed) if totals is not None and blamed else 0
    return {
        "round": g.round,
        "phase": phase(g),
        "captain": COLOUR.names[g.captain] if g.round > 0 else None,
        "order": order(g),
        "acting": COLOUR.names[acting] if acting is not None else None,
        "colours": [colour_view(g, seat, colour) for colour in range(COLOURS)],
        "totals": list(totals) if totals is not None else None,
        "blamed": names_in(blamed) if g.over else None,
        "winners": names_in(winners) if g.over else None,
        "verdict": verdict(g, totals, blamed) if totals is not None else None,
    }


def phase(g: VasaCards) -> Literal["build", "inspect", "fix"] | None:
    """What the colours do in turn now.  VC-10"""
    if isinstance(g.waiting, Build):
        return "build"
    if isinstance(g.waiting, Inspect):
        return "inspect"
    return "fix" if isinstance(g.waiting, Fix) else None


def order(g: VasaCards) -> list[str]:
    """The colours with a player clockwise from the Captain; while they are picked, those that are.  VC-7, VC-12"""
    colours = [g.captain] if g.controller[g.captain] >= 0 else []
    while colours and g.left_of(colours[-1]) != g.captain:
        colours.append(g.left_of(colours[-1]))
    return [COLOUR.names[colour] for colour in colours]


def verdict(g: VasaCards, totals: vec[i64], blamed: int) -> list[Comparison]:
    """Blame in the lowest group, then reward from the highest down until one is left.  VC-31, VC-36, VC-38, VC-43"""
    if blamed == 0:
        return []
    found = [comparison(g, totals, "blame", next_total(totals, 0, True), ALL, blamed)]
    left = ALL if g.blamed_compete and blamed != ALL else ALL & ~blamed
    total = next_total(totals, 1000, False)
    while count(left) > 1 and total > 0:
        lowest = lowest_marked(g, totals, total, left)
        found.append(comparison(g, totals, "reward", total, left, lowest))
        left = lowest
        total = next_total(totals, total, False)
    return found


def comparison(
    g: VasaCards, totals: vec[i64], about: Literal["blame", "reward"], total: int, among: int, lowest: int
) -> Comparison:
    return {
        "about": about,
        "total": total,
        "piles": [pile + 1 for pile in range(PILES) if totals[pile] == total],
        "marks": {name: mark(g, totals, c, total) for c, name in enumerate(COLOUR.names) if among >> c & 1},
        "lowest": names_in(lowest),
    }


def names_in(colours: int) -> list[str]:
    """The names of a set of colours."""
    return [name for colour, name in enumerate(COLOUR.names) if colours >> colour & 1]


def colour_view(g: VasaCards, seat: int, colour: int) -> Colour:
    """A colour's hand and cards; those of others as far as the seat knows them, if the table keeps that.  VC-44"""
    name = COLOUR.names[colour]
    mine = seat >= 0 and g.controller[colour] == seat
    open_cards = mine or g.over
    possible = worlds(g, seat, colour) if g.memory_kept and not open_cards else 0
    thoughts = (
        {other: worlds(g, other, colour) for other in others(g, seat)}
        if g.memory_kept and mine and not g.over
        else None
    )
    return {
        "colour": name,
        "seat": g.controller[colour] if g.controller[colour] >= 0 else None,
        "hand": {
            "element": f"hand:{name}",
            "count": count(g.hand[colour]),
            "cards": [v for v in range(1, 5) if g.holds(colour, v)] if open_cards else None,
            "known": known_in_hand(g, colour, possible) if possible else None,
            "seen_by": seen_in_hand(g, colour, thoughts) if thoughts is not None else None,
        },
        "piles": [pile_view(g, colour, pile, open_cards, possible, thoughts) for pile in range(PILES)],
    }


def others(g: VasaCards, seat: int) -> list[int]:
    return [other for other in range(g.players) if other != seat]


def seen_in_hand(g: VasaCards, colour: int, thoughts: dict[int, int]) -> list[KnownCard]:
    """By card: who knows that it is in this hand. Its player was told of every look at the colour.  VC-20, VC-21"""
    known = {other: known_in_hand(g, colour, possible) for other, possible in thoughts.items()}
    cards = [(value, [other for other in known if value in known[other]]) for value in range(1, 5)]
    return [{"value": value, "seats": seats} for value, seats in cards if seats]


def pile_view(
    g: VasaCards,
    colour: int,
    pile: int,
    is_open: bool,
    possible: int,
    thoughts: dict[int, int] | None,
) -> PileCard:
    """A card in a pile. What can be only one card is known like one's own.  VC-21, VC-44"""
    card = g.card(colour, pile)
    values = values_at(possible, pile) if card != 0 else []
    return {
        "element": f"pile:{pile + 1}.{COLOUR.names[colour]}",
        "there": card != 0,
        "value": card if card != 0 and (is_open or len(values) == 1) else None,
        "possible": values or None,
        "seen_by": [other for other in thoughts if card != 0 and len(values_by_pile(thoughts[other])[pile]) == 1]
        if thoughts is not None
        else None,
    }


def known_in_hand(g: VasaCards, colour: int, possible: int) -> list[int]:
    """The cards that are in a hand in all possible orders: that is, in a pile in none."""
    values = values_by_pile(possible)
    in_piles = {value for pile in range(PILES) if g.card(colour, pile) != 0 for value in values[pile]}
    return [value for value in range(1, 5) if value not in in_piles]


def values_at(possible: int, pile: int) -> list[int]:
    """What a card in a pile can be, of the orders that somebody must think possible."""
    return list(values_by_pile(possible)[pile])


@lru_cache(4096)
def values_by_pile(possible: int) -> tuple[tuple[int, ...], ...]:
    """The same by pile. A few sets of orders come up again and again: a view asks some 60 times for them."""
    return tuple(tuple(value for value in range(1, 5) if with_value_at(possible, pile, value)) for pile in range(PILES))


def at(state: State, seat: int, action: int) -> list[str]:
    """The elements that an action touches."""
    assert isinstance(state, VasaCards)
    if PICK_COLOUR.has(action):
        return [f"hand:{COLOUR.names[PICK_COLOUR.arg(action)]}"]
    if not isinstance(state.waiting, ColourDecision):
        return []
    own = COLOUR.names[state.waiting.colour]
    if BUILD.has(action):
        return [f"hand:{own}.{BUILD.arg(action) + 1}", f"pile:{state.round}.{own}"]
    if INSPECT_PILE.has(action):
        return [f"pile:{INSPECT_PILE.second(action) + 1}.{COLOUR.names[INSPECT_PILE.first(action)]}"]
    if INSPECT_HAND.has(action):
        return [f"hand:{COLOUR.names[INSPECT_HAND.arg(action)]}"]
    if FIX_HAND.has(action):
        return [f"pile:{FIX_HAND.first(action) + 1}.{own}", f"hand:{own}.{FIX_HAND.second(action) + 1}"]
    if FIX_PILES.has(action):
        pair = FIX_PILES.arg(action)
        return [f"pile:{FIRST_OF_PAIR[pair] + 1}.{own}", f"pile:{SECOND_OF_PAIR[pair] + 1}.{own}"]
    return []
