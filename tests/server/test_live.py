"""The websocket: what a seat is shown as it happens, from where its transcript stood."""

import asyncio
from typing import ClassVar

import pytest
from tests.server.test_playing import seat_asked
from websockets.exceptions import ConnectionClosed, InvalidStatus

from longhall.server.faults import Fault
from longhall.server.hall import agreeing, seating
from longhall.server.hall.hall import Hall
from longhall.server.hall.listeners import EYES_LOST, QUEUE, TRY_AGAIN, Listener
from longhall.server.hall.visitors import Visitor
from longhall.server.settings import Settings
from longhall.server.store import Store
from longhall.server.web.live import send
from longhall.server.web.routes.sights import hint


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
        assert [ear.hear()["type"] for _ in range(2)] == ["people", "state"]


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
    loop.run_until_complete(asyncio.sleep(0))
    assert listener.queue.qsize() == 1 and listener.queue.get_nowait() == TRY_AGAIN
    loop.close()
    listener.tell(b"nobody is there any more")


def hears_the_end(ear):
    """All that is told before the hall ends the socket because it may no longer see."""
    told = []
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            told.append(ear.hear())
    assert closed.value.rcvd is not None and closed.value.rcvd.code == EYES_LOST
    return told


def leave(person, table):
    person.ask("DELETE", f"/tables/{table}/seats/1")


def open_it(person, table):
    person.put(f"/tables/{table}/seats/1", {"kind": "open"})


@pytest.mark.parametrize("give_up", [leave, open_it])
def test_a_seat_that_was_given_up_before_the_start_has_other_eyes(anna, bo, hall, give_up):
    bo.get("/me")
    table = anna.table("vasa_cards", seats=["Anna", "open", "open"])
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    with bo.listening(table, 1) as old, bo.listening(table) as stranger:
        assert [old.hear()["type"] for _ in range(2)] == ["table", "people"]
        give_up(bo, table)
        clara = hall.person()
        clara.get("/me")
        clara.post(f"/tables/{table}/seats/1", {"name": "Clara"})
        clara.post(f"/tables/{table}/seats/2", {"name": "Dag"})
        assert clara.state(table, 1)["transcript"] >= 1
        assert [message["type"] for message in hears_the_end(old)] == []
        assert stranger.hear_state()["seat"] == -1  # who watches goes on
    refused(bo, 403, table, 1)


def test_a_seat_that_was_given_to_a_bot_has_no_eyes(anna, bo):
    table = anna.table("vasa_cards", seats=["Anna", "open"])
    bo.get("/me")
    bo.post(f"/tables/{table}/seats", {"name": "Bo"})
    with bo.listening(table, 1) as old, anna.listening(table, 0) as other:
        old.hear_state()
        other.hear_state()
        bo.put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
        assert hears_the_end(old) == []
        assert other.hear()["table"]["seats"][1]["kind"] == "bot"


def test_a_seat_on_two_devices_loses_both_eyes_and_a_table_without_spectators_the_last_look(anna, bo, hall):
    table = anna.table("vasa_cards", seats=["Anna", "open", "open"], spectators=False)
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    phone = hall.person()
    phone.get("/me")
    path = bo.get(f"/tables/{table}/seats/1/link")["path"]
    with bo.listening(table, 1) as desk, bo.listening(table) as look:
        desk.hear()
        look.hear()
        phone.post(f"/tables/{table}/claim", {"seat": 1, "key": path.split("key=")[1]})
        with phone.listening(table, 1) as pocket:
            pocket.hear()
            bo.ask("DELETE", f"/tables/{table}/seats/1")
            for ear in (desk, pocket, look):
                hears_the_end(ear)


def test_what_waits_to_be_sent_is_not_sent_to_eyes_that_were_lost_meanwhile():
    """The moment between telling and sending: a slow reader must not get what it may no longer see."""

    class Socket:
        sent: ClassVar[list[str]] = []

        async def send_text(self, text):
            self.sent.append(text)

    async def told():
        listener = Listener("t", 1, "v", "en", "", asyncio.get_running_loop())
        listener.tell(b"a secret")
        listener.end()
        return await send(Socket(), listener, [b"the first secret"])  # type: ignore[arg-type]

    assert asyncio.run(told()) == EYES_LOST
    assert Socket.sent == []


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
    refused(anna, 403, table, 0, origin="http://[")
    refused(anna, 400, "%00")
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


def test_advice_is_not_given_to_who_has_left_the_seat_while_it_was_thought_of(tmp_path):
    hall = Hall(Settings(), Store(f"sqlite:///{tmp_path / 'hall.sqlite3'}"))
    anna = Visitor("A" * 43, False)
    wishes = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bo"}]
    table = hall.wait(seating.set_up(hall, anna, "vasa_cards", 2, {}, "private", True, wishes, "k", "en"))
    seat = hall.tables.find(table).playing().to_act[0]

    class Workers:
        async def advise(self, *_):
            await hall.do(agreeing.leave, hall, anna, table, seat)
            return "build:1", ""

    with pytest.raises(Fault) as refusal:
        asyncio.run(hint(table, seat, hall, Workers(), anna, "127.0.0.1", "en"))  # type: ignore[arg-type]
    assert refusal.value.code == "not_your_seat"
