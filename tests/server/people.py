"""People at the hall: a process that serves, browsers that ask, and sockets that listen."""

import json
import os
import subprocess
import sys
import time
import uuid
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0


class Process:
    """A hall that runs by itself. `kill` ends it as a power cut would."""

    def __init__(self, folder, **wishes):
        self.folder = Path(folder)
        self.wishes = {"database": f"sqlite:///{self.folder / 'hall.sqlite3'}", **wishes}
        self.log = self.folder / "hall.log"
        self.start()

    def start(self):
        path = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.host", json.dumps(self.wishes)],
                cwd=ROOT,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.follow_log()
        if self.port == 0:  # a worker, which has no door
            return
        self.wishes["port"] = self.port  # after a crash it comes back where it was
        self.await_door()

    def await_door(self):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"{self.url}/api/health", timeout=PATIENCE)
                return
            except httpx.TransportError:
                assert self.process.poll() is None and time.monotonic() < end, self.log.read_text()
                time.sleep(0.05)

    def follow_log(self):
        import threading

        def copy(stream, file):
            with file.open("ab") as log:
                for line in stream:
                    log.write(line)
                    log.flush()

        threading.Thread(target=copy, args=(self.process.stdout, self.log), daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def used(self):
        """Processor seconds until now."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()

    def person(self, **headers):
        return Person(self.url, **headers)


def key():
    return str(uuid.uuid4())


class Person:
    """A browser: a cookie jar and the headers that the hall's own page sends."""

    def __init__(self, url, **headers):
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers={"x-longhall": "1", **headers})

    def ask(self, method, path, status=200, **more):
        answer = self.http.request(method, f"/api{path}", **more)
        assert answer.status_code == status, (answer.status_code, answer.text[:600])
        return answer.json()

    def get(self, path, status=200, **query):
        return self.ask("GET", path, status, params=query)

    def post(self, path, body, status=200, **query):
        return self.ask("POST", path, status, json=body, params=query)

    def put(self, path, body, status=200):
        return self.ask("PUT", path, status, json=body)

    def fault(self, method, path, status, code, **more):
        """The refusal that such a request must meet."""
        error = self.ask(method, path, status, **more)["error"]
        assert error["code"] == code, error
        assert error["message"]
        return error

    def table(self, game="vasa_cards", seats=("Anna", "Bo"), **wish):
        """A new table. Seats: a name for this browser's, `open`, or `bot:LEVEL`."""
        wishes = []
        for seat in seats:
            if seat == "open":
                wishes.append({"kind": "open"})
            elif seat.startswith("bot:"):
                wishes.append({"kind": "bot", "bot": seat[4:]})
            else:
                wishes.append({"kind": "me", "name": seat})
        self.get("/me")
        return self.post("/tables", {"game": game, "seats": wishes, "key": key(), **wish}, 201)["id"]

    def state(self, table, seat, **query):
        return self.get(f"/tables/{table}/seats/{seat}", **query)

    def move(self, table, seat, verb, transcript, status=200, as_key=None, language="en", **more):
        body = {"transcript": transcript, "key": as_key or key(), **more}
        return self.post(f"/tables/{table}/seats/{seat}/{verb}", body, status, language=language)

    def play(self, table, seat, choice=None):
        """Choose (the first choice if none is given); the state afterwards."""
        state = self.state(table, seat)
        wanted = choice or state["choices"][0]["key"]
        return self.move(table, seat, "play", state["transcript"], choice=wanted)["state"]

    def play_out(self, table, seats, pick=lambda choices: choices[0], most=2000):
        """Play all these seats to the end, waiting for others; the last state of the first seat."""
        end = time.monotonic() + PATIENCE
        for _ in range(most):
            for seat in seats:
                state = self.state(table, seat)
                while state["asked"] and not state["foregone"]:
                    choice = pick(state["choices"])["key"]
                    state = self.move(table, seat, "play", state["transcript"], choice=choice)["state"]
                    end = time.monotonic() + PATIENCE
                if state["over"]:
                    return self.state(table, seats[0])
            assert time.monotonic() < end, "nobody moves"
            time.sleep(0.01)
        raise AssertionError("the game does not end")

    @contextmanager
    def listening(self, table, seat=-1, since=None, language="en", **headers):
        query = f"seat={seat}&language={language}" + (f"&since={since}" if since is not None else "")
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(address, additional_headers={"cookie": cookies, **headers}, open_timeout=PATIENCE) as socket:
            yield Ear(socket)


class Ear:
    """A websocket as a person hears it."""

    def __init__(self, socket):
        self.socket = socket

    def hear(self, timeout=PATIENCE):
        return json.loads(self.socket.recv(timeout))

    def hear_state(self, timeout=PATIENCE):
        """The next state; what else is told before it is passed over."""
        while True:
            message = self.hear(timeout)
            if message["type"] == "state":
                return message

    def hears_nothing(self, seconds=0.3):
        """Nothing but who is there, which the hall looks up every quarter of a minute, whatever is played."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                heard = self.hear(left)
            except TimeoutError:
                return True
            told = heard.get("people", {})
            is_presence = told and not any(told[what] for what in told if what not in ("presence", "hints", "at"))
            assert is_presence, f"heard {str(heard)[:200]}"
        return True

    def say(self, text):
        self.socket.send(text)


def wait_until(holds, seconds=PATIENCE):
    """Wait for something to become true; what it became."""
    end = time.monotonic() + seconds
    while True:
        found = holds()
        if found:
            return found
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)
