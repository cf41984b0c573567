"""Programs at a table: invited by the host with a token that is good for one seat, and answering at a fixed time."""

import hashlib
import json
import os
import shutil
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server.people import PATIENCE, Person, Process, key, wait_until
from tests.server.test_command import COMMAND, ENVIRONMENT

import longhall
from longhall.match import SPECTATOR
from longhall.server.players import bots

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


class Program(Person):
    """Somebody who shows a token instead of a cookie."""

    def __init__(self, url, token):
        super().__init__(url, authorization=f"Bearer {token}")
        self.token = token

    def listening(self, table, seat=-1, since=None, language="en", **headers):
        return super().listening(table, seat, since, language, authorization=f"Bearer {self.token}", **headers)

    def sit(self, name="Crow"):
        mine = self.get("/me")["tables"][0]
        table, seat = mine["table"]["id"], mine["seats"][0]
        self.post(f"/tables/{table}/seats/{seat}", {"name": name})
        return table, seat


def invite(host, table, seat, seconds=2):
    return host.post(f"/tables/{table}/seats/{seat}/program", {"seconds": seconds})["token"]


@pytest.fixture(scope="module")
def slow_hall(tmp_path_factory):
    """A hall in which bots take their usual time."""
    process = Process(tmp_path_factory.mktemp("slow"), pace=1.0)
    yield process
    process.stop()


def table_with(hall, game="vasa_cards", seconds=2, **wish):
    """A table of Anna and a program that has sat down."""
    anna = hall.person()
    table = anna.table(game, seats=["Anna", "open"], **wish)
    crow = Program(hall.url, invite(anna, table, 1, seconds))
    assert crow.sit() == (table, 1)
    return anna, crow, table


def turn(anna, crow, table):
    """The program's first question, with Anna's choices before it made."""

    def asked():
        state = anna.state(table, 0)
        if state["asked"] and not state["foregone"]:
            anna.play(table, 0)
        found = crow.state(table, 1)
        return found if found["asked"] and not anna.state(table, 0)["asked"] else None

    return wait_until(asked)


def test_a_game_begins_when_the_program_that_was_invited_sits_down(hall, anna, bo):
    table = anna.table(seats=["Anna", "open"])
    crow = Program(hall.url, invite(anna, table, 1))
    seat = anna.get(f"/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["bot"], seat["mine"]) == ("open", "@2s", False)
    bo.fault("POST", f"/tables/{table}/seats/1", 409, "seat_taken", json={"name": "Bo"})
    bo.fault("POST", f"/tables/{table}/seats", 409, "table_full", json={"name": "Bo"})
    assert crow.sit("Crow") == (table, 1) == crow.sit("Crow")
    info = bo.get(f"/tables/{table}")
    assert info["status"] == "playing"
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in info["seats"]] == [
        ("person", "Anna", None),
        ("bot", "Crow", "@2s"),
    ]


def test_only_the_host_invites_and_only_to_a_seat_that_is_free(hall, anna, bo):
    table = anna.table(seats=["Anna", "open", "bot:random"])
    wish = {"json": {"seconds": 2}}
    bo.get("/me")
    bo.fault("POST", f"/tables/{table}/seats/1/program", 403, "not_host", **wish)
    anna.fault("POST", f"/tables/{table}/seats/0/program", 409, "seat_taken", **wish)
    anna.fault("POST", f"/tables/{table}/seats/2/program", 409, "seat_taken", **wish)
    anna.fault("POST", f"/tables/{table}/seats/1/program", 422, "invalid", json={"seconds": 0})
    for spec in ("@2s", "@0s"):
        anna.fault("PUT", f"/tables/{table}/seats/1", 422, "no_bot", json={"kind": "bot", "bot": spec})


def test_a_newer_token_ends_the_one_before_and_an_opened_seat_ends_both(hall, anna):
    table = anna.table(seats=["Anna", "open", "open"])
    first = Program(hall.url, invite(anna, table, 1))
    second = Program(hall.url, invite(anna, table, 1))
    assert first.get("/me")["tables"] == [] and len(second.get("/me")["tables"]) == 1
    first.fault("POST", f"/tables/{table}/seats/1", 403, "not_your_seat", json={"name": "Crow"})
    anna.put(f"/tables/{table}/seats/1", {"kind": "open"})
    assert second.get("/me")["tables"] == []
    assert anna.get(f"/tables/{table}")["seats"][1]["bot"] is None


