"""What attackers send: requests that fit the API or just miss it, odd frames, mutated records and editions.

Everything follows from a seed, so that whatever is found can be found again.
"""

import copy
import hashlib
import json
import random
import signal
import sqlite3
import threading
import time
from contextlib import closing, contextmanager
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.core.result import Ok
from tests.server.people import key
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import longhall
from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game
from longhall.match import RecordError, editions
from longhall.server.store import room
from longhall.server.store.transcripts import transcribe

load_all_checks()
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance  # noqa: E402

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    2**63,
    -(2**70),
    1.5,
    "",
    "x",
    "0",
    "\x00",
    "å" * 300,
    [],
    {},
    [[]],
    {"": None},
]


PASSWORD = "long ships row by night"
OWN_LIMIT = {"/hint": 15.0, "/records": 60.0}  # seconds in which such routes answer, as docs/server.md has it
GENEROUS = 2.0  # times that, on a machine that does other things too
OWN_DOOR = ("/api/sessions", "/api/account")  # what is done there may end the session

# The calendar turns, the hall's heart beats, who listens is noted, and reviews are made piece by piece.
BY_ITSELF = {"ages", "beats", "presence", "reviews"}
SHARED_OUT = ["watched_until", "taken_by", "taken_until"]  # where there may be several processes, which sees to a table


class Watch:
    """Whether the store has changed since it was last looked at."""

    def __init__(self, hall):
        address = hall.wishes["database"]
        self.store: Any = InPostgres(address) if address.startswith("postgresql") else InFile(address)
        self.mark, self.digests = None, {}
        self.changed()

    def changed(self):
        """The parts of the store that are not what they were."""
        mark = self.store.mark()
        if mark == self.mark:
            return []
        was, self.mark = self.digests, mark
        self.digests = {name: self.store.digest(name) for name in self.store.names() if name not in BY_ITSELF}
        return [name for name, digest in self.digests.items() if was.get(name) != digest]

    def close(self):
        self.store.close()


class InFile:
    """A store of SQLite: what marks its changes, what its parts are called, and a digest of each."""

    def __init__(self, address):
        self.line = sqlite3.connect(address.removeprefix("sqlite:///"), isolation_level=None)

    def mark(self):
        return self.line.execute("PRAGMA data_version").fetchone()

    def names(self):
        return [name for (name,) in self.line.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]

    def digest(self, name):
        rows = self.line.execute(f'SELECT * FROM "{name}"').fetchall()
        return hashlib.sha256(repr(rows).encode("utf-8", "surrogatepass")).digest()

    def close(self):
        self.line.close()


