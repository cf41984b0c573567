"""Fingerprints: what rules and bots do today is what they did when their version was written down."""

from pathlib import Path

import pytest

from longhall.arena.fingerprints import COMMAND, GAMES, Case, Fingerprints, Part, parts_of
from longhall.arena.versions import version_of
from longhall.games import registry

ROOT = Path(__file__).resolve().parents[2]
STORED = Fingerprints(ROOT / "results" / "fingerprints.csv", version_of)
CASES = ROOT / "tests" / "cases"
GAME_NAMES = registry.HOUSE
QUICK = ("vasa_cards", "vasa_voyage")  # where a whole game of a search takes less than a second
PART = Part("vasa_cards", 2, (("aggregate", "sum"),), "random")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_nothing_that_is_wanted_is_missing(game):
    missing = list(STORED.missing(parts_of([game], CASES)))
    tables = "\n".join(sorted({", ".join(filter(None, part.key)) for part, _ in missing}))
    assert missing == [], f"{len(missing)} games have no fingerprint of today. Run: {COMMAND} {game}\n{tables}"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_rules_and_bots_do_what_they_did(game):
    """The first random game at every kind of table, one game of stewards for each number of players, and where it is
    quick one of searches."""
    parts = parts_of([game])
    stewards = {part.players: part for part in parts if isinstance(part, Part) and part.bot == "steward"}
    searches = [part for part in parts if part.bot.startswith("skald")][: game in QUICK]
    sample = [*(part for part in parts if part.bot == "random"), *stewards.values(), *searches]
    faults = [fault for part in sample if (fault := STORED.differs(part, 0))]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_cases_lead_where_they_led(game):
    parts = [part for part in parts_of([game], CASES) if isinstance(part, Case)]
    faults = [fault for part in parts if (fault := STORED.differs(part, 0))]
    assert not faults, "\n".join(faults)


@pytest.mark.long
@pytest.mark.parametrize("game", GAME_NAMES)
def test_many_games_go_as_they_went(game):
    """All random games, a tenth of the stewards', and one search at every kind of table."""
    depth = {"random": GAMES["random"], "steward": GAMES["steward"] // 10, "skald:200": 1}
    games = [(part, number) for part in parts_of([game]) for number in range(depth[part.bot])]
    faults = [fault for part, number in games if (fault := STORED.differs(part, number))]
    assert not faults, "\n".join(faults[:10])


@pytest.fixture
def stored(tmp_path):
    versions = {"now": "1"}
    prints = Fingerprints(tmp_path / "prints.csv", lambda game, bot: versions["now"])
    return prints, versions


def test_what_is_missing_is_played_and_kept(stored):
    prints, _ = stored
    assert "has no fingerprint of 1" in prints.differs(PART, 0)
    for part, number in list(prints.missing([PART]))[:3]:
        prints.add(part, part.digest(number))
    prints.write()
    again = Fingerprints(prints.file, prints.version_of)
    assert [number for _, number in again.missing([PART])] == list(range(3, PART.planned))
    assert [again.differs(PART, number) for number in range(3)] == ["", "", ""]
    assert [number for _, number in again.kept([PART])] == [0, 1, 2]


def test_a_choice_that_changes_is_told_with_the_remedy(stored, monkeypatch):
    prints, versions = stored
    prints.add(PART, PART.digest(0))
    from longhall.bots.players import RandomBot

    monkeypatch.setattr(RandomBot, "choose", lambda self, world, seat: world.legal(seat)[0])
    told = prints.differs(PART, 0)
    assert "game 0 of random, 2 players, aggregate=sum goes otherwise than it did at 1" in told
    assert "raise the version" in told and "python benchmarks/fingerprint.py vasa_cards" in told
    versions["now"] = "2"
    assert "has no fingerprint of 2" in prints.differs(PART, 0)
    prints.add(PART, PART.digest(0))
    assert prints.differs(PART, 0) == "" and len(prints.known(PART)) == 1


def test_a_case_that_leads_elsewhere_is_told(stored, tmp_path):
    prints, _ = stored
    file = tmp_path / "vasa_cards" / "one.toml"
    file.parent.mkdir()
    text = (CASES / "vasa_cards" / "fix-in-round-4.toml").read_text()
    file.write_text(text)
    prints.add(Case(file), Case(file).digest(0))
    assert prints.differs(Case(file), 0) == ""
    file.write_text(text[: text.index("[[step]]")] + "[[step]]\nexpect = {over = false}\n")
    assert "case one goes otherwise" in prints.differs(Case(file), 0)