def test_a_token_is_good_for_one_seat_and_nothing_else(slow_hall):
    anna, crow, table = table_with(slow_hall, seconds=120)
    other = anna.table(seats=["Anna", "open"])
    here = f"/tables/{table}/seats/1"
    transcript = crow.state(table, 1)["transcript"]
    move = {"transcript": transcript, "key": key()}
    for method, path, body in [
        ("POST", "/tables", {"game": "vasa_cards", "key": key()}),
        ("POST", f"/tables/{other}/seats", {"name": "Crow"}),
        ("PUT", here, {"kind": "bot"}),
        ("PUT", f"{here}/name", {"name": "Raven"}),
        ("POST", f"{here}/program", {"seconds": 1}),
        ("POST", f"{here}/undo", move),
        ("POST", f"{here}/orders", {**move, "orders": {}}),
        ("POST", f"/tables/{table}/keep", {}),
        ("POST", "/records", {}),
        ("GET", f"{here}/hint", None),
        ("GET", f"{here}/link", None),
    ]:
        crow.fault(method, path, 403, "only_a_seat", json=body)
    crow.fault("GET", f"/tables/{table}/seats/0", 403, "not_your_seat")
    crow.fault("GET", f"/tables/{other}/seats/0", 403, "not_your_seat")
    crow.fault("POST", f"/tables/{other}/seats/1", 403, "not_your_seat", json={"name": "Crow"})
    anna.fault("GET", here, 403, "not_your_seat")  # the host has no eyes there but by the token
    stranger = Program(slow_hall.url, "x" * 43)
    told = stranger.get("/me")
    assert (told["tables"], told["finished"]) == ([], 0)
    stranger.fault("GET", here, 403, "not_your_seat")
    for name in ("longhall", "__Host-longhall"):  # nor is a token good as a cookie
        thief = slow_hall.person(cookie=f"{name}={crow.token}")
        thief.fault("GET", here, 403, "not_your_seat")


def test_the_store_does_not_know_the_token(own_hall):
    hall = own_hall()
    anna = hall.person()
    token = invite(anna, anna.table(seats=["Anna", "open"]), 1)
    hall.stop()
    kept = b"".join(file.read_bytes() for file in hall.folder.iterdir())
    assert token.encode() not in kept
    assert hashlib.sha256(f"program/{token}".encode()).hexdigest().encode() in kept


def test_an_answer_is_shown_to_nobody_before_it_is_due(slow_hall):
    anna, crow, table = table_with(slow_hall)
    state = turn(anna, crow, table)
    wanted = state["choices"][-1]["key"]
    with anna.listening(table, 0) as ear, crow.listening(table, 1) as own:
        ear.hear_state(), own.hear_state()
        state = crow.state(table, 1)
        began = time.monotonic()
        done = crow.move(table, 1, "play", state["transcript"], choice=wanted)
        assert not done["repeated"] and done["state"]["choices"] == state["choices"]
        assert crow.move(table, 1, "play", state["transcript"], choice=wanted)["repeated"]
        again = {"choice": state["choices"][0]["key"], "transcript": state["transcript"], "key": key()}
        crow.fault("POST", f"/tables/{table}/seats/1/play", 409, "answered", json=again)
        assert ear.hears_nothing(0.5)
        own.hear_state()
        assert time.monotonic() - began > 0.4
    crow.fault("POST", f"/tables/{table}/seats/1/play", 409, "stale", json=again)


def test_who_does_not_answer_in_time_gets_the_choice_of_a_clock(hall):
    """With the pace of this hall two seconds are over at once."""
    anna, crow, table = table_with(hall)
    first = crow.state(table, 1)
    assert anna.play_out(table, [0])["over"]
    late = {"choice": "build:1", "transcript": first["transcript"], "key": key()}
    crow.fault("POST", f"/tables/{table}/seats/1/play", 409, "stale", json=late)
    chosen = list(choices_in(anna.get(f"/tables/{table}/record"), [1]))
    assert chosen and all(choice == fallback for _, choice, _, fallback in chosen)


def choices_in(record, seats):
    """Of every choice of these seats: who, what, what was open, and what a clock would have chosen."""
    for number, entry in enumerate(record["entries"]):
        if entry.get("seat") in seats and "play" in entry:
            before = longhall.replay(record, upto=number)
            keys = [choice.key for choice in before.choices(entry["seat"])]
            yield entry["seat"], entry["play"], keys, before.fallback(entry["seat"])


def test_a_choice_that_is_not_open_is_refused_and_another_may_be_made(slow_hall):
    anna, crow, table = table_with(slow_hall, seconds=120)
    state = turn(anna, crow, table)
    wrong = {"choice": "no:such", "transcript": state["transcript"], "key": key()}
    assert crow.fault("POST", f"/tables/{table}/seats/1/play", 422, "illegal", json=wrong)["reason"] == "unknown"
    crow.move(table, 1, "play", state["transcript"], choice=state["choices"][0]["key"])


def test_a_program_hears_what_a_person_in_its_seat_would_be_shown(slow_hall):
    anna, crow, table = table_with(slow_hall, seconds=120)
    with crow.listening(table, 1) as ear:
        heard = ear.hear_state()
    state = crow.state(table, 1)
    assert heard == state
    assert set(state) == set(anna.state(table, 0))
    assert crow.get(f"/tables/{table}/seats/1/why")["transcript"] == state["transcript"]
    spectator = anna.state(table, SPECTATOR)
    assert spectator["view"] != state["view"]


