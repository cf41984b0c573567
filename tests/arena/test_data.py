"""Games as tables: reproducible by their seeds."""

import json
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

import longhall
from longhall.arena import data
from longhall.arena.data import parts, tables, write
from longhall.cli import app
from longhall.games.registry import game as find_game


def test_the_same_seeds_give_the_same_tables(tmp_path):
    wish = ("vasa_cards", 2, 3, 40, ["random", "steward"], {"aggregate": "sum"}, True)
    first, again = tables(*wish), tables(*wish)
    assert first["decisions"].equals(again["decisions"]) and first["results"].equals(again["results"])
    decisions, results = (pl.read_parquet(path) for path in write(tmp_path / "new", parts(*wish)))
    assert results["seed"].to_list() == [40, 40, 41, 41, 42, 42]
    assert results["share"].sum() == pytest.approx(3)
    assert results["bot"].to_list() == ["random", "steward", "steward", "random", "random", "steward"]
    assert decisions["observation"].list.len().unique().to_list() == [longhall.observation("vasa_cards", 2).width]
    assert (decisions["choices"].list.len() > 1).all()
    assert decisions.select(pl.col("choices").list.contains(pl.col("action")).all()).item()


def test_a_written_game_is_the_match_of_its_seed():
    found = tables("vasa_voyage", 3, 1, 9, ["random"], {}, False)
    match = longhall.start("vasa_voyage", 3, 9)
    keys = iter(found["decisions"]["key"].to_list())
    while not match.over:
        seat = int(match.state.next_actor())
        legal = match.state.legal(seat)
        match.play(seat, next(keys) if len(legal) > 1 else legal[0])
    assert match.result is not None and match.result.places == found["results"]["place"].to_list()


def test_rows_do_not_gather_in_memory_and_lie_in_one_file_all_the_same(tmp_path, monkeypatch):
    """A part is written as soon as it is large enough."""
    monkeypatch.setattr(data, "ROWS", 60)
    wish: tuple[Any, ...] = ("vasa_cards", 3, 6, 2, ["random"], {}, True)
    found = list(parts(*wish))
    assert len(found) > 2 and all(len(part["decisions"]) < 60 + 60 for part in found)
    paths = write(tmp_path, parts(*wish))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["decisions.parquet", "results.parquet"]
    monkeypatch.undo()
    whole = tables(*wish)
    for path in paths:
        assert pl.read_parquet(path).equals(whole[path.stem])


def test_games_are_written_with_the_values_of_an_edition(tmp_path):
    (tmp_path / "mine.toml").write_text("[setup]\ngold = 9\n")
    wish = ["games", "shipwrights", "--parquet", str(tmp_path), "-n", "1", "-p", "2", "--observations"]
    done = CliRunner().invoke(app, [*wish, "--edition", str(tmp_path / "mine.toml")])
    assert done.exit_code == 0, done.output
    gold = longhall.observation("shipwrights", 2)["gold"]
    first = pl.read_parquet(tmp_path / "decisions.parquet")["observation"][0]
    assert first[gold.start : gold.stop].to_list() == [9, 9]
    told = json.loads(pl.read_parquet_metadata(tmp_path / "results.parquet")["longhall"])
    assert (told["game"], told["players"], told["edition"]) == ("shipwrights", 2, {"setup": {"gold": 9}})
    assert told["options"] == find_game("shipwrights").whole_options({})
    assert told["versions"].startswith(f"rules-{find_game('shipwrights').rules_version} ")


def test_the_command_writes_tables_and_asks_for_the_game(tmp_path):
    runner = CliRunner()
    done = runner.invoke(app, ["games", "vasa_cards", "--parquet", str(tmp_path), "-n", "1", "-p", "2"])
    assert done.exit_code == 0 and (tmp_path / "decisions.parquet").exists()
    assert runner.invoke(app, ["games", "--parquet", str(tmp_path)]).exit_code == 2
