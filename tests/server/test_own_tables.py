"""One's own tables: what each wants of me, since when, and what came of those that have ended."""

from tests.server.people import wait_until

GAMES = ("vasa_cards", "vasa_voyage", "shipwrights", "svea_rike", "suecia")


def own(person, table, **query):
    found = [held for held in person.get("/me", **query)["tables"] if held["table"]["id"] == table]
    return found[0] if found else None


def ended(person, table):
    found = [held for held in person.get("/me/finished", limit=50) if held["table"]["id"] == table]
    return found[0] if found else None


def test_a_table_says_whose_turn_it_is_and_where_the_game_stands(anna, bo):
    table = anna.table(seats=("Anna", "open"))
    bo.get("/me")
    waiting = own(anna, table)
    assert (waiting["asked"], waiting["stands"], waiting["result"]) == (False, "", None)
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    mine, others = own(anna, table), own(bo, table)
    assert mine["seats"] == [0] and others["seats"] == [1]
    assert mine["awaited"] == anna.state(table, 0)["awaited"] and others["awaited"] == bo.state(table, 1)["awaited"]
    assert [mine["asked"], others["asked"]] == [anna.state(table, 0)["asked"], bo.state(table, 1)["asked"]]
    assert mine["stands"] == others["stands"] == "Round 1 of 4"
    assert own(anna, table, language="sv")["stands"] == "Runda 1 av 4"


def test_every_game_says_where_it_stands(anna):
    for game in GAMES:
        table = anna.table(game, seats=("Anna", "Bo", "Cecilia"))
        assert own(anna, table)["stands"], game


def test_the_time_is_that_of_the_last_thing_a_seat_noticed(own_hall):
    """In the auction all offers are sealed: one that is in tells the others nothing, not even when it came."""
    hall = own_hall(pace=1e6)
    anna, bo = hall.person(), hall.person()
    table = anna.table("toy_auction", seats=("Anna", "open"))
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    begun = own(bo, table)["since"]
    assert begun is not None and own(anna, table)["since"] == begun
    before = bo.state(table, 1)
    anna.play(table, 0)
    assert bo.state(table, 1) == before, "the answer was not sealed: this test needs another"
    assert own(bo, table)["since"] == begun
    assert own(anna, table)["since"] > begun
    bo.play(table, 1)
    assert own(bo, table)["since"] > own(anna, table)["since"] - 1e-9 > begun


def test_strangers_and_who_only_set_the_table_up_are_told_no_times(anna, bo):
    table = anna.table(seats=("open", "bot:easy"), visibility="public")
    assert own(anna, table)["since"] is None and own(anna, table)["seats"] == []
    bo.get("/me")
    assert own(bo, table) is None
    listed = [there for there in bo.get("/tables") if there["id"] == table]
    assert listed and "since" not in listed[0] and "created" not in listed[0]


def test_all_tables_that_go_on_are_there_however_many(anna):
    tables = [anna.table(seats=("Anna", "open")) for _ in range(9)]
    found = [held["table"]["id"] for held in anna.get("/me")["tables"]]
    assert found == tables[::-1]


def test_a_finished_game_tells_its_result_with_the_reason(anna):
    tables = [anna.table(seats=("Anna", "bot:random")) for _ in range(2)]
    for table in tables:
        assert ended(anna, table) is None
        last = anna.play_out(table, [0])
        held = wait_until(lambda table=table: ended(anna, table))
        assert {**held["result"], "ending": None} == {**last["result"], "ending": None}
        assert held["result"]["reason"]["text"]
        assert held["since"] is not None and not held["asked"] and held["stands"] == ""
    assert anna.get("/me")["tables"] == [] and anna.get("/me")["finished"] == 2
    newest = anna.get("/me/finished", limit=1)
    assert [held["table"]["id"] for held in newest] == tables[:0:-1]
    assert [held["table"]["id"] for held in anna.get("/me/finished", skip=1)] == tables[:1]


def test_a_table_tells_what_its_people_ask_and_how_much_they_have_said(anna, bo):
    table = anna.table("vasa_cards", seats=("Anna", "open"))
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    assert (own(bo, table)["asks"], own(bo, table)["unread"]) == ([], 0)
    for text in ("Hello", "Anybody?"):
        anna.post(f"/tables/{table}/talk/table", {"text": text})
    anna.post(f"/tables/{table}/pause", {})
    assert (own(bo, table)["asks"], own(bo, table)["unread"]) == ([{"kind": "pause", "seat": 0}], 2)
    assert (own(anna, table)["asks"], own(anna, table)["unread"]) == ([], 0), "one's own"
    bo.put(f"/tables/{table}/talk/table/read", {"number": 2})
    bo.post(f"/tables/{table}/asks/pause", {"word": "no"})
    assert (own(bo, table)["asks"], own(bo, table)["unread"]) == ([], 0)


def test_a_table_that_is_paused_waits_for_nobody(anna, bo):
    table = anna.table("toy_auction", seats=("Anna", "open"))
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    assert own(bo, table)["asked"] and not own(bo, table)["paused"]
    anna.post(f"/tables/{table}/pause", {})
    bo.post(f"/tables/{table}/asks/pause", {"word": "yes"})
    assert not own(bo, table)["asked"] and own(bo, table)["paused"]
    anna.post(f"/tables/{table}/resume", {})
    assert own(bo, table)["asked"] and not own(bo, table)["paused"]


def test_another_game_is_asked_for_where_one_looks_for_ones_tables(anna, bo):
    table = anna.table("vasa_cards", seats=("Anna", "open"))
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    for _ in range(2000):
        if anna.state(table, 0)["over"]:
            break
        for person, seat in ((anna, 0), (bo, 1)):
            state = person.state(table, seat)
            if state["asked"] and not state["foregone"]:
                person.play(table, seat)
    assert own(bo, table) is None and ended(bo, table)["asks"] == []
    anna.post(f"/tables/{table}/again", {})
    assert own(bo, table)["asks"] == ended(bo, table)["asks"] == [{"kind": "again", "seat": 0}]
    assert own(anna, table) is None, "who asks is not asked"
    bo.post(f"/tables/{table}/asks/again", {"word": "in"})
    assert own(bo, table) is None


def test_a_record_that_was_brought_is_among_the_finished_without_a_time(anna, bo):
    table = anna.table(seats=("Anna", "bot:random"))
    anna.play_out(table, [0])
    bo.get("/me")
    brought = bo.post("/records", anna.get(f"/tables/{table}/record"), 201)["id"]
    held = ended(bo, brought)
    assert held["since"] is None and held["seats"] == [] and held["result"] is not None


def test_a_new_browser_has_no_tables(hall):
    stranger = hall.person()
    assert stranger.get("/me/finished") == []
    told = stranger.get("/me")
    assert (told["tables"], told["finished"]) == ([], 0)
