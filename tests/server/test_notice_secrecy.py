"""Secrecy of notices and of people: the same table on the truth and on a redealt world, and what people are told of it.

As long as a seat is shown the same in both, its people get the same notices, in as many words and at the same times,
and are shown the same of each other: who is there, how the clocks stand, what is asked, what was said, and how they
stand in their ratings. As long as a spectator is shown the same, so do those who watch, and a channel that several
read. The same is said in both halls, and the tables are rated.
"""

import asyncio
import json
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from tests.server.host import LEAKY  # knows the toys
from tests.server.receivers import Listener
from tests.server.test_secrecy import Files, luck_of, prepare
from tests.server.walls import HOUR

from longhall.games import registry
from longhall.match import SPECTATOR
from longhall.server.hall import clock, instants, notices, presence, ratings, talk, telling, timing
from longhall.server.hall import hall as hall_room
from longhall.server.hall.clock import Asked
from longhall.server.hall.commands import Expire, Play
from longhall.server.hall.hall import Hall
from longhall.server.hall.notices import Notices
from longhall.server.hall.people import people
from longhall.server.hall.sender import Sender
from longhall.server.hall.sight import now, sight
from longhall.server.hall.telling import Said
from longhall.server.hall.visitors import Visitor, known_as
from longhall.server.settings import Settings
from longhall.server.store import Store, presences, wishes, writing
from longhall.server.store import people as kept_people
from longhall.server.store import ratings as kept_ratings
from longhall.server.store.people import Person, Session
from longhall.server.store.schema import HOLDERS, RATED, RATINGS, TABLES
from longhall.server.store.wishes import Endpoint

GAMES = ["toy_veto", "toy_auction", "vasa_cards", "svea_rike"]


@dataclass
class Side:
    """One of the two halls, and what was sent from it."""

    name: str
    hall: Hall
    listener: Listener
    sent: int = 0
    told: dict = field(default_factory=dict)

    def __post_init__(self):
        self.hall.outbox = Notices(False)
        self.sender = Sender(self.hall)

    def invite(self, sample):
        """The seat's holder and the table's group have a webhook each, and somebody else sits there too."""
        url = f"{self.listener.url}/{self.name}/{sample.table}"
        seat = max(0, sample.seat)
        row = {"visitor": "other", "table_id": sample.table, "seat": (seat + 1) % sample.players, "since": 2.0}
        own = Endpoint(f"own{sample.holder}"[-32:], known_as(sample.holder), "webhook", f"{url}/own", 1.0, "json")
        group = Endpoint(f"group{sample.holder}"[-30:], "member", "webhook", f"{url}/all", 1.0, "json")
        shared = Endpoint(**{**vars(group), "group_id": sample.group})
        self.hall.store.write_now(lambda connection: connection.execute(HOLDERS.insert().values(row)))
        for endpoint in (own, shared):
            self.hall.store.write_now(wishes.put_endpoint(endpoint, 9))

    def rate(self, sample):
        """The table is rated; its people have accounts and ratings, and have finished a game with each other."""
        store, me, game = self.hall.store, known_as(sample.holder), sample.game
        self.hall.wait(self.settled())
        # What the tables before this one have come to is not this one's affair: their worlds may have gone apart.
        store.write_now(lambda connection: connection.execute(RATINGS.delete()))
        seat = max(0, sample.seat)
        sits = {seat: me, (seat + 1) % sample.players: "other"}
        for person in sits.values():
            if kept_people.person(store, person) is None:
                about = Person(person, person[:20], person, None, None, False, None, 1.0)
                store.write_now(kept_people.add(about, Session(f"s{person}"[:64], "s", person, "", 1.0, 1)))
        standings = [
            {"person": person, "game": game, "mu": 20.0 + number, "sigma": 5.0, "games": 3}
            for number, person in sits.items()
        ]
        store.write_now(lambda connection: connection.execute(RATINGS.insert(), standings))
        row = store.table(sample.table)
        assert row is not None
        places = list(range(1, sample.players + 1))
        met = replace(row, id=f"met{sample.table}"[:32], status="over", result={"places": places}, length=0, revision=0)
        seats = [replace(one, table_id=met.id) for one in store.seats(sample.table)]
        store.write_now(writing.add_table(met, seats, sits, None, None))

        def write(connection):
            connection.execute(TABLES.update().where(TABLES.c.id == sample.table).values(rated=True))
            for number in range(sample.players):
                began = {"table_id": sample.table, "seat": number, "person": sits.get(number)}
                connection.execute(RATED.insert().values(began))

        store.write_now(write)

    def speak(self, sample, text):
        """Somebody who plays says something, and somebody who watches."""
        for who, channel in (("other", "table"), ("watcher", "watch")):
            said = talk.speak(self.hall, Visitor("", False, person=who), sample.table, channel, text, None, "Eve", "en")
            self.hall.wait(said)

    def hears(self, sample):
        """What is heard of it."""
        own = talk.TABLE if sample.seat >= 0 else talk.WATCH
        return {
            "own": talk.heard(self.hall, known_as(sample.holder), sample.table, own, None, 50, "en"),
            "all": talk.heard(self.hall, "nobody", sample.table, talk.WATCH, None, 50, "en"),
        }

    def profiles(self, sample):
        """What people are told of how they stand, and others of them."""
        self.hall.wait(self.settled())
        me, nobody = (Visitor("", False, person=who) for who in (known_as(sample.holder), "nobody"))
        board = {name: ratings.board(self.hall, who, sample.game) for name, who in (("own", me), ("all", nobody))}
        mine = ratings.mine(self.hall, me, "en")
        change = kept_ratings.change_at(self.hall.store, sample.table, me.id)
        assert mine and board["all"] and (sample.seat < 0 or ratings.rivals(self.hall, me)), "something is told"
        return {"own": (board["own"], mine, ratings.rivals(self.hall, me), change), "all": board["all"]}

    async def settled(self):
        await asyncio.gather(*self.hall.settling)

    def send(self):
        """What was sent since, by who reads it."""
        asyncio.run(self.sender.go_round())
        new: dict[str, list[str]] = {"own": [], "all": []}
        for path, _, body in self.listener.taken[self.sent :]:
            said = {key: value for key, value in json.loads(body).items() if key != "id"}
            new[path.rsplit("/", 1)[1]].append(json.dumps(said))
        self.sent = len(self.listener.taken)
        return {reader: sorted(lines) for reader, lines in new.items()}

    def sees(self, table, seat):
        there = self.hall.tables.find(table)
        return sight(self.hall.tables, there, now(there, seat, "en", None))

    def meet(self, table, seats):
        """Just these are at the table, and under seal just who is asked; and it is looked who is."""
        there = self.hall.tables.find(table)
        seats = there.playing().to_act if there.is_sealed else seats
        here = [SimpleNamespace(table_id=table, seat=seat) for seat in seats]
        with patch.object(self.hall.listeners, "there", {table: here}), patch.object(self.hall.listeners, "tell"):
            self.hall.wait(presence.go_round(self.hall))

    def company(self, sample):
        """What is shown of the people there, by who looks."""
        there = self.hall.tables.find(sample.table)
        return {"own": people(there, known_as(sample.holder)), "all": people(there, "nobody")}

    def choices(self, table, seat):
        match = self.hall.tables.find(table).playing()
        return [choice.key for choice in match.choices(seat)] if not match.over else []

    def play(self, table, seat, choice):
        self.carry_out(table, seat, Play(choice))

    def carry_out(self, table, seat, command):
        self.hall.wait(self.hall.carry_out(self.hall.tables.find(table), seat, command, "en"))

    def asked(self, table):
        """Whom a hidden poll asks, if one is open."""
        match = self.hall.tables.find(table).playing()
        return match.to_act if match.in_hidden_poll else []


