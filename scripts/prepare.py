"""Brings the virtual environment that runs this file up to date: what is installed, compiled, and built for browsers.

    .venv/bin/python scripts/prepare.py play      what the hall and the terminal need; the rules may run interpreted
    .venv/bin/python scripts/prepare.py compile   the compiled rules, while somebody plays: ends with who called it
    .venv/bin/python scripts/prepare.py test      all that, and what the tests need
    .venv/bin/python scripts/prepare.py all       and what the long tests need: Ray, and the frameworks of researchers

Each step is done again only if what it depends on has changed, so that the usual start costs next to nothing.
"""

import importlib.util
import os
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "longhall"
STAMPS = Path(sys.prefix)
PURPOSES = ["play", "compile", "test", "all"]  # each brings what those before it bring
INSTALLING = threading.Lock()
TREE = {"play": ".[hall]", "compile": ".[hall]", "test": ".[dev]", "all": ".[dev,ray,notebooks]"}


def say(text: str) -> None:
    print(f"longhall: {text}", file=sys.stderr, flush=True)


def digest(*parts: bytes) -> str:
    return sha256(b"\0".join(parts)).hexdigest()


def read(stamp: str) -> str:
    path = STAMPS / stamp
    return path.read_text(encoding="utf-8") if path.exists() else ""


def write(stamp: str, text: str) -> None:
    (STAMPS / stamp).write_text(text, encoding="utf-8")


def forget(stamp: str) -> None:
    (STAMPS / stamp).unlink(missing_ok=True)


@contextmanager
def alone(name: str, waiting: str = "") -> Iterator[bool]:
    """One at a time in this folder. Whether it is our turn: who has no words for waiting does not wait."""
    with (STAMPS / name).open("w") as lock:
        try:
            import fcntl
        except ImportError:
            yield True  # no such lock here; two first starts at the same moment are the reader's own affair
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if not waiting:
                yield False
                return
            say(waiting)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


def run(*command: str, **env: str) -> bool:
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **env}).returncode == 0


def run_silently(*command: str, **env: str) -> bool:
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, capture_output=True).returncode == 0


def run_quietly(*command: str, **env: str) -> bool:
    """Nothing is shown of it unless it fails: then all that it said."""
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **env}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode != 0:
        print(done.stdout, end="", file=sys.stderr, flush=True)
    return done.returncode == 0


def pip_command() -> list[str]:
    """pip for this environment. A new one has none, and giving it one takes as long as all the rest."""
    if importlib.util.find_spec("pip") is None:
        of_machine = [sys._base_executable, "-m", "pip", "--python", sys.executable]  # type: ignore[attr-defined]
        if subprocess.run([*of_machine, "--version"], capture_output=True).returncode == 0:
            return of_machine
        subprocess.run([sys.executable, "-m", "ensurepip"], check=True, capture_output=True)
    return [sys.executable, "-m", "pip"]


def pip_install(*wanted: str) -> bool:
    """By uv, which works 4 seconds where pip works 13; by pip where uv cannot be had, or finds less."""
    uv = [sys.executable, "-m", "uv", "pip", "install", "-q", "--no-cache", "--python", sys.executable, *wanted]
    env = {"LONGHALL_COMPILE": "0"}  # a step of its own, where one can see it
    if sys.argv[1] == "play":
        env["PIP_NO_COMPILE"] = "1"  # bytecode is a third of the work, and a game imports little of it
    else:
        env["UV_COMPILE_BYTECODE"] = "1"
    with INSTALLING:
        pip = [*pip_command(), "install", "-qq", "--disable-pip-version-check"]
        found = importlib.util.find_spec("uv") is not None or run_silently(*pip, "uv", **env)
        return (found and run_silently(*uv, **env)) or run(*pip, *wanted, **env)


