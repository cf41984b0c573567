"""Secrecy over the wire: the same table on the truth and on a redealt world, compared byte for byte.

Two halls keep the same tables. In the second one everything that one seat cannot know has been dealt anew. That seat
(or a spectator) must get the same bytes from both: status, headers except Date, bodies, and number, order and size of
websocket messages; before and after its own choices, and after others' choices that look the same to it.

The tables have clocks, and both halls the same clock on the wall, which the test turns.
"""

import json
import random
import shutil
import sqlite3
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from tests.server.host import LEAKY  # knows the toys
from tests.server.machines import Postgres, Redis, lacking
from tests.server.people import PATIENCE, Process, key, wait_until
from tests.server.walls import DAY, HOUR, NOON, Wall
from websockets.sync.client import connect

from longhall.games import registry
from longhall.kernel.fields import knows
from longhall.match import snapshots
from longhall.server.hall import instants, seating
from longhall.server.hall.commands import Play
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor, known_as
from longhall.server.settings import Limits, Settings
from longhall.server.store import Store, groups, people
from longhall.server.store.people import Person, Session
from longhall.server.store.schema import HOLDERS, RATINGS, TABLES

ANNA = Visitor("A" * 43, False)
MEMBER = "M" * 43  # the session of somebody whose group the tables belong to, and who sits at none of them
PUBLIC = "http://hall.example"  # so that the links do not name the port
CLOCKS = [
    {"kind": "move", "seconds": int(DAY)},
    {"kind": "bank", "seconds": int(6 * DAY), "more": int(HOUR), "weekends": True},
]


@dataclass
class Sample:
    game: str
    players: int
    seat: int
    table: str
    differs: bool  # the redealt world is another one
    holder: str = ""  # the secret of somebody who holds just this seat
    group: str = ""  # to which the table belongs


def luck_of(seed, game):
    """Of its own for every game: a new game leaves the others' tables as they were."""
    return random.Random(f"{seed} {game}")


def random_table(hall, game, players, luck, clocks=CLOCKS):
    """A table somewhere in the middle of a game, at a moment when nothing can be taken back.

    Half of them have the options that people get by themselves, the others any.
    """
    every = registry.game(game).options
    options = {}
    if every and luck.random() < 0.5:
        options = {name: luck.choice(option.values) for name, option in every.items()}
    with patch("secrets.randbits", luck.getrandbits):  # the same games every time
        return played(hall, game, players, options, luck, clocks)


def played(hall, game, players, options, luck, clocks):
    target = luck.randint(0, 40)
    while True:
        wishes = [{"kind": "me", "name": f"Anna {seat}"} for seat in range(players)]
        ways = {"hints": True, **({"clock": luck.choice(clocks)} if clocks else {})}
        made = seating.set_up(hall, ANNA, game, players, options, "private", True, wishes, key(), "en", ways=ways)
        table = hall.wait(made)
        for number in range(200):
            match = hall.tables.find(table).match
            if match.over:
                target //= 2
                break
            if number >= target and snapshots.is_quiet(match):
                return table, match
            seat = luck.choice(match.to_act)
            hall.wait(hall.carry_out(hall.tables.find(table), seat, Play(luck.choice(match.choices(seat)).key), "en"))


def redealt(match, seat, luck):
    """A world that the seat cannot tell from the truth; another one than the truth if there is one."""
    for _ in range(20):
        world = match.state.redeal(seat, luck.getrandbits(50))
        assert knows(world, seat) == knows(match.state, seat)
        if any(knows(world, other) != knows(match.state, other) for other in range(match.players)):
            break
    made = match.clone(world)
    made.seed = luck.getrandbits(50)
    return made


class Files:
    """Two stores in files, each with a process: the truth, and the same tables with worlds dealt anew."""

    clocks = CLOCKS
    apart = False  # whether changes are made at another process than the seat listens at

    def __init__(self, folder):
        self.folders = {name: folder / name for name in ("true", "dealt")}
        for own in self.folders.values():
            own.mkdir()
        self.wall = Wall(folder / "wall")

    def address(self, name):
        return f"sqlite:///{self.folders[name] / 'hall.sqlite3'}"

    def copy(self):
        with sqlite3.connect(self.folders["true"] / "hall.sqlite3") as store:
            store.execute("pragma wal_checkpoint(truncate)")
        shutil.copy(self.folders["true"] / "hall.sqlite3", self.folders["dealt"] / "hall.sqlite3")

    def write_snapshot(self, name, table, snapshot):
        with sqlite3.connect(self.folders[name] / "hall.sqlite3") as store:
            row = (table, snapshot["length"], json.dumps(snapshot))
            store.execute("insert or replace into snapshots (table_id, length, body) values (?, ?, ?)", row)

    def open(self, name):
        # The tables do nothing by themselves meanwhile: how long foregone answers take is tested elsewhere.
        return [Process(self.folders[name], public_url=PUBLIC, pace=1e6, wall=str(self.wall.path))]


