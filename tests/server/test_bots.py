"""Bots as seats: they think elsewhere, know no more than their seat, and take their time."""

import json
import os
import random
import signal
import time

import pytest
from tests.bots.outside import install
from tests.server.people import PATIENCE, Process, key, wait_until
from tests.server.test_crash import descendants

import longhall
from longhall._build import COMPILED
from longhall.bots.registry import make
from longhall.bots.seated import think
from longhall.games.registry import NAMES
from longhall.games.registry import game as game_named
from longhall.kernel.fields import knows
from longhall.kernel.frames import Sealed
from longhall.match.match import SPECTATOR
from longhall.server.players import bots


@pytest.mark.parametrize("game", [name for name in NAMES if game_named(name).has_secrets])
def test_a_bots_process_is_given_a_redealt_world_and_nothing_else(game):
    luck = random.Random(4)
    match = longhall.start(game, seed=12345678901)
    differs = False
    for _ in range(40):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        given = json.loads(json.dumps(match.world_for(seat, luck.getrandbits(50))))
        world = longhall.position(game, given).state
        assert knows(world, seat) == knows(match.state, seat)
        assert given["random"] != match.state.random and world.legal(seat) == match.state.legal(seat)
        differs = differs or any(knows(world, s) != knows(match.state, s) for s in range(match.players))
        assert set(given) == set(match.position)  # no seed, no record, no log
        key, why = think("random", given, seat, 1)
        assert key in [choice.key for choice in match.choices(seat)] and why
        match.play(seat, luck.choice(match.choices(seat)))
    assert differs


def test_nobody_may_seat_a_bot_that_cheats_or_thinks_without_end():
    assert set(bots.LEVELS) == {"random", "easy", "fair", "strong"}
    for spec in bots.LEVELS:
        assert not make(spec, "vasa_cards").cheats


@pytest.fixture(scope="module")
def slow_hall(tmp_path_factory):
    """A hall in which bots take their usual time."""
    process = Process(tmp_path_factory.mktemp("slow"), pace=1.0)
    yield process
    process.stop()


def test_in_hidden_polls_bots_answer_sooner_and_think_less_than_they_take():
    for level, seconds in bots.LEVELS.items():
        usual, in_poll = (bots.Errand("", "", 0, 0, level, None, poll) for poll in (False, True))
        assert usual.seconds() == seconds and usual.spec() == level
        assert in_poll.seconds() <= 1.1 and in_poll.seconds() <= usual.seconds()
        spec = in_poll.spec() or ""
        if spec.startswith("skald:"):
            assert float(spec.removeprefix("skald:").removesuffix("s")) < in_poll.seconds()


def test_bots_never_block_the_hall(slow_hall):
    anna = slow_hall.person()
    table = anna.table(seats=["bot:strong", "bot:strong"])  # nearly three seconds of thought for every choice
    other = anna.table(seats=["Anna", "Bo"])
    worst = 0.0
    end = time.monotonic() + 1.5
    while time.monotonic() < end:
        began = time.monotonic()
        anna.state(other, 0)
        worst = max(worst, time.monotonic() - began)
    assert anna.state(table, -1)["transcript"] <= 2
    assert worst < 1.0


def test_when_a_worker_dies_the_game_goes_on(slow_hall):
    anna = slow_hall.person()
    table = anna.table(seats=["bot:random", "bot:random"])
    wait_until(lambda: anna.state(table, -1)["transcript"] >= 2)
    for worker in descendants(slow_hall.process.pid):
        os.kill(worker, signal.SIGKILL)
    now = anna.state(table, -1)["transcript"]
    wait_until(lambda: anna.state(table, -1)["transcript"] >= now + 3)


def test_a_bot_takes_as_long_whatever_it_holds(slow_hall):
    anna = slow_hall.person()
    table = anna.table(seats=["bot:random", "bot:random"])
    with anna.listening(table) as ear:
        ear.hear_state()
        ear.hear_state()
        began = time.monotonic()
        times = []
        for _ in range(3):
            ear.hear_state()
            times.append(time.monotonic() - began)
            began = time.monotonic()
    assert min(times) > bots.LEVELS["random"] - 0.15


def test_standing_orders_are_followed_after_a_while_and_by_nobody_noticed(anna, bo):
    table = anna.table("toy_orders", seats=["Anna", "open"])
    bo.post(f"/tables/{table}/seats", {"name": "Bo"})
    with anna.listening(table, 0) as ear:
        ear.hear_state()
        before = bo.state(table, 1)
        done = bo.move(table, 1, "orders", before["transcript"], orders={"pass": True})["state"]
        assert done["orders"] == {"pass": True} and done["transcript"] == before["transcript"] + 1
        assert anna.state(table, 0)["orders"] == {}
        assert ear.hears_nothing()

    def turn():
        for person, seat in ((anna, 0), (bo, 1)):
            if "try" in [choice["key"] for choice in person.state(table, seat)["choices"]]:
                return person, seat
        return None

    for _ in range(4):  # whether or not Bo has a veto, it is never used
        person, seat = wait_until(turn)
        person.play(table, seat, "rest" if seat else "try")
    lines = [line["event"]["kind"] for line in anna.state(table, -1)["log"]["lines"]]
    assert "tried" in lines and not [kind for kind in lines if kind == "forbade"]


