"""A toy: every lot is sold for sealed offers, each made coin by coin. What was offered in vain stays secret."""

from typing import Any, ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.toys.bench import POINTS, Toy, toy

from longhall.kernel.actions import COUNT, SEAT, Vocabulary
from longhall.kernel.events import EventKind
from longhall.kernel.fields import OWNER, PUBLIC, Field
from longhall.kernel.frames import Sealed
from longhall.kernel.state import State, filled, zeros

LOTS, COINS = 3, 4
ACTIONS = Vocabulary()
ADD, STAND = ACTIONS.family("add"), ACTIONS.family("stand")
SOLD = EventKind("sold", [SEAT, COUNT.called("price")], [])


class Auction(Toy):
    FIELDS: ClassVar[dict[str, Field]] = {
        **POINTS,  # one for every lot
        "coins": Field(PUBLIC, SEAT),
        "lost": Field(OWNER, SEAT),  # what each offered in vain for the last lot
        "winner": Field(PUBLIC),
        "price": Field(PUBLIC),
    }

    def __init__(self, source: "Auction | None", players: i64) -> None:
        super().__init__(source, players)
        self.coins: vec[i64] = filled(players, COINS) if source is None else source.coins[:]
        self.lost: vec[i64] = zeros(players) if source is None else source.lost[:]
        self.winner: i64 = -1 if source is None else source.winner
        self.price: i64 = 0 if source is None else source.price

    def clone(self) -> "Auction":
        return Auction(self, self.players)

    def redeal(self, seat: i64, seed: i64) -> "Auction":
        """Another lost offer may be anything that would have lost."""
        world = cast(Auction, self.anew(seat, seed))
        for other in range(self.players):
            if self.winner >= 0 and other != seat and other != self.winner:
                most = self.price if other > self.winner else self.price - 1
                world.lost[other] = world.deal(filled(min(most, self.coins[other]) + 1, 1))
        return world


class Offer(Sealed):
    """All offer for a lot under seal; the highest offer is paid, of equal ones the first seat's.  AU-1, AU-3"""

    FIELDS = ("lot",)
    SPAN = [ADD, STAND]

    def __init__(self, lot: i64) -> None:
        super().__init__()
        self.lot: i64 = lot

    def on_complete(self, g: State, seat: i64) -> bool:
        return len(g.sealed[seat]) > 0 and g.sealed[seat][-1] == STAND.of(0)

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return "AU-2" if action == ADD.of(0) and len(g.sealed[seat]) >= cast(Auction, g).coins[seat] else ""

    def on_open(self, g: State) -> None:
        a = cast(Auction, g)
        offers = [len(answer) - 1 for answer in a.sealed]
        a.price = max(offers)
        a.winner = offers.index(max(offers))
        a.lost = vec[i64]([0 if seat == a.winner else offers[seat] for seat in range(a.players)])
        a.coins[a.winner] -= a.price
        a.points[a.winner] += 1
        a.emit(SOLD, a.winner, a.price)
        if self.lot < LOTS:
            a.become(Offer(self.lot + 1))


def view(g: State, seat: int) -> dict[str, Any]:
    a = cast(Auction, g)
    own = {"in_vain": a.lost[seat]} if seat >= 0 else {}
    return {"coins": list(a.coins), "lots": list(a.points), "winner": a.winner, "price": a.price, **own}


def check(g: State) -> list[str]:
    a = cast(Auction, g)
    return [] if min(a.coins) >= 0 and sum(a.points) <= LOTS else ["there are coins too few or lots too many"]


GAME = toy("auction", "AU", ACTIONS, Vocabulary(), [SOLD], [Offer], Auction, lambda n: [Offer(1)], view, check)