class Machines(Files):
    """The same on a PostgreSQL, each of the two with two processes that tell each other by Redis what happened."""

    def __init__(self, folder, store, news, apart=False):
        super().__init__(folder)
        self.apart = apart
        self.clocks = [] if apart else CLOCKS  # without one a process that hears of a choice reads that alone
        self.store = store
        self.news = news
        store.database("true")

    def address(self, name):
        return self.store.address(name)

    def copy(self):
        self.store.database("dealt", template="true")

    def write_snapshot(self, name, table, snapshot):
        import psycopg

        with psycopg.connect(self.address(name)) as connection:
            connection.execute(
                "insert into snapshots (table_id, length, body) values (%s, %s, %s) "
                "on conflict (table_id, length) do update set body = excluded.body",
                (table, snapshot["length"], json.dumps(snapshot)),
            )

    def open(self, name):
        wishes = {"database": self.address(name), "redis": self.news[name].url, "public_url": PUBLIC, "pace": 1e6}
        wishes["wall"] = str(self.wall.path)
        folders = [self.folders[name] / number for number in ("first", "second")]
        for folder in folders:
            folder.mkdir()
        return [Process(folder, **wishes) for folder in folders]


def let_in(hall, sample, number):
    """Somebody who holds this one seat, and nothing else."""
    sample.holder = f"{number:043}"
    if sample.seat >= 0:
        row = {"visitor": Visitor(sample.holder, False).id, "table_id": sample.table, "seat": sample.seat, "since": 1.0}
        hall.store.write_now(lambda connection: connection.execute(HOLDERS.insert().values(row)))


def form_groups(hall, samples):
    """Every table belongs to a group, of somebody who sits at none of them."""
    member = Person("member", "Member", "member", None, None, False, None, 1.0)
    hall.store.write_now(people.add(member, Session(known_as(MEMBER), "s", "member", "", 1.0, 1)))
    for game in {sample.game for sample in samples}:  # somebody whose profile tells something
        stands = {"person": "member", "game": game, "mu": 21.0, "sigma": 5.0, "games": 3}
        hall.store.write_now(lambda connection, stands=stands: connection.execute(RATINGS.insert().values(stands)))
    for number, sample in enumerate(samples):
        sample.group = f"group{number}"
        hall.store.write_now(groups.add(groups.Group(sample.group, "Group", "member", "key", 1.0)))
        belongs = TABLES.update().where(TABLES.c.id == sample.table).values(group_id=sample.group)
        hall.store.write_now(lambda connection, belongs=belongs: connection.execute(belongs))


def prepare(stores, games, depths, all_seats, seed):
    """Two stores: the truth, and the same tables with worlds dealt anew."""
    with patch.object(instants, "now", stores.wall.now):
        return prepared(stores, games, depths, all_seats, seed)


def prepared(stores, games, depths, all_seats, seed):
    limits = Limits(running=1_000_000)
    hall = Hall(Settings(snapshot_every=4, limits=limits), Store(stores.address("true")))
    samples, worlds = [], {}
    for game in games:
        luck = luck_of(seed, game)
        for _ in range(depths):
            players = luck.choice(registry.game(game).players)
            for seat in range(-1, players) if all_seats else (-1, luck.randrange(players)):
                table, match = random_table(hall, game, players, luck, stores.clocks)
                world = redealt(match, seat, luck)
                differs = world.position["state"] != match.position["state"]
                samples.append(Sample(game, players, seat, table, differs))
                worlds[table] = snapshots.take(match), snapshots.take(world)
    for number, sample in enumerate(samples):
        let_in(hall, sample, number)
    form_groups(hall, samples)
    hall.close()
    stores.copy()
    for table, (truth, world) in worlds.items():
        stores.write_snapshot("true", table, truth)
        stores.write_snapshot("dealt", table, world)
    return samples


