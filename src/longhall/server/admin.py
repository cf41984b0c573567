"""`longhall admin`: for whoever runs the hall. It works on the store, whether or not the hall is open.

Processes that serve the hall look for what was decided here every few seconds.
"""

import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from longhall import _extras
from longhall.match.fluent import LANGUAGES
from longhall.server.command import check_machines, check_store, read_settings

if TYPE_CHECKING:  # the command must start where the hall's packages are not installed
    from longhall.server.hall.hall import Hall
    from longhall.server.store.house import Ban

app = typer.Typer(no_args_is_help=True, help="Run the hall: reports, bans, removal of a table or an account.")


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise typer.BadParameter(", ".join(LANGUAGES))
    return language


Data = Annotated[Path | None, typer.Option("--data", help="The file in which tables are kept.")]
Database = Annotated[str | None, typer.Option("--database", help="Or the database: postgresql://user@host/name.")]
Language = Annotated[
    str, typer.Option("--language", "-l", metavar="|".join(LANGUAGES), help="Language.", callback=spoken)
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]
Number = Annotated[int, typer.Argument(metavar="NUMBER", help="From `longhall admin reports`.")]


@contextmanager
def keeping(data: Path | None, database: str | None) -> "Iterator[Hall]":
    """A hall that serves nobody: only its store is used."""
    if fault := _extras.lacking("The hall", "hall"):
        print(f"longhall: {fault}", file=sys.stderr)
        raise typer.Exit(2)
    settings = read_settings(database=database if data is None else f"sqlite:///{data.absolute()}")
    check_machines(settings)
    from longhall.server.settings import default_database

    address = settings.database or default_database()
    file = Path(address.removeprefix("sqlite:///"))
    if address.startswith("sqlite:///") and not file.is_file():
        print(f"longhall: there is no hall in {file}", file=sys.stderr)
        raise typer.Exit(2)
    check_store(address)
    from longhall.server.hall.hall import Hall
    from longhall.server.store import Store

    hall = Hall(settings, Store(address))
    try:
        yield hall
    finally:
        hall.close()


def say(language: str, key: str, **variables: Any) -> None:
    typer.echo(text(language, key, **variables))


def text(language: str, key: str, **variables: Any) -> str:
    from longhall.server import words

    return words.say(language, f"admin-{key}", **variables)


def fail(language: str, key: str, **variables: Any) -> NoReturn:
    print(f"longhall: {text(language, key, **variables)}", file=sys.stderr)
    raise typer.Exit(2)


def sure(yes: bool, language: str, key: str, **variables: Any) -> None:
    """Whoever runs the hall wants it, or has said so."""
    if not yes and not typer.confirm(text(language, key, **variables)):
        say(language, "nothing-done")
        raise typer.Exit(1)


