"""Groups and their tournaments: who sees them, who meets whom at which seat, and how the table of results stands."""

import pytest
from tests.server.club import MOVE, member
from tests.server.people import wait_until
from tests.server.test_accounts import register

from longhall.server.hall import groups as hall_groups
from longhall.server.hall import ruling, tournaments
from longhall.server.hall.round_robin import sat, standings, tables_of
from longhall.server.store import groups

GAME = "vasa_cards"


@pytest.mark.parametrize(("count", "size"), [(n, k) for k in (2, 3, 4, 5) for n in range(k, 8)])
def test_everybody_meets_everybody_and_has_every_seat_equally_often(count, size):
    games = tables_of(count, size)
    seated = [people for _, people in games]
    pairs = {(a, b): sum(a in people and b in people for people in seated) for a in range(count) for b in range(a)}
    assert len(set(pairs.values())) == 1
    for who in range(count):
        often = [sat(seated, who, seat) for seat in range(size)]
        assert max(often) - min(often) <= 1, (who, often)
    for number in {number for number, _ in games}:
        there = [who for turn, people in games if turn == number for who in people]
        assert len(there) == len(set(there)), "nobody plays twice in a round"


def test_equal_points_are_ordered_by_the_games_between_them_and_else_shared():
    games = [(["a", "b"], [1, 2]), (["b", "c"], [1, 2]), (["c", "d"], [1, 2]), (["a", "d"], [2, 1])]
    # a: 1, b: 1, c: 1, d: 1; among all four nothing is decided
    assert [place for place, _, _ in standings(["a", "b", "c", "d"], games)] == [1, 1, 1, 1]
    games = [(["a", "b"], [2, 1]), (["a", "c"], [1, 2]), (["b", "d"], [2, 1])]
    # a, b and d have one each: b beat a, d beat b
    found = {who: (place, points) for place, who, points in standings(["a", "b", "c", "d"], games)}
    assert found == {"b": (1, 1.0), "d": (1, 1.0), "a": (3, 1.0), "c": (4, 0.0)}
    level = standings(["a", "b"], [(["a", "b"], [1, 1])])
    assert level == [(1, "a", 0.5), (1, "b", 0.5)]
    three = standings(["a", "b", "c"], [(["c", "a", "b"], [1, 2, 2])])
    assert three == [(1, "c", 2.0), (2, "a", 0.5), (2, "b", 0.5)]


@pytest.fixture
def group(anna):
    return group_of(anna)


def group_of(someone):
    someone.name = register(someone)
    return someone.post("/groups", {"name": "Thursday at the long table"}, 201)


def key_of(group):
    return group["path"].split("key=")[1]


def joins(someone, group):
    someone.name = register(someone)
    return someone.post(f"/groups/{group['id']}/claim", {"key": key_of(group)})


def test_a_group_is_for_people_with_accounts(anna):
    anna.fault("POST", "/groups", 401, "not_signed_in", json={"name": "Ours"})
    anna.fault("GET", "/groups", 401, "not_signed_in")


def test_who_has_the_link_joins_and_others_see_nothing(anna, bo, hall, group):
    eve = hall.person()
    register(eve)
    where = f"/groups/{group['id']}"
    for path in ("", "/tables", "/tournaments"):
        eve.fault("GET", where + path, 403, "not_member")
    eve.fault("POST", where + "/claim", 403, "wrong_invitation", json={"key": "wrong"})
    assert bo.post(where + "/invited", {"key": key_of(group)})["name"] == "Thursday at the long table"
    seen = joins(bo, group)
    assert [member["name"] for member in seen["members"]] == [anna.name, bo.name] and not seen["owner"]
    assert set(seen["members"][0]) == {"name", "shield", "me", "owner", "played", "won"}, "no device and no address"
    assert [found["id"] for found in bo.get("/groups")] == [group["id"]]
    bo.post(where + "/claim", {"key": key_of(group)})
    assert len(bo.get(where)["members"]) == 2


def test_a_group_tells_how_many_of_its_games_each_has_played_to_the_end_and_won(anna, bo, group):
    where = f"/groups/{group['id']}"
    joins(bo, group)
    ours = anna.table(GAME, seats=("Anna", "open"), group=group["id"])
    bo.post(f"/tables/{ours}/seats/1", {"name": "Bo"})
    bo.post(f"/tables/{ours}/seats/1/leave", {})
    anna.table(GAME, seats=("Anna", "bot:random"), group=group["id"])
    elsewhere = anna.table(GAME, seats=("Anna", "bot:random"))
    for table in (ours, elsewhere):
        places = anna.play_out(table, [0])["result"]["places"]
        if table == ours:
            won = int(places[0] == 1)
    told = wait_until(lambda: (found := anna.get(where)["members"])[0]["played"] and found)
    assert [(one["name"], one["played"], one["won"]) for one in told] == [(anna.name, 1, won), (bo.name, 0, 0)]


