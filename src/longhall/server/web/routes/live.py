"""What a seat is shown, as it happens."""

import asyncio

from fastapi import WebSocket

from longhall.match import SPECTATOR
from longhall.server.faults import Fault
from longhall.server.hall.listeners import Listener
from longhall.server.web.connection import Base, Language, Seated, TheHall, TheSettings, api
from longhall.server.web.guard import deny
from longhall.server.web.live import serve_socket


@api.websocket("/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: str,
    hall: TheHall,
    settings: TheSettings,
    who: Seated,
    language: Language,
    base: Base,
    seat: int = SPECTATOR,
    since: int | None = None,
) -> None:
    """What a seat is shown, as it happens."""
    address = socket.client.host if socket.client else ""
    listener = Listener(table, seat, who.id, language, base, asyncio.get_running_loop(), who.session, address)
    try:
        await serve_socket(hall, socket, listener, since, settings.limits)
    except Fault as fault:
        await deny(fault, socket.scope, socket.send)