def compare(sample, sides, luck, wall):
    """Choices that are open in both are made in both, and a hidden poll that asks different seats may end in both; how
    many notices were compared."""
    for side in sides:
        side.invite(sample)
        side.rate(sample)
    compared, eyes = 0, {"own": sample.seat, "all": SPECTATOR}
    for turn in range(12):
        asked = [side.asked(sample.table) for side in sides]
        made = all(asked) and asked[0] != asked[1] and luck.random() < 0.5
        for side in sides if made else ():
            side.carry_out(sample.table, SPECTATOR, Expire())
        for seat in () if made else sorted(range(sample.players), key=lambda seat: luck.random()):
            first, second = (side.choices(sample.table, seat) for side in sides)
            common = [choice for choice in first if choice in second]
            if common:
                choice = luck.choice(common)
                for side in sides:
                    side.play(sample.table, seat, choice)
                made = True
                break
        alike = {reader for reader, seat in eyes.items() if same_sight(sides, sample.table, seat)}
        for side in sides:
            side.speak(sample, f"line {turn}")
        for what in ("hears", "profiles"):
            first, second = (getattr(side, what)(sample) for side in sides)
            for reader in alike:
                assert first[reader] == second[reader], (sample.game, reader, what)
        for seconds in (0, 90, luck.choice((HOUR, 20 * HOUR))):
            wall.turn(seconds)
            first, second = (side.send() for side in sides)
            for reader in alike:
                assert first[reader] == second[reader], (sample.game, reader)
                compared += len(first[reader])
            here = [seat for seat in range(sample.players) if luck.random() < 0.5]
            for side in sides:
                side.meet(sample.table, here)
            first, second = (side.company(sample) for side in sides)
            for reader in alike:
                assert first[reader] == second[reader], (sample.game, reader, "people")
        eyes = {reader: seat for reader, seat in eyes.items() if reader in alike}
        if not eyes or not made:
            break
    return compared


def same_sight(sides, table, seat):
    return sides[0].sees(table, seat) == sides[1].sees(table, seat)


