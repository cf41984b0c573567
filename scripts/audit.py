"""Asks the advisory services whether a package that Longhall uses is known to be unsafe.

    .venv/bin/python scripts/audit.py       Python packages (pip-audit) and those of the browser client (npm audit)

It ends with 0 if nothing is known, 1 if something is, and 3 if a service could not be asked: then nothing is known
either way.
pip-audit comes with `pip install 'longhall[audit]'`.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CLEAN, UNSAFE, UNASKED = 0, 1, 3


class Verdict(NamedTuple):
    status: int
    lines: list[str]


def of_python(found: dict[str, Any] | None) -> Verdict:
    """What pip-audit's JSON comes to."""
    packages = (found or {}).get("dependencies", [])
    asked = [package for package in packages if "skip_reason" not in package]
    unsafe = [
        f"{package['name']} {package['version']}: {advice['id']}, mended in {', '.join(advice['fix_versions']) or '?'}"
        for package in asked
        for advice in package["vulns"]
    ]
    if unsafe:
        return Verdict(UNSAFE, unsafe)
    left = [package["name"] for package in packages if "skip_reason" in package and package["name"] != "longhall"]
    if not asked or left:
        return Verdict(UNASKED, [f"PyPI's advisories could not be asked about {len(left) or 'any'} packages"])
    return Verdict(CLEAN, [f"nothing is known against {len(asked)} Python packages"])


def of_client(found: dict[str, Any] | None) -> Verdict:
    """What npm's JSON comes to."""
    if not found or "vulnerabilities" not in found:
        return Verdict(UNASKED, ["npm's advisories could not be asked"])
    unsafe = [f"{name}: {about['severity']}" for name, about in sorted(found["vulnerabilities"].items())]
    total = found.get("metadata", {}).get("dependencies", {}).get("total", "the")
    return (
        Verdict(UNSAFE, unsafe)
        if unsafe
        else Verdict(CLEAN, [f"nothing is known against {total} packages of the client"])
    )


def answer_of(command: list[str], folder: Path) -> dict[str, Any] | None:
    """The JSON that a command prints, whatever it ends with; None if it prints none."""
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    try:
        found = json.loads(told.stdout)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def main() -> int:
    python = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
    verdicts = {"Python": of_python(answer_of(python, ROOT))}
    npm = shutil.which("npm")
    verdicts["client"] = of_client(answer_of([npm, "audit", "--json"], ROOT / "web") if npm else None)
    for name, verdict in verdicts.items():
        for line in verdict.lines:
            print(f"{name:7} {line}")
    statuses = {verdict.status for verdict in verdicts.values()}
    if UNASKED in statuses:
        print("Not everything could be asked: run this again where the advisory services can be reached.")
    return UNSAFE if UNSAFE in statuses else max(statuses)


if __name__ == "__main__":
    sys.exit(main())
