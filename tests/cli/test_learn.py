"""`longhall learn`: the rules for people in the terminal."""

import re

import pytest

from longhall.games import registry
from longhall.match.primer import primer

WRITTEN = [name for name in registry.HOUSE if primer(registry.game(name))]


@pytest.mark.parametrize("name", WRITTEN)
def test_the_whole_page_fits_into_eighty_columns(run, name):
    output = run("learn", name, columns=80).output
    assert max(len(line) for line in output.splitlines()) <= 80
    for section in primer(registry.game(name)):
        assert section.title in output
    assert not re.search(r"(?<!\w)_|_(?!\w)|<\w+>|\{|\|", output)  # what is written for the page is read, not shown


def test_a_section_is_shown_by_its_name_in_the_readers_language(run):
    output = run("learn", "vasa_cards", "end", "--language", "sv", columns=80).output
    assert "Slut och dom" in output and "VC-31, 33, 34" in " ".join(output.split()) and "Minneslapp" not in output


def test_what_is_not_there_is_said_with_what_is(run):
    done = run("learn", "vasa_cards", "ending")
    assert done.exit_code == 2 and "aim, table, start" in done.output


def test_a_game_without_a_page_is_told_where_its_rules_are(run, tmp_path):
    file = tmp_path / "little.py"
    file.write_text(
        "import dataclasses\nfrom pathlib import Path\nfrom longhall.games.registry import game\n"
        "whole = game('vasa_cards')\n"
        "texts = {'text/en.ftl': whole.file('text/en.ftl'), 'rules.md': whole.file('rules.md')}\n"
        "GAME = dataclasses.replace(whole, name='little', folder=Path('/nowhere'), inline=texts)\n"
    )
    try:
        done = run("learn", file)
        assert done.exit_code == 2 and "longhall rules little" in done.output
    finally:
        registry.ADDED.pop("little", None)
        if "little" in registry.NAMES:
            registry.NAMES.remove("little")


def test_pages_are_turned_by_who_reads(monkeypatch):
    from io import StringIO

    from rich.console import Console

    from longhall.cli import learn

    typed = iter(["", "b", "3", "q"])
    monkeypatch.setattr(learn, "read_line", lambda screen, prompt: next(typed))
    written = StringIO()
    screen = Console(file=written, width=80)
    game = registry.game("vasa_cards")
    learn.turn_pages(game, primer(game), "en", screen)
    shown = [line.split()[-2] for line in written.getvalue().splitlines() if re.search(r" \d+/\d+ ─", line)]
    assert [number.split("/")[0] for number in shown] == ["1", "2", "1", "3"]
