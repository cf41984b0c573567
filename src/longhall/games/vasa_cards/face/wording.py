"""Choices, questions and refusals in words, as the seat that is asked sees the table."""

from longhall.games.vasa_cards.chapters.phases import Build
from longhall.games.vasa_cards.face.view import values_at
from longhall.games.vasa_cards.frames import ColourDecision
from longhall.games.vasa_cards.knowledge.belief import worlds
from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import (
    BUILD,
    COLOUR,
    FIRST_OF_PAIR,
    FIX_HAND,
    FIX_PILES,
    INSPECT_HAND,
    INSPECT_PILE,
    NO_FIX,
    PICK_COLOUR,
    PILES,
    ROUNDS,
    SECOND_OF_PAIR,
)
from longhall.kernel.sets import count
from longhall.kernel.state import State
from longhall.kernel.telling import Said, Say, listed, seat_called


def say_choice(state: State, seat: int, action: int, say: Say) -> Said:
    """VC-15, VC-18 to VC-28"""
    assert isinstance(state, VasaCards)
    g = state
    if PICK_COLOUR.has(action) or not isinstance(g.waiting, ColourDecision):
        return Said()
    colour = g.waiting.colour
    if BUILD.has(action):
        return said_build(g, colour, BUILD.arg(action) + 1, say)
    if INSPECT_PILE.has(action):
        return said_look(g, seat, INSPECT_PILE.first(action), INSPECT_PILE.second(action), say)
    if INSPECT_HAND.has(action):
        target = INSPECT_HAND.arg(action)
        effect = say("effect-inspect_hand", count=count(g.hand[target]), owner=seat_called(say, g.controller[target]))
        return Said(effect=effect, group=group_of(g, target, say))
    if FIX_HAND.has(action):
        return said_fix(g, colour, FIX_HAND.first(action), FIX_HAND.second(action) + 1, say)
    if FIX_PILES.has(action):
        return said_swap(g, colour, FIX_PILES.arg(action), say)
    assert NO_FIX.has(action)
    effect = say("effect-no_fix-last") if g.round == ROUNDS else say("effect-no_fix")
    return Said(say("choice-no_fix", colour=say_colour(say, colour)), effect, leaves=True)


def said_build(g: VasaCards, colour: int, value: int, say: Say) -> Said:
    text = say("choice-build", colour=say_colour(say, colour), value=value, pile=say(f"pile-{g.round}"))
    left = [str(other) for other in range(1, 5) if other != value and g.holds(colour, other)]
    return Said(text, say("effect-build", cards=listed(say, left)) if left else say("effect-build-last"))


def said_look(g: VasaCards, seat: int, target: int, pile: int, say: Say) -> Said:
    """With what the seat knows of the card, where the table keeps that in sight.  VC-44"""
    values = values_at(worlds(g, seat, target), pile) if g.memory_kept else []
    effect = ""
    if len(values) == 1:
        effect = say("effect-look-known", value=values[0])
    elif 1 < len(values) < 4:
        effect = say("effect-look", values=", ".join(map(str, values)))
    return Said(effect=effect, group=group_of(g, target, say))


def said_fix(g: VasaCards, colour: int, pile: int, value: int, say: Say) -> Said:
    there = g.card(colour, pile)
    if there == 0:
        return Said(group=say("group-from-hand"))  # refused: there is no such pile yet
    text = say("choice-fix_hand", colour=say_colour(say, colour), value=value, pile=say(f"pile-{pile + 1}"))
    change = signed(value - there)
    effect = say("effect-fix_hand", pile=say(f"pile-{pile + 1}"), change=change, value=there)
    return Said(text, effect, say("group-from-hand"))


def said_swap(g: VasaCards, colour: int, pair: int, say: Say) -> Said:
    first, second = FIRST_OF_PAIR[pair], SECOND_OF_PAIR[pair]
    one, other = g.card(colour, first), g.card(colour, second)
    group = say("group-between-piles")
    if one == 0 or other == 0:
        return Said(group=group)
    places = {"pile": say(f"pile-{first + 1}"), "other": say(f"pile-{second + 1}")}
    text = say("choice-fix_piles", colour=say_colour(say, colour), here=one, there=other, **places)
    return Said(text, say("effect-fix_piles", change=signed(other - one), back=signed(one - other), **places), group)


def group_of(g: VasaCards, target: int, say: Say) -> str:
    """Whose cards they are."""
    colour = say_colour(say, target)
    if g.controller[target] < 0:
        return say("group-neutral", colour=colour)
    return say("group-cards", colour=colour, owner=seat_called(say, g.controller[target]))


def say_prompt(state: State, seat: int, say: Say) -> str:
    """Laying names the pile; what else is asked needs no more than its name."""
    assert isinstance(state, VasaCards)
    g = state
    if not isinstance(g.waiting, Build):
        return ""
    return say("ask-lay", colour=say_colour(say, g.waiting.colour), round=g.round)


def say_missing(state: State, seat: int, action: int, say: Say) -> str:
    """VC-15, VC-19, VC-20, VC-22, VC-24, VC-27"""
    assert isinstance(state, VasaCards)
    g = state
    if not isinstance(g.waiting, ColourDecision):
        return ""
    if BUILD.has(action):
        return not_in_hand(g, g.waiting.colour, BUILD.arg(action) + 1, say)
    if INSPECT_PILE.has(action) or INSPECT_HAND.has(action):
        target = INSPECT_PILE.first(action) if INSPECT_PILE.has(action) else INSPECT_HAND.arg(action)
        if g.controller[target] == seat:
            return say("missing-own")
        if INSPECT_PILE.has(action):
            return say("missing-no-card", pile=say(f"pile-{INSPECT_PILE.second(action) + 1}"))
        return say("missing-no-hand", colour=say_colour(say, target))
    if FIX_HAND.has(action):
        if FIX_HAND.first(action) >= g.round:
            return say("missing-no-card", pile=say(f"pile-{FIX_HAND.first(action) + 1}"))
        return not_in_hand(g, g.waiting.colour, FIX_HAND.second(action) + 1, say)
    assert FIX_PILES.has(action)
    return say("missing-no-card", pile=say(f"pile-{SECOND_OF_PAIR[FIX_PILES.arg(action)] + 1}"))


def not_in_hand(g: VasaCards, colour: int, value: int, say: Say) -> str:
    pile = next(pile for pile in range(PILES) if g.card(colour, pile) == value)
    return say("missing-in-pile", value=value, pile=say(f"pile-{pile + 1}"))


def say_colour(say: Say, colour: int) -> str:
    return say(f"colour-{COLOUR.names[colour]}")


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}"
