"""The sender: takes from the outbox what is due, looks whether it is still true, and sends it.

Any number of processes do this at the same store. A notice is taken before it is sent; if the process dies, another
takes it up when that while is over, or at once if it was not yet marked and there is only one. It is marked just before
it is handed over: one that was marked twice may have arrived twice, and is not sent again.
"""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.utils import parseaddr
from secrets import token_hex

from sqlalchemy import Connection

from longhall.match.fluent import LANGUAGES
from longhall.server import metrics
from longhall.server.faults import Fault, report
from longhall.server.hall import instants, letters, notices, telling, wanted
from longhall.server.hall.hall import Hall
from longhall.server.hall.telling import Later, Said
from longhall.server.hall.wanted import DIGEST, MAIL, PUSH, Wanted
from longhall.server.post import Gone, NotSent, Unknown, mail, push, webhook
from longhall.server.store import outbox, talking, wishes
from longhall.server.store.outbox import Notice
from longhall.server.store.wishes import Endpoint
from longhall.server.words import say

EVERY = 1.0  # seconds between two looks
MOST = 16  # at once
TAKEN = 120.0  # seconds for which a notice is taken: longer than sending can take
WAITS = (60.0, 300.0, 1800.0, 7200.0, 21600.0)  # seconds until it is tried again
GIVES_UP = 5 * 86400.0  # seconds after which nobody tries any more

Hand = Callable[[Callable[[], bool]], bool]  # hands something over, if it is still to be


