"""What README and CONTRIBUTING promise works."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from longhall.match.cases import EXPECTATIONS, PARTS, STEP_PARTS, run_case

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README.md", "CONTRIBUTING.md"]


def blocks(page, language):
    return re.findall(rf"^ *```{language}\n(.*?)^ *```", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "code", [code for page in PAGES for code in blocks(page, "python")], ids=lambda code: code.split("\n")[2]
)
def test_the_python_on_the_pages_runs(code):
    exec(compile(code, "page", "exec"), {})


def commands():
    for page in PAGES:
        for block in blocks(page, "sh"):
            yield from re.findall(r"^longhall .*$", block, re.MULTILINE)


@pytest.mark.parametrize("line", sorted(set(commands())))
def test_the_commands_on_the_pages_exist(run, line):
    words = shlex.split(line, comments=True)[1:]
    options = {word for word in words if word.startswith("-")}
    help_page = run(words[0], "--help", columns=120).output
    assert options <= set(re.findall(r"(?<![\w-])--?[a-z][\w-]*", help_page))


def test_the_case_on_the_page_holds(tmp_path):
    (text,) = blocks("docs/cases.md", "toml")
    file = tmp_path / "case.toml"
    file.write_text('game = "vasa_cards"\n' + text, encoding="utf-8")
    assert run_case(file).faults == []
    assert tomllib.loads(text)["clauses"]


def test_the_page_explains_every_part_of_a_case():
    page = (ROOT / "docs" / "cases.md").read_text("utf-8")
    explained = set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE))
    assert explained >= PARTS | STEP_PARTS | EXPECTATIONS


def test_links_lead_somewhere():
    for page in [*PAGES, "docs/architecture.md"]:
        file = ROOT / page
        for target in re.findall(r"\]\(([^)#][^)]*)\)", file.read_text("utf-8")):
            if not target.startswith("http"):
                assert (file.parent / target.split("#")[0]).exists(), (page, target)
