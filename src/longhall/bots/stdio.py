# interpreted
"""Bots in any language: a program that is asked by a line of JSON and answers by one. docs/bots.md shows two.

Which programs there are, the operator says in a file that the variable LONGHALL_BOTS or `longhall serve --bots` names;
no request over a network reaches it. A program is shown what its seat may know, runs as another user with nothing of
ours in its environment, and has a fixed time to answer. Who is late, or says something else, gets the choice that a
clock would make.
"""

import atexit
import json
import os
import selectors
import signal
import subprocess
import threading
import time
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from longhall.bots.registry import Bot, kind_of, register
from longhall.games.registry import game as find_game
from longhall.kernel.observers import observer_of
from longhall.kernel.state import State

PROTOCOL = 1
VARIABLE = "LONGHALL_BOTS"
LATEST = 1.5  # seconds by the clock on the wall
LONGEST_LINE = 1 << 16
NOBODY = "nobody"  # whom programs run as where the file does not say
ENVIRONMENT = {"PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}


class Program:
    """A program that runs, or will when it is first asked. It is asked one question at a time."""

    def __init__(self, name: str, command: list[str], user: str, observation: bool) -> None:
        self.name = name
        self.command = command
        self.user = user
        self.observation = observation
        self.process: subprocess.Popen[bytes] | None = None
        self.said = b""
        self.questions = 0
        self.lock = threading.Lock()

    def ask(self, question: Mapping[str, Any]) -> Any:
        """What it answers in time; None if nothing. Whoever asks waits no longer, whatever the program does."""
        deadline = time.monotonic() + LATEST
        if not self.lock.acquire(timeout=LATEST):
            return None
        try:
            self.questions += 1
            asked = {"protocol": PROTOCOL, "question": self.questions, **question}
            line = json.dumps(asked, separators=(",", ":")).encode() + b"\n"
            return self.answer(self.running(), line, deadline)
        except (OSError, ValueError, RecursionError):
            self.stop()
            return None
        finally:
            self.lock.release()

    def running(self) -> subprocess.Popen[bytes]:
        if self.process is not None and self.process.poll() is not None:
            self.stop()
        if self.process is None:
            other: dict[str, Any] = {}
            if self.user:
                other = {"user": self.user, "group": primary_group(self.user), "extra_groups": []}
            self.said = b""
            self.process = subprocess.Popen(
                self.command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd="/",
                env=ENVIRONMENT,
                start_new_session=True,
                **other,
            )
            assert self.process.stdin is not None
            os.set_blocking(self.process.stdin.fileno(), False)  # a pipe is full as soon as nobody reads
        return self.process

    def answer(self, process: subprocess.Popen[bytes], question: bytes, deadline: float) -> Any:
        """The answer to this question; answers to earlier ones come too late and are passed over.

        ValueError if the program did not even read the question: what it has of it is no whole line.
        """
        assert process.stdin is not None and process.stdout is not None
        with selectors.DefaultSelector() as ready:
            ready.register(process.stdout, selectors.EVENT_READ)
            ready.register(process.stdin, selectors.EVENT_WRITE)
            while True:
                line, found, rest = self.said.partition(b"\n")
                if found:
                    self.said = rest
                    said = json.loads(line)
                    if not question and isinstance(said, dict) and said.get("question") == self.questions:
                        return said.get("choice")
                    continue
                left = deadline - time.monotonic()
                able = ready.select(left) if left > 0 else []
                if not able and question:
                    raise ValueError("it does not read")
                if not able:
                    return None
                if question and any(key.fileobj is process.stdin for key, _ in able):
                    question = question[os.write(process.stdin.fileno(), question) :]
                    if not question:
                        ready.unregister(process.stdin)
                if any(key.fileobj is process.stdout for key, _ in able):
                    came = os.read(process.stdout.fileno(), LONGEST_LINE)
                    self.said += came
                    if not came or len(self.said) > LONGEST_LINE:
                        raise ValueError("it ended, or talks without end")

    def stop(self) -> None:
        """End it, and whatever it has begun."""
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()


def primary_group(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid


programs: dict[str, Program] = {}


class StdioBot(Bot):
    """Asks a program. The same class serves all of them: the name tells which."""

    answers_in: ClassVar[float] = LATEST + 0.5  # in a hall: always the same, early or late

    def choose(self, world: State, seat: int) -> int:
        game = find_game(self.game)
        legal = world.legal(seat)
        program = programs[kind_of(self.spec)]
        question: dict[str, Any] = {
            "game": game.name,
            "players": int(world.players),
            "seat": seat,
            "view": game.view(world, seat),
            "choices": [game.actions.key(action) for action in legal],
        }
        if program.observation:
            observer = observer_of(game, int(world.players))
            observer.write(world, seat, 0)
            question["observation"] = list(observer.out)
        answer = program.ask(question)
        if answer in question["choices"]:
            return int(game.actions.number(answer))
        return world.fallback(seat)


def read(path: Path) -> list[Program]:
    """The programs of a file; ValueError says what is wrong with it."""
    try:
        tables = tomllib.loads(path.read_text("utf-8"))["bots"]
        found = []
        for name, table in tables.items():
            command = table["command"]
            if not isinstance(command, list) or not command or not all(isinstance(word, str) for word in command):
                raise ValueError(f"bots.{name}.command is a list of words: the program, then its arguments")
            user = table.get("user", NOBODY)
            if not isinstance(user, str):
                raise ValueError(f"bots.{name}.user is a name: whom it runs as, or '' for whoever runs Longhall")
            if user and not is_root():
                raise ValueError(
                    f"only root can run bots.{name} as {user}; with user = '' it runs as whoever runs Longhall, "
                    "and can read the store"
                )
            if user:
                primary_group(user)
            if unknown := set(table) - {"command", "user", "observation"}:
                raise ValueError(f"bots.{name} has no {', '.join(sorted(unknown))}")
            found.append(Program(name, command, user, bool(table.get("observation", False))))
    except (OSError, KeyError, AttributeError, TypeError, ValueError) as fault:
        raise ValueError(f"{path} ({VARIABLE}): {fault}") from fault
    return found


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def warnings() -> list[str]:
    """What the operator should know: programs that run with all the rights of whoever runs Longhall."""
    return [
        f"the bot {program.name} runs as you and can read all that you can read, also the store: "
        "the file names nobody else whom it runs as"
        for program in programs.values()
        if not program.user
    ]


def register_configured() -> None:
    """The programs of the file that the operator named; none if there is none."""
    path = os.environ.get(VARIABLE)
    if path:
        for program in read(Path(path)):
            register(program.name, StdioBot)
            programs[program.name] = program


@atexit.register
def stop_all() -> None:
    for program in programs.values():
        program.stop()
