"""What the keeper of a hall relies on: numbers, readiness, a log without secrets, and an end that nobody notices."""

import json
import logging
import signal
import socket
import sqlite3
import sys
import threading
from contextlib import closing

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.people import PATIENCE, Process, key, wait_until
from websockets.exceptions import ConnectionClosed

from longhall.server import logs, metrics
from longhall.server.hall.hall import Hall
from longhall.server.hall.timekeeper import Timekeeper
from longhall.server.settings import Settings
from longhall.server.store import Store

ALLOWED = {"kind", "status", "channel", "outcome"}
LABELS = {*ALLOWED, "le"}


@pytest.fixture(scope="module")
def watched(tmp_path_factory):
    """A hall whose numbers are told, and where."""
    place = f"127.0.0.1:{free_port()}"
    process = Process(tmp_path_factory.mktemp("watched"), metrics=place)
    yield process, place
    process.stop()


def free_port():
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        return probe.getsockname()[1]


def numbers(place):
    """Every number that Prometheus is told, summed over its labels, and the labels."""
    found: dict[str, float] = {}
    labels: set[str] = set()
    for family in text_string_to_metric_families(httpx.get(f"http://{place}/metrics", timeout=PATIENCE).text):
        for sample in family.samples:
            if family.name.startswith("longhall_"):
                labels |= set(sample.labels)
                if "le" not in sample.labels:
                    found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found, labels


def test_numbers_are_kept_for_prometheus_and_none_by_table_seat_or_person(watched):
    hall, place = watched
    anna = hall.person()
    table = anna.table(seats=("Anna", "bot:random"))
    with anna.listening(table, 0) as ear:
        ear.hear_state()
        assert wait_until(lambda: numbers(place)[0]["longhall_websockets"]) == 1
        before, _ = numbers(place)
        wait_until(lambda: (state := anna.state(table, 0))["asked"] and not state["foregone"])
        anna.play(table, 0)
        ear.hear_state()
        after, labels = wait_until(
            lambda: found if (found := numbers(place))[0]["longhall_bot_lateness_seconds_count"] else None
        )
    for grown in (
        "changes_total",
        "commits_total",
        "commit_seconds_count",
        "shown_seconds_count",
        "request_seconds_count",
    ):
        assert after[f"longhall_{grown}"] > before[f"longhall_{grown}"], grown
    assert {"longhall_hall_queue", "longhall_bots_queue"} <= set(after)
    assert labels <= LABELS
    assert wait_until(lambda: numbers(place)[0]["longhall_websockets"] == 0)
    anna.fault("GET", "/metrics", 404, "no_page")
    assert httpx.get(f"{hall.url}/metrics").headers["content-type"].startswith("text/html")  # the client's page


def test_no_number_can_be_kept_by_table_seat_or_person():
    """Asked of every number that there is: labels are seen by Prometheus only once something has happened."""
    numbers_kept = [vars(collector) for collector in metrics.REGISTRY._collector_to_names]
    kept = {one["_name"]: set(one["_labelnames"]) for one in numbers_kept if "_labelnames" in one}
    assert len(kept) > 10
    assert {name: labels - ALLOWED for name, labels in kept.items() if labels - ALLOWED} == {}


def test_a_hall_is_ready_when_its_store_answers(watched):
    hall, _ = watched
    anna = hall.person()
    assert anna.get("/ready")["status"] == "ready"
    with closing(sqlite3.connect(hall.folder / "hall.sqlite3")) as store:
        store.execute("ALTER TABLE tables RENAME TO elsewhere")
    anna.fault("GET", "/ready", 503, "not_ready")
    assert anna.get("/health")["status"] == "open"
    with closing(sqlite3.connect(hall.folder / "hall.sqlite3")) as store:
        store.execute("ALTER TABLE elsewhere RENAME TO tables")
    assert anna.get("/ready")["status"] == "ready"


@pytest.mark.parametrize("kind", [logs.Plain, logs.Json])
def test_an_error_is_logged_by_its_kind_and_place_without_what_it_says(kind):
    try:
        raise ValueError("the queen of hearts")
    except ValueError:
        record = logging.LogRecord("any", logging.ERROR, "", 0, "it broke", (), sys.exc_info())
    record.told = {"status": 500}
    line = kind().format(record)
    assert "queen" not in line and "ValueError at " in line and "test_operation.py" in line
    if kind is logs.Json:
        assert json.loads(line)["status"] == 500 and json.loads(line)["message"] == "it broke"


