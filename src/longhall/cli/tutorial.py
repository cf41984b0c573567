"""`longhall tutorial`: a first game with somebody who talks, at this screen."""

from collections.abc import Sequence

import typer
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhall.cli.faults import fail, told
from longhall.cli.inputs import find_game, read_language, usual_players
from longhall.cli.menu import POINTED, POINTER, menu
from longhall.cli.screen import clauses_panel, log_panel, notice, result_panel, table_panel
from longhall.cli.terminal import console, erase, is_person, read_line
from longhall.cli.words import words
from longhall.games import registry
from longhall.kernel.game import Game
from longhall.match import Choice
from longhall.match.lessons import Lesson, faults
from longhall.match.texts import texts
from longhall.match.tutorials import Step, Tutorial, tutorials

ASK = "› "
DEED = "bold yellow"
SCENE = "bold reverse"


def list_tutorials(language: str) -> None:
    """All tutorials of all games, with the command that opens each."""
    language = read_language(language)
    say, screen = words(language), console()
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold cyan")
    grid.add_column()
    for game in map(registry.game, registry.NAMES):
        for plan in tutorials(game):
            its = plan.speech(language)
            title = Text.assemble((texts(game, language).say("game-name"), "bold"), f": {its.say('name')}")
            minutes = Text(say("tutorial-minutes", count=plan.minutes), style="dim")
            grid.add_row(f"longhall tutorial {game.name} {plan.name}", Group(title, Text(its.say("about")), minutes))
    screen.print(grid)


def teach(name: str, wanted: str | None, language: str) -> None:
    """Go through a tutorial of a game: the one that is named, else the first."""
    game, language = find_game(name), read_language(language)
    plan = find(game, wanted)
    with told():
        lesson = Lesson(plan, language)
    Lectern(lesson, console()).teach()


def report(name: str, wanted: str | None) -> None:
    """What is wrong with a game's tutorials, or with one. Exit code 1 if anything is."""
    game = find_game(name)
    with told():
        names = [wanted] if wanted else [plan.name for plan in tutorials(game)]
    found = {one: faults(game, one) for one in names}
    for one, its in found.items():
        for line in its or [f"{game.name}/tutorial/{one}.toml: plays to its end."]:
            console().print(Text(line, style="red" if its else "green"), soft_wrap=True)
    if any(found.values()):
        raise typer.Exit(1)


def find(game: Game, wanted: str | None) -> Tutorial:
    with told():
        known = {plan.name: plan for plan in tutorials(game)}
    if not known:
        fail(f"{game.name} has no tutorial.", f"`longhall play {game.name}` begins a game at once.")
    if wanted is not None and wanted not in known:
        fail(f"{game.name} has no tutorial '{wanted}'.", f"There are: {', '.join(known)}.")
    return known[wanted] if wanted is not None else next(iter(known.values()))


