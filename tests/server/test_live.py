"""The websocket: what a seat is shown as it happens, from where its transcript stood."""

import asyncio

import pytest
from tests.server.people import in_a_thread
from tests.server.test_playing import seat_asked
from websockets.exceptions import ConnectionClosed, InvalidStatus

from longhall.server.hall.listeners import QUEUE, Listener


def test_a_change_is_told_to_everybody_who_can_notice_it(anna, bo):
    table = anna.table(seats=["Anna", "Bo"])
    with anna.listening(table, 0) as first, anna.listening(table, 1) as second, bo.listening(table) as stranger:
        ears = {0: first, 1: second, -1: stranger}
        for seat, ear in ears.items():
            assert ear.hear()["type"] == "table"
            state = ear.hear()
            assert state["type"] == "state" and state["seat"] == seat and state["log"]["since"] is None
        seat, before = seat_asked(anna, table, [0, 1])
        done = anna.move(table, seat, "play", before["transcript"], choice="build:2")
        for eyes, ear in ears.items():
            told = ear.hear()
            assert told["log"]["since"] == told["transcript"] - 1 and len(told["log"]["lines"]) == 1
            assert told == (bo if eyes < 0 else anna).state(table, eyes, since=told["log"]["since"])
            if eyes == seat:
                assert told == done["state"]
            else:
                assert told["log"]["lines"][0]["event"]["fields"]["value"] is None


def test_what_a_seat_cannot_notice_it_is_not_told(anna):
    table = anna.table("toy_auction", seats=["Anna", "Bo"])
    with anna.listening(table, 0) as own, anna.listening(table, 1) as other, anna.listening(table) as stranger:
        for ear in (own, other, stranger):
            ear.hear_state()
        anna.play(table, 0, "add")
        assert own.hear_state()["undo"]
        assert other.hears_nothing() and stranger.hears_nothing()
        anna.play(table, 0, "stand")
        anna.play(table, 1, "stand")
        assert other.hear_state()["log"]["lines"] and stranger.hear_state()["log"]["lines"]


def test_a_socket_resumes_from_where_the_transcript_stood(anna):
    table = anna.table(seats=["Anna", "Bo"])
    with anna.listening(table, 0) as ear:
        known = ear.hear_state()
    for _ in range(5):
        anna.play(table, seat_asked(anna, table, [0, 1])[0])
    with anna.listening(table, 0, since=known["transcript"]) as ear:
        missed = ear.hear_state()
    whole = anna.state(table, 0)
    assert missed["log"]["since"] == known["transcript"]
    assert known["log"]["lines"] + missed["log"]["lines"] == whole["log"]["lines"]
    with anna.listening(table, 0, since=whole["transcript"]) as ear:
        assert ear.hear_state()["log"] == {"since": whole["transcript"], "lines": [], "gone": [], "more": False}
    with anna.listening(table, 0, since=9999) as ear:  # of some other game
        assert ear.hear_state()["log"]["since"] is None


def test_the_language_can_be_changed_at_any_moment(anna):
    table = anna.table(seats=["Anna", "Bo"])
    with anna.listening(table, 0, language="sv") as ear:
        swedish = ear.hear_state()
        ear.say('{"language": "en"}')
        assert ear.hear()["type"] == "table"
        english = ear.hear()
        assert english["language"] == "en" and english["log"]["since"] is None
        assert english["log"]["lines"][0]["text"] != swedish["log"]["lines"][0]["text"]
        anna.play(table, seat_asked(anna, table, [0, 1])[0])
        assert ear.hear_state()["language"] == "en"


def test_a_waiting_table_tells_when_the_game_begins(anna, bo):
    table = anna.table(seats=["Anna", "open"])
    with anna.listening(table, 0) as ear:
        assert ear.hear()["table"]["status"] == "waiting"
        bo.post(f"/tables/{table}/seats", {"name": "Bo"})
        begun = ear.hear()["table"]
        assert begun["status"] == "playing" and [seat["mine"] for seat in begun["seats"]] == [True, False]
        assert ear.hear()["type"] == "state"


def test_the_end_of_the_game_is_told(anna):
    table = anna.table("toy_chain", seats=["Anna", "Bo"])
    with anna.listening(table) as ear:
        anna.play_out(table, [0, 1])
        told: list[dict] = []
        while not (told and told[-1]["type"] == "state" and told[-1]["over"]):
            told.append(ear.hear())
        assert told[-1]["result"]
        assert "over" in [message["table"]["status"] for message in told if message["type"] == "table"]


def test_a_reader_that_is_too_slow_is_cut_off_and_keeps_nothing_waiting():
    loop = asyncio.new_event_loop()
    listener = Listener("t", -1, "v", "en", "", loop)
    for number in range(QUEUE + 1):
        listener.tell(str(number).encode())
    in_a_thread(lambda: loop.run_until_complete(asyncio.sleep(0)))
    assert listener.queue.qsize() == 1 and listener.queue.get_nowait() is None
    loop.close()
    listener.tell(b"nobody is there any more")


def refused(person, status, table, seat=-1, **more):
    with pytest.raises(InvalidStatus) as refusal, person.listening(table, seat, **more):
        pass
    assert refusal.value.response.status_code == status
    return refusal.value.response


def test_strangers_are_refused_at_the_door(anna, bo):
    table = anna.table(seats=["Anna", "Bo"])
    answer = refused(bo, 403, table, 0)
    assert b"not_your_seat" in answer.body
    refused(bo, 404, "0" * 20)
    refused(anna, 404, table, 7)
    refused(anna, 422, table, "first")
    refused(anna, 403, table, 0, origin="http://elsewhere.example")
    refused(anna, 403, table, 0, host="elsewhere.example")
    closed = anna.table(seats=["Anna", "Bo"], spectators=False)
    refused(bo, 403, closed)
    with anna.listening(table, 0, origin=anna.url) as ear:
        assert ear.hear()["type"] == "table"


def test_messages_that_are_not_understood_are_told_so_and_too_many_end_it(anna):
    table = anna.table(seats=["Anna", "Bo"])
    with anna.listening(table, 0, language="sv") as ear:
        ear.hear_state()
        for text in ("{", "[]", '{"play": "build:1"}', '{"language": "xx"}'):
            ear.say(text)
            error = ear.hear()
            assert error["type"] == "error" and error["error"]["code"] == "malformed"
        ear.say("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            ear.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
    assert anna.state(table, 0)["transcript"] == 1