def plain(written: str) -> str:
    """What strangers wrote, without what a terminal would obey."""
    return "".join(" " if unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") else sign for sign in written)


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


@app.command()
def reports(data: Data = None, database: Database = None, language: Language = "en") -> None:
    """List what people have reported, newest first."""
    with keeping(data, database) as hall:
        from longhall.server.store import talking

        found = talking.reports(hall.store)
        if not found:
            say(language, "no-reports")
        for one in found:
            name, reason = plain(one["name"]), plain(one["reason"])
            typer.echo(f"{one['id']:>5}  {moment(one['at'])}  {name}  {reason}".rstrip())


@app.command()
def report(number: Number, data: Data = None, database: Database = None, language: Language = "en") -> None:
    """Show one report, with what its person had said last."""
    with keeping(data, database) as hall:
        from longhall.server.hall import ruling
        from longhall.server.store import talking

        one = next((one for one in talking.reports(hall.store) if one["id"] == number), None)
        if one is None:
            fail(language, "no-report", number=str(number))
        about = ruling.reported(hall.store, number)
        lines = {
            "at": moment(one["at"]),
            "table": one["at_table"],
            "about": f"{plain(about.name)}  ({text(language, f'kind-{about.kind}')}, {one['about'][: ruling.SHORT]})",
            "by": one["by"][: ruling.SHORT],
            "reason": plain(one["reason"]) or "-",
        }
        for key, value in lines.items():
            typer.echo(f"{text(language, f'report-{key}'):<10}{value}")
        for _, at, said in reversed(one["said"]):
            typer.echo(f"  {moment(at)}  {plain(said)}")


@app.command()
def dismiss(
    number: Number, data: Data = None, database: Database = None, language: Language = "en", yes: Yes = False
) -> None:
    """Put a report away: it is deleted."""
    with keeping(data, database) as hall:
        from longhall.server.store import house, talking

        if number not in {one["id"] for one in talking.reports(hall.store)}:
            fail(language, "no-report", number=str(number))
        sure(yes, language, "sure-dismiss", number=str(number))
        hall.wait(hall.store.write(house.dismiss(number)))
        say(language, "dismissed", number=str(number))


@app.command()
def bans(data: Data = None, database: Database = None, language: Language = "en") -> None:
    """List who is kept out."""
    with keeping(data, database) as hall:
        from longhall.server.hall import ruling
        from longhall.server.store import house

        found = house.bans(hall.store)
        if not found:
            say(language, "no-bans")
        for one in found:
            who = one.who if one.kind == "address" else one.who[: ruling.SHORT]
            kind = text(language, f"kind-{one.kind}")
            typer.echo(f"{moment(one.at)}  {kind:<8}{who:<20}  {plain(one.name)}  {plain(one.reason)}".rstrip())


@app.command()
def ban(
    who: Annotated[
        str | None,
        typer.Argument(help="The name of an account, an address or network, or the id that a report shows."),
    ] = None,
    about: Annotated[int | None, typer.Option("--report", metavar="NUMBER", help="Whom this report is about.")] = None,
    reason: Annotated[str, typer.Option("--reason", help="For yourself; nobody else reads it.")] = "",
    data: Data = None,
    database: Database = None,
    language: Language = "en",
    yes: Yes = False,
) -> None:
    """Keep somebody out. Sessions and sockets end within seconds; bots play on at the seats."""
    if (who is None) == (about is None):
        fail(language, "who-or-report")
    with keeping(data, database) as hall:
        from longhall.server.hall import ruling

        try:
            found = ruling.meant(hall.store, who, reason) if who else ruling.reported(hall.store, about or 0, reason)
        except ruling.Unknown as fault:
            fail(language, "nobody", who=plain(str(fault)))
        sure(yes, language, "sure-ban", who=plain(found.name), kind=text(language, f"kind-{found.kind}"))
        hall.wait(ruling.ban(hall, found))
        say(language, "banned", who=plain(found.name))


@app.command()
def unban(
    who: Annotated[str, typer.Argument(help="As `longhall admin bans` shows it.")],
    data: Data = None,
    database: Database = None,
    language: Language = "en",
) -> None:
    """Let somebody in again. Who was at a table may come back to the seat."""
    with keeping(data, database) as hall:
        from longhall.server.hall import ruling
        from longhall.server.store import house

        found = [one for one in house.bans(hall.store) if is_meant(one, who)]
        if len(found) != 1:
            fail(language, "not-banned", who=plain(who))
        hall.wait(ruling.unban(hall, found[0].who))
        say(language, "unbanned", who=plain(found[0].name))


def is_meant(ban: "Ban", typed: str) -> bool:
    if typed.casefold() in (ban.name.casefold(), ban.who):
        return True
    return len(typed) >= 12 and ban.who.startswith(typed)


@app.command("remove-table")
def remove_table(
    table: Annotated[str, typer.Argument(help="Its id: the end of its link.")],
    data: Data = None,
    database: Database = None,
    language: Language = "en",
    yes: Yes = False,
) -> None:
    """Remove a table with everything that was played and said there, for good."""
    with keeping(data, database) as hall:
        from longhall.server.hall import ruling

        table_id = table.rstrip("/").rpartition("/")[2]
        row = hall.store.table(table_id)
        if row is None:
            fail(language, "no-table", table=plain(table_id))
        names = plain(", ".join(seat.name for seat in hall.store.seats(table_id) if seat.name))
        sure(yes, language, "sure-table", table=table_id, game=row.game, names=names or "-")
        hall.wait(ruling.remove_table(hall, table_id))
        say(language, "table-removed", table=table_id)


@app.command("remove-account")
def remove_account(
    name: Annotated[str, typer.Argument(help="The name of the account.")],
    data: Data = None,
    database: Database = None,
    language: Language = "en",
    yes: Yes = False,
) -> None:
    """Remove an account, as if its person had deleted it: tables stay under another name, and bots play on."""
    with keeping(data, database) as hall:
        from longhall.server.hall import ruling
        from longhall.server.hall.names import folded
        from longhall.server.store import people

        found = people.person_named(hall.store, folded(name))
        if found is None:
            fail(language, "nobody", who=plain(name))
        sure(yes, language, "sure-account", name=plain(found.name))
        hall.wait(ruling.remove_account(hall, found.id, language))
        say(language, "account-removed", name=plain(found.name))
