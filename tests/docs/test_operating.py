"""docs/operating.md tells a keeper what to watch: every metric that there is, once."""

import re
from pathlib import Path

from longhall.server.metrics import REGISTRY

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
WATCHED = PAGE.split("## What to watch")[1].split("\n## ")[0]


def test_every_number_that_is_kept_is_told_once():
    rows = [line.split("|")[1] for line in WATCHED.splitlines() if line.startswith("| `")]
    told = [name for row in rows for name in re.findall(r"`(longhall_\w+)`", row)]
    kept = {family.name + ("_total" if family.type == "counter" else "") for family in REGISTRY.collect()}
    assert sorted(told) == sorted(name for name in kept if name.startswith("longhall_"))
