"""The pages of rules for people: every clause is told, and the same in every language."""

import dataclasses
import re
import shutil

import pytest

from longhall.games import registry
from longhall.games.registry import game
from longhall.laws.primers import faults_of
from longhall.match.fluent import ENGLISH, LANGUAGES
from longhall.match.primer import primer, primer_text

NAMES = registry.HOUSE


def test_every_game_has_a_page():
    assert [name for name in NAMES if primer_text(game(name), ENGLISH) is None] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_page_tells_every_clause_and_the_same_in_every_language(name):
    faults = [fault.what for fault in faults_of(game(name), LANGUAGES)]
    assert faults == [], "\n" + "\n".join(faults)


@pytest.fixture
def copied(tmp_path):
    """A game with files of its own, to be broken: `break_it("en", old, new)` gives the faults."""

    def break_it(language, old, new, name="vasa_cards"):
        whole = game(name)
        shutil.copytree(whole.folder, tmp_path / "game", ignore=shutil.ignore_patterns("*.so", "*.py", "__pycache__"))
        own = dataclasses.replace(whole, folder=tmp_path / "game")
        file = own.folder / "primer" / f"{language}.ftl"
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), "utf-8")
        return [fault.what for fault in faults_of(own, LANGUAGES)]

    return break_it


FOLDER = "games/vasa_cards/primer/"


@pytest.mark.parametrize(
    ("language", "old", "new", "fault"),
    [
        ("sv", "Alla ser var, ingen ser vad.", "Alla ser var.", ""),
        ("en", ".clauses = VC-44", ".clauses = VC-43", "VC-44 is told by no paragraph: Memory:"),
        ("en", ".clauses = VC-44", ".clauses = VC-45", FOLDER + "en.ftl: small-point-memory cites VC-45"),
        ("en", ".clauses = VC-44", ".clauses = clause 44", FOLDER + "en.ftl: small-point-memory: 'clause 44' is no"),
        ("sv", ".clauses = VC-44", ".clauses = VC-43", FOLDER + "sv.ftl: small-point-memory cites ['VC-43'], in en"),
        
        ("sv", "aid-box-fix", "aid-box-byte", FOLDER + "sv.ftl: aid-box-byte is there in sv only"),
        ("sv", "10 var", "11 var", FOLDER + "sv.ftl: small-point-draw has other numbers than in en: ['10'], ['11']"),
        ("en", "    .title = Memory\n", "", FOLDER + "en.ftl: small-point-memory needs a `.title`"),
        ("en", "small-point-memory", "small-pint-memory", FOLDER + "en.ftl: small-pint-memory: needs the form"),
        ("en", "small-point-memory", "end-point-memory", FOLDER + "en.ftl: end-point-memory: stands in the section"),
        ("en", "10 each", "{ $each } each", FOLDER + "en.ftl: small-point-draw: text 'small-point-draw' in en"),
        ("en", "{ colour-red } | 1 |", "{ colour-red } |", FOLDER + "en.ftl: end-table-example needs rows of"),
        ("en", "start = How it begins", "begin = How it begins", FOLDER + "en.ftl: start-table-players: stands in"),
        ("en", "end-table-example", "end-item-example", FOLDER + "en.ftl: the end needs a worked example: a table"),
        ("en", "    .clauses = VC-44", "", FOLDER + "en.ftl: small-point-memory names no clause"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(copied, language, old, new, fault):
    found = copied(language, old, new)
    assert any(what.startswith(fault) for what in found) if fault else found == []


def test_a_card_that_the_glossary_leaves_out_is_named(copied):
    found = copied("en", "words-card-ferje = { card-ferje-text }", "words-card-ferry =", "shipwrights")
    assert "games/shipwrights/primer/en.ftl: the glossary has nothing of ferje: words-card-ferje" in found


def test_a_range_of_clauses_is_all_of_them(tmp_path):
    (tmp_path / "primer").mkdir()
    text = "aim = Aim\naim-line-a = So.\n    .clauses = VC-1, VC-3..VC-5\naim-box-b =\n    one\n    two | 2\n"
    (tmp_path / "primer" / "en.ftl").write_text(text)
    little = dataclasses.replace(game("vasa_cards"), folder=tmp_path, inline={"text/en.ftl": "game-name = X\n"})
    [section] = primer(little, "en")
    line, box = section.paragraphs
    assert line.clauses == ("VC-1", "VC-3", "VC-4", "VC-5") and line.rows == ()
    assert box.rows == (("one",), ("two", "2")) and box.text == ""


def test_an_editions_figures_and_names_stand_on_the_page():
    ships = game("shipwrights")
    edition = {
        "limits": {"gold_max": 15},
        "ships": {"karv": {"vp": 7, "craftsmen": ["carver"]}},
        "names": {"en": {"karv": "Karve"}},
    }

    def told(edition=None):
        return {p.key: p for section in primer(ships, "en", edition) for p in section.paragraphs}

    plain, mine = told(), told(edition)
    assert "12 at most" in plain["table-spot-gold"].text and "15 at most" in mine["table-spot-gold"].text
    assert ("Karv", "3") in {row[:2] for row in plain["aid-table-ships"].rows}
    karve = next(row for row in mine["aid-table-ships"].rows if row[0] == "Karve")
    assert karve[1] == "7" and karve[-1] == "Carver"
    assert "7 points" in mine["words-card-karv"].text and mine["words-card-karv"].title == "Karve"


FEARLESS = {
    "townsfolk": {
        "thief": {"watchman_blocks": False},
        "berserker": {"watchman_blocks": True},
        "sage": {"gain_gold": 2},
    },
    "tools": {"bow_saw": {"waives": "iron"}, "trade_cart": {"move_per_purchase": 2}},
    "names": {
        "en": {"watchman": "Guard", "thief": "Pickpocket", "trade_cart": "Wagon"},
        "sv": {"watchman": "Vakt", "thief": "Ficktjuv", "trade_cart": "Dragkärra"},
    },
}
OF_THE_CARDS = (
    "ships-item-tools", "folk-note-watchman", "small-point-tools", "small-point-full", "aid-box-watchman"
)  # fmt: skip


@pytest.mark.parametrize(
    ("language", "guard", "unsaid"),
    [
        ("en", "Guard", "Watchman|Assassin|Thief|Berserker|Mercenary|Bow Saw|Trade Cart|one good of|King|Navigator"),
        ("sv", "Vakt", "Väktare|Lönnmördar|Tjuv|Bärsärk|Legosoldat|Bågsåg|Handelskärra|en vara av|Kung|Styrman"),
    ],
)
def test_the_page_lists_nothing_that_an_edition_can_change(language, guard, unsaid):
    """Whom a Watchman keeps away, what a Tool saves, who brings gold: the cards say so.  SW-37, SW-60, SW-61, SW-72"""
    page = primer(game("shipwrights"), language, FEARLESS)
    told = {p.key: f"{p.title} {p.text} {p.rows}" for section in page for p in section.paragraphs}
    for key in OF_THE_CARDS:
        assert not re.search(unsaid, told[key], re.I), told[key]
    assert guard in told["folk-note-watchman"] and guard in told["aid-box-watchman"]
    assert guard in told["words-card-thief"] and guard in told["words-card-berserker"]
