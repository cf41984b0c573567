"""A hall in the test's own process, with a clock on the wall that the test turns, and who comes to its tables."""

from tests.server.people import key
from tests.server.walls import DAY, HOUR

from longhall.server.hall import accounts, seating
from longhall.server.hall.commands import Play
from longhall.server.hall.hall import Hall
from longhall.server.hall.people import people
from longhall.server.hall.timekeeper import Timekeeper
from longhall.server.hall.visitors import Visitor
from longhall.server.settings import Settings
from longhall.server.store import Store, sittings
from longhall.server.store import people as people_kept

ANNA, BO, CAJSA = (Visitor(letter * 43, False) for letter in "ABC")
THREE = (ANNA, BO, CAJSA)
MOVE = {"kind": "move", "seconds": int(DAY)}


class Club:
    """A hall in this process, and who comes to its tables."""

    def __init__(self, folder, wall):
        from tests.server import host  # only now: whatever is collected before must not know the toys

        assert host.TOYS
        self.address = f"sqlite:///{folder / 'hall.sqlite3'}"
        self.wall = wall
        self.open()

    def open(self):
        self.hall = Hall(Settings(), Store(self.address))
        self.keeper = Timekeeper(self.hall)
        self.look()

    def close(self):
        self.hall.close()

    def look(self):
        """The timekeeper goes round."""
        self.hall.wait(self.keeper.go_round())

    def pass_by(self, seconds):
        self.wall.turn(seconds)
        self.look()

    def table(self, game, clock=None, people=(ANNA, BO), bots=0, **ways):
        wishes = [{"kind": "me", "name": "P0"}] + [{"kind": "open"}] * (len(people) - 1)
        wishes += [{"kind": "bot", "bot": "random"}] * bots
        ways = {**ways, **({"clock": clock} if clock else {})}
        made = seating.set_up(self.hall, ANNA, game, None, {}, "private", True, wishes, key(), "en", ways=ways)
        table = self.hall.wait(made)
        for number, who in enumerate(people[1:], 1):
            self.hall.wait(seating.sit(self.hall, who, table, number, f"P{number}"))
        return table

    def at_a_poll(self, clock=None, **more):
        """A table at which a hidden poll is open: somebody has a veto."""
        while True:
            table = self.table("toy_veto", clock, **more)
            self.play(table, 0, "try")
            if self.at(table).match.is_sealed:
                return table

    def at(self, table):
        return self.hall.tables.find(table)

    def play(self, table, seat, choice=None):
        match = self.at(table).match
        choice = choice or match.choices(seat)[0].key
        self.hall.wait(self.hall.carry_out(self.at(table), seat, Play(choice), "en"))

    def clock(self, table, who=ANNA):
        return people(self.at(table), who.id)["clock"]

    def left(self, table, seat, who=ANNA):
        """Hours that a seat has left at this moment, as its table shows it."""
        shown = self.clock(table, who)
        if shown["seat"] != seat or not shown["runs"]:
            return shown["left"][seat] / HOUR
        free = sum(min(end, self.wall.at) - start for start, end in shown["stops"] if start < self.wall.at)
        return (shown["left"][seat] - (self.wall.at - shown["since"] - free)) / HOUR

    def hours(self, who, zone="Europe/Stockholm", start=22, end=7, shown=True):
        self.hall.wait(self.hall.store.write(sittings.put_hours(who.id, (zone, start * 60, end * 60, shown))))

    def do(self, work, *args):
        self.hall.wait(work(self.hall, *args))


def member(hall, name):
    """Somebody with an account."""
    hall.wait(accounts.create(hall, name, f"the password of {name}", None, ""))
    found = people_kept.person_named(hall.store, name.casefold())
    assert found is not None
    return Visitor("M" * 43, False, person=found.id)
