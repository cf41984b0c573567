"""`longhall position`: checks a written position and draws it."""

from pathlib import Path

from longhall.cli.cases import show_match
from longhall.cli.faults import fail
from longhall.cli.inputs import find_game, read_language, read_seat, read_table
from longhall.cli.replay import show_end
from longhall.cli.terminal import console
from longhall.match import PositionError, position


def show_position(name: str, file: Path, seat: str | None, language: str) -> None:
    game = find_game(name)
    language = read_language(language)
    data = read_table(file, "A position")
    try:
        match = position(game.name, data)
    except PositionError as fault:
        fail(f"{file} is not a position of {game.name}. {fault}.", "Correct it there; nothing was drawn.")
    screen = console()
    if seat is None:
        show_match(screen, match, language)
    else:
        show_end(match, read_seat(seat, match.players), language, screen)
    screen.print("[green]The position is in order.[/]")
