"""Bots in other languages: asked by lines of JSON, with nothing but what their seat may know."""

import json
import os
import shutil
import socket
import stat
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

import longhall
from longhall.bots import stdio
from longhall.bots.registry import choose, make, registered

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

ODD = {
    "late": "import time, sys\nfor line in sys.stdin: time.sleep(30)",
    "silent": "import sys\nfor line in sys.stdin: pass",
    "gone": "pass",
    "wrong": 'import sys\nfor line in sys.stdin: print(\'{"question": 1, "choice": "fly"}\', flush=True)',
    "babbling": "while True: print('x' * 9999)",
    "deep": "import sys\nfor line in sys.stdin: print('[' * 60_000, flush=True)",
    "no_json": "import sys\nfor line in sys.stdin: print('pardon?', flush=True)",
}


@pytest.fixture
def configured(tmp_path, monkeypatch):
    """Registers programs for the length of a test."""
    before = dict(registered)

    def use(bots):
        text = "".join(
            f"[bots.{name}]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in table.items())
            for name, table in bots.items()
        )
        (tmp_path / "bots.toml").write_text(text)
        monkeypatch.setenv("LONGHALL_BOTS", str(tmp_path / "bots.toml"))
        stdio.register_configured()

    yield use
    stdio.stop_all()
    stdio.programs.clear()
    registered.clear()
    registered.update(before)


@pytest.mark.parametrize("program", ["crow.py", "crow.mjs"])
def test_the_examples_play_a_whole_game(configured, program):
    if program.endswith(".mjs") and shutil.which("node") is None:
        pytest.skip("there is no node here")
    runs = sys.executable if program.endswith(".py") else shutil.which("node")
    configured({"crow": {"command": [runs, str(EXAMPLES / program)], "user": ""}})
    match = longhall.start("vasa_cards", 2, 3)
    crow = make("crow", "vasa_cards")
    asked = 0
    while not match.over:
        seat = match.to_act[0]
        legal = match.state.legal(seat)
        action = choose(crow, match.state, seat, 5)
        expected = min(map(match.game.actions.key, legal), key=lambda key: key[::-1])
        assert match.game.actions.key(action) == expected
        match.play(seat, action)
        asked += 1
    assert asked > 10 and stdio.programs["crow"].questions == asked


@pytest.mark.parametrize("name", ODD)
def test_who_is_late_or_odd_gets_the_choice_of_a_clock(configured, monkeypatch, name):
    monkeypatch.setattr(stdio, "LATEST", 0.3)
    configured({"odd": {"command": [sys.executable, "-c", ODD[name]], "user": ""}})
    match = longhall.start("vasa_voyage", 3, 1)
    seat = match.to_act[0]
    for _ in range(2):
        assert choose(make("odd", "vasa_voyage"), match.state, seat, 1) == match.state.fallback(seat)


def test_a_program_elsewhere_is_asked_through_the_example_and_ends_with_the_connection(
    configured, monkeypatch, tmp_path
):
    """As the image does it: the program in a container of its own."""
    monkeypatch.setattr(stdio, "LATEST", 20)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    beside, note = str(EXAMPLES / "beside.py"), tmp_path / "pid"
    crow = f"import os; open({str(note)!r}, 'w').write(str(os.getpid()))\n" + (EXAMPLES / "crow.py").read_text()
    listening = subprocess.Popen([sys.executable, beside, "listen", str(port), sys.executable, "-c", crow])
    try:
        until(lambda: connected(port))
        configured({"crow": {"command": [sys.executable, beside, f"127.0.0.1:{port}"], "user": ""}})
        match = longhall.start("vasa_cards", 2, 3)
        seat = match.to_act[0]
        legal = match.state.legal(seat)
        for _ in range(3):
            action = choose(make("crow", "vasa_cards"), match.state, seat, 5)
            assert action == min(legal, key=lambda one: match.game.actions.key(one)[::-1])
        stdio.programs["crow"].stop()
        child = int(note.read_text())
        until(lambda: has_ended(child))
    finally:
        listening.kill()
        listening.wait()


def until(true):
    """Wait for it, for a while; what is not there yet may raise."""
    for _ in range(500):
        with suppress(OSError):
            if true():
                return
        time.sleep(0.02)
    pytest.fail("it never came")


def connected(port):
    with socket.create_connection(("127.0.0.1", port)):
        return True


def has_ended(process):
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "Z"


LONG_QUESTION = {"view": "x" * 10_000}


