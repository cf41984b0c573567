"""The components: what they are, where each value comes from, what an edition may change and what it is told if not."""

import copy
import tomllib
from typing import Any

import pytest
from tests.games.shipwrights.tables import begun, laid, play, played

from longhall.games.shipwrights.face.reading import GROUPS, read_data, read_townsfolk
from longhall.games.shipwrights.game import GAME
from longhall.games.shipwrights.terms import CARD_NAMES, COPIES
from longhall.kernel.components import SOURCES, Table, source_of
from longhall.match import editions
from longhall.match.beginnings import replay, start

RAW = GAME.raw_data


def values(table: dict[str, Any], path: str):
    for name, value in table.items():
        if name != "source":
            if isinstance(value, dict):
                yield from values(value, f"{path}{name}.")
            else:
                yield path + name


def test_every_value_has_a_source():
    paths = list(values(RAW, ""))
    assert len(paths) > 450
    assert {source_of(RAW, path) for path in paths} <= set(SOURCES)
    for group, names in GROUPS.items():
        for name in names:
            assert source_of(RAW, f"{group}.{name}.id") in SOURCES


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("ships.karv.vp", "example"),
        ("ships.karv.cost.gold", "reconstructed"),
        ("ships.knarr.vp", "reconstructed"),
        ("ships.knarr.military", "rulebook"),
        ("ships.snekke.id", "reconstructed"),
        ("craftsmen.carpenter.id", "public"),
        ("craftsmen.carver.hire_cost_gold", "inferred"),
        ("townsfolk.berserker.cost_gold", "rulebook"),
        ("townsfolk.king.gain_gold", "reconstructed"),
        ("townsfolk.mercenary.gain_gold", "rulebook"),
        ("tools.bow_saw.waives", "inferred"),
        ("buildings.fortress.vp", "inferred"),
        ("buildings.long_house.vp", "example"),
        ("limits.gold_max", "rulebook"),
        ("limits.days_max", "reconstructed"),
        ("deck_totals.ships", "public"),
    ],
)
def test_some_sources_as_they_were_found(path, source):
    assert source_of(RAW, path) == source


def test_there_are_128_cards_of_46_kinds():
    """SW-2"""
    data = read_data(RAW)
    assert len(CARD_NAMES) == RAW["meta"]["unique_illustrations"] == 46
    copies = [data.first[card + 1] - data.first[card] for card in range(46)]
    assert sum(copies) == COPIES == RAW["meta"]["cards_total"]
    at = 0
    for group, names in GROUPS.items():
        assert sum(copies[at : at + len(names)]) == RAW["deck_totals"][group]
        assert copies[at : at + len(names)] == [RAW[group][name]["count"] for name in names]
        at += len(names)


def test_the_backs_are_spread_as_the_data_say():
    """SW-32"""
    backs = [back for group, names in GROUPS.items() for name in names for back in RAW[group][name]["backs"]]
    counts = {back: backs.count(back) for back in backs}
    orders = {"1/2/3", "1/3/2", "2/1/3", "2/3/1", "3/1/2", "3/2/1"}
    assert counts == {"2/2/2": RAW["backs"]["cards_of_twos"]} | {
        order: RAW["backs"]["cards_of_each_order"] for order in orders
    }


