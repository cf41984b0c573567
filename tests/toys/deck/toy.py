"""A toy: a pile whose top may be seen and whose bottom may be known, and which is shuffled when a card is played."""

from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.toys.bench import POINTS, Toy, in_turns, toy

from longhall.kernel.actions import SEAT, Axis, Vocabulary
from longhall.kernel.events import EventKind
from longhall.kernel.fields import PUBLIC, SEEN, Field
from longhall.kernel.frames import Decision
from longhall.kernel.piles import Pile, knows, new_pile
from longhall.kernel.state import State, filled, zeros

ROUNDS, NO_CARD, WAITING, CARDS = 5, -1, -2, [2, 2, 1]
CARD = Axis("card", ["hare", "fox", "bear"])
ACTIONS, CHANCE = Vocabulary(), Vocabulary()
PEEK, BURY, DRAW, PLAY = [ACTIONS.family(name) for name in ("peek", "bury", "draw", "play")]
TOP_CARD = CHANCE.family("top_card", CARD)
PEEKED, BURIED, DREW = [EventKind(name, [SEAT], [CARD]) for name in ("peeked", "buried", "drew")]
PLAYED = EventKind("played", [SEAT, CARD], [])


class Deck(Toy):
    FIELDS: ClassVar[dict[str, Field]] = {
        **POINTS,
        "pile": Field(SEEN, values=CARD),
        "held": Field(SEEN, SEAT),
        "held_seen": Field(PUBLIC, SEAT),
    }

    def __init__(self, source: "Deck | None", players: i64) -> None:
        super().__init__(source, players)
        self.pile: Pile = new_pile(CARDS) if source is None else source.pile.copy()
        self.held: vec[i64] = filled(players, NO_CARD) if source is None else source.held[:]
        self.held_seen: vec[i64] = zeros(players) if source is None else source.held_seen[:]  # masks: who knows it

    def clone(self) -> "Deck":
        return Deck(self, self.players)

    def seen(self, name: str, seat: i64) -> object:
        return [card if knows(who, seat) else min(card, 0) for card, who in zip(self.held, self.held_seen)]

    def redeal(self, seat: i64, seed: i64) -> "Deck":
        world = cast(Deck, self.anew(seat, seed))
        pool = zeros(3)
        world.pile.lift(seat, pool)
        for other in range(self.players):
            if self.held[other] >= 0 and not knows(self.held_seen[other], seat):
                pool[self.held[other]] += 1
                world.held[other] = WAITING
        for other in range(self.players):
            if world.held[other] == WAITING:
                world.held[other] = world.deal(pool)
        world.pile.settle(world, pool)
        return world


class Turn(Decision):
    """A seat looks at the top card, buries it, draws, or plays what it holds.  DE-1, DE-2, DE-3, DE-4"""

    SPAN = [PEEK, BURY, DRAW, PLAY]

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        d = cast(Deck, g)
        if action == PEEK.of(0):
            return "DE-1" if knows(d.pile.next_seen(), seat) else ""
        if action == BURY.of(0):
            return "" if knows(d.pile.next_seen(), seat) else "DE-2"
        return "" if (d.held[seat] == NO_CARD) == (action == DRAW.of(0)) else "DE-3"

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        d, mine = cast(Deck, g), 1 << seat
        if action == PEEK.of(0):
            d.tell(mine, PEEKED, seat, d.pile.look(d, TOP_CARD, mine))
        elif action == BURY.of(0):
            seen = d.pile.next_seen()
            d.pile.put_under(d.pile.draw(d, TOP_CARD), seen)
            d.tell(seen, BURIED, seat, d.pile.bottom[0])
        elif action == DRAW.of(0):
            d.held_seen[seat] = d.pile.next_seen() | mine
            d.held[seat] = d.pile.draw(d, TOP_CARD)
            d.tell(d.held_seen[seat], DREW, seat, d.held[seat])
        else:
            d.emit(PLAYED, seat, d.held[seat])
            d.points[seat] += d.held[seat]
            d.pile.shuffle_in(d.held[seat])
            d.pile.shuffle()
            d.held[seat], d.held_seen[seat] = NO_CARD, 0


def check(g: State) -> list[str]:
    cards = cast(Deck, g).pile.size() + sum(card != NO_CARD for card in cast(Deck, g).held)
    return [] if cards == sum(CARDS) else [f"there are {cards} cards"]


EVENTS = [PEEKED, BURIED, DREW, PLAYED]
GAME = toy("deck", "DE", ACTIONS, CHANCE, EVENTS, [Turn], Deck, in_turns(Turn, ROUNDS), check=check)
