"""Power cuts: a hall that is killed goes on where it stood."""

import os
import time

from tests.server.people import key, wait_until
from tests.server.test_playing import seat_asked


def test_a_killed_hall_goes_on_where_it_stood(own_hall):
    hall = own_hall()
    anna = hall.person()
    table = anna.table(seats=["Anna", "Bo"])
    waiting = anna.table(seats=["Anna", "open"])
    sealed = anna.table("toy_auction", seats=["Anna", "Bo"])
    anna.play(sealed, 0, "add")
    for _ in range(7):
        anna.play(table, seat_asked(anna, table, [0, 1])[0])
    seat, state = seat_asked(anna, table, [0, 1])
    same = key()
    done = anna.move(table, seat, "play", state["transcript"], as_key=same, choice=state["choices"][0]["key"])
    before = {(t, s): anna.state(t, s) for t in (table, sealed) for s in (-1, 0, 1)}
    with anna.listening(table, 0) as ear:
        known = ear.hear_state()["transcript"]
        workers = descendants(hall.process.pid)
        hall.kill()
    assert workers
    wait_until(lambda: not any(is_alive(worker) for worker in workers), 20)  # they end with the hall, however it ends
    hall.start()
    assert {(t, s): anna.state(t, s) for t in (table, sealed) for s in (-1, 0, 1)} == before
    # A request whose answer was lost is repeated, and was done once.
    again = anna.move(table, seat, "play", state["transcript"], as_key=same, choice=state["choices"][0]["key"])
    assert again["repeated"] and again["state"] == done["state"]
    with anna.listening(table, 0, since=known) as ear:
        assert ear.hear_state()["log"]["since"] == known
        anna.play(table, seat_asked(anna, table, [0, 1])[0])
        assert ear.hear_state()["transcript"] > known
    assert anna.get(f"/tables/{waiting}")["status"] == "waiting"
    back = anna.move(sealed, 0, "undo", before[sealed, 0]["transcript"])["state"]
    assert not back["undo"] and back["redo"]
    assert anna.play_out(table, [0, 1])["over"]


def test_whatever_was_answered_is_kept_when_the_hall_is_killed_at_any_moment(own_hall):
    hall = own_hall(workers=1)
    anna = hall.person()
    table = anna.table(seats=["Anna", "bot:random"])
    end = time.monotonic() + 0.3
    known = 0
    while time.monotonic() < end:
        state = anna.state(table, 0)
        known = state["transcript"]
        if state["asked"]:
            known = anna.play(table, 0)["transcript"]
    hall.kill()
    hall.start()
    assert anna.state(table, 0)["transcript"] >= known
    assert anna.play_out(table, [0])["over"]  # and the bot goes on by itself


def children(pid):
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat") as stat:
                    if stat.read().rsplit(")", 1)[1].split()[1] == str(pid):
                        found.append(int(name))
            except OSError:
                continue
    return found


def descendants(pid):
    """Children, their children and so on."""
    found = children(pid)
    return [*found, *(later for child in found for later in descendants(child))]


def is_alive(pid):
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
