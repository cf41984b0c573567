"""Tournaments of groups: a round robin, with seats in balance, whose games those who meet begin when they like."""

import secrets
import time
from collections.abc import Mapping, Sequence
from math import comb
from typing import Any

from sqlalchemy import Connection

from longhall.match.texts import texts
from longhall.server.faults import Fault
from longhall.server.hall import groups, seating
from longhall.server.hall.catalogue import game_named
from longhall.server.hall.hall import Hall
from longhall.server.hall.names import checked_name, folded
from longhall.server.hall.round_robin import points_between, standings, tables_of
from longhall.server.hall.visitors import Visitor, new_key, new_table_id
from longhall.server.store import Overtaken, SeatRow, TableRow, people, writing
from longhall.server.store import groups as kept_groups
from longhall.server.store import tournaments as kept
from longhall.server.store.tournaments import Pairing, Tournament

MOST_GAMES = 60


async def create(
    hall: Hall,
    who: Visitor,
    group_id: str,
    name: str,
    game: str,
    players: int,
    names: Sequence[str],
    options: Mapping[str, Any],
    rated: bool,
    clock: Mapping[str, Any] | None = None,
) -> None:
    """A new tournament of these members, so many at each table."""
    groups.check_member(hall, who, group_id)
    found = game_named(game)
    if players not in found.players or players < 2:
        raise Fault(422, "wrong_players")
    try:
        whole = found.whole_options({**found.for_people, **options})
    except (ValueError, TypeError):
        raise Fault(422, "wrong_options") from None
    members = kept_groups.members(hall.store, group_id)
    ids = {folded(face[0]): person for person, face in people.faces_of(hall.store, members).items()}
    wanted = [ids.get(folded(one), "") for one in names]
    if "" in wanted or len(set(wanted)) < len(wanted):
        raise Fault(404, "no_member")
    if len(wanted) < players:
        raise Fault(422, "too_few_people", {"least": players})
    if comb(len(wanted), players) > MOST_GAMES:
        raise Fault(422, "too_many_games", {"games": comb(len(wanted), players), "most": MOST_GAMES})
    secrets.SystemRandom().shuffle(wanted)
    tournament_id = new_table_id()
    games = [
        Pairing(tournament_id, number, turn, [wanted[one] for one in seats])
        for number, (turn, seats) in enumerate(tables_of(len(wanted), players))
    ]
    called, now = checked_name(name, groups.LONGEST_NAME), time.time()
    row = Tournament(tournament_id, group_id, called, game, whole, rated, now, dict(clock) if clock else None)
    await hall.store.write(kept.add(row, games))


def of_group(hall: Hall, who: Visitor, tournament_id: str) -> Tournament:
    row = kept.tournament(hall.store, tournament_id)
    if row is None:
        raise Fault(404, "no_tournament")
    groups.check_member(hall, who, row.group_id)
    return row


async def remove(hall: Hall, who: Visitor, tournament_id: str) -> None:
    """The group's owner takes a tournament away; its tables stay."""
    groups.check_owner(hall, who, of_group(hall, who, tournament_id).group_id)
    await hall.store.write(kept.remove(tournament_id))