@pytest.mark.parametrize("threads", [1, 3])
def test_a_program_that_never_reads_takes_nobodys_time(configured, monkeypatch, threads):
    """A pipe is full after some questions; nobody waits longer for that, nor for others who ask at the same time."""
    monkeypatch.setattr(stdio, "LATEST", 0.05)
    configured({"deaf": {"command": ["sleep", "600"], "user": ""}})
    deaf = stdio.programs["deaf"]
    longest = []

    def ask():
        for _ in range(10):
            began = time.monotonic()
            assert deaf.ask(LONG_QUESTION) is None
            longest.append(time.monotonic() - began)

    asking = [threading.Thread(target=ask, daemon=True) for _ in range(threads)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join(20)
    assert len(longest) == 10 * threads and sorted(longest)[len(longest) // 2] < 0.5


def test_what_is_ended_takes_along_what_it_began(configured, monkeypatch, tmp_path):
    monkeypatch.setattr(stdio, "LATEST", 0.3)
    began = tmp_path / "child"
    shell = 'sleep 600 & echo $! > "$0"; wait'
    configured({"parent": {"command": ["sh", "-c", shell, str(began)], "user": ""}})
    stdio.programs["parent"].ask({})
    until(lambda: began.exists() and began.read_text())
    child = int(began.read_text())
    os.kill(child, 0)
    stdio.programs["parent"].stop()
    until(lambda: has_ended(child))


def test_a_program_that_talks_before_it_reads_is_heard(configured, monkeypatch):
    """A long question and a long answer to an earlier one do not block each other."""
    monkeypatch.setattr(stdio, "LATEST", 20)
    talks = (
        "import sys, json\n"
        "print(json.dumps({'question': 0, 'choice': 'y' * 60_000}), flush=True)\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'question': json.loads(line)['question'], 'choice': 'b'}), flush=True)\n"
    )
    configured({"talks": {"command": [sys.executable, "-c", talks], "user": ""}})
    assert stdio.programs["talks"].ask({"view": "x" * 300_000}) == "b"


def test_only_root_gives_programs_another_user_and_whoever_is_not_says_that_they_run_as_oneself(
    configured, monkeypatch
):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    for table in ({}, {"user": "daemon"}):
        with pytest.raises(ValueError, match=r"only root can run bots\.crow as (nobody|daemon); with user = ''"):
            configured({"crow": {"command": ["crow"], **table}})
    assert "crow" not in stdio.programs
    configured({"crow": {"command": ["crow"], "user": ""}})
    assert stdio.programs["crow"].user == "" and "crow runs as you" in stdio.warnings()[0]


def test_a_program_is_shown_the_view_of_its_seat_and_the_same_in_alike_worlds(configured):
    echo = "import sys\nfor line in sys.stdin: open(sys.argv[1], 'a').write(line); print(flush=True)"
    where = Path(os.environ.get("TMPDIR", "/tmp")) / f"echo-{os.getpid()}"
    command = [sys.executable, "-c", echo, str(where)]
    configured({"echo": {"command": command, "user": "", "observation": True}})
    match = longhall.start("shipwrights", 3, 9)
    seat = match.to_act[0]
    try:
        for seed in (1, 2, 3):
            choose(make("echo", "shipwrights"), match.state, seat, seed)
        lines = [json.loads(line) for line in where.read_text().splitlines()]
    finally:
        where.unlink(missing_ok=True)
    asked = [{key: value for key, value in line.items() if key != "question"} for line in lines]
    assert asked[0]["view"] == json.loads(json.dumps(match.view(seat)))
    assert asked[0]["observation"] == list(longhall.observe(match, seat))
    assert asked[0] == asked[1] == asked[2]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may run programs as another user")
def test_a_program_runs_as_another_user_who_cannot_read_the_store(configured, tmp_path):
    store = tmp_path / "hall.db"
    store.write_text("secrets")
    store.chmod(stat.S_IRUSR)
    spy = (
        "import sys, os, json\n"
        "for line in sys.stdin:\n"
        "    q = json.loads(line)\n"
        "    try:\n"
        "        open(sys.argv[1]).read(); found = 1\n"
        "    except OSError: found = 0\n"
        "    apart = os.getuid() and not found and set(os.environ) <= {'PATH', 'LANG', 'LC_CTYPE'}\n"
        "    choice = q['choices'][0 if apart else -1]\n"
        "    print(json.dumps({'question': q['question'], 'choice': choice}), flush=True)\n"
    )
    python = "/usr/bin/python3" if Path("/usr/bin/python3").exists() else sys.executable
    configured({"spy": {"command": [python, "-c", spy, str(store)]}})  # nobody, if the file does not say
    assert stdio.programs["spy"].user == "nobody" and stdio.warnings() == []
    match = longhall.start("vasa_cards", 2, 3)
    seat = match.to_act[0]
    assert choose(make("spy", "vasa_cards"), match.state, seat, 1) == match.state.legal(seat)[0]


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"command": "python3 crow.py", "user": ""}, "a list of words"),
        ({"command": ["crow"], "user": 7}, "user is a name"),
        ({"command": ["crow"], "user": "no-such-user"}, "no-such-user"),
        ({"command": ["crow"], "user": "", "shell": True}, "has no shell"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_words(configured, table, said):
    with pytest.raises(ValueError, match=said):
        configured({"crow": table})


def test_a_file_that_is_wrong_ends_a_command_in_words(tmp_path):
    (tmp_path / "bots.toml").write_text('[bots.crow]\ncommand = "crow"\n')
    wish = [sys.executable, "-m", "longhall", "sim", "vasa_cards", "--bots", "random", "-n", "1"]
    env = {**os.environ, "LONGHALL_BOTS": str(tmp_path / "bots.toml")}
    done = subprocess.run(wish, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert done.stderr.startswith("longhall: ") and "a list of words" in done.stderr
