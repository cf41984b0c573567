"""The signs that the client draws: made from the tables beside the boards, each with its author."""

import json
import re
import subprocess
from itertools import chain
from pathlib import Path

import pytest
from tests.web.scripts import ROOT, WEB, script

PEOPLE = json.loads((WEB / "src" / "hall" / "credits.json").read_text("utf-8"))
OWN = json.loads((WEB / "signs" / "own.json").read_text("utf-8"))
TABLES = [*WEB.glob("src/boards/*/signs.json"), WEB / "src" / "pieces" / "signs.json"]


def icons_of(table):
    return set(chain.from_iterable(group.values() for group in json.loads(table.read_text("utf-8")).values()))


def test_the_modules_of_signs_are_as_they_would_be_made():
    node = script("client").machine_node() or script("client").packaged_node()
    if node is None or not (WEB / "node_modules" / "svgo").exists():
        pytest.skip("the client's tools are not installed")
    done = subprocess.run([str(node), "signs/make.mjs", "--check"], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_icon_in_use_is_our_own_or_has_one_author_who_is_named_in_the_notice():
    used = set().union(*map(icons_of, TABLES))
    credited = [icon for person in PEOPLE for icon in person["icons"]]
    assert sorted(credited) == sorted(used - OWN.keys())
    notice = (ROOT / "NOTICE").read_text("utf-8")
    assert all(person["name"] in notice for person in PEOPLE)
    assert set(credited) <= set(notice.replace(",", " ").split())


def test_no_drawing_of_our_own_lies_about_unused():
    assert OWN.keys() <= set().union(*map(icons_of, TABLES))


def named(group: str, key: str, code: str, told: str) -> bool:
    """Whether drawings name a sign: by itself, or its group as a whole and the key where things have names."""
    if re.search(rf"\b{group}\.{key}\b", code):
        return True
    page = f"...{group}" in code or f"...SIGNS.{group}" in code  # the page of rules takes them by their names
    if page and re.search(rf"<{key}>|-(deed|word|card)-{key} =", told):
        return True
    passed = re.search(rf"(?<!\.\.\.)SIGNS\.{group}\b(?!\.)", code)
    return passed is not None and re.search(rf"\b{key.replace('_', '[-_]')}\b", code + told) is not None


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.parent.name)
def test_no_sign_is_bundled_that_nothing_draws(table: Path) -> None:
    folder = table.parent if table.parent.parent.name == "boards" else WEB / "src"
    files = [
        file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte") and file != table.with_suffix(".ts")
    ]
    code = "".join(file.read_text("utf-8") for file in files)
    words = (ROOT / "src" / "longhall" / "games" / table.parent.name).rglob("*")
    told = "".join(file.read_text("utf-8") for file in words if file.suffix in (".toml", ".ftl", ".py"))
    signs = json.loads(table.read_text("utf-8"))
    assert [f"{group}.{key}" for group in signs for key in signs[group] if not named(group, key, code, told)] == []