async def begin(hall: Hall, who: Visitor, tournament_id: str, number: int) -> str:
    """One of those who meet begins their game; its table. Once it has begun, that table, unless it came to nothing."""
    row = of_group(hall, who, tournament_id)
    pairing = next((one for one in kept.pairings(hall.store, tournament_id) if one.number == number), None)
    if pairing is None:
        raise Fault(404, "no_tournament")
    if pairing.at is not None and not came_to_nothing(pairing, kept.standing(hall.store, [pairing.at])):
        return pairing.at
    if who.id not in pairing.people:
        raise Fault(403, "not_your_game")
    if not set(pairing.people) <= set(kept_groups.members(hall.store, row.group_id)):
        raise Fault(409, "somebody_left")
    seating.check_running(hall, who)
    names = people.faces_of(hall.store, pairing.people)
    table = TableRow(
        id=new_table_id(),
        game=row.game,
        rules_version=game_named(row.game).rules_version,
        players=len(pairing.people),
        options=game_named(row.game).whole_options(row.options),
        edition=None,
        origin=None,
        seed=secrets.randbits(58),
        visibility="private",
        spectators=True,
        status="waiting",
        host=who.id,
        created=time.time(),
        length=0,
        rated=row.rated,
        group_id=row.group_id,
        ways={"clock": row.clock} if row.clock else {},
    )
    seats = [
        SeatRow(table.id, seat, "person", names[person][0], None, new_key())
        for seat, person in enumerate(pairing.people)
    ]
    held = dict(enumerate(pairing.people))
    begun = seating.beginning(table, seats)
    add = writing.add_table(table, seats, held, None, begun)
    told = hall.told_of_beginning(table, seats, begun)

    def set_up(connection: Connection) -> None:
        add(connection)
        told(connection)

    try:
        await hall.store.write(kept.begin(pairing, table.id, set_up))
    except Overtaken:  # another of them was quicker
        return next(one.at for one in kept.pairings(hall.store, tournament_id) if one.number == number) or ""
    hall.tell(hall.tables.find(table.id))
    return table.id


def came_to_nothing(pairing: Pairing, standing: Mapping[str, str]) -> bool:
    """Whether the table of a game was ended before its end, or taken away: the game can begin anew."""
    if pairing.at is None or pairing.places is not None:
        return False
    return standing.get(pairing.at, "stopped") == "stopped"


# Looking


def about(hall: Hall, who: Visitor, row: Tournament, language: str) -> dict[str, Any]:
    """A tournament as members see it: the table of results, and every game. Nothing of a game that is on."""
    games = kept.pairings(hall.store, row.id)
    members = set(kept_groups.members(hall.store, row.group_id))
    everybody = sorted({person for one in games for person in one.people})
    known = people.faces_of(hall.store, everybody)
    everybody.sort(key=lambda person: known.get(person, ("", None))[0].casefold())
    standing = kept.standing(hall.store, [one.at for one in games if one.at is not None])
    open_ = {one.number for one in games if one.at is None or came_to_nothing(one, standing)}  # can begin
    over = [(one.people, one.places) for one in games if one.places is not None]
    order = standings(everybody, over)
    at = {person: number for number, (_, person, _) in enumerate(order)}
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "title": texts(row.game, language).say("game-name"),
        "players": len(games[0].people),
        "rated": row.rated,
        "clock": row.clock,
        "played": len(over),
        "people": [
            {
                **groups.face(known, person, who),
                "place": place,
                "points": points,
                "played": sum(person in seated for seated, _ in over),
            }
            for place, person, points in order
        ],
        "games": [
            {
                "number": one.number,
                "round": one.round,
                "people": [at[person] for person in one.people],
                "table": one.at if one.at in standing and one.number not in open_ else None,
                "places": one.places,
                "points": [points_between([(one.people, one.places)], p, set(one.people)) for p in one.people]
                if one.places is not None
                else None,
                "mine": who.person in one.people,
                "stopped": one.number in open_ and one.at is not None,
                "void": one.number in open_ and not set(one.people) <= members,
            }
            for one in games
        ],
    }


def played_by(hall: Hall, person: str) -> list[dict[str, Any]]:
    """Every game of a tournament that somebody has played, or is to play."""
    return [
        {
            "tournament": row.name,
            "game": row.game,
            "round": one.round,
            "my_seat": one.people.index(person),
            "table": one.at,
            "places": one.places,
        }
        for row, one in kept.played_by(hall.store, person)
    ]


def of(hall: Hall, who: Visitor, group_id: str, language: str) -> list[dict[str, Any]]:
    groups.check_member(hall, who, group_id)
    return [about(hall, who, row, language) for row in kept.tournaments_of(hall.store, group_id)]
