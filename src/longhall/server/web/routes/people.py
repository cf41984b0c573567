"""What people at a table do besides playing: leave and come back, pause, agree; and their quiet hours."""

from typing import Any

from starlette.responses import Response

from longhall.match import SPECTATOR
from longhall.server.hall import again, agreeing, seating, starting
from longhall.server.hall.hall import Hall
from longhall.server.hall.hours import Hours
from longhall.server.hall.people import people
from longhall.server.hall.visitors import Visitor
from longhall.server.store import sittings
from longhall.server.web.connection import Base, Language, Seat, TableId, TheHall, Who, answer, api, from_outside
from longhall.server.web.models import people as models
from longhall.server.web.models.tables import TableInfo


async def shown(hall: Hall, who: Visitor, table: str) -> Response:
    def look() -> dict[str, Any]:
        there = hall.tables.find(table)
        there.check_eyes(who.id, SPECTATOR)
        return people(there, who.id)

    return answer(await hall.at(table, look))


@api.get("/tables/{table}/people", response_model=models.People)
async def people_at(table: TableId, hall: TheHall, who: Who) -> Response:
    """The clock of a table, and what its people are asked besides the game."""
    return await shown(hall, who, table)


@api.post("/tables/{table}/seats/{seat}/leave", response_model=models.People)
async def leave(table: TableId, seat: Seat, hall: TheHall, who: Who) -> Response:
    """Leave a game that goes on. A bot takes the seat at once, or as the others say; one may come back."""
    await hall.at(table, agreeing.leave, hall, who, table, seat)
    return await shown(hall, who, table)


@api.post("/tables/{table}/seats/{seat}/return", response_model=models.People)
async def come_back(table: TableId, seat: Seat, hall: TheHall, who: Who) -> Response:
    """Take the seat again that one has left."""
    await hall.at(table, agreeing.come_back, hall, who, table, seat)
    return await shown(hall, who, table)


@api.put("/tables/{table}/people/seen", response_model=models.People)
async def look_over(table: TableId, wish: models.Looked, hall: TheHall, who: Who) -> Response:
    """I have seen who left the game and came back, up to here."""
    await hall.at(table, agreeing.look_over, hall, who, table, wish.number)
    return await shown(hall, who, table)


@api.post("/tables/{table}/pause", response_model=models.People)
async def pause(table: TableId, wish: models.PauseWish, hall: TheHall, who: Who) -> Response:
    """Propose a pause. It begins when all agree; nobody moves then, and no clock runs."""
    await hall.at(table, agreeing.propose_pause, hall, who, table, wish.until)
    return await shown(hall, who, table)


@api.post("/tables/{table}/resume", response_model=models.People)
async def resume(table: TableId, hall: TheHall, who: Who) -> Response:
    """End a pause."""
    await hall.at(table, agreeing.resume, hall, who, table)
    return await shown(hall, who, table)


@api.post("/tables/{table}/asks/{kind}", response_model=models.People)
async def say(table: TableId, kind: models.AskKind, wish: models.Word, hall: TheHall, who: Who) -> Response:
    """Say something to what the table is asked: whose time is out, who has left, a pause."""
    await hall.at(table, agreeing.say, hall, who, table, kind, wish.word)
    return await shown(hall, who, table)


@api.post("/tables/{table}/seats/{seat}/nudge", response_model=models.People)
async def nudge(table: TableId, seat: Seat, hall: TheHall, who: Who) -> Response:
    """Remind whoever the table waits for: once in 12 hours, and never in quiet hours."""
    await hall.at(table, agreeing.nudge, hall, who, table, seat)
    return await shown(hall, who, table)


@api.post("/tables/{table}/again", response_model=models.People)
async def play_again(table: TableId, hall: TheHall, who: Who) -> Response:
    """Propose another game with the same people, everybody one seat on. A bot takes the place of who is not in."""
    await hall.at(table, again.propose, hall, who, table)
    return await shown(hall, who, table)


@api.put("/tables/{table}/ways", response_model=TableInfo)
async def change_ways(
    table: TableId, wish: models.WaysWish, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """The host changes rules and clock before the start; everybody sees what it was."""
    ways = wish.ways.model_dump(exclude_defaults=True, exclude_none=True)
    await hall.at(table, seating.change_ways, hall, who, table, wish.options, ways)
    return await from_outside(hall, who, table, language, base)


@api.put("/tables/{table}/seats/{seat}/ready", response_model=models.People)
async def set_ready(table: TableId, seat: Seat, wish: models.ReadyWish, hall: TheHall, who: Who) -> Response:
    """Say that I am ready for the game to begin, or not after all. A change of the rules by the host takes it back."""
    await hall.at(table, starting.set_ready, hall, who, table, seat, wish.ready)
    return await shown(hall, who, table)


@api.post("/tables/{table}/begin", response_model=TableInfo)
async def begin(
    table: TableId, wish: models.BeginWish, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """The host begins the game, when all who sit there are ready; bots may take the seats that are open."""
    await hall.at(table, starting.begin, hall, who, table, wish.bots, wish.bot, language)
    return await from_outside(hall, who, table, language, base)


@api.get("/me/hours", response_model=models.MyHours)
async def my_hours(hall: TheHall, who: Who) -> Response:
    """My quiet hours."""
    return answer(told(await hall.do(sittings.hours_of, hall.store, who.id)))


@api.put("/me/hours", response_model=models.MyHours)
async def set_hours(wish: models.MyHours, hall: TheHall, who: Who) -> Response:
    """Set my quiet hours, or have none."""
    hours = wish.hours
    wanted = None if hours is None else (hours.zone, hours.start, hours.end, hours.shown)
    await hall.do(hall.store.write, sittings.put_hours(who.id, wanted))
    return answer(told(wanted))


def told(found: tuple[str, int, int, bool] | None) -> dict[str, Any]:
    return {"hours": None if found is None else vars(Hours(*found))}
