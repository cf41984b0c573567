"""The faces of all commands: arguments, help and examples. The work is done in the module that each one imports."""

from pathlib import Path
from typing import Annotated

import typer

from longhall.cli import completion
from longhall.games.registry import NAMES
from longhall.match.fluent import LANGUAGES
from longhall.server import admin
from longhall.server.command import serve
from longhall.server.worker import worker

A_GAME, ANOTHER = NAMES[:2]  # in examples

app = typer.Typer(
    name="longhall",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_show_locals=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="`longhall games` lists them.", autocompletion=completion.games)
]
Players = Annotated[
    int | None, typer.Option("--players", "-p", metavar="N", help="How many play; 4 where the game allows it.")
]
OptionList = Annotated[
    list[str],
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A table option; may be given several times."),
]
Edition = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Your own component values, laid over the game's.")
]
Language = Annotated[
    str,
    typer.Option(
        "--language", "-l", metavar="|".join(LANGUAGES), help="Language.", autocompletion=completion.languages
    ),
]
Seat = Annotated[
    str, typer.Option("--seat", metavar="SEAT", help="Whose eyes to look through: p1 to p5, or spectator.")
]


def examples(*lines: str) -> str:
    """An epilogue for a help page."""
    return "[bold]Examples[/bold]\n" + "\n".join(f"  [cyan]{line}[/cyan]" for line in lines)


def show_version(wanted: bool) -> None:
    if wanted:
        import platform

        from longhall import __version__, _build

        typer.echo(f"longhall {__version__} ({_build.build_kind()}, Python {platform.python_version()})")
        raise typer.Exit


@app.callback(
    epilog=examples("longhall games", f"longhall play {A_GAME}", f"longhall rules {A_GAME} VC-24"),
)
def longhall(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            "-V",
            callback=show_version,
            is_eager=True,
            help="The version, and whether the rules run compiled or interpreted.",
        ),
    ] = False,
) -> None:
    """Five Nordic board games with enforced rules."""


@app.command(
    epilog=examples(
        "longhall games",
        "longhall games --language sv",
        f"longhall games {A_GAME} --parquet games -n 1000 --bots steward,random --observations",
    )
)
def games(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game to write.", autocompletion=completion.games)
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Play games and write tables of them here: see `-n`.")
    ] = None,
    count: Annotated[int, typer.Option("-n", "--games", metavar="N", min=1, help="How many games to write.")] = 100,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="Who plays, in seat order and again.")] = "random",
    players: Players = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Of the first game; the others follow.")] = 1,
    option: OptionList = [],  # noqa: B006
    observations: Annotated[bool, typer.Option("--observations", help="What the seats saw, in numbers.")] = False,
    edition: Edition = None,
    language: Language = "en",
) -> None:
    """List the games: players, what they are about, table options. With --parquet, write games as tables."""
    if parquet is not None:
        from longhall.cli.data import write_games

        write_games(game, parquet, count, bots, players, seed, option, observations, edition)
        return
    from longhall.cli.games import list_games

    list_games(language)


@app.command(
    epilog=examples(
        f"longhall play {A_GAME}",
        f"longhall play {A_GAME} --seats me,easy,strong",
        f"longhall play {A_GAME} --seats me,random,me --names Anna,Olof",
        f"longhall play {A_GAME} --option aggregate=sum --seed 7 --record evening.json",
        "longhall play --resume evening.json --record evening.json",
        "longhall play --resume evening.json --upto 20",
        f"yes 1 | longhall play {A_GAME}",
    )
)
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="`longhall games` lists them.", autocompletion=completion.games),
    ] = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="SEATS", help="Who sits where: me for a person; random, easy, fair, strong, skald:1s for opponents."
        ),
    ] = None,
    humans: Annotated[
        int | None, typer.Option(metavar="N", help="So many people take the first seats; 1 if nothing is said.")
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="NAMES", help="What the people are called, in seat order: Anna,Olof.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same seed gives the same cards and opponents.")
    ] = None,
    option: OptionList = [],  # noqa: B006
    edition: Edition = None,
    language: Language = "en",
    record: Annotated[
        Path | None,
        typer.Option("--record", "-r", metavar="FILE", help="Save the game here, at the end or on leaving."),
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    upto: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Go on with the saved game from behind so many entries.")
    ] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with this position instead of the set-up.")
    ] = None,
) -> None:
    """Play in the terminal, with people in turn at this screen and with opponents.

    Answer with the number of a choice or its key; [bold]h[/bold] explains the rest.

    With several people a curtain falls between them, so that hidden hands stay hidden.
    """
    from longhall.cli.play import Wishes, play_in_terminal

    play_in_terminal(
        Wishes(game, players, seats, humans, names, seed, option, edition, language, record, resume, upto, position)
    )


