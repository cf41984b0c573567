"""What people say at a table, what they note for themselves, whom they mute and report."""

from typing import Annotated

from fastapi import Query
from starlette.responses import Response

from longhall.server.hall import talk
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.store import talking
from longhall.server.web.connection import LARGEST, Language, Seat, TableId, TheHall, Who, answer, api
from longhall.server.web.models import talk as models
from longhall.server.words import say

Before = Annotated[int | None, Query(ge=1, le=LARGEST)]
Limit = Annotated[int, Query(ge=1, le=200)]


async def heard(
    hall: Hall, who: Visitor, table: str, channel: str, language: str, before: int | None = None, limit: int = 50
) -> Response:
    return answer(await hall.at(table, talk.heard, hall, who.id, table, channel, before, limit, language))


@api.get("/tables/{table}/talk/{channel}", response_model=models.Talk)
async def said(
    table: TableId,
    channel: models.Channel,
    hall: TheHall,
    who: Who,
    language: Language,
    before: Before = None,
    limit: Limit = 50,
) -> Response:
    """What was said last: `table` for those who play, `watch` for those who watch."""
    return await heard(hall, who, table, channel, language, before, limit)


@api.post("/tables/{table}/talk/{channel}", response_model=models.Talk)
async def speak(
    table: TableId, channel: models.Channel, wish: models.Saying, hall: TheHall, who: Who, language: Language
) -> Response:
    """Say something: a text, or a quick phrase by its number."""
    await hall.at(
        table, talk.speak, hall, who, table, channel, wish.text, wish.phrase, wish.name, wish.language or language
    )
    return await heard(hall, who, table, channel, language)


@api.put("/tables/{table}/talk/{channel}/read", response_model=models.Talk)
async def read(
    table: TableId, channel: models.Channel, wish: models.ReadMark, hall: TheHall, who: Who, language: Language
) -> Response:
    """I have read up to here."""
    await hall.at(table, lambda: talk.check_channel(hall.tables.find(table), who.id, channel))
    await hall.do(hall.store.write, talking.read(table, channel, who.id, wish.number))
    return await heard(hall, who, table, channel, language)


@api.post("/tables/{table}/talk/{channel}/report", response_model=models.Talk)
async def report(
    table: TableId, channel: models.Channel, wish: models.Report, hall: TheHall, who: Who, language: Language
) -> Response:
    """Tell whoever runs the hall of something that was said."""
    await hall.at(table, talk.report, hall, who.id, table, channel, wish.number, wish.reason)
    return await heard(hall, who, table, channel, language)


@api.put("/tables/{table}/talk/{channel}/mute", response_model=models.Talk)
async def mute_author(
    table: TableId, channel: models.Channel, wish: models.MuteAuthor, hall: TheHall, who: Who, language: Language
) -> Response:
    """Do not hear who said something, or hear that person again: also who watches or has left. Nobody is told."""
    await hall.at(table, talk.mute_author, hall, who.id, table, channel, wish.number, wish.muted)
    return await heard(hall, who, table, channel, language)


@api.put("/tables/{table}/seats/{seat}/mute", response_model=models.Talk)
async def mute(table: TableId, seat: Seat, wish: models.Mute, hall: TheHall, who: Who, language: Language) -> Response:
    """Do not hear somebody any more, or hear that person again. Nobody is told."""
    await hall.at(table, talk.mute, hall, who.id, table, seat, wish.muted)
    return await heard(hall, who, table, talk.TABLE, language)


@api.get("/phrases", response_model=list[models.Phrase])
async def phrases(language: Language) -> Response:
    """The quick phrases, each with its number."""
    return answer([{"number": number, "text": say(language, f"phrase-{number}")} for number in talk.PHRASES])


@api.get("/tables/{table}/seats/{seat}/notes", response_model=models.Notes)
async def notes(table: TableId, seat: Seat, hall: TheHall, who: Who) -> Response:
    """What I have noted for this seat. Nobody else ever reads it."""
    return answer({"text": await hall.at(table, talk.notes, hall, who.id, table, seat)})


@api.put("/tables/{table}/seats/{seat}/notes", response_model=models.Notes)
async def note(table: TableId, seat: Seat, wish: models.Notes, hall: TheHall, who: Who) -> Response:
    """Note something."""
    await hall.at(table, talk.write_notes, hall, who.id, table, seat, wish.text)
    return answer({"text": wish.text})