def test_members_are_removed_and_leave_and_the_group_goes_on(anna, bo, hall, group):
    cecilia = hall.person()
    where = f"/groups/{group['id']}"
    joins(bo, group)
    joins(cecilia, group)
    bo.fault("POST", where + "/remove", 403, "not_group_owner", json={"name": cecilia.name})
    anna.fault("POST", where + "/remove", 404, "no_member", json={"name": "nobody"})
    assert len(anna.post(where + "/remove", {"name": cecilia.name})["members"]) == 2
    cecilia.fault("GET", where, 403, "not_member")
    cecilia.fault("POST", where + "/claim", 403, "wrong_invitation", json={"key": key_of(group)})
    assert anna.http.delete(f"/api{where}/me").status_code == 204
    assert bo.get(where)["owner"], "who has been there longest sees to it"
    old = key_of(bo.get(where))
    assert key_of(bo.post(where + "/link", {})) != old
    assert bo.put(where, {"name": "Friday"})["name"] == "Friday"
    assert bo.http.delete(f"/api{where}/me").status_code == 204
    bo.fault("GET", where, 404, "no_group")


def test_a_groups_tables_are_seen_by_its_members_as_spectators_see_them(anna, bo, hall, group):
    where = f"/groups/{group['id']}"
    joins(bo, group)
    mine = anna.table(GAME, seats=("Anna", "Astrid"), group=group["id"])
    secret = anna.table(GAME, seats=("Anna", "Astrid"), group=group["id"], spectators=False)
    anna.table(GAME, seats=("Anna", "Astrid"))
    seen = {held["table"]["id"]: held for held in bo.get(where + "/tables")["going"]}
    assert set(seen) == {mine, secret}
    assert seen[mine]["awaited"] == bo.state(mine, -1)["awaited"] and seen[mine]["since"] is None
    assert seen[mine]["stands"] and not seen[mine]["asked"] and seen[mine]["ended"] is None
    assert seen[secret]["awaited"] == {"seats": [], "others": False} and seen[secret]["stands"] == ""
    anna.play_out(mine, [0, 1])
    finished = bo.get(where + "/tables")["finished"]
    assert [held["table"]["id"] for held in finished] == [mine] and len(finished[0]["ended"]) == 10
    eve = hall.person()
    register(eve)
    wish = {"game": GAME, "key": "k", "group": group["id"]}
    eve.fault("POST", "/tables", 403, "not_member", json=wish)


@pytest.mark.long
def test_all_that_a_group_has_finished_can_be_reached(anna, group):
    made = [anna.table("toy_chain", seats=("Anna", "Astrid"), group=group["id"]) for _ in range(21)]
    for table in made:
        anna.play_out(table, [0, 1])
    where = f"/groups/{group['id']}/tables"
    pages = [anna.get(where, skip=skip) for skip in (0, 20)]
    assert [page["more"] for page in pages] == [True, False]
    assert [held["table"]["id"] for page in pages for held in page["finished"]] == made[::-1]


def test_a_round_robin_is_played_to_its_end(anna, bo, hall, group):
    cecilia = hall.person()
    where = f"/groups/{group['id']}"
    joins(bo, group)
    joins(cecilia, group)
    people = {person.name: person for person in (anna, bo, cecilia)}
    wish = {"name": "Spring round", "game": GAME, "players": 2, "people": list(people), "rated": True}
    for wrong, code in (
        ({"players": 9}, "wrong_players"),
        ({"people": [anna.name, "nobody"]}, "no_member"),
        ({"people": [anna.name, bo.name], "players": 3}, "too_few_people"),
    ):
        status = 404 if code == "no_member" else 422
        bo.fault("POST", where + "/tournaments", status, code, json={**wish, **wrong})
    round_robin = bo.post(where + "/tournaments", wish, 201)[0]
    assert len(round_robin["games"]) == 3 and round_robin["played"] == 0
    assert {person["place"] for person in round_robin["people"]} == {1}
    place = f"/tournaments/{round_robin['id']}"
    for game in round_robin["games"]:
        names = [round_robin["people"][line]["name"] for line in game["people"]]
        stranger = next(person for name, person in people.items() if name not in names)
        stranger.fault("POST", f"{place}/games/{game['number']}", 403, "not_your_game", json={})
        table = people[names[1]].post(f"{place}/games/{game['number']}", {})["table"]
        assert people[names[0]].post(f"{place}/games/{game['number']}", {})["table"] == table, "once"
        info = stranger.get(f"/tables/{table}")
        assert [seat["name"] for seat in info["seats"]] == names and info["rated"]
        while not people[names[0]].state(table, 0)["over"]:
            for seat, name in enumerate(names):
                state = people[name].state(table, seat)
                if state["asked"] and not state["foregone"]:
                    people[name].play(table, seat)
    after = wait_until(lambda: (found := anna.get(where + "/tournaments")[0])["played"] == 3 and found)
    assert sum(person["points"] for person in after["people"]) == 3
    assert [person["played"] for person in after["people"]] == [2, 2, 2]
    order = [(person["place"], -person["points"]) for person in after["people"]]
    assert order == sorted(order)
    assert wait_until(lambda: anna.get("/me/ratings"))[0]["games"] == 2
    bo.fault("DELETE", place, 403, "not_group_owner")
    assert anna.http.delete(f"/api{place}").status_code == 204
    assert anna.get(where + "/tournaments") == []


