"""What a seat is shown, and what it may ask."""

from typing import Annotated, Any

from fastapi import Query
from starlette.responses import Response

from longhall.bots.hints import seed_of
from longhall.match.texts import Texts
from longhall.server.faults import Fault
from longhall.server.hall import looking
from longhall.server.players.bots import because_of
from longhall.server.web.connection import (
    LARGEST,
    Eyes,
    Language,
    Origin,
    Seat,
    Seated,
    Since,
    TableId,
    TheBeside,
    TheHall,
    TheWorkers,
    Who,
    answer,
    api,
)
from longhall.server.web.models import sights as models


@api.get("/tables/{table}/seats/{seat}", response_model=models.State)
async def see(
    table: TableId, seat: Eyes, hall: TheHall, who: Seated, language: Language, since: Since = None
) -> Response:
    """All that a seat is shown; the log from where the reader's transcript stands."""
    return answer(await hall.at(table, looking.see, hall.tables, who.id, table, seat, language, since))


@api.get("/tables/{table}/seats/{seat}/log", response_model=models.OlderLines)
async def older(
    table: TableId,
    seat: Eyes,
    hall: TheHall,
    who: Seated,
    language: Language,
    before: Annotated[int, Query(ge=0, le=LARGEST)],
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
) -> Response:
    """Older lines of the log: those numbered below `before`."""
    return answer(await hall.at(table, looking.older, hall.tables, who.id, table, seat, language, before, limit))


@api.get("/tables/{table}/seats/{seat}/history/{transcript}", response_model=models.State)
async def history(
    table: TableId,
    seat: Eyes,
    transcript: int,
    hall: TheHall,
    beside: TheBeside,
    who: Seated,
    origin: Origin,
    language: Language,
) -> Response:
    """What the seat was shown when its transcript had this length."""
    if await beside.has_ended(who.id, table, seat):
        return answer(await beside.of_ended(origin, looking.history, who.id, table, seat, language, transcript))
    return answer(await hall.at(table, looking.history, hall.tables, who.id, table, seat, language, transcript))


@api.get("/tables/{table}/seats/{seat}/why", response_model=models.Refusals)
async def why(table: TableId, seat: Seat, hall: TheHall, who: Seated, language: Language) -> Response:
    """Everything that the decision is about and that is not open to the seat, with the clause that forbids it."""
    return answer(await hall.at(table, looking.why, hall.tables, who.id, table, seat, language))


@api.get("/tables/{table}/seats/{seat}/hint", response_model=models.Hint)
async def hint(
    table: TableId, seat: Seat, hall: TheHall, workers: TheWorkers, who: Who, origin: Origin, language: Language
) -> Response:
    """What a bot would choose that knows no more than the seat."""

    def question() -> tuple[int, dict[str, Any], int, dict[str, str], Texts, list[str]]:
        there = hall.tables.find(table)
        there.check_holder(who.id, seat)
        match = there.playing()
        if there.row.rated:
            raise Fault(409, "rated_hint")
        if there.has_company and not there.row.ways.get("hints"):
            raise Fault(409, "no_hints")
        choices = {choice.key: choice.text for choice in match.choices(seat, language)}
        if not choices:
            raise Fault(409, "not_asked")
        seed = seed_of(match, seat)
        its, names = match.texts(language), list(match.names)
        return match.transcript(seat), match.world_for(seat, seed), seed, choices, its, names

    transcript, world, seed, choices, its, names = await hall.at(table, question)
    try:
        key, because = await workers.advise(origin, 15.0, world, seat, seed)
    except (TimeoutError, RuntimeError):
        raise Fault(503, "busy") from None
    await hall.at(table, lambda: hall.tables.find(table).check_holder(who.id, seat))  # it may be another's by now
    why = because_of(its, key, because, names)
    return answer({"transcript": transcript, "key": key, "text": choices.get(key, key), "why": why})
