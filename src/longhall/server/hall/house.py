"""Who is kept out, and what whoever runs the hall has decided elsewhere while it is open.

Decisions are written by `longhall admin`, a process of its own. Every process that serves the hall looks for them every
few seconds: whoever may no longer be here hears nothing from then on.
"""

import ipaddress
from typing import TYPE_CHECKING

from sqlalchemy.exc import DatabaseError

from longhall.server.addresses import named
from longhall.server.faults import Fault, report
from longhall.server.store import Store, house

if TYPE_CHECKING:
    from longhall.server.hall.hall import Hall
    from longhall.server.hall.listeners import Listener

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class House:
    """What is asked with every request is in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard: float | None = None
        self.out: frozenset[str] = frozenset()  # people and guests
        self.networks: tuple[Network, ...] = ()
        try:
            self.read()
        except DatabaseError as fault:  # the file is damaged there: the hall opens, and reads it again when it looks
            report(fault)

    def read(self) -> bool:
        """See whether something was decided since; what it is then known."""
        word = house.last_word(self.store)
        if word == self.heard:
            return False
        found = house.bans(self.store)
        self.out = frozenset(ban.who for ban in found if ban.kind != "address")
        self.networks = tuple(ipaddress.ip_network(ban.who) for ban in found if ban.kind == "address")
        self.heard = word
        return True

    def check(self, *ids: str) -> None:
        if not self.out.isdisjoint(ids):
            raise Fault(403, "banned")

    def check_address(self, address: str) -> None:
        if self.networks and self.is_out(address):
            raise Fault(403, "banned")

    def is_out(self, address: str) -> bool:
        here = named(address)
        return here is not None and any(here in network for network in self.networks)


async def look(hall: "Hall") -> None:
    """Do what was decided: end what may not go on, and tell the others at the same tables."""
    if not hall.house.read():
        return
    hall.sessions.known.clear()
    for table_id, there in list(hall.listeners.there.items()):
        is_gone = hall.store.revision(table_id) is None
        for listener in list(there):
            if is_gone or is_out(hall, listener):
                hall.listeners.cut(listener)
        if is_gone:
            hall.tables.drop(table_id)
        else:
            await hall.in_passing(table_id, hall.catch_up, table_id)
    if hall.shift is not None:
        hall.shift.hurry.set()  # bots may have to answer where somebody sat


def is_out(hall: "Hall", listener: "Listener") -> bool:
    if listener.visitor in hall.house.out or hall.house.is_out(listener.address):
        return True
    return bool(listener.session) and hall.sessions.find(listener.session) is None