@pytest.mark.long
def test_an_answer_outlives_the_hall_that_took_it(own_hall):
    hall = own_hall(pace=1.0)
    anna, crow, table = table_with(hall, seconds=120)
    state = turn(anna, crow, table)
    wanted = state["choices"][-1]["key"]
    crow.move(table, 1, "play", state["transcript"], choice=wanted)
    hall.kill()
    hall.wishes["pace"] = 0.001
    hall.start()
    wait_until(lambda: crow.state(table, 1)["transcript"] > state["transcript"])
    hall.stop()
    assert next(entry["play"] for entry in entries(hall.folder, table) if entry.get("seat") == 1) == wanted


def entries(folder, table):
    import sqlite3

    with sqlite3.connect(folder / "hall.sqlite3") as store:
        found = store.execute("select body from entries where table_id = ? order by number", (table,))
        return [json.loads(body) for (body,) in found]


def test_a_program_takes_its_fixed_time_whatever_it_holds():
    for in_poll in (False, True):
        assert bots.Errand("", "", 0, 0, "@2s", None, in_poll).seconds() == 2.0


def test_the_examples_play_a_whole_game_against_each_other(own_hall):
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node here")
    hall = own_hall(pace=0.1)
    anna = hall.person()
    table = anna.table(seats=["open", "open", "bot:random"])
    tokens = [invite(anna, table, seat, 7) for seat in (0, 1)]
    commands = [(sys.executable, "crow_at_a_hall.py"), (node, "crow_at_a_hall.mjs")]
    running = [
        subprocess.Popen([runs, str(EXAMPLES / file), hall.url, token], stderr=subprocess.PIPE)
        for (runs, file), token in zip(commands, tokens, strict=True)
    ]
    try:
        for program in running:
            _, said = program.communicate(timeout=4 * PATIENCE)
            assert program.returncode == 0, said.decode()
    finally:
        for program in running:
            program.kill()
    info = anna.get(f"/tables/{table}")
    assert info["status"] == "over" and [seat["name"] for seat in info["seats"]][:2] == ["Crow", "Raven"]
    as_crows_do = {
        seat
        for seat, choice, keys, fallback in choices_in(anna.get(f"/tables/{table}/record"), [0, 1])
        if choice == min(keys, key=lambda name: name[::-1]) != fallback
    }
    assert as_crows_do == {0, 1}


# Programs that the operator names


def python_for_all():
    """A Python that whoever a program runs as may run."""
    return "/usr/bin/python3" if Path("/usr/bin/python3").exists() else sys.executable


def test_the_operators_programs_take_seats_by_their_name_and_no_request_names_a_command(tmp_path):
    code = (EXAMPLES / "crow.py").read_text()
    command = json.dumps([python_for_all(), "-c", code])
    (tmp_path / "bots.toml").write_text(f"[bots.crow]\ncommand = {command}\n")
    arguments = ["--port", "0", "--no-browser", "--data", str(tmp_path / "hall.sqlite3"), "--workers", "1"]
    environment = {**ENVIRONMENT, "LONGHALL_PACE": "0.2"}
    with subprocess.Popen(
        [*COMMAND, *arguments, "--bots", str(tmp_path / "bots.toml")],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None and process.stderr is not None
            url = process.stdout.readline().split()[4].rstrip("/")
            anna = Person(url)
            assert "crow" in [bot["spec"] for bot in anna.get("/bots")]
            table = anna.table(seats=["bot:crow", "bot:crow"])
            wait_until(lambda: anna.state(table, -1)["transcript"] >= 4)
            for spec in ("python3", "/bin/sh", "crow -x", "crow:1s", 'crow", "-c'):
                wish = {"game": "vasa_cards", "seats": [{"kind": "me"}, {"kind": "bot", "bot": spec}], "key": key()}
                anna.fault("POST", "/tables", 422, "no_bot", json=wish)
            assert '"command"' not in json.dumps(anna.get("/openapi.json"))
        finally:
            process.terminate()
        process.wait(20)
        said = process.stderr.read()
    is_root = os.geteuid() == 0
    assert ("runs as you" in said) != is_root
    assert stat.S_IMODE((tmp_path / "hall.sqlite3").stat().st_mode) == 0o600
    match = longhall.start("vasa_cards", 2)
    keys = {match.game.actions.key(number) for number in range(match.game.actions.size)}
    chosen = [entry["play"] for entry in entries(tmp_path, table) if "play" in entry]
    assert chosen and set(chosen) <= keys


def test_a_file_of_programs_that_is_wrong_is_told_in_one_line(tmp_path):
    (tmp_path / "bots.toml").write_text('[bots.crow]\ncommand = "python3 crow.py"\n')
    arguments = ["--port", "0", "--no-browser", "--data", str(tmp_path / "hall.sqlite3")]
    told = subprocess.run(
        [*COMMAND, *arguments, "--bots", str(tmp_path / "bots.toml")], env=ENVIRONMENT, capture_output=True, text=True
    )
    assert told.returncode == 2 and "a list of words" in told.stderr and "Traceback" not in told.stderr
