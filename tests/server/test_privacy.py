"""The page about what is kept: its figures are those by which this hall works."""

import asyncio
import json
import time

from sqlalchemy import insert, select
from tests.server.club import BO, THREE, member
from tests.server.test_gathering import gather

from longhall.server.hall.keeping import kept_days
from longhall.server.settings import Settings
from longhall.server.store import Store, people
from longhall.server.store.ages import Ages, today
from longhall.server.store.people import Session
from longhall.server.store.schema import CHANGES, SESSIONS
from longhall.server.web.routes.house import privacy


def figures(**wishes):
    return json.loads(bytes(asyncio.run(privacy(Settings(**wishes))).body))


def test_the_figures_follow_the_settings():
    usual, other = figures(), figures(keep_waiting=7, keep_playing=0, keep_finished=11, close_playing=5, contact="Me")
    assert (usual["waiting"], usual["finished"]) == (Settings().keep_waiting, Settings().keep_finished)
    assert [other[name] for name in ("waiting", "playing", "finished", "idle", "contact")] == [7, 0, 11, 5, "Me"]
    assert {usual[name] for name in ("waiting", "playing", "finished")} == set(kept_days(Settings()).values())


def test_the_route_says_the_figures(anna):
    assert anna.get("/privacy") == figures()


# Each of the others, by what is still there after so many days and what is not


def test_the_cookie_ends_when_the_page_says(anna):
    anna.get("/me")
    cookie = next(cookie for cookie in anna.http.cookies.jar if cookie.name == "longhall")
    assert abs((cookie.expires - time.time()) / 86400 - figures()["cookie"]) < 1


def test_sessions_are_forgotten_when_the_page_says(club):
    told, now, store = figures(), time.time(), club.hall.store
    person = member(club.hall, "Anna").id

    def session(name, used=0, ended=None):
        at = None if ended is None else now - 86400 * ended
        return Session(name, name, person, "", now, today() - used, at)

    sessions = [
        session("used", told["unused"]),
        session("unused", told["unused"] + 1),
        session("ended", ended=told["ended"] - 1),
        session("long ended", ended=told["ended"] + 1),
    ]
    for one in [*sessions, session("new")]:
        store.write_now(lambda connection, one=one: connection.execute(insert(SESSIONS).values(vars(one))))
    store.write_now(people.add_session(session("newest")))
    with store.reading() as connection:
        there = set(connection.execute(select(SESSIONS.c.id)).scalars())
    assert {"used", "ended"} <= there and not {"unused", "long ended"} & there


def test_requests_are_forgotten_when_the_page_says(club):
    told, now = figures()["repeated"], time.time()
    for name, days in (("known", told - 1), ("forgotten", told + 1)):
        row = {"scope": "s", "key": name, "fingerprint": "", "answer": "", "created": now - 86400 * days}
        club.hall.store.write_now(lambda connection, row=row: connection.execute(insert(CHANGES).values(row)))
    store = Store(club.address)
    assert store.change("s", "known") is not None and store.change("s", "forgotten") is None
    store.close()


def test_people_are_told_for_so_long_before_a_table_goes_as_the_page_says(club):
    told = figures()
    table = gather(club)
    ages = Ages(club.hall.store, kept_days(Settings()))
    found = [ages.census(day) for day in range(1000, 1000 + told["waiting"] + 2)]
    days = [day for day, census in enumerate(found) if table in census.due]
    assert len(days) == told["told"] + 1 and days[-1] == told["waiting"], "from the first to the last day"
    assert [age.table_id for age in found[-1].over] == [table]


def test_what_cannot_be_sent_is_forgotten_when_the_page_says(told, service):
    told.hook(service, BO)
    told.only(BO, turn=["webhook"])
    service.status = 500
    table = told.club.table("toy_chain", people=THREE)
    told.club.play(table, 0)
    rounds = 0
    while told.waiting() or not rounds:
        told.pass_by(21600)
        rounds += 1
        assert rounds < 100
    assert figures()["unsent"] <= rounds / 4 < figures()["unsent"] + 1
