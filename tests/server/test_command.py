"""`longhall serve`, as a person starts it."""

import os
import socket
import subprocess
import sys
import webbrowser

import httpx
import pytest
import typer
from tests.server.people import PATIENCE, ROOT, wait_until

from longhall.server import command
from longhall.server.addresses import network_address

COMMAND = [sys.executable, "-c", "from longhall.cli import app; app(prog_name='longhall')", "serve"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def test_a_store_that_cannot_be_opened_is_told_in_one_line(tmp_path):
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"This is a letter, not a store. " * 100)
    for data in (broken, tmp_path / "nowhere" / "hall.sqlite3"):
        arguments = ["--port", "0", "--no-browser", "--data", str(data)]
        told = subprocess.run([*COMMAND, *arguments], env=ENVIRONMENT, capture_output=True, text=True)
        assert told.returncode == 1 and "cannot keep tables" in told.stderr and "Traceback" not in told.stderr


def test_a_folder_in_place_of_a_store_is_told_with_a_file_in_it(tmp_path, capsys):
    with pytest.raises(typer.Exit):
        command.check_store(f"sqlite:///{tmp_path}")
    told = capsys.readouterr().err
    assert f"cannot keep tables in {tmp_path}: it is a folder" in told and f"--data {tmp_path}/hall.sqlite3" in told


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


@pytest.mark.parametrize("screen", [True, False])
def test_where_there_is_no_browser_the_hall_says_the_address_and_stays_open(monkeypatch, capsys, screen):
    """Without a screen a terminal browser would take over the terminal, so none is even tried."""
    tried: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("WAYLAND_DISPLAY", "BROWSER", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if screen:
        monkeypatch.setenv("DISPLAY", ":0")

    def fails(address: str) -> bool:
        tried.append(address)
        return False

    monkeypatch.setattr(webbrowser, "open", fails)
    command.show("http://127.0.0.1:8765/")
    assert tried == (["http://127.0.0.1:8765/"] if screen else [])
    assert "no browser on this machine" in capsys.readouterr().out


def test_play_opens_the_hall_and_with_a_game_the_terminal(tmp_path):
    """./play, with a stand-in for the command that it sets up."""
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts" / "prepare.sh").write_text("prepare() { :; }\n")
    (tmp_path / "play").write_text((ROOT / "play").read_text())
    command = tmp_path / ".venv" / "bin" / "longhall"
    command.parent.mkdir(parents=True)
    command.write_text('#!/bin/sh\necho "$@"\n')
    command.chmod(0o755)
    for typed, done in (([], "serve"), (["suecia", "--players", "3"], "play suecia --players 3")):
        told = subprocess.run(["bash", str(tmp_path / "play"), *typed], capture_output=True, text=True)
        assert told.stdout.strip() == done, told.stderr


def test_for_the_whole_network_the_hall_names_an_address_of_this_machine():
    found = network_address()
    with command.listen("0.0.0.0", 0) as listener:
        assert socket.create_connection((found, listener.getsockname()[1]), timeout=5)


def test_a_second_hall_takes_another_port_where_the_usual_one_is_taken():
    with command.listen("127.0.0.1", None) as first, command.listen("127.0.0.1", None) as second:
        assert first.getsockname()[1] != second.getsockname()[1]
