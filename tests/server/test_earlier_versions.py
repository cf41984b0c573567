"""Stores of earlier versions: what 0.1 left behind, and tables of a toy whose rules are corrected."""

import json
import lzma
import random
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from scripts.keep_words import keep
from tests.server.people import key
from tests.toys.deck import toy as deck

from longhall.games import registry
from longhall.kernel.actions import Axis
from longhall.kernel.events import EventKind
from longhall.match import RecordError, earlier, renamed, start
from longhall.match.texts import LANGUAGES
from longhall.server.faults import Fault
from longhall.server.hall import looking, seating
from longhall.server.hall.commands import Play, Undo
from longhall.server.hall.hall import Hall
from longhall.server.hall.sight import now, sight
from longhall.server.hall.visitors import Visitor
from longhall.server.settings import Settings
from longhall.server.store import Store
from longhall.server.store.brought import pack
from longhall.server.store.transcripts import transcribe

LEFT = Path(__file__).parents[1] / "fixtures" / "v0_1"
SHOWN = json.loads(lzma.decompress((LEFT / "shown.json.xz").read_bytes()))
ANNA = Visitor(SHOWN["secrets"]["Anna"], False)


def open_hall(address):
    return Hall(Settings(snapshot_every=4), Store(address))


def shown(hall, table, seat, language="en", since=None):
    """What a seat is shown."""
    there = hall.tables.find(table)
    return json.loads(sight(hall.tables, there, now(there, seat, language, since)))


def whole_log(hall, table, seat, language):
    """All lines that a seat can read, as a person leafs back."""
    log = shown(hall, table, seat, language)["log"]
    lines, more = log["lines"], log["more"]
    while more:
        older = looking.older(hall.tables, ANNA.id, table, seat, language, lines[0]["n"], 500)
        before = [line for line in older["lines"] if line["n"] < lines[0]["n"]]
        lines, more = before + lines, older["more"] and bool(before)
    return [line["text"] for line in lines]


# What version 0.1 left behind


@pytest.fixture(scope="module")
def left(tmp_path_factory):
    """The store of version 0.1, opened by this one."""
    file = tmp_path_factory.mktemp("left") / "hall.sqlite3"
    file.write_bytes(lzma.decompress((LEFT / "store.sqlite3.xz").read_bytes()))
    hall = open_hall(f"sqlite:///{file}")
    yield hall
    hall.close()


def tables_that_were(*status):
    named = [(f"{one['table']['game']}-{one['stage']}-{i}", one) for i, one in enumerate(SHOWN["tables"])]
    return [pytest.param(one, id=name) for name, one in named if one["table"]["status"] in status]


def was_told(table):
    """Whether the words of the log are those of then: kept ones, or present ones that nobody has touched."""
    game = registry.game(table["game"])
    if game.rules_version != "1.0":
        return True
    files = [f"{language}.ftl" for language in LANGUAGES]
    return all((game.folder / "text" / f).read_bytes() == (game.folder / "earlier/1.0" / f).read_bytes() for f in files)


@pytest.mark.parametrize("then", tables_that_were("waiting", "playing", "over", "stopped"))
def test_every_table_of_version_0_1_tells_what_it_told(left, then):
    table = then["table"]["id"]
    about = looking.from_outside(left.tables, ANNA.id, table, "en", "")
    for name in ("game", "players", "seats", "visibility", "host"):
        assert about[name] == then["table"][name]
    for seat, logs in then["logs"].items():
        for language, lines in logs.items():
            found = whole_log(left, table, int(seat), language)
            assert len(found) == len(lines)
            assert found == lines or not was_told(then["table"])


def ending(state):
    """Who won; the reason may be corrected where 0.1 did not write it down."""
    result = state["result"]
    return result["places"], result["scores"], [outcome["key"] for outcome in result["outcomes"]]


