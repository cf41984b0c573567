"""One seat at a local table, for a program that reads: everything it is told is what a person in that seat is told."""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any

from rich.markup import render

from longhall.bots.registry import Bot, make
from longhall.bots.seated import answer
from longhall.games.registry import game as find_game
from longhall.match.beginnings import start
from longhall.match.match import IllegalChoice
from longhall.match.rules import clauses_of

MOST_CLAUSES = 20  # of a word that is looked up


class Sitting:
    """A match in which one seat is the program's, and bots have the others. Chance comes from the operating system: no
    seed lets anybody work out what comes."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 1,
        opponents: Sequence[str] = ("easy",),
        options: Mapping[str, Any] | None = None,
        language: str = "en",
    ) -> None:
        self.match = start(game, players or find_game(game).usual_players, 0, options, unforeseen=True)
        if not 1 <= seat <= self.match.players:
            raise ValueError(f"there is no seat {seat}; seats run from 1 to {self.match.players}")
        self.seat = seat - 1
        self.language = language
        self.luck = SystemRandom()
        self.told = 0  # lines of the log that were read out
        self.bots: dict[int, Bot] = {}
        for number, other in enumerate(other for other in range(self.match.players) if other != self.seat):
            spec = opponents[number % len(opponents)]
            bot = make(spec, game, self.luck.getrandbits(40))
            if bot.cheats:
                raise ValueError(f"{spec} looks at what it may not see, and does not sit at tables")
            self.bots[other] = bot
        self.let_others_play()

    def let_others_play(self) -> None:
        """Until the program has something to choose; what is no choice is made for it."""
        match = self.match
        while not match.over:
            waiting = [other for other in match.to_act if other in self.bots]
            if waiting:
                match.play(waiting[0], answer(self.bots[waiting[0]], match, waiting[0], self.luck.getrandbits(40)))
                continue
            choices = match.choices(self.seat, self.language)
            if len(choices) > 1:
                return
            match.play(self.seat, choices[0])

    def look(self) -> dict[str, Any]:
        """The table in words, what has happened since the last look, the question, and all that may be answered."""
        match, seat, language = self.match, self.seat, self.language
        log = match.log(seat, language)
        since, self.told = log[self.told :], len(log)
        seen: dict[str, Any] = {
            "seat": f"p{seat + 1}",
            "table": render(match.game.draw(match.view(seat), match.texts(language).naming(match.names))).plain,
            "happened": since,
            "over": match.over,
        }
        result = match.result
        if result is not None:
            seen |= {"places": result.places, "scores": result.scores, "outcomes": result.outcomes}
        else:
            seen["question"] = match.prompt(seat, language)
            seen["choices"] = {choice.key: choice.text for choice in match.choices(seat, language)}
        return seen

    def play(self, choice: str) -> dict[str, Any]:
        """Make a choice, let the others answer, and look again. A choice that is not open changes nothing."""
        try:
            self.match.play(self.seat, choice, self.language)
        except IllegalChoice as fault:
            return {"refused": str(fault), **self.look()}
        self.let_others_play()
        return self.look()

    def why_not(self) -> dict[str, str]:
        """What the question is about and is not open, with the clause that forbids it."""
        return {
            refusal.key: f"{refusal.text} ({refusal.clause})"
            for refusal in self.match.refusals(self.seat, self.language)
        }

    def log(self, lines: int = 30) -> list[str]:
        """The last lines of what has happened, as the seat saw it."""
        return self.match.log(self.seat, self.language)[-max(lines, 1) :]


def look_up(game: str, words: str, language: str = "en") -> dict[str, str]:
    """A clause by its number (`24`, `VC-24`), or the clauses with a word in them."""
    found = find_game(game)
    known = clauses_of(found, language)
    clause = known.get(words.upper()) or known.get(f"{found.prefix}-{words}")
    if clause is not None:
        return {clause.id: clause.whole}
    fitting = [each for each in known.values() if words.lower() in f"{each.section} {each.whole}".lower()]
    return {each.id: each.whole for each in fitting[:MOST_CLAUSES]}