class InPostgres:
    """The same of PostgreSQL. Its log of changes also grows where nothing changed."""

    def __init__(self, address):
        import psycopg

        self.line = psycopg.connect(address, autocommit=True)

    def mark(self):
        return self.line.execute("SELECT pg_current_wal_insert_lsn()").fetchone()

    def names(self):
        return [name for (name,) in self.line.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")]

    def digest(self, name):
        from psycopg.sql import SQL, Identifier

        row = "hashtextextended((to_jsonb(row) - %s::text[])::text, 0)"
        every = SQL("SELECT count(*), sum(" + row + ") FROM {} row").format(Identifier(name))
        return self.line.execute(every, [SHARED_OUT]).fetchone()

    def close(self):
        self.line.close()


def furnish(person):
    """Tables of every kind, by this person: their ids, those that a request had best be about first."""
    tables = [
        person.table(game, seats=("Anna", "Bo") if 2 in players_of(person, game) else ("A", "B", "C")) for game in NAMES
    ]
    tables.append(person.table(seats=("Anna", "open"), visibility="public"))
    tables.append(person.table(seats=("Anna", "bot:easy"), spectators=False))
    finished = person.post("/records", played("vasa_cards", 2, seed=3, most=10_000).record, 201)["id"]
    return [*tables, finished]


def players_of(person, game):
    return person.get(f"/games/{game}")["players"]


def belong(hall, person, tables):
    """Give the person an account, a group, company at a table, invitations, channels and a program's seat.

    The account's name; by the names of the API's paths, what fits them; the table of the program, and its token.
    """
    bo, name = hall.person(), f"P{key()[:12]}"
    for who, called in ((person, name), (bo, f"B{key()[:12]}")):
        who.get("/me")
        who.post("/account", {"name": called, "password": PASSWORD}, 201)
    person.post("/account/guest", {})
    group = person.post("/groups", {"name": "Thursdays"}, 201)
    bo.post(f"/groups/{group['id']}/claim", {"key": group["path"].split("key=")[1]})
    people = [member["name"] for member in person.get(f"/groups/{group['id']}")["members"]]
    wish = {"name": "Spring", "game": "vasa_cards", "players": 2, "people": people}
    tournaments = person.post(f"/groups/{group['id']}/tournaments", wish, 201)
    clock = {"kind": "move", "seconds": 3600, "zero": "wait"}
    company = person.table(seats=("Anna", "open"), ways={"clock": clock})
    bo.post(f"/tables/{company}/seats", {"name": "Bo"})
    person.post(f"/tables/{company}/talk/table", {"text": "Hello"})
    waiting = person.table(seats=("Anna", "open", "open"))
    invited = person.post(f"/tables/{waiting}/invitations", {"table": company, "seat": 1})
    theirs = bo.table(seats=("Bo", "open"))
    bo.post(f"/tables/{theirs}/invitations", {"table": company, "seat": 0})
    seated = person.table(seats=("Anna", "open"))
    token = person.post(f"/tables/{seated}/seats/1/program", {"seconds": 2})["token"]
    crow = hall.person(authorization=f"Bearer {token}")
    crow.post(f"/tables/{seated}/seats/1", {"name": "Crow"})
    hook = {"address": "http://127.0.0.1:9/", "style": "json"}
    channels = person.post("/me/notices/webhooks", hook, 201)["endpoints"]
    person.post(f"/tables/{company}/webhooks", hook, 201)
    tables[:0] = [company, waiting, seated]
    names = {
        "group": [group["id"]],
        "tournament": [tournament["id"] for tournament in tournaments],
        "number": [0, 1, 2],
        "invitation": [one["id"] for one in [*invited, *person.get("/me/invitations")]],
        "endpoint": [one["id"] for one in channels],
        "session": [one["id"] for one in person.get("/sessions")],
        "tutorial": ["first"],
        "clause": ["VC-1", "VC-10"],
    }
    return name, names, (seated, token)


def played(game, players=None, seed=1, most=40):
    """A match of random choices, to its end or for a while."""
    luck = random.Random(seed)
    match = longhall.start(game, players=players, seed=seed)
    for _ in range(most):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        if match.can_undo(seat) and luck.random() < 0.1:
            match.undo(seat)
        else:
            match.play(seat, luck.choice(match.choices(seat)))
    return match


class Attack:
    """Requests by the description of the API, with a valid session and mostly about tables that there are."""

    def __init__(self, hall, person, tables):
        self.hall, self.person, self.tables = hall, person, tables
        self.name, names, self.program = belong(hall, person, tables)
        self.names = {"table": tables, "seat": [0, 1, 0, -1], "game": NAMES, **names}
        self.password = PASSWORD
        self.watch = Watch(hall)
        self.noticed: set[str] = set()  # parts of the store that what was taken has changed
        self.sent = 0
        self.statuses: dict[int, int] = {}
        self.slowest: dict[str, float] = {}  # by route, seconds until the answer
        self.dearest: dict[str, float] = {}  # and of the hall's processor, which other work on the machine leaves alone
        description = person.http.get("/api/openapi.json").json()
        self.schema = schemathesis.openapi.from_dict(description)
        self.operations = [found.ok() for found in self.schema.get_all_operations() if isinstance(found, Ok)]

    def run(self, examples, seed_number):
        for operation in self.operations:
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                self.attack(operation, mode, examples, seed_number)

    def attack(self, operation, mode, examples, seed_number):
        strategy = operation.as_strategy(generation_mode=mode)

        @seed(seed_number)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(strategy, st.randoms(use_true_random=False))
        def send(case, luck):
            self.send(self.made_likely(case, luck))

        try:
            send()
        except Exception as fault:
            if type(fault).__name__ != "Unsatisfiable":  # nothing but what fits can be sent there
                raise

    def made_likely(self, case, luck):
        """Random names of tables would all meet the same refusal."""
        parts = case.path_parameters
        for name, likely in self.names.items():
            if name in parts and luck.random() < 0.85:
                parts[name] = luck.choice(likely)
        table, token = self.program
        if "seat" in parts and "table" in parts and luck.random() < 0.1:
            parts.update(table=table, seat=1)
            case.headers["Authorization"] = f"Bearer {token}"
        if isinstance(case.body, dict) and luck.random() < 0.7:
            self.make_fitting(case, luck)
        return case

    def make_fitting(self, case, luck):
        """A body that gets further: a fresh key, the seat's transcript, a choice that is open to it."""
        body = case.body
        if "key" in body and "seat" not in body:
            body["key"] = key()
        if "game" in body:
            body["game"] = luck.choice(NAMES)
        if "table" in body:
            body.update(table=luck.choice(self.tables), seat=luck.choice([0, 1]))
        if "password" in body:
            body["password"] = self.password
        if "address" in body:
            body["address"] = luck.choice(["http://127.0.0.1:9/", "https://127.0.0.1:9/x"])
        if "people" in body:
            body.update(people=[self.name, self.name], players=2)
        if "transcript" in body:
            here = f"/api/tables/{case.path_parameters['table']}/seats/{case.path_parameters['seat']}"
            state = self.person.http.get(here, headers=dict(case.headers or {}))
            if state.status_code == 200:
                found = state.json()
                body["transcript"] = found["transcript"]
                if "choice" in body and found["choices"] and luck.random() < 0.7:
                    body["choice"] = luck.choice(found["choices"])["key"]

    def send(self, case):
        self.noticed.update(self.watch.changed())
        began, used = time.monotonic(), self.hall.used()
        prepared = case.as_transport_kwargs(base_url=self.hall.url)
        wanted = {name: prepared.get(name) for name in ("method", "url", "params", "json", "data", "cookies")}
        headers = {**dict(prepared.get("headers") or {}), "x-longhall": "1"}
        try:
            answer = self.person.http.request(
                wanted["method"], wanted["url"], params=wanted["params"], headers=headers, **body_of(wanted, headers)
            )
        except (httpx.InvalidURL, UnicodeEncodeError, ValueError, httpx.LocalProtocolError):
            return  # not even a client could send it
        took = time.monotonic() - began
        self.sent += 1
        self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
        route = f"{case.method} {case.path}"
        self.slowest[route] = max(self.slowest.get(route, 0.0), took)
        self.dearest[route] = max(self.dearest.get(route, 0.0), self.hall.used() - used)
        about = (route, prepared.get("url"), case.body, answer.status_code, answer.text[:300])
        assert answer.status_code < 500, about
        if answer.status_code >= 400:
            assert set(answer.json()) == {"error"} and answer.json()["error"]["message"], about
            changed = self.watch.changed()
            assert not changed, ("a refusal changed something", changed, *about)
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code < 300 and case.path.startswith(OWN_DOOR) and case.method != "GET":
            self.come_back(case, answer)

    def try_edges(self):
        """Every number of every address at its bounds and beyond, and where numbers of a store and of JSON end."""
        ends = [sign * 2**bits + more for bits in (31, 53, 63) for sign in (1, -1) for more in (-1, 0, 1)]
        for operation in self.operations:
            for place in operation.definition.raw.get("parameters", []):
                kinds = [place["schema"], *place["schema"].get("anyOf", [])]
                found = [kind for kind in kinds if kind.get("type") == "integer"]
                bounds = [
                    kind[end] + more
                    for kind in found
                    for end in ("minimum", "maximum")
                    if end in kind
                    for more in (-1, 0, 1)
                ]
                for number in {*bounds, *ends} if found else ():
                    self.try_number(operation, place["name"], number)

    def try_number(self, operation, name, number):
        """All else fits."""
        address, query = operation.path, {}
        for place in operation.definition.raw["parameters"]:
            kind = place["schema"]
            likely = self.names.get(place["name"]) or kind.get("enum") or [kind.get("const", 0)]
            value = number if place["name"] == name else likely[0]
            if place["in"] == "path":
                address = address.replace(f"{{{place['name']}}}", str(value))
            elif place["name"] == name or place.get("required"):
                query[place["name"]] = value
        body: dict[str, Any] | None = None if operation.method.upper() == "GET" else {}
        answer = self.person.http.request(operation.method, address, params=query, json=body)
        self.sent += 1
        assert answer.status_code < 500, (operation.method, address, query, answer.text[:300])

    def come_back(self, case, answer):
        """The session may have ended, or be another's: whoever attacks signs in again."""
        if case.path == "/api/account" and case.method == "PUT":
            self.name = answer.json()["account"]["name"]
        if case.path == "/api/account/password":
            self.password = case.body["new"]
        self.person.post("/sessions", {"name": self.name, "password": self.password}, 201)


def above_a_second(times):
    """Routes that took longer, but for those that keep a limit of their own."""
    return {route: round(took, 2) for route, took in times.items() if took > 1.0 and limit_of(route) is None}


def beyond_their_limit(times, factor=GENEROUS):
    """Those that have a limit of their own and took longer than so many times that."""
    own = {route: limit for route in times if (limit := limit_of(route)) is not None}
    return {route: round(times[route], 2) for route, limit in own.items() if times[route] > factor * limit}


def limit_of(route):
    return next((limit for end, limit in OWN_LIMIT.items() if route.endswith(end)), None)


def play_beside_the_largest_record(hall):
    """How long every move takes that somebody makes while the largest record that may be brought is taken in."""
    bringer, player = hall.person(), hall.person()
    bringer.get("/me")
    record = padded(room.MOST_ENTRIES)
    table = player.table(seats=("Anna", "Bo"))
    taken, times = [], []
    bringing = threading.Thread(target=lambda: taken.append(bringer.http.post("/api/records", json=record)))
    bringing.start()
    while bringing.is_alive():
        began = time.monotonic()
        state = next(state for seat in (0, 1) if (state := player.state(table, seat))["asked"])
        verb = "undo" if state["undo"] else "play"
        more = {} if state["undo"] else {"choice": state["choices"][0]["key"]}
        player.move(table, state["seat"], verb, state["transcript"], **more)
        times.append(time.monotonic() - began)
    assert taken[0].status_code == 201, taken[0].text
    return times


def padded(entries):
    """A record with so many entries, nearly as long as one may be."""
    record = plain(played("vasa_cards", 2, most=20).record)
    orders = {"seat": 1, "set": {"x": "a" * 55}}
    return {**record, "entries": [*record["entries"], *[orders] * (entries - len(record["entries"]))]}


def body_of(wanted, headers):
    if wanted["json"] is not None:
        return {"json": wanted["json"]}
    if wanted["data"] is not None:
        headers.setdefault("content-type", "application/json")
        data = wanted["data"]
        return {"content": data if isinstance(data, (bytes, str)) else json.dumps(data)}
    if wanted["method"] in ("POST", "PUT"):
        headers.setdefault("content-type", "application/json")
    return {}


# Mutations


def places(data, path=()):
    """Every place in plain data."""
    yield path
    if isinstance(data, dict):
        for name in data:
            yield from places(data[name], (*path, name))
    elif isinstance(data, list):
        for i in range(len(data)):
            yield from places(data[i], (*path, i))


def mutated(luck, data, most=3):
    """The same with a few things other than they were."""
    made = copy.deepcopy(data)
    for _ in range(luck.randint(1, most)):
        found = [path for path in places(made) if path]
        if not found:
            break
        *way, last = luck.choice(found)
        there = made
        for step in way:
            there = there[step]
        was = there[last]
        change = luck.randrange(6)
        if change == 0:
            del there[last]
        elif change == 1:
            there[last] = copy.deepcopy(luck.choice(ODD))
        elif change == 2 and isinstance(there, list):
            there.insert(luck.randrange(len(there) + 1), copy.deepcopy(luck.choice([was, *ODD])))
        elif change == 3 and isinstance(was, list):
            luck.shuffle(was)
        elif isinstance(was, bool):
            there[last] = not was
        elif isinstance(was, int):
            there[last] = was + luck.choice([-1, 1, 2, 7, -100, 10**6])
        elif isinstance(was, str):
            there[last] = mutated_text(luck, was)
        else:
            there[last] = copy.deepcopy(
                there[luck.choice(list(there) if isinstance(there, dict) else range(len(there)))]
            )
    return made


def mutated_text(luck, text, signs="=[]{}\"'.,:#\n01-xå\x00"):
    """The same with a few letters other than they were."""
    letters = list(text)
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(letters) + 1)
        change = luck.randrange(4)
        if change == 0:
            letters[at : at + luck.randint(1, 5)] = []
        elif change == 1:
            letters.insert(at, luck.choice(signs))
        elif change == 2 and letters:
            first = luck.randrange(len(letters))
            letters[at:at] = letters[first : first + luck.randint(1, 30)]
        else:
            letters[at : at + 1] = [luck.choice(signs)]
    return "".join(letters)


