"""Playing over HTTP: choices, undo, the log, repeated and stale requests, records and replay."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.people import key, wait_until

import longhall
from longhall.games import registry
from longhall.games.registry import NAMES
from longhall.match.rules import clauses_of


def seat_asked(person, table, seats):
    """The first of these seats that is asked, with its state."""
    for seat in seats:
        state = person.state(table, seat)
        if state["asked"]:
            return seat, state
    raise AssertionError("nobody is asked")


def play_until(person, table, seats, holds, seed=0):
    """Play these seats at random until a state satisfies `holds`; the seat and the state."""
    luck = random.Random(seed)
    while True:
        for seat in seats:
            state = person.state(table, seat)
            assert not state["over"]
            if holds(state):
                return seat, state
        seat, state = seat_asked(person, table, seats)
        person.move(table, seat, "play", state["transcript"], choice=luck.choice(state["choices"])["key"])


def test_a_choice_is_made_by_its_key_and_answered_with_the_new_state(anna):
    table = anna.table(seats=["Anna", "Bo"])
    seat, state = seat_asked(anna, table, [0, 1])
    assert state["prompt"] and all(choice["text"] and choice["at"] for choice in state["choices"])
    done = anna.move(table, seat, "play", state["transcript"], choice=state["choices"][0]["key"])
    assert not done["repeated"]
    after = done["state"]
    assert after["transcript"] > state["transcript"]
    assert after["log"]["since"] == state["transcript"] and len(after["log"]["lines"]) == 1
    assert after["awaited"] == {"seats": [1 - seat], "others": False} and not after["asked"]
    assert ("Bo" if seat == 0 else "Anna") in after["prompt"]


def test_only_elements_of_the_legal_list_of_the_acting_seat_are_accepted(anna):
    table = anna.table(seats=["Anna", "Bo"])
    seat, state = seat_asked(anna, table, [0, 1])

    def refused(seat, choice, reason, language="en"):
        now = anna.state(table, seat)
        error = anna.move(table, seat, "play", now["transcript"], 422, choice=choice, language=language)["error"]
        assert error["code"] == "illegal" and error["reason"] == reason
        return error

    english = refused(seat, "castle:king", "unknown")
    swedish = refused(seat, "castle:king", "unknown", "sv")
    assert english["message"] != swedish["message"] and "castle:king" in swedish["message"]
    refused(seat, "no_fix", "elsewhere")
    refused(1 - seat, state["choices"][0]["key"], "not_asked")
    anna.play(table, seat, "build:1")
    while anna.state(table, seat)["prompt"].find("face down") < 0 or not anna.state(table, seat)["asked"]:
        anna.play(table, *seat_asked(anna, table, [0, 1])[:1])
    illegal = {"build:1", "build:2", "build:3", "build:4"} - {c["key"] for c in anna.state(table, seat)["choices"]}
    if illegal:
        error = refused(seat, illegal.pop(), "clause")
        assert error["clause"].startswith("VC-") and error["clause"] in error["message"]


def test_a_move_is_answered_alike_by_the_short_way_and_the_long_one(anna):
    """The answer, its headers and the refusals; `more=1` in the address sends a request the long way."""
    table = anna.table(seats=["Anna", "Bo"])
    seat, state = seat_asked(anna, table, [0, 1])
    path, same = f"/tables/{table}/seats/{seat}/play", key()
    well = {"choice": state["choices"][0]["key"], "transcript": state["transcript"], "key": same}
    anna.post(path, well)
    wishes = [(path, well)]
    wishes += [
        (path, {**well, **change, "key": key()}) for change in ({"choice": "castle:king"}, {"transcript": "x"}, {})
    ]
    wishes += [(f"/tables/{table}/seats/{1 - seat}0/play", well), ("/tables/none/seats/0/play", well)]
    for where, wish in wishes:
        ways = [
            anna.http.post(f"/api{where}", params={"language": "sv", **more}, json=wish) for more in ({}, {"more": "1"})
        ]
        assert ways[0].status_code == ways[1].status_code and ways[0].content == ways[1].content
        assert dict(ways[0].headers) | {"date": ""} == dict(ways[1].headers) | {"date": ""}


def test_a_double_click_plays_once(anna):
    table = anna.table(seats=["Anna", "Bo"])
    seat, state = seat_asked(anna, table, [0, 1])
    choice, same = state["choices"][0]["key"], key()
    first = anna.move(table, seat, "play", state["transcript"], as_key=same, choice=choice)
    again = anna.move(table, seat, "play", state["transcript"], as_key=same, choice=choice)
    assert not first["repeated"] and again["repeated"]
    assert first["state"] == again["state"]
    other = anna.move(table, seat, "play", state["transcript"], 409, as_key=same, choice="build:4")
    assert other["error"]["code"] == "key_reused"


def test_ten_tabs_at_once_play_once(anna):
    table = anna.table(seats=["Anna", "Bo"])
    seat, state = seat_asked(anna, table, [0, 1])
    body = {"transcript": state["transcript"], "choice": state["choices"][0]["key"]}
    same = key()

    def click(number):
        own = {**body, "key": same if number % 2 else key()}
        return anna.http.post(f"/api/tables/{table}/seats/{seat}/play", json=own).status_code

    with ThreadPoolExecutor(10) as tabs:
        statuses = sorted(tabs.map(click, range(10)))
    assert set(statuses) <= {200, 409} and 1 <= statuses.count(200) <= 5
    assert anna.state(table, seat)["transcript"] == state["transcript"] + 1


def test_a_stale_transcript_number_is_told_so_and_changes_nothing(anna):
    table = anna.table(seats=["Anna", "Bo"])
    seat, state = seat_asked(anna, table, [0, 1])
    now = anna.play(table, seat)
    for transcript in (state["transcript"], now["transcript"] + 1, 0):
        error = anna.move(table, seat, "play", transcript, 409, choice="build:2", language="sv")["error"]
        assert error["code"] == "stale" and error["transcript"] == now["transcript"]
    assert anna.state(table, seat) == anna.state(table, seat, since=0)
    assert anna.state(table, seat)["transcript"] == now["transcript"]


def test_anothers_sealed_answer_makes_nothing_stale(anna):
    table = anna.table("toy_auction", seats=["Anna", "Bo"])
    before = anna.state(table, 0)
    anna.play(table, 1, "add")
    anna.play(table, 1, "stand")
    assert anna.state(table, 0) == before
    anna.move(table, 0, "play", before["transcript"], choice="stand")


def test_undo_redo_and_restart_as_far_as_nothing_was_learned(anna):
    table = anna.table("toy_auction", seats=["Anna", "Bo"])
    first = anna.state(table, 0)
    assert not first["undo"] and not first["redo"]
    one = anna.play(table, 0, "add")
    assert one["undo"] and one["restart"]
    two = anna.play(table, 0, "add")
    back = anna.move(table, 0, "undo", two["transcript"])["state"]
    assert back["redo"] and back["choices"] == one["choices"]
    again = anna.move(table, 0, "redo", back["transcript"])["state"]
    assert again["view"] == two["view"] and not again["redo"]
    anna.play(table, 1, "stand")  # does not hinder Anna
    fresh = anna.move(table, 0, "restart", again["transcript"])["state"]
    assert not fresh["undo"] and fresh["view"] == first["view"] and fresh["choices"] == first["choices"]
    error = anna.move(table, 0, "undo", fresh["transcript"], 422, language="sv")["error"]
    assert error["reason"] == "nothing_to_undo"
    anna.play(table, 0, "stand")
    assert not anna.state(table, 0)["undo"]  # all answers were opened


def test_what_is_taken_back_leaves_the_log_of_all(anna):
    table = anna.table(seats=["Anna", "Bo"])
    seat, state = play_until(anna, table, [0, 1], lambda state: state["undo"])
    other = anna.state(table, 1 - seat)
    back = anna.move(table, seat, "undo", state["transcript"])["state"]
    for now, then in ((back, state), (anna.state(table, 1 - seat, since=other["transcript"]), other)):
        last = then["log"]["lines"][-1]["n"]
        assert now["log"]["since"] == then["transcript"]
        assert now["log"]["gone"] == [last] and not now["log"]["lines"]
    whole = anna.state(table, seat)["log"]["lines"]
    assert whole == [line for line in state["log"]["lines"] if line["n"] != last]


def test_the_log_goes_on_from_any_number(anna):
    table = anna.table(seats=["Anna", "Bo", "Cecilia"])
    luck = random.Random(3)
    seen: dict[int, dict] = {seat: {} for seat in (-1, 0, 1, 2)}
    at = {seat: None for seat in seen}
    for _ in range(60):
        for seat in seen:
            if luck.random() < 0.4:
                state = anna.state(table, seat, **({} if at[seat] is None else {"since": at[seat]}))
                log = state["log"]
                assert log["since"] == at[seat]
                if log["since"] is None:
                    seen[seat].clear()
                for n in log["gone"]:
                    seen[seat] = {place: line for place, line in seen[seat].items() if place[0] != n}
                seen[seat].update({(line["n"], line["i"]): line for line in log["lines"]})
                at[seat] = state["transcript"]
                assert list(seen[seat].values()) == anna.state(table, seat)["log"]["lines"]
        if anna.state(table, -1)["over"]:
            break
        seat, state = seat_asked(anna, table, [0, 1, 2])
        if state["undo"] and luck.random() < 0.5:
            anna.move(table, seat, "undo", state["transcript"])
        else:
            anna.move(table, seat, "play", state["transcript"], choice=luck.choice(state["choices"])["key"])


def test_log_lines_carry_their_event_as_cut_for_the_seat(anna):
    table = anna.table(seats=["Anna", "Bo"])
    seat, _ = seat_asked(anna, table, [0, 1])
    anna.play(table, seat, "build:3")
    own = anna.state(table, seat)["log"]["lines"][-1]
    others = anna.state(table, 1 - seat, language="sv")["log"]["lines"][-1]
    assert own["event"]["kind"] == others["event"]["kind"] == "built"
    assert own["event"]["fields"]["value"]["name"] == "3" and others["event"]["fields"]["value"] is None
    assert own["event"]["fields"]["seat"]["text"] == ["Anna", "Bo"][seat]
    assert own["text"] != others["text"]


def test_older_lines_and_moments_of_the_past_can_be_seen(anna):
    table = anna.table(seats=["Anna", "Bo"])
    shown = {}
    for _ in range(12):
        state = anna.state(table, 0)
        shown[state["transcript"]] = state
        anna.play(table, seat_asked(anna, table, [0, 1])[0])
    for transcript, then in shown.items():
        past = anna.get(f"/tables/{table}/seats/0/history/{transcript}")
        for part in ("transcript", "view", "awaited", "names", "over"):
            assert past[part] == then[part], part
        assert past["log"] == then["log"] and not past["choices"] and not past["undo"]
    lines = anna.state(table, 0)["log"]["lines"]
    middle = lines[len(lines) // 2]["n"]
    older = anna.get(f"/tables/{table}/seats/0/log", before=middle, limit=3)
    assert older["lines"] == [line for line in lines if line["n"] < middle][-3:] and older["more"]
    assert anna.get(f"/tables/{table}/seats/0/log", before=1) == {"lines": [], "more": False}
    anna.fault("GET", f"/tables/{table}/seats/0/history/999", 404, "no_moment")
    anna.fault("GET", f"/tables/{table}/seats/0/history/0", 404, "no_moment")


def test_everything_that_is_refused_says_why(anna):
    table = anna.table(seats=["Anna", "Bo"])
    seat, state = play_until(anna, table, [0, 1], lambda state: len(state["choices"]) == 3 and state["asked"])
    found = anna.get(f"/tables/{table}/seats/{seat}/why")
    assert found["refused"] and found["transcript"] == state["transcript"]
    offered = {choice["key"] for choice in state["choices"]}
    for refused in found["refused"]:
        assert refused["key"] not in offered and refused["text"]
        assert found["clauses"][refused["clause"]]["text"]
    swedish = anna.get(f"/tables/{table}/seats/{seat}/why", language="sv")["clauses"]
    translated = clauses_of(registry.game("vasa_cards"), "sv")
    for name, clause in found["clauses"].items():
        assert swedish[name]["text"] == translated[name].text != clause["text"]
    assert anna.get(f"/tables/{table}/seats/{1 - seat}/why")["refused"] == []


def test_advice_is_one_of_the_choices_and_says_why(anna):
    table = anna.table(seats=["Anna", "Bo"])
    seat, state = seat_asked(anna, table, [0, 1])
    hint = anna.get(f"/tables/{table}/seats/{seat}/hint")
    assert hint["key"] in {choice["key"] for choice in state["choices"]} and hint["text"] and hint["why"]
    assert hint == anna.get(f"/tables/{table}/seats/{seat}/hint")
    anna.fault("GET", f"/tables/{table}/seats/{1 - seat}/hint", 409, "not_asked")


@pytest.mark.parametrize("game", NAMES)
def test_every_game_is_played_to_its_end_with_bots_recorded_and_replayed(anna, bo, game):
    players = anna.get(f"/games/{game}")["players"][0]
    table = anna.table(game, seats=["Anna", *["bot:random"] * (players - 1)])
    luck = random.Random(5)
    bo.fault("GET", f"/tables/{table}/record", 409, "not_over")
    bo.fault("GET", f"/tables/{table}/replay", 409, "not_over")
    last = anna.play_out(table, [0], luck.choice)
    assert last["result"]["reason"]["text"] and len(last["result"]["outcomes"]) == players
    assert not last["choices"] and not last["undo"]
    record = bo.get(f"/tables/{table}/record")
    again = longhall.replay(record)
    assert again.over and again.result is not None and again.result.places == last["result"]["places"]
    # A record that is brought can be seen from any seat, at any moment, and comes out as it went in.
    brought = bo.post("/records", record, 201)
    assert brought["status"] == "over" and brought["visibility"] == "private"
    assert bo.get(f"/tables/{brought['id']}/record") == record
    end = bo.get(f"/tables/{brought['id']}/replay")
    first, length = end["first"], end["last"]
    for entry in sorted({first, first + 1, length // 2, length - 1, length}):
        match = longhall.replay(record, upto=entry)
        for seat in ("-1", *map(str, range(players))):
            for there in (table, brought["id"]):
                moment = bo.get(f"/tables/{there}/replay", entry=entry, seat=seat)["state"]
                assert moment["view"] == match.view(int(seat))
                assert moment["transcript"] == match.transcript(int(seat))
                texts = [line["text"] for line in moment["log"]["lines"]]
                assert texts == match.log(int(seat))[-100:]
        opened = bo.get(f"/tables/{table}/replay", entry=entry, seat="open", language="sv")["state"]
        assert opened["views"] == [match.view(seat) for seat in range(players)]
    bo.fault("GET", f"/tables/{table}/replay", 404, "no_moment", params={"entry": length + 1})
    bo.fault("GET", f"/tables/{table}/replay", 404, "no_seat", params={"seat": 9})
    bo.fault("GET", f"/tables/{table}/replay", 422, "invalid", params={"seat": "all"})


def test_a_record_that_stops_can_be_looked_at_too(anna):
    match = longhall.start("vasa_cards", players=3, seed=9, names=["A", "B", "C"])
    for _ in range(5):
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    brought = anna.post("/records", match.record, 201)
    assert brought["status"] == "stopped"
    moment = anna.get(f"/tables/{brought['id']}/replay", seat="1")
    assert moment["last"] == match.length and moment["state"]["view"] == match.view(1)
    anna.fault("GET", f"/tables/{brought['id']}/seats/0", 403, "not_your_seat")


def test_bots_only_tables_play_by_themselves(anna):
    table = anna.table(seats=["bot:random", "bot:easy", "bot:random"])
    assert wait_until(lambda: anna.state(table, -1)["over"])  # while somebody watches