@app.command(
    epilog=examples(
        "longhall tutorial", f"longhall tutorial {A_GAME}", f"longhall tutorial {A_GAME} first --language sv"
    )
)
def tutorial(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game to learn.", autocompletion=completion.games)
    ] = None,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="Which one; the first if not given.")] = None,
    check: Annotated[
        bool, typer.Option("--check", help="For writers: say what is wrong, and play it to its end by itself.")
    ] = False,
    language: Language = "en",
) -> None:
    """Learn a game by playing it with a coach. Without a game: list what can be learned."""
    from longhall.cli.tutorial import list_tutorials, report, teach

    if game is None:
        list_tutorials(language)
    elif check:
        report(game, name)
    else:
        teach(game, name, language)


app.command(epilog=examples("longhall serve", "longhall serve --port 8000 --no-browser"))(serve)
app.command(epilog=examples("longhall worker --database postgresql://hall@db/hall --redis redis://news:6379"))(worker)
app.add_typer(admin.app, name="admin")


@app.command(
    epilog=examples(
        f"longhall sim {A_GAME}",
        f"longhall sim {A_GAME} -n 10000 --players 3 --option aggregate=sum",
        f"longhall sim {A_GAME} -n 500 --json games.json",
        f"longhall sim {A_GAME} --bots steward,skald:200 -n 50",
        f"longhall sim {A_GAME} --bots steward -n 1000 --sweep aggregate --draw balance.html --on cores",
    )
)
def sim(
    game: GameArgument,
    count: Annotated[
        int | None, typer.Option("-n", "--games", metavar="N", min=1, help="How many games: 1000, with bots 100.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="BOTS", help="Let these play instead of chance, and tell how sensibly.")
    ] = None,
    players: Players = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Of the first game; the others follow.")] = 1,
    option: OptionList = [],  # noqa: B006
    edition: Edition = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the figures here as well.")] = None,
    sweep: Annotated[
        list[str],
        typer.Option(metavar="NAME", help="With bots: every value of an option, NAME=A,B, or another edition's file."),
    ] = [],  # noqa: B006
    draw: Annotated[
        Path | None, typer.Option(metavar="FILE", help="With bots: draw it, as .html, .svg or .png.")
    ] = None,
    where: Annotated[str, typer.Option("--on", metavar="WHERE", help="With bots: one process, cores, or ray.")] = "one",
) -> None:
    """Play many games and tell how long they are and who wins; with bots, how sensibly each of them plays, and how the
    game treats seats, cards, roles and buildings.

    The games are random, or bots take the seats in turn.
    """
    if bots is not None:
        from longhall.cli.sim_bots import simulate_bots

        simulate_bots(game, bots, count, players, seed, option, edition, json, sweep, draw, where)
        return
    if sweep or draw is not None:
        from longhall.cli.faults import fail

        fail("--sweep and --draw need bots.", "Name them with --bots, such as --bots steward or --bots random.")
    from longhall.cli.sim import simulate

    simulate(game, count or 1000, players, seed, option, edition, json)


@app.command(
    epilog=examples(
        f"longhall tournament {A_GAME} --bots random,steward -n 400",
        f"longhall tournament {A_GAME} --bots steward,skald:0.1s --heroes skald:0.1s --players all -n 200",
        f"longhall tournament {A_GAME} --bots random,steward,skald:1s -n 400 --on ray",
    )
)
def tournament(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOTS", help="random, steward, skald:1s, skald:500, oracle:1s, or bots you installed; with commas."
        ),
    ] = "random,steward",
    count: Annotated[
        int, typer.Option("-n", "--games", metavar="N", min=1, help="How many games for each pairing.")
    ] = 100,
    heroes: Annotated[
        str | None, typer.Option(metavar="BOTS", help="Only these among players of each other bot; all if not given.")
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", "-p", metavar="N,N", help="How many play: 4, or 2,3, or all.")
    ] = None,
    option: OptionList = [],  # noqa: B006
    on: Annotated[str, typer.Option("--on", metavar="one|cores|ray", help="Where the games are played.")] = "cores",
    results: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Results are kept here; what is there is not played again.")
    ] = Path("results"),
) -> None:
    """Let bots play each other: one among players of another, seats rotated, all with the same deals.

    Stopped with Ctrl-C, the same command goes on later. Results are written as CSV, Parquet and a picture.
    """
    from longhall.cli.tournament import Wishes, hold

    hold(Wishes(game, bots, heroes, count, players, option, on, results))


