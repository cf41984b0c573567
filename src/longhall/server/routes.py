"""The HTTP and websocket API. Every route hands its wish to the hall's thread and sends back what comes."""

import asyncio
import io
from collections.abc import Mapping
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Body, Depends, Path, Query, Request, WebSocket
from starlette.requests import HTTPConnection
from starlette.responses import Response

import longhall
from longhall.bots.hints import seed_of
from longhall.bots.seated import think
from longhall.match import SPECTATOR, RecordError
from longhall.server import looking, models, payloads, seating
from longhall.server.bots import ADVISER, Workers, about_bots, because_of
from longhall.server.faults import Fault, preferred
from longhall.server.live import Listener, serve_socket
from longhall.server.payloads import encode
from longhall.server.seats import Visitor, visitor
from longhall.server.security import deny
from longhall.server.settings import Settings
from longhall.server.tables import Hall

YEAR = 365 * 24 * 3600

api = APIRouter(
    prefix="/api",
    responses={"4XX": {"model": models.ErrorAnswer, "description": "What is wrong, in the reader's language"}},
)


# What every route needs


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def workers_of(connection: HTTPConnection) -> Workers:
    workers: Workers = connection.app.state.workers
    return workers


def language_of(connection: HTTPConnection, language: Annotated[models.Language | None, Query()] = None) -> str:
    return preferred(language, connection.headers.get("accept-language", ""))


def is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss") or settings_of(connection).public_url.startswith("https:")


def cookie_name(connection: HTTPConnection) -> str:
    return "__Host-longhall" if is_secure(connection) else "longhall"


def visitor_of(connection: HTTPConnection) -> Visitor:
    return visitor(connection.cookies.get(cookie_name(connection)))


def base_of(connection: HTTPConnection) -> str:
    """The address of the hall: as its keeper says, or as this browser knows it."""
    public = settings_of(connection).public_url.rstrip("/")
    return public or f"{'https' if is_secure(connection) else 'http'}://{connection.headers.get('host', '')}"


TheHall = Annotated[Hall, Depends(hall_of)]
TheWorkers = Annotated[Workers, Depends(workers_of)]
TheSettings = Annotated[Settings, Depends(settings_of)]
Language = Annotated[str, Depends(language_of)]
Who = Annotated[Visitor, Depends(visitor_of)]
Base = Annotated[str, Depends(base_of)]
TableId = Annotated[str, Path(description="from the table's link")]
Seat = Annotated[int, Path(description="0 for the first")]
Eyes = Annotated[int, Path(description="a seat, or -1 for a spectator")]
Since = Annotated[int | None, Query(description="the transcript that the reader has already")]


