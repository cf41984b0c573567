"""Several processes on one PostgreSQL and one Redis: whoever asks whichever of them finds the same tables."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select
from tests.server.machines import Postgres, Redis, lacking
from tests.server.people import Process, key, wait_until
from websockets.exceptions import ConnectionClosed

from longhall.server.hall import opening
from longhall.server.hall.hall import Hall
from longhall.server.hall.listeners import EYES_LOST
from longhall.server.hall.sender import TAKEN, Sender
from longhall.server.settings import Settings
from longhall.server.store import Store, Unavailable, house, outbox, wishes
from longhall.server.store.schema import METADATA, OUTBOX
from longhall.server.web.app import create_app, lifespan

pytestmark = pytest.mark.skipif(bool(lacking()), reason=lacking() or "-")


@pytest.fixture(scope="module")
def machines(tmp_path_factory):
    folder = tmp_path_factory.mktemp("machines")
    with Postgres() as store, Redis(folder / "redis") as news:
        yield store, news


@pytest.fixture(scope="module")
def halls(machines, tmp_path_factory):
    """Two processes that serve and one that thinks."""
    store, news = machines
    wishes = {"database": store.database("halls"), "redis": news.url, "lease": 2.0, "snapshot_every": 4}
    found = [Process(tmp_path_factory.mktemp("hall"), workers=0, **wishes) for _ in range(2)]
    found.append(Process(tmp_path_factory.mktemp("worker"), thinks=True, **wishes))
    yield found
    for process in found:
        process.stop()


def at(hall, person):
    """The same browser at another door."""
    other = hall.person()
    other.http.cookies.update(person.http.cookies)
    return other


def test_migrations_lead_to_the_schema_and_run_once(machines):
    address = machines[0].database("migrated")
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store(address), range(4)))
    with stores[0].engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    for store in stores:
        store.close()


def test_two_people_at_different_processes_play_one_game(halls):
    anna, bo = halls[0].person(), halls[1].person()
    table = anna.table(seats=["Anna", "open"])
    bo.post(f"/tables/{table}/seats", {"name": "Bo"})
    people = [anna, bo]
    with anna.listening(table, 0) as first, bo.listening(table, 1) as second:
        ears = [first, second]
        states = [ear.hear_state() for ear in ears]
        for _ in range(30):
            seat = next(seat for seat in (0, 1) if states[seat]["asked"])
            choice = states[seat]["choices"][0]["key"]
            people[seat].move(table, seat, "play", states[seat]["transcript"], choice=choice)
            for other in (0, 1):
                now = people[1 - other].state(table, -1)  # each process knows, whoever took the move
                assert now["transcript"] > 0
                while states[other]["transcript"] < people[other].state(table, other)["transcript"]:
                    states[other] = ears[other].hear_state()
            if states[0]["over"]:
                break
        for seat in (0, 1):
            mine = at(halls[1 - seat], people[seat])
            assert mine.state(table, seat) == people[seat].state(table, seat)


def test_one_wish_at_two_processes_at_once_is_done_once(halls):
    anna = halls[0].person()
    table = anna.table(seats=["Anna", "Bo"])
    doors = [anna, at(halls[1], anna)]
    for _ in range(8):
        seat = next(seat for seat in (0, 1) if anna.state(table, seat)["asked"])
        state = anna.state(table, seat)
        wish = {"choice": state["choices"][0]["key"], "transcript": state["transcript"], "key": key()}
        begins = threading.Barrier(2)

        def send(door, seat=seat, wish=wish, begins=begins):
            begins.wait()
            return door.post(f"/tables/{table}/seats/{seat}/play", wish)

        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(send, doors))
        assert sorted(answer["repeated"] for answer in answers) == [False, True]
        assert answers[0]["state"]["transcript"] == answers[1]["state"]["transcript"] == state["transcript"] + 1


def test_a_seat_that_is_lost_at_one_process_is_blind_at_the_other(halls):
    anna, bo = halls[0].person(), halls[1].person()
    table = anna.table(seats=["Anna", "open", "open"])
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    elsewhere = at(halls[0], bo)
    with bo.listening(table, 1) as ear:
        ear.hear()
        elsewhere.ask("DELETE", f"/tables/{table}/seats/1")
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(5):
                ear.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == EYES_LOST
    bo.fault("GET", f"/tables/{table}/seats/1/link", 403, "not_your_seat")


def ends_blind(ear):
    """A socket that ends as one does that may no longer see, and that is shown nothing of the game before it does."""
    told = []
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            told.append(ear.hear()["type"])
    assert closed.value.rcvd is not None and closed.value.rcvd.code == EYES_LOST
    return set(told) <= {"people"}


def play_on(person, table, elsewhere, moves=3):
    """So many moves of the first seat, each seen at another process too."""
    for _ in range(moves):
        wait_until(lambda: (state := person.state(table, 0))["asked"] and not state["foregone"])
        length = person.play(table, 0)["transcript"]
        assert elsewhere.state(table, 0)["transcript"] >= length


def test_a_seat_that_a_bot_has_in_a_running_game_has_no_eyes_at_another_process(halls):
    anna, bo = halls[0].person(), halls[1].person()
    table = anna.table(seats=["Anna", "open"])
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    with bo.listening(table, 1) as ear:
        ear.hear_state()
        at(halls[0], bo).put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
        play_on(anna, table, at(halls[1], anna))
        assert ends_blind(ear)
    bo.fault("GET", f"/tables/{table}/seats/1", 403, "not_your_seat")


def test_who_came_by_a_link_that_was_renewed_has_no_eyes_at_another_process(halls):
    anna, cajsa = halls[0].person(), halls[1].person()
    table = anna.table(seats=["Anna", "bot:random"])
    wait_until(lambda: (state := anna.state(table, 0))["asked"] and not state["foregone"])  # nobody else moves
    cajsa.get("/me")
    key_of = anna.get(f"/tables/{table}/seats/0/link")["path"].split("key=")[1]
    cajsa.post(f"/tables/{table}/claim", {"seat": 0, "key": key_of})
    with cajsa.listening(table, 0) as ear:
        ear.hear_state()
        anna.post(f"/tables/{table}/seats/0/link", {})
        assert ends_blind(ear)
    cajsa.fault("GET", f"/tables/{table}/seats/0", 403, "not_your_seat")


def test_bots_answer_from_a_process_of_their_own_and_go_on_when_it_dies(halls):
    anna = halls[0].person()
    table = anna.table(seats=["Anna", "bot:random"])
    lonely = anna.table(seats=["bot:random", "bot:easy"])

    def play_until(length):
        def reached():
            state = anna.state(table, 0)
            if state["asked"]:
                state = anna.play(table, 0)
            return state["over"] or state["transcript"] >= length

        return reached

    wait_until(play_until(6))
    worker = halls[2]
    worker.kill()
    now = anna.state(table, 0)["transcript"]
    watched = anna.state(lonely, -1)["transcript"]
    worker.start()
    wait_until(play_until(now + 6))
    wait_until(lambda: at(halls[1], anna).state(lonely, -1)["transcript"] >= watched + 3)


def test_a_hall_that_opens_while_the_database_falls_silent_waits_for_it(machines, monkeypatch):
    """At each of its first questions: whoever ended instead would be missed when the database is back."""
    address = machines[0].database("silent")
    Store(address).close()
    asked = []

    def falls_silent(work):
        def ask(*args):
            asked.append(work)
            if asked.count(work) == 1:
                raise Unavailable
            return work(*args)

        return ask

    monkeypatch.setattr(opening, "PAUSE", 0.01)
    monkeypatch.setattr(opening, "Store", falls_silent(Store))
    monkeypatch.setattr(house, "last_word", falls_silent(house.last_word))
    monkeypatch.setattr(wishes, "hall_key", falls_silent(wishes.hall_key))
    guard: Any = create_app(Settings(database=address, workers=0))

    async def open_and_close():
        async with lifespan(guard.app.app):
            pass

    asyncio.run(open_and_close())
    assert len(set(asked)) == 3 and all(asked.count(work) > 1 for work in asked)


def test_a_database_that_is_killed_comes_back_with_everything(tmp_path, machines):
    with Postgres() as store:
        hall = Process(tmp_path, database=store.database("killed"), redis=machines[1].url, lease=2.0)
        try:
            anna = hall.person()
            table = anna.table(seats=["Anna", "bot:random"])
            wait_until(lambda: anna.state(table, 0)["asked"])
            known = anna.play(table, 0)["transcript"]
            store.kill()
            assert anna.http.get(f"/api/tables/{table}/seats/0").status_code == 503
            store.start()
            wait_until(lambda: anna.http.get(f"/api/tables/{table}/seats/0").status_code == 200)
            assert anna.state(table, 0)["transcript"] >= known
            wait_until(lambda: anna.state(table, 0)["asked"])
            anna.play(table, 0)
        finally:
            hall.stop()


@pytest.mark.long
def test_a_database_that_lives_and_says_nothing_is_given_up_and_found_again(tmp_path):
    with Postgres() as store:
        hall = Process(tmp_path, database=store.database("silent"))
        try:
            anna = hall.person()
            table = anna.table(seats=["Anna", "Bo"])
            known = anna.state(table, -1)["transcript"]
            with store.silent():
                assert anna.http.get(f"/api/tables/{table}/seats/0").status_code == 503
            wait_until(lambda: anna.http.get(f"/api/tables/{table}/seats/0").status_code == 200)
            assert anna.state(table, -1)["transcript"] == known
            anna.play(table, next(seat for seat in (0, 1) if anna.state(table, seat)["asked"]))
        finally:
            hall.stop()


def test_what_concerns_the_whole_store_is_not_given_up(machines, monkeypatch):
    from longhall.server.store import postgres, store

    monkeypatch.setattr(postgres, "SILENCE", 0.5)
    opened = Store(machines[0].database("patient"))
    try:
        with pytest.raises(Unavailable), opened.reading() as connection:
            connection.exec_driver_sql("select pg_sleep(60)")
        with opened.writing() as connection:
            store.take_time(connection)
            connection.exec_driver_sql("select pg_sleep(1)")
        with pytest.raises(Unavailable), opened.reading() as connection:
            connection.exec_driver_sql("select pg_sleep(60)")
    finally:
        opened.close()


def test_a_news_server_that_is_killed_costs_time_and_nothing_else(tmp_path, machines):
    with Redis(tmp_path / "redis") as news:
        wishes = {"database": machines[0].database("newsless"), "redis": news.url, "lease": 2.0}
        found = []
        for number in range(2):
            (tmp_path / str(number)).mkdir()
            found.append(Process(tmp_path / str(number), **wishes))
        try:
            anna = found[0].person()
            table = anna.table(seats=["Anna", "Bo"])
            elsewhere = at(found[1], anna)
            with elsewhere.listening(table, 0) as ear:
                ear.hear_state()
                news.kill()
                seat = next(seat for seat in (0, 1) if anna.state(table, seat)["asked"])
                anna.play(table, seat)
                assert elsewhere.state(table, 0) == anna.state(table, 0)
                news.start()
                told = ear.hear_state()
                assert told["transcript"] == anna.state(table, 0)["transcript"]
        finally:
            for process in found:
                process.stop()


def test_eyes_that_were_lost_while_nobody_heard_news_see_nothing_of_the_game_that_goes_on(tmp_path, machines):
    with Redis(tmp_path / "redis") as news:
        wishes = {"database": machines[0].database("eyeless"), "redis": news.url, "lease": 2.0}
        found = []
        for number in range(2):
            (tmp_path / str(number)).mkdir()
            found.append(Process(tmp_path / str(number), **wishes))
        try:
            anna, bo = found[0].person(), found[1].person()
            table = anna.table(seats=["Anna", "open"])
            bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
            with bo.listening(table, 1) as ear:
                ear.hear_state()
                news.kill()
                at(found[0], bo).put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
                play_on(anna, table, at(found[1], anna))
                assert ends_blind(ear)
        finally:
            for process in found:
                process.stop()


def test_what_an_address_has_asked_for_counts_at_every_process(tmp_path, machines):
    wishes = {"database": machines[0].database("rates"), "redis": machines[1].url, "limits": {"claims": (4, 0.001)}}
    found = []
    for number in range(2):
        (tmp_path / str(number)).mkdir()
        found.append(Process(tmp_path / str(number), **wishes))
    try:
        people = [hall.person() for hall in found]
        for _ in range(4):
            people[0].fault("POST", "/tables/none/claim", 404, "no_table", json={"seat": 0, "key": "k"})
        people[0].fault("POST", "/tables/none/claim", 429, "too_many", json={"seat": 0, "key": "k"})
        time.sleep(1.0)  # it is told four times a second
        people[1].fault("POST", "/tables/none/claim", 429, "too_many", json={"seat": 0, "key": "k"})
    finally:
        for process in found:
            process.stop()


# The outbox


def test_two_senders_at_one_postgresql_send_every_notice_once(machines, service):
    address, now = machines[0].database("outbox"), time.time()
    ids = [f"notice{number:026}" for number in range(150)]
    stores = [Store(address) for _ in range(2)]
    hook = wishes.Endpoint("hook", "anna", "webhook", f"{service.url}/hook", now, "json")
    stores[0].write_now(wishes.put_endpoint(hook, 9))

    def fill(connection):
        for name in ids:
            notice = outbox.Notice(name, "anna", "webhook", "hook", None, -1, "test", name[-12:], now, now)
            outbox.add(connection, notice, now)

    stores[0].write_now(fill)
    with stores[0].engine.connect() as one, stores[1].engine.connect() as two:
        two.exec_driver_sql("set lock_timeout = '5s'")  # whoever waited for the other would fail
        taken: list[outbox.Notice] = []
        also: list[outbox.Notice] = []
        outbox.take("one", now, TAKEN, 20, taken)(one)
        outbox.take("two", now, TAKEN, 20, also)(two)
        assert len(taken) == len(also) == 20 and not {n.id for n in taken} & {n.id for n in also}
        one.rollback()
        two.rollback()
    halls = [Hall(Settings(database=address, local_targets=True), store) for store in stores]
    start = threading.Barrier(2)

    def empty(hall):
        async def rounds():
            sender = Sender(hall)
            start.wait()
            while await sender.go_round():
                pass

        asyncio.run(rounds())

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(empty, halls))
    came = [headers["idempotency-key"] for _, headers, _ in service.taken]
    assert sorted(came) == ids, "none is doubled and none lost"
    with stores[0].reading() as connection:
        assert connection.execute(select(OUTBOX.c.id)).first() is None
    for hall in halls:
        hall.close()