@app.command(
    epilog=examples(
        "longhall ladder",
        "longhall ladder --part stewards --part skald --minutes 60",
        f"longhall ladder {A_GAME} {ANOTHER}",
        "longhall ladder --write",
    )
)
def ladder(
    games: Annotated[list[str], typer.Argument(metavar="[GAME]...", help="Only these games; all if not given.")] = [],  # noqa: B006
    part: Annotated[
        list[str],
        typer.Option(
            "--part",
            metavar="PART",
            help="Only this part: stewards, skald, second, budget, ceiling, plain, bare or sight.",
        ),
    ] = [],  # noqa: B006
    on: Annotated[str, typer.Option("--on", metavar="one|cores|ray", help="Where the games are played.")] = "cores",
    minutes: Annotated[
        float, typer.Option(metavar="N", min=0.0, help="Stop after so many minutes; 0: when all is played.")
    ] = 0.0,
    write: Annotated[bool, typer.Option("--write", help="Play nothing, only write the page again.")] = False,
    results: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Results are kept here; what is there is not played again.")
    ] = Path("results"),
    page: Annotated[Path, typer.Option(metavar="FILE", help="The page to write.")] = Path("docs/ladder.md"),
) -> None:
    """Measure how strong the bots are, by the whole schedule of docs/ladder.md, and write that page.

    It takes many hours on two cores. Stopped at any moment, by Ctrl-C or otherwise, the same command goes on later.
    """
    from longhall.cli.ladder import Wishes, climb

    climb(Wishes(games, part, on, results, page, minutes, write))


@app.command(
    epilog=examples(
        "longhall replay evening.json",
        "longhall replay evening.json --step --seat p2",
        "longhall replay evening.json --upto 20 --language sv",
    )
)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record saved by `longhall play`.")],
    seat: Seat = "spectator",
    language: Language = "en",
    upto: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Only the first N entries of the record.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", "-s", help="Step through the game entry by entry.")] = False,
) -> None:
    """Play a saved game again: its log and its end, or step by step."""
    from longhall.cli.replay import replay_file

    replay_file(file, seat, language, upto, step)


@app.command(
    epilog=examples(
        "longhall review evening.json",
        "longhall review evening.json --seat p1 --language sv",
        "longhall review evening.json --json review.json",
    )
)
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game that is over.")],
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="SEAT", help="By what this seat knew: p1 to p5; else with all open.")
    ] = None,
    language: Language = "en",
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the review here as well.")] = None,
    cores: Annotated[int | None, typer.Option(metavar="N", min=1, help="On so many cores; all if not given.")] = None,
) -> None:
    """Tell what decided a finished game: chances over time, turning points, better choices, luck and skill."""
    from longhall.cli.review import review_file

    review_file(file, seat, language, json, cores)


