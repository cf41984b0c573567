# interpreted
"""What a game says of itself as the table is now: choices with what comes of them, and an end with what decided it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

# say("colour-green"), say("event-built", seat="Anna"): a text in the reader's language; "seat-default" with a number
# gives the name of who sits there.
Say = Callable[..., str]


@dataclass(frozen=True)
class Said:
    """A choice in words. Whatever is left empty is said in the usual words, or not at all."""

    text: str = ""
    effect: str = ""  # what comes of it, as far as the seat knows: a second and quieter line
    group: str = ""  # the heading under which it stands among many
    leaves: bool = False  # ends something, or gives it up: such a choice stands last


@dataclass(frozen=True)
class Category:
    """What seats have points for. The values of all categories add up to the scores."""

    key: str
    text: str
    values: Sequence[int]  # by seat


@dataclass(frozen=True)
class Mark:
    """What somebody has in a comparison, and whether that leaves them in the running."""

    name: str
    value: str
    stays: bool
    seat: int | None = None  # None: nobody's, such as a neutral colour


@dataclass(frozen=True)
class Comparison:
    """One step on the way to the verdict: what was compared, and a sentence that says what followed."""

    label: str
    text: str
    clause: str
    marks: Sequence[Mark] = ()
    at: Sequence[str] = ()  # elements of the view that show it
    decides: bool = False  # the last that was needed: those who stay have won


@dataclass(frozen=True)
class Ending:
    """Why a game ended as it did: a headline, points where there are any, and the comparisons down to what decided."""

    headline: str
    categories: Sequence[Category] = ()
    comparisons: Sequence[Comparison] = field(default_factory=tuple)

    def closing(self, told: Sequence[str] = ()) -> list[str]:
        """The last lines of a log: who won, and what was compared down to what decided; not again what it says."""
        lines = dict.fromkeys([self.headline, *(row.text for row in self.comparisons)])
        return [line for line in lines if line not in told]


def listed(say: Say, things: Sequence[str]) -> str:
    """`green, red and white`."""
    if len(things) < 2:
        return "".join(things)
    return say("list-and", first=", ".join(things[:-1]), last=things[-1])


def seat_called(say: Say, seat: int) -> str:
    return say("seat-default", number=seat + 1) if seat >= 0 else say("seat-nobody")
