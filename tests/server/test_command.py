"""`longhall serve`, as a person starts it."""

import os
import subprocess
import sys

import httpx
from tests.server.people import PATIENCE, ROOT, wait_until

COMMAND = [sys.executable, "-c", "from longhall.cli import app; app(prog_name='longhall')", "serve"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def test_a_store_that_cannot_be_opened_is_told_in_one_line(tmp_path):
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"This is a letter, not a store. " * 100)
    for data in (broken, tmp_path / "nowhere" / "hall.sqlite3"):
        arguments = ["--port", "0", "--no-browser", "--data", str(data)]
        told = subprocess.run([*COMMAND, *arguments], env=ENVIRONMENT, capture_output=True, text=True)
        assert told.returncode == 1 and "cannot keep tables" in told.stderr and "Traceback" not in told.stderr


def test_the_hall_opens_on_a_port_without_a_page_and_says_where(tmp_path):
    arguments = ["--port", "0", "--no-browser", "--data", str(tmp_path / "my hall.sqlite3"), "--workers", "1"]
    with subprocess.Popen([*COMMAND, *arguments], env=ENVIRONMENT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().split()[4]

            def games():
                try:
                    return httpx.get(f"{url}api/games", timeout=PATIENCE).json()
                except httpx.TransportError:
                    return None

            assert wait_until(games)[0]["name"] == "vasa_cards"
            assert (tmp_path / "my hall.sqlite3").exists()
            port = url.split(":")[-1].strip("/")
            busy = subprocess.run(
                [*COMMAND, "--port", port, "--no-browser"], env=ENVIRONMENT, capture_output=True, text=True
            )
            assert busy.returncode == 1 and "cannot listen" in busy.stderr and "Traceback" not in busy.stderr
        finally:
            process.terminate()
        assert process.wait(20) in (0, -15)
