"""Before a game begins: being ready, the host's word to begin, and inviting people whom one has played with."""

import pytest
from tests.server.club import ANNA, BO, CAJSA, THREE, member
from tests.server.people import key
from tests.server.walls import HOUR

from longhall.server.faults import Fault
from longhall.server.hall import groups as hall_groups
from longhall.server.hall import inviting, seating, starting
from longhall.server.hall.people import told
from longhall.server.hall.tidings import Tiding, nothing
from longhall.server.hall.visitors import Visitor
from longhall.server.store import groups, talking


@pytest.fixture
def outbox(club):
    """What people would be told."""
    found = []

    def take(tidings):
        found.extend(tidings)
        return nothing

    club.hall.outbox = take
    return found


def gather(club, people=(ANNA, BO), free=0, host=ANNA, **ways):
    """A table that begins at the host's word."""
    wishes = [{"kind": "me", "name": "P0"}] + [{"kind": "open"}] * (len(people) - 1 + free)
    made = seating.set_up(
        club.hall, host, "toy_chain", None, {}, "private", False, wishes, key(), "en", ways={"ready": True, **ways}
    )
    table = club.hall.wait(made)
    for number, who in enumerate(people[1:], 1):
        club.hall.wait(seating.sit(club.hall, who, table, number, f"P{number}"))
    return table


def ready(club, who, table, seat, is_ready=True):
    club.hall.wait(starting.set_ready(club.hall, who, table, seat, is_ready))


def begin(club, who, table, bots=False):
    club.hall.wait(starting.begin(club.hall, who, table, bots, None, "en"))


def refused(work, *args, **more):
    with pytest.raises(Fault) as fault:
        work(*args, **more)
    return fault.value.code


def test_the_game_begins_at_the_hosts_word_when_all_who_sit_there_are_ready(club):
    table = gather(club)
    assert club.at(table).row.status == "waiting", "not by itself, though no seat is open"
    assert refused(begin, club, ANNA, table) == "not_all_ready"
    ready(club, BO, table, 1)
    assert told(club.at(table), BO.id)["ready"] == [1]
    assert refused(begin, club, BO, table) == "not_host"
    assert refused(ready, club, CAJSA, table, 1) == "not_your_seat"
    begin(club, ANNA, table)
    assert club.at(table).row.status == "playing" and told(club.at(table), BO.id)["ready"] == []
    assert refused(begin, club, ANNA, table) == "already_started"


def test_an_open_seat_is_missing_unless_bots_are_to_sit_there(club):
    table = gather(club, free=1)
    ready(club, BO, table, 1)
    assert refused(begin, club, ANNA, table) == "seats_open"
    ready(club, BO, table, 1, False)
    assert refused(begin, club, ANNA, table, bots=True) == "not_all_ready", "no bot takes a person's place"
    ready(club, BO, table, 1)
    begin(club, ANNA, table, bots=True)
    there = club.at(table)
    assert there.row.status == "playing" and [seat.kind for seat in there.seats] == ["person", "person", "bot"]
    assert there.seats[2].name


def test_a_change_by_the_host_is_marked_with_what_it_was_and_takes_back_the_others_ready(club):
    table = gather(club)
    ready(club, BO, table, 1)
    ready(club, ANNA, table, 0)
    change = seating.change_ways(club.hall, ANNA, table, {}, {"leaving": "asked"})
    club.hall.wait(change)
    shown = told(club.at(table), BO.id)
    assert shown["ready"] == [0] and shown["changed"] == {"way:leaving": None}
    assert club.at(table).row.ways["ready"], "how it begins does not change with it"
    club.hall.wait(seating.change_ways(club.hall, ANNA, table, {}, {"leaving": "asked"}))
    ready(club, BO, table, 1)
    club.hall.wait(seating.change_ways(club.hall, ANNA, table, {}, {"leaving": "asked"}))
    assert told(club.at(table), BO.id)["ready"] == [0, 1], "what changes nothing takes nothing back"


def test_whoever_takes_a_seat_after_somebody_else_is_not_ready_by_that(club):
    table = gather(club)
    ready(club, BO, table, 1)
    club.hall.wait(seating.stand_up(club.hall, BO, table, 1))
    club.hall.wait(seating.sit(club.hall, CAJSA, table, 1, "Cajsa"))
    assert told(club.at(table), BO.id)["ready"] == []
    assert refused(begin, club, ANNA, table) == "not_all_ready"


