"""Ratings: rated tables alone, bots as fixed points, who leaves is last; history and head to head."""

import io
import json
import tomllib
import zipfile
from typing import Any

import pytest
from scripts.anchors import text_of
from tests.server.club import MOVE, member
from tests.server.people import key, wait_until
from tests.server.test_accounts import new_name, register

from longhall.games import registry
from longhall.server.hall import agreeing, seating, settling
from longhall.server.hall.settling import NEW, POINT, anchors
from longhall.server.store import ratings as kept
from longhall.server.store.ratings import Began, Standing

GAME = "vasa_cards"


def reckon(*given) -> list[Any]:
    return settling.reckon(*given)


def person(seat, stayed=True, standing=None):
    return Began(seat, f"p{seat}", None, stayed, standing)


def bot(seat, level="easy"):
    return Began(seat, None, level, True, None)


def test_who_wins_rises_and_who_loses_falls_and_both_are_better_known():
    won, lost = reckon(GAME, [person(0), person(1)], [1, 2])
    assert won.mu > NEW.mu > lost.mu and won.sigma < NEW.sigma and lost.sigma < NEW.sigma
    assert (won.games, lost.games) == (1, 1)
    level = reckon(GAME, [person(0), person(1)], [1, 1])
    assert level[0].mu == pytest.approx(level[1].mu) == pytest.approx(NEW.mu)


def test_bots_stand_still_where_the_ladder_puts_them():
    after = reckon(GAME, [person(0), bot(1, "strong")], [1, 2])
    assert after[1] is None and after[0].mu > NEW.mu
    against_easy = reckon(GAME, [person(0), bot(1, "easy")], [1, 2])
    assert after[0].mu > against_easy[0].mu > NEW.mu, "the stronger the bot, the more its defeat is worth"
    assert anchors(GAME)["easy"].mu == NEW.mu


def test_ten_times_the_odds_of_the_ladder_are_ten_times_the_odds_here():
    """Who is 400 points stronger gains by a win a tenth of what a defeat costs."""
    sure = Standing(anchors(GAME)["easy"].mu + 400 * POINT, 0.1, 99)
    won, lost = (reckon(GAME, [person(0, standing=sure), bot(1)], places)[0] for places in ([1, 2], [2, 1]))
    assert (sure.mu - lost.mu) / (won.mu - sure.mu) == pytest.approx(10, rel=0.01)


def test_a_bot_that_nobody_has_measured_does_not_count():
    assert reckon(GAME, [person(0), bot(1, "somebody's own")], [1, 2]) == [None, None]


def test_who_left_is_last_and_the_others_stay_as_they_are():
    """Whatever the bot that played on made of the seat."""
    known = Standing(30.0, 3.0, 12)
    left, *others = reckon(GAME, [person(0, stayed=False, standing=known), person(1), person(2)], [1, 2, 3])
    assert left.mu < known.mu and left.games == 13 and others == [None, None]
    assert reckon(GAME, [person(0, stayed=False, standing=known), person(1)], None)[0].mu < known.mu, "abandoned"
    assert reckon(GAME, [person(0), person(1)], None) == [None, None], "stopped, and nobody left"


@pytest.mark.parametrize("game", registry.HOUSE)
def test_the_anchors_are_what_the_games_of_the_ladder_say(game):
    text = text_of(game)
    assert registry.game(game).file("anchors.toml") == text, "run python scripts/anchors.py"
    levels = tomllib.loads(text)["levels"]
    assert list(levels) == ["random", "easy", "fair", "strong"]
    strengths = [level["strength"] for level in levels.values()]
    assert strengths == sorted(strengths)


# At tables


def rated_table(anna, bo, game="toy_auction", players=2, **wish):
    """Two people with accounts at a rated table, and bots in the other seats."""
    names = register(anna), register(bo)
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "easy"}] * (players - 2)]
    body = {"game": game, "seats": seats, "key": key(), "rated": True, **wish}
    table = anna.post("/tables", body, 201)["id"]
    bo.post(f"/tables/{table}/seats", {"name": "whatever"})
    return table, names


def play_both(anna, bo, table, seats=(0, 1)):
    while True:
        for who, seat in zip((anna, bo), seats, strict=True):
            state = who.state(table, seat)
            if state["over"]:
                return state
            if state["asked"] and not state["foregone"]:
                who.play(table, seat, state["choices"][-1 if seat else 0]["key"])