class Side:
    """One of the two halls, and everything that came from it."""

    def __init__(self, processes, apart=False):
        self.url = processes[0].url
        self.apart = apart
        self.doors = [
            httpx.Client(base_url=process.url, timeout=PATIENCE, headers={"x-longhall": "1"}) for process in processes
        ]
        self.socket: Any = None
        self.language = "en"
        self.question = 0
        self.times: list[float] = []

    def request(self, method, path, secret=ANNA.secret, session="", **more):
        """All of an answer but its date."""
        if not self.apart:
            self.doors.append(self.doors.pop(0))  # each in turn, where there are several
        cookies = {"cookie": f"longhall={secret}" + (f"; longhall-session={session}" if session else "")}
        door = self.doors[-1 if self.apart and method != "GET" else 0]
        answer = door.request(method, f"/api{path}", headers=cookies, **more)
        if door is not self.doors[0]:  # the one that the seat listens at has noticed it when it has answered this
            self.doors[0].get("/api" + "/".join(path.split("/")[:3]), headers=cookies)
        headers = [(name, value) for name, value in answer.headers.multi_items() if name != "date"]
        return answer.status_code, headers, answer.content

    def own_tables(self, secret):
        """What somebody is told of its own tables; instead of a time, how many others came before it."""
        status, headers, body = self.request("GET", "/me", secret=secret)
        told = json.loads(body)
        told.pop("at")
        for held in told["tables"]:
            held["remind"] = {seat: at - held["since"] for seat, at in held["remind"].items()}
            if held["since"] not in self.times:
                self.times.append(held["since"])
            held["since"] = self.times.index(held["since"])
        return status, [header for header in headers if header[0] != "content-length"], told

    def listen(self, table, seat):
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}"
        return connect(address, additional_headers={"cookie": f"longhall={ANNA.secret}"}, open_timeout=PATIENCE)

    def hear_all(self):
        """Every message until now: the hall is asked to go on in the other language, and that comes last."""
        self.language = "sv" if self.language == "en" else "en"
        self.socket.send(json.dumps({"language": self.language}))
        messages = []
        while True:
            messages.append(self.socket.recv(PATIENCE))
            told = json.loads(messages[-1])
            if told["type"] == "state" and told["language"] == self.language:
                return messages


def questions(sample, now):
    """What a seat may ask."""
    here = f"/tables/{sample.table}"
    eyes = f"{here}/seats/{sample.seat}"
    for language in ("en", "sv"):
        said = f"?language={language}"
        yield "GET", eyes + said, {}
        yield "GET", f"{eyes}/log{said}&before={now['transcript']}", {}
        yield "GET", here + said, {}
        yield "GET", f"{here}/people{said}", {}
        yield "GET", f"{here}/talk/table{said}", {}
        yield "GET", f"{here}/talk/watch{said}", {}
        yield "GET", f"{here}/record{said}", {}
        yield "GET", f"{here}/replay{said}&seat=open", {}
        if sample.seat >= 0:
            yield "GET", f"{eyes}/why{said}", {}
    yield "GET", f"{eyes}?since={max(1, now['transcript'] - 2)}", {}
    yield "GET", f"{eyes}/history/{max(1, now['transcript'] // 2)}", {}
    if sample.seat >= 0:
        yield "GET", f"{eyes}/hint", {}
    yield "GET", f"{here}/seats/{sample.players}", {}


def presumptions(sample, now, luck):
    """What a seat may not do, so that each must be refused and change nothing: else the next would be another thing."""
    eyes = f"/tables/{sample.table}/seats/{sample.seat}"
    transcript = now["transcript"]
    for language in ("en", "sv"):
        said = f"?language={language}"
        for choice in ("no:such", *luck.choices(all_keys(sample.game), k=3)):
            yield "POST", f"{eyes}/play{said}", {"json": {"choice": choice, "transcript": transcript + 1, "key": "a"}}
        yield "POST", f"{eyes}/play{said}", {"json": {"choice": "no:such", "transcript": transcript, "key": "a"}}
        for verb in ("undo", "redo"):
            if not now[verb]:
                yield "POST", f"{eyes}/{verb}{said}", {"json": {"transcript": transcript, "key": verb}}


def all_keys(game):
    actions = registry.game(game).actions
    return [actions.key(number) for number in range(actions.size)]


def same(sides, method, path, **more):
    first, second = (side.request(method, path, **more) for side in sides)
    assert first == second, (method, path)
    return first