# Records and editions, straight to what reads them


class Endless(BaseException):
    """What must end did not."""


@contextmanager
def bounded(seconds):
    """Compiled loops look at no signal, so this holds only where the rules run interpreted or come up for air."""

    def ring(*_):
        raise Endless

    was = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, was)


def plain(data):
    return json.loads(json.dumps(data))


def records():
    """Records to begin with: of every game, from its set-up and from a position."""
    matches = [played(game, seed=number, most=25 * number) for game in NAMES for number in (1, 2)]
    return [plain(match.record) for match in matches] + [
        plain(longhall.position(match.game.name, match.position).record) for match in matches
    ]


def mutated_record(luck, record):
    """A position is changed where the rules will look, anything else anywhere."""
    position = record.get("position")
    if not position or luck.random() < 0.2:
        return mutated(luck, record)
    part = luck.choice(["state", "state", "pending", "sealed"])
    made = plain(record)
    changed = mutated(luck, {part: position[part]}, 2)
    made["position"][part] = changed.get(part, 0)
    state = made["position"]["state"]
    if isinstance(state, dict) and state:
        for name in luck.sample(sorted(state), min(2, len(state))):
            nudge(luck, state, name)
    return made


def nudge(luck, state, name):
    there = state[name]
    number = luck.choice([-1, 0, 1, 2, 3, 5, 98, 2**40])
    if isinstance(there, list) and there and isinstance(there[0], int):
        there[luck.randrange(len(there))] = number
    elif isinstance(there, int):
        state[name] = number


