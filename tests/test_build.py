"""Whether compiled modules are used: `longhall._build`."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from longhall import _build

SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def built(tmp_path):
    """A package of one compiled and one interpreted module, with the note that a build leaves."""
    package = tmp_path / "longhall"
    (package / "kernel").mkdir(parents=True)
    (package / "kernel" / "state.py").write_text("ROUNDS = 3\n")
    (package / "kernel" / f"state{SUFFIX}").write_bytes(b"")
    (package / "kernel" / "tables.py").write_text("# interpreted\n")
    write_note(package)
    return package


def write_note(package, suffix=SUFFIX):
    state = _build.describe(str(package), "kernel/state.py")
    note = {"suffix": suffix, "compiled": {"kernel/state.py": state}, "interpreted": ["kernel/tables.py"]}
    _build.write_note(str(package), note)


def test_a_build_that_matches_its_sources_is_used(built):
    assert _build.state_of_build(str(built)) == "compiled"


def test_without_a_note_nothing_compiled_is_trusted(built):
    (built / "_compiled.json").unlink()
    assert _build.state_of_build(str(built)) == "interpreted"


def test_a_broken_note_counts_as_none(built):
    (built / "_compiled.json").write_text("{")
    assert _build.state_of_build(str(built)) == "interpreted"


def test_a_changed_source_makes_the_build_stale(built):
    (built / "kernel" / "state.py").write_text("ROUNDS = 4\n")  # of the same length
    assert _build.state_of_build(str(built)) == "interpreted (stale build)"


def test_a_source_with_a_new_time_and_the_old_contents_is_still_good(built):
    os.utime(built / "kernel" / "state.py", (0, 0))
    assert _build.state_of_build(str(built)) == "compiled"


def test_a_new_source_makes_the_build_stale(built):
    (built / "games" / "hnefatafl").mkdir(parents=True)
    (built / "games" / "hnefatafl" / "king.py").write_text("")
    assert _build.state_of_build(str(built)) == "interpreted (stale build)"


def test_a_removed_source_makes_the_build_stale(built):
    (built / "kernel" / "state.py").unlink()
    assert _build.state_of_build(str(built)) == "interpreted (stale build)"


def test_a_change_in_an_interpreted_module_leaves_the_build_good(built):
    (built / "kernel" / "tables.py").write_text("# interpreted\nCOLUMNS = 2\n")
    assert _build.state_of_build(str(built)) == "compiled"


def test_a_build_for_another_python_is_not_used(built):
    write_note(built, suffix=".cpython-399-x86_64-linux-gnu.so")
    assert _build.state_of_build(str(built)) == "interpreted"


def test_a_note_without_its_libraries_is_not_used(built):
    (built / "kernel" / f"state{SUFFIX}").unlink()
    assert _build.state_of_build(str(built)) == "interpreted"


def test_which_sources_are_compiled(built):
    (built / "kernel" / "game.py").write_text("")
    sources = [*_build.rule_sources(str(built))]
    assert sources == ["kernel/game.py", "kernel/state.py", "kernel/tables.py"]
    assert [source for source in sources if _build.is_compilable(str(built), source)] == ["kernel/state.py"]


def run_copy(package, **environment):
    """Import the copy in a process of its own and tell how it runs."""
    shutil.copy(_build.__file__, package / "_build.py")
    (package / "__init__.py").write_text("from longhall import _build\n\n_build.choose()\n")
    (package / "kernel" / "__init__.py").write_text("")
    code = "from longhall import _build; from longhall.kernel.state import ROUNDS; print(_build.build_kind(), ROUNDS)"
    env = {name: value for name, value in os.environ.items() if name != "LONGHALL_PURE"}
    env |= {"PYTHONPATH": str(package.parent), **environment}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


def test_interpreted_can_be_forced(built):
    done = run_copy(built, LONGHALL_PURE="1")  # the empty library beside state.py would not load
    assert (done.stdout, done.stderr) == ("interpreted (forced) 3\n", "")


def test_a_stale_build_is_said_once_with_the_remedy(built):
    (built / "kernel" / "state.py").write_text("ROUNDS = 5\n")
    done = run_copy(built)
    assert done.stdout == "interpreted (stale build) 5\n"
    assert done.stderr.count("\n") == 1
    assert "setup.py build_ext --inplace" in done.stderr


@pytest.mark.both
def test_the_forced_interpreter_is_what_runs_here():
    if os.environ.get("LONGHALL_PURE", "0") not in ("", "0"):
        assert _build.build_kind() == "interpreted (forced)"
        import longhall.kernel as kernel

        assert not [name for name, module in sys.modules.items() if is_library(name, module)], kernel
    else:
        assert _build.build_kind() in ("compiled", "interpreted")


def is_library(name, module):
    return name.startswith("longhall.") and str(getattr(module, "__file__", "")).endswith(SUFFIX)


@pytest.mark.long
def test_pip_installs_compiled_rules_and_the_client(tmp_path):
    """From the project's files alone, in an environment that has nothing else; one game is enough."""
    project, source, home = Path(__file__).parents[1], tmp_path / "source", tmp_path / "home"
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=project, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        if (project / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(project / name, source / name)
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LONGHALL", "PYTHON"))}
    done = subprocess.run(
        [str(home / "bin" / "pip"), "install", f"{source}[terminal]"],
        env={**plain, "LONGHALL_GAMES": "vasa_cards", "LONGHALL_OPT": "0"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    longhall = str(home / "bin" / "longhall")
    says = subprocess.run([longhall, "--version"], env=plain, cwd=tmp_path, capture_output=True, text=True)
    assert "(compiled" in says.stdout
    [installed] = home.glob("lib/python*/site-packages/longhall")
    assert (installed / "server" / "web" / "static" / "index.html").exists()
    simulated = subprocess.run(
        [longhall, "sim", "vasa_cards", "-n", "20"], env=plain, cwd=tmp_path, capture_output=True
    )
    assert simulated.returncode == 0