def test_every_copy_has_its_own_back():
    """SW-32"""
    data = read_data(RAW)
    for card, name in enumerate(CARD_NAMES):
        table = next(RAW[group][name] for group, names in GROUPS.items() if name in names)
        copies = [data.copies[i] for i in range(data.first[card], data.first[card + 1])]
        shown = [data.backs[data.back_of[copy]] for copy in copies]
        assert ["/".join(f"{back // 25}{back // 5 % 5}{back % 5}") for back in shown] == table["backs"]


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a stranger": ({"ships": {"karve": {"vp": 1}}}, "ships.karve: there is no such thing"),
    "a value too many": ({"ships": {"karv": {"speed": 1}}}, "ships.karv.speed: there is no such thing"),
    "a word for a number": ({"ships": {"karv": {"vp": "four"}}}, "ships.karv.vp: needs a whole number, not 'four'"),
    "truth is no number": ({"ships": {"karv": {"vp": True}}}, "ships.karv.vp: needs a whole number"),
    "a negative price": (
        {"ships": {"karv": {"cost": {"gold": -1}}}},
        "ships.karv.cost.gold: -1 is out of range; it can be 0 to 99",
    ),
    "a number for a table": ({"ships": {"karv": {"cost": 3}}}, "ships.karv.cost: needs a table"),
    "a number for a yes": (
        {"townsfolk": {"thief": {"watchman_blocks": 1}}},
        "townsfolk.thief.watchman_blocks: needs true or false, not 1",
    ),
    "too many cards": (
        {"ships": {"karv": {"count": 5, "backs": ["2/2/2"] * 5}}},
        "ships.karv.count: the counts of all cards add up to 129, not to 128",
    ),
    "too few cards": (
        {"buildings": {"church": {"count": 1, "backs": ["2/2/2"]}}},
        "buildings.church.count: the counts of all cards add up to 127, not to 128",
    ),
    "a back too few": ({"ships": {"karv": {"backs": ["2/2/2"]}}}, "ships.karv.backs: has 1 backs for 4 copies"),
    "no back": ({"tools": {"bow_saw": {"backs": ["oak"]}}}, "tools.bow_saw.backs: 'oak' is not a back"),
    "a back beyond all": ({"tools": {"bow_saw": {"backs": ["2/7/1"]}}}, "tools.bow_saw.backs: '2/7/1' is not a back"),
    "backs that are no list": (
        {"tools": {"bow_saw": {"backs": "1/2/3"}}},
        "tools.bow_saw.backs: needs a list",
    ),
    "a stranger at work": (
        {"ships": {"karv": {"craftsmen": ["cook"]}}},
        "ships.karv.craftsmen[0]: cannot be 'cook'; it can be carpenter",
    ),
    "a peaceful warship": (
        {"ships": {"karv": {"military": 0}}},
        "ships.karv.nonmilitant: a Ship is nonmilitant exactly",
    ),
    "another effect": (
        {"townsfolk": {"king": {"effect": "draw_cards"}}},
        "townsfolk.king.effect: cannot be 'draw_cards'; this program plays with 'gain_gold' only",
    ),
    "another reach": (
        {"townsfolk": {"thief": {"scope": "anyone"}}},
        "townsfolk.thief.scope: cannot be 'anyone'; it can be opponent",
    ),
    "two at a time": ({"townsfolk": {"thief": {"amount": 2}}}, "townsfolk.thief.amount: cannot be 2"),
    "a Tool for nothing": ({"tools": {"bow_saw": {"waives": "gold"}}}, "tools.bow_saw.waives: cannot be 'gold'"),
    "less than nothing": (
        {"townsfolk": {"sage": {"discard_max": 0}}},
        "townsfolk.sage.discard_max: 0 is out of range; it can be 1 to 99",
    ),
    "a gift": ({"buy_goods": {"cost_gold": 0}}, "buy_goods.cost_gold: 0 is out of range"),
    "another way round": ({"draft": {"direction": "anticlockwise"}}, "draft.direction: cannot be 'anticlockwise'"),
    "other leftovers": ({"draft": {"packets_per_day": 4}}, "draft.leftovers_per_day: cannot be 3"),
    "a limited supply": ({"components": {"supply_is_limited": True}}, "components.supply_is_limited: cannot be True"),
    "a rumour": (
        {"ships": {"karv": {"source": {"vp": "rumour"}}}},
        "ships.karv.source.vp: cannot be 'rumour'; it can be rulebook",
    ),
    "a rumour of all": (
        {"deck_totals": {"source": "rumour"}},
        "deck_totals.source: cannot be 'rumour'; it can be rulebook",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_edition_is_refused_with_the_path_of_the_value(name):
    edition, fault = WRONG[name]
    with pytest.raises(ValueError) as refusal:
        editions.apply(GAME, edition)
    assert str(refusal.value).startswith(fault)


def test_what_is_missing_or_too_much_is_named():
    raw = copy.deepcopy(RAW)
    del raw["ships"]["karv"]["vp"]
    with pytest.raises(ValueError, match=r"^ships\.karv\.vp: is missing"):
        read_data(raw)
    raw = copy.deepcopy(RAW)
    raw["ships"]["karv"]["speed"] = 9
    with pytest.raises(ValueError, match=r"^ships\.karv\.speed: there is no such value here; there are backs,"):
        read_data(raw)
    raw = copy.deepcopy(RAW)
    raw["ships"]["karve"] = raw["ships"]["karv"]
    with pytest.raises(ValueError, match=r"^ships\.karve: there is no such card"):
        read_data(raw)
    raw = copy.deepcopy(RAW)
    raw["ships"]["karv"]["source"] = 4
    with pytest.raises(ValueError, match=r"^ships\.karv\.source: needs a source"):
        read_data(raw)
    with pytest.raises(ValueError, match="has no source"):
        source_of({"a": {"b": 1}}, "a.b")


def test_an_effect_that_a_new_card_brings_is_told_where_it_is_added():
    card = Table({"effect": "dance"}, "townsfolk.herald")
    with pytest.raises(ValueError, match=r"^townsfolk\.herald\.effect: cannot be 'dance'.*chapters/townsfolk\.py"):
        read_townsfolk(GAME.data, 0, "herald", card)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("# mine\n\n[ships.karv]\nvp = 4\nmilitary = false\n", 5),
        ("[ships.karv]\ncost = { gold = 3, workers = -1 }\n", 2),
        ("[ships.karv]\nvp = 4\n\n[ships.karve]\nvp = 3\n", 4),
        ('[ships.karv]\ncount = 5\nbacks = ["1/2/3", "1/2/3", "1/2/3", "1/2/3", "1/2/3"]\n', 2),
    ],
)
def test_a_wrong_edition_file_is_told_its_line(tmp_path, text, line):
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(editions.EditionError, match=rf"^mine\.toml, line {line}: ships\.karve?"):
        editions.load(GAME, file)


