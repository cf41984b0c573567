"""What is to be told is kept until it was sent, and is sent once."""

import asyncio

import pytest
from tests.server.club import BO, THREE
from tests.server.walls import DAY

from longhall.server.hall import channels
from longhall.server.hall.sender import TAKEN, WAITS, Sender
from longhall.server.store import outbox, wishes
from longhall.server.store.store import Store


def test_what_cannot_be_sent_waits_and_goes_out_once(told, service):
    told.hook(service, BO)
    told.only(BO, turn=["webhook"])
    service.status = 500
    table = told.club.table("toy_chain", people=THREE)
    told.club.play(table, 0)
    told.send()
    told.pass_by(WAITS[0])
    shown = channels.overview(told.hall, BO)["endpoints"][0]
    assert shown["waiting"] == 1 and shown["failing"] == told.club.wall.at - WAITS[0] and shown["host"] == "127.0.0.1"
    ids = {headers["idempotency-key"] for _, headers, _ in service.taken}
    assert len(service.taken) == 2 and len(ids) == 1
    service.status = 200
    told.do(channels.hurry, BO)
    told.send()
    told.pass_by(DAY)
    assert len(service.taken) == 3 and told.waiting() == []
    assert wishes.endpoints_of(told.hall.store, BO.id)[0].failing is None


def test_a_notice_is_written_with_the_change_or_not_at_all(told, service):
    told.browser(service, BO)
    table = told.club.table("toy_chain", people=THREE)
    told.send()

    def fail(connection, *args):
        raise OSError

    told.hall.outbox, kept = (lambda tidings: fail), told.hall.outbox
    with pytest.raises(OSError):
        told.club.play(table, 0)
    assert told.club.at(table).match.to_act == [0] and told.waiting() == []
    told.hall.outbox = kept
    told.club.play(table, 0)
    assert len(told.waiting()) == 1


def test_whoever_takes_over_from_a_dead_process_repeats_it_once_with_the_same_id(told, service):
    told.hook(service, BO)
    table = told.club.table("toy_chain", people=THREE)
    told.send()
    service.taken.clear()
    told.club.play(table, 0)

    class Dies(Exception):
        pass

    async def die(*args):
        raise Dies

    for round_ in range(4):  # after the hand-over, before that is written down
        dying = Sender(told.hall)
        dying.is_new = False
        with pytest.MonkeyPatch.context() as patch, pytest.raises(Dies):
            patch.setattr(dying, "done", die)
            patch.setattr(dying, "failed", die)
            asyncio.run(dying.go_round())
        before = len(service.taken)
        told.send()
        assert len(service.taken) == before, "another process waits for it"
        told.club.wall.turn(TAKEN)
        if round_ == 1:
            break
    told.pass_by(TAKEN)
    assert len(service.taken) == 2 and len({headers["idempotency-key"] for _, headers, _ in service.taken}) == 1
    assert told.waiting() == []


def test_of_two_processes_one_takes_a_notice(told):
    store = told.hall.store
    now = told.club.wall.at
    notice = outbox.Notice("a" * 32, "", "webhook", "", None, -1, "test", "test", now, now)
    store.write_now(lambda connection: outbox.add(connection, notice, now))
    other = Store(told.club.address)
    taken: list = []
    also: list = []
    store.write_now(outbox.take("one", now, TAKEN, 9, taken))
    other.write_now(outbox.take("two", now, TAKEN, 9, also))
    assert [one.id for one in taken] == ["a" * 32] and also == []
    kept: list[bool] = []
    other.write_now(outbox.take("two", now + TAKEN, TAKEN, 9, also))
    store.write_now(outbox.hand_over(taken[0], "one", kept))
    assert len(also) == 1 and kept == [False], "what another has taken over is not sent here"
    other.close()
