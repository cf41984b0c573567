"""Whether a change of the search changes what it chooses: run this before and after, and compare.

    python benchmarks/choices.py [--games N] [GAME ...]

Games are played by lot; at some choices skald searches with fixed luck and a fixed number of simulations. Printed are
how many choices it made and a fingerprint of them.
"""

import argparse
import hashlib
import random

from longhall.bots.players import steward_of
from longhall.bots.search import Skald
from longhall.games import registry

SIMULATIONS = 1500
PART = {"vasa_cards": 1.0}  # of the choices that are looked at; its games are short
USUAL_PART = 0.2


def chosen(game: str, games: int) -> list[int]:
    found = registry.game(game)
    steward = steward_of(game)
    made = []
    for number in range(games):
        luck = random.Random(f"{game}/{number}")
        g = found.new(found.players[number % len(found.players)], found.whole_options({}), found.data)
        g.reseed(luck.getrandbits(40))
        g.run()
        while not g.over:
            seat = g.next_actor()
            menu = g.legal(seat)
            if len(menu) > 1 and luck.random() < PART.get(game, USUAL_PART):
                world = g.redeal(seat, luck.getrandbits(40))
                made.append(Skald(steward, luck.getrandbits(40), False).search(world, seat, SIMULATIONS, 0.0))
            g.apply(seat, luck.choice(menu))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME", default=[], help="only these games; all if not given")
    parser.add_argument("--games", type=int, default=4, help="so many games of each (default: 4)")
    wishes = parser.parse_args()
    for game in wishes.games_named or registry.NAMES:
        made = chosen(game, wishes.games)
        print(f"{game:12} {len(made):5} choices  {hashlib.sha256(repr(made).encode()).hexdigest()[:12]}", flush=True)


if __name__ == "__main__":
    main()