def compare(sample, sides, luck, wall):
    """Compare all that a seat gets, then let choices be made and compare again; how many choices were compared."""
    with sides[0].listen(sample.table, sample.seat) as first, sides[1].listen(sample.table, sample.seat) as second:
        sides[0].socket, sides[1].socket = first, second
        return compare_all(sample, sides, luck, wall)


def compare_all(sample, sides, luck, wall):
    assert sides[0].hear_all() == sides[1].hear_all()
    eyes = f"/tables/{sample.table}/seats/{sample.seat}"
    compared = 0
    grown: dict[int, list[int]] = {}  # by the length of the seat's transcript: the times that its holder was told
    for _ in range(3):
        now = json.loads(same(sides, "GET", eyes)[2])
        if now["over"]:
            break  # all lies open, and the record with its seed is everybody's
        times = compare_own_tables(sample, sides)
        assert grown.setdefault(now["transcript"], times) == times, "a time follows from what the seat does not notice"
        speak(sample, sides)
        for method, path, more in questions(sample, now):
            same(sides, method, path, **more)
        for method, path, more in presumptions(sample, now, luck) if sample.seat >= 0 else ():
            assert same(sides, method, path, **more)[0] != 200, (method, path)
        same(sides, "GET", eyes, secret="B" * 43)
        told = same(sides, "GET", f"/groups/{sample.group}/tables", session=MEMBER)
        assert told[0] == 200 and len(json.loads(told[2])["going"]) == 1
        for path in ("/me/ratings", f"/games/{sample.game}/ratings"):
            told = same(sides, "GET", path, session=MEMBER)
            assert told[0] == 200 and json.loads(told[2])
        wall.turn(luck.randint(1, 100))  # the time that a choice takes
        assert wall.at < NOON + DAY, "no clock may be out by it"
        made = choose_alike(sample, sides, luck)
        if made is None:
            break
        first, second = (side.hear_all() for side in sides)
        if noticed(first) != noticed(second):
            break  # chance, or a hidden fact, was shown to the seat: from here on the two are told apart
        if now["awaited"]["others"] and length(first) != length(second):
            break  # a hidden poll is over in one of the two: all may see that, and nobody why
        assert first == second
        compared += 1
        now = json.loads(same(sides, "GET", eyes)[2])
        if now["undo"]:
            for verb in ("undo", "redo"):
                body = {"transcript": json.loads(same(sides, "GET", eyes)[2])["transcript"], "key": key()}
                same(sides, "POST", f"{eyes}/{verb}", json=body)
                assert sides[0].hear_all() == sides[1].hear_all()
    return compared


def speak(sample, sides):
    """Those who play say something, and so does somebody who watches; both are read. (Between processes what is said
    comes by another way than what is played, and may come later.)"""
    if len(sides[0].doors) > 1:
        return
    here = f"/tables/{sample.table}/talk"
    for channel, secret in (("table", ANNA.secret), ("watch", "B" * 43)):
        wish = {"text": f"It is {sides[0].language} o'clock", "name": "Eve"}
        told = same(sides, "POST", f"{here}/{channel}", secret=secret, json=wish)
        assert told[0] == 200 and json.loads(told[2])["lines"]
        assert same(sides, "GET", f"{here}/{channel}", secret=secret) == told


def compare_own_tables(sample, sides):
    """What the seat's holder is told in the hall; which of the times told until now."""
    first, second = (side.own_tables(sample.holder) for side in sides)
    assert first == second, "GET /me"
    held = first[2]["tables"]
    assert [there["seats"] for there in held] == ([[sample.seat]] if sample.seat >= 0 else [])
    return [there["since"] for there in held]


def choose_alike(sample, sides, luck):
    """A choice that is open in both worlds, made in both: the seat's own, else another's."""
    order = sorted(range(sample.players), key=lambda seat: (seat != sample.seat, luck.random()))
    for seat in order:
        path = f"/tables/{sample.table}/seats/{seat}"
        states = [json.loads(side.request("GET", path)[2]) for side in sides]
        menus = [[choice["key"] for choice in state["choices"]] for state in states]
        common = [choice for choice in menus[0] if choice in menus[1]]
        if common:
            choice = luck.choice(common)
            for side, state in zip(sides, states, strict=True):
                body = {"choice": choice, "transcript": state["transcript"], "key": "x" + str(state["transcript"])}
                assert side.request("POST", f"{path}/play", json=body)[0] == 200
            return choice
    return None


