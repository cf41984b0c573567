"""Same origin, headers, sizes, rates, and a log without secrets."""

import asyncio
import contextlib
import sqlite3

import httpx
import pytest
from tests.server.people import key
from websockets.exceptions import ConnectionClosed, InvalidStatus

from longhall.server.settings import Settings
from longhall.server.web.app import create_app
from longhall.server.words import say

CROSS_SITE = [
    {"origin": "http://elsewhere.example"},
    {"origin": "null"},
    {"origin": "file://"},
    {"origin": "http://["},
    {"origin": "http://[elsewhere.example]"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"x-longhall": ""},
    {"host": "elsewhere.example"},
    {"host": "127.0.0.1.elsewhere.example"},
    {"host": "localhost:x@elsewhere.example"},
    {"host": "localhost:80@elsewhere.example"},
    {"host": "elsewhere.example/.localhost"},
    {"host": "[::1].elsewhere.example"},
    {"host": "[127.0.0.1"},
    {"host": "x" * 3000 + ".localhost"},
    {"host": "localhost:123456"},
]


@pytest.mark.parametrize("headers", CROSS_SITE, ids=lambda headers: str(headers)[:50])
def test_another_sites_page_can_change_nothing(anna, headers):
    table = anna.table(seats=["Anna", "open"])
    anna.fault("POST", f"/tables/{table}/seats", 403, "forbidden_origin", json={"name": "Eve"}, headers=headers)
    assert anna.get(f"/tables/{table}")["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "hall.localhost:80", "127.0.0.1", "[::1]", "[::1]:8765"])
def test_the_halls_own_names_are_known(anna, host):
    anna.ask("GET", "/games", headers={"host": host})


def test_no_host_is_too_long_for_a_picture(anna):
    """A name has at most 253 letters, and that much a QR code holds."""
    table = anna.table(seats=["Anna", "open"])
    long = ".".join(["a" * 60] * 4)[: 253 - len(".localhost")] + ".localhost:65535"
    assert anna.http.get(f"/api/tables/{table}/qr.svg", headers={"host": long}).status_code == 200
    for path in (f"/tables/{table}/qr.svg", f"/tables/{table}/seats/0/link.svg"):
        anna.fault("GET", path, 403, "forbidden_origin", headers={"host": "x" * 3000 + ".localhost"})


def test_a_fault_of_the_hall_itself_is_the_documented_answer(tmp_path):
    """Here there is no hall behind the door."""
    answer = Pages(tmp_path).get("/api/tables?language=sv")
    assert answer.status_code == 500 and answer.headers["cache-control"] == "no-store"
    error = answer.json()["error"]
    assert error["code"] == "fault" and error["message"] == say("sv", "fault-fault")


def test_a_form_can_change_nothing(anna):
    table = anna.table(seats=["Anna", "open"])
    path = f"/tables/{table}/seats"
    anna.fault("POST", path, 415, "not_json", content='{"name": "Eve"}', headers={"content-type": "text/plain"})
    anna.fault("POST", path, 415, "not_json", data={"name": "Eve"})


def test_the_halls_own_page_may(anna):
    table = anna.table(seats=["Anna", "open"])
    headers = {"origin": anna.url, "sec-fetch-site": "same-origin"}
    anna.ask("POST", f"/tables/{table}/seats", json={"name": "Bo"}, headers=headers)


def test_the_cookie_is_for_no_script_and_no_other_site(anna):
    answer = anna.http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie
    assert "set-cookie" not in anna.http.get("/api/me").headers
    assert "set-cookie" not in anna.http.get("/api/games").headers


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/games", "/api/nothing", "/assets/none.js"])
def test_every_answer_has_a_strict_policy(anna, path):
    headers = anna.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0] and "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


class Pages:
    """The pages alone, asked without a network."""

    def __init__(self, folder):
        self.app = create_app(Settings(static=folder))

    def get(self, path, headers=None):
        async def ask():
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                return await http.get(path, headers=headers)

        return asyncio.run(ask())


