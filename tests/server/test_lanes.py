"""Lanes: owners take turns, whoever waits for people goes first, and who thinks keeps the time by thinking less."""

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool
from types import SimpleNamespace

import pytest
from starlette.requests import HTTPConnection
from tests.review.games import played

import longhall
from longhall.bots import Bot
from longhall.bots.registry import registered
from longhall.review.pieces import make
from longhall.server.faults import Fault
from longhall.server.hall import seating
from longhall.server.hall.hall import Hall
from longhall.server.hall.reviews import Reviews
from longhall.server.hall.visitors import Visitor
from longhall.server.players import workers
from longhall.server.players.lanes import Lane
from longhall.server.players.workers import Workers
from longhall.server.settings import Limits, Settings
from longhall.server.store import Store
from longhall.server.web.connection import origin_of
from longhall.server.web.routes.sights import hint


class Bare(Lane):
    """A lane without processes."""

    def new_pool(self):
        return None


async def order_of(wishes):
    """In which order those get a turn who wait while somebody else has it: owner, whether people wait for it."""
    lane = Bare(1)
    await lane.turn("somebody")
    served = []

    async def wait(number, owner, people):
        await lane.turn(owner, people)
        served.append(number)
        lane.free()

    tasks = [asyncio.create_task(wait(number, *wish)) for number, wish in enumerate(wishes)]
    await asyncio.sleep(0)
    lane.free()
    await asyncio.gather(*tasks)
    assert lane.queue == 0
    return served


def test_owners_take_turns_whatever_each_has_waiting():
    wishes = [("greedy", True)] * 4 + [("modest", True), ("shy", True)]
    assert asyncio.run(order_of(wishes)) == [0, 4, 5, 1, 2, 3]


def test_who_waits_for_people_goes_before_bots_among_themselves():
    wishes = [("a", False), ("b", False), ("a", True), ("b", True)]
    assert asyncio.run(order_of(wishes)) == [2, 3, 0, 1]