def attack_records(seeds, tried):
    """Mutated records: refused with a RecordError, or read to what can be written down."""
    bases = records()
    for number in seeds:
        luck = random.Random(number)
        record = mutated_record(luck, luck.choice(bases))
        with bounded(60):
            try:
                found = transcribe(record, 16)
            except RecordError:
                tried["refused"] += 1
                continue
        json.dumps([found.header, found.opening.snapshot, found.snapshots, found.result], allow_nan=False).encode()
        tried["taken"] += 1


def bring_records(person, seeds, tried):
    """The same over HTTP: whatever was taken in is shown or unreadable, never a fault."""
    bases = records()
    for number in seeds:
        luck = random.Random(number)
        record = mutated_record(luck, luck.choice(bases))
        brought = person.http.post("/api/records", json=record)
        has_nought = "\\u0000" in json.dumps(record)  # which is refused at the door, as PostgreSQL keeps no such text
        assert brought.status_code in ((400,) if has_nought else (201, 422)), brought.text
        tried[brought.status_code] += 1
        if brought.status_code == 201:
            for seat in ("open", "-1", "0"):
                answer = person.http.get(f"/api/tables/{brought.json()['id']}/replay", params={"seat": seat})
                assert answer.status_code in (200, 409), answer.text


def leaves(data, path=()):
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, (*path, name))
    else:
        yield path, data