RICH = tomllib.loads("""
[townsfolk.king]
gain_gold = 6
draw = 1
opponents_lose_gold = 1
[townsfolk.assassin]
scope = "opponent"
gain_goods_any = 1
[townsfolk.thief]
draw = 2
[townsfolk.pioneer]
gain_workers = 1
[townsfolk.raider]
attacker_gains = 1
[townsfolk.berserker]
cost_gold = 1
watchman_blocks = true
[townsfolk.chieftain]
draw = 4
[townsfolk.sage]
discard_min = 2
discard_max = 3
draw_over_discarded = 0
[townsfolk.trader]
exchange_min = 2
gain_per_good = 2
[townsfolk.merchant]
pay_workers = 0
gain_goods_any = 3
[townsfolk.labourer]
gain_goods_any = 1
[craftsmen.carver]
hire_cost_gold = 1
[tools.trade_cart]
oak = 2
move_per_purchase = 2
[ships.karv]
count = 5
backs = ["4/0/1", "4/0/1", "1/1/1", "1/1/1", "2/2/2"]
craftsmen = ["carpenter", "carpenter", "carpenter"]
cost = { gold = 0 }
[ships.knarr]
count = 2
backs = ["1/2/3", "1/3/2"]
[buildings.treasury]
gold_per_vp = 2
[buildings.church]
scoring = "mill_capacity_over_base"
base = 4
minimum = 1
[limits]
gold_max = 15
hired_craftsmen_max = 6
ships_to_end_game = 6
days_max = 12
[setup]
goods_of_choice = 3
[draft]
packets_per_day = 2
leftovers_per_day = 2
[evening]
workers_base = 2
""")


@pytest.mark.parametrize("players", [2, 5])
def test_an_edition_can_be_played(players):
    """SW-2, SW-5, SW-17, SW-101: nothing that an edition changes is known to the rules by heart."""
    for seed in range(3):
        g = begun(players, seed, RICH)
        assert list(g.mill) == [0] * 3 * players and g.next_actor() == 0
        while not g.over:
            played(g, 7, seed)
            assert GAME.check(g) == []
        assert g.day <= 12
        for seat in range(players):
            assert GAME.check(g.redeal(seat, 3)) == []


def test_an_edition_changes_a_match_and_is_part_of_its_record():
    """SW-69"""
    edition = {"townsfolk": {"king": {"gain_gold": 6}}}
    match = start(GAME, 2, 5, edition=edition)
    record = match.record
    assert record["edition"] == edition and record["edition_hash"] == editions.digest(edition)
    assert replay(record, game=GAME).position == match.position
    g = laid(2, "turn", {"hand.p1": ["king"]}, seat=0)
    g.data = editions.apply(GAME, edition)
    assert play(g, "p1 call:king").gold[0] == 11