def test_the_host_is_called_when_the_table_is_full_and_when_all_are_ready(club, outbox):
    """Though nobody else sits there, or the host has no seat."""
    table = gather(club, free=1)
    assert outbox == [], "a seat is open"
    ready(club, BO, table, 1)
    club.hall.wait(seating.sit(club.hall, CAJSA, table, 2, "P2"))
    assert outbox == [Tiding("filled", table, 0, visitor=ANNA.id)]
    ready(club, CAJSA, table, 2)
    assert outbox[1:] == [Tiding("ready", table, 0, visitor=ANNA.id)]
    ready(club, ANNA, table, 0)
    ready(club, CAJSA, table, 2, False)
    assert len(outbox) == 2, "what the host does need not be told, nor that somebody is not ready"
    club.hall.wait(seating.stand_up(club.hall, ANNA, table, 0))
    club.hall.wait(seating.sit(club.hall, ANNA, table, 0, "P0"))
    assert len(outbox) == 2
    club.hall.wait(seating.stand_up(club.hall, ANNA, table, 0))
    club.hall.wait(seating.sit(club.hall, Visitor("D" * 43, False), table, 0, "P4"))
    assert outbox[2:] == [Tiding("filled", table, -1, visitor=ANNA.id)]


def test_whose_ready_was_taken_back_by_a_change_is_told(club, outbox):
    table = gather(club, people=THREE)
    outbox.clear()
    ready(club, BO, table, 1)
    club.hall.wait(seating.change_ways(club.hall, ANNA, table, {}, {"leaving": "asked"}))
    assert outbox == [Tiding("changed", table, 1)], "who had not said so has nothing to say anew"


def test_a_table_that_begins_by_itself_needs_nobodys_word(club):
    wishes = [{"kind": "me", "name": "P0"}, {"kind": "open"}]
    made = seating.set_up(club.hall, ANNA, "toy_chain", None, {}, "private", False, wishes, key(), "en")
    table = club.hall.wait(made)
    assert refused(begin, club, ANNA, table, bots=True) == "begins_itself"
    club.hall.wait(seating.sit(club.hall, BO, table, 1, "Bo"))
    assert club.at(table).row.status == "playing"


# Invitations


@pytest.fixture
def new(club):
    """Anna and Bo have played; now she has a table with room."""
    club.table("toy_chain")
    return gather(club, people=(ANNA,), free=1)


def invite(club, table, who=ANNA, number=0):
    met = inviting.companions(club.hall, who)[number]
    club.hall.wait(inviting.invite(club.hall, who, table, met["table"], met["seat"]))
    return inviting.told(club.hall, who, table)[-1]


def mine(club, who=BO):
    return inviting.mine(club.hall, who, "en")


def test_whom_i_have_played_with_is_invited_and_sees_it_in_the_hall(club, new, outbox):
    (known,) = inviting.companions(club.hall, ANNA)
    assert (known["name"], known["games"]) == ("P1", 1) and "visitor" not in known
    asked = invite(club, new)
    assert (asked["name"], asked["state"]) == ("P1", "asked")
    (told,) = mine(club)
    assert (told["by"], told["free"], told["game"]) == ("P0", 1, "toy_chain")
    assert new not in str(told), "the table's name is told only to who opens the invitation"
    assert [(one.kind, one.visitor, one.is_secret) for one in outbox] == [("invited", BO.id, True)]
    assert inviting.open_it(club.hall, BO, told["id"]) == new
    assert refused(inviting.open_it, club.hall, CAJSA, told["id"]) == "no_invitation"
    club.hall.wait(seating.sit(club.hall, BO, new, 1, "Bo"))
    assert mine(club) == [] and inviting.told(club.hall, ANNA, new)[0]["state"] == "in"


def test_an_invitation_that_is_taken_back_opens_nothing(club, new, outbox):
    asked = invite(club, new)
    (told,) = mine(club)
    club.hall.wait(inviting.take_back(club.hall, ANNA, new, asked["id"]))
    assert mine(club) == [] and inviting.told(club.hall, ANNA, new) == []
    assert refused(inviting.open_it, club.hall, BO, told["id"]) == "no_invitation"


def test_somebody_is_reminded_once_in_twelve_hours(club, new, outbox):
    asked = invite(club, new)
    remind = inviting.remind
    for _ in range(2):
        assert refused(club.hall.wait, remind(club.hall, ANNA, new, asked["id"])) == "nudged"
        club.wall.turn(12 * HOUR + 1)
        club.hall.wait(remind(club.hall, ANNA, new, asked["id"]))
    assert [one.kind for one in outbox] == ["invited"] * 3
    assert invite(club, new)["id"] == asked["id"] and len(outbox) == 3, "nobody is asked twice"


def test_who_says_no_is_left_alone_and_the_host_sees_it(club, new, outbox):
    asked = invite(club, new)
    club.hall.wait(inviting.decline(club.hall, BO, mine(club)[0]["id"]))
    assert mine(club) == [] and inviting.told(club.hall, ANNA, new)[0]["state"] == "no"
    club.wall.turn(13 * HOUR)
    assert refused(club.hall.wait, inviting.remind(club.hall, ANNA, new, asked["id"])) == "answered_invitation"


