"""Brings the virtual environment that runs this file up to date: what is installed, compiled, and built for browsers.

    .venv/bin/python scripts/prepare.py play     what the games need
    .venv/bin/python scripts/prepare.py test     and what the tests need
    .venv/bin/python scripts/prepare.py all      and what the long tests need: Ray

Each step is done again only if what it depends on has changed, so that the usual start costs next to nothing.
"""

import importlib.util
import os
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
STAMPS = Path(sys.prefix)


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


def run(*command: str, **env: str) -> bool:
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **env}).returncode == 0


def install(purpose: str) -> None:
    """What pyproject.toml asks for, and this tree itself, so that its sources are what runs."""
    wanted = digest((ROOT / "pyproject.toml").read_bytes(), (ROOT / "setup.py").read_bytes(), sys.version.encode())
    purposes = ["play", "test", "all"]
    enough = purposes[purposes.index(purpose) :]
    if any(read(f"installed-for-{more}") == wanted for more in enough):
        return
    import tomllib

    say("installing what Longhall needs into .venv (the first time this takes a minute)")
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    pip = (sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check")
    tree = {"play": ".", "test": ".[dev]", "all": ".[dev,ray]"}[purpose]
    # Compiling is the next step, where one can see it.
    done = run(*pip, *requires) and run(*pip, "--no-build-isolation", "--editable", tree, LONGHALL_COMPILE="0")
    if not done:
        sys.exit("longhall: the installation failed; pip says why above. It is tried again at the next start.")
    write(f"installed-for-{purpose}", wanted)


def load_build_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("longhall_build", ROOT / "src" / "longhall" / "_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def missing_to_compile() -> str:
    """What a C build lacks on this machine, in words; empty if nothing."""
    import shlex
    import shutil

    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers are not installed (Debian and Ubuntu: python3-dev)"
    return ""


def compile_rules() -> None:
    """Compile what has changed. The stamp `build-failed` stays while the sources as they are cannot be compiled."""
    build = load_build_module()
    package = ROOT / "src" / "longhall"
    if is_current(build, package):
        forget("build-failed")
        return
    sources = [*build.rule_sources(str(package))]
    if not sources:
        return
    inputs = digest(
        repr([build.build_options(), sys.version, sources]).encode(),
        *((package / source).read_bytes() for source in sources),
        (ROOT / "setup.py").read_bytes(),
    )
    if lacking := missing_to_compile():
        say(f"{lacking}, so the games run interpreted: all there, but bots and simulations are slower")
        forget("build-failed")
        return
    if read("build-failed") == inputs:
        say(
            "the games run interpreted, as these sources could not be compiled; "
            "build/build.log says why, and any change of them is tried again"
        )
        return
    say("compiling the rules (the first time this takes a few minutes; later only what changed)")
    log = ROOT / "build" / "build.log"
    log.parent.mkdir(exist_ok=True)
    compile_once(log)
    if not is_current(build, package) and forget_earlier_builds():
        say("compiling again from the beginning, as what was left of earlier builds did not fit")
        compile_once(log)
    if is_current(build, package):
        say("compiled")
        forget("build-failed")
        return
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    print("\n".join(lines[-30:]), file=sys.stderr)
    say("compiling failed (the end of build/build.log stands above); the games run interpreted")
    write("build-failed", inputs)


def compile_once(log: Path) -> None:
    with log.open("w", encoding="utf-8") as out:
        subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=ROOT, stdout=out, stderr=subprocess.STDOUT
        )


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
        run(sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", client.NODE_PACKAGE)
    say("building the browser client")
    if fault := client.build():
        print(fault, file=sys.stderr)
        say("the browser client could not be built (see above); the hall shows a plain page until it can")
        return
    write("client-built", wanted)


def find_browser() -> None:
    """The tests drive the machine's Chromium; install it where that is ours to do, else say what will be left out."""
    import shutil

    if any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("installing Chromium for the browser tests (Debian's package)")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        if run("apt-get", "update", "-qq", **quiet) and run("apt-get", "install", "-y", "-qq", "chromium", **quiet):
            return
    say("there is no Chromium, so the tests in a real browser are skipped; install the package chromium to run them")


def is_current(build: ModuleType, package: Path) -> bool:
    if build.state_of_build(str(package)) != build.COMPILED:
        return False
    note = build.read_note(str(package))
    return note["options"] == build.build_options() and note["setup"] == digest((ROOT / "setup.py").read_bytes())


def main() -> None:
    purpose = sys.argv[1]
    with (STAMPS / "preparing").open("w") as lock:
        try:
            import fcntl
        except ImportError:
            pass  # no such lock here; two first starts at the same moment are the reader's own affair
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        install(purpose)
        if os.environ.get("LONGHALL_PURE", "0") in ("", "0"):
            compile_rules()
        build_client()
        if purpose != "play":
            find_browser()


main()
