"""What games that have ended mean for ratings, by the model of Weng and Lin (openskill), game by game.

Bots stand on the same scale where the ladder's fit puts them, and stay there. The scale is openskill's own: who is new
stands at 25, and so does the easy level; what are ten times the odds on the ladder, 400 points, are that here too.
"""

import math
import tomllib
from collections.abc import Sequence
from functools import cache

from openskill.models import BradleyTerryFull

from longhall.games.registry import game as find_game
from longhall.server.faults import report
from longhall.server.store import Overtaken, Store, Unavailable
from longhall.server.store import ratings as kept
from longhall.server.store.ratings import Began, Standing

MODEL = BradleyTerryFull()
NEW = Standing(MODEL.mu, MODEL.sigma)
# Two whose ratings are sure differ by so much where the ladder sees a point: the odds are the same.
POINT = math.log(10) / 400 * math.sqrt(2) * MODEL.beta
ANCHORS = "anchors.toml"  # in a game's folder, written by scripts/anchors.py
TRIES = 5  # how often a change is made anew that another was quicker than


@cache
def anchors(game: str) -> dict[str, Standing]:
    """Where the levels of bots stand in a game; nothing where nobody has measured them."""
    text = find_game(game).file(ANCHORS)
    levels = tomllib.loads(text)["levels"] if text else {}
    return {
        level: Standing(MODEL.mu + at["strength"] * POINT, max(at["doubt"] * POINT, 0.1))
        for level, at in levels.items()
    }


def reckon(game: str, began: Sequence[Began], places: Sequence[int] | None) -> list[Standing | None]:
    """What a game that has ended makes of the standings. Whoever left is last, and then nobody else's changes."""
    left = [seat for seat in began if not seat.stayed]
    if left:
        ranks: Sequence[int] = [1 if seat.stayed else 2 for seat in began]
    elif places is not None:
        ranks = places
    else:
        return [None] * len(began)
    known = [standing(game, seat) for seat in began]
    rated = [seat for seat, found in enumerate(known) if found is not None]
    if len(rated) < 2:
        return [None] * len(began)
    teams = [[MODEL.rating(found.mu, found.sigma)] for found in known if found is not None]
    new = MODEL.rate(teams, ranks=[float(ranks[seat]) for seat in rated])
    after: list[Standing | None] = [None] * len(began)
    for seat, (rating,) in zip(rated, new, strict=True):
        was = known[seat]
        if began[seat].person is not None and was is not None and (not left or began[seat] in left):
            after[seat] = Standing(rating.mu, rating.sigma, was.games + 1)
    return after


def standing(game: str, seat: Began) -> Standing | None:
    if seat.person is not None:
        return seat.standing or NEW
    return anchors(game).get(seat.bot or "")


# Settling


async def settle(store: Store, table_id: str) -> None:
    """Write what a game that has ended means; whoever is overtaken reads anew."""
    for _ in range(TRIES):
        try:
            await store.write(kept.settle(table_id, reckon, NEW))
            return
        except Overtaken:
            continue
        except Unavailable as fault:  # it is looked for again with the next round
            report(fault)
            return


async def settle_all(store: Store) -> None:
    """What a process that died has left."""
    for table_id in kept.unsettled(store):
        await settle(store, table_id)
