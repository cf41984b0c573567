"""The benchmark of the doors names every goal, met or not."""

from datetime import date

import pytest
from benchmarks import doors
from benchmarks.doors import goals, strength, verdict
from tests.arena.test_ladder import result

from longhall import __version__
from longhall.arena.games import Job
from longhall.arena.ladder import open_books
from longhall.arena.schedule import parts_named
from longhall.games.registry import HOUSE
from longhall.games.registry import game as find_game


def test_a_goal_that_was_not_measured_is_told_as_such():
    name = "vasa_voyage"
    found = {f"batch {name}": 6e5, f"vector {name}": 3e5, f"vector {name}, own seats alone": 1e5}
    told = {what: verdict(what, value, goal) for what, value, goal in goals([name], found)}
    assert told[f"batch {name}, millions"].endswith("reached")
    assert told[f"vector {name} / batch"].endswith("reached")
    assert told[f"vector {name} / batch, own seats alone"].endswith("MISSED")
    assert told[f"openspiel {name} / liars_poker"].endswith("not measured")
    assert told[f"pettingzoo {name} / hanabi"].endswith("not measured")
    assert len(told) == 5


def test_the_page_keeps_one_run_of_all_games(tmp_path, monkeypatch):
    names = list(HOUSE)
    page = doors.PAGE.read_text("utf-8")
    kept = page.partition(doors.BEGIN)[2].partition(doors.END)[0].strip().split("\n")
    found = {f"batch {name}": 6e5 for name in names} | {"vector suecia": 9e5}
    lines = doors.table(names, found)
    rows = [line for line in kept if line.startswith("|")]
    assert [line.split("|")[1] for line in rows] == [line.split("|")[1] for line in lines] and rows[:3] == lines[:3]
    assert lines[-1] == "| `suecia` | 0.60 | 1.50 |  |  |  |"
    monkeypatch.setattr(doors, "PAGE", tmp_path / "page.md")
    doors.PAGE.write_text(page, "utf-8")
    for _ in range(2):
        doors.keep(lines)
        with_origin = "\n".join([*lines, "", doors.origin()])
        assert doors.PAGE.read_text("utf-8") == page.replace("\n".join(kept), with_origin)


def test_a_kept_run_says_when_and_with_what_it_was_made():
    told = doors.origin()
    assert date.today().isoformat() in told and f"Longhall {__version__} " in told
    assert doors.processor() and told.endswith(f"{doors.processor()}.")


@pytest.mark.parametrize("hanabi", [True, False])
def test_a_run_that_could_not_measure_a_goal_says_so_and_is_not_kept(hanabi, tmp_path, monkeypatch, capsys):
    at_doors = ("batch {}", "vector {}", "vector {}, own seats alone", "openspiel {}")
    speeds = {door.format(name): 6e5 for door in at_doors for name in HOUSE} | {"pettingzoo vasa_voyage": 6e5}
    speeds |= {"openspiel liars_poker": 1e5} | ({"pettingzoo hanabi": 1e5} if hanabi else {})
    page = doors.PAGE.read_text("utf-8")
    monkeypatch.setattr(doors, "PAGE", tmp_path / "page.md")
    doors.PAGE.write_text(page, "utf-8")
    monkeypatch.setattr(doors, "players", lambda names: [(what, lambda it=it: it) for what, it in speeds.items()])
    monkeypatch.setattr(doors, "timed", lambda play: play())
    monkeypatch.setattr(doors, "strength", lambda names: [])
    monkeypatch.setattr("sys.argv", ["doors.py", "--repeats", "1", "--collisions", "0", "--keep"])
    assert doors.main() == (0 if hanabi else 1)
    said = capsys.readouterr().out
    assert ("Not measured: pettingzoo vasa_voyage / hanabi." in said) == ("not kept" in said) == (not hanabi)
    assert (doors.PAGE.read_text("utf-8") == page) == (not hanabi)


def test_a_goal_that_is_missed_is_told_to_whoever_started_the_benchmark(monkeypatch, capsys):
    monkeypatch.setattr(doors, "players", lambda names: [("batch vasa_cards", lambda: 1)])
    monkeypatch.setattr("sys.argv", ["doors.py", "vasa_cards", "--repeats", "1", "--collisions", "0"])
    missed = {}
    for speed in (1e5, 6e5):
        for judged in ("above", "level  MISSED"):
            monkeypatch.setattr(doors, "timed", lambda play, speed=speed: speed)
            monkeypatch.setattr(doors, "strength", lambda names, judged=judged: [judged])
            missed[speed, judged[:5]] = doors.main()
    assert missed == {(1e5, "above"): 1, (6e5, "above"): 0, (1e5, "level"): 2, (6e5, "level"): 1}
    assert capsys.readouterr().out.count("MISSED") == 4


@pytest.mark.parametrize(
    ("games", "won", "judged"),
    [
        (100, 0.5, "level  MISSED"),
        (100, 0.1, "below  MISSED"),
        (100, 0.9, "above"),
        (40, 0.35, "not told apart"),
        (40, 0.05, "below"),
        (40, 0.9, "above"),
    ],
)
def test_a_search_that_is_no_better_than_a_plain_one_misses_its_goal(games, won, judged, tmp_path, monkeypatch):
    """At the usual number of players; elsewhere it is told how it does."""
    books = open_books(tmp_path, ["vasa_cards"])
    (part,) = parts_named(["plain"])
    pairing = next(pairing for pairing, wanted in part.pairings("vasa_cards") if wanted.games == games)
    for number in range(games):
        books["vasa_cards"].add(result(Job(pairing, number), float(number < games * won)))
    monkeypatch.setattr(doors, "open_books", lambda folder, names: books)
    (told,) = [line for line in strength(["vasa_cards"]) if f"{games} of {games}" in line]
    assert told.endswith(f"  {judged}") and ("goal above 1" in told) == (games == 100)


@pytest.mark.parametrize("name", HOUSE)
def test_every_number_of_players_has_its_line_among_the_strengths(name):
    told = list(strength([name]))
    assert len(told) == len(find_game(name).players)
    assert all(line.startswith(name) for line in told)
    (demanded,) = [line for line in told if "goal above 1" in line]
    assert demanded.startswith(f"{name} with {find_game(name).usual_players},")


@pytest.mark.long
@pytest.mark.needs("gymnasium")
def test_own_choices_are_counted_apart_from_those_of_all_seats():
    """A round of the vector environment: one choice of the own seat in each game, and the others' between them."""
    from benchmarks.doors import LANES, vector

    own, everybody = vector("vasa_cards", own=True)(), vector("vasa_cards", own=False)()
    assert own == 4 * LANES < everybody
