"""The hot seat: people take turns at one screen, opponents answer by themselves."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from longhall.cli import asides
from longhall.cli.faults import fail
from longhall.cli.inputs import write_json
from longhall.cli.menu import menu
from longhall.cli.opponents import Opponent
from longhall.cli.screen import (
    OWN,
    clauses_panel,
    log_lines,
    log_panel,
    log_text,
    notice,
    result_panel,
    seat_name,
    table_panel,
)
from longhall.cli.terminal import erase, is_person, read_line
from longhall.cli.words import words
from longhall.kernel.actions import SEATS
from longhall.match import SPECTATOR, Choice, IllegalChoice, Match, earlier
from longhall.match.curtains import goes_to

ASK = "› "

PASS_KEY = "p"  # pass until my next move

Answer = Literal["played", "stay", "show", "quit"]

WIDE_ENOUGH = 80  # columns that pictures are drawn for
COMMANDS = [
    "choose",
    "find",
    "undo",
    "redo",
    "restart",
    "why",
    "card",
    "rules",
    "aim",
    "orders",
    "pass",
    "hint",
    "log",
    "help",
    "quit",
]


class HotSeat:
    """Plays a match to its end, or until somebody leaves."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        opponents: Sequence[Opponent | None],
        language: str,
        record: Path | None,
        screen: Console,
    ) -> None:
        self.match = match
        self.seats = seats  # in the words of the command line
        self.opponents = opponents
        self.people = [seat for seat, player in enumerate(opponents) if player is None]
        self.language = language
        self.record = record
        self.screen = screen
        self.say = words(language)
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR  # whose secrets may be on it
        self.since = [0] * match.players  # by seat: the event with which its last turn began
        self.turn_began = [0] * match.players
        self.seen = len(match.events())  # events that whoever is at the screen has been shown
        # Where several people sit, orders are followed when the screen comes to them: what happens at once would tell.
        match.follows = len(self.people) < 2
        for seat in self.people:
            if match.game.usual_orders and not match.settings[seat] and not match.over:
                match.set(seat, match.game.usual_orders)

    def play(self) -> None:
        if self.screen.is_terminal and self.screen.width < WIDE_ENOUGH:
            self.screen.print(notice(self.say("narrow", width=self.screen.width, wanted=WIDE_ENOUGH), "dim"))
        while not self.match.over:
            if self.match.in_hidden_poll and len(self.people) > 1:
                stayed = self.poll()
            else:
                stayed = self.next_answer()
            if not stayed:
                self.leave()
                return
        self.finish()

    # Whose turn it is

    def next_answer(self) -> bool:
        """One answer, of a person first if one is asked. False if the person leaves."""
        for seat in goes_to(self.match, self.people, self.at_screen):
            self.curtain(seat)
            return self.turn(seat)
        self.answer_for(self.match.to_act[0])
        return True

    def answer_for(self, seat: int) -> None:
        """For an opponent, or a person whom the screen does not go to."""
        player, foregone = self.opponents[seat], self.match.foregone(seat)
        if player is None:
            assert foregone is not None
            self.match.play(seat, foregone, self.language)
        else:
            self.match.play(seat, player(self.match, seat), self.language)

    def poll(self) -> bool:
        """Who is asked is secret, so the screen goes round to every person, asked or not.

        One Enter each: whoever has nothing to choose lifts the curtain and finds the next, and who has the screen
        already presses Enter for the like of it.
        """
        poll = self.match.question
        for seat in goes_to(self.match, self.people, self.at_screen):
            fell = self.curtain(seat)
            if not fell and (self.match.question is not poll or self.is_idle(seat)):
                self.screen.print(notice(self.say("not-asked"), "bold"))
                self.lift(seat)
            while self.match.question is poll and seat in self.match.to_act:
                foregone = self.match.foregone(seat)
                if foregone is not None:
                    self.match.play(seat, foregone, self.language)
                elif not self.turn(seat):
                    return False
        while self.match.question is poll:
            self.answer_for(self.match.to_act[0])
        return True

    def is_idle(self, seat: int) -> bool:
        """Whether a person has nothing to choose: not asked, or answered for."""
        return seat not in self.match.to_act or self.match.foregone(seat) is not None

    def curtain(self, seat: int) -> bool:
        """Hide one person's secrets before the next one looks. False if that person has the screen already."""
        if seat == self.at_screen:
            return False
        self.last_look()
        self.at_screen = seat
        erase(self.screen)
        name = Text(seat_name(self.match, seat, self.language), style=OWN)
        line = Text.assemble(self.say("curtain-before"), " ", name, self.say("curtain-after"))
        if self.match.in_hidden_poll:
            line.append(f"\n{self.say('curtain-poll')}", style="dim")
        self.screen.print(Panel(line, border_style="magenta", padding=(1, 4)))
        self.lift(seat)
        erase(self.screen)
        self.seen = len(self.match.events())
        return True

    def lift(self, seat: int) -> None:
        """Wait for Enter; in a hidden poll `p` does the same and passes until the seat's next move."""
        may_pass = self.may_pass(seat)
        line = read_line(self.screen, self.say("press-enter-or-pass" if may_pass else "press-enter") + " ")
        if may_pass and line is not None and line.strip().lower() == PASS_KEY:
            self.pass_until_move(seat)

    def may_pass(self, seat: int) -> bool:
        """Whether passing until the next move is of use: it is not ordered yet, and a hidden poll is on."""
        return self.match.in_hidden_poll and asides.passing(self.match, seat, self.language) is False

    def pass_until_move(self, seat: int) -> None:
        orders = asides.changed_orders(self.match, seat, asides.PASS, self.language)
        if orders is not None:
            self.match.set(seat, orders)

    def last_look(self) -> None:
        """What only the person at the screen has just seen, such as a card, before the curtain falls.

        All notice that something was seen, and not what: so stopping here tells nothing.
        """
        looker, texts = self.at_screen, self.match.texts(self.language)
        if looker not in self.people:
            return
        fresh = self.match.events()[self.seen :]
        own = [event for event in fresh if event.kind.secret and not event.kind.private]
        shown = [event for event in own if event.who >= 0 and event.who >> looker & 1]
        lines = [line for event in shown if (line := texts.event(event, looker, self.match.names)) is not None]
        if lines:
            self.screen.print(log_panel(self.match, looker, lines, self.language, "log-look"))
            read_line(self.screen, self.say("press-enter") + " ")

    # One turn

    def turn(self, seat: int) -> bool:
        """Ask a person until a choice is made. False if the person leaves."""
        events = len(self.match.events())
        if self.match.plays and self.match.plays[-1].seat != seat:
            self.since[seat] = self.turn_began[seat]
            self.turn_began[seat] = events
        self.show(seat)
        self.seen = events
        while True:
            line = read_line(self.screen, ASK)
            if line is None:
                return False
            answer = self.obey(seat, line)
            if answer in ("played", "quit"):
                return answer == "played"
            if answer == "show":
                self.show(seat)

    def show(self, seat: int) -> None:
        """The table, the log, the question and the choices."""
        match, screen, language = self.match, self.screen, self.language
        if is_person():
            erase(screen)
        screen.print(table_panel(match, seat, language))
        lines = log_lines(match, seat, language, min(self.since[seat], len(match.events())))
        if lines:
            screen.print(log_panel(match, seat, lines, language, "log-turn"))
        screen.print(notice(match.prompt(seat, language), "bold"))
        screen.print(menu(match.game, match.choices(seat, language)))
        screen.print(notice(self.hints(seat), "dim"))

    def hints(self, seat: int) -> str:
        """The commands that are of use now."""
        hints = [self.say("hint-choose")]
        if self.match.can_undo(seat):
            hints.append(self.say("hint-undo"))
        if self.match.can_redo(seat):
            hints.append(self.say("hint-redo"))
        if self.may_pass(seat):
            hints.append(self.say("hint-pass"))
        return " · ".join([*hints, self.say("hint-hint"), self.say("hint-help"), self.say("hint-quit")])

    def obey(self, seat: int, line: str) -> Answer:
        """Carry out what was typed: a choice by number or key, or a command."""
        choices = self.match.choices(seat, self.language)
        named = line
        owner, space, rest = line.partition(" ")
        if space and owner in SEATS:
            if owner != SEATS[seat]:
                return self.complain(self.say("wrong-seat", given=owner, seat=SEATS[seat]))
            named = rest.strip()
        if not named and len(choices) == 1:
            named = choices[0].key
        if named.isdigit() or any(named == choice.key for choice in choices):
            return self.choose(seat, named, choices)
        word, _, rest = named.partition(" ")
        command = word.lower()
        if command in ("u", "undo", "r", "redo", "restart"):
            return self.take_back(seat, command)
        if command in ("h", "help", "?"):
            self.help(seat)
        elif command == "orders":
            return self.order(seat, rest.strip())
        elif command == PASS_KEY and self.may_pass(seat):
            return self.order(seat, asides.PASS)
        elif command in ("why", "card", "aim", "rules", "hint", "log"):
            self.tell(seat, command, rest.strip(), choices)
        elif command in ("q", "quit"):
            if rest:
                self.record = Path(rest.strip())
            return "quit"
        elif not named:
            return "show"
        else:
            return self.search_or_refuse(seat, named, choices)
        return "stay"

    def choose(self, seat: int, named: str, choices: Sequence[Choice]) -> Answer:
        if named.isdigit():
            number = int(named)
            if not 1 <= number <= len(choices):
                return self.complain(self.say("no-number", number=named, last=len(choices)))
            named = choices[number - 1].key
        try:
            self.match.play(seat, named, self.language)
        except IllegalChoice as fault:
            return self.complain(str(fault))
        return "played"

    def take_back(self, seat: int, command: str) -> Answer:
        try:
            if command == "restart":
                self.match.restart_turn(seat, self.language)
            elif command in ("u", "undo"):
                self.match.undo(seat, self.language)
            else:
                self.match.redo(seat, self.language)
        except IllegalChoice as fault:
            return self.complain(str(fault))
        return "show" if seat in self.match.to_act else "played"

    def search_or_refuse(self, seat: int, named: str, choices: Sequence[Choice]) -> Answer:
        """Words that are part of some choices show those; anything else is refused with the reason."""
        found = [
            (number, choice)
            for number, choice in enumerate(choices, 1)
            if named.lower() in choice.text.lower() or choice.key.startswith(named)
        ]
        if found and is_person():
            self.screen.print(menu(self.match.game, [c for _, c in found], [number for number, _ in found]))
            return "stay"
        try:
            self.match.play(seat, named, self.language)
        except IllegalChoice as fault:
            return self.complain(f"{fault} {self.say('remedy-choose', last=len(choices))}")
        return "played"

    def complain(self, fault: str) -> Answer:
        """A person is told and may try again; piped input that has gone wrong is not followed any further."""
        if not is_person():
            fail(fault, "Nothing was changed by this line. The input was read from a pipe, so the game stops here.")
        self.screen.print(notice(fault, "red"))
        return "stay"

    def tell(self, seat: int, command: str, rest: str, choices: Sequence[Choice]) -> None:
        """Answer what was asked beside the game."""
        match, language = self.match, self.language
        if command == "hint":
            self.hint(seat, choices)
        elif command == "why" and any(rest == choice.key or rest == str(n) for n, choice in enumerate(choices, 1)):
            self.screen.print(notice(self.say("why-open", key=rest), "green"))
        elif command == "why":
            self.screen.print(asides.refusals_panel(match, seat, rest, language))
        elif command == "card":
            self.screen.print(asides.card_panel(match, rest, language))
        elif command == "aim":
            self.screen.print(asides.aim_panel(match, language))
        elif command == "rules":
            self.screen.print(asides.rules_panel(match, rest, language))
        else:
            self.screen.print(log_text(match, seat, log_lines(match, seat, language), language, 1))

    def order(self, seat: int, wanted: str) -> Answer:
        """Show the seat's standing orders, or change them."""
        orders = asides.changed_orders(self.match, seat, wanted, self.language) if wanted else None
        if orders is not None:
            self.match.set(seat, orders)
            if self.match.question is None or seat not in self.match.to_act or self.match.foregone(seat) is not None:
                return "played"
        self.screen.print(asides.orders_panel(self.match, seat, self.language, orders is None))
        if wanted and orders is None and asides.profiles(self.match, self.language):
            return self.complain(self.say("no-such-order", wanted=wanted))
        return "stay"

    def hint(self, seat: int, choices: Sequence[Choice]) -> None:
        """What a sensible player would choose, who knows no more than the seat."""
        from longhall.bots.hints import hint

        action, reason = hint(self.match, seat, self.language)
        number = next(number for number, choice in enumerate(choices, 1) if choice.action == action)
        text = self.say("hint-given", number=number, text=choices[number - 1].text)
        self.screen.print(notice(f"{text} {reason}", "green"))

    def help(self, seat: int) -> None:
        """The commands, and the clauses behind the question."""
        from rich.table import Table

        grid = Table.grid(padding=(0, 3))
        grid.add_column(style="bold cyan", no_wrap=True)
        grid.add_column()
        unknown = set()
        if not asides.profiles(self.match, self.language):
            unknown.add("orders")
        if asides.passing(self.match, seat, self.language) is None:
            unknown.add("pass")
        for command in COMMANDS:
            if command in unknown:
                continue
            grid.add_row(self.say(f"command-{command}"), self.say(f"command-{command}-does"))
        self.screen.print(Panel(grid, title=self.say("help-title"), title_align="left", padding=(0, 1)))
        texts = self.match.texts(self.language)
        if texts.has("legend"):
            legend = Panel(
                Text(texts.say("legend")), title=self.say("legend-title"), title_align="left", padding=(0, 1)
            )
            self.screen.print(legend)
        clauses = self.match.clauses_behind(self.language)
        if clauses:
            self.screen.print(clauses_panel(clauses, self.say("rules-title")))

    # The end

    def finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        if is_person():
            erase(self.screen)
        self.screen.print(table_panel(self.match, viewer, self.language))
        since = self.turn_began[viewer] if viewer >= 0 else 0
        lines = log_lines(self.match, viewer, self.language, since)
        self.screen.print(log_panel(self.match, viewer, lines, self.language, "log-end"))
        self.screen.print(result_panel(self.match, viewer, self.language))
        if is_person():
            self.look_back(viewer)
        if self.record is None and is_person():
            self.ask_where_to_save()
        self.save()

    def look_back(self, viewer: int) -> None:
        """After the end: the log, the result, cards and rules, as long as somebody asks."""
        self.screen.print(notice(self.say("after-end"), "dim"))
        while line := read_line(self.screen, ASK):
            command, _, rest = line.partition(" ")
            if command == "result":
                self.screen.print(result_panel(self.match, viewer, self.language))
            elif command in ("log", "card", "aim", "rules"):
                self.tell(viewer, command, rest.strip(), ())
            elif command == "review":
                self.review(viewer)
            elif command in ("q", "quit"):
                return
            else:
                self.screen.print(notice(self.say("after-end"), "dim"))

    def review(self, viewer: int) -> None:
        """What decided the game, as `longhall review` tells it."""
        from longhall.cli.review import measured, show
        from longhall.review import NotReviewed

        try:
            found = measured(self.match.record, os.cpu_count() or 1, self.say("review-working"))
        except NotReviewed as refused:
            self.screen.print(notice(self.say(f"review-{refused.reason}", **refused.told), "red"))
        else:
            show(found, viewer, self.language, self.screen)

    def leave(self) -> None:
        if self.record is None and is_person():
            self.ask_where_to_save()
        self.screen.print(notice(self.say("left"), "bold"))
        self.save()

    def ask_where_to_save(self) -> None:
        line = read_line(self.screen, self.say("where-to-save") + " ")
        if line:
            self.record = Path(line)

    def save(self) -> None:
        if self.record is not None:
            write_json(self.record, earlier.kept(self.match))
            self.screen.print(notice(self.say("saved", file=str(self.record)), "green"))
            if self.match.over:
                line = self.say("saved-over", file=str(self.record))
            else:
                line = self.say("saved-open", file=str(self.record), seats=",".join(self.seats))
            self.screen.print(notice(line, "dim"))