@pytest.mark.parametrize("then", tables_that_were("over", "stopped"))
def test_a_finished_table_of_version_0_1_ends_as_it_ended(left, then):
    table = then["table"]["id"]
    row = left.store.table(table)
    assert row.status == then["table"]["status"]
    for seat, state in then["states"].items():
        found = shown(left, table, int(seat))
        assert found["over"] == state["over"] and found["view"]
        if state["result"] is not None:
            assert ending(found) == ending(state)
        assert bool(found["notice"]) == (row.rules_version != registry.game(row.game).rules_version)
    record = looking.record(left.tables, ANNA.id, table)
    assert len(record["entries"]) == len(then["record"]["entries"])
    assert earlier.read(json.loads(json.dumps(record))).log()
    for entry in (row.length // 3, row.length // 2, row.length):
        moment = json.loads(looking.replay(left.tables, ANNA.id, table, None, entry, "sv"))
        assert moment["entry"] == entry and moment["state"]["log"]["lines"]


@pytest.mark.parametrize("then", tables_that_were("playing"))
def test_a_running_table_of_version_0_1_goes_on_or_says_why_not(left, then):
    table = then["table"]["id"]
    game = registry.game(then["table"]["game"])
    is_earlier = game.rules_version != "1.0"
    row = left.tables.find(table).row
    for seat, state in then["states"].items():
        found = shown(left, table, int(seat))
        assert bool(found["notice"]) == is_earlier
        if row.status == "playing":
            for part in ("transcript", "asked", "awaited", "over"):
                assert found[part] == state[part]
            # Choices stand under headings now, so their order is another one.
            assert {one["key"] for one in found["choices"]} == {one["key"] for one in state["choices"]}
            assert found["undo"] == (state["undo"] and not is_earlier)
        else:
            assert is_earlier and row.status == "stopped" and not found["asked"]


def test_a_waiting_table_of_version_0_1_begins_when_it_is_full(left):
    for then in SHOWN["tables"]:
        if then["stage"] == "waiting":
            table = then["table"]["id"]
            left.wait(seating.sit(left, Visitor("B" * 43, False), table, None, "Cai"))
            row = left.tables.find(table).row
            assert row.status == "playing" and row.rules_version == registry.game(row.game).rules_version
            assert shown(left, table, 0)["notice"] == ""


# A toy whose rules are corrected


@pytest.fixture
def address(tmp_path):
    return f"sqlite:///{tmp_path / 'hall.sqlite3'}"


@pytest.fixture
def becomes(tmp_path):
    """Correct the toy: becomes("2", events=...). It begins as it is, with its words kept."""
    folder = tmp_path / "deck"
    shutil.copytree(deck.GAME.folder, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    first, known, added = replace(deck.GAME, folder=folder), list(registry.NAMES), dict(registry.ADDED)

    def correct(version, renames="", **changes):
        if renames:
            (folder / "earlier" / "renamed.toml").write_text(f'["{version}"]\n{renames}\n')
        registry.add(replace(first, rules_version=version, **changes))
        renamed.read_renamed.cache_clear()

    correct("1")
    keep(first)
    yield correct
    registry.ADDED.clear()
    registry.ADDED.update(added)
    registry.NAMES[:] = known


def new_table(hall, seats=("me", "me"), **options):
    wishes = [{"kind": kind, **({"name": name} if kind == "me" else {})} for kind, name in zip(seats, ("Anna", "Bo"))]
    return hall.wait(seating.set_up(hall, ANNA, "toy_deck", 2, options, "public", True, wishes, key(), "en"))


def play(hall, table, count, seed=1):
    luck = random.Random(seed)
    for _ in range(count):
        match = hall.tables.find(table).playing()
        if match.over:
            return
        seat = match.to_act[0]
        choice = luck.choice(match.choices(seat)).key
        hall.wait(hall.change(ANNA, table, seat, Play(choice), match.transcript(seat), key(), "en"))


def everything(hall, table):
    return {
        (seat, language): (shown(hall, table, seat, language), whole_log(hall, table, seat, language))
        for seat in (0, 1, -1)
        for language in LANGUAGES
    }


def without(state, *parts):
    return {name: value for name, value in state.items() if name not in ("notice", "log", *parts)}


def test_a_running_table_goes_on_under_later_rules_and_says_so(address, becomes):
    hall = open_hall(address)
    table = new_table(hall)
    play(hall, table, 6)
    before = everything(hall, table)
    hall.close()
    becomes("2")
    hall = open_hall(address)
    after = everything(hall, table)
    for eyes, (state, log) in before.items():
        assert without(after[eyes][0], "undo", "redo", "restart") == without(state, "undo", "redo", "restart")
        assert after[eyes][1] == log
        assert "1" in after[eyes][0]["notice"] and "2" in after[eyes][0]["notice"] and not state["notice"]
        assert not after[eyes][0]["undo"]
    assert looking.from_outside(hall.tables, ANNA.id, table, "sv", "")["notice"] == after[0, "sv"][0]["notice"]
    play(hall, table, 100)
    row = hall.store.table(table)
    assert row.status == "over" and row.rules_version == "1" and row.versions == [[6 + opening(hall, table), "2"]]
    whole = everything(hall, table)
    for eyes, (_, log) in before.items():
        assert whole[eyes][1][: len(log)] == log and len(whole[eyes][1]) > len(log)
    record = json.loads(json.dumps(looking.record(hall.tables, ANNA.id, table)))
    assert earlier.read(record).log(0) == whole[0, "en"][1]
    hall.close()
    assert everything(open_hall(address), table) == whole


def opening(hall, table):
    return hall.store.opening_length(table)


def test_nothing_is_taken_back_across_a_change_of_rules(address, becomes):
    hall = open_hall(address)
    table = new_table(hall)
    play(hall, table, 5)
    becomes("2")
    hall = open_hall(address)
    seats = hall.tables.find(table).playing()
    for seat in range(2):
        with pytest.raises(Fault, match="illegal"):
            hall.wait(hall.change(ANNA, table, seat, Undo(), seats.transcript(seat), key(), "en"))


def telling_otherwise(monkeypatch):
    apply = deck.Turn.on_apply

    def differs(self, g, seat, action):
        apply(self, g, seat, action)
        if action in (deck.DRAW.of(0), deck.PEEK.of(0)):
            g.emit(deck.PLAYED, seat, 0)

    monkeypatch.setattr(deck.Turn, "on_apply", differs)


def test_a_running_table_that_may_not_stand_where_it_stood_is_closed_with_a_word(address, becomes, monkeypatch):
    hall = open_hall(address)
    table = new_table(hall)
    play(hall, table, 7)
    before = everything(hall, table)
    hall.close()
    becomes("2")
    telling_otherwise(monkeypatch)
    hall = Hall(Settings(), Store(address))
    row = hall.tables.find(table).row
    assert row.closed == "2" and row.status == "stopped" and not hall.store.calling()
    for (seat, language), (state, log) in before.items():
        found = shown(hall, table, seat, language)
        assert "1" in found["notice"] and "2" in found["notice"] and not found["asked"] and not found["choices"]
        assert whole_log(hall, table, seat, language) == log
        assert found["transcript"] == state["transcript"]
    with pytest.raises(Fault, match="only_to_read"):
        hall.wait(hall.change(ANNA, table, 0, Play("draw"), before[0, "en"][0]["transcript"], key(), "en"))
    moment = json.loads(looking.replay(hall.tables, ANNA.id, table, None, None, "en"))
    assert moment["state"]["log"]["lines"] and moment["state"]["views"]
    record = json.loads(json.dumps(looking.record(hall.tables, ANNA.id, table)))
    assert record["rules_version"] == "1" and earlier.read(record).log(1, "sv") == before[1, "sv"][1]


def test_a_finished_table_is_read_when_its_rules_and_words_are_gone(address, becomes, monkeypatch):
    """Other names of cards, another event, no picture of the old position: log, result and last views stay."""
    hall = open_hall(address)
    table = new_table(hall)
    play(hall, table, 100)
    before = everything(hall, table)
    hall.close()
    card = Axis("card", ["wolf", *deck.CARD.names])
    becomes("2", events=[EventKind("played", [deck.PLAYED.fields[0], card, card.called("again")], [])])
    hall = open_hall(address)
    after = everything(hall, table)
    for eyes, (state, log) in before.items():
        assert without(after[eyes][0]) == without(state) and after[eyes][1] == log
        assert after[eyes][0]["notice"]
    moment = json.loads(looking.replay(hall.tables, ANNA.id, table, None, None, "en"))
    assert moment["state"]["views"] == [before[seat, "en"][0]["view"] for seat in (0, 1)]
    middle = json.loads(looking.replay(hall.tables, ANNA.id, table, 0, opening(hall, table) + 5, "en"))["state"]
    assert middle["view"] == {} and middle["prompt"] and middle["log"]["lines"]


def test_a_waiting_table_begins_under_the_rules_of_its_beginning(address, becomes):
    hall = open_hall(address)
    table = new_table(hall, ("me", "open"))
    hall.close()
    becomes("2")
    hall = open_hall(address)
    hall.wait(seating.sit(hall, ANNA, table, 1, "Bo"))
    row = hall.store.table(table)
    assert row.status == "playing" and row.rules_version == "2" and not row.versions
    assert shown(hall, table, 0)["notice"] == ""


def test_a_record_of_earlier_rules_is_brought_and_read_to_its_end(address, becomes, monkeypatch):
    match, luck = start("toy_deck", 2, 2, names=["Anna", "Bo"]), random.Random(2)
    while not match.over:
        match.play(match.to_act[0], luck.choice(match.choices(match.to_act[0])))
    record = json.loads(json.dumps(earlier.kept(match)))
    logs = {seat: match.log(seat, "sv") for seat in (0, 1, -1)}
    assert match.result is not None
    scores = match.result.scores
    becomes("2")
    telling_otherwise(monkeypatch)
    hall = open_hall(address)
    table = hall.wait(seating.take_in(hall, ANNA, pack(transcribe(record, 4)), "en"))
    row = hall.store.table(table)
    assert row.rules_version == "1" and row.status == "over" and row.versions[0] == [-1, "2"] and row.version == "1"
    state = shown(hall, table, -1)
    assert state["notice"] and state["result"]["scores"] == scores
    assert whole_log(hall, table, -1, "sv") == logs[-1]
    assert looking.record(hall.tables, ANNA.id, table)["entries"] == record["entries"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: record["happened"][0][1].append(["drew", [0], -1]),
        lambda record: record["happened"][0][1].append(["drew", [0, "x"], -1]),
        lambda record: record["happened"].append([0, 5]),
        lambda record: record.update(result={"places": [1]}),
        lambda record: record["result"].update(reason="none"),
        lambda record: record["result"].update(outcomes=["win"]),
    ],
)
def test_what_a_brought_record_tells_must_be_possible(becomes, spoil):
    match, luck = start("toy_deck", 2, 2), random.Random(2)
    while not match.over:
        match.play(match.to_act[0], luck.choice(match.choices(match.to_act[0])))
    record = json.loads(json.dumps(earlier.kept(match)))
    spoil(record)
    becomes("2")
    with pytest.raises(RecordError):
        transcribe(record, 4)