def run(tmp_path, depths, seed, games=GAMES):
    assert LEAKY not in games and all(name in registry.NAMES for name in games)
    stores = Files(tmp_path)
    samples = prepare(stores, games, depths, True, seed)
    listeners = [Listener(), Listener()]
    settings = Settings(local_targets=True)
    compared = 0
    with patch.object(instants, "now", stores.wall.now):
        sides = [
            Side(name, Hall(settings, Store(stores.address(name))), listener)
            for name, listener in zip(("true", "dealt"), listeners, strict=True)
        ]
        try:
            for number, sample in enumerate(samples):
                compared += compare(sample, sides, luck_of(seed + number, sample.game), stores.wall)
        finally:
            for side in sides:
                side.hall.close()
                side.listener.close()
    assert sum(sample.differs for sample in samples) > len(samples) / 4
    assert compared > len(samples) / 2, "notices were compared"


def test_people_are_told_the_same_in_every_world_that_they_cannot_tell_apart(tmp_path):
    run(tmp_path, 1, seed=1)


def test_a_shared_channel_that_tells_of_hidden_questions_is_found(tmp_path):
    def tells(table, notice, language):
        return Said(f"{notice.kind} {notice.seat}", "", "", "")

    with (
        patch.object(notices, "SHARED", (*notices.SHARED, "question")),
        patch.object(notices.Notices, "write", all_are_public),
        patch.object(telling, "to_all", tells),
        pytest.raises(AssertionError, match="all"),
    ):
        run(tmp_path, 6, seed=3, games=["toy_veto"])


def all_are_public(self, connection, tidings, at):
    """A mistake that somebody could make: whoever is asked is told of in public."""
    asked = sum(2**tiding.seat for tiding in tidings if tiding.kind == "question")
    for endpoint in wishes.shared(connection, tidings[0].table_id):
        notices.share(connection, endpoint, [replace(tiding, seat=asked) for tiding in tidings], at)


async def shows_all_but_the_asked(hall, table_id, at):
    """Another: in a hidden poll the presence of those alone stands still who are asked."""
    table = hall.tables.find(table_id)
    still = table.match.to_act if table.match.is_sealed and not table.match.over else []
    changed = {seat: value for seat, value in presence.due(hall, table, at).items() if seat not in still}
    if changed:
        await hall.store.write(presences.show(table_id, changed, at))
    hall.tables.attend(table)


@contextmanager
def who_came_under_seal_is_shown_afterwards():
    """Or whoever was seen during a hidden poll counts as being there when it is over."""
    with patch.object(presence, "STANDS", 0.0), patch.object(presence, "LINGERS", -HOUR):
        yield


@contextmanager
def own_clocks_run_under_seal():
    """And another: the time of somebody who is asked runs, and not the table's."""

    def asked(match):
        return Asked(match.to_act[0]) if not match.over and match.is_sealed else clock.asked_of(match)

    with patch.object(timing, "asked_of", asked), patch.object(hall_room, "asked_of", asked):
        yield


def tells_who_is_asked(line, table, visitor, language, shown=talk.shown):
    """And in talk: whoever says something while having to answer is marked."""
    busy = table.match is not None and not table.match.over and line.seat in table.match.to_act
    return {**shown(line, table, visitor, language), "busy": busy}


def tells_who_is_busy(hall, who, game, board=ratings.board):
    """And on the leaderboard: how many of those who play have to answer somewhere."""
    playing = [table.match for table in hall.tables.kept.values() if table.match is not None and not table.match.over]
    return [{**row, "busy": [len(match.to_act) for match in playing]} for row in board(hall, who, game)]


@pytest.mark.parametrize(
    ("room", "mistake", "found"),
    [(talk, tells_who_is_asked, "hears"), (ratings, tells_who_is_busy, "profiles")],
    ids=["talk", "ratings"],
)
def test_talk_and_ratings_that_follow_whom_a_hidden_poll_asks_are_found(tmp_path, room, mistake, found):
    name = {"hears": "shown", "profiles": "board"}[found]
    with patch.object(room, name, mistake), pytest.raises(AssertionError, match=found):
        run(tmp_path, 6, seed=3, games=["toy_veto"])


@pytest.mark.parametrize(
    "mistake",
    [
        lambda: patch.object(presence, "show", shows_all_but_the_asked),
        who_came_under_seal_is_shown_afterwards,
        own_clocks_run_under_seal,
    ],
    ids=["presence", "presence afterwards", "clock"],
)
def test_presence_and_clocks_that_follow_whom_a_hidden_poll_asks_are_found(tmp_path, mistake):
    with mistake(), pytest.raises(AssertionError, match="people"):
        run(tmp_path, 6, seed=3, games=["toy_veto"])


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3, 6))
def test_people_are_told_the_same_in_many_more_worlds(tmp_path, seed):
    run(tmp_path, 3, seed, [name for name in registry.NAMES if name != LEAKY])
