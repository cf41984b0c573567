"""The published ladder: the whole schedule, results that are not mixed, and a page that says what is behind it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from longhall.arena.book import Book
from longhall.arena.games import Job, Pairing
from longhall.arena.ladder import line_of, lines_of, open_books, page_text, rated, told_apart
from longhall.arena.schedule import PARTS, Wanted, jobs_in_order, parts_named
from longhall.arena.versions import version_of
from longhall.bots import players as house
from longhall.bots.steward import Steward
from longhall.games import registry

ROOT = Path(__file__).parent.parent.parent
HEAD = {"command": "longhall ladder", "version": "1", "build": "compiled", "results": "results"}


EARLIER = "rules-0.9 random-1 steward-1"


def result(job, share, **changed):
    row = {"game": job.pairing.game, "version": job.version, "players": job.pairing.players, "options": ""}
    row |= {"hero": job.pairing.hero, "field": job.pairing.field, "number": job.number, "share": share}
    return row | {"place": 1, "places": "1-2", "score": 0, "decisions": 9, "rate": "", "field_rate": ""} | changed


def test_the_schedule_asks_everything_once(tmp_path):
    jobs = jobs_in_order(open_books(tmp_path), PARTS)
    assert len(jobs) == len(set(jobs))
    for game in registry.HOUSE:
        for players in registry.game(game).players:
            pairings = {(job.pairing.hero, job.pairing.field): 0 for job in jobs}
            for job in jobs:
                if job.pairing.game == game and job.pairing.players == players:
                    pairings[job.pairing.hero, job.pairing.field] += 1
            assert pairings["steward", "random"] == 400 and pairings["skald:0.1s", "steward"] == 200
        assert sum(job.pairing.game == game and job.pairing.hero == "skald:1s" for job in jobs) == 60
        more = [job for job in jobs if job.pairing.game == game and job.pairing.hero == "skald:0.3s"]
        assert sum(job.pairing.field == "steward" for job in more) == 60


def test_skald_meets_independent_opponents_at_equal_time(tmp_path):
    """100 games at the usual number of players, 40 at the others, fixed beforehand."""
    jobs = jobs_in_order(open_books(tmp_path), parts_named(["plain", "bare", "sight"]))
    for game in registry.HOUSE:
        usual = registry.game(game).usual_players
        for players in registry.game(game).players:
            found = [job.pairing.field for job in jobs if (job.pairing.game, job.pairing.players) == (game, players)]
            assert found.count("ismcts:0.3s") == (100 if players == usual else 40)
            assert found.count("bare-skald:0.3s") == (100 if players == usual else 0)


def played(books, name, won, **changed):
    """A part among the books of the card game, by the number of players: what share of its games the hero won."""
    (part,) = parts_named([name])
    for pairing, wanted in part.pairings("vasa_cards"):
        for number in range(wanted.games if pairing.players in won else 0):
            share = float(number < wanted.games * won[pairing.players])
            books["vasa_cards"].add(result(Job(pairing, number), share, **changed))
    return part


def told_of_sight(books):
    text = page_text(HEAD, books, PARTS, "pictures")
    return text[text.index("## What there is to win") : text.index("## Ratings")]


@pytest.mark.parametrize(
    ("won", "word", "sight"),
    [(0.5, "**Only level**", 100), (0.3, "**Below the fair share**", 100), (0.8, "Above the fair share", 0)],
)
def test_where_skald_is_not_above_the_oracle_shows_what_there_is_to_win(tmp_path, won, word, sight):
    books = open_books(tmp_path, ["vasa_cards"])
    played(books, "plain", {2: won})
    text = page_text(HEAD, books, PARTS, "pictures")
    assert f"{word}: vasa_cards with 2." in text
    assert "Not all games are played yet: vasa_cards with 3, vasa_cards with 4." in text
    asked = [job for job in jobs_in_order(books, parts_named(["sight"])) if job.pairing.players == 2]
    assert len(asked) == sight and ("So far it is nowhere known" in text) == (not sight)


def test_at_other_than_the_usual_number_of_players_a_few_games_tell_nothing_apart(tmp_path):
    books = open_books(tmp_path, ["vasa_cards"])
    plain = played(books, "plain", {2: 0.5, 3: 0.35, 4: 0.05})
    lines = lines_of(plain, books)
    assert [line.verdict(plain, lines) for line in lines] == ["level", "not told apart", "below"]
    text = page_text(HEAD, books, PARTS, "pictures")
    assert "**Only level**: vasa_cards with 2. Not told apart in 40 games: vasa_cards with 3." in text


def test_the_page_says_in_words_what_there_is_to_win_by_sight(tmp_path):
    """With 2 players sight wins more, with 3 no more, and with 4 it has not played all its games."""
    books = open_books(tmp_path, ["vasa_cards"])
    played(books, "plain", {2: 0.5, 3: 0.35, 4: 0.25})
    sight = played(books, "sight", {2: 0.8, 3: 0.35})
    for number, (pairing, _) in enumerate(3 * sight.pairings("vasa_cards")[2:]):
        books["vasa_cards"].add(result(Job(pairing, number), 1.0, places="1-2-3-4"))
    text = told_of_sight(books)
    told = [line for line in text.split("\n") if line.startswith("- ")]
    assert told == [
        "- vasa_cards with 2: skald:0.3s wins 1.00 (0.81 to 1.19) times the fair share, the search that sees "
        "everything 1.60 (1.42 to 1.73): so much there is to win.",
        "- vasa_cards with 3: skald:0.3s wins 1.05 (0.66 to 1.51) times the fair share, the search that sees "
        "everything 1.05 (0.66 to 1.51): even sight is not known to win more than the fair share.",
    ]
    assert "\nNot all games are played yet: vasa_cards with 4.\n" in text
    assert "bots.md#bluff-and-what-a-perfect-opponent-would-win" in text


def test_no_column_goes_without_a_heading(tmp_path):
    books = open_books(tmp_path, ["vasa_cards"])
    played(books, "plain", {2: 0.5, 3: 0.5})
    played(books, "sight", {2: 0.5})
    rows = [line for line in page_text(HEAD, books, PARTS, "pictures").split("\n") if line.startswith("| ")]
    headings = [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows]
    assert all(all(cells) for cells in headings if cells[0] == "game")
    width = 0
    for cells in headings:
        width = len(cells) if cells[0] == "game" else width
        assert len(cells) == width


def test_sight_with_so_many_players_is_not_compared_with_sight_with_more(tmp_path):
    books = open_books(tmp_path, ["vasa_cards"])
    played(books, "plain", {2: 0.5, 3: 0.35, 4: 0.25})
    sight = played(books, "sight", {2: 0.8, 3: 0.4, 4: 0.8})
    lines = lines_of(sight, books)
    assert [line.verdict(sight, lines) for line in lines] == ["", "", ""] and all(line.complete for line in lines)
    text = told_of_sight(books)
    assert "weaker" not in text and "reached" not in text


def test_where_only_an_earlier_version_is_known_to_be_level_the_page_says_that_it_is_asked_again(tmp_path):
    books = open_books(tmp_path, ["vasa_cards"])
    played(books, "plain", {2: 0.5, 3: 0.35, 4: 0.8}, version="rules-0.9 ismcts-1 skald-1")
    text = page_text(HEAD, books, PARTS, "pictures")
    assert "**Only level**: vasa_cards with 2." in text
    assert "Asked again under today's versions: vasa_cards with 2, vasa_cards with 3.\n" in text
    assert "So far it is nowhere known" not in text


@pytest.mark.parametrize(("won", "games"), [(58, 60), (44, 200), (30, 200)])
def test_more_games_are_played_where_the_first_leave_much_to_luck(tmp_path, won, games):
    """After 60 games the standard error is 2.3 points with 58 wins, 5.7 with 44 and 6.5 with 30."""
    (budget,) = parts_named(["budget"])
    books = open_books(tmp_path, ["vasa_cards"])
    pairing = next(pairing for pairing, _ in budget.pairings("vasa_cards") if pairing.hero == "skald:0.3s")

    def planned():
        return sum(job.pairing == pairing for job in jobs_in_order(books, [budget]))

    for number in range(59):
        books["vasa_cards"].add(result(Job(pairing, number), float(number < won)))
    assert planned() == 60  # a few games say nothing yet
    books["vasa_cards"].add(result(Job(pairing, 59), 0.0))
    assert planned() == games
    assert f"--heroes skald:0.3s --players {pairing.players} -n {games}" in page_text(HEAD, books, PARTS, "pictures")


def test_all_pairings_come_forward_together(tmp_path):
    jobs = jobs_in_order(open_books(tmp_path, ["vasa_cards", "suecia"]), parts_named(["skald"]))
    first = jobs[: len(jobs) // 10]
    assert {(job.pairing.game, job.pairing.players) for job in first} == {
        ("vasa_cards", 2), ("vasa_cards", 3), ("vasa_cards", 4), ("suecia", 3), ("suecia", 4), ("suecia", 5),
    }  # fmt: skip
    assert max(job.number for job in first) == 19


def test_an_unknown_part_is_refused():
    with pytest.raises(ValueError, match="stewards, skald, second, budget, ceiling, plain, bare, sight"):
        parts_named(["dragons"])


def test_a_version_names_the_rules_and_the_bots_that_play():
    rules = f"rules-{registry.game('vasa_cards').rules_version}"
    assert version_of("vasa_cards", "random") == f"{rules} random-1"
    assert version_of("vasa_cards", "skald:1s", "random") == version_of("vasa_cards", "random", "skald:0.1s")
    assert version_of("vasa_cards", "easy") == version_of("vasa_cards", "steward")


def test_a_search_is_as_new_as_the_judgement_it_uses(monkeypatch):
    class Wiser(Steward):
        def version(self):
            return "7"

    monkeypatch.setattr(house, "steward_of", lambda game: Wiser())
    version_of.cache_clear()
    assert version_of("vasa_cards", "steward", "skald:1s").endswith(" skald-1.7 steward-7")
    version_of.cache_clear()


def test_of_two_versions_that_are_half_played_the_page_shows_that_of_today_unless_the_earlier_played_more(tmp_path):
    pairing = Pairing("vasa_cards", 2, "steward", "random", {})
    book = Book(tmp_path / "vasa_cards.csv")
    for number in range(2):
        book.add(result(Job(pairing, number), 1.0, version=EARLIER))
    for number in range(2):
        assert not line_of(book, pairing, Wanted(6)).today
        book.add(result(Job(pairing, number), 0.0))
    line = line_of(book, pairing, Wanted(6))
    assert line.today and line.games == 2 and line.standing is not None and line.standing.share == 0


def test_games_of_other_bots_are_not_counted(tmp_path):
    pairing = Pairing("vasa_cards", 2, "steward", "random", {})
    book = Book(tmp_path / "vasa_cards.csv")
    for number in range(6):
        book.add(result(Job(pairing, number), 0.0, version=EARLIER))
    for number in range(4):
        assert line_of(book, pairing, Wanted(4)).version == "rules-0.9 random-1 steward-1"
        book.add(result(Job(pairing, number), 1.0))
    for known in (book, Book(tmp_path / "vasa_cards.csv")):
        earlier = line_of(known, pairing, Wanted(6))  # today's has not played them all
        assert earlier.standing is not None and not earlier.today
        assert earlier.standing.share == 0 and "*earlier*" in earlier.row("")
        line = line_of(known, pairing, Wanted(4))
        assert line.today and line.standing is not None
        assert line.standing.games == 4 and line.standing.share == 1
        assert "*earlier*" not in line.row("") and line.verdict(PARTS[0], [line]) == "reached"
    text = page_text(HEAD, {"vasa_cards": book}, PARTS, "pictures")
    assert f"| vasa_cards | {registry.game('vasa_cards').rules_version} | 0.9 |" in text


@pytest.mark.parametrize(
    ("wins", "verdicts"),
    [
        ([10, 10, 9, 12], ["", "reached", "reached", "reached"]),
        ([10, 9, 8, 12], ["", "reached", "weaker", "reached"]),  # against the best with less time, not only the last
        ([12, 0, 10, 11], ["", "weaker", "weaker", "reached"]),
    ],
)
def test_more_time_is_compared_with_the_best_with_less(tmp_path, wins, verdicts):
    book = Book(tmp_path / "vasa_cards.csv")
    (budget,) = parts_named(["budget"])
    pairings = budget.pairings("vasa_cards")
    for (pairing, _), won in zip(pairings, wins, strict=True):
        for number in range(20):
            book.add(result(Job(pairing, number), float(number < won)))
    lines = [line_of(book, pairing, Wanted(20)) for pairing, _ in pairings]
    assert [line.verdict(budget, lines) for line in lines] == verdicts
    few = [line_of(book, pairing, Wanted(21)) for pairing, _ in pairings]
    assert [line.verdict(budget, few) for line in few] == [""] * 4
    some = [*lines[:1], *few[1:]]
    assert [line.verdict(budget, some) for line in some] == [""] * 4


def test_the_page_tells_every_pairing_played_or_not(tmp_path):
    books = open_books(tmp_path)
    pairing = Pairing("vasa_cards", 4, "skald:0.1s", "steward", {})
    for number in range(40):
        books["vasa_cards"].add(result(Job(pairing, number), float(number % 4 == 0), places="1-2-3-4"))
    text = page_text(HEAD, books, PARTS, "pictures")
    assert "| vasa_cards | 4 | skald:0.1s | 40 of 200 | 25.0% | 1.00 |" in text
    assert "| suecia | 5 | steward | 0 of 400 |" in text
    assert "longhall tournament suecia --bots skald:1s,steward --heroes skald:1s --players 3 -n 60" in text
    assert "pictures/ladder-skald.svg" in text and "pictures/ladder-second.svg" not in text


def test_the_command_writes_the_page_from_what_was_played(tmp_path):
    from typer.testing import CliRunner

    from longhall.cli import app

    book = Book(tmp_path / "results" / "vasa_cards.csv")
    for number in range(400):
        job = Job(Pairing("vasa_cards", 2, "steward", "random", {}), number)
        book.add(result(job, 0.0, version=EARLIER))
        book.add(result(job, float(number % 5 > 0)))
    for number in range(3):  # today's bots have not played this yet
        job = Job(Pairing("vasa_cards", 3, "steward", "random", {}), number)
        book.add(result(job, 1.0, version=EARLIER, places="1-2-3"))
    arguments = ["ladder", "--write", "--results", str(tmp_path / "results"), "--page", str(tmp_path / "docs/page.md")]
    done = CliRunner().invoke(app, arguments, env={"COLUMNS": "100"})
    assert done.exit_code == 0, done.output
    assert "| vasa_cards | 2 | steward | 400 | 80.0% |" in (tmp_path / "docs/page.md").read_text()
    assert "| vasa_cards | 3 | steward | 3 of 400 | 100.0% |" in (tmp_path / "docs/page.md").read_text()
    assert (tmp_path / "docs/pictures/ladder-stewards.svg").read_text().startswith("<svg")
    assert (tmp_path / "results/vasa_cards.parquet").exists()
    kept = Book(tmp_path / "results" / "vasa_cards.csv").rows.values()
    assert [row["players"] for row in kept if row["version"].startswith("rules-0.9")] == [3, 3, 3]
    assert len(kept) == 403


PLAYS = """
import sys
from pathlib import Path
from longhall.arena.book import Book
from longhall.arena.games import Job, Pairing
from longhall.arena.tournament import play_on
if __name__ == "__main__":
    pairing = Pairing("vasa_cards", 2, "steward", "random", {})
    play_on([Job(pairing, number) for number in range(5000)], Book(Path(sys.argv[1])), "cores")
