"""What the toys share, so that each of them holds little but its rules."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from longhall.kernel.actions import SEAT, Vocabulary
from longhall.kernel.events import EventKind
from longhall.kernel.fields import PUBLIC, Field
from longhall.kernel.frames import Frame
from longhall.kernel.game import Game, all_that_is_known, none_below_zero
from longhall.kernel.results import Result
from longhall.kernel.state import State, zeros

POINTS = {"points": Field(PUBLIC, SEAT)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Toy(State):
    """A state with points, of which the most win."""

    def __init__(self, source: "Toy | None", players: i64) -> None:
        super().__init__(source, players)
        self.points: vec[i64] = zeros(players) if source is None else source.points[:]

    def results(self) -> Result:
        return Result.by_points(list(self.points), "points", "")


def in_turns(turn: Callable[[int], Frame], rounds: int) -> Callable[[int], list[Frame]]:
    """A frame for every turn of every round."""

    def turns(players: int) -> list[Frame]:
        return [turn(number % players) for number in range(rounds * players)]

    return turns


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
        folder=Path(__file__).parent / folder,
        longest=60,
        view=view,
        check=check,
    )
