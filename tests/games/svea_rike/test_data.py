"""Component data, its provenance, and editions laid over it."""

import pytest

from longhall.games.svea_rike.game import GAME
from longhall.games.svea_rike.terms import FIEF
from longhall.kernel.components import SOURCES
from longhall.match.editions import apply


def test_counts_add_up():
    """SR-42, SR-81, SR-95: 24 fiefs with 46 crowns and 21 troops, 36 borders, 45 enemy troops, 70 event cards."""
    data = GAME.data
    assert data.crowns_on(2**24 - 1) == 46 and data.troops_on(2**24 - 1) == 21
    assert sum(bin(data.region[fief]).count("1") - 1 for fief in range(24)) == 2 * 36
    assert sum(data.royal_troops[card] for card in range(24)) == 45
    assert sum(data.copies[title] for title in range(56)) == 70
    assert [data.merchant_bonus[country] for country in range(4)] == [2, 1, 1, 3]


def test_borders_are_those_of_the_board():
    """SR-81"""
    data = GAME.data
    names = FIEF.names
    alone = {"gotland", "africa", "america", "pommern"}
    for fief, name in enumerate(names):
        assert (data.region[fief] == 1 << fief) == (name in alone)
        for other in range(24):
            assert (data.region[fief] >> other & 1) == (data.region[other] >> fief & 1)
    assert not data.region[names.index("sodermanland")] >> names.index("vastergotland") & 1
    assert data.region[names.index("karelia")] >> names.index("estonia") & 1


def test_every_value_has_a_source():
    for table in GAME.raw_data.values():
        usual = table["source"] if isinstance(table["source"], dict) else {"default": table["source"]}
        for record in (value for value in table.values() if isinstance(value, dict) and value is not usual):
            for column in record.keys() - {"source", "note"}:
                assert record.get("source", {}).get(column, usual.get(column, usual.get("default"))) in SOURCES


@pytest.mark.parametrize(
    ("edition", "fault"),
    [
        ({"fiefs": {"skane": {"troops": "two"}}}, "fiefs.skane.troops: needs a whole number"),
        ({"fiefs": {"skane": {"troops": 12}}}, "fiefs.skane.troops: 12 is out of range"),
        ({"fiefs": {"scania": {"troops": 2}}}, "fiefs.scania: there is no such thing"),
        ({"fiefs": {"skane": {"flag": "norway"}}}, "fiefs.skane.flag: cannot be 'norway'"),
        ({"royal": {"R05": {"vasa": "plague"}}}, "royal.R05.vasa: cannot be 'plague'"),
        ({"history": {"mining": {"cost": -1}}}, "history.mining.cost"),
        ({"history": {"mining": {"effect": "war_plus_1"}}}, "history.mining.effect"),
        ({"history": {"mining": {"commander": True}}}, "history.mining.commander"),
        ({"events": {"plague": {"copies": 2}}}, "events.cards: is 70, but the copies add up to 71"),
        ({"events": {"plague": {"copies": 4}}}, "events.plague.copies: 4 is out of range"),
        ({"families": {"grip": {"4": ["vastergotland"]}}}, "families.grip.4: sture begins with one of these"),
        ({"families": {"grip": {"4": ["skane"]}}}, "families.grip.4: a foreign fief"),
        ({"borders": {"pairs": [["narke", "nowhere"]]}}, "borders.pairs[0]: cannot be 'nowhere'"),
        ({"tables": {"gold_per_sp": 0}}, "tables.gold_per_sp"),
        ({"tables": {"titles": [1, 2, 3, 4, 5]}}, "tables.titles"),
        ({"sovereigns": {"6": {"era": "stone"}}}, "sovereigns.6.era"),
        ({"countries": {"russia": {"merchant_bonus": True}}}, "countries.russia.merchant_bonus"),
    ],
)
def test_a_wrong_edition_is_told_by_the_path_of_its_value(edition, fault):
    with pytest.raises(ValueError) as told:
        apply(GAME, edition)
    assert fault in str(told.value)


def test_an_edition_changes_what_it_names():
    data = apply(GAME, {"fiefs": {"skane": {"troops": 3}}, "tables": {"palace_gold": 3}})
    assert data.troops[FIEF.names.index("skane")] == 3 and data.palace_gold == 3
    assert GAME.data.troops[FIEF.names.index("skane")] == 2
