"""Positions: what must hold, what a sparse position leaves out, and where a case may begin."""

from collections.abc import Mapping
from typing import Any

from longhall.games.vasa_cards.chapters.phases import Build, Fix, Inspect
from longhall.games.vasa_cards.chapters.round import BuildLast, Reveal, Round
from longhall.games.vasa_cards.frames import ColourDecision
from longhall.games.vasa_cards.state import HISTORY, VasaCards, give_out
from longhall.games.vasa_cards.terms import COLOUR, COLOURS, FULL_HAND, PILES, ROUNDS
from longhall.kernel.game import Entry
from longhall.kernel.sets import count
from longhall.kernel.state import State


def check(state: State) -> list[str]:
    """Each colour owns the values 1 to 4, each once; hands, piles and what is pending fit the round.  VC-2"""
    assert isinstance(state, VasaCards)
    g = state
    faults: list[str] = []
    if not 0 <= g.round <= ROUNDS:
        faults.append(f"round: {g.round} is not a round; there are {ROUNDS}")
    seats = {g.controller[colour] for colour in range(COLOURS)} - {-1}
    if seats != set(range(g.players)) and not (is_picking(g) and seats < set(range(g.players))):
        faults.append(f"controller: each of the seats p1 to p{g.players} needs a colour, and there are no other seats")
    elif not 0 <= g.captain < COLOURS or (g.controller[g.captain] < 0 and seats):
        faults.append("captain: must be a colour that a player has")
    elif seats and not is_circle(g):
        faults.append("left: from the Captain on to the left each colour that a player has comes once")
    if not 0 <= g.moves <= HISTORY:
        faults.append(f"moves: the history has 0 to {HISTORY} entries, not {g.moves}")
    for colour in range(COLOURS):
        faults += colour_faults(g, colour)
    return faults or frame_faults(g)


def is_picking(g: VasaCards) -> bool:
    """Whether colours may still be without a player.  VC-7"""
    return g.colours_chosen and g.round == 0


def is_circle(g: VasaCards) -> bool:
    """Whether the way to the left leads from the Captain through all colours that are played.  VC-10, VC-12"""
    met = [g.captain]
    while len(met) < g.given() and g.left[met[-1]] in range(COLOURS):
        met.append(g.left[met[-1]])
    return g.left[met[-1]] == g.captain and set(met) == {c for c in range(COLOURS) if g.controller[c] >= 0}


def colour_faults(g: VasaCards, colour: int) -> list[str]:
    """What is wrong with one colour's cards."""
    name = COLOUR.names[colour]
    if not 0 <= g.hand[colour] <= FULL_HAND:
        return [f"hand.{name}: a hand is a sum of 1, 2, 4 and 8 for the cards 1, 2, 3 and 4"]
    cards = [v for v in range(1, 5) if g.holds(colour, v)]
    cards += [g.card(colour, pile) for pile in range(PILES) if g.card(colour, pile) != 0]
    if sorted(cards) != [1, 2, 3, 4]:
        held = ", ".join(map(str, sorted(cards)))
        return [f"{name} has {len(cards)} cards ({held}); it needs the values 1, 2, 3 and 4 once each"]
    if g.controller[colour] < 0 and not is_picking(g):
        return (
            [] if g.hand[colour] == 0 else [f"hand.{name}: the neutral colour has no hand; all its cards lie in piles"]
        )
    first_empty = next((pile for pile in range(PILES) if g.card(colour, pile) == 0), PILES)
    if first_empty != built(g, colour) or first_empty not in (g.round, g.round - 1):
        return [f"pile.{name}: in round {g.round} a colour has cards in piles 1 to {g.round}, the last if it has built"]
    return []


def built(g: VasaCards, colour: int) -> int:
    return sum(1 for pile in range(PILES) if g.card(colour, pile) != 0)