@pytest.mark.long
def test_standing_orders_are_followed_by_a_hall_that_was_killed(own_hall):
    hall = own_hall(pace=5.0)
    anna = hall.person()
    for _ in range(20):  # until both have a veto, so that both are asked
        table = anna.table("toy_orders", seats=["Anna", "Bo"])
        if all(anna.state(table, seat)["view"]["vetoes"] for seat in (0, 1)):
            break
    anna.move(table, 1, "orders", anna.state(table, 1)["transcript"], orders={"pass": True})
    anna.play(table, 0, "try")
    assert anna.state(table, 1)["asked"]
    hall.kill()
    hall.wishes["pace"] = 0.02
    hall.start()
    wait_until(lambda: not anna.state(table, 1)["asked"] or anna.state(table, 1)["prompt"].startswith("Try"))


def test_tables_of_several_people_mask_their_polls_unless_they_say_otherwise(anna):
    for seats, wish, masked in [
        (["Anna", "open", "bot:random"], {}, True),
        (["Anna", "Bo", "bot:random"], {}, True),
        (["Anna", "bot:random", "bot:random"], {}, False),
        (["Anna", "open", "bot:random"], {"mask_polls": False}, False),
    ]:
        table = anna.table("svea_rike", seats=seats, options=wish)
        assert anna.get(f"/tables/{table}")["options"]["mask_polls"] is masked
    option = next(option for option in anna.get("/games/svea_rike")["options"] if option["name"] == "mask_polls")
    assert (option["default"], option["people"]) == (False, True)


def test_a_masked_poll_waits_for_the_same_seats_in_every_world_that_a_stranger_cannot_tell_apart():
    """Whom a masked poll waits for follows from what all see; so its length tells nothing about who could play."""
    luck = random.Random(8)
    match = longhall.start("svea_rike", 3, seed=4, options={"mask_polls": True})
    polls = foregone = 0
    while not match.over and polls < 120:
        decision = match.state.waiting
        if isinstance(decision, Sealed) and decision.hidden() and not any(match.state.sealed):
            polls += 1
            for _ in range(3):
                world = match.state.redeal(SPECTATOR, luck.getrandbits(50))
                assert world.actors() == match.to_act
            foregone += sum(match.foregone(seat) is not None for seat in match.to_act)
        seat = luck.choice(match.to_act)
        match.play(seat, luck.choice(match.choices(seat)))
    assert polls > 50 and foregone > 10


def test_whoever_is_asked_for_the_look_of_it_is_answered_for(anna):
    """People click only where they have a choice; the table passes for them where they have none."""
    luck = random.Random(2)
    table = anna.table("svea_rike", seats=["Anna", "Bo"])
    assert anna.state(table, 0)["orders"] == {"profile": "primary"}
    clicks = 0
    end = time.monotonic() + PATIENCE
    while clicks < 25 and time.monotonic() < end:
        for seat in (0, 1):
            state = anna.state(table, seat)
            if state["asked"] and not state["foregone"]:
                choice = luck.choice(state["choices"])["key"]
                anna.move(table, seat, "play", state["transcript"], choice=choice)
                clicks += 1
                end = time.monotonic() + PATIENCE
    assert clicks >= 25


def test_bots_from_elsewhere_take_seats_by_their_name(tmp_path, monkeypatch, own_hall):
    """An installed distribution brings them; those that cheat or would keep people waiting find no seat."""
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.setenv("PYTHONPATH", str(install(site)))
    anna = own_hall().person()
    offered = {bot["spec"]: bot["text"] for bot in anna.get("/bots")}
    assert list(offered) == ["random", "easy", "fair", "strong", "eager"] and offered["eager"] == "eager"
    table = anna.table(seats=["bot:eager", "bot:eager:0.1s"])
    wait_until(lambda: anna.state(table, -1)["over"])
    for spec in ("spy", "lost", "nobody", "oracle:1s", "skald:1s", "eager:60s", "eager:1000000", "eager:"):
        wish = {"game": "vasa_cards", "seats": [{"kind": "me"}, {"kind": "bot", "bot": spec}], "key": key()}
        anna.fault("POST", "/tables", 422, "no_bot", json=wish)


@pytest.mark.parametrize("build", [COMPILED, "interpreted"])
def test_it_is_told_that_bots_are_weaker_where_the_rules_are_not_compiled(monkeypatch, build):
    monkeypatch.setattr(bots, "build_kind", lambda: build)
    told = {bot["spec"]: bot["interpreted"] for bot in bots.about_bots("en", pressed=False)}
    weaker = build != COMPILED
    assert told == {"random": False, "easy": False, "fair": weaker, "strong": weaker}


def test_a_bot_that_is_gone_since_leaves_its_seat_to_the_rules():
    assert bots.seconds_of("gone") == bots.ORDERS
