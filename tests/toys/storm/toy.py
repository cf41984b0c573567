"""A toy: an echo doubles the card played after it, and a storm ends the turn at once, with all echoes in it."""

from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.toys.bench import POINTS, Toy, toy

from longhall.kernel.actions import COUNT, SEAT, Axis, Vocabulary
from longhall.kernel.events import EventKind
from longhall.kernel.fields import OWNER, PUBLIC, Field
from longhall.kernel.frames import Decision, SeatStep, Step
from longhall.kernel.sets import count
from longhall.kernel.state import State, zeros

ROUNDS, HAND, CARDS = 3, 3, 10
CARD = Axis("card", ["hare", "fox", "wolf", "bear", "echo", "yodel", "knock", "storm", "gale", "hail"])
ECHO, STORM = 4, 7  # the first echo and the first storm; those before are worth 1, 2, 3 and 4
ACTIONS, CHANCE = Vocabulary(), Vocabulary()
PLAY, REST = ACTIONS.family("play", CARD), ACTIONS.family("rest")
DEAL = CHANCE.family("deal", CARD)
PLAYED, SCORED = EventKind("played", [SEAT, CARD], []), EventKind("scored", [SEAT, COUNT], [])


class Storm(Toy):
    FIELDS: ClassVar[dict[str, Field]] = {**POINTS, "hand": Field(OWNER, SEAT), "played": Field(PUBLIC)}

    def __init__(self, source: "Storm | None", players: i64) -> None:
        super().__init__(source, players)
        self.hand: vec[i64] = zeros(players) if source is None else source.hand[:]  # a set of bits for each seat
        self.played: i64 = 0 if source is None else source.played  # a set of bits

    def clone(self) -> "Storm":
        return Storm(self, self.players)

    def redeal(self, seat: i64, seed: i64) -> "Storm":
        world = cast(Storm, self.anew(seat, seed))
        known = self.played | (self.hand[seat] if seat >= 0 else 0)
        pool = vec[i64]([1 - (known >> card) % 2 for card in range(CARDS)])
        for other in range(self.players):
            if other != seat:
                world.hand[other] = 0
                for _ in range(count(self.hand[other])):
                    world.hand[other] |= 1 << world.deal(pool)
        return world


class SetUp(Step):
    """Three cards for each seat, then turns.  ST-1"""

    def on_run(self, g: State) -> None:
        left: i64 = (1 << CARDS) - 1
        for place in range(HAND * g.players):
            card: i64 = 1 << g.pick_of(DEAL, left)
            left -= card
            cast(Storm, g).hand[place % g.players] += card
        for turn in range(ROUNDS * g.players):
            g.become(Card(turn % g.players))
            g.become(TurnEnd(turn % g.players))


class Card(Decision):
    """A seat plays a card or rests: an echo asks for another card, a storm ends the turn.  ST-2, ST-3, ST-4"""

    SPAN = [PLAY, REST]

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return "" if action == REST.of(0) or (cast(Storm, g).hand[seat] >> PLAY.arg(action)) % 2 == 1 else "ST-2"

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        s, card = cast(Storm, g), PLAY.arg(action)
        if action == REST.of(0):
            return
        s.hand[seat] &= ~(1 << card)
        s.played |= 1 << card
        s.emit(PLAYED, seat, card)
        if card >= STORM:
            s.cut(TurnEnd)
        elif card >= ECHO:
            s.order([Card(seat), Double(seat)])
        else:
            s.give(card + 1)


class Double(SeatStep):
    """What was played after an echo counts twice.  ST-3"""

    def on_run(self, g: State) -> None:
        g.give(2 * g.answer)


class TurnEnd(SeatStep):
    def on_run(self, g: State) -> None:
        cast(Storm, g).points[self.seat] += g.answer
        g.emit(SCORED, self.seat, g.answer)


FRAMES = [SetUp, Card, Double, TurnEnd]
GAME = toy("storm", "ST", ACTIONS, CHANCE, [PLAYED, SCORED], FRAMES, Storm, lambda n: [SetUp()])
