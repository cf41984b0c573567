"""`./play` does not wait for the compiler: scripts/prepare.py compiles behind whoever plays."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from scripts import prepare

from longhall import _build

ROOT = Path(__file__).resolve().parents[1]

# Makes every object at once; of a library it begins to write half, and never comes to an end.
COMPILER = """#!/bin/sh
case " $* " in *" -shared "*) ends=no ;; *) ends=yes ;; esac
while [ "$1" != -o ]; do shift; done
echo half > "$2"
[ $ends = yes ] && exit
echo $$ >> "$COMPILERS"
exec sleep 600
"""


@pytest.fixture
def clone(tmp_path):
    """The project's files alone, in a folder of their own."""
    folder = tmp_path / "clone"
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def wait_until(holds, seconds=300):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.1)


def is_running(process):
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("ends", [0, 100])
def test_installing_a_program_shows_what_it_said_only_where_it_fails(ends, tmp_path, monkeypatch, capfd):
    apt = tmp_path / "apt-get"
    apt.write_text(f'#!/bin/sh\n[ "$1" = update ] && exit\necho Progress; echo Trouble >&2; exit {ends}\n')
    apt.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert prepare.install_program("chromium") == (ends == 0)
    said = capfd.readouterr()
    assert said.out == "" and "installing chromium" in said.err
    assert ("Progress\nTrouble\n" in said.err) == (ends != 0)


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at processes as Linux shows them")
def test_whoever_stops_playing_stops_the_compiler_and_no_half_build_passes_for_a_whole_one(clone, tmp_path):
    compiler, pids = tmp_path / "compiler", tmp_path / "pids"
    compiler.write_text(COMPILER)
    compiler.chmod(0o755)
    env = {name: value for name, value in os.environ.items() if not name.startswith("LONGHALL")}
    env |= {"CC": str(compiler), "COMPILERS": str(pids), "LONGHALL_GAMES": "vasa_cards", "LONGHALL_OPT": "0"}
    # As ./play does: the compiler behind, and in front of it something that lasts until it is stopped.
    play = f"{sys.executable} scripts/prepare.py compile & exec sleep 600"
    player = subprocess.Popen(["bash", "-c", play], cwd=clone, env=env, start_new_session=True)
    try:
        wait_until(pids.exists)
        compilers = [int(line) for line in pids.read_text().split()]
        assert all(is_running(process) for process in compilers)
        player.send_signal(signal.SIGTERM)
        player.wait()
        wait_until(lambda: not any(is_running(process) for process in compilers))
    finally:
        player.kill()
    package = clone / "src" / "longhall"
    assert _build.state_of_build(str(package)) == "interpreted"
    assert [*clone.glob("build/lib*/**/*.part")], "no linker was stopped"
    assert not [*clone.glob("build/lib*/**/*.so")]
