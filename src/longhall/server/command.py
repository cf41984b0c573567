"""`longhall serve`: open the hall."""

import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from longhall import _extras

PORT = 8765


def serve(
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help=f"Where to listen; 0 for any free port. {PORT} if that is free."),
    ] = None,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    browser: Annotated[bool, typer.Option(help="Open the hall in the browser.")] = True,
    data: Annotated[Path | None, typer.Option(help="The file in which tables are kept.")] = None,
    public_url: Annotated[str, typer.Option(help="The address that people use, such as https://hall.example.")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 2,
    proxies: Annotated[str, typer.Option(help="Addresses of proxies that may say whom they ask for.")] = "127.0.0.1",
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what goes wrong.")] = False,
) -> None:
    """Open the hall: play in the browser, alone, with bots or with friends."""
    if fault := _extras.lacking("The hall", "hall"):
        print(f"longhall: {fault}", file=sys.stderr)
        raise typer.Exit(2)
    if port is None and data is None and browser and already_open(host):
        show(f"http://127.0.0.1:{PORT}/", "Longhall is already open at")
        return
    import uvicorn

    from longhall.server.settings import Settings, default_database
    from longhall.server.web.app import create_app

    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, format="%(levelname)s %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    listener = listen(host, port)
    database = f"sqlite:///{data.absolute()}" if data is not None else default_database()
    check_store(database)
    settings = Settings(database=database, public_url=public_url, workers=workers)
    config = uvicorn.Config(
        create_app(settings),
        access_log=False,  # it would name tables, and a table's name is its invitation
        log_config=None,
        log_level="warning",
        server_header=False,
        forwarded_allow_ips=proxies,
        ws_max_size=16 * 1024,
        timeout_graceful_shutdown=3,
    )
    shown = network_address() if host in ("0.0.0.0", "::", "") else host
    address = public_url or f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"
    server = uvicorn.Server(config)
    print(f"Longhall is open at {address}  (Ctrl+C closes it)", flush=True)
    if browser:
        threading.Thread(target=open_when_up, args=(server, address), daemon=True).start()
    server.run(sockets=[listener])


def listen(host: str, port: int | None) -> socket.socket:
    """The socket, bound before anything else is begun, so that a busy port is told at once.

    Without a number the usual port, or another one where that is taken.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    if port is None:
        with contextlib.suppress(OSError):
            return socket.create_server((host, PORT), family=family)
    try:
        return socket.create_server((host, port or 0), family=family)
    except OSError as fault:
        print(f"longhall: cannot listen on {host} port {port}: {os.strerror(fault.errno or 0)}", file=sys.stderr)
        raise typer.Exit(1) from None


def network_address() -> str:
    """The address by which other devices reach this machine, so that links and QR codes of tables lead here."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # names a route; nothing is sent
        return str(probe.getsockname()[0])
    return "localhost"


def already_open(host: str) -> bool:
    """Whether a hall is open on this machine where one would be opened."""
    import json
    import urllib.request

    if host != "127.0.0.1":
        return False
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/api/health", timeout=1.0) as answer:
            return set(json.load(answer)) == {"status", "version"}
    except (OSError, ValueError):
        return False


def check_store(database: str) -> None:
    """A store that cannot be opened is told at once, not from within the server."""
    from sqlalchemy.exc import SQLAlchemyError

    from longhall.server.store import NewerStore, Store

    where = database.removeprefix("sqlite:///")
    try:
        Store(database).close()
    except NewerStore:
        print(
            f"longhall: {where} was written by a later version of Longhall. Start that version, "
            "or keep tables in another file with --data",
            file=sys.stderr,
        )
        raise typer.Exit(2) from None
    except SQLAlchemyError as fault:
        reason = getattr(fault, "orig", None) or type(fault).__name__
        print(f"longhall: cannot keep tables in {where}: {reason}", file=sys.stderr)
        raise typer.Exit(1) from None


def open_when_up(server: object, address: str) -> None:
    import time

    while not getattr(server, "started", False):
        time.sleep(0.05)
    show(address)


def show(address: str, about: str = "") -> None:
    """Open a page; where there is no browser the address must do, and the hall stays open."""
    if about:
        print(f"{about} {address}", flush=True)
    if not (has_screen() and webbrowser.open(address)):
        print("There is no browser on this machine: open that address in one that reaches it.", flush=True)


def has_screen() -> bool:
    """Without a screen there are only browsers that take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


app = typer.Typer(add_completion=False)
app.command()(serve)

if __name__ == "__main__":
    app()
