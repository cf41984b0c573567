"""Tables that play an edition: it is checked, shown to all, played by bots, and kept with the record."""

from typing import Any

import pytest
from tests.server.people import key

import longhall
from longhall.match import editions

MINE = """
title = "My cards"
[names.en]
thief = "Pickpocket"
[names.sv]
thief = "Ficktjuv"
[townsfolk.thief]
watchman_blocks = false
gain_gold = 2
[limits]
days_max = 3
"""
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]


def wish(edition, seats=SEATS, game="shipwrights"):
    return {"game": game, "seats": seats, "visibility": "public", "edition": edition, "key": key()}


def test_a_table_with_an_edition_says_so_to_everybody(anna, bo):
    anna.get("/me")
    table = anna.post("/tables", wish(MINE), 201)
    shown = table["edition"]
    assert shown["title"] == "My cards" and len(shown["digest"]) == 16
    assert shown["differences"] == [
        {"path": "names.en.card-thief", "was": "Thief", "now": "Pickpocket"},
        {"path": "townsfolk.thief.watchman_blocks", "was": True, "now": False},
        {"path": "townsfolk.thief.gain_gold", "was": None, "now": 2},
        {"path": "limits.days_max", "was": 40, "now": 3},
    ]
    assert bo.get(f"/tables/{table['id']}")["edition"] == shown
    listed = [found["edition"] for found in bo.get("/tables") if found["id"] == table["id"]]
    assert listed == [{**shown, "differences": None}]
    swedish = bo.get(f"/tables/{table['id']}", language="sv")["edition"]
    assert swedish["differences"][0] == {"path": "names.sv.card-thief", "was": "Tjuv", "now": "Ficktjuv"}


def test_a_table_without_one_says_nothing(anna):
    anna.get("/me")
    assert anna.post("/tables", {"game": "shipwrights", "seats": SEATS, "key": key()}, 201)["edition"] is None
    assert anna.post("/tables", wish(""), 201)["edition"] is None


def test_the_texts_of_a_table_are_those_of_its_edition(anna):
    mine, plain = anna.table("shipwrights", edition=MINE), anna.table("shipwrights")
    there, usual = anna.get(f"/tables/{mine}/texts"), anna.get(f"/tables/{plain}/texts")
    assert there["card-thief"] == "Pickpocket" and usual["card-thief"] == "Thief"
    assert there["card-thief-text"].endswith("No Watchman stops him. Receive 2 Gold.")
    assert usual["card-thief-text"].endswith("A Watchman keeps him away.")
    assert usual == anna.get("/games/shipwrights/texts")
    anna.fault("GET", "/tables/aaaaaaaaaaaaaaaa/texts", 404, "no_table")


@pytest.mark.parametrize(
    ("edition", "path", "line"),
    [
        ("[ships.karv]\nvp = 'four'", "ships.karv.vp", 2),
        ("[ships.karve]\nvp = 4", "ships.karve", 1),
        ("[townsfolk.king]\nspeed = 4", "townsfolk.king.speed", 2),
        ("[names.en]\nkarv = '{ $gold }'", "names.en.karv", 2),
        ("[sources]\nrate_range = 2020-01-01", "sources.rate_range", 2),
        ("[sources]\nrate_range = inf", "sources.rate_range", 2),
        ("title = 4", "title", 1),
        ("\n\nthis is no table", "", 3),
        ("a = " + "[" * 5000, "", None),
        ("a = " + "9" * 5000, "", None),
        ("a." * 14_000 + "b = 1", "", 1),
        (" # ...\n[" + "a." * 51 + "b]", "", 2),
        ("a = [\n" + ("{" + "a." * 40 + "a = [\n") * 60 + "1" + "]}" * 60 + "]", "", None),
    ],
)
def test_a_wrong_edition_is_refused_with_path_and_line_and_changes_nothing(anna, edition, path, line):
    anna.get("/me")
    before = anna.get("/me")["tables"]
    for language in ("en", "sv"):
        error = anna.fault("POST", "/tables", 422, "wrong_edition", json=wish(edition), params={"language": language})
        assert error["path"] == path and error["line"] == line and error["detail"] in error["message"]
    assert anna.get("/me")["tables"] == before


def test_an_edition_has_a_limit_and_must_be_a_text(anna):
    anna.get("/me")
    wrong: list[Any] = ["#" * 30_001, {"ships": {}}, 4]
    for edition in wrong:
        anna.ask("POST", "/tables", 422, json=wish(edition))


def test_a_game_without_component_data_takes_names_only(anna):
    anna.get("/me")
    table = anna.post("/tables", wish("[names.en]\ngreen = 'Mossy'", game="vasa_cards"), 201)
    assert anna.get(f"/tables/{table['id']}/texts")["colour-green"] == "Mossy"
    error = anna.fault("POST", "/tables", 422, "wrong_edition", json=wish("[ships]\nx = 1", game="vasa_cards"))
    assert error["path"] == "ships"


def test_the_same_wish_with_another_edition_is_another_wish(anna):
    anna.get("/me")
    first = wish(MINE)
    table = anna.post("/tables", first, 201)
    assert anna.post("/tables", first, 201)["id"] == table["id"]
    anna.ask("POST", "/tables", 409, json={**first, "edition": "[limits]\ndays_max = 4"})


def test_an_edition_is_played_with_bots_and_kept_with_the_record(anna, bo):
    table = anna.table("shipwrights", ("Anna", "bot:easy"), edition=MINE)
    assert anna.get(f"/tables/{table}/seats/0/hint")["why"]
    state = anna.play_out(table, [0])
    assert state["over"] and state["view"]["day"] == 3
    record = anna.get(f"/tables/{table}/record")
    assert record["edition"]["limits"] == {"days_max": 3}
    assert record["edition_hash"] == editions.digest(record["edition"])
    again = longhall.replay(record)
    assert again.view(-1) == anna.get(f"/tables/{table}/replay")["state"]["view"]
    brought = bo.post("/records", record, 201)
    assert brought["edition"] == anna.get(f"/tables/{table}")["edition"]
    assert bo.get(f"/tables/{brought['id']}/record") == record


def test_a_hall_that_comes_back_still_plays_the_edition(own_hall):
    hall = own_hall()
    anna = hall.person()
    table = anna.table("shipwrights", edition=MINE)
    shown = anna.get(f"/tables/{table}")["edition"]
    hall.kill()
    hall.start()
    assert anna.get(f"/tables/{table}")["edition"] == shown
    assert anna.state(table, 0)["view"]["last_day"] == 3
    assert anna.get(f"/tables/{table}/texts", language="sv")["card-thief"] == "Ficktjuv"
