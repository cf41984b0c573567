"""Bots by name, those from elsewhere too: one class, one line that registers it, and it plays everywhere."""

import random
import re
import sys
import tomllib
from pathlib import Path

import pytest
from tests.bots.outside import install
from typer.testing import CliRunner

from longhall.arena.book import Book
from longhall.arena.runners import run
from longhall.arena.tournament import jobs_of, play_on
from longhall.arena.versions import version_of
from longhall.bots import Bot, Budget, Thinking, choose, make, register
from longhall.bots.registry import bot_named, in_words, names, registered
from longhall.cli import app
from longhall.games import registry
from longhall.kernel.fields import knows


@pytest.fixture(autouse=True)
def registered_before():
    before = dict(registered)
    yield
    registered.clear()
    registered.update(before)
    version_of.cache_clear()


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """The distribution of tests/bots/outside.py."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(install(folder)))
    yield
    sys.modules.pop("elsewhere", None)


class Last(Bot):
    """The last open choice."""

    def choose(self, world, seat):
        return world.legal(seat)[-1]


class Curious(Bot):
    """Keeps what it is given."""

    given: list = []

    def choose(self, world, seat):
        self.given.append(world.clone())
        return world.legal(seat)[0]


class Cheat(Curious):
    cheats = True


def begun():
    game = registry.game("vasa_cards")
    g = game.new(3, game.whole_options({}), game.data)
    g.reseed(5)
    g.run()
    for _ in range(20):
        seat = g.next_actor()
        g.apply(seat, g.legal(seat)[-1])
    return g


def test_a_bot_plays_by_the_name_it_is_registered_under():
    register("last", Last)
    assert "last" in names() and "last" in in_words()
    g = begun()
    seat = g.next_actor()
    assert choose(make("last", "vasa_cards"), g, seat, 1) == g.legal(seat)[-1]
    register("last", Last)  # once more is no harm


@pytest.mark.parametrize(
    ("name", "bot", "words"),
    [
        ("random", Last, "a bot 'random' already"),
        ("easy", Last, "a bot 'easy' already"),
        ("Last one", Last, "is no name for a bot"),
        ("last:1s", Last, "is no name for a bot"),
        ("last", object, "not a class made from longhall.bots.Bot"),
        ("last", print, "not a class made from longhall.bots.Bot"),
    ],
)
def test_what_cannot_be_registered_is_refused_with_the_reason(name, bot, words):
    before = dict(registered)
    with pytest.raises(ValueError, match=words):
        register(name, bot)
    assert registered == before


def test_a_bot_that_other_processes_could_not_find_is_refused():
    class Hidden(Bot):
        pass

    with pytest.raises(ValueError, match="inside a function"):
        register("hidden", Hidden)


def test_a_bot_says_whether_a_budget_follows_its_name(monkeypatch):
    register("last", Last)
    with pytest.raises(ValueError, match="last takes none"):
        make("last:1s", "vasa_cards")
    monkeypatch.setattr(Last, "thinking", Thinking.MAY)
    assert make("last", "vasa_cards").budget == Budget()
    assert make("last:0.5s", "vasa_cards").budget == Budget(seconds=0.5)
    assert make("last:40", "vasa_cards").budget == Budget(simulations=40)
    with pytest.raises(ValueError, match="last:1s for a second"):
        make("last:0s", "vasa_cards")


def test_a_bot_is_given_a_redealt_world_unless_it_says_that_it_cheats():
    g = begun()
    seat = g.next_actor()
    others = [other for other in range(3) if other != seat]
    for kind in (Curious, Cheat):
        Curious.given.clear()
        bot = kind("x", "vasa_cards", random.Random(1), Budget())
        for seed in range(6):
            choose(bot, g, seat, seed)
        assert all(knows(world, seat) == knows(g, seat) for world in Curious.given)
        true = [all(knows(world, other) == knows(g, other) for other in others) for world in Curious.given]
        assert all(true) if kind is Cheat else not all(true)


def test_an_installed_distribution_brings_bots(elsewhere):
    assert {"eager", "spy", "lost"} <= set(names()) and "eager" in in_words()
    assert type(make("eager:20", "vasa_cards")).__name__ == "Eager"
    assert bot_named("random").__module__ == "longhall.bots.players"  # a name stays with its first owner
    with pytest.raises(ValueError, match=r"bot 'lost' \(elsewhere:Nobody\) cannot be loaded"):
        make("lost", "vasa_cards")
    assert version_of("vasa_cards", "eager", "random").endswith(" eager-3 random-1")


@pytest.mark.parametrize("where", ["one", "cores"])
def test_it_plays_in_tournaments_here_and_in_other_processes(elsewhere, tmp_path, where):
    jobs = jobs_of("vasa_cards", ["eager:0.5s", "random"], 2, [2], {})
    book = Book(tmp_path / "vasa_cards.csv")
    play_on(jobs, book, where)
    rows = Book(book.file).of(jobs)
    assert [row["hero"] for row in rows] == ["eager:0.5s"] * 2 + ["random"] * 2
    assert [(row["rate"], row["field_rate"]) for row in rows] == [(2, "")] * 2 + [("", 2)] * 2


def test_other_processes_know_bots_that_were_registered_by_a_call():
    register("last", Last)
    jobs = jobs_of("vasa_cards", ["last", "random"], 1, [2], {})
    places = [sorted((row["hero"], row["places"]) for row in run(jobs, where)) for where in ("one", "cores")]
    assert places[0] == places[1]


def test_it_plays_in_the_terminal(elsewhere):
    done = CliRunner().invoke(app, ["play", "vasa_cards", "--seats", "eager,spy,random"], env={"COLUMNS": "100"})
    assert done.exit_code == 0, done.output
    done = CliRunner().invoke(app, ["play", "vasa_cards", "--seats", "me,lost"], env={"COLUMNS": "200"})
    assert done.exit_code == 2 and "cannot be loaded" in done.output


def test_the_bot_on_the_page_plays_by_its_entry_point(tmp_path, monkeypatch):
    """docs/bots.md, "Add a bot": the module and the entry point as they stand there."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text("utf-8")
    page = page.split("\n## Add a bot\n")[1].split("\n## ")[0]
    (module,) = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    (project,) = re.findall(r"^```toml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    wishes = tomllib.loads(project)
    ((name, place),) = wishes["project"]["entry-points"]["longhall.bots"].items()
    (tmp_path / f"{wishes['tool']['setuptools']['py-modules'][0]}.py").write_text(module)
    about = tmp_path / "first_open-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: first-open\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[longhall.bots]\n{name} = {place}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    (row,) = run(jobs_of("vasa_cards", [name, "random"], 1, [2], {}, [name]), "one")
    assert row["hero"] == name and row["decisions"] > 0