def test_only_the_host_invites_and_only_whom_the_host_has_met(club, new):
    met = inviting.companions(club.hall, ANNA)[0]
    wish = (met["table"], met["seat"])
    assert inviting.companions(club.hall, CAJSA) == []
    assert refused(club.hall.wait, inviting.invite(club.hall, BO, new, *wish)) == "not_host"
    assert refused(club.hall.wait, inviting.invite(club.hall, ANNA, new, met["table"], 0)) == "no_companion"
    foreign = gather(club, people=(CAJSA,), free=1, host=CAJSA)
    assert refused(club.hall.wait, inviting.invite(club.hall, CAJSA, foreign, *wish)) == "no_companion"
    assert refused(inviting.told, club.hall, BO, new) == "not_host"


@pytest.fixture
def thursday(club):
    """A group of four, and a table of its first that waits: nobody has played with anybody."""
    found = [member(club.hall, name) for name in ("Anna", "Bo", "Cajsa", "Dag")]
    first, *others = found
    group = groups.group(club.hall.store, club.hall.wait(hall_groups.create(club.hall, first, "Thursday")))
    assert group is not None
    for one in others:
        club.do(hall_groups.join, one, group.id, group.key)
    wishes = [{"kind": "me", "name": "P0"}, {"kind": "open"}, {"kind": "open"}]
    made = seating.set_up(
        club.hall,
        first,
        "toy_chain",
        None,
        {},
        "private",
        False,
        wishes,
        key(),
        "en",
        None,
        False,
        group.id,
        {"ready": True},
    )
    return found, club.hall.wait(made)


def test_the_host_asks_all_of_the_tables_group_at_once_and_nobody_twice(club, thursday, outbox):
    (anna, bo, cajsa, dag), table = thursday
    club.hall.wait(club.hall.store.write(talking.put_mute(dag.id, anna.id, True)))
    club.hall.wait(seating.sit(club.hall, cajsa, table, 1, "C"))
    club.do(inviting.invite_group, anna, table)
    there = {one["name"]: one["state"] for one in inviting.told(club.hall, anna, table)}
    assert there == {"Bo": "asked", "Dag": "asked"}
    assert [(one.kind, one.visitor) for one in outbox] == [("invited", bo.id)], "who has muted the host is left alone"
    assert mine(club, dag) == [] and len(mine(club, bo)) == 1
    club.hall.wait(inviting.decline(club.hall, bo, mine(club, bo)[0]["id"]))
    club.do(inviting.invite_group, anna, table)
    assert len(outbox) == 1 and mine(club, bo) == [], "who has said no is asked no more"


def test_only_the_host_asks_a_group_and_only_as_its_member(club, new, thursday):
    (anna, bo, *_), table = thursday
    asks = inviting.invite_group
    assert refused(club.hall.wait, asks(club.hall, bo, table)) == "not_host"
    assert refused(club.hall.wait, asks(club.hall, ANNA, new)) == "not_signed_in"
    group = club.at(table).row.group_id
    club.do(hall_groups.leave, anna, group)
    assert refused(club.hall.wait, asks(club.hall, anna, table)) == "not_member"


def test_who_has_muted_the_host_is_not_told_and_the_host_cannot_tell(club, new, outbox):
    club.hall.wait(club.hall.store.write(talking.put_mute(BO.id, ANNA.id, True)))
    assert invite(club, new)["state"] == "asked"
    assert mine(club) == [] and outbox == []


def test_an_invitation_to_a_table_that_is_full_or_has_begun_is_not_shown(club, new):
    invite(club, new)
    club.hall.wait(seating.sit(club.hall, CAJSA, new, 1, "Cajsa"))
    assert mine(club) == []
    club.hall.wait(seating.stand_up(club.hall, CAJSA, new, 1))
    assert len(mine(club)) == 1
    begin(club, ANNA, new, bots=True)
    assert mine(club) == []


# Over the wire


def test_the_doors_of_all_this(hall, anna, bo):
    table = anna.table("toy_chain", seats=("Anna", "open"))
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    new = anna.table("toy_chain", seats=("Anna", "open"), ways={"ready": True})
    met = next(one for one in anna.get("/me/companions") if one["table"] == table)
    (asked,) = anna.post(f"/tables/{new}/invitations", {"table": met["table"], "seat": met["seat"]})
    assert anna.get(f"/tables/{new}/invitations") == [asked]
    anna.fault("POST", f"/tables/{new}/invitations/{asked['id']}/remind", 409, "nudged", json={})
    (told,) = bo.get("/me/invitations")
    assert bo.post(f"/me/invitations/{told['id']}", {})["id"] == new
    assert bo.ask("DELETE", f"/me/invitations/{told['id']}") == []
    assert anna.ask("DELETE", f"/tables/{new}/invitations/{asked['id']}") == []
    bo.post(f"/tables/{new}/seats/1", {"name": "Bo"})
    anna.fault("POST", f"/tables/{new}/begin", 409, "not_all_ready", json={})
    assert bo.put(f"/tables/{new}/seats/1/ready", {"ready": True})["ready"] == [1]
    assert anna.post(f"/tables/{new}/begin", {"bots": True})["status"] == "playing"
