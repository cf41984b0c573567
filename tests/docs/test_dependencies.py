"""The page on the house says of every package why it is there."""

import json
import re
import tomllib

from tests.docs.test_pages import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
TABLE = PAGE[PAGE.index("## Dependencies, and why") :].split("\n## ")[0]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def named() -> set[str]:
    """What the first column of the table names."""
    rows = re.findall(r"^\| (.+?) \|", TABLE, re.MULTILINE)
    return {plain(name) for row in rows for name in re.split(r", ", re.sub(r" \(.*?\)", "", row))}


def test_every_package_of_python_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    wanted += [package for extra in extras.values() for package in extra]
    names = {plain(re.split(r"[\[<>=]", package)[0]) for package in wanted} - {"longhall"}
    assert names - named() == set(), "they have no row in docs/architecture.md"


def test_every_package_of_the_client_has_its_reason() -> None:
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    names = {plain(name) for name in [*client["dependencies"], *client["devDependencies"]]}
    assert names - named() == set(), "they have no row in docs/architecture.md"


def test_every_extra_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    assert {extra for extra in extras if f"`{extra}`" not in TABLE} == set()