def frame_faults(g: VasaCards) -> list[str]:
    """What is pending must belong to those who play, and what comes next must fit the piles."""
    faults = []
    for i, frame in enumerate(g.pending):
        if isinstance(frame, ColourDecision):
            if not 0 <= frame.colour < COLOURS or frame.seat < 0 or g.controller[frame.colour] != frame.seat:
                faults.append(f"pending[{i}]: seat {frame.seat} does not play colour {frame.colour}")
        elif isinstance(frame, Round) and not 1 <= frame.number <= ROUNDS + 1:
            faults.append(f"pending[{i}]: there is no round {frame.number}")
    if faults or not g.pending:
        return faults
    top = g.pending[-1]
    needed = g.round  # piles that stand complete
    if isinstance(top, Round):
        needed = top.number - 1
    elif isinstance(top, (Build, BuildLast)):
        needed = g.round - 1
    elif isinstance(top, Reveal):
        needed = PILES
    own = top.colour if isinstance(top, Build) else None
    for colour in range(COLOURS):
        if g.controller[colour] >= 0 and own in (None, colour) and built(g, colour) != needed:
            name = COLOUR.names[colour]
            faults.append(
                f"pending[-1]: {type(top).__name__} needs {needed} {name} cards in piles, not {built(g, colour)}"
            )
    return faults


def fill(state: State, named: Mapping[str, Any]) -> None:
    """What a sparse position does not name: cards not in the piles are in hand, the round follows from the piles."""
    assert isinstance(state, VasaCards)
    g = state
    if "round" not in named:
        g.round = max((pile + 1 for c in range(COLOURS) if g.controller[c] >= 0 for pile in range(PILES)
                       if g.card(c, pile) != 0), default=1)  # fmt: skip
    if "controller" not in named and g.given() == 0:
        give_out(g)
    if "left" not in named:
        playing = [colour for colour in range(COLOURS) if g.controller[colour] >= 0]
        for colour, left in zip(playing, playing[1:] + playing[:1], strict=True):
            g.left[colour] = left
    hands = named.get("hand", {})
    for colour in range(COLOURS):
        if COLOUR.names[colour] not in hands:
            placed = 0
            for pile in range(PILES):
                if g.card(colour, pile) != 0:
                    placed |= 1 << (g.card(colour, pile) - 1)
            g.hand[colour] = FULL_HAND & ~placed
            if g.controller[colour] < 0 and count(g.hand[colour]) > 0:
                lay_out_neutral(g, colour)


def lay_out_neutral(g: VasaCards, colour: int) -> None:
    """The neutral colour's cards lie in all four places; those not named are laid in ascending order."""
    left = [v for v in range(1, 5) if g.holds(colour, v)]
    for pile in range(PILES):
        if g.card(colour, pile) == 0:
            g.lay(colour, pile, left.pop(0))
    g.hand[colour] = 0


def phase(frame: type[Build] | type[Inspect] | type[Fix]) -> Any:
    def enter(g: VasaCards, colour: str) -> None:
        """The phase of the present round, at this colour's turn; the rest of the round follows."""
        acting = COLOUR.names.index(colour)
        g.push(Round(g.round + 1))
        captain = g.captain
        if frame is Build:
            g.push(Fix(g.controller[captain], captain))
            g.push(Inspect(g.controller[captain], captain))
        elif frame is Inspect:
            g.push(Fix(g.controller[captain], captain))
        g.push(frame(g.controller[acting], acting))

    return enter


ENTRIES = {
    "build": Entry("A colour's turn in the Build phase of the round.", phase(Build), {"colour": "green"}),
    "inspect": Entry("A colour's turn in the Inspect phase of the round.", phase(Inspect), {"colour": "green"}),
    "fix": Entry("A colour's turn in the Fix phase of the round.", phase(Fix), {"colour": "green"}),
    "round": Entry("The start of a round.", lambda g, number: g.push(Round(number)), {"number": 1}),
    "reveal": Entry("The end: the piles are turned up.", lambda g: g.push(Reveal())),
}
