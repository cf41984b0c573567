"""The benchmark of the doors names every goal, met or not."""

import pytest
from benchmarks import doors
from benchmarks.doors import goals, strength, verdict
from tests.arena.test_ladder import result

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
    assert [line.split("|")[1] for line in kept] == [line.split("|")[1] for line in lines] and kept[:3] == lines[:3]
    assert lines[-1] == "| `suecia` | 0.60 | 1.50 |  |  |  |"
    monkeypatch.setattr(doors, "PAGE", tmp_path / "page.md")
    doors.PAGE.write_text(page, "utf-8")
    for _ in range(2):
        doors.keep(lines)
        assert doors.PAGE.read_text("utf-8") == page.replace("\n".join(kept), "\n".join(lines))


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


@pytest.mark.parametrize(("won", "judged"), [(50, "level  MISSED"), (10, "below  MISSED"), (90, "above")])
def test_a_search_that_is_no_better_than_a_plain_one_misses_its_goal(won, judged, tmp_path, monkeypatch):
    books = open_books(tmp_path, ["vasa_cards"])
    (part,) = parts_named(["plain"])
    pairing = next(pairing for pairing, wanted in part.pairings("vasa_cards") if wanted.games == 100)
    for number in range(100):
        books["vasa_cards"].add(result(Job(pairing, number), float(number < won)))
    monkeypatch.setattr(doors, "open_books", lambda folder, names: books)
    (told,) = [line for line in strength(["vasa_cards"]) if "100 of 100" in line]
    assert told.endswith(judged)


@pytest.mark.parametrize("name", HOUSE)
def test_every_number_of_players_has_its_line_among_the_strengths(name):
    told = list(strength([name]))
    assert len(told) == len(find_game(name).players)
    assert all(line.startswith(name) and "goal above 1" in line for line in told)


@pytest.mark.long
@pytest.mark.needs("gymnasium")
def test_own_choices_are_counted_apart_from_those_of_all_seats():
    """A round of the vector environment: one choice of the own seat in each game, and the others' between them."""
    from benchmarks.doors import LANES, vector

    own, everybody = vector("vasa_cards", own=True)(), vector("vasa_cards", own=False)()
    assert own == 4 * LANES < everybody
