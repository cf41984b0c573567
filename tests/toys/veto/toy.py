"""A toy: seats try for points, others may veto, and a veto may be vetoed. Who has vetoes, and is asked, is secret."""

from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.toys.bench import POINTS, Toy, toy

from longhall.kernel.actions import SEAT, Axis, Vocabulary
from longhall.kernel.events import EventKind
from longhall.kernel.fields import OWNER, PUBLIC, Field
from longhall.kernel.frames import Decision, HiddenPoll, SeatStep, Step
from longhall.kernel.state import State, filled, zeros

ROUNDS, MOST = 2, 2
ACTIONS, CHANCE = Vocabulary(), Vocabulary()
TRY, REST, PASS, FORBID = [ACTIONS.family(name) for name in ("try", "rest", "pass", "forbid")]
DEAL = CHANCE.family("deal", Axis("vetoes", ["0", "1", "2"]))
EVENTS = [EventKind(name, [SEAT], []) for name in ("tried", "rested", "scored", "stopped", "forbade")]
TRIED, RESTED, SCORED, STOPPED, FORBADE = EVENTS


class Veto(Toy):
    FIELDS: ClassVar[dict[str, Field]] = {**POINTS, "used": Field(PUBLIC, SEAT), "vetoes": Field(OWNER, SEAT)}

    def __init__(self, source: "Veto | None", players: i64) -> None:
        super().__init__(source, players)
        self.vetoes: vec[i64] = zeros(players) if source is None else source.vetoes[:]
        self.used: vec[i64] = zeros(players) if source is None else source.used[:]

    def clone(self) -> "Veto":
        return Veto(self, self.players)

    def redeal(self, seat: i64, seed: i64) -> "Veto":
        world = cast(Veto, self.anew(seat, seed))
        while True:
            for other in range(self.players):
                if other != seat:
                    world.vetoes[other] = world.deal(filled(MOST + 1 - self.used[other], 1))
            if self.over or world.actors():  # while a poll waits, somebody is asked
                return world


class SetUp(Step):
    """Each seat has up to two vetoes, which only it knows; then each has two turns.  VE-1, VE-4"""

    def on_run(self, g: State) -> None:
        for seat in range(g.players):
            cast(Veto, g).vetoes[seat] = g.pick(DEAL, MOST + 1)
        g.order([Turn(turn // ROUNDS) for turn in range(ROUNDS * g.players)])


class Turn(Decision):
    """A seat tries for a point, which others may forbid, or rests.  VE-1"""

    SPAN = [TRY, REST]

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        g.emit(TRIED if action == TRY.of(0) else RESTED, seat)
        if action == TRY.of(0):
            g.order([Window(seat), Score(seat)])


class Window(HiddenPoll):
    """Whoever has a veto may forbid what a seat does; that may be forbidden in turn.  VE-2, VE-3"""

    FIELDS = ("against",)
    SPAN = [PASS, FORBID]

    def __init__(self, against: i64) -> None:
        super().__init__()
        self.against: i64 = against

    def on_asks(self, g: State, seat: i64) -> bool:
        return seat != self.against and cast(Veto, g).vetoes[seat] > 0

    def on_open(self, g: State) -> None:
        for seat in range(g.players):
            if FORBID.of(0) in g.sealed[seat]:
                cast(Veto, g).vetoes[seat] -= 1
                cast(Veto, g).used[seat] += 1
                g.emit(FORBADE, seat)
                return g.order([Window(seat), Overrule()])


class Overrule(Step):
    def on_run(self, g: State) -> None:
        g.give(1 - g.answer)  # what was forbidden stands exactly if the veto was forbidden


class Score(SeatStep):
    def on_run(self, g: State) -> None:
        g.emit(STOPPED if g.answer == 1 else SCORED, self.seat)
        cast(Veto, g).points[self.seat] += 1 - g.answer


GAME = toy("veto", "VE", ACTIONS, CHANCE, EVENTS, [SetUp, Turn, Window, Overrule, Score], Veto, lambda n: [SetUp()])
