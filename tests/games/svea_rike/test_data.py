"""Component data, its provenance, and editions laid over it."""

import pytest

from longhall.games.svea_rike.game import GAME
from longhall.games.svea_rike.terms import FIEF
from longhall.match.editions import apply

SOURCES = {"rulebook", "example", "public", "inferred", "reconstructed", "owner"}


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
    raw = GAME.raw_data
    for table, columns in raw["provenance"].items():
        assert set(columns.values()) <= SOURCES
        records = raw[table].values() if table not in ("setup", "tables", "families", "borders") else []
        for record in records:
            if isinstance(record, dict):
                for column in record:
                    if column not in ("src", "note"):
                        source = record.get("src", {}).get(column, columns.get(column, columns.get("default")))
                        assert source in SOURCES, (table, column)


@pytest.mark.parametrize(
    ("edition", "fault"),
    [
        ({"fiefs": {"skane": {"troops": "two"}}}, "fiefs.skane.troops: needs a whole number"),
        ({"fiefs": {"skane": {"troops": 12}}}, "fiefs.skane.troops: must lie between"),
        ({"fiefs": {"scania": {"troops": 2}}}, "fiefs.scania: there is no such thing"),
        ({"fiefs": {"skane": {"flag": "norway"}}}, "fiefs.skane.flag: there is no 'norway'"),
        ({"royal": {"R05": {"vasa": "plague"}}}, "royal.R05.vasa: there is no 'plague'"),
        ({"history": {"mining": {"cost": -1}}}, "history.mining.cost"),
        ({"history": {"mining": {"effect": "war_plus_1"}}}, "history.mining.effect"),
        ({"history": {"mining": {"commander": True}}}, "history.mining.commander"),
        ({"events": {"plague": {"copies": 2}}}, "events.cards: the copies add up to 71"),
        ({"events": {"plague": {"copies": 4}}}, "events.plague.copies: must lie between"),
        ({"families": {"grip": {"4": ["vastergotland"]}}}, "families.grip.4: sture begins with one of these"),
        ({"families": {"grip": {"4": ["skane"]}}}, "families.grip.4: a foreign fief"),
        ({"borders": {"pairs": [["narke", "nowhere"]]}}, "borders.pairs[0]: there is no fief"),
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
