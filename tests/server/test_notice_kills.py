"""A process is killed while it sends: no notice is lost, and one that was on its way comes at most once more."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter

import pytest
from sqlalchemy import select, update
from tests.server.people import ROOT, wait_until
from tests.server.receivers import Browser, Listener, PostOffice

from longhall.server.store import Store, outbox, people, wishes
from longhall.server.store.outbox import Notice
from longhall.server.store.people import Person, Session
from longhall.server.store.schema import OUTBOX
from longhall.server.store.wishes import Endpoint


def fill(store, service, browser, each):
    """So many notices for somebody by each of three channels; their ids."""
    now = time.time()
    person = Person("anna", "Anna", "anna", None, "anna@mail.example", True, None, now)
    store.write_now(people.add(person, Session("t", "s", "anna", "", now, 1)))
    there = browser.subscription()
    push = Endpoint("push", "anna", "push", there["endpoint"], now, keys=there["keys"])
    hook = Endpoint("hook", "anna", "webhook", f"{service.url}/hook", now, "json")
    for endpoint in (push, hook):
        store.write_now(wishes.put_endpoint(endpoint, 9))
    channels = {"push": "push", "webhook": "hook", "mail": ""}
    ids = {channel: [f"{channel}{number:024}" for number in range(each)] for channel in channels}

    def write(connection):
        for channel, endpoint_id in channels.items():
            for name in ids[channel]:
                notice = Notice(name, "anna", channel, endpoint_id, None, -1, "test", name[-12:], now, now)
                outbox.add(connection, notice, now)

    store.write_now(write)
    return ids


def left(store):
    with store.reading() as connection:
        return connection.execute(select(OUTBOX.c.id)).scalars().all()


def fewer_than(store, number):
    """Whether some have been sent since; what is put off is due now."""
    waits = update(OUTBOX).where(OUTBOX.c.due > 0.0).values(due=0.0)
    store.write_now(lambda connection: connection.execute(waits))
    return len(left(store)) < number


def run(tmp_path, kills, each):
    address = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    store, service, office = Store(address), Listener(), PostOffice()
    browser = Browser(service)
    ids = fill(store, service, browser, each)
    wishes_ = {"database": address, "smtp": office.url, "mail_from": "hall@hall.example", "local_targets": True}
    wishes_["public_url"] = "https://hall.example"
    line = json.dumps(wishes_) + "\n"
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    parent = subprocess.Popen(
        [sys.executable, "-m", "tests.server.sending"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    to, back = parent.stdin, parent.stdout
    assert to is not None and back is not None
    luck = random.Random(1)
    try:
        assert back.readline() == "ready\n"

        def start():
            to.write(line)
            to.flush()
            return int(back.readline())

        for _ in range(kills):
            child, before = start(), len(service.taken) + len(office.letters)
            wait_until(lambda before=before: len(service.taken) + len(office.letters) > before)
            time.sleep(luck.random() * 0.03)
            os.kill(child, signal.SIGKILL)
        assert left(store), "the last kill found something to interrupt"
        child = start()
        while before := len(left(store)):  # however slow the machine is, some go out
            wait_until(lambda before=before: fewer_than(store, before))
        os.kill(child, signal.SIGKILL)
    finally:
        parent.kill()
        parent.wait()
        service.close()
        office.close()
    public = service.taken[[path for path, _, _ in service.taken].index(browser.path)][1]["authorization"]
    key = dict(part.strip().split("=", 1) for part in public.partition(" ")[2].split(","))["k"]
    came = {
        "push": Counter(push["id"] for push in browser.pushes(key)),
        "webhook": Counter(headers["idempotency-key"] for path, headers, _ in service.taken if path == "/hook"),
        "mail": Counter(letter["Message-ID"].strip("<>").partition("@")[0] for letter in office.letters),
    }
    store.close()
    repeated = {channel: sum(count > 1 for count in came[channel].values()) for channel in ids}
    for channel in ids:
        assert sorted(came[channel]) == ids[channel], f"{channel}: some were lost"
        assert max(came[channel].values()) <= 2, f"{channel}: more than one repetition"
    return repeated


def test_notices_outlive_kills_of_the_process_that_sends_them(tmp_path):
    run(tmp_path, kills=5, each=60)


@pytest.mark.long
def test_a_hundred_kills_lose_no_notice(tmp_path):
    repeated = run(tmp_path, kills=100, each=1500)
    print("repeated:", repeated)