NUMBERS = [0, -1, 1, 2, 3, 7, 25, 99, 1000, 10**6, 10**9, 2**31, 2**62, 2**63, 10**30]


def made_deep(luck, place):
    """A key of many parts, or a value of many layers."""
    count = luck.choice([10, 300, 3_000])
    return luck.choice([f"{place}{'.a' * count} = 1", f"{place} = {'{a = ' * count}1{'}' * count}"])


def mutated_edition(luck, game):
    """An edition that gives a few values of a game other values of about their kind."""
    values = [(path, value) for path, value in leaves(game.raw_data) if "source" not in path]
    lines = []
    for path, value in luck.sample(values, min(len(values), luck.randint(1, 3))):
        if isinstance(value, bool):
            value = not value
        elif isinstance(value, int):
            value = luck.choice(NUMBERS)
        elif isinstance(value, str):
            value = luck.choice([other for _, other in values if isinstance(other, str)])
        elif isinstance(value, list):
            value = mutated(luck, {"list": value}, 2).get("list", [])
        place = ".".join(map(json.dumps, path))
        deep = luck.random() < 0.1
        lines.append(made_deep(luck, place) if deep else f"{place} = {json.dumps(value, ensure_ascii=False)}")
    text = "\n".join(lines)
    return mutated_text(luck, text) if luck.random() < 0.3 else text


