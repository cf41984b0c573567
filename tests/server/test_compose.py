"""compose.yaml without Docker: the same processes from the same variables, with Debian's PostgreSQL, Redis and nginx.

What an image brings is not tested here: the image is not built.
"""

import os
import re
import shutil
import subprocess
import sys
import time

import httpx
import pytest
import yaml
from tests.server.machines import Postgres, Redis, free_port, lacking, program
from tests.server.people import PATIENCE, ROOT, Person, Process, key, wait_until

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
NGINX = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
SERVICES = COMPOSE["services"]
HALLS = [name for name in SERVICES if name.startswith("hall-")]
WITH_NGINX = f"{os.environ['PATH']}:/usr/sbin"  # where Debian has it
OUTER = {"POSTGRES_PASSWORD": "secret", "LONGHALL_PUBLIC_URL": ""}  # the address comes when the proxy has a port


def filled(text, variables):
    """`${NAME:?why}` and `${NAME:-else}`, as compose fills them in."""

    def value(found):
        name, _, usual = found.groups()
        return variables.get(name) or usual

    return re.sub(r"\$\{(\w+)(?::([?-])([^}]*))?\}", value, str(text))


def test_every_variable_of_the_file_is_a_setting():
    from longhall.server.settings import Settings

    for name in [*HALLS, "worker"]:
        variables = {
            k: filled(v, {**OUTER, "LONGHALL_PUBLIC_URL": "https://x"})
            for k, v in SERVICES[name]["environment"].items()
        }
        found = Settings.read(variables)
        for variable in variables:
            assert hasattr(found, variable.removeprefix("LONGHALL_").lower()), variable
    assert (
        SERVICES["proxy"]["networks"]["inside"]["ipv4_address"] == SERVICES["hall-1"]["environment"]["LONGHALL_PROXIES"]
    )
    for hall in HALLS:
        assert f"server {hall}:8765" in NGINX