def length(messages):
    return json.loads(messages[-1])["transcript"]


def noticed(messages):
    """The events that a seat was told of, without which nothing else may differ."""
    return [line for message in messages for line in json.loads(message).get("log", {}).get("lines", [])]


def run(tmp_path, depths, all_seats, seed, games=()):
    run_on(Files(tmp_path), depths, all_seats, seed, games)


def run_on(stores, depths, all_seats, seed, games=()):
    games = games or [name for name in registry.NAMES if name != LEAKY]
    samples = prepare(stores, games, depths, all_seats, seed)
    sides = [stores.open(name) for name in ("true", "dealt")]
    try:
        compared = 0
        for number, sample in enumerate(samples):
            luck = luck_of(seed + number, sample.game)
            compared += compare(sample, [Side(processes, stores.apart) for processes in sides], luck, stores.wall)
    finally:
        for processes in sides:
            for process in processes:
                process.stop()
    # The test means something: most worlds were other ones, and choices were compared.
    hidden = [sample for sample in samples if sample.game != "toy_chain"]  # which hides nothing
    assert sum(sample.differs for sample in hidden) > len(hidden) / 3
    assert compared > len(samples) / 2


def test_a_seat_gets_the_same_bytes_in_every_world_that_it_cannot_tell_apart(tmp_path):
    run(tmp_path, 1, False, seed=1)


def test_a_view_that_gives_something_away_is_found(tmp_path):
    with pytest.raises(AssertionError, match="lost"):
        run(tmp_path, 4, True, seed=1, games=[LEAKY])


def test_a_clock_that_is_out_under_seal_tells_nobody_who_had_not_answered(tmp_path):
    """In one world other seats are asked than in the other, and at zero the table passes for all of them. Who is not
    asked is shown the same before and after, in as many messages, and with the same clock."""
    stores = Files(tmp_path)
    samples = [sample for sample in prepare(stores, ["toy_veto"], 6, True, 3) if sample.differs]
    processes = [stores.open(name)[0] for name in ("true", "dealt")]
    try:
        with ExitStack() as stack:
            waiting = [pair for sample in samples if (pair := at_a_poll(sample, processes, stack))]
            assert len(waiting) > 3
            stores.wall.turn(7 * DAY)
            for sample, sides in waiting:
                compare_at_zero(sample, sides)
    finally:
        for process in processes:
            process.stop()


def at_a_poll(sample, processes, stack):
    """Both sides of a table with a hidden poll in which the seat is not asked; nothing if there is none."""
    sides = [Side([process]) for process in processes]
    path = f"/tables/{sample.table}/seats/{sample.seat}"
    states = [json.loads(side.request("GET", path)[2]) for side in sides]
    if states[0]["over"] or not states[0]["awaited"]["others"] or any(state["asked"] for state in states):
        return None
    people = json.loads(same(sides, "GET", f"/tables/{sample.table}/people")[2])
    assert people["clock"]["table"] and people["clock"]["due"] > people["at"]
    for side in sides:
        side.socket = stack.enter_context(side.listen(sample.table, sample.seat))
        side.question = states[0]["question"]
    assert sides[0].hear_all() == sides[1].hear_all()
    return sample, sides


def compare_at_zero(sample, sides):
    path = f"/tables/{sample.table}/seats/{sample.seat}"
    for side in sides:
        wait_until(lambda side=side: json.loads(side.request("GET", path)[2])["question"] > side.question)
    assert sides[0].hear_all() == sides[1].hear_all()
    same(sides, "GET", path)
    same(sides, "GET", f"/tables/{sample.table}/people")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 6))
def test_a_seat_gets_the_same_bytes_in_many_more_worlds(tmp_path, seed):
    run(tmp_path, 4, True, seed)


@pytest.mark.long
@pytest.mark.skipif(bool(lacking()), reason=lacking() or "-")
@pytest.mark.parametrize("apart", [False, True], ids=["in turn", "apart"])
def test_a_seat_gets_the_same_bytes_from_whichever_of_several_processes(tmp_path, apart):
    """Each process is asked in turn; or all changes are made at one, and the seat looks and listens at the other."""
    with ExitStack() as stack:
        store = stack.enter_context(Postgres())
        news = {name: stack.enter_context(Redis(tmp_path / f"redis-{name}")) for name in ("true", "dealt")}
        run_on(Machines(tmp_path, store, news, apart), 1, False, seed=7)