def test_the_clients_files_are_kept_as_long_as_they_are_good(tmp_path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>The client</title>")
    (static / "assets" / "app-1a2b.js").write_text("export {}")
    (static / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    http = Pages(static)
    script = http.get("/assets/app-1a2b.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    for path in ("/", "/index.html", "/table/0123", "/rules/vasa_cards"):
        page = http.get(path)
        assert "The client" in page.text and page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"].startswith("text/html")
    assert http.get("/", headers={"if-none-match": http.get("/").headers["etag"]}).status_code == 304
    assert http.get("/icon.svg").headers["cache-control"] == "no-cache"
    for path in ("/assets/other.js", "/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/no.png"):
        assert http.get(path).status_code == 404, path


def test_without_a_client_there_is_a_page_that_says_so(tmp_path):
    page = Pages(tmp_path).get("/")
    assert page.status_code == 200 and "Longhall" in page.text and "<script" not in page.text


ODD_TEXT = [
    ("GET", "/groups/%00", None),
    ("GET", "/tables/%00/seats/-1", None),
    ("GET", "/games?game=%00", None),
    ("DELETE", "/me/notices/endpoints/x%00", None),
    ("POST", "/sessions", b'{"name": "a\\u0000", "password": "long ships row by night"}'),
    ("POST", "/sessions", b'{"name": "\\\\\\u0000", "password": "long ships row by night"}'),
    ("POST", "/sessions", '{"name": "a\x00", "password": "long ships row by night"}'.encode("utf-16")),
]


@pytest.mark.parametrize("method, path, body", ODD_TEXT, ids=lambda part: str(part)[:40])
def test_text_that_not_every_store_can_keep_is_refused_at_the_door(anna, method, path, body):
    """PostgreSQL keeps no text with the sign of number nought."""
    headers = {"content-type": "application/json"} if body else {}
    anna.fault(method, path, 400, "malformed", content=body, headers=headers)


def test_what_only_looks_like_it_is_no_odd_text(anna):
    table = anna.table(seats=["Anna", "open"])
    anna.ask("PUT", f"/tables/{table}/seats/0/notes", json={"text": "\\u0000"})
    assert anna.get("/games", game="%00")


def test_bodies_have_a_size(anna):
    big = b'{"name": "' + b"x" * 20_000 + b'"}'
    headers = {"content-type": "application/json"}
    anna.fault("POST", "/tables/0/seats", 413, "too_large", content=big, headers=headers)
    anna.fault("POST", "/tables/0/seats", 413, "too_large", content=iter([big[:9000], big[9000:]]), headers=headers)
    large = b'{"x": "' + b"x" * 2_200_000 + b'"}'
    with contextlib.suppress(httpx.WriteError):  # the door was shut while it was still being sent
        anna.fault("POST", "/records", 413, "too_large", content=large, headers=headers)


def test_rates_are_limited_and_say_when_to_come_back(own_hall):
    hall = own_hall(
        limits={
            "changes": (3, 0.01),
            "tables": (2, 0.01),
            "sockets": (2, 0.01),
            "messages": (2, 0.01),
            "reads": (40, 1),
            "moments": (2, 0.01),
            "exports": (2, 0.01),
        }
    )
    anna = hall.person()
    table = anna.table(seats=["Anna", "open"])
    anna.table(seats=["Anna", "open"])
    anna.fault("POST", "/tables", 429, "too_many", json={"game": "vasa_cards", "key": key()})
    anna.fault("POST", f"/tables/{table}/play-on", 429, "too_many", json={"entry": 3, "seat": 0, "key": key()})
    anna.fault("POST", "/tournaments/any/games/0", 429, "too_many", json={})
    for _ in range(3):
        anna.ask("POST", f"/tables/{table}/seats", 422, json={"name": ""})
    answer = anna.http.post(f"/api/tables/{table}/seats?language=sv", json={"name": "Bo"})
    assert answer.status_code == 429 and int(answer.headers["retry-after"]) >= 1
    assert "Vänta" in answer.json()["error"]["message"]
    with anna.listening(table) as ear:
        ear.hear()
        for _ in range(3):
            ear.say('{"language": "sv"}')
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                ear.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
    with anna.listening(table):
        pass
    with pytest.raises(InvalidStatus) as refusal, anna.listening(table):
        pass
    assert refusal.value.response.status_code == 429
    for past in (f"/tables/{table}/replay", f"/tables/{table}/seats/0/history/1"):
        answers = [anna.http.get(f"/api{past}").status_code for _ in range(3)]
        assert answers[-1] == 429 and (answers[0] != 429) == past.endswith("replay")  # they share a rate
    for large in (f"/tables/{table}/record", "/me/games.zip"):
        answers = [anna.http.get(f"/api{large}").status_code for _ in range(3)]
        assert answers[-1] == 429 and (answers[0] != 429) == large.endswith("record")  # and so do these
    statuses = {anna.http.get("/api/games").status_code for _ in range(60)}
    assert statuses == {200, 429}


def test_no_secret_is_in_the_log_or_in_the_open(own_hall):
    hall = own_hall()
    anna = hall.person()
    table = anna.table(seats=["Anna", "bot:random", "open"])
    link = anna.get(f"/tables/{table}/seats/0/link")["path"]
    bo = hall.person()
    bo.post(f"/tables/{table}/seats", {"name": "Bo"})
    bo.ask("POST", f"/tables/{table}/claim", 403, json={"seat": 0, "key": "wrong" + key()})
    anna.ask("POST", f"/tables/{table}/seats/0/play", 422, json={"choice": "x", "transcript": 1, "key": "a b"})
    with anna.listening(table, 0) as ear:
        ear.hear_state()
    while not anna.state(table, 0)["over"]:
        for person, seat in ((anna, 0), (bo, 2)):
            if person.state(table, seat)["asked"]:
                person.play(table, seat)
    hall.stop()
    with sqlite3.connect(hall.folder / "hall.sqlite3") as store:
        seed = store.execute("select seed from tables").fetchone()[0]
        keys = [found for (found,) in store.execute("select key from seats")]
    secrets = [table, str(seed), link.split("key=")[1], *keys]
    secrets += [cookie for person in (anna, bo) for cookie in person.http.cookies.values()]
    log = hall.log.read_text()
    assert "POST /api/tables/{table}/seats/{seat}/play 200" in log
    for secret in secrets:
        assert secret not in log
    assert "Traceback" not in log and "ERROR" not in log