class Lectern:
    """Goes through a lesson, until its end or until somebody leaves."""

    def __init__(self, lesson: Lesson, screen: Console) -> None:
        self.lesson = lesson
        self.screen = screen
        self.say = words(lesson.language)

    def teach(self) -> None:
        self.show()
        while not self.lesson.over:
            line = read_line(self.screen, ASK)
            if line is None or line.lower() in ("q", "quit"):
                self.screen.print(notice(self.say("tutorial-left"), "dim"))
                return
            before = self.lesson.number
            self.obey(line)
            if self.lesson.number != before and not self.lesson.over:
                self.show()
        self.finish()

    def show(self) -> None:
        """The table, what happened, what the coach says, and the choices."""
        lesson, moment, language = self.lesson, self.lesson.moment, self.lesson.language
        step = moment.step
        assert step is not None
        if is_person():
            erase(self.screen)
        self.screen.print(table_panel(moment.match, moment.seat, language))
        lines = moment.happened(language)
        if lines:
            self.screen.print(log_panel(moment.match, moment.seat, lines, language, "log-step"))
        if step.play:
            choices = moment.match.choices(moment.seat, language)
            self.screen.print(menu(moment.match.game, choices, pointed=number_of(step, choices)))
        place = self.say("tutorial-step", number=lesson.number + 1, last=len(lesson.moments) - 1)
        hints = [self.say("hint-choose" if step.play else "tutorial-enter")]
        hints += [self.say("tutorial-why")] if lesson.why(step) else []
        hints += [self.say("tutorial-show")] if step.play else []
        hints += [self.say("tutorial-back")] if lesson.number else []
        said = [Text(heading, style=SCENE)] if (heading := lesson.scene(step)) else []
        said.append(marked(lesson.sentence(step)))
        pointed = moment.called(language)
        if pointed:
            said.append(Text(f"{POINTER} {', '.join(pointed)}", style=POINTED))
        self.coach(Group(*said), place, " · ".join([*hints, self.say("hint-quit")]))

    def coach(self, said: RenderableType, place: str, hints: str = "") -> None:
        title = Text(self.lesson.speech.say("coach"), style="bold")
        panel = Panel(said, title=title, subtitle=place, border_style="yellow")
        panel.title_align, panel.subtitle_align = "left", "right"
        self.screen.print(panel)
        if hints:
            self.screen.print(notice(hints, "dim"))

    def obey(self, line: str) -> None:
        """A choice by number or key, or a command."""
        lesson, moment, command = self.lesson, self.lesson.moment, line.lower()
        step = moment.step
        assert step is not None
        choices = moment.match.choices(moment.seat, lesson.language)
        if command in ("b", "back"):
            lesson.back()
        elif command in ("w", "why"):
            self.screen.print(notice(lesson.why(step), ""))
            if step.clauses:
                self.screen.print(clauses_panel(lesson.clauses(step), self.say("rules-found")))
        elif not step.play:
            lesson.go_on()
        elif command in ("s", "show", ""):
            number = number_of(step, choices)
            self.screen.print(notice(self.say("hint-given", number=number, text=choices[number - 1].text), DEED))
        elif line.isdigit() and not 1 <= int(line) <= len(choices):
            self.screen.print(notice(self.say("no-number", number=line, last=len(choices)), "red"))
        else:
            answer = lesson.choose(choices[int(line) - 1].key if line.isdigit() else line)
            if not answer.goes_on:
                clause = f" ({answer.clause})" if answer.clause not in answer.text else ""
                self.screen.print(notice(answer.text + clause, "red" if answer.refused else DEED))

    def finish(self) -> None:
        """How the game ended, if it did, what was learned, and what comes next."""
        lesson, moment = self.lesson, self.lesson.moment
        game, plan = lesson.plan.game, lesson.plan
        self.screen.print(table_panel(moment.match, moment.seat, lesson.language))
        if moment.match.over:
            self.screen.print(result_panel(moment.match, moment.seat, lesson.language))
        lines = [Text(f"✓ {line}") for line in lesson.learned]
        self.coach(Group(Text(self.say("tutorial-learned"), style="bold"), *lines), lesson.speech.say("name"))
        command = f"longhall play {game.name} --seats " + ",".join(["me", *["easy"] * (usual_players(game) - 1)])
        self.screen.print(notice(self.say("tutorial-play", command=command), "bold"))
        known = tutorials(game)
        later = known[[one.name for one in known].index(plan.name) + 1 :]
        if later:
            command = f"longhall tutorial {game.name} {later[0].name}"
            title = later[0].speech(lesson.language).say("name")
            self.screen.print(notice(self.say("tutorial-next", name=title, command=command), ""))


def number_of(step: Step, choices: Sequence[Choice]) -> int:
    """Under which number the choice stands that goes on."""
    return [choice.key for choice in choices].index(step.play) + 1


def marked(sentence: str) -> Text:
    """A sentence whose deed, between stars, stands out."""
    parts = sentence.split("*")
    return Text.assemble(*((part, DEED if i % 2 else "bold") for i, part in enumerate(parts)))
