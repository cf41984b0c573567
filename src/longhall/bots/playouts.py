"""Playing a position on, many times: what every seat may expect of it.

Everybody plays on by the steward's hunches, as in skald's simulations: that is the one fixed bot by which positions are
compared. The same seed gives the same deal, the same luck and the same hunches, so that two choices of one position are
compared under the same conditions.
"""

from typing import Final

from mypy_extensions import i64

from longhall.bots.steward import Steward
from longhall.kernel.chance import advance, seeded
from longhall.kernel.state import State

TRUTH = -1  # eyes that see everything; only the luck to come is anew
HUNCHES: Final[i64] = 1 << 50  # hunches have seeds of their own, apart from those of the deals


def samples(
    steward: Steward, world: State, eyes: i64, seat: i64, action: i64, first: i64, count: i64, horizon: i64
) -> list[float]:
    """What every seat has of `count` ways on, seat by seat and way after way.

    `eyes`: the seat whose knowledge the worlds are dealt by, or TRUTH. `action`: what `seat` does first, or -1 for
    whatever comes of hunches. `horizon`: after so many choices the steward judges; 0: play to the end.
    """
    found: list[float] = []
    for number in range(count):
        seed = first + number
        if eyes == TRUTH:
            g = world.clone()
            g.reseed(seed)
        else:
            g = world.redeal(eyes, seed)
        if action >= 0:
            g.apply(seat, action)
        play_on(steward, g, seeded(seed + HUNCHES), horizon)
        if g.waiting is None:
            found.extend(won(g))
        else:
            for other in range(g.players):
                found.append(steward.worth(g, other))
    return found


def won(g: State) -> list[float]:
    """Each seat's part of the win at the end; where nobody has won, nobody has any."""
    wins = g.results().wins()
    winners = sum(wins)
    return [1.0 / float(winners) if wins[seat] else 0.0 for seat in range(g.players)]


def play_on(steward: Steward, g: State, random: i64, horizon: i64) -> None:
    """Everybody by hunches, to the end or for so many choices."""
    left = horizon
    actor = g.next_actor()
    while actor >= 0:
        options = g.list_options(actor)
        if options == 1:
            g.apply(actor, g.menu[0])
        else:
            random = advance(random)
            g.apply(actor, steward.hunch(g, actor, options, random))
            left -= 1
            if left == 0:
                return
        actor = g.next_actor()
