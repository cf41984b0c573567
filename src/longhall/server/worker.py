"""`longhall worker`: think for the bots of a hall that other processes serve, on this machine or another."""

import asyncio
import contextlib
import signal
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from longhall import _extras
from longhall.server.command import check_machines, check_store, expose_metrics, read_settings, seat_programs

if TYPE_CHECKING:
    from longhall.server.settings import Settings


def worker(
    database: Annotated[str | None, typer.Option(help="The hall's database: postgresql://user@host/name.")] = None,
    redis: Annotated[str | None, typer.Option(help="Where its processes tell each other what happened.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=64, help="Processes in which bots think; 2 as a rule.")
    ] = None,
    metrics: Annotated[
        str | None, typer.Option(help="Where Prometheus is answered, such as 127.0.0.1:9100; else nowhere.")
    ] = None,
    log: Annotated[str | None, typer.Option(help="How to log: plain, or json for a line of JSON each.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what goes wrong.")] = False,
) -> None:
    """Think for the bots of a hall that other processes serve. If it dies, nothing is lost: another goes on.

    What is not said here may be said by a variable of the environment: LONGHALL_DATABASE, LONGHALL_REDIS and so on.
    """
    if fault := _extras.lacking("The hall", "hall"):
        print(f"longhall: {fault}", file=sys.stderr)
        raise typer.Exit(2)
    settings = read_settings(database=database, redis=redis, workers=workers, metrics=metrics, log=log)
    if not settings.database.startswith("postgresql"):
        print(
            "longhall: a worker shares the work of a hall with other processes, so it needs their database: "
            "--database postgresql://user@host/name",
            file=sys.stderr,
        )
        raise typer.Exit(2)
    from longhall.server import logs

    check_machines(settings)
    seat_programs(settings.bots)
    logs.set_up(settings.log, quiet)
    check_store(settings.database, waits=True)
    expose_metrics(settings.metrics)
    print("Longhall's worker thinks for bots  (Ctrl+C ends it)", flush=True)
    asyncio.run(work(settings))


async def work(settings: "Settings") -> None:
    """Until somebody ends it: what was taken is then free for others at once."""
    from longhall.server.hall.opening import opened

    ends = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # not on every system
            asyncio.get_running_loop().add_signal_handler(number, ends.set)
    async with opened(settings):
        await ends.wait()
