"""Finished games: their records, and any moment of them again."""

from functools import partial
from typing import Annotated, Any

from fastapi import Query, Request
from starlette.responses import Response

from longhall.match import RecordError
from longhall.server.faults import Fault
from longhall.server.hall import looking, seating
from longhall.server.players.thinking import bounded
from longhall.server.store.brought import NoJson, NoObject, packed
from longhall.server.web.connection import (
    Base,
    Language,
    Origin,
    TableId,
    TheBeside,
    TheHall,
    TheSettings,
    TheWorkers,
    Who,
    answer,
    api,
    from_outside,
    greet,
)
from longhall.server.web.models import records as models
from longhall.server.web.models.tables import TableInfo

PATIENCE = 60.0  # seconds for a record to be replayed


@api.get("/tables/{table}/record", response_model=dict[str, Any])
async def record(table: TableId, beside: TheBeside, who: Who, origin: Origin) -> Response:
    """The record of a finished game."""
    name, found = await beside.of_ended(origin, looking.record_file, who.id, table)
    return answer(found, headers={"content-disposition": f'attachment; filename="{name}"'})


# It is read where it is replayed: to read two megabytes would hold up everybody's requests.
RECORD = {"schema": {"type": "object", "additionalProperties": True, "title": "Record"}}
BODY = {"requestBody": {"required": True, "content": {"application/json": RECORD}}}


@api.post("/records", response_model=TableInfo, status_code=201, openapi_extra=BODY)
async def take_in(
    request: Request,
    hall: TheHall,
    workers: TheWorkers,
    settings: TheSettings,
    who: Who,
    origin: Origin,
    language: Language,
    base: Base,
) -> Response:
    """Bring a record, to look at it from any seat."""
    try:
        work = partial(bounded, PATIENCE, partial(packed, await request.body(), settings.snapshot_every))
        found = await workers.records.ask(origin, PATIENCE, work)
    except NoJson:
        raise Fault(400, "malformed") from None
    except NoObject:
        raise Fault(422, "invalid", {"where": "body"}) from None
    except RecordError as fault:
        raise Fault(422, "not_a_record", {"detail": str(fault)[:500]}) from None
    except (ValueError, RecursionError):
        raise Fault(422, "not_a_record", {"detail": ""}) from None
    except (TimeoutError, RuntimeError):
        raise Fault(503, "busy") from None
    table_id = await hall.do(seating.take_in, hall, who, found, language)
    return greet(await from_outside(hall, who, table_id, language, base, 201), who, request)


@api.get("/tables/{table}/replay", response_model=models.Moment)
async def replay(
    table: TableId,
    beside: TheBeside,
    who: Who,
    origin: Origin,
    language: Language,
    entry: Annotated[
        int | None, Query(description="behind so many entries of the record; the last if not given")
    ] = None,
    seat: Annotated[
        str, Query(pattern=r"^(open|-1|\d{1,2})$", description="a seat, -1, or `open` for everything")
    ] = "-1",
) -> Response:
    """Any moment of a finished game, from any seat."""
    eyes = None if seat == "open" else int(seat)
    return answer(await beside.of_ended(origin, looking.replay, who.id, table, eyes, entry, language))
