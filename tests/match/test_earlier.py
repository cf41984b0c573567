"""Games of earlier versions of the rules: what 0.1 left behind, and a toy whose rules are corrected."""

import dataclasses
import json
import lzma
import random
import shutil
from pathlib import Path

import pytest
from scripts.keep_words import keep
from tests.toys.deck import toy as deck

from longhall.games import registry
from longhall.games.registry import game as find_game
from longhall.kernel.actions import SEAT, Axis, Vocabulary
from longhall.kernel.events import EventKind
from longhall.kernel.game import Option
from longhall.kernel.results import Result
from longhall.match import RecordError, earlier, renamed, replay, snapshots, start
from longhall.match.happened import happened, written_result
from longhall.match.words import read_words, words_of, written_words

NAMES = registry.HOUSE
LEFT = Path(__file__).parents[1] / "fixtures" / "v0_1"
RECORDS = sorted((LEFT / "records").glob("*.json.xz"))
OF_VERSION_0_1 = {file.name.split("-")[0] for file in RECORDS}


def unpacked(file):
    return json.loads(lzma.decompress(file.read_bytes()))


# What version 0.1 left behind


def test_there_are_records_of_every_game():
    """Of each that there was then."""
    assert len(OF_VERSION_0_1) == 5 and set(NAMES) >= OF_VERSION_0_1


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name.split(".")[0])
def test_a_record_of_version_0_1_is_read_to_its_end(file):
    """Under the same rules it is repeated; under later ones as far as they fit, and the rest is told in its words."""
    record = unpacked(file)
    reading = earlier.read(record)
    for language in ("en", "sv"):
        assert reading.log(-1, language) or reading.stops == 0
        assert bool(reading.word(language)) == reading.is_earlier
        assert bool(reading.closing(language)) == (reading.result is not None)
    if reading.stops is None:
        assert reading.match is not None and reading.match.length == len(record["entries"])
    else:
        assert reading.is_earlier
        later = [entry for entry in record["entries"][reading.stops :] if "play" in entry]
        assert later and len(reading.rest("sv")) == len(later)


def test_a_game_in_which_a_window_did_not_open_is_told_to_its_end():
    """Svea Rike 1.1 opened no window where only Hidden cache could give a further card.  SR-66"""
    record = unpacked(LEFT.parent / "rules_1_1" / "svea_rike-2.json.xz")
    assert record["rules_version"] == "1.1"
    reading = earlier.read(record)
    assert reading.is_earlier and reading.match is not None
    assert reading.stops is not None and 0 < reading.stops < len(record["entries"])
    for language in ("en", "sv"):
        told = reading.log(-1, language)
        assert len(told) > len(reading.match.log(-1, language)) and reading.rest(language)
        assert "1.1" in reading.word(language)
    assert written_result(reading.result) == record["result"]


@pytest.mark.parametrize("name", NAMES)
def test_the_words_of_the_version_that_people_have_are_kept(name):
    """An event or a key that changes without `rules_version` rising would make stored games say something else."""
    game = find_game(name)
    if name in OF_VERSION_0_1:
        assert words_of(game, "1.0").kinds
    folder = game.folder / "earlier" / game.rules_version
    if folder.is_dir():
        remedy = f"raise rules_version of {name}: see CONTRIBUTING.md, Change a rule"
        assert written_words(game) == read_words(folder, name, game.rules_version), remedy


def test_versions_are_in_order():
    assert renamed.order("1.9") < renamed.order("1.10") < renamed.order("2.0")
    for name in NAMES:
        for version in renamed.read_renamed(find_game(name).folder):
            assert renamed.order("1.0") < renamed.order(version) <= renamed.order(find_game(name).rules_version)


# A toy whose rules are corrected


