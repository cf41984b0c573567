"""What takes long to read or to draw is made in a process of its own, so that no move waits for it.

Games that have ended: their records, and any moment of them, which may be far from where a game can be taken up. That
process opens the store by itself, and only reads. Whether a game has ended the hall's thread says first, which is
quick: of one that goes on nothing is read there. Pages that are the same for everybody, which are kept as bytes. And
the text of an edition that somebody brings.
"""

import os
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from longhall.match import SPECTATOR, editions
from longhall.server.faults import Fault
from longhall.server.hall import looking
from longhall.server.hall.catalogue import game_named
from longhall.server.hall.hall import Hall
from longhall.server.hall.sight import encode
from longhall.server.hall.table import Tables
from longhall.server.players.thinking import bounded
from longhall.server.players.workers import Workers
from longhall.server.settings import default_database
from longhall.server.store import Store, Unavailable

PATIENCE = 30.0  # seconds for one of them
MOST_PAGES = 100
MOST_OPEN = 8  # games that were looked at last

Look = Callable[..., Any]


class Beside:
    """Lives in the web's own loop, as the workers do."""

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self.hall = hall
        self.lane = workers.reading
        self.address = hall.settings.database or default_database()
        self.pages: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()

    async def has_ended(self, visitor: str, table_id: str, seat: int = SPECTATOR) -> bool:
        found: bool = await self.hall.at(table_id, looking.has_ended, self.hall.tables, visitor, table_id, seat)
        return found

    async def of_ended(self, owner: str, look: Look, visitor: str, table_id: str, *args: Any) -> Any:
        """What a visitor is shown of a game that has ended, by a function of `looking`. Owners take turns."""
        if not await self.has_ended(visitor, table_id):
            raise Fault(409, "not_over")
        return await self.ask(owner, partial(on_the_shelf, self.address, look, visitor, table_id, *args))

    async def page(self, owner: str, make: Callable[..., Any], *args: str) -> bytes:
        """What `make` makes of these words, as bytes: the same whenever it is asked for."""
        place = (make, *args)
        page = self.pages.get(place)
        if page is None:
            page = self.pages[place] = await self.ask(owner, partial(written, make, *args))
        self.pages.move_to_end(place)
        while len(self.pages) > MOST_PAGES:
            self.pages.popitem(last=False)
        return page

    async def edition(self, owner: str, game: str, text: str) -> dict[str, Any]:
        """What the text of an edition changes in a game."""
        found: dict[str, Any] = await self.ask(owner, partial(read_edition, game, text))
        return found

    async def ask(self, owner: str, work: Callable[[], Any]) -> Any:
        try:
            return await self.lane.ask(owner, PATIENCE, partial(bounded, PATIENCE, work))
        except (TimeoutError, RuntimeError, Unavailable):
            raise Fault(503, "busy", headers={"retry-after": "5"}) from None


# In that process


@lru_cache(maxsize=1)
def shelf(address: str, process: int) -> Tables:
    """The games there; never those of the process from which this one branched off."""
    return Tables(Store(address, only_reads=True), MOST_OPEN)


def on_the_shelf(address: str, look: Look, *args: Any) -> Any:
    return look(shelf(address, os.getpid()), *args)


def read_edition(game: str, text: str) -> dict[str, Any]:
    try:
        return editions.read(game_named(game), text)
    except editions.EditionError as fault:
        extra = {"path": fault.path, "line": fault.line, "detail": str(fault)[:500]}
        raise Fault(422, "wrong_edition", extra) from None


def written(make: Callable[..., Any], *args: str) -> bytes:
    made = make(*args)
    return made if isinstance(made, bytes) else encode(made)
