"""Tournaments: seats rotated, seeds paired, results kept, and the same everywhere they are played."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.toys.bench import in_turns
from tests.toys.chain.toy import GAME, Chain, Turn
from typer.testing import CliRunner

from longhall.arena.book import Book
from longhall.arena.figures import bootstrap, standings, wilson
from longhall.arena.games import Job, Pairing, plan, play
from longhall.arena.ratings import ratings
from longhall.arena.runners import run
from longhall.arena.tournament import jobs_of, play_on
from longhall.cli import app
from longhall.games import registry
from longhall.kernel.results import Result

PAIRING = Pairing("vasa_cards", 3, "steward", "random", {})


def test_the_hero_sits_everywhere_with_the_same_deal():
    jobs = [Job(PAIRING, number) for number in range(6)]
    assert [job.seat for job in jobs] == [0, 1, 2, 0, 1, 2]
    assert len({job.seed for job in jobs[:3]}) == 1 and jobs[0].seed != jobs[3].seed
    assert jobs[1].seats() == ["random", "steward", "random"]


def test_every_bot_meets_every_other():
    jobs = list(plan("vasa_cards", [2, 3], ["random", "steward", "skald:5"], 4, {}))
    assert len(jobs) == 2 * 6 * 4 and len({job.name for job in jobs}) == len(jobs)
    jobs = list(plan("vasa_cards", [2], ["random", "steward", "skald:5"], 4, {}, ["skald:5"]))
    assert {(job.pairing.hero, job.pairing.field) for job in jobs} == {("skald:5", "random"), ("skald:5", "steward")}


def test_no_clock_on_the_wall_cuts_a_thought_short(monkeypatch):
    """On a busy machine it would take more from a search that uses its seconds than from one that ends early."""
    given = {}

    def note(bot, world, seat, luck):
        given[bot.spec] = bot.budget
        return world.legal(seat)[0]

    monkeypatch.setattr("longhall.arena.games.choose", note)
    play(Job(Pairing("vasa_cards", 2, "skald:0.3s", "ismcts:0.1s", {}), 0))
    assert {spec: budget.seconds for spec, budget in given.items()} == {"skald:0.3s": 0.3, "ismcts:0.1s": 0.1}
    assert all(budget.longest >= 1000 * budget.seconds for budget in given.values())


def test_a_game_is_the_same_whenever_it_is_played():
    assert play(Job(PAIRING, 1)) == play(Job(PAIRING, 1))


@pytest.mark.parametrize(
    "wishes",
    [
        {"bots": ["random"]},
        {"bots": ["random", "nobody"]},
        {"players": [9]},
        {"options": {"aggregate": "most"}},
        {"game": "chess"},
    ],
)
def test_wishes_that_cannot_be_met_are_refused(wishes):
    usual = {"game": "vasa_cards", "bots": ["random", "steward"], "games": 2, "players": [2], "options": {}}
    with pytest.raises(ValueError):
        jobs_of(**{**usual, **wishes})


def test_a_tournament_goes_on_where_it_stopped(tmp_path):
    jobs = jobs_of("vasa_cards", ["random", "steward"], 4, [2], {})
    file = tmp_path / "book.csv"
    play_on(jobs[:3], Book(file), "one")
    with file.open("a") as broken:
        broken.write(file.read_text().splitlines()[-1].replace(",2,", ",7,")[:-1])
    seen = []
    book = Book(file)
    play_on(jobs, book, "one", lambda done, total: seen.append((done, total)))
    assert seen[0] == (3, 8) and seen[-1] == (8, 8)
    kept = [(row["hero"], row["number"]) for row in Book(file).of(jobs)]
    assert kept == [(job.pairing.hero, job.number) for job in jobs]
    assert len(Book(file).rows) == len(jobs)


def test_more_games_later_play_only_what_is_missing(tmp_path):
    book = Book(tmp_path / "book.csv")
    play_on(jobs_of("vasa_cards", ["random", "steward"], 2, [2], {}), book, "one")
    play_on(jobs_of("vasa_cards", ["random", "steward"], 3, [2], {}), book, "one")
    assert len((tmp_path / "book.csv").read_text().splitlines()) == 1 + 6


def results(where):
    jobs = [Job(PAIRING, number) for number in range(4)]
    return sorted((row["number"], row["share"], row["decisions"]) for row in run(jobs, where))


def test_all_cores_give_the_same_results_as_one():
    assert results("cores") == results("one")


class Scoreless(Chain):
    """The toy without secrets, of which only places are told."""

    def clone(self):
        return Scoreless(self, self.players)

    def results(self):
        found = super().results()
        return Result(found.places, [], found.outcomes, found.reason, found.clause)


@pytest.fixture
def scoreless():
    def new(players, options, data):
        g = Scoreless(None, players)
        g.order(in_turns(Turn, 2)(players))
        return g

    registry.add(replace(GAME, name="scoreless", new=new, has_scores=False))
    yield "scoreless"
    registry.NAMES.remove("scoreless")
    del registry.ADDED["scoreless"]


def test_games_without_secrets_and_scores_and_stewards_are_played_too(scoreless, tmp_path):
    """Of a game that only this process knows, in this process."""
    jobs = jobs_of(scoreless, ["random", "skald:20"], 4, [2, 3], {})
    book = Book(tmp_path / "scoreless.csv")
    play_on(jobs, book, "cores")
    rows = Book(book.file).of(jobs)
    assert len(rows) == len(jobs) and {row["score"] for row in rows} == {""}
    assert {line.players for line in standings(rows)} == {2, 3} and len(ratings(rows)) == 2
    file = tmp_path / "games.json"
    done = CliRunner().invoke(app, ["sim", scoreless, "-n", "40", "--json", str(file)], env={"COLUMNS": "100"})
    assert done.exit_code == 0, done.output
    assert "Score" not in done.output
    assert {seat["mean_score"] for seat in json.loads(file.read_text())["seats"]} == {None}


@pytest.mark.long
def test_a_local_ray_gives_the_same_results_as_one_core():
    """`./test all` installs Ray; elsewhere: pip install 'longhall[ray]'."""
    assert results("ray") == results("one")


def test_a_place_that_does_not_exist_is_refused(tmp_path):
    with pytest.raises(ValueError, match="one, cores, ray"):
        play_on([Job(PAIRING, 0)], Book(tmp_path / "book.csv"), "moon")


def test_intervals_hold_what_they_should():
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-3) and high == pytest.approx(0.5962, abs=1e-3)
    assert wilson(0, 0) == (0, 1) and wilson(0, 20)[0] == 0 and wilson(20, 20)[1] == 1
    low, high = bootstrap([0.5] * 50)
    assert low == high == 0.5
    low, high = bootstrap([0.0, 1.0] * 200)
    assert 0.43 < low < 0.47 and 0.53 < high < 0.57


def row(number, hero, field, places):
    return {
        "number": number,
        "game": "x",
        "players": 2,
        "options": "",
        "hero": hero,
        "field": field,
        "seat": 0,
        "share": float(places == "1-2"),
        "places": places,
    }


def test_ratings_rank_who_wins():
    rows = [row(i, "a", "b", "1-2") for i in range(30)] + [row(i, "b", "c", "1-2") for i in range(30)]
    assert [rating.bot for rating in ratings(rows)] == ["a", "b", "c"]


def test_standings_in_units_of_the_fair_share():
    (line,) = standings([row(i, "a", "b", "1-2" if i % 4 else "2-1") for i in range(40)])
    assert line.share == 0.75 and line.fair == 1.5 and line.fair_low < 1.5 < line.fair_high


def test_the_command_writes_everything(tmp_path):
    import polars

    arguments = ["tournament", "vasa_cards", "--bots", "random,steward", "-n", "2", "--players", "2", "--on", "one"]
    arguments += ["--results", str(tmp_path)]
    done = CliRunner().invoke(app, arguments, env={"COLUMNS": "100"})
    assert done.exit_code == 0, done.output
    assert "steward" in done.output and "19 times in 20" in done.output
    assert {file.suffix for file in tmp_path.iterdir()} == {".parquet", ".csv", ".svg"}
    table = polars.read_parquet(tmp_path / "vasa_cards.parquet")
    assert table.height == 4
    assert (tmp_path / "vasa_cards.csv").read_text().splitlines()[0].split(",") == table.columns[1:]
    assert Path(tmp_path / "vasa_cards.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        (["--bots", "random"], "two different bots"),
        (["--bots", "random,wizard"], "there is no bot 'wizard'"),
        (["--players", "many"], "not a number of players"),
        (["--on", "moon"], "there are: one, cores, ray"),
    ],
)
def test_faults_are_told_without_a_traceback(tmp_path, wishes, words):
    arguments = ["tournament", "vasa_cards", "-n", "1", "--results", str(tmp_path), *wishes]
    done = CliRunner().invoke(app, arguments, env={"COLUMNS": "160"})
    assert done.exit_code == 2 and words in " ".join(done.output.replace("│", " ").split())
