"""`longhall games`: what can be played."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhall.cli.inputs import read_language
from longhall.cli.terminal import console
from longhall.cli.words import words
from longhall.games import registry
from longhall.kernel.game import Game
from longhall.match.texts import Texts, texts


def list_games(language: str) -> None:
    say = words(read_language(language))
    table = Table(box=box.ROUNDED, border_style="blue", show_lines=True, padding=(0, 1), expand=True)
    table.add_column(say("game"), style="bold cyan", no_wrap=True)
    table.add_column(say("players"), justify="center", no_wrap=True)
    table.add_column(say("about"), ratio=1)
    for name in registry.NAMES:
        game, its = registry.game(name), texts(registry.game(name), language)
        about = Text.assemble((its.say("game-name"), "bold"), "\n", its.say("game-about"))
        parts: list[RenderableType] = [about]
        for option in game.options:
            parts.append(Text(its.say(f"option-{option}"), style="dim"))
            parts.append(values_grid(game, option, its))
        table.add_row(name, counts(game.players), Group(*parts))
    console().print(table)


def counts(players: Sequence[int]) -> str:
    """2-4 for 2, 3, 4."""
    return str(players[0]) if len(players) == 1 else f"{players[0]}–{players[-1]}"


def values_grid(game: Game, name: str, its: Texts) -> Table:
    """The values of an option as they are typed, with what they mean; the default is marked."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for value in game.options[name].values:
        word = str(value).lower()
        key = f"option-{name}-{word}"
        meaning = Text(its.say(key) if its.has(key) else "")
        if value == game.options[name].default:
            meaning.append(" ●", style="green")
        grid.add_row(f"  {name}={word}", meaning)
    return grid
