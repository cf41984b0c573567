"""Tables and seats: links, names, bots, private and public, several seats in one browser."""

import re

import pytest
from tests.server.people import key, wait_until
from tests.server.test_live import hears_the_end

from longhall.match.fluent import LANGUAGES
from longhall.server.web.models.tutorials import Tutorial


def test_the_games_are_a_json_array_in_the_readers_language(anna):
    games = anna.get("/games")
    assert isinstance(games, list) and games[0]["name"] == "vasa_cards"
    assert games[0]["players"] == [2, 3, 4]
    swedish = anna.get("/games", language="sv")
    assert swedish[0]["title"] != games[0]["title"]
    assert anna.ask("GET", "/games", headers={"accept-language": "de, sv;q=0.8"}) == swedish


def test_every_route_is_documented(anna):
    documented = anna.get("/openapi.json")
    assert documented["openapi"].startswith("3.")
    paths = documented["paths"]
    assert "/api/games" in paths and "/api/tables/{table}/seats/{seat}/play" in paths
    for path, methods in paths.items():
        for method, route in methods.items():
            assert route["description"], (method, path)
            answers = [code for code in route["responses"] if code.startswith("2")]
            assert answers, (method, path)


def test_rules_can_be_read_by_section_and_by_clause(anna):
    rules = anna.get("/games/vasa_cards/rules")
    clause = rules["sections"][0]["clauses"][0]
    found = anna.get(f"/games/vasa_cards/rules/{clause['id']}")
    assert found["text"] == clause["text"] and found["section"] == rules["sections"][0]["title"]
    anna.fault("GET", "/games/vasa_cards/rules/VC-999", 404, "no_clause")
    anna.fault("GET", "/games/chess/rules", 404, "no_game")


def test_rules_come_in_the_readers_language(anna):
    english, swedish = (anna.get("/games/vasa_cards/rules", language=language)["sections"] for language in ("en", "sv"))
    assert [[clause["id"] for clause in section["clauses"]] for section in english] == [
        [clause["id"] for clause in section["clauses"]] for section in swedish
    ]
    first = swedish[0]["clauses"][0]
    assert first["text"] != english[0]["clauses"][0]["text"]
    assert anna.get(f"/games/vasa_cards/rules/{first['id']}", language="sv")["text"] == first["text"]


def test_the_texts_of_a_game_come_in_both_languages(anna):
    english = anna.get("/games/vasa_cards/texts")
    swedish = anna.get("/games/vasa_cards/texts", language="sv")
    assert set(english) == set(swedish)
    assert english["colour-green"] == "green" and swedish["colour-green"] != "green"


def test_one_request_seats_me_against_bots_and_begins(anna):
    anna.get("/me")
    table = anna.post("/tables", {"game": "vasa_cards", "players": 3, "key": key()}, 201)
    assert table["status"] == "playing" and table["host"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert len({seat["name"] for seat in table["seats"]}) == 3
    assert wait_until(lambda: anna.state(table["id"], 0)["asked"])


def test_a_seat_is_taken_by_link_with_a_name_and_no_account(anna, bo):
    table = anna.table(seats=["Anna", "open"])
    assert anna.get(f"/tables/{table}")["status"] == "waiting"
    anna.fault("GET", f"/tables/{table}/seats/0", 409, "not_started")
    taken = bo.post(f"/tables/{table}/seats", {"name": "  Bo \t Ek "})
    assert taken["status"] == "playing"
    assert [(seat["name"], seat["mine"]) for seat in taken["seats"]] == [("Anna", False), ("Bo Ek", True)]
    assert bo.state(table, 1)["names"] == ["Anna", "Bo Ek"]
    assert [held["seats"] for held in bo.get("/me")["tables"]] == [[1]]


def test_the_link_is_a_qr_code_too(anna):
    table = anna.table(seats=["Anna", "open"])
    answer = anna.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in answer.content and b"<script" not in answer.content
    assert anna.get(f"/tables/{table}")["url"] == f"{anna.url}/table/{table}"


def test_the_same_seat_cannot_be_taken_twice(anna, bo, hall):
    table = anna.table(seats=["Anna", "open", "open"])
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    cecilia = hall.person()
    cecilia.fault("POST", f"/tables/{table}/seats/1", 409, "seat_taken", json={"name": "Cecilia"})
    cecilia.fault("POST", f"/tables/{table}/seats/2", 409, "name_taken", json={"name": "anna"})
    again = bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})  # a double click
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "open"]
    cecilia.post(f"/tables/{table}/seats/2", {"name": "Cecilia"})
    david = hall.person()
    david.fault("POST", f"/tables/{table}/seats", 409, "table_full", json={"name": "David"})
    david.fault("POST", f"/tables/{table}/seats/0", 409, "table_full", json={"name": "David"})


def test_names_are_short_and_made_of_what_can_be_seen(anna, bo):
    table = anna.table(seats=["Anna", "open"])
    for name in ("", "   ", "x" * 25, "a\u202eb", "a\x07b", "\u200b"):
        bo.fault("POST", f"/tables/{table}/seats", 422, "bad_name", json={"name": name})
    assert bo.post(f"/tables/{table}/seats", {"name": "Åsa Öst-<b>"})["seats"][1]["name"] == "Åsa Öst-<b>"