def test_a_back_up_is_taken_while_people_play_and_opened_again(own_hall, tmp_path):
    """By the steps of docs/operating.md: the copy is the store at one moment, with all that was answered before it."""
    hall = own_hall()
    anna = hall.person()
    table = anna.table(seats=("Anna", "Bo"))
    waiting = anna.table(seats=("Anna", "bot:random"))
    asked = wait_until(lambda: (state := anna.state(waiting, 0))["asked"] and state)
    store = tmp_path / "hall.sqlite3"
    stop = threading.Event()

    def play():
        while not stop.is_set() and not anna.state(table, 0)["over"]:
            for seat in (0, 1):
                if anna.state(table, seat)["asked"]:
                    anna.play(table, seat)

    player = threading.Thread(target=play)
    player.start()
    try:
        wait_until(lambda: hall.person().state(table, -1)["transcript"] > 2)
        known = hall.person().state(table, -1)["transcript"]
        with closing(sqlite3.connect(store)) as there, closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy:
            there.backup(copy, pages=5)
    finally:
        stop.set()
        player.join()
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (length,) = copy.execute("SELECT length FROM tables WHERE id = ?", (table,)).fetchone()
        entries = copy.execute(
            "SELECT number, sent FROM entries WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
        assert [number for number, _ in entries] == list(range(length))
        assert json.loads(entries[-1][1])[-1] >= known
    later = anna.play(waiting, 0)
    hall.kill()  # so that something lies beside the file
    (tmp_path / "copy.sqlite3").replace(store)
    for beside in ("-wal", "-shm"):
        store.with_name(store.name + beside).unlink()
    hall.start()
    assert [anna.state(table, seat)["transcript"] for seat in (0, 1)] == json.loads(entries[-1][1])[:2]
    assert anna.state(waiting, 0)["transcript"] == asked["transcript"] < later["transcript"]
    played = anna.play(waiting, 0)
    wait_until(lambda: (state := anna.state(waiting, 0))["asked"] and state["transcript"] > played["transcript"])


def test_who_plays_while_the_hall_is_closed_and_opened_again_loses_nothing(own_hall):
    """SIGTERM: moves are answered or can be sent again under their key, sockets come back, bots go on."""
    hall = own_hall(pace=0.3)
    people = [hall.person() for _ in range(3)]
    tables = [
        person.table("toy_chain" if i else "vasa_cards", seats=("Anna", "bot:random"))
        for i, person in enumerate(people)
    ]
    doubled: list[object] = []
    moves = [0] * len(people)
    stop = threading.Event()

    def send(person, table, body):
        """As a client does: the same key until there is an answer."""
        while True:
            try:
                answer = person.http.post(f"/api/tables/{table}/seats/0/play", json=body)
            except httpx.TransportError:
                continue
            if answer.status_code not in (502, 503):
                return answer

    def play(number):
        person, table = people[number], tables[number]
        while not stop.is_set():
            try:
                state = person.state(table, 0)
            except httpx.TransportError:
                continue
            if state["over"]:
                tables[number] = table = wait_until(lambda: open_table(person))
                continue
            if not state["asked"] or state["foregone"]:
                continue
            body = {"choice": state["choices"][0]["key"], "transcript": state["transcript"], "key": key()}
            answer = send(person, table, body)
            if answer.status_code != 200:
                doubled.append(answer.text)
            moves[number] += 1

    def open_table(person):
        try:
            return person.table("vasa_cards", seats=("Anna", "bot:random"))
        except httpx.TransportError:
            return None

    players = [threading.Thread(target=play, args=(number,)) for number in range(len(people))]
    with people[0].listening(tables[0], 0) as ear:
        for player in players:
            player.start()
        try:
            wait_until(lambda: all(moves))
            hall.process.send_signal(signal.SIGTERM)
            assert hall.process.wait(PATIENCE) in (0, -signal.SIGTERM)
            before = list(moves)
            hall.start()
            wait_until(lambda: all(now > was + 1 for now, was in zip(moves, before)))
        finally:
            stop.set()
            for player in players:
                player.join()
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                ear.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert not doubled


def test_two_halls_on_one_database_without_news_warn_whoever_runs_them_once(tmp_path, monkeypatch, caplog):
    address = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    monkeypatch.setattr(Store, "is_shared", True)  # as PostgreSQL is
    halls = [Hall(Settings(redis=news), Store(address)) for news in ("", "", "redis://elsewhere")]
    keepers = [Timekeeper(hall) for hall in halls]

    def note(keeper, at):
        keeper.hall.wait(keeper.note(at))
        return [record.message for record in caplog.records if "another hall" in record.message]

    try:
        assert not note(keepers[0], 1000.0) and not note(keepers[0], 1030.0)  # it is alone, or was just begun anew
        assert not note(keepers[1], 1040.0)
        assert len(note(keepers[0], 1060.0)) == 1 and len(note(keepers[0], 1090.0)) == 1
        assert len(note(keepers[1], 1100.0)) == 2
        assert len(note(keepers[2], 1110.0)) == 2 and len(note(keepers[1], 1120.0)) == 2
        assert len(note(keepers[2], 1130.0)) == 2  # it hears of the others
    finally:
        for hall in halls:
            hall.close()