def install(purpose: str) -> None:
    """What pyproject.toml asks for, and this tree itself, so that its sources are what runs."""
    wanted = digest((ROOT / "pyproject.toml").read_bytes(), (ROOT / "setup.py").read_bytes(), sys.version.encode())
    if any(read(f"installed-for-{more}") == wanted for more in PURPOSES[PURPOSES.index(purpose) :]):
        return
    import tomllib

    if purpose != "compile":
        say("installing what Longhall needs into .venv (the first time this takes half a minute)")
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    if purpose == "play":
        requires = [name for name in requires if name.startswith("setuptools")]  # the compiler comes later
    if not (pip_install("pip", *requires) and pip_install("--no-build-isolation", "--editable", TREE[purpose])):
        sys.exit("longhall: the installation failed; pip says why above. It is tried again at the next start.")
    write(f"installed-for-{purpose}", wanted)


def load_build_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("longhall_build", PACKAGE / "_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = load_build_module()


def is_compiled() -> bool:
    """Whether the sources as they are have been compiled, with the options asked for."""
    if build.state_of_build(str(PACKAGE)) != build.COMPILED:
        return False
    note = build.read_note(str(PACKAGE))
    return bool(note["options"] == build.build_options() and note["setup"] == build.setup_digest(str(ROOT)))


def what_is_compiled() -> str:
    """Everything that decides whether compiling can succeed."""
    sources = [*build.rule_sources(str(PACKAGE))]
    return digest(
        repr([build.build_options(), sys.version, sources]).encode(),
        *((PACKAGE / source).read_bytes() for source in sources),
        build.setup_digest(str(ROOT)).encode(),
    )


def why_not_compile() -> str:
    """What keeps the rules from being compiled here, in words; empty if nothing."""
    import shlex
    import shutil

    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    lacking = ""
    if shutil.which(compiler) is None:
        lacking = f"there is no C compiler ({compiler})"
    elif not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        lacking = "Python's C headers are not installed (Debian and Ubuntu: python3-dev)"
    if lacking:
        forget("build-failed")
        return f"{lacking}, so the games run interpreted: all there, but bots are weaker and simulations slower"
    if read("build-failed") == what_is_compiled():
        return (
            "the games run interpreted, as these sources could not be compiled; "
            "build/build.log says why, and any change of them is tried again"
        )
    return ""


def compile_rules(go: Callable[[list[str], Path], None]) -> bool:
    """Compile what has changed. The stamp `build-failed` stays while the sources as they are cannot be compiled."""
    inputs = what_is_compiled()
    log = ROOT / "build" / "build.log"
    log.parent.mkdir(exist_ok=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    go(command, log)
    if not is_compiled() and forget_earlier_builds():
        say("compiling again from the beginning, as what was left of earlier builds did not fit")
        go(command, log)
    if is_compiled():
        forget("build-failed")
        return True
    write("build-failed", inputs)
    return False


def compile_here() -> None:
    """Before the tests: wait for it, and show why it fails if it does."""
    with alone("compiling", waiting="waiting for the compiler that ./play has begun"):
        if is_compiled():
            forget("build-failed")
        elif reason := why_not_compile():
            say(reason)
        else:
            say("compiling the rules (the first time this takes a few minutes; later only what changed)")
            if compile_rules(run_logged):
                say("compiled")
                return
            lines = (ROOT / "build" / "build.log").read_text(encoding="utf-8", errors="replace").splitlines()
            print("\n".join(lines[-30:]), file=sys.stderr)
            say("compiling failed (the end of build/build.log stands above); the games run interpreted")


def announce_compiling() -> None:
    """Before a game: nobody waits for the compiler, but everybody is told what its absence means."""
    with alone("compiling") as ours:
        if is_compiled():
            return
        if reason := why_not_compile():
            say(reason)
            return
        if ours:
            # From here on the libraries are in the making, also those of an earlier build.
            (PACKAGE / build.NOTE).unlink(missing_ok=True)
    say("the rules are compiled while you play: bots think as long as ever, but weaker until the next start after that")


def compile_behind() -> None:
    """While somebody plays: with what the players leave of the machine, and no longer than they play."""
    caller = os.getppid()
    os.nice(10)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # a closed terminal closes the hall, and that is seen below
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with alone("compiling") as ours:
        if not ours or is_compiled() or why_not_compile():
            return
        install("compile")

        def run_while_played(command: list[str], log: Path) -> None:
            with log.open("w", encoding="utf-8") as out:
                work = subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=out, start_new_session=True)
                try:
                    while work.poll() is None:
                        if os.getppid() != caller:
                            sys.exit()
                        time.sleep(0.2)
                finally:
                    # A build that is broken off leaves no note, so it is not used; the next start goes on with it.
                    if work.poll() is None:
                        os.killpg(work.pid, signal.SIGTERM)
                        work.wait()

        if os.getppid() == caller and compile_rules(run_while_played):
            say("the rules are compiled; the next start uses them")


def run_logged(command: list[str], log: Path) -> None:
    with log.open("w", encoding="utf-8") as out:
        subprocess.run(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT)


def forget_earlier_builds() -> bool:
    """Remove what mypyc keeps between builds (a changed class can confuse it); whether there was anything."""
    import shutil

    kept = [*(ROOT / "build").glob("mypyc*")]
    for folder in kept:
        shutil.rmtree(folder, ignore_errors=True)
    return bool(kept)


def build_client() -> None:
    """The browser client, if its sources have changed. Without it the hall shows a plain page."""
    import client  # type: ignore[import-not-found]

    if not client.WEB.exists():
        return
    wanted = digest(*(file.read_bytes() for file in client.sources()))
    if read("client-built") == wanted and (client.STATIC / "index.html").exists():
        return
    if client.machine_node() is None and client.packaged_node() is None:
        say("installing Node.js into .venv, to build the browser client (the machine has none that is new enough)")
        pip_install(client.NODE_PACKAGE)
    say("building the browser client")
    if fault := client.build():
        print(fault, file=sys.stderr)
        say("the browser client could not be built (see above); the hall shows a plain page until it can")
        return
    write("client-built", wanted)


def find_programs(purpose: str) -> None:
    """What some tests need of the machine: installed where that is ours to do, else it is said what is left out."""
    import shutil

    chromium = any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))
    postgres = shutil.which("postgres") or any(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    redis = shutil.which("redis-server") or shutil.which("valkey-server")
    nginx = purpose != "all" or shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    for there, package, left_out in (
        (chromium, "chromium", "the tests in a real browser"),
        (postgres, "postgresql", "the tests of several processes, which share a PostgreSQL,"),
        (redis, "redis-server", "the tests of several processes, which tell each other by Redis,"),
        (nginx, "nginx-light", "the tests of several machines behind a proxy"),
    ):
        if not there and not install_program(package):
            say(f"{left_out} are left out, as {package} is not here; install Debian's package {package} to run them")


def install_program(package: str) -> bool:
    import shutil

    if not (shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0):
        return False
    say(f"installing {package} for the tests (Debian's package)")
    unasked = {"DEBIAN_FRONTEND": "noninteractive"}
    return run_quietly("apt-get", "update", "-qq", **unasked) and run_quietly(
        "apt-get", "install", "-y", "-qq", "--no-install-recommends", package, **unasked
    )


def main() -> None:
    purpose = sys.argv[1]
    compiles = os.environ.get("LONGHALL_PURE", "0") in ("", "0")
    if purpose == "compile":
        if compiles:
            compile_behind()
        return
    with alone("preparing", waiting="waiting for another start in this folder"):
        client = threading.Thread(target=build_client)
        client.start()  # beside the installation: both wait for the network
        install(purpose)
        client.join()
    if compiles:
        if purpose == "play":
            announce_compiling()
        else:
            compile_here()
    if purpose != "play":
        find_programs(purpose)


if __name__ == "__main__":
    main()
