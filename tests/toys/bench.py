"""What the toys share, so that each of them holds little but its rules."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from longhall.kernel.actions import SEAT, Family, Vocabulary
from longhall.kernel.events import EventKind
from longhall.kernel.fields import PUBLIC, Field, known_of
from longhall.kernel.frames import Decision, Frame, Sealed, Step
from longhall.kernel.game import Game, Say
from longhall.kernel.results import Result
from longhall.kernel.state import State, zeros

POINTS = {"points": Field(PUBLIC, SEAT)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Toy(State):
    """A state with points, of which the most win."""

    BOUND: ClassVar[int] = 0

    def __init__(self, source: "Toy | None", players: i64) -> None:
        super().__init__(players, source)
        self.points: vec[i64] = zeros(players) if source is None else source.points[:]

    def anew(self, seat: i64, seed: i64) -> State:
        """What every redealt world begins with: a clone with a generator of its own and others' answers withdrawn."""
        world = self.clone()
        world.reseed(seed)
        world.withdraw_others(seat)
        return world

    def results(self) -> Result:
        scores = list(self.points)
        places = [1 + sum(other > score for other in scores) for score in scores]
        return Result(places, scores, ["win" if place == 1 else "lose" for place in places], "points", "")

    def bound(self) -> int:
        return self.BOUND


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SeatStep(Step):
    """A step of one seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Ask(Decision):
    """One seat may choose what `on_why_not` does not refuse, of the actions in SPAN."""

    SPAN: ClassVar[list[Family]] = []

    def span(self) -> list[Family]:
        return self.SPAN

    def on_legal(self, g: State, seat: i64) -> None:
        offer_allowed(self, g, seat)

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class AskAll(Sealed):
    """All seats may answer under seal what `on_why_not` does not refuse, of the actions in SPAN."""

    SPAN: ClassVar[list[Family]] = []

    def span(self) -> list[Family]:
        return self.SPAN

    def on_asks(self, g: State, seat: i64) -> bool:
        return True

    def on_legal(self, g: State, seat: i64) -> None:
        offer_allowed(self, g, seat)

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class HiddenPoll(AskAll):
    """Who is asked is secret."""

    def hidden(self) -> bool:
        return True


def offer_allowed(decision: Decision, g: State, seat: i64) -> None:
    for family in decision.span():
        for action in range(family.base, family.end):
            if decision.on_why_not(g, seat, action) == "":
                g.offer(action)


def in_turns(turn: Callable[[int], Frame], rounds: int) -> Callable[[int], list[Frame]]:
    """A frame for every turn of every round."""

    def turns(players: int) -> list[Frame]:
        return [turn(number % players) for number in range(rounds * players)]

    return turns


def all_that_is_known(g: State, seat: int) -> dict[str, Any]:
    return known_of(g, g, seat)


def none_below_zero(g: State) -> list[str]:
    fields: dict[str, Field] = g.FIELDS  # type: ignore[attr-defined]
    tables = [name for name, field in fields.items() if field.axes]
    return [f"{name}: there are too few" for name in tables if min(getattr(g, name)) < 0]


def toy(
    folder: str,
    prefix: str,
    actions: Vocabulary,
    chance: Vocabulary,
    events: Sequence[EventKind],
    frames: Sequence[type[Frame]],
    state: Callable[[None, int], State],
    first: Callable[[int], list[Frame]],
    view: Callable[[State, int], dict[str, Any]] = all_that_is_known,
    check: Callable[[State], list[str]] = none_below_zero,
) -> Game:
    """A game for two or three whose texts and rules lie in a folder beside this file."""

    def new(players: int, options: Mapping[str, Any], data: Any) -> State:
        g = state(None, players)
        g.order(first(players))
        return g

    def at(state: State, seat: int, action: int) -> list[str]:
        return [f"seat:{seat}"]

    def draw(view: dict[str, Any], say: Say) -> str:
        return str(view)

    return Game(
        name=f"toy_{folder}",
        prefix=prefix,
        rules_version="1",
        players=(2, 3),
        actions=actions,
        chance=chance,
        events=events,
        frames=frames,
        new=new,
        view=view,
        at=at,
        check=check,
        draw=draw,
        folder=Path(__file__).parent / folder,
    )