class Sender:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.settings = hall.settings
        self.process = token_hex(8)
        self.is_new = True
        self.threads = ThreadPoolExecutor(MOST, "sender")  # of its own: who answers slowly holds nobody else up
        key = self.settings.vapid_key or wishes.hall_key(hall.store, "vapid", push.new_key)
        self.signer = push.Signer(key, contact_of(self.settings.push_contact, self.settings.mail_from))
        self.office = mail.Office(self.settings.smtp, self.settings.mail_from)
        self.base = self.settings.public_url.rstrip("/")

    async def run(self) -> None:
        """For as long as the hall is open."""
        while True:
            try:
                while await self.go_round() == MOST:
                    pass
            except Exception as fault:  # the store is busy or damaged: another time
                report(fault.__cause__ or fault)
            await asyncio.sleep(EVERY)

    async def go_round(self) -> int:
        """Send what is due; how many were looked at."""
        store, now = self.hall.store, instants.now()
        if self.is_new and not store.is_shared:
            await store.write(outbox.inherit(now + TAKEN))  # whoever had taken something is dead
        self.is_new = False
        number, age = await asyncio.to_thread(outbox.count, store, now)
        metrics.OUTBOX.set(number)
        metrics.OUTBOX_AGE.set(age)
        if not number:
            return 0
        taken: list[Notice] = []
        await store.write(outbox.take(self.process, now, TAKEN, MOST, taken))
        await asyncio.gather(*(self.see_to(notice) for notice in taken))
        return len(taken)

    async def close(self) -> None:
        """Before the process ends: others may take at once what was taken here."""
        self.threads.shutdown(wait=False)
        await self.hall.store.write(outbox.release(self.process))

    async def see_to(self, notice: Notice) -> None:
        """One notice: sent, put off, or dropped."""
        endpoint = None
        try:
            if notice.channel != MAIL:
                endpoint = wishes.endpoint(self.hall.store, notice.endpoint)
                if endpoint is None:
                    return await self.done(notice, "dropped")
            if notice.handed > 1:
                return await self.done(notice, "unknown")
            found = await self.prepared(notice, endpoint)
            if found is None:
                return await self.done(notice, "dropped")
            if isinstance(found, Later):
                return await self.put_back(notice, found.at, notice.tries, notice.handed)
            is_sent = await asyncio.get_running_loop().run_in_executor(self.threads, found, self.ready(notice))
            if is_sent:
                await self.done(notice, "sent")
                if endpoint is not None and endpoint.failing is not None:
                    await self.hall.store.write(wishes.fails(endpoint.id, None))
        except Gone:
            await self.gone(notice, endpoint)
        except (NotSent, Unknown) as fault:
            await self.failed(notice, endpoint, isinstance(fault, Unknown))
        except Exception as fault:  # it cannot be made or sent as it is: it must not stop the others
            report(fault.__cause__ or fault)
            await self.failed(notice, endpoint, True)

    def ready(self, notice: Notice) -> Callable[[], bool]:
        """For the thread that sends: mark the notice, and whether it is still ours."""
        loop = asyncio.get_running_loop()

        def mark() -> bool:
            kept: list[bool] = []
            write = self.hall.store.write(outbox.hand_over(notice, self.process, kept))
            asyncio.run_coroutine_threadsafe(write, loop).result()
            return kept[-1]

        return mark

    # What becomes of it

    async def done(self, notice: Notice, outcome: str) -> None:
        metrics.NOTICES.labels(notice.channel, outcome).inc()
        await self.hall.store.write(outbox.done(notice.id))

    async def put_back(self, notice: Notice, at: float, tries: int, handed: int) -> None:
        await self.hall.store.write(outbox.put_back(notice.id, at, tries, handed))

    async def failed(self, notice: Notice, endpoint: Endpoint | None, is_unknown: bool) -> None:
        now = instants.now()
        metrics.NOTICES.labels(notice.channel, "failed").inc()
        if endpoint is not None:
            await self.hall.store.write(wishes.fails(endpoint.id, now))
        if now - notice.created > GIVES_UP or (is_unknown and notice.handed):
            await self.done(notice, "unknown" if is_unknown else "given up")
            return
        wait = WAITS[min(notice.tries, len(WAITS) - 1)]
        await self.put_back(notice, now + wait, notice.tries + 1, notice.handed + is_unknown)

    async def gone(self, notice: Notice, endpoint: Endpoint | None) -> None:
        """Nobody is there any more. A webhook stays, for its owner to see that it does not answer."""
        if endpoint is not None and endpoint.channel == PUSH:
            await self.hall.store.write(wishes.remove_endpoint(endpoint.id))
            metrics.NOTICES.labels(notice.channel, "gone").inc()
        else:
            await self.failed(notice, endpoint, False)

    # What is sent

    async def prepared(self, notice: Notice, endpoint: Endpoint | None) -> Hand | Later | None:
        now = instants.now()
        if notice.channel == MAIL:
            letter = await self.letter(notice, now)
            return letter if letter is None or isinstance(letter, Later) else self.by_mail(letter, now)
        assert endpoint is not None
        language = endpoint.language
        said = await self.said(notice, language, now, endpoint.is_overheard)
        if said is None or isinstance(said, Later):
            return said
        local = self.settings.local_targets
        if endpoint.channel == PUSH:
            about = push.topic(notice.visitor, notice.table_id or "", notice.slot)
            message = {"id": notice.id, "title": said.title, "body": said.text, "path": said.path, "tag": about}
            text = json.dumps(message, ensure_ascii=False).encode()
            return lambda ready: push.send(self.signer, endpoint.address, endpoint.keys, text, about, ready, now, local)
        line = " ".join(filter(None, (telling.sentence(said.title), said.text)))
        more = {"id": notice.id, "kind": notice.slot, "game": said.game}
        return lambda ready: webhook.send(endpoint.address, endpoint.style, line, more, notice.id, ready, local)

    async def said(self, notice: Notice, language: str, now: float, is_overheard: bool = False) -> Said | Later | None:
        if notice.kind == "test":
            return Said(say(language, "notice-test"), say(language, "notice-test-text"), "/me/notices")
        assert notice.table_id is not None
        look = (telling.look, self.hall, notice, language, now, is_overheard)
        found: Said | Later | None = await self.hall.at(notice.table_id, *look)
        return found

    def by_mail(self, letter: mail.Letter, now: float) -> Hand:
        return lambda ready: self.office.send(letter, ready, now)

    async def letter(self, notice: Notice, now: float) -> mail.Letter | Later | None:
        if self.settings.smtp and notice.kind == letters.REPORT:
            return self.letter_to_keeper(notice)
        if not self.settings.smtp or not notice.visitor:
            return None
        if notice.kind in (letters.CONFIRM, letters.RECOVER):
            return await self.account_letter(notice)
        store = self.hall.store
        with store.reading() as connection:
            address = wishes.address_of(connection, notice.visitor)
            want = wanted.read(wishes.wishes(connection, notice.visitor))
        if address is None:
            return None
        language = want.language
        if notice.kind == DIGEST:
            quiet = telling.quiet(self.hall, notice.visitor, want, now)
            if quiet is not None:
                return Later(quiet)
            lines = await self.digest(notice, want, now)
            if not lines:
                return None
            subject, text, path = say(language, "letter-digest"), "\n".join(lines), "/me"
        else:
            said = await self.said(notice, language, now)
            if said is None or isinstance(said, Later):
                return said
            subject, text, path = said.title, said.text, said.path
        key = await letters.letter_key(self.hall, notice.visitor)
        body = [text, self.base + path, say(language, "letter-end"), f"{self.base}/unsubscribe#{key}"]
        end = f"{self.base}/api/mail/unsubscribe/{key}"
        return mail.Letter(notice.id, address, subject, "\n\n".join(filter(None, body)) + "\n", end)

    async def digest(self, notice: Notice, want: Wanted, now: float) -> list[str]:
        """One line for each thing that is still true, the oldest first. For what it is too early the next one has."""
        found: list[str] = []
        told: list[notices.Line] = []
        early: list[notices.Line] = []
        for line in notice.more["lines"]:
            table_id, seat, kind, since = line
            one = Notice("", notice.visitor, MAIL, "", table_id, seat, kind, "", since, now)
            try:
                said = await self.said(one, want.language, now)
            except Fault:
                continue
            if isinstance(said, Later):
                early.append(line)
            elif said is not None:
                told.append(line)
                found.append("- " + " ".join(filter(None, (telling.sentence(said.title), said.text))))

        def move(connection: Connection) -> None:
            outbox.alter(connection, notice.id, more={"lines": told})
            notices.add_to_digest(connection, notice.visitor, early, want, now)

        if early:
            await self.hall.store.write(move)
        return found

    def letter_to_keeper(self, notice: Notice) -> mail.Letter | None:
        """How many reports there are, in both languages: whose they are and about whom stands in the hall alone."""
        count = len(talking.reports(self.hall.store))
        if not count:
            return None
        subject, text = (
            between.join(say(language, f"letter-{key}", count=count) for language in LANGUAGES)
            for key, between in (("report", " / "), ("report-text", "\n\n"))
        )
        return mail.Letter(notice.id, notice.more["address"], subject, f"{text}\n")

    async def account_letter(self, notice: Notice) -> mail.Letter:
        kind, language = notice.kind, notice.more["language"]
        token = await letters.new_token(self.hall, kind, notice)
        text = say(language, f"letter-{kind}-text") + f"\n\n{self.base}/{kind}#{token}\n"
        return mail.Letter(notice.id, notice.more["address"], say(language, f"letter-{kind}"), text)


def contact_of(contact: str, sender: str) -> str:
    """Whom a push service may write to."""
    address = parseaddr(sender)[1]
    return contact or f"mailto:{address or 'keeper@longhall.invalid'}"