def test_the_host_gives_open_seats_to_bots_and_nobody_else_does(anna, bo):
    table = anna.table(seats=["Anna", "open", "open"])
    bo.get("/me")
    bo.fault("PUT", f"/tables/{table}/seats/1", 403, "not_host", json={"kind": "bot"})
    arranged = anna.put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    assert arranged["seats"][1]["bot"] == "random" and arranged["status"] == "waiting"
    assert anna.put(f"/tables/{table}/seats/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    anna.fault("PUT", f"/tables/{table}/seats/1", 422, "no_bot", json={"kind": "bot", "bot": "oracle:1s"})
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    anna.fault("PUT", f"/tables/{table}/seats/1", 409, "seat_taken", json={"kind": "bot"})
    assert anna.put(f"/tables/{table}/seats/2", {"kind": "bot"})["status"] == "playing"
    anna.fault("PUT", f"/tables/{table}/seats/2", 409, "already_started", json={"kind": "open"})


def test_a_person_may_leave_before_the_start_and_leave_the_seat_to_a_bot_after(anna, bo):
    table = anna.table(seats=["Anna", "open", "open"])
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    assert bo.ask("DELETE", f"/tables/{table}/seats/1")["seats"][1]["kind"] == "open"
    bo.fault("DELETE", f"/tables/{table}/seats/1", 403, "not_your_seat")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    anna.put(f"/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
    bo.fault("DELETE", f"/tables/{table}/seats/1", 409, "already_started")
    left = bo.put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    assert left["seats"][1]["kind"] == "bot" and left["seats"][1]["name"] == "Bo"
    bo.fault("GET", f"/tables/{table}/seats/1", 403, "not_your_seat")
    assert anna.play_out(table, [0])["over"]


def test_a_seat_can_be_renamed_by_its_holder(anna, bo):
    table = anna.table(seats=["Anna", "open"])
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    with anna.listening(table, 0) as ear:
        ear.hear_state()
        renamed = bo.put(f"/tables/{table}/seats/1/name", {"name": "Bosse"})
        assert renamed["seats"][1]["name"] == "Bosse"
        assert ear.hear()["table"]["seats"][1]["name"] == "Bosse"
        assert ear.hear()["names"] == ["Anna", "Bosse"]
    anna.ask("PUT", f"/tables/{table}/seats/1/name", 403, json={"name": "Nobody"})


def test_private_tables_are_not_listed_and_public_ones_are(anna, bo):
    private = anna.table(seats=["Anna", "open"])
    public = anna.table(seats=["Anna", "open"], visibility="public")
    listed = [table["id"] for table in bo.get("/tables")]
    assert public in listed and private not in listed
    assert bo.get(f"/tables/{private}")["visibility"] == "private"  # whoever has the link is invited
    assert len(private) >= 20 and re.fullmatch("[0-9a-f]+", private)


def test_spectators_see_what_a_stranger_may_see_unless_the_table_wants_none(anna, bo):
    table = anna.table(seats=["Anna", "bot:random"])
    seen = bo.state(table, -1)
    assert not seen["choices"] and not seen["asked"] and not seen["undo"]
    assert all(colour["hand"]["cards"] is None for colour in seen["view"]["colours"])
    closed = anna.table(seats=["Anna", "bot:random"], spectators=False)
    bo.fault("GET", f"/tables/{closed}/seats/-1", 403, "no_spectators")
    assert anna.state(closed, -1)["seat"] == -1


def test_one_browser_may_hold_several_seats(anna):
    table = anna.table(seats=["Anna", "Bo", "Cecilia"])
    assert [seat["mine"] for seat in anna.get(f"/tables/{table}")["seats"]] == [True, True, True]
    hands = [anna.state(table, seat)["view"]["colours"][seat]["hand"]["cards"] for seat in range(3)]
    assert hands == [[1, 2, 3, 4]] * 3
    assert anna.play_out(table, [0, 1, 2])["over"]


def test_a_seat_goes_on_on_another_device_by_its_own_link(anna, bo):
    table = anna.table(seats=["Anna", "Cecilia"])
    link = anna.get(f"/tables/{table}/seats/0/link")
    assert link["url"] == anna.url + link["path"]
    seat_key = link["path"].split("#seat=0&key=")[1]
    bo.get("/me")
    bo.fault("GET", f"/tables/{table}/seats/0/link", 403, "not_your_seat")
    bo.fault("GET", f"/tables/{table}/seats/0/link.svg", 403, "not_your_seat")
    bo.fault("POST", f"/tables/{table}/claim", 403, "wrong_key", json={"seat": 0, "key": "x" + seat_key[1:]})
    bo.fault("POST", f"/tables/{table}/claim", 403, "wrong_key", json={"seat": 1, "key": seat_key})
    bo.post(f"/tables/{table}/claim", {"seat": 0, "key": seat_key})
    assert bo.state(table, 0)["view"] == anna.state(table, 0)["view"]
    assert b"<svg" in anna.http.get(f"/api/tables/{table}/seats/0/link.svg").content


def test_a_new_table_is_made_once_for_one_key(anna):
    anna.get("/me")
    wish = {"game": "vasa_cards", "players": 2, "key": key()}
    first = anna.post("/tables", wish, 201)
    assert anna.post("/tables", wish, 201)["id"] == first["id"]
    anna.fault("POST", "/tables", 409, "key_reused", json={**wish, "players": 3})


def test_wishes_that_cannot_be_met_are_refused(anna):
    anna.get("/me")

    def refused(status, code, **wish):
        anna.fault("POST", "/tables", status, code, json={"game": "vasa_cards", "key": key(), **wish})

    refused(404, "no_game", game="chess")
    refused(422, "wrong_players", players=5)
    refused(422, "wrong_seats", players=3, seats=[{"kind": "me"}, {"kind": "bot"}])
    refused(422, "wrong_options", players=2, options={"aggregate": "product"})
    refused(422, "wrong_options", players=2, options={"colour": "red"})
    refused(422, "nobody", seats=[{"kind": "open"}, {"kind": "open"}])
    refused(422, "invalid", seats=[{"kind": "spy"}, {"kind": "open"}])
    refused(422, "invalid", seed=7)  # whoever chose it would know every card
    refused(409, "name_taken", seats=[{"kind": "me", "name": "A"}, {"kind": "me", "name": "a"}])


def test_who_took_a_seat_can_take_its_link_back_and_nobody_can_put_it_out(anna, bo):
    table = anna.table(seats=["Anna", "open"])
    seat = f"/tables/{table}/seats/0"
    old = anna.get(f"{seat}/link")["path"].split("key=")[1]
    bo.get("/me")
    bo.post(f"/tables/{table}/claim", {"seat": 0, "key": old})
    bo.fault("POST", f"{seat}/link", 403, "not_owner", json={})
    bo.fault("DELETE", seat, 403, "not_owner")
    bo.fault("PUT", seat, 403, "not_owner", json={"kind": "open"})
    bo.fault("PUT", seat, 403, "not_owner", json={"kind": "bot"})
    with bo.listening(table, 0) as eyes:
        eyes.hear()
        new = anna.post(f"{seat}/link", {})["path"].split("key=")[1]
        hears_the_end(eyes)
    assert new != old and anna.get(f"{seat}/link")["path"].endswith(new)
    bo.fault("GET", f"{seat}/link", 403, "not_your_seat")
    bo.fault("POST", f"/tables/{table}/claim", 403, "wrong_key", json={"seat": 0, "key": old})
    bo.post(f"/tables/{table}/claim", {"seat": 0, "key": new})
    anna.ask("DELETE", seat)


def test_one_visitor_has_so_many_tables_at_once_and_no_more(own_hall):
    anna, bo = (hall := own_hall(limits={"running": 2})).person(), hall.person()
    first = anna.table("toy_chain", seats=["Anna", "Bo"])
    anna.table(seats=["Anna", "open"])
    wish = {"game": "vasa_cards", "seats": [{"kind": "me"}, {"kind": "bot"}], "key": key()}
    error = anna.fault("POST", "/tables", 429, "too_many_tables", json=wish)
    assert "2" in error["message"]
    bo.table(seats=["Bo", "open"])
    anna.play_out(first, [0, 1])
    anna.post("/tables", wish, 201)
    end = len(anna.get(f"/tables/{first}/record")["entries"])
    before = {"entry": end - 1, "seat": 0, "key": key()}
    anna.fault("POST", f"/tables/{first}/play-on", 429, "too_many_tables", json=before)
    bo.post(f"/tables/{first}/play-on", before, 201)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tutorial_is_told_whole(anna, language):
    (first, *_) = anna.get("/games/vasa_cards", language=language)["tutorials"]
    told = anna.get(f"/games/vasa_cards/tutorials/{first['name']}", language=language)
    Tutorial.model_validate(told)
    assert told["title"] == first["title"] and told["learned"] and told["end"]["over"]
    for step in told["steps"]:
        keys = [choice["key"] for choice in step["state"]["choices"]]
        assert step["play"] is None or step["play"] in keys
        assert {*step["clauses"], *(reason["clause"] for reason in step["reasons"].values())} <= told["clauses"].keys()
        assert step["state"]["language"] == language


def test_what_a_tutorial_shows_is_what_its_seat_may_see(anna):
    """The learner's own view: the cards of others are as hidden as at a table."""
    told = anna.get("/games/vasa_cards/tutorials/first")
    for step in told["steps"][:-2]:
        others = [row for row in step["state"]["view"]["colours"] if row["seat"] != told["seat"]]
        assert [row["hand"]["cards"] for row in others] == [None, None, None]
    anna.fault("GET", "/games/vasa_cards/tutorials/none", 404, "no_tutorial")
    anna.fault("GET", "/games/none/tutorials/first", 404, "no_game")
