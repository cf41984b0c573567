"""Throw-away servers for tests and benchmarks: a PostgreSQL and a Redis of their own, in a folder that is then deleted.

They are Debian's packages `postgresql` and `redis-server` (or `valkey`), which `scripts/prepare.py test` installs where
it may. `lacking()` says why there is none.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PATIENCE = 60.0


def program(name):
    """Where a program of PostgreSQL's is: Debian keeps them out of the way."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    return str(found[-1]) if found else shutil.which(name)


def redis_server():
    return shutil.which("redis-server") or shutil.which("valkey-server")


def lacking():
    """Why PostgreSQL or Redis cannot be started here; empty if they can."""
    if find_spec("psycopg") is None or find_spec("redis") is None:
        return "the packages psycopg and redis are not installed (pip install 'longhall[machines]')"
    if program("postgres") is None or program("initdb") is None:
        return "there is no PostgreSQL on this machine (Debian: apt-get install postgresql)"
    if redis_server() is None:
        return "there is no Redis or Valkey on this machine (Debian: apt-get install redis-server)"
    return ""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Postgres:
    """A PostgreSQL that keeps what was committed, as it does by default. `kill` ends it as a power cut would."""

    def __init__(self):
        self.port = free_port()
        self.process: Any = None
        # It does not run as root: then it is given to the user that Debian made for it.
        self.user = "postgres" if os.geteuid() == 0 else None
        self.made = []

    def __enter__(self):
        # Not among the test's own folders, which are closed to other users.
        self.folder = Path(tempfile.mkdtemp(prefix="longhall-postgres-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        data = self.folder / "data"
        init = [program("initdb"), "-D", str(data), "-U", "hall", "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run(init, check=True, capture_output=True, user=self.user, cwd="/")
        self.start()
        return self

    def start(self):
        end = time.monotonic() + PATIENCE
        self.process = self.begin()
        while not self.answers():
            assert time.monotonic() < end, (self.folder / "postgres.log").read_text()
            if self.process.poll() is not None:
                self.process = self.begin()  # what was left of a killed one still held the memory
            time.sleep(0.05)

    def begin(self):
        log = (self.folder / "postgres.log").open("ab")
        options = [f"-p{self.port}", "-k", "", "-h", "127.0.0.1", "-c", "max_connections=100"]
        command = [program("postgres"), "-D", str(self.folder / "data"), *options]
        return subprocess.Popen(command, stdout=log, stderr=log, user=self.user, cwd="/", start_new_session=True)

    def answers(self):
        import psycopg

        try:
            psycopg.connect(self.address("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def address(self, name):
        return f"postgresql://hall@127.0.0.1:{self.port}/{name}"

    def database(self, name, template="template1"):
        """A new database, empty or a copy; its address."""
        import psycopg

        if name not in self.made:
            with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
                connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
            self.made.append(name)
        return self.address(name)

    def kill(self):
        """All of its processes at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    @contextmanager
    def silent(self):
        """It lives and its machine takes what it is sent, but nothing is answered."""
        first = self.process.pid
        children = Path(f"/proc/{first}/task/{first}/children")
        os.kill(first, signal.SIGSTOP)  # from now on it has no more of them
        held = [first, *map(int, children.read_text().split())]
        try:
            for pid in held:
                os.kill(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in held:
                os.kill(pid, signal.SIGCONT)

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    def __init__(self, folder):
        self.folder = Path(folder)
        self.port = free_port()

    @property
    def url(self):
        return f"redis://127.0.0.1:{self.port}"

    def __enter__(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        self.start()
        return self

    def start(self):
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        log = (self.folder / "redis.log").open("ab")
        self.process = subprocess.Popen([redis_server(), *options], stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < end and self.process.poll() is None
                time.sleep(0.05)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def __exit__(self, *_):
        self.kill()