@app.command(
    epilog=examples(
        f"longhall rules {A_GAME}",
        f"longhall rules {A_GAME} VC-24",
        f"longhall rules {A_GAME} fix",
        f"longhall rules {A_GAME} --language sv",
        f"longhall rules {A_GAME} --coverage",
    )
)
def rules(
    game: GameArgument,
    clause: Annotated[
        str | None,
        typer.Argument(metavar="CLAUSE", help="A clause, such as VC-24, or a word to look for."),
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which clauses are cited by code, by cases and by tests.")
    ] = False,
    mutants: Annotated[
        bool, typer.Option("--mutants", help="Break the rules on purpose and see whether a case notices. Takes long.")
    ] = False,
    language: Language = "en",
) -> None:
    """Read the rules: all clauses, or one with the places in the code that carry it out."""
    from longhall.cli.rules import report_on, show_clause, show_rules

    if coverage or mutants:
        report_on(game, coverage, mutants)
    elif clause is None:
        show_rules(game, language)
    else:
        show_clause(game, clause, language)


@app.command(
    epilog=examples(
        f"longhall learn {A_GAME}",
        f"longhall learn {A_GAME} aid",
        f"longhall learn {A_GAME} --language sv",
    )
)
def learn(
    game: GameArgument,
    section: Annotated[
        str | None,
        typer.Argument(metavar="SECTION", help="One part of it, such as aim, end, words or aid."),
    ] = None,
    edition: Edition = None,
    language: Language = "en",
) -> None:
    """Learn a game: aim, table, turn, end, an example, a glossary and a player aid."""
    from longhall.cli.learn import show_primer

    show_primer(game, section, edition, language)


@app.command(
    epilog=examples(
        f"longhall case tests/cases/{A_GAME}",
        f"longhall case tests/cases/{A_GAME}/build-is-secret.toml --show",
    )
)
def case(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Cases, or folders with cases (*.toml).")],
    show: Annotated[bool, typer.Option("--show", help="Draw the position at the end of each case.")] = False,
    language: Language = "en",
) -> None:
    """Run rule examples. Exit code 1 if one does not hold."""
    from longhall.cli.cases import run_cases

    run_cases(files, show, language)


@app.command(
    epilog=examples(
        f"longhall position {A_GAME} middle.json",
        f"longhall position {A_GAME} middle.json --seat p2",
        f"longhall play {A_GAME} --position middle.json",
    )
)
def position(
    game: GameArgument,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position, as JSON or TOML.")],
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="SEAT", help="Whose eyes: p1 to p5 or spectator; who is asked.")
    ] = None,
    language: Language = "en",
) -> None:
    """Check a position and draw it."""
    from longhall.cli.position import show_position

    show_position(game, file, seat, language)


@app.command(epilog=examples("longhall mcp", "longhall mcp --hall http://127.0.0.1:8765 --token TOKEN"))
def mcp(
    hall: Annotated[
        str | None, typer.Option(help="The address of a hall; else it plays at a table of its own.")
    ] = None,
    token: Annotated[
        str | None, typer.Option(envvar="LONGHALL_TOKEN", help="From the host of the table there: the seat's token.")
    ] = None,
    name: Annotated[str, typer.Option(help="What it is called at that table.")] = "Model",
    language: Language = "en",
) -> None:
    """Let a language model play: a server for the Model Context Protocol on standard input and output."""
    from longhall import _extras
    from longhall.cli.faults import fail
    from longhall.cli.inputs import read_language

    if fault := _extras.lacking("A language model's seat", "mcp"):
        fail(fault)
    from longhall.adapters.mcp import server, server_at

    spoken = read_language(language)
    if hall is None:
        server(spoken).run("stdio")
        return
    if not token:
        fail("a seat at a hall is opened by a token: --token TOKEN, or the variable LONGHALL_TOKEN")
    try:
        made = server_at(hall, token, name, spoken)
    except ValueError as fault:
        fail(str(fault))
    made.run("stdio")
