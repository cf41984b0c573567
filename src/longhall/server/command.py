"""`longhall serve`: open the hall."""

import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from longhall import _extras
from longhall.server.addresses import EVERYWHERE, network_address

if TYPE_CHECKING:  # the command must start where the hall's packages are not installed
    import uvicorn

    from longhall.server.settings import Settings

PORT = 8765
PAUSE = 1.0  # seconds until a database server that does not answer is asked again


def serve(
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help=f"Where to listen; 0 for any free port. {PORT} if that is free."),
    ] = None,
    host: Annotated[
        str | None,
        typer.Option(help="The address to listen on; 0.0.0.0 for the whole network."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the hall in the browser.")] = True,
    data: Annotated[Path | None, typer.Option(help="The file in which tables are kept.")] = None,
    database: Annotated[
        str | None, typer.Option(help="Or the database: postgresql://user@host/name, for several processes.")
    ] = None,
    redis: Annotated[
        str | None, typer.Option(help="Where processes tell each other what happened: redis://host:6379.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address that people use, such as https://hall.example.")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(min=0, max=64, help="Processes in which bots think; 2 as a rule, 0 if `longhall worker` does it."),
    ] = None,
    bots: Annotated[
        Path | None, typer.Option(help="A file that names programs which play here: see docs/bots.md.")
    ] = None,
    proxies: Annotated[
        str | None,
        typer.Option(help="Addresses of proxies that are believed when they say whom they ask for; else nobody is."),
    ] = None,
    metrics: Annotated[
        str | None, typer.Option(help="Where Prometheus is answered, such as 127.0.0.1:9100; else nowhere.")
    ] = None,
    log: Annotated[str | None, typer.Option(help="How to log: plain, or json for a line of JSON each.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what goes wrong.")] = False,
) -> None:
    """Open the hall: play in the browser, alone, with bots or with friends.

    What is not said here may be said by a variable of the environment: LONGHALL_PORT, LONGHALL_WORKERS and so on.
    """
    if fault := _extras.lacking("The hall", "hall"):
        print(f"longhall: {fault}", file=sys.stderr)
        raise typer.Exit(2)
    settings = read_settings(
        port=port,
        host=host,
        database=database if data is None else f"sqlite:///{data.absolute()}",
        redis=redis,
        public_url=public_url,
        workers=workers,
        proxies=proxies,
        metrics=metrics,
        log=log,
        bots=None if bots is None else str(bots.absolute()),
    )
    if settings.port is None and not settings.database and browser and already_open(settings.host):
        show(f"http://127.0.0.1:{PORT}/", "Longhall is already open at")
        return
    check_machines(settings)
    seat_programs(settings.bots)
    import uvicorn

    from longhall.server import logs
    from longhall.server.settings import default_database
    from longhall.server.web.door import open_wide

    logs.set_up(settings.log, quiet)
    listener = listen(settings.host, settings.port)
    settings = replace(settings, database=settings.database or default_database())
    check_store(settings.database, waits=True)
    expose_metrics(settings.metrics)
    open_wide()
    shown = network_address() if settings.host in EVERYWHERE else settings.host
    address = settings.public_url or f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"
    server = uvicorn.Server(server_config(settings))
    print(f"Longhall is open at {address}  (Ctrl+C closes it)", flush=True)
    if browser:
        threading.Thread(target=open_when_up, args=(server, address), daemon=True).start()
    server.run(sockets=[listener])


def read_settings(**given: Any) -> "Settings":
    """What was typed, else what the environment says; a wrong setting is told with what it may be."""
    from longhall.server.settings import Settings, SettingsError

    try:
        return Settings.read(os.environ, **given)
    except SettingsError as fault:
        print(f"longhall: {fault}", file=sys.stderr)
        raise typer.Exit(2) from None


def server_config(settings: "Settings") -> "uvicorn.Config":
    """How the hall is served: also by the tests."""
    import uvicorn

    from longhall.server.web.app import create_app
    from longhall.server.web.door import door

    return uvicorn.Config(
        create_app(settings),
        http=door(settings.limits, settings.proxies),
        access_log=False,  # it would name tables, and a table's name is its invitation
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,  # said, as the default would believe whoever is on this machine
        ws_max_size=16 * 1024,
        # Squeezing what every socket is sent took as long as making it, and memory for each.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def seat_programs(file: str) -> None:
    """The programs that the operator's file names play here from now on, and in the processes that think for us."""
    if not file:
        return
    from longhall.bots import stdio

    os.environ[stdio.VARIABLE] = file
    try:
        stdio.register_configured()
    except ValueError as fault:
        print(f"longhall: {fault}", file=sys.stderr)
        raise typer.Exit(2) from None
    for warning in stdio.warnings():
        print(f"longhall: {warning}", file=sys.stderr)


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


def expose_metrics(place: str) -> None:
    """Answer Prometheus, if that is wanted, on an address of its own."""
    from longhall.server import metrics

    if not place:
        return
    try:
        metrics.expose(place)
    except (OSError, OverflowError) as fault:
        print(f"longhall: cannot answer Prometheus at {place}: {fault}", file=sys.stderr)
        raise typer.Exit(1) from None


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


def check_machines(settings: "Settings") -> None:
    """What several processes need besides, if there are to be some."""
    if settings.database.startswith("postgresql") or settings.redis:
        if fault := _extras.lacking("A hall of several processes", "machines"):
            print(f"longhall: {fault}", file=sys.stderr)
            raise typer.Exit(2)


def check_store(database: str, waits: bool = False) -> None:
    """A store that cannot be opened is told at once, not from within the server.

    `waits`: a database server that does not answer yet is waited for, as one that starts with the hall may come later.
    """
    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from longhall.server.store import NewerStore, Store, Unavailable

    where = make_url(database).render_as_string().removeprefix("sqlite:///")  # without its password
    waits = waits and not database.startswith("sqlite")
    is_told = False
    while True:
        try:
            Store(database).close()
            return
        except NewerStore:
            print(
                f"longhall: {where} was written by a later version of Longhall. Start that version, "
                "or keep tables in another file with --data",
                file=sys.stderr,
            )
            raise typer.Exit(2) from None
        except (SQLAlchemyError, Unavailable) as fault:
            reason = getattr(fault.__cause__ or fault, "orig", None) or fault.__cause__ or type(fault).__name__
            if Path(where).is_dir():
                reason = f"it is a folder; name a file in it: --data {Path(where) / 'hall.sqlite3'}"
            if not (waits and isinstance(fault, Unavailable)):
                print(f"longhall: cannot keep tables in {where}: {reason}", file=sys.stderr)
                raise typer.Exit(1) from None
            if not is_told:
                print(f"longhall: waits for {where}: {reason}", file=sys.stderr, flush=True)
                is_told = True
        time.sleep(PAUSE)


def open_when_up(server: object, address: str) -> None:
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