@pytest.fixture
def first(tmp_path):
    """The toy as people have it, with its words kept."""
    folder = tmp_path / "deck"
    shutil.copytree(deck.GAME.folder, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    game = dataclasses.replace(deck.GAME, folder=folder)
    keep(game)
    return game


def corrected(game, renames="", **changes):
    """The same toy in its next version."""
    if renames:
        (game.folder / "earlier" / "renamed.toml").write_text(f'["2"]\n{renames}\n')
    renamed.read_renamed.cache_clear()
    return dataclasses.replace(game, rules_version="2", **changes)


def played(game, seed=1, count=10**9):
    match, luck = start(game, 2, seed, names=["Anna", "Bo"]), random.Random(seed)
    while not match.over and count:
        seat = match.to_act[0]
        if match.can_undo(seat) and luck.random() < 0.1:
            match.undo(seat)
        else:
            match.play(seat, luck.choice(match.choices(seat)))
        count -= 1
    return match


def through_json(data):
    return json.loads(json.dumps(data))


def first_of(record, key):
    return min(number for number, entry in enumerate(record["entries"]) if entry.get("play") == key)


def test_a_correction_that_a_game_did_not_meet_changes_nothing_in_it(first):
    match = played(first)
    reading = earlier.read(through_json(earlier.kept(match)), corrected(first))
    assert reading.stops is None and reading.match is not None
    assert reading.match.position["state"] == match.position["state"]
    assert [reading.log(seat, "sv") for seat in (-1, 0, 1)] == [match.log(seat, "sv") for seat in (-1, 0, 1)]
    assert "1" in reading.word() and "2" in reading.word("sv")


def test_a_choice_that_is_refused_today_ends_what_can_be_repeated_but_not_what_can_be_read(first, monkeypatch):
    match = played(first, 4)
    record = through_json(earlier.kept(match))
    logs = [match.log(seat) for seat in (-1, 0, 1)]
    at = first_of(record, "bury")
    why_not = deck.Turn.on_why_not
    monkeypatch.setattr(
        deck.Turn, "on_why_not", lambda *asked: "DE-2" if asked[-1] == deck.BURY.of(0) else why_not(*asked)
    )
    later = corrected(first)
    with pytest.raises(RecordError, match=r"version 1 of the rules; this is 2: entry \d+"):
        replay(record, game=later)
    reading = earlier.read(record, later)
    assert reading.match is not None and reading.result is not None
    assert reading.stops == at and reading.match.length == at and str(at) in reading.word()
    assert [reading.log(seat) for seat in (-1, 0, 1)] == logs
    assert reading.result.scores == match.result.scores
    assert reading.rest()[0] == f"{['Anna', 'Bo'][record['entries'][at]['seat']]}: {chosen(match, 'bury')}"


def chosen(match, key):
    return match.texts("en").action(match.game.actions.number(key), match.names)


def test_a_game_that_would_end_otherwise_today_keeps_its_result(first, monkeypatch):
    match = played(first)
    record = through_json(earlier.kept(match))
    told = match.result
    assert told.places != [1, 1]
    monkeypatch.setattr(deck.Deck, "results", lambda g: Result([1, 1], [0, 0], ["win", "win"], "points", ""))
    later = corrected(first)
    with pytest.raises(RecordError, match="does not end today as it ended then"):
        replay(record, game=later)
    kept = earlier.read(record, later).result
    assert kept is not None and kept.places == told.places


def test_something_else_that_happens_today_is_noticed_without_a_refusal(first, monkeypatch):
    match = played(first)
    record, told = through_json(earlier.kept(match)), match.log()
    apply = deck.Turn.on_apply

    def told_otherwise(self, g, seat, action):
        apply(self, g, seat, action)
        if action == deck.PLAY.of(0):
            g.emit(deck.PLAYED, seat, 0)

    monkeypatch.setattr(deck.Turn, "on_apply", told_otherwise)
    reading = earlier.read(record, corrected(first))
    stands = [entry for entry, events in record["happened"] if any(event[0] == "played" for event in events)]
    assert reading.stops == stands[0]
    assert reading.log() == told


def test_more_may_be_told_today(first, monkeypatch):
    """An event of a new kind, and a new field of an old one, leave a game what it was."""
    match = played(first)
    record = through_json(earlier.kept(match))
    more = EventKind("shuffled_in", [SEAT], [])
    fuller = EventKind("played", [SEAT, deck.CARD, deck.CARD.called("again")], [])
    apply = deck.Turn.on_apply

    def tells_more(self, g, seat, action):
        apply(self, g, seat, action)
        if action == deck.PLAY.of(0):
            g.emit(more, seat)

    monkeypatch.setattr(deck.Turn, "on_apply", tells_more)
    monkeypatch.setattr(deck, "PLAYED", fuller)
    emit = deck.Deck.emit
    monkeypatch.setattr(
        deck.Deck, "emit", lambda g, kind, *args: emit(g, kind, *args, *(args[-1:] if kind is fuller else ()))
    )
    later = corrected(first, events=[*[kind for kind in deck.EVENTS if kind.name != "played"], fuller, more])
    reading = earlier.read(record, later)
    assert reading.stops is None, reading.fault
    assert reading.log(0, "sv") == match.log(0, "sv")


def test_a_key_that_has_another_name_today_is_found(first):
    match = played(first)
    actions = Vocabulary()
    for name in ("peek", "bury", "take", "play"):
        actions.family(name)
    later = corrected(first, 'actions = { draw = "take" }', actions=actions)
    again = replay(through_json(match.record), game=later)
    assert again.position["state"] == match.position["state"]
    assert {entry.get("play") for entry in again.entries} >= {"take"}
    assert earlier.read(match.record, corrected(first, "actions = {}", actions=actions)).stops is not None


def test_an_option_that_has_another_name_today_is_found(first):
    table = 'options = [{ was = { ledger = true }, is = { memory = "kept" } }, { was = { ledger = 0 }, is = {} }]'
    later = corrected(first, table)
    assert renamed.options(later, "1", {"ledger": True, "rounds": 5}) == {"memory": "kept", "rounds": 5}
    assert renamed.options(later, "1", {"ledger": False}) == {"ledger": False}
    assert renamed.options(later, "2", {"ledger": True}) == {"ledger": True}


def test_a_version_of_which_nothing_is_known_is_refused(first):
    with pytest.raises(RecordError, match=r"0\.7"):
        earlier.read({**played(first).record, "rules_version": "0.7"}, first)


# Going on


def gone_on(first, later, count=7):
    """A toy in the middle, from its opening and its entries, under later rules."""
    match = start(first, 2, 3, names=["Anna", "Bo"])
    opening, since = through_json(snapshots.take(match)), match.length
    luck = random.Random(5)
    for _ in range(count):
        match.play(match.to_act[0], luck.choice(match.choices(match.to_act[0])))
    told = {entry: events for entry, events in happened(match).items() if entry >= since}
    return match, earlier.go_on(later, opening, match.names, match.entries[since:], told)


def test_a_running_game_goes_on_where_it_stood(first):
    match, again = gone_on(first, corrected(first))
    assert again.position == {**match.position, "rules_version": "2"} and again.sent == match.sent


def test_a_running_game_in_which_something_else_would_have_happened_does_not_go_on(first, monkeypatch):
    apply = deck.Turn.on_apply
    later = corrected(first)
    patched: list[bool] = []

    def differs(self, g, seat, action):
        if patched and action == deck.DRAW.of(0):
            g.emit(deck.PLAYED, seat, 0)
        apply(self, g, seat, action)

    monkeypatch.setattr(deck.Turn, "on_apply", differs)
    go_on = earlier.go_on

    def under_later_rules(*args):
        patched.append(True)
        return go_on(*args)

    monkeypatch.setattr(earlier, "go_on", under_later_rules)
    with pytest.raises(earlier.Otherwise, match="something else"):
        gone_on(first, later)


def test_a_position_whose_numbers_mean_something_else_today_is_not_gone_on_with(first):
    card = Axis("card", ["wolf", *deck.CARD.names])
    events = [EventKind(kind.name, [SEAT], [card]) for kind in deck.EVENTS[:3]]
    with pytest.raises(earlier.Otherwise, match="numbers of card"):
        gone_on(first, corrected(first, events=[*events, deck.PLAYED], chance=Vocabulary()))


def test_a_position_that_lacks_something_is_gone_on_with_only_if_the_game_says_how(first, monkeypatch):
    match = start(first, 2, 3)
    opening = through_json(snapshots.take(match))
    lacking = through_json(opening)
    del lacking["position"]["state"]["held_seen"]
    with pytest.raises(earlier.Otherwise, match=r"not the same today: state\.held_seen"):
        earlier.go_on(corrected(first), lacking, [], [], {})
    again = earlier.go_on(corrected(first, 'added = ["held_seen"]'), lacking, [], [], {})
    assert again.position["state"] == match.position["state"]
    with pytest.raises(earlier.Otherwise):
        earlier.go_on(corrected(first, 'state = { held = "gone" }'), opening, [], [], {})


def test_an_option_that_is_new_begins_with_its_default(first):
    match, again = gone_on(first, corrected(first, options={"market": Option(("printed", "every_unit"))}))
    assert again.options == {"market": "printed"} and again.position["state"] == match.position["state"]


def test_a_settled_match_is_quiet():
    record = unpacked(LEFT / "records" / "shipwrights-middle.json.xz")
    matches = [earlier.read({**record, "entries": record["entries"][:upto]}).match for upto in range(20, 50)]
    loud = [match for match in matches if match is not None and not snapshots.is_quiet(match)]
    assert loud
    for match in loud:
        snapshots.settle(match)
        assert snapshots.is_quiet(match)
