"""The components: where each value comes from, what an edition may change, and what it is told when it may not."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.suecia.tables import played

from longhall.games.suecia.face.position import check
from longhall.games.suecia.face.reading import read_data
from longhall.games.suecia.game import GAME
from longhall.games.suecia.terms import ESTATE_CARD, KIND, MAT, TILE
from longhall.kernel.components import source_of
from longhall.match import editions

RAW = GAME.raw_data


def values(table: dict[str, Any], path: str = ""):
    """The paths of all values."""
    for name, value in table.items():
        here = f"{path}.{name}".lstrip(".")
        if isinstance(value, dict) and name != "source":
            yield from values(value, here)
        elif name != "source":
            yield here


def sources(table: dict[str, Any]):
    """Every table with a source for some of its values, and the names of these."""
    if isinstance(table.get("source"), dict):
        yield table, set(table["source"]) - {"default"}
    for value in table.values():
        if isinstance(value, dict):
            yield from sources(value)


def test_every_value_says_where_it_comes_from():
    paths = list(values(RAW))
    assert len(paths) > 300
    assert {source_of(RAW, path) for path in paths} == {"rulebook", "example", "inferred", "reconstructed"}
    assert {source_of(RAW, path) for path in paths if path.startswith("province.")} == {"reconstructed"}
    assert all(named <= set(table) for table, named in sources(RAW)), "a source of a value that is not there"


def test_the_components_are_as_many_as_the_rules_say():
    """SU-80: 60 estate cards, 24 tiles, 15 ships, 15 missions, 12 mats, 20 discs each."""
    data = GAME.data
    assert list(data.copies) == [10] * 6 and list(data.tiles) == [4] * 6
    assert list(data.cards) == [5] * 6 and len(RAW["province"]) == 12 and data.discs == 20
    for tier in (0, 1):
        hexes = [data.ring[mat * 6 + i] for mat in range(tier * 6, tier * 6 + 6) for i in range(6)]
        assert [hexes.count(kind) for kind in range(tier * 3, tier * 3 + 3)] == [12, 12, 12]


@pytest.mark.parametrize("mat", MAT.names)
def test_a_mat_has_three_hexes_of_its_majority(mat):
    """SU-22"""
    table = RAW["province"][mat]
    assert table["ring"].count(table["majority"]) == 3
    assert GAME.data.majority[MAT.names.index(mat)] == KIND.names.index(table["majority"])


@pytest.mark.parametrize("tile", TILE.names)
def test_the_basic_kind_of_a_tile_has_a_place_on_both_faces(tile):
    """SU-28, SU-42"""
    table = RAW["city_tile"][tile]
    assert table["slots_basic"] == [table["basic"]]
    assert table["basic"] in table["slots_advanced"] and table["advanced"] in table["slots_advanced"]
    assert len(table["slots_advanced"]) == 3


def test_each_card_shows_two_estates_and_four_are_marked():
    """SU-11"""
    assert [RAW["estate_card"][card]["start_mark"] for card in ESTATE_CARD.names] == [1, 2, 3, 4, 0, 0]


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "province.MB1.ring": ({"province": {"MB1": {"ring": ["crops"] * 6}}}, "province.MB1.ring[0]: cannot be 'crops'"),
    "province.MB1.majority": (
        {"province": {"MB1": {"ring": ["crop", "wood", "wood", "wood", "ore", "ore"]}}},
        "province.MB1.majority: must be the one kind on 3 of the hexes",
    ),
    "short ring": ({"province": {"MA1": {"ring": ["iron"] * 3}}}, "province.MA1.ring: needs 6 kinds, has 3"),
    "demand": (
        {"ship": {"england": {"front": {"demand": {"crop": 2}}}}},
        "card_rules.front_in: is 2, but ship.england",
    ),
    "a number": ({"player": {"discs": "many"}}, "player.discs: needs a whole number, not 'many'"),
    "no discs": ({"player": {"discs": 0}}, "player.discs: 0 is out of range; it can be 1 to 99"),
    "truth is no number": ({"player": {"discs": True}}, "player.discs: needs a whole number"),
    "cards short": ({"estate_card": {"PB": {"copies": 5}}}, "tableau.p3.face_down_at_start: is 47"),
    "marks": ({"estate_card": {"PB": {"marked_copies": 3}}}, "estate_card.PB.marked_copies: each of up to five"),
    "same mark": ({"estate_card": {"BC": {"start_mark": 1}}}, "estate_card.BC.start_mark: there is another card"),
    "columns": ({"tableau": {"p5": {"columns": 5}}}, "tableau.p5.columns: 5 tableaus of 15 cards need more"),
    "prices": ({"market": {"prices": {"basic": [1, 2, 4]}}}, "market.by_stock.buy_basic: the prices make it"),
    "falling": ({"market": {"prices": {"basic": [3, 2, 1]}}}, "market.prices.basic: prices must not fall"),
    "two prices": ({"market": {"prices": {"basic": [1, 2]}}}, "market.prices.basic: needs 3 prices"),
    "capacity": ({"market": {"capacity_per_kind": 7}}, "market.capacity_per_kind: is 7, but"),
    "recipe": ({"recipe": {"iron": {"inputs": {"crop": 1}}}}, "recipe.iron.inputs: needs two different kinds"),
    "tile": ({"city_tile": {"CROP-TEX": {"advanced": "iron"}}}, "city_tile.CROP-TEX.advanced: the basic kind must be"),
    "slots": (
        {"city_tile": {"CROP-TEX": {"slots_advanced": ["crop", "textile"]}}},
        "city_tile.CROP-TEX.slots_advanced: the kinds and recipes make it crop, ore, textile",
    ),
    "blocked": ({"city": {"blocked": [[6, 1]]}}, "city.blocked[0]: there is no square [6, 1]"),
    "scan": (
        {"city": {"scan": {"supply_basic": {"line_order": [5, 4, 3, 2, 2]}}}},
        "city.scan.supply_basic.line_order: needs each of 1 to 5 once",
    ),
    "scan of no numbers": (
        {"city": {"scan": {"supply_basic": {"line_order": [[], 4, 3, 2, 1]}}}},
        "city.scan.supply_basic.line_order[0]: needs a whole number",
    ),
    "deed": (
        {"estate": {"peasant": {"basic": ["dance"]}}},
        "estate.peasant.basic[0]: cannot be 'dance'; it can be place_castle",
    ),
    "a rule": ({"bonus_rules": {"per_kind_limit": 2}}, "bonus_rules.per_kind_limit: cannot be 2; this program"),
    "an estate": ({"estate_card": {"PB": {"estates": ["clergy", "burgher"]}}}, "estate_card.PB.estates: follows from"),
    "a tier": ({"province": {"MB1": {"tier": "advanced"}}}, "province.MB1.tier: follows from the name"),
    "positions": (
        {"province_rules": {"positions_by_placed_count": [1, 6, 2, 3, 4, 5]}},
        "province_rules.positions_by_placed_count: follows from the shape of the mats: [1, 12, 2, 3, 4, 5]",
    ),
    "a stranger": ({"province": {"MB7": {"tier": "basic"}}}, "province.MB7: there is no such thing"),
    "nothing asked": (
        {"card_rules": {"front_in": 0}, "ship": {"england": {"front": {"demand": {"crop": 0, "wood": 0}}}}},
        "ship.england.front.demand: must ask for something",
    ),
    "set-up": (
        {"card_rules": {"per_nation_in_setup": 6}},
        "card_rules.per_nation_in_setup: there are not so many cards",
    ),
    "provenance": ({"player": {"source": "rumour"}}, "player.source: cannot be 'rumour'; it can be rulebook"),
    "provenance of a value": (
        {"city": {"source": {"columns": "rumour"}}},
        "city.source.columns: cannot be 'rumour'",
    ),
    "a list": ({"city": {"blocked": 3}}, "city.blocked: needs a list"),
    "a name": (
        {"city": {"scan": {"demand_ships": {"lines": "diagonals"}}}},
        "city.scan.demand_ships.lines: cannot be 'diagonals'; it can be columns, rows",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_edition_is_refused_with_the_path_of_the_value(name):
    edition, fault = WRONG[name]
    with pytest.raises(ValueError) as refusal:
        editions.apply(GAME, edition)
    assert str(refusal.value).startswith(fault)


def test_a_missing_value_is_named():
    raw = copy.deepcopy(RAW)
    del raw["market"]["overflow_lost_every"]
    with pytest.raises(ValueError, match=r"^market\.overflow_lost_every: is missing"):
        read_data(raw)


FORGOTTEN = {
    "province.MB7": "mat; there are MB1",
    "city_tile.ORE-TIM": "tile; there are CROP-TEX",
    "estate_card.PN": "card; there are PB",
    "ship.france": "nation; there are england, hansa, holland",
    "mission.france": "nation; there are finland, baltics, russia",
    "recipe.gold": "chit; there are textile",
    "kind.gold": "chit; there are crop",
    "estate.miner": "estate; there are nobility",
    "bonus.tower": "bonus; there are castle",
}


@pytest.mark.parametrize("path", FORGOTTEN)
def test_a_piece_that_only_the_data_knows_is_named_at_once(path):
    sort, name = path.split(".")
    raw = copy.deepcopy(RAW)
    raw[sort][name] = copy.deepcopy(next(table for table in raw[sort].values()))
    with pytest.raises(ValueError) as refusal:
        read_data(raw)
    assert str(refusal.value).startswith(f"{path}: there is no such {FORGOTTEN[path]}")


def test_a_value_that_nobody_reads_is_named():
    raw = copy.deepcopy(RAW)
    raw["city"]["towers"] = 4
    with pytest.raises(ValueError, match=r"^city\.towers: there is no such value here; there are"):
        read_data(raw)


def test_a_wrong_edition_file_is_told_its_line(tmp_path: Path):
    file = tmp_path / "mine.toml"
    file.write_text('[province.MB2]\nring = ["crop", "crop", "crop", "ore", "ore", "gold"]\n')
    with pytest.raises(editions.EditionError, match=r"mine\.toml, line 2: province\.MB2\.ring\[5\]"):
        editions.load(GAME, file)


RIGHT: dict[str, dict[str, Any]] = {
    "mats in another order": {"province": {"MB1": {"ring": ["crop", "wood", "crop", "wood", "crop", "ore"]}}},
    "three of a nation": {"card_rules": {"per_nation_in_setup": 3}},
    "a hole in the city": {"city": {"blocked": [[3, 3], [1, 1]]}},
    "a smaller city": {
        "city": {
            "rows": 4,
            "scan": {
                "supply_basic": {"line_order": [4, 3, 2, 1]},
                "supply_advanced": {"inner_order": [1, 2, 3, 4]},
                "demand_ships": {"inner_order": [4, 3, 2, 1]},
                "demand_missions": {"line_order": [1, 2, 3, 4]},
            },
        }
    },
    "dearer market": {"market": {"demand_cost_multiplier": 3, "overflow_lost_every": 3}},
    "another nation for a pair": {
        "ship": {
            "england": {
                "front": {"demand": {"crop": 0, "ore": 1}, "returns": {"timber": 0, "iron": 1}},
                "back": {"demand": {"crop": 0, "ore": 2}, "returns": {"timber": 0, "iron": 2}},
            }
        }
    },
    "other points": {"scoring": {"fulfilled_mission": 7, "advanced_building": 4}},
}


@pytest.mark.parametrize("name", RIGHT)
def test_an_edition_can_be_played(name):
    """SU-80, SU-100: nothing that an edition changes is known to the rules by heart."""
    for seed in range(2):
        g = played(4, seed, RIGHT[name])
        assert g.over and check(g) == []


def test_a_smaller_city_has_fewer_squares():
    """SU-100, SU-101"""
    data = editions.apply(GAME, RIGHT["a smaller city"])
    assert data.squares == (1 << 20) - 1
    assert list(data.supply_order)[:5] == [15, 16, 17, 18, 19] and len(set(data.demand_order)) == 25


def test_the_data_file_is_the_specification_s():
    """Every value of the specification's table stands in data.toml, by piece instead of in a row."""
    text = (GAME.folder / "data.toml").read_text("utf-8")
    assert tomllib.loads(text) == RAW
    tables = {"kind", "recipe", "market", "estate", "estate_card", "tableau", "ship", "mission", "city", "city_tile"}
    assert tables | {"province", "player", "place", "bonus", "scoring", "card_rules", "hex"} <= set(RAW)
