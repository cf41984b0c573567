"""Faults of the person who types: said clearly, with the remedy, and without a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from longhall.cli.terminal import MOST_WIDE, console

EXIT_CODE = 2


def fail(fault: str, remedy: str = "") -> NoReturn:
    """Say what is wrong and what helps, and end the program."""
    parts = [Text(fault)]
    if remedy:
        parts.append(Text(remedy, style="dim"))
    panel = Panel(Group(*parts), title="Error", title_align="left", border_style="red", padding=(0, 1))
    errors = console(stderr=True)
    errors.print(panel, width=min(errors.width, MOST_WIDE))
    raise typer.Exit(EXIT_CODE)


@contextmanager
def told(remedy: str = "") -> Iterator[None]:
    """Faults in what was typed or in a file end the program with their own words."""
    try:
        yield
    except OSError as fault:
        fail(f"{fault.filename or 'the file'}: {fault.strerror or fault}", remedy)
    except ValueError as fault:
        fail(str(fault), remedy)