class Composed:
    """Everything that compose.yaml names, on this machine's ports."""

    def __init__(self, folder, database, redis):
        self.folder, self.database, self.redis = folder, database, redis
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self.ports = {name: free_port() for name in [*HALLS, "proxy"]}
        self.metrics = {name: free_port() for name in [*HALLS, "worker"]}
        self.url = f"http://127.0.0.1:{self.ports['proxy']}"

    def start(self, name, command, **environment):
        with (self.folder / f"{name}.log").open("ab") as log:
            self.processes[name] = subprocess.Popen(
                command, cwd=self.folder, env={**os.environ, **environment}, stdout=log, stderr=log
            )

    def up(self):
        self.database.database("longhall")
        for name in [*HALLS, "worker"]:
            self.start_longhall(name)
        written = NGINX.replace("listen 80;", f"listen 127.0.0.1:{self.ports['proxy']};")
        for hall in HALLS:
            written = written.replace(f"{hall}:8765", f"127.0.0.1:{self.ports[hall]}")
        (self.folder / "nginx.conf").write_text(f"pid {self.folder}/nginx.pid;\n{written}")
        self.start(
            "proxy",
            [
                shutil.which("nginx", path=WITH_NGINX),
                "-p",
                self.folder,
                "-c",
                self.folder / "nginx.conf",
                "-g",
                "daemon off;",
            ],
        )
        for hall in HALLS:
            wait_until(lambda hall=hall: self.is_ready(f"http://127.0.0.1:{self.ports[hall]}"), 3 * PATIENCE)
        wait_until(lambda: self.is_ready(self.url))

    def start_longhall(self, name):
        """The command and the variables of the file, with this machine's ports for the names of the network."""
        variables = {
            k: filled(v, {**OUTER, "LONGHALL_PUBLIC_URL": self.url}) for k, v in SERVICES[name]["environment"].items()
        }
        for variable, text in variables.items():
            text = text.replace("longhall:secret@database:5432", f"hall@127.0.0.1:{self.database.port}")
            text = text.replace("redis:6379", f"127.0.0.1:{self.redis.port}")
            variables[variable] = text.replace("172.30.18.10", "127.0.0.1")
        variables["LONGHALL_METRICS"] = f"127.0.0.1:{self.metrics[name]}"
        if name in HALLS:
            variables |= {"LONGHALL_HOST": "127.0.0.1", "LONGHALL_PORT": str(self.ports[name])}
        command = SERVICES[name].get("command", ["serve", "--no-browser"])
        longhall = [sys.executable, "-c", "from longhall.cli import app; app(prog_name='longhall')", *command]
        self.start(name, longhall, PYTHONPATH=str(ROOT / "src"), **variables)

    def is_ready(self, url):
        try:
            return httpx.get(f"{url}/api/ready", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    def told(self, name):
        """What Prometheus is told; nothing while the process is still starting."""
        try:
            return httpx.get(f"http://127.0.0.1:{self.metrics[name]}/metrics", timeout=PATIENCE).text
        except httpx.TransportError:
            return ""

    def save(self):
        """A back-up while people play, and back again beside the database: the ids of its tables."""
        file = str(self.folder / "hall.dump")
        restored = self.database.database("restored")
        read = "SELECT t.id FROM tables t WHERE t.length = (SELECT count(*) FROM entries e WHERE e.table_id = t.id)"
        for command in (
            ["pg_dump", "--format=custom", f"--file={file}", self.database.address("longhall")],
            ["pg_restore", "--clean", "--if-exists", f"--dbname={restored}", file],
        ):
            subprocess.run([program(command[0]), *command[1:]], check=True, capture_output=True)
        told = subprocess.run([program("psql"), "-At", "-c", read, restored], check=True, capture_output=True)
        return set(told.stdout.decode().split())

    def stop(self, name):
        process = self.processes[name]
        process.terminate()
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            del self.processes[name]

    def down(self):
        for name in ["proxy", "worker", *HALLS]:
            if name in self.processes:
                self.stop(name)

    def logs(self):
        return {file.name: file.read_text(errors="replace") for file in self.folder.glob("*.log")}


@pytest.fixture
def composed(tmp_path):
    if why := lacking():
        pytest.skip(why)
    if shutil.which("nginx", path=WITH_NGINX) is None:
        pytest.skip("there is no nginx on this machine (Debian: apt-get install nginx-light)")
    with Postgres() as database, Redis(tmp_path / "redis") as redis:
        there = Composed(tmp_path, database, redis)
        try:
            there.up()
            yield there
        finally:
            there.down()


def plays_on(composed, person, table):
    """Whether a hall on the restored back-up goes on at a running table, for the person and for the bots there."""
    folder = composed.folder / "restored"
    folder.mkdir()
    hall = Process(folder, database=composed.database.address("restored"))
    try:
        there = hall.person()
        there.http.cookies.update(person.http.cookies)
        was = there.state(table, 0)
        wait_until(lambda: (state := there.state(table, 0))["asked"] and not state["foregone"])
        played = there.play(table, 0)
        grown = wait_until(lambda: (state := there.state(table, 0))["asked"] and state)
        return was["transcript"] < played["transcript"] < grown["transcript"]
    finally:
        hall.stop()


@pytest.mark.long
def test_the_whole_of_compose_plays_and_halls_come_and_go(composed):
    """Two people at a table and bots at another, through the proxy, while each hall in turn is stopped and started."""
    anna, bo = Person(composed.url), Person(composed.url)
    table = anna.table("svea_rike", seats=("Anna", "open"))
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    with_bots = anna.table("vasa_cards", seats=("Anna", "bot:random", "bot:easy"))
    assert "__Host" not in "".join(anna.http.cookies)

    def move(person, seat, where):
        """One move if the seat is asked; as a client, again with the same key where no answer came."""
        state = person.get(f"/tables/{where}/seats/{seat}")
        if not state["asked"] or state["foregone"]:
            return 0
        body = {"choice": state["choices"][0]["key"], "transcript": state["transcript"], "key": key()}
        for _ in range(40):
            answer = person.http.post(f"/api/tables/{where}/seats/{seat}/play", json=body)
            if answer.status_code not in (502, 503, 504):
                assert answer.status_code == 200, answer.text
                return 1
            time.sleep(0.25)
        raise AssertionError("no hall answers")

    def play(moves):
        made, end = 0, time.monotonic() + PATIENCE
        while made < moves:
            made += move(anna, 0, table) + move(bo, 1, table) + move(anna, 0, with_bots)
            assert time.monotonic() < end, {name: lines[-2000:] for name, lines in composed.logs().items()}
            time.sleep(0.1)  # people do not ask faster than their address may

    with bo.listening(table, 1) as ear:  # through the proxy
        ear.hear_state()
        play(12)
        ear.hear_state()
    saved = composed.save()
    assert saved == {table, with_bots}
    assert plays_on(composed, anna, with_bots)
    for hall in HALLS:
        composed.stop(hall)
        play(8)
        composed.start_longhall(hall)
        wait_until(lambda hall=hall: composed.is_ready(f"http://127.0.0.1:{composed.ports[hall]}"))
        play(8)
    composed.stop("worker")
    composed.start_longhall("worker")
    before = anna.state(with_bots, -1)["transcript"]
    wait_until(lambda: move(anna, 0, with_bots) or anna.state(with_bots, -1)["over"])
    assert anna.state(with_bots, -1)["transcript"] >= before
    for name in composed.metrics:
        assert wait_until(lambda name=name: "longhall_changes_total" in composed.told(name)), name
    for name, lines in composed.logs().items():
        assert table not in lines and with_bots not in lines and '"status": 500' not in lines, (name, lines)