def ratings(someone):
    return {found["game"]: found for found in someone.get("/me/ratings")}


def test_a_rated_game_changes_the_ratings_of_those_who_played_it(anna, bo):
    table, names = rated_table(anna, bo, GAME)
    assert anna.get(f"/tables/{table}")["rated"]
    assert [seat["name"] for seat in anna.get(f"/tables/{table}")["seats"]] == list(names)
    assert ratings(anna) == {}
    end = play_both(anna, bo, table)
    mine = wait_until(lambda: ratings(anna).get(GAME))
    theirs = ratings(bo)[GAME]
    assert mine["games"] == theirs["games"] == 1 and mine["few"]
    first = end["result"]["places"]
    assert (mine["rating"] > theirs["rating"]) == (first[0] < first[1]) or first[0] == first[1]
    assert {found["bot"] for found in mine["bots"]} == {"random", "easy", "fair", "strong"}
    change = anna.get("/me/finished")[0]["rating"]
    assert change["rating"] == mine["rating"] and change["change"] == round(mine["rating"] - 25.0, 1)
    board = anna.get(f"/games/{GAME}/ratings")
    assert [row["name"] for row in board if row["me"]] == [names[0]]
    assert names[1] in [row["name"] for row in board] and "easy" in [row["bot"] for row in board]
    assert set(board[0]) == {"name", "shield", "bot", "me", "rating", "doubt", "games", "few"}


def test_games_for_fun_and_games_that_are_on_change_nothing(anna, bo):
    table = anna.table(seats=("Anna", "bot:random"))
    register(anna)
    anna.post("/account/guest", {})
    anna.play_out(table, [0])
    assert anna.get("/me/ratings") == [] and anna.get("/me/finished")[0]["rating"] is None
    rated_table(anna, bo)
    assert anna.get("/me/ratings") == []


def test_who_leaves_a_rated_game_is_last_and_the_others_stay_unrated(anna, bo):
    table, _ = rated_table(anna, bo, GAME)
    bo.put(f"/tables/{table}/seats/1", {"kind": "bot"})
    anna.play_out(table, [0])
    theirs = wait_until(lambda: ratings(bo).get(GAME))
    assert theirs["rating"] < 25 and theirs["games"] == 1 and ratings(anna) == {}


@pytest.mark.parametrize("zero", ["end", "wait"])
def test_whose_time_is_out_when_the_game_is_ended_is_last_and_the_others_stay_unrated(club, zero):
    """By the clock itself, or by those who are asked: who is about to lose gains nothing by waiting."""
    anna, bo = (member(club.hall, name) for name in ("Anna", "Bo"))
    wishes = [{"kind": "me"}, {"kind": "open"}]
    ways = {"clock": {**MOVE, "zero": zero}}
    made = seating.set_up(
        club.hall, anna, "toy_chain", None, {}, "private", True, wishes, key(), "en", rated=True, ways=ways
    )
    table = club.hall.wait(made)
    club.do(seating.sit, bo, table, 1, "Bo")
    club.play(table, 0)
    club.pass_by(MOVE["seconds"])
    if zero == "wait":
        club.do(agreeing.say, anna, table, "zero", "end")
    assert club.at(table).row.status == "stopped"
    theirs = wait_until(lambda: kept.ratings_of(club.hall.store, bo.id).get("toy_chain"))
    assert theirs.mu < NEW.mu and theirs.games == 1
    assert kept.ratings_of(club.hall.store, anna.id) == {}


def test_a_rated_table_asks_for_an_account_and_one_seat_each(anna, bo):
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "key": key(), "rated": True}
    anna.get("/me")
    anna.fault("POST", "/tables", 401, "rated_account", json=wish)
    name = register(anna)
    two = {**wish, "seats": [{"kind": "me"}, {"kind": "me"}]}
    anna.fault("POST", "/tables", 422, "rated_seats", json={**two, "key": key()})
    unmeasured = {**wish, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "skald:0.2s"}]}
    anna.fault("POST", "/tables", 422, "rated_bot", json={**unmeasured, "key": key()})
    table = anna.post("/tables", {**wish, "key": key()}, 201)["id"]
    bo.get("/me")
    bo.fault("POST", f"/tables/{table}/seats", 401, "rated_account", json={"name": "Bo"})
    anna.fault("POST", f"/tables/{table}/seats/1", 409, "rated_seats", json={"name": name})
    anna.fault("PUT", f"/tables/{table}/seats/0/name", 409, "rated_name", json={"name": "Other"})
    link = anna.get(f"/tables/{table}/seats/0/link")["path"]
    claim = {"seat": 0, "key": link.split("key=")[1]}
    bo.fault("POST", f"/tables/{table}/claim", 409, "rated_link", json=claim)