def attack_editions(seeds, tried):
    """Mutated editions: refused with an EditionError, or played."""
    games = [game for game in map(find_game, NAMES) if game.raw_data]
    for number in seeds:
        luck = random.Random(number)
        game = luck.choice(games)
        with bounded(60):
            try:
                edition = editions.read(game, mutated_edition(luck, game))
            except editions.EditionError:
                tried["refused"] += 1
                continue
            match = longhall.start(game.name, players=luck.choice(game.players), seed=number, edition=edition)
            for _ in range(40):
                if match.over:
                    break
                seat = luck.choice(match.to_act)
                match.play(seat, luck.choice(match.choices(seat)))
            json.dumps([match.position, match.view(0), editions.differences(game, edition, "sv")])
            tried["taken"] += 1


# Websockets


def frames(luck):
    """Something to say over a socket."""
    fit = json.dumps({"language": luck.choice(["en", "sv"])})
    return luck.choice(
        [
            fit,
            mutated_text(luck, fit),
            json.dumps({"language": luck.choice([None, 1, "xx", ["sv"], {"sv": 1}])}),
            json.dumps(luck.choice(ODD)),
            "[" * luck.choice([10, 2_000, 15_000]),
            luck.randbytes(luck.choice([0, 1, 100, 5_000])),
            "x" * luck.choice([1_024, 1_025, 16_000, 20_000]),
            [mutated_text(luck, fit), "", b"x", "}"][: luck.randint(1, 2)],  # in pieces
            b"",
            "",
        ]
    )


def attack_sockets(hall, person, tables, seeds, tried):
    """Odd addresses and frames: a socket opens or is refused by a status of 4xx, and ends by a code that is known."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    with closing(Watch(hall)) as watch:
        for number in seeds:
            luck = random.Random(number)
            table = luck.choice(tables) if luck.random() < 0.9 else luck.choice(["none", "%00", "a" * 300])
            seat = luck.choice([0, 1, -1] * 5 + [9, 2**70, "x", ""])
            since = luck.choice([""] * 8 + ["&since=0", "&since=-5", f"&since={2**70}", "&since=x", "&since=1&since=2"])
            language = luck.choice(["en", "sv"] * 5 + ["xx", "%ff"])
            address = f"{hall.url.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}&language={language}{since}"
            try:
                with connect(
                    address, additional_headers={"cookie": cookies}, open_timeout=60, close_timeout=10
                ) as line:
                    for _ in range(luck.randint(0, 8)):
                        line.send(frames(luck))
                    while True:  # until nothing more comes, or the hall has had enough
                        line.recv(0.1)
            except InvalidStatus as refusal:
                assert 400 <= refusal.response.status_code < 500, (address, refusal.response.status_code)
                tried["refused"] += 1
            except ConnectionClosed as end:
                # Who still writes when the hall has closed the line may see it cut before the code is read.
                assert end.rcvd is None or end.rcvd.code in (1000, 1003, 1007, 1008, 1009, 1013), (address, end)
                tried["ended"] += 1
            except TimeoutError:
                tried["opened"] += 1
        assert not watch.changed()


def faults_logged(hall):
    """What the hall itself found wrong with itself."""
    return [line for line in hall.log.read_text().splitlines() if "ERROR" in line or "Traceback" in line]
