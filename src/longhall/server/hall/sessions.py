"""Which browsers are signed in, asked for with every request: an answer is good for a few seconds.

A session that is ended here is ended at once; another process that still remembers it forgets it within those seconds.
"""

import time
from collections import OrderedDict
from dataclasses import replace

from longhall.server.hall.visitors import Visitor, is_secret, known_as
from longhall.server.store import Store, people
from longhall.server.store.ages import today
from longhall.server.store.people import Session

GOOD_FOR = 5.0  # seconds
MOST = 10_000  # remembered


class Sessions:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[Session, float]] = OrderedDict()

    def remembered(self, token: str) -> Session | None:
        found = self.known.get(token)
        return found[0] if found is not None and found[1] > time.monotonic() else None

    def find(self, token: str) -> Session | None:
        """The session, unless it was ended."""
        found = self.remembered(token) or people.session(self.store, token)
        if found is not None:
            self.keep(found)
        return found

    def keep(self, session: Session) -> None:
        self.known[session.token] = session, time.monotonic() + GOOD_FOR
        while len(self.known) > MOST:
            self.known.popitem(last=False)

    def forget(self, token: str) -> None:
        self.known.pop(token, None)

    async def recognise(self, guest: Visitor, secret: str) -> Visitor:
        """The visitor as the person that its browser is signed in as, if it is. Of its use only the day is kept."""
        if not is_secret(secret):
            return guest
        token = known_as(secret)
        found = self.find(token)
        if found is None:
            return guest
        if found.used != today():
            await self.store.write(people.use_session(token, today()))
            self.keep(replace(found, used=today()))
        return signed_in(guest, found)


def signed_in(guest: Visitor, session: Session) -> Visitor:
    return replace(guest, is_new=False, person=session.person, session=session.token)
