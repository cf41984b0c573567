"""A club whose people are told what happens there."""

import asyncio
import secrets
from dataclasses import replace

from tests.server.receivers import Browser

from longhall.server.hall import accounts, channels, letters, wanted
from longhall.server.hall.notices import Notices
from longhall.server.hall.sender import Sender
from longhall.server.hall.visitors import Visitor
from longhall.server.store import people, wishes
from longhall.server.store.schema import OUTBOX


class Told:
    """A club that tells people what happens."""

    def __init__(self, club, office=None):
        self.club, self.hall = club, club.hall
        self.hall.settings = replace(
            self.hall.settings,
            smtp=office.url if office else "",
            mail_from="Longhall <hall@hall.example>",
            public_url="https://hall.example",
            local_targets=True,
        )
        self.hall.outbox = Notices(office is not None)
        self.hall.wants_mail_confirmed = lambda *told: letters.ask_whether_it_arrives(self.hall, *told)
        self.sender = Sender(self.hall)

    def send(self):
        asyncio.run(self.sender.go_round())

    def pass_by(self, seconds):
        self.club.pass_by(seconds)
        self.send()

    def do(self, work, *args):
        return self.hall.wait(work(self.hall, *args))

    def browser(self, service, who, name="one", language="en"):
        browser = Browser(service, name)
        there = browser.subscription()
        self.do(channels.add_push, who, there["endpoint"], there["keys"], "", language)
        return browser

    def pushes(self, browser):
        return browser.pushes(self.sender.signer.public())

    def round(self, table, seat):
        """Until a seat that is asked now is asked again."""
        self.club.play(table, seat)
        while self.club.at(table).match.to_act != [seat]:
            self.club.play(table, self.club.at(table).match.to_act[0])

    def wish(self, who, **values):
        kept = wishes.wishes_of(self.hall.store, who.id)
        body = {**vars(wanted.read(kept)), **values}
        self.do(channels.wish, who, body)

    def only(self, who, **by):
        self.wish(who, by={kind: by.get(kind, []) for kind in wanted.KINDS})

    def waiting(self):
        with self.hall.store.reading() as connection:
            return [dict(row) for row in connection.execute(OUTBOX.select()).mappings()]

    def person(self, folded):
        found = people.person_named(self.hall.store, folded)
        assert found is not None
        return found

    def account(self, name, address):
        """Somebody with an account whose mail arrives."""
        secret = self.do(accounts.create, name, "password " + name, address, "")
        found = self.person(name.casefold())
        assert secret
        self.do(accounts.confirm_email, found.id, address)
        return Visitor(secrets.token_urlsafe(32), False, person=found.id)

    def hook(self, service, who, style="json", path="/hook", **shared):
        self.do(channels.add_webhook, who, service.url + path, style, "en", *shared.values())