def answer(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    body = data if isinstance(data, bytes) else encode(data)
    return Response(body, status, headers, "application/json")


def greet(response: Response, who: Visitor, request: Request) -> Response:
    """A new visitor gets its secret, which no script can read and no other site's page can use."""
    if who.is_new:
        secure = is_secure(request)
        response.set_cookie(
            cookie_name(request), who.secret, YEAR, path="/", secure=secure, httponly=True, samesite="strict"
        )
    return response


def qr_code(address: str) -> Response:
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=4, border=3, light="white", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


# Games


@api.get("/health", response_model=models.Health)
async def health() -> Response:
    """Whether the hall is open."""
    return answer({"status": "open", "version": longhall.__version__})


@api.get("/games", response_model=list[models.GameInfo])
async def games(hall: TheHall, language: Language) -> Response:
    """The games of the house."""
    return answer(await hall.do(payloads.games, language))


@api.get("/games/{game}", response_model=models.GameInfo)
async def game(game: str, hall: TheHall, language: Language) -> Response:
    """One game."""
    return answer(await hall.do(lambda: payloads.about_game(payloads.game_named(game), language)))


@api.get("/games/{game}/texts", response_model=dict[str, str])
async def game_texts(game: str, hall: TheHall, language: Language) -> Response:
    """Every text of a game that stands by itself: names of things, card texts."""
    return answer(await hall.do(lambda: payloads.plain_texts(payloads.game_named(game).name, language)))


@api.get("/games/{game}/rules", response_model=models.Rules)
async def rules(game: str, hall: TheHall, language: Language) -> Response:
    """The clauses of a game's rules by section."""
    return answer(await hall.do(lambda: payloads.rules(payloads.game_named(game), language)))


@api.get("/games/{game}/rules/{clause}", response_model=models.Clause)
async def rule(game: str, clause: str, hall: TheHall, language: Language) -> Response:
    """One clause."""
    return answer(await hall.do(lambda: payloads.rule(payloads.game_named(game), clause, language)))


@api.get("/bots", response_model=list[models.BotInfo])
async def all_bots(language: Language) -> Response:
    """The bots that can be given a seat."""
    return answer(about_bots(language))


# Tables


@api.get("/me", response_model=models.Me)
async def me(request: Request, hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """The tables at which this browser holds seats. A new browser gets its cookie."""
    tables = [] if who.is_new else await hall.do(looking.mine, hall.rooms, who.id, language, base)
    return greet(answer({"tables": tables}), who, request)


@api.get("/tables", response_model=list[models.TableInfo])
async def tables(hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """Public tables: those that wait for people, then those where a game is on."""
    return answer(await hall.do(looking.listed, hall.rooms, who.id, language, base))


@api.post("/tables", response_model=models.TableInfo, status_code=201)
async def set_up(
    wish: models.TableWish, request: Request, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """Set up a table. The game begins when no seat is open."""
    wishes = None if wish.seats is None else [seat.model_dump() for seat in wish.seats]
    table_id = await hall.do(
        seating.set_up,
        hall,
        who,
        wish.game,
        wish.players,
        wish.options,
        wish.visibility,
        wish.spectators,
        wishes,
        wish.key,
        language,
    )
    return greet(answer(await hall.do(looking.table, hall.rooms, who.id, table_id, language, base), 201), who, request)


@api.get("/tables/{table}", response_model=models.TableInfo)
async def table(table: TableId, hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """A table from outside."""
    return answer(await hall.do(looking.table, hall.rooms, who.id, table, language, base))


@api.get("/tables/{table}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def table_qr(table: TableId, hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """The table's link as a QR code."""
    found = await hall.do(looking.table, hall.rooms, who.id, table, language, base)
    return qr_code(found["url"])


@api.post("/tables/{table}/seats", response_model=models.TableInfo)
async def sit_anywhere(
    table: TableId, wish: models.NameWish, request: Request, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """Take any open seat."""
    await hall.do(seating.sit, hall, who, table, None, wish.name)
    return greet(answer(await hall.do(looking.table, hall.rooms, who.id, table, language, base)), who, request)


@api.post("/tables/{table}/seats/{seat}", response_model=models.TableInfo)
async def sit(
    table: TableId,
    seat: Seat,
    wish: models.NameWish,
    request: Request,
    hall: TheHall,
    who: Who,
    language: Language,
    base: Base,
) -> Response:
    """Take an open seat with a name."""
    await hall.do(seating.sit, hall, who, table, seat, wish.name)
    return greet(answer(await hall.do(looking.table, hall.rooms, who.id, table, language, base)), who, request)


@api.put("/tables/{table}/seats/{seat}", response_model=models.TableInfo)
async def arrange(
    table: TableId, seat: Seat, wish: models.Arrangement, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """Give a seat to a bot or open it: the host before the start, a person its own seat to a bot at any time."""
    await hall.do(seating.arrange, hall, who, table, seat, wish.kind, wish.bot, wish.name, language)
    return answer(await hall.do(looking.table, hall.rooms, who.id, table, language, base))


@api.put("/tables/{table}/seats/{seat}/name", response_model=models.TableInfo)
async def rename(
    table: TableId, seat: Seat, wish: models.NameWish, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """Go by another name."""
    await hall.do(seating.rename, hall, who, table, seat, wish.name)
    return answer(await hall.do(looking.table, hall.rooms, who.id, table, language, base))


@api.delete("/tables/{table}/seats/{seat}", response_model=models.TableInfo)
async def stand_up(table: TableId, seat: Seat, hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """Leave a seat before the start."""
    await hall.do(seating.stand_up, hall, who, table, seat)
    return answer(await hall.do(looking.table, hall.rooms, who.id, table, language, base))


async def link_of(hall: Hall, who: Visitor, table: str, seat: int, base: str) -> dict[str, str]:
    key = await hall.do(seating.seat_key, hall, who, table, seat)
    path = f"/table/{table}#seat={seat}&key={key}"  # behind the #, so that it is in no log
    return {"path": path, "url": base + path}


@api.get("/tables/{table}/seats/{seat}/link", response_model=models.SeatLink)
async def seat_link(table: TableId, seat: Seat, hall: TheHall, who: Who, base: Base) -> Response:
    """The link that opens one's own seat on another device."""
    return answer(await link_of(hall, who, table, seat, base))


@api.get(
    "/tables/{table}/seats/{seat}/link.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
async def seat_qr(table: TableId, seat: Seat, hall: TheHall, who: Who, base: Base) -> Response:
    """The same as a QR code."""
    return qr_code((await link_of(hall, who, table, seat, base))["url"])


@api.post("/tables/{table}/claim", response_model=models.TableInfo)
async def claim(
    table: TableId, wish: models.Claim, request: Request, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """Open one's own seat on this device, with the key from its link."""
    await hall.do(seating.claim, hall, who, table, wish.seat, wish.key)
    return greet(answer(await hall.do(looking.table, hall.rooms, who.id, table, language, base)), who, request)


# A seat


@api.get("/tables/{table}/seats/{seat}", response_model=models.State)
async def see(table: TableId, seat: Eyes, hall: TheHall, who: Who, language: Language, since: Since = None) -> Response:
    """All that a seat is shown; the log from where the reader's transcript stands."""
    return answer(await hall.do(looking.see, hall.rooms, who.id, table, seat, language, since))


@api.get("/tables/{table}/seats/{seat}/log", response_model=models.OlderLines)
async def older(
    table: TableId,
    seat: Eyes,
    hall: TheHall,
    who: Who,
    language: Language,
    before: Annotated[int, Query(ge=0, le=2**31)],
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
) -> Response:
    """Older lines of the log: those numbered below `before`."""
    return answer(await hall.do(looking.older, hall.rooms, who.id, table, seat, language, before, limit))


@api.get("/tables/{table}/seats/{seat}/history/{transcript}", response_model=models.State)
async def history(table: TableId, seat: Eyes, transcript: int, hall: TheHall, who: Who, language: Language) -> Response:
    """What the seat was shown when its transcript had this length."""
    return answer(await hall.do(looking.history, hall.rooms, who.id, table, seat, language, transcript))


@api.get("/tables/{table}/seats/{seat}/why", response_model=models.Refusals)
async def why(table: TableId, seat: Seat, hall: TheHall, who: Who, language: Language) -> Response:
    """Everything that the decision is about and that is not open to the seat, with the clause that forbids it."""
    return answer(await hall.do(looking.why, hall.rooms, who.id, table, seat, language))


@api.get("/tables/{table}/seats/{seat}/hint", response_model=models.Hint)
async def hint(
    table: TableId, seat: Seat, hall: TheHall, workers: TheWorkers, who: Who, language: Language
) -> Response:
    """What a bot would choose that knows no more than the seat."""

    def question() -> tuple[int, dict[str, Any], int, dict[str, str], list[str]]:
        room = hall.rooms.room(table)
        room.check_holder(who.id, seat)
        match = room.playing()
        choices = {choice.key: choice.text for choice in match.choices(seat, language)}
        if not choices:
            raise Fault(409, "not_asked")
        seed = seed_of(match, seat)
        return match.transcript(seat), match.world_for(seat, seed), seed, choices, list(match.names)

    transcript, world, seed, choices, names = await hall.do(question)
    try:
        key, because = await workers.ask(15.0, think, ADVISER, world, seat, seed)
    except (TimeoutError, RuntimeError):
        raise Fault(503, "busy") from None
    why = because_of(world["game"], key, because, language, names)
    return answer({"transcript": transcript, "key": key, "text": choices.get(key, key), "why": why})


async def make(
    hall: Hall, who: Visitor, table: str, seat: int, verb: str, argument: Any, wish: models.Move, language: str
) -> Response:
    return answer(await hall.do(hall.change, who, table, seat, verb, argument, wish.transcript, wish.key, language))


@api.post("/tables/{table}/seats/{seat}/play", response_model=models.Done)
async def play(table: TableId, seat: Seat, wish: models.Play, hall: TheHall, who: Who, language: Language) -> Response:
    """Make a choice: one of those that the seat is offered, by its key."""
    return await make(hall, who, table, seat, "play", wish.choice, wish, language)


@api.post("/tables/{table}/seats/{seat}/undo", response_model=models.Done)
async def undo(table: TableId, seat: Seat, wish: models.Move, hall: TheHall, who: Who, language: Language) -> Response:
    """Take back one's last choice, as far as nothing was learned since."""
    return await make(hall, who, table, seat, "undo", None, wish, language)


@api.post("/tables/{table}/seats/{seat}/redo", response_model=models.Done)
async def redo(table: TableId, seat: Seat, wish: models.Move, hall: TheHall, who: Who, language: Language) -> Response:
    """Make the choice again that was taken back last."""
    return await make(hall, who, table, seat, "redo", None, wish, language)


@api.post("/tables/{table}/seats/{seat}/restart", response_model=models.Done)
async def restart(
    table: TableId, seat: Seat, wish: models.Move, hall: TheHall, who: Who, language: Language
) -> Response:
    """Take back everything that can be taken back."""
    return await make(hall, who, table, seat, "restart", None, wish, language)


@api.post("/tables/{table}/seats/{seat}/orders", response_model=models.Done)
async def orders(
    table: TableId, seat: Seat, wish: models.Orders, hall: TheHall, who: Who, language: Language
) -> Response:
    """Give standing orders: what the table is to answer for this seat."""
    return await make(hall, who, table, seat, "orders", wish.orders, wish, language)


# After the end


@api.get("/tables/{table}/record", response_model=dict[str, Any])
async def record(table: TableId, hall: TheHall, who: Who) -> Response:
    """The record of a finished game."""
    found = await hall.do(looking.record, hall.rooms, who.id, table)
    name = f"{found['game']}-{table}.json"
    return answer(found, headers={"content-disposition": f'attachment; filename="{name}"'})


@api.post("/records", response_model=models.TableInfo, status_code=201)
async def take_in(
    record: Annotated[dict[str, Any], Body()],
    request: Request,
    hall: TheHall,
    workers: TheWorkers,
    settings: TheSettings,
    who: Who,
    language: Language,
    base: Base,
) -> Response:
    """Bring a record, to look at it from any seat."""
    try:
        encode(record)
        found = await workers.transcribe(record, settings.snapshot_every)
    except RecordError as fault:
        raise Fault(422, "not_a_record", {"detail": str(fault)[:500]}) from None
    except (ValueError, RecursionError):
        raise Fault(422, "not_a_record", {"detail": ""}) from None
    except (TimeoutError, RuntimeError):
        raise Fault(503, "busy") from None
    table_id = await hall.do(seating.take_in, hall, who, found, language)
    return greet(answer(await hall.do(looking.table, hall.rooms, who.id, table_id, language, base), 201), who, request)


@api.get("/tables/{table}/replay", response_model=models.Moment)
async def replay(
    table: TableId,
    hall: TheHall,
    who: Who,
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
    return answer(await hall.do(looking.replay, hall.rooms, who.id, table, eyes, entry, language))


# Live


@api.websocket("/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: str,
    hall: TheHall,
    settings: TheSettings,
    who: Who,
    language: Language,
    base: Base,
    seat: int = SPECTATOR,
    since: int | None = None,
) -> None:
    """What a seat is shown, as it happens."""
    listener = Listener(table, seat, who.id, language, base, asyncio.get_running_loop())
    try:
        await serve_socket(hall, socket, listener, since, settings.limits)
    except Fault as fault:
        await deny(fault, socket.scope, socket.send)
