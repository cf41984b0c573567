"""The page about what is kept: its figures are those by which this hall works."""

import asyncio
import json
import time

from longhall.server.hall.keeping import kept_days
from longhall.server.settings import Settings
from longhall.server.web.routes.house import privacy


def figures(**wishes):
    return json.loads(bytes(asyncio.run(privacy(Settings(**wishes))).body))


def test_the_figures_follow_the_settings():
    usual, other = figures(), figures(keep_waiting=7, keep_playing=0, keep_finished=11, close_playing=5, contact="Me")
    assert (usual["waiting"], usual["finished"]) == (Settings().keep_waiting, Settings().keep_finished)
    assert [other[name] for name in ("waiting", "playing", "finished", "idle", "contact")] == [7, 0, 11, 5, "Me"]
    assert {usual[name] for name in ("waiting", "playing", "finished")} == set(kept_days(Settings()).values())


def test_the_other_figures_are_those_of_the_code_that_forgets(hall, anna):
    told = anna.get("/privacy")
    assert told == figures()
    assert anna.get("/me") is not None
    cookie = next(cookie for cookie in anna.http.cookies.jar if cookie.name == "longhall")
    assert abs((cookie.expires - time.time()) / 86400 - told["cookie"]) < 1