def test_whoever_gives_up_waiting_takes_nobodys_turn():
    async def give_up():
        lane = Bare(1)
        await lane.turn("somebody")
        gone, stays = (asyncio.create_task(lane.turn(owner)) for owner in ("gone", "stays"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        lane.free()
        await stays
        assert lane.queue == 1

    asyncio.run(give_up())


class Thinkers(Workers):
    """Workers who only note what they are asked for."""

    def __init__(self):
        self.quick, self.deep, self.records = Bare(1), Bare(2), Bare(1)
        self.besides = 0.0
        self.asked: list[tuple] = []

        async def run(work):
            self.asked.append(work.args[1].args)  # within its time
            self.deep.free()
            return "a:choice", ""

        self.deep.run = run  # type: ignore[method-assign]


def test_where_many_think_at_once_each_thinks_less_and_the_quick_lane_stays_free():
    async def think(count):
        made = Thinkers()
        due = time.monotonic() + 3.4
        await made.deep.turn("x")
        await made.deep.turn("y")
        asked = [asyncio.create_task(made.think("x", "strong", due, {}, 0)) for _ in range(count)]
        await asyncio.sleep(0)
        made.deep.free()
        await asyncio.gather(*asked)
        assert made.quick.queue == 0
        return made.asked

    alone = asyncio.run(think(1))
    assert alone[0][0] == "strong" and 2.5 < alone[0][4] <= 2.7
    many = asyncio.run(think(50))
    assert [args[0] for args in many] == ["strong"] * 50 and 0.0 < many[0][4] < 0.2
    crowd = asyncio.run(think(2000))
    assert crowd[0][0] == workers.ADVISER and len(crowd[0]) == 4


def test_guests_of_one_address_have_one_turn_between_them(tmp_path):
    """A guest costs no more than a cookie."""
    hall = Hall(Settings(), Store(f"sqlite:///{tmp_path / 'hall.sqlite3'}"))
    owners = []

    class Lanes:
        async def advise(self, owner, *_):
            owners.append(owner)
            raise TimeoutError

    for letter, address in (("A", "192.0.2.1"), ("B", "192.0.2.1"), ("C", "2001:db8::1"), ("D", "2001:db8::2")):
        guest = Visitor(letter * 43, False)
        wishes = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bo"}]
        made = seating.set_up(hall, guest, "vasa_cards", 2, {}, "private", True, wishes, "k", "en")
        table = hall.wait(made)
        seat = hall.tables.find(table).playing().to_act[0]
        origin = asyncio.run(origin_of(HTTPConnection({"type": "http", "client": (address, 1), "headers": []})))
        with pytest.raises(Fault):
            asyncio.run(hint(table, seat, hall, Lanes(), guest, origin, "en"))  # type: ignore[arg-type]
    hall.close()
    assert owners[0] == owners[1] != owners[2] == owners[3]


def test_bots_take_turns_by_who_set_up_their_table(tmp_path):
    hall = Hall(Settings(), Store(f"sqlite:///{tmp_path / 'hall.sqlite3'}"))
    sent: list = []
    hall.callers = SimpleNamespace(is_sent=lambda *_: False, send=sent.append)  # type: ignore[assignment]
    hall.shift = SimpleNamespace(has=lambda _: True, thinks=True)  # type: ignore[assignment]
    guests = [Visitor(letter * 43, False) for letter in "AB"]
    for guest in guests:
        wishes = [{"kind": "bot", "bot": "easy"}] * 2
        hall.wait(seating.set_up(hall, guest, "vasa_cards", 2, {}, "private", True, wishes, "k", "en"))
    hall.callers = hall.shift = None
    hall.close()
    assert {errand.owner for errand in sent} == {guest.id for guest in guests}


def test_reviews_for_one_address_have_one_turn_between_them():
    """What was broken off is shown while there is no room to go on with it."""
    record = played("vasa_cards", ["random"] * 2, 1).record
    broken_off = {"frame": make(record, ("frame",))}

    class House:
        settings, store, tables = Settings(limits=Limits(reviews=2)), None, None
        kept: dict = {}

        async def at(self, *_):
            return None

        async def of_ended(self, *_):
            return record

        async def do(self, *_):
            return self.kept

    async def served():
        house, lanes = House(), Thinkers()
        lanes.reviews = Bare(1)
        await lanes.reviews.turn("somebody")
        made = Reviews(house, lanes, house)  # type: ignore[arg-type]
        for table, (guest, address) in enumerate((("A", "x"), ("B", "x"), ("C", "y"))):
            await made.look(Visitor(guest * 43, False), address, str(table), "en", begin=True)
        dora = Visitor("D" * 43, False)
        with pytest.raises(Fault, match="too_many_reviews"):
            await made.look(dora, "x", "3", "en", begin=True)
        house.kept = broken_off
        shown = await made.look(dora, "x", "3", "en", begin=False)
        assert shown["begun"] and shown["points"] and "3" not in made.tasks
        while lanes.reviews.queue < 4:
            await asyncio.sleep(0)
        found = {asker: len(waiting) for asker, waiting in lanes.reviews.first.items()}
        made.stop()
        return found

    assert asyncio.run(asyncio.wait_for(served(), 60)) == {"x": 2, "y": 1}


class Endless(Bot):
    """Thinks for good."""

    def choose(self, world, seat):
        while True:
            time.sleep(1)


@pytest.mark.long
def test_a_bot_that_never_ends_loses_its_worker_and_others_think_on(monkeypatch):
    monkeypatch.setattr(workers, "PATIENCE", 1.5)
    monkeypatch.setitem(registered, "endless", Endless)
    match = longhall.start("vasa_cards", 2, 1)
    seat = match.to_act[0]
    world = match.imagined(seat, 1).position

    async def think(made, spec):
        return await made.think("x", spec, time.monotonic() + 1.0, world, seat)

    async def both():
        made = Workers(1)
        made.quick.close()
        try:
            with pytest.raises((BrokenProcessPool, TimeoutError)):
                await asyncio.wait_for(think(made, "endless"), 60)
            return await asyncio.wait_for(think(made, "skald:10"), 60)
        finally:
            made.close()

    assert asyncio.run(both()) in [choice.key for choice in match.choices(seat)]
