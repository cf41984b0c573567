"""Reviews in the hall: after the end only, in the background, kept, gone on with; and playing on from a moment."""

import pytest
from tests.review.games import end_of, played
from tests.server.people import key, wait_until


@pytest.fixture(scope="module")
def record():
    return played("vasa_cards", ["random", "steward"], 3).record


@pytest.fixture(scope="module")
def ending():
    """The end of a game: quickly reviewed."""
    return end_of("vasa_cards", ["random", "steward", "random"], 6).record


def whole(person, table, **query):
    return wait_until(lambda: (found := person.get(f"/tables/{table}/review", **query))["progress"] == 1 and found, 300)


def test_a_review_is_made_in_the_background_and_kept_over_a_crash(own_hall, ending):
    hall = own_hall()
    anna, bo = hall.person(), hall.person()
    table = anna.post("/records", ending, 201)["id"]
    nothing = bo.get(f"/tables/{table}/review")
    assert nothing["progress"] == 0 and not nothing["begun"]  # looking at it begins nothing
    begun = anna.post(f"/tables/{table}/review", {})
    assert begun["begun"] and begun["progress"] < 1
    wait_until(lambda: len(anna.get(f"/tables/{table}/review").get("truth") or []) > 5)
    hall.kill()
    hall.start()
    again = bo.get(f"/tables/{table}/review")  # whoever looks has it gone on with, from where it was
    assert again["begun"] and len(again["truth"]) > 5
    found = whole(bo, table, language="sv")
    assert found["truth"][:6] == again["truth"][:6]  # what was made is not made again
    assert found["points"][0]["where"] == "Runda 3 av 4" and found["names"] == ["Anna", "Birger", "Cecilia"]
    curves = [found["truth"], *found["knew"]]
    assert [len(rows) for rows in curves] == [len(found["points"])] * 4 and len(found["luck"]) == 3
    assert max(error for rows in curves for row in rows for error in row["errors"]) <= 3.0
    hall.kill()
    hall.start()
    assert wait_until(lambda: anna.get(f"/tables/{table}/review", language="sv")) == found  # and is kept


def test_one_address_has_so_many_reviews_made_at_once_and_others_have_theirs(own_hall, record, ending):
    """A guest costs no more than a cookie."""
    hall = own_hall(limits={"reviews": 1}, proxies="127.0.0.1")
    anna, twin, bo = (hall.person(**{"x-forwarded-for": f"192.0.2.{number}"}) for number in (1, 1, 2))
    brought = ((anna, record), (twin, ending), (bo, ending))
    first, second, third = (person.post("/records", one, 201)["id"] for person, one in brought)
    anna.post(f"/tables/{first}/review", {})
    twin.fault("POST", f"/tables/{second}/review", 429, "too_many_reviews", json={})
    assert twin.post(f"/tables/{first}/review", {})["begun"]  # which is being made
    assert bo.post(f"/tables/{third}/review", {})["begun"]


def test_there_is_no_review_before_the_end(anna, bo):
    table = anna.table(seats=("Anna", "bot:random"))
    for method in ("GET", "POST"):
        more: dict = {"json": {}} if method == "POST" else {}
        anna.fault(method, f"/tables/{table}/review", 409, "not_over", **more)
        bo.fault(method, f"/tables/{table}/review", 409, "not_over", **more)
    anna.fault("GET", "/tables/nowhere/review", 404, "no_table")


def test_who_may_not_look_on_has_no_review(anna, bo):
    table = anna.table(seats=("Anna", "Birger"), spectators=False)
    anna.play_out(table, [0, 1])
    bo.fault("POST", f"/tables/{table}/review", 403, "no_spectators", json={})
    bo.fault("POST", f"/tables/{table}/play-on", 403, "no_spectators", json={"entry": 3, "seat": 0, "key": key()})


def test_a_record_that_was_broken_off_is_refused(anna, record):
    table = anna.post("/records", {**record, "entries": record["entries"][:12]}, 201)["id"]
    anna.post(f"/tables/{table}/review", {})
    assert whole(anna, table)["refused"] == "running"


def test_one_plays_on_from_a_moment_of_a_finished_game(anna, record):
    anna.get("/me")
    table = anna.post("/records", record, 201)["id"]
    then = anna.get(f"/tables/{table}/replay", entry=15, seat="1")["state"]
    wish = {"entry": 15, "seat": 1, "bot": "random", "key": key()}
    new = anna.post(f"/tables/{table}/play-on", wish, 201)
    assert anna.post(f"/tables/{table}/play-on", wish, 201)["id"] == new["id"] != table
    assert [(seat["kind"], seat["mine"]) for seat in new["seats"]] == [("bot", False), ("person", True)]
    assert new["visibility"] == "private"
    end = anna.play_out(new["id"], [1])
    first = anna.get(f"/tables/{new['id']}/replay", entry=0, seat="1")["state"]
    assert first["view"] == then["view"] and end["over"]
    again = anna.post("/records", anna.get(f"/tables/{new['id']}/record"), 201)  # its record begins with the position
    assert anna.get(f"/tables/{again['id']}/replay", seat="1")["state"]["view"] == end["view"]
    assert anna.get(f"/tables/{table}/replay", entry=15, seat="1")["state"]["view"] == then["view"]  # that one stays


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"entry": 9999, "seat": 0}, 404, "no_moment"),
        ({"entry": 0, "seat": 0}, 404, "no_moment"),
        ({"entry": 12, "seat": 5}, 404, "no_seat"),
        ({"entry": 12, "seat": 0, "bot": "oracle:1s"}, 422, "no_bot"),
    ],
)
def test_from_elsewhere_nobody_plays_on(anna, record, wish, status, code):
    table = anna.post("/records", record, 201)["id"]
    wish = {**wish, "key": key()}
    anna.fault("POST", f"/tables/{table}/play-on", status, code, json=wish)


def test_nobody_plays_on_in_a_game_that_goes_on(anna):
    table = anna.table(seats=("Anna", "bot:random"))
    anna.fault("POST", f"/tables/{table}/play-on", 409, "not_over", json={"entry": 3, "seat": 0, "key": key()})
