"""Random games, as fast as the rules run."""

from mypy_extensions import i64

from longhall.kernel.chance import advance, below
from longhall.kernel.state import State


def playout(g: State, seed: i64) -> int:
    """Play `g` to its end with uniformly random choices; how many decisions had more than one legal choice."""
    random = seed
    counted: i64 = 0
    seat = g.next_actor()
    while seat >= 0:
        options = g.list_options(seat)
        if options > 1:
            random = advance(random)
            counted += 1
            g.apply(seat, g.menu[below(random, options)])
        else:
            g.apply(seat, g.menu[0])
        seat = g.next_actor()
    return counted
