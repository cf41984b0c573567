"""A toy: stones are laid in pairs, and a pair gives the next seat a bonus stone, so many times in a turn."""

from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.toys.bench import POINTS, Toy, in_turns, toy

from longhall.kernel.actions import SEAT, Axis, Vocabulary
from longhall.kernel.events import EventKind
from longhall.kernel.fields import PUBLIC, Field
from longhall.kernel.frames import Decision, SeatStep
from longhall.kernel.state import State, zeros

ROUNDS, LIMIT = 2, 3
HOLLOW = Axis("hollow", ["north", "east", "south", "west"])
ACTIONS, CHANCE = Vocabulary(), Vocabulary()
LAY, DECLINE = ACTIONS.family("lay", HOLLOW), ACTIONS.family("decline")
CLOSE = CHANCE.family("close", HOLLOW)
CLOSED, LAID = EventKind("closed", [HOLLOW], []), EventKind("laid", [SEAT, HOLLOW], [])
BONUS_DUE, DECLINED = EventKind("bonus_due", [SEAT], []), EventKind("declined", [SEAT], [])


class Chain(Toy):
    FIELDS: ClassVar[dict[str, Field]] = {
        **POINTS,
        "stones": Field(PUBLIC, HOLLOW),
        "closed": Field(PUBLIC, values=HOLLOW),
        "bonuses": Field(PUBLIC),
    }

    def __init__(self, source: "Chain | None", players: i64) -> None:
        super().__init__(source, players)
        self.stones: vec[i64] = zeros(4) if source is None else source.stones[:]
        self.closed: i64 = 0 if source is None else source.closed  # no stone may be laid here this turn
        self.bonuses: i64 = 0 if source is None else source.bonuses  # given this turn

    def clone(self) -> "Chain":
        return Chain(self, self.players)


class Turn(SeatStep):
    """One hollow is closed for the turn, then the seat lays a stone.  CH-1"""

    def on_run(self, g: State) -> None:
        c = cast(Chain, g)
        c.closed = c.pick(CLOSE, 4)
        c.bonuses = 0
        c.emit(CLOSED, c.closed)
        c.become(Lay(self.seat))


class Lay(Decision):
    """A stone that makes a pair scores, and the next seat may lay a bonus stone, up to the turn's limit.  CH-2, CH-3"""

    SPAN = [LAY]

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return "CH-1" if LAY.has(action) and LAY.arg(action) == cast(Chain, g).closed else ""

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        c = cast(Chain, g)
        if action == DECLINE.of(0):
            return c.emit(DECLINED, seat)
        hollow = LAY.arg(action)
        c.stones[hollow] += 1
        c.emit(LAID, seat, hollow)
        if c.stones[hollow] % 2 == 0:
            c.points[seat] += 1
            if c.bonuses < LIMIT:
                c.bonuses += 1
                c.emit(BONUS_DUE, (seat + 1) % c.players)
                c.become(Bonus((seat + 1) % c.players))


class Bonus(Lay):
    """A bonus stone may be declined.  CH-4"""

    SPAN = [LAY, DECLINE]


EVENTS = [CLOSED, LAID, BONUS_DUE, DECLINED]
GAME = toy("chain", "CH", ACTIONS, CHANCE, EVENTS, [Turn, Lay, Bonus], Chain, in_turns(Turn, ROUNDS))
