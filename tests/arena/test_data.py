"""Games as tables: reproducible by their seeds."""

import polars as pl
import pytest
from typer.testing import CliRunner

import longhall
from longhall.arena.data import tables, write
from longhall.cli import app


def test_the_same_seeds_give_the_same_tables(tmp_path):
    wish = ("vasa_cards", 2, 3, 40, ["random", "steward"], {"aggregate": "sum"}, True)
    first, again = dict(tables(*wish)), dict(tables(*wish))
    assert first["decisions"].equals(again["decisions"]) and first["results"].equals(again["results"])
    decisions, results = (pl.read_parquet(path) for path in write(tmp_path / "new", iter(first.items())))
    assert results["seed"].to_list() == [40, 40, 41, 41, 42, 42]
    assert results["share"].sum() == pytest.approx(3) and set(results["bot"]) == {"random", "steward"}
    assert decisions["observation"].list.len().unique().to_list() == [longhall.observation("vasa_cards", 2).width]
    assert (decisions["choices"].list.len() > 1).all()
    assert decisions.select(pl.col("choices").list.contains(pl.col("action")).all()).item()


def test_a_written_game_is_the_match_of_its_seed():
    found = dict(tables("vasa_voyage", 3, 1, 9, ["random"], {}, False))
    match = longhall.start("vasa_voyage", 3, 9)
    keys = iter(found["decisions"]["key"].to_list())
    while not match.over:
        seat = int(match.state.next_actor())
        legal = match.state.legal(seat)
        match.play(seat, next(keys) if len(legal) > 1 else legal[0])
    assert match.result is not None and match.result.places == found["results"]["place"].to_list()


def test_the_command_writes_tables_and_asks_for_the_game(tmp_path):
    runner = CliRunner()
    done = runner.invoke(app, ["games", "vasa_cards", "--parquet", str(tmp_path), "-n", "1", "-p", "2"])
    assert done.exit_code == 0 and (tmp_path / "decisions.parquet").exists()
    assert runner.invoke(app, ["games", "--parquet", str(tmp_path)]).exit_code == 2