def test_there_is_no_advice_at_a_rated_table(anna, bo):
    table, _ = rated_table(anna, bo, GAME)
    asked, seat = (anna, 0) if anna.state(table, 0)["asked"] else (bo, 1)
    asked.fault("GET", f"/tables/{table}/seats/{seat}/hint", 409, "rated_hint")


def test_nothing_is_taken_back_once_another_seat_was_asked(anna, bo):
    table, _ = rated_table(anna, bo, GAME)
    people = {0: anna, 1: bo}
    asked = next(seat for seat in people if people[seat].state(table, seat)["asked"])
    other = 1 - asked
    for _ in range(40):
        if people[other].state(table, other)["asked"]:
            break
        people[asked].play(table, asked)
    assert people[other].state(table, other)["asked"]
    state = people[asked].state(table, asked)
    assert not state["undo"]
    wish = {"transcript": state["transcript"], "key": key()}
    people[asked].fault("POST", f"/tables/{table}/seats/{asked}/undo", 422, "illegal", json=wish)


@pytest.mark.long  # the next looks after a minute
def test_what_a_process_that_died_left_is_settled_by_the_next(own_hall):
    """The rows as they are if the hall was killed between the end of the game and the ratings."""
    import sqlite3

    hall = own_hall()
    anna, bo = hall.person(), hall.person()
    table, _ = rated_table(anna, bo, GAME)
    play_both(anna, bo, table)
    settled = wait_until(lambda: ratings(anna).get(GAME))
    hall.kill()
    with sqlite3.connect(hall.folder / "hall.sqlite3") as store:
        store.execute("delete from ratings")
        store.execute("update rated set settled = 0, was = null, mu = null, sigma = null")
    hall.start()
    assert wait_until(lambda: ratings(anna).get(GAME)) == settled


# History


def test_the_history_is_filtered_and_searched(anna, hall):
    name = register(anna)
    cards = anna.table(GAME, seats=(name, "bot:random"))
    anna.play_out(cards, [0])
    auction = anna.table("toy_auction", seats=(name, "bot:random"))
    anna.play_out(auction, [0])

    def found(**query):
        return [held["table"]["id"] for held in anna.get("/me/finished", **query)]

    assert found() == [auction, cards] and found(game=GAME) == [cards]
    assert found(name=name.lower()) == [auction, cards] and found(name="nobody at all") == []
    assert sorted(found(outcome="won") + found(outcome="other")) == sorted([auction, cards])
    for held in anna.get("/me/finished", outcome="won"):
        assert held["result"]["places"][0] == 1
    assert found(limit=1) == [auction] and found(limit=1, skip=1) == [cards]


def test_all_games_can_be_had_in_one_file(anna, bo):
    table = anna.table(GAME, seats=("Anna", "bot:random"))
    anna.play_out(table, [0])
    on = anna.table(GAME, seats=("Anna", "open"))
    answer = anna.http.get("/api/me/games.zip")
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as folder:
        assert folder.namelist() == [f"{GAME}-{table}.json"] and on not in str(folder.namelist())
        record = json.loads(folder.read(folder.namelist()[0]))
    bo.get("/me")
    assert bo.post("/records", record, 201)["status"] == "over"


def test_head_to_head_counts_who_was_ahead(anna, bo):
    table, names = rated_table(anna, bo, GAME)
    end = play_both(anna, bo, table)
    places = end["result"]["places"]
    mine, theirs = (found[0] for found in (anna.get("/me/rivals"), bo.get("/me/rivals")))
    assert (mine["name"], theirs["name"]) == (names[1], names[0])
    wanted = [places[0] < places[1], places[0] > places[1], places[0] == places[1]]
    assert [mine["ahead"], mine["behind"], mine["level"]] == [int(found) for found in wanted]
    assert [theirs["behind"], theirs["ahead"], theirs["level"]] == [int(found) for found in wanted]
    assert new_name() not in str(mine)
