"""`longhall admin`: what whoever runs the hall decides, and how soon a hall that is open follows."""

import pytest
from tests.server import host
from tests.server.people import wait_until
from tests.server.test_accounts import dumped
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from longhall.cli.main import app

assert host.TOYS

PASSWORD = "a long enough password"


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    from tests.server.people import Process

    process = Process(tmp_path_factory.mktemp("house"))
    yield process
    process.stop()


@pytest.fixture
def anna(place):
    return place.person()


@pytest.fixture
def bo(place):
    return place.person()


def admin(place, *words, answer=None, code=0):
    found = CliRunner().invoke(app, ["admin", *words, "--data", str(place.folder / "hall.sqlite3")], input=answer)
    assert found.exit_code == code, (found.output, found.exception)
    return found.output


def together(anna, bo, **more):
    table = anna.table("toy_chain", seats=("Anna", "open"), **more)
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    return table


def account(person, name):
    person.get("/me")
    person.post("/account", {"name": name, "password": PASSWORD}, 201)
    return name


def complain(anna, bo, table, reason="rude"):
    bo.post(f"/tables/{table}/talk/table", {"text": "You\x1b[31m play badly"})
    anna.post(f"/tables/{table}/talk/table/report", {"number": 1, "reason": reason})


def ends(ear):
    """The socket is closed by the hall."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            ear.hear(20)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def number_of(listed, reason):
    return next(line.split()[0] for line in listed.splitlines() if reason in line)


def test_a_report_is_listed_shown_and_put_away(place, anna, bo):
    complain(anna, bo, together(anna, bo), "very\x1b]0;rude")
    listed = admin(place, "reports")
    number = number_of(listed, "very")
    assert "Bo" in listed and "\x1b" not in listed, "a terminal obeys nothing that strangers wrote"
    shown = admin(place, "report", number, "--language", "sv")
    assert "You[31m play badly" in shown and "gäst" in shown
    assert "Nothing was done" in admin(place, "dismiss", number, answer="n\n", code=1)
    assert number_of(admin(place, "reports"), "very") == number
    admin(place, "dismiss", number, answer="y\n")
    assert "very" not in admin(place, "reports")
    assert "no report" in admin(place, "report", number, code=2)


def test_a_guest_that_is_banned_by_a_report_is_out_at_once_and_a_bot_plays_on(place, anna, bo):
    table = together(anna, bo)
    complain(anna, bo, table, "guest-ban")
    with bo.listening(table, 1) as ear, anna.listening(table, 0) as other:
        admin(place, "ban", "--report", number_of(admin(place, "reports"), "guest-ban"), "--yes")
        assert ends(ear) == 4403
        wait_until(lambda: (told := other.hear())["type"] == "table" and told["table"]["seats"][1]["kind"] == "bot")
    assert bo.fault("GET", "/me", 403, "banned")["message"]
    bo.fault("POST", "/account", 403, "banned", json={"name": "Bo2", "password": PASSWORD})
    who = next(line.split()[4] for line in admin(place, "bans").splitlines() if "guest-ban" in line)
    admin(place, "unban", who)
    wait_until(lambda: bo.http.get("/api/me").status_code == 200)
    assert bo.post(f"/tables/{table}/seats/1/return", {})["back"] is None, "the seat has waited"


def test_an_account_that_is_banned_is_signed_out_everywhere_and_cannot_sign_in(place, anna, bo):
    name = account(bo, "Bengt")
    table = together(anna, bo)
    with bo.listening(table, 1) as ear:
        assert "Keep out Bengt (account)?" in admin(place, "ban", "bengt", "--reason", "spam", answer="y\n")
        assert ends(ear) == 4403
    wait_until(lambda: bo.get("/account")["account"] is None)
    bo.fault("POST", "/sessions", 403, "banned", json={"name": name, "password": PASSWORD})
    bo.fault("POST", "/sessions", 403, "wrong_password", json={"name": name, "password": "something else!"})
    admin(place, "unban", "Bengt")
    wait_until(
        lambda: bo.http.post("/api/sessions", json={"name": name, "password": PASSWORD}).status_code in (200, 201)
    )


@pytest.mark.long
def test_an_address_or_network_is_kept_out_with_everybody_who_comes_from_there(own_hall):
    place = own_hall(proxies="127.0.0.1")
    near = place.person(**{"x-forwarded-for": "203.0.113.9"})
    far = place.person(**{"x-forwarded-for": "198.51.100.7"})
    table = near.table("toy_chain", seats=("Near", "open"))
    admin(place, "ban", "203.0.113.0/24", "--yes")
    wait_until(lambda: near.http.get("/api/me").status_code == 403)
    near.fault("GET", f"/tables/{table}", 403, "banned")
    assert near.http.get("/").status_code != 403, "the page itself comes, and says why"
    far.get("/me")
    admin(place, "unban", "203.0.113.0/24")
    wait_until(lambda: near.http.get("/api/me").status_code == 200)


def test_a_removed_table_is_gone_with_all_that_was_there_and_its_sockets_end(place, anna, bo):
    table = together(anna, bo)
    with anna.listening(table, 0) as ear:
        asked = admin(place, "remove-table", table, answer="n\n", code=1)
        assert "toy_chain: Anna, Bo" in asked and "cannot be undone" in asked
        admin(place, "remove-table", f"http://hall.example/table/{table}", "--yes")
        assert ends(ear) == 4403
    anna.fault("GET", f"/tables/{table}", 404, "no_table")
    assert table not in [there["table"]["id"] for there in anna.get("/me")["tables"]]
    assert "no table" in admin(place, "remove-table", table, "--yes", code=2)


def test_a_removed_account_leaves_tables_under_another_name(place, anna, bo):
    account(bo, "Dagny")
    table = together(anna, bo)
    with bo.listening(table, 1) as ear:
        admin(place, "remove-account", "DAGNY", answer="y\n")
        assert ends(ear) == 4403
    seat = anna.get(f"/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["name"]) == ("bot", wait_until(lambda: seat["name"]))
    assert seat["name"] != "Bo"
    wait_until(lambda: bo.get("/account")["account"] is None)
    bo.fault("POST", "/sessions", 403, "wrong_password", json={"name": "Dagny", "password": PASSWORD})
    assert "Nobody here" in admin(place, "remove-account", "Dagny", "--yes", code=2)


def test_of_an_account_that_was_banned_and_then_removed_nothing_is_left(place, anna, bo):
    account(bo, "Egil Skallagrim")
    table = anna.table("toy_chain", seats=("Anna", "open"))
    bo.post(f"/tables/{table}/seats/1", {"name": "Egil Skallagrim"})
    admin(place, "ban", "Egil Skallagrim", "--yes")
    person = next(line for line in dumped(place).splitlines() if line.startswith('INSERT INTO "bans"')).split("'")[1]
    admin(place, "remove-account", "Egil Skallagrim", "--yes")
    seat = anna.get(f"/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["name"]) == ("bot", "Somebody 2")
    assert "Egil" not in dumped(place) and person not in dumped(place)
    assert "Egil" not in admin(place, "bans")


def test_whoever_types_something_wrong_is_told_and_nothing_happens(place, tmp_path):
    assert "Say whom" in admin(place, "ban", code=2)
    assert "Nobody here" in admin(place, "ban", "nobody at all", "--yes", code=2)
    assert "not kept out" in admin(place, "unban", "nobody", code=2)
    nowhere = tmp_path / "no.sqlite3"
    found = CliRunner().invoke(app, ["admin", "reports", "--data", str(nowhere)])
    assert found.exit_code == 2 and not nowhere.exists(), "no hall is made by looking for one"


@pytest.mark.long
def test_a_closed_hall_can_be_ruled_too(own_hall):
    place = own_hall()
    anna, bo = place.person(), place.person()
    table = together(anna, bo)
    complain(anna, bo, table)
    place.stop()
    admin(place, "ban", "--report", "1", "--yes")
    place.start()
    bo.fault("GET", "/me", 403, "banned")
    assert anna.get(f"/tables/{table}")["seats"][1]["kind"] == "bot"