def duel(anna, bo, group, **more):
    joins(bo, group)
    wish = {"name": "Duel", "game": GAME, "players": 2, "people": [anna.name, bo.name], **more}
    return anna.post(f"/groups/{group['id']}/tournaments", wish, 201)[0]


def test_the_tables_of_a_round_have_its_clock(anna, bo, group):
    clock = {"kind": "move", "seconds": 3600, "zero": "end", "weekends": True}
    made = duel(anna, bo, group, clock=clock)
    assert clock.items() <= made["clock"].items()
    table = anna.post(f"/tournaments/{made['id']}/games/0", {})["table"]
    assert clock.items() <= anna.get(f"/tables/{table}")["ways"]["clock"].items()
    assert anna.get(f"/tables/{table}/people")["clock"]["left"] == [3600, 3600]
    anna.fault("POST", f"/groups/{group['id']}/tournaments", 422, "invalid", json={**made, "clock": {"kind": "sand"}})


@pytest.mark.parametrize("how", ["stopped", "removed"])
def test_a_game_whose_table_came_to_nothing_can_begin_anew(club, how):
    hall = club.hall
    anna, bo = (member(hall, name) for name in ("Anna", "Bo"))
    group = groups.group(hall.store, hall.wait(hall_groups.create(hall, anna, "Thursday")))
    assert group is not None
    club.do(hall_groups.join, bo, group.id, group.key)
    clock = {**MOVE, "zero": "end"}
    club.do(tournaments.create, anna, group.id, "Duel", "toy_chain", 2, ["Anna", "Bo"], {}, False, clock)

    def seen():
        (round_robin,) = tournaments.of(hall, anna, group.id, "en")
        (game,) = round_robin["games"]
        return round_robin["id"], {name: game[name] for name in ("table", "stopped", "void", "places")}

    tournament, before = seen()
    first = hall.wait(tournaments.begin(hall, anna, tournament, 0))
    assert seen()[1] == {**before, "table": first}
    if how == "stopped":
        club.pass_by(MOVE["seconds"])
        assert club.at(first).row.status == "stopped"
    else:
        hall.wait(ruling.remove_table(hall, first))
    assert seen()[1] == {**before, "stopped": True} and before["table"] is None
    second = hall.wait(tournaments.begin(hall, bo, tournament, 0))
    assert second != first and hall.wait(tournaments.begin(hall, anna, tournament, 0)) == second
    assert seen()[1] == {**before, "table": second}


def test_a_game_of_somebody_who_left_cannot_begin(anna, bo, group):
    where = f"/groups/{group['id']}"
    joins(bo, group)
    wish = {"name": "Duel", "game": GAME, "players": 2, "people": [anna.name, bo.name]}
    made = anna.post(where + "/tournaments", wish, 201)[0]
    bo.http.delete(f"/api{where}/me")
    assert anna.get(where + "/tournaments")[0]["games"][0]["void"]
    anna.fault("POST", f"/tournaments/{made['id']}/games/0", 409, "somebody_left", json={})


def test_a_tournaments_game_is_a_table_of_whoever_begins_it(own_hall):
    """And one has so many at once."""
    hall = own_hall(limits={"running": 1})
    anna, bo = hall.person(), hall.person()
    group = group_of(anna)
    joins(bo, group)
    wish = {"name": "Duel", "game": GAME, "players": 2, "people": [anna.name, bo.name]}
    made = anna.post(f"/groups/{group['id']}/tournaments", wish, 201)[0]
    anna.table(GAME, seats=("Anna", "open"))
    anna.fault("POST", f"/tournaments/{made['id']}/games/0", 429, "too_many_tables", json={})
    begun = bo.post(f"/tournaments/{made['id']}/games/0", {})["table"]
    assert anna.post(f"/tournaments/{made['id']}/games/0", {})["table"] == begun
    other = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "key": "k"}
    bo.fault("POST", "/tables", 429, "too_many_tables", json=other)