"""


@pytest.mark.long
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_tournament_that_is_stopped_keeps_its_games_and_leaves_nobody_behind(tmp_path, how):
    script, book = tmp_path / "plays.py", tmp_path / "vasa_cards.csv"
    script.write_text(PLAYS)
    running = subprocess.Popen([sys.executable, str(script), str(book)], stderr=subprocess.DEVNULL, env={**os.environ})
    while not book.exists() or book.read_text().count("\n") < 5:
        assert running.poll() is None
        time.sleep(0.05)
    workers = subprocess.run(["pgrep", "-P", str(running.pid)], capture_output=True, text=True).stdout.split()
    assert workers
    running.send_signal(how)
    running.wait(60)
    assert len(Book(book).rows) >= 4
    for _ in range(300):
        if not any(os.path.exists(f"/proc/{worker}") for worker in workers):
            return
        time.sleep(0.1)
    pytest.fail("processes that played are still there")


def test_every_bot_is_rated_under_the_rules_that_it_played(tmp_path):
    """Games of other rules are no games of today's, and a bot that changed in between is another."""
    book = Book(tmp_path / "vasa_cards.csv")
    for hero, field, version in (
        ("steward", "random", EARLIER),
        ("skald:0.1s", "steward", "rules-0.9 skald-1.1 steward-1"),
        ("skald:0.3s", "steward", "rules-0.9 skald-1.2 steward-1"),
        ("skald:0.3s", "ismcts:0.3s", None),
        ("skald:0.3s", "bare-skald:0.3s", None),
    ):
        pairing = Pairing("vasa_cards", 2, hero, field, {})
        for number in range(8):
            changed = {} if version is None else {"version": version}
            book.add(result(Job(pairing, number), float(number % 4 > 0), **changed))
    found = rated(book, PARTS)
    today = registry.game("vasa_cards").rules_version
    assert {rules: {one.bot for one in ratings} for rules, ratings in found.items()} == {
        "0.9": {"random", "steward", "skald:0.1s", "skald:0.3s"},
        today: {"skald:0.3s", "ismcts:0.3s", "bare-skald:0.3s"},
    }
    text = page_text(HEAD, {"vasa_cards": book}, PARTS, "pictures")
    assert f"| vasa_cards | {today} | ismcts:0.3s |" in text and "| vasa_cards | 0.9 | steward | 0 | 0 |" in text


def test_a_bot_that_changed_is_rated_as_two():
    rows = [
        {"hero": "skald:1s", "field": "steward", "version": version, "players": 2, "share": 1.0}
        for version in ("rules-1.1 skald-1.1 steward-1", "rules-1.1 skald-1.2 steward-1")
    ]
    assert {row["hero"] for row in told_apart(rows)} == {"skald:1s (skald-1.1)", "skald:1s (skald-1.2)"}
    assert {row["field"] for row in told_apart(rows)} == {"steward"}


def test_the_published_page_is_that_of_the_published_games():
    """`longhall ladder --write` writes it again. By which build it was written stands before its tables."""
    begins = "## Versions"
    page = (ROOT / "docs" / "ladder.md").read_text("utf-8")
    anew = page_text(HEAD, open_books(ROOT / "results", registry.HOUSE), PARTS, "pictures")
    assert page[page.index(begins) :] == anew[anew.index(begins) :]
