"""check_game: every law, over random games."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from longhall.games.registry import game as find_game
from longhall.kernel.game import Game
from longhall.laws import belief, observed, polls, records, rules, secrecy, words
from longhall.laws.moments import Failure, Fault, Faults, Moment, Survey
from longhall.match.beginnings import start
from longhall.match.match import Match

# At every decision.
ALWAYS: dict[str, Callable[[Moment], Faults]] = {
    "pieces": rules.pieces,
    "legal": rules.legal,
    "fallback": rules.fallback,
    "automatic": rules.automatic,
    "end": rules.end,
    "forgotten": belief.forgotten,
}
# At some decisions, as they take longer.
SOMETIMES: dict[str, Callable[[Moment], Faults]] = {
    "alike": secrecy.alike,
    "steps": secrecy.steps,
    "own_steps": secrecy.own_steps,
    "masked": polls.masked,
    "curtains": polls.curtains,
    "order": polls.order,
    "foresight": secrecy.foresight,
    "observed": observed.observed,
    "redeal": belief.redeal,
    "pure": belief.pure,
    "truth": belief.truth,
    "clones": rules.clones,
    "sealed": rules.sealed,
    "refusals": rules.refusals,
    "replay": records.replayed,
    "position": records.resumed,
    "undo": records.undone,
    "json": records.json_ready,
    "said": words.said,
}
# When a game is over.
AT_THE_END: dict[str, Callable[[Moment], Faults]] = {
    "result": rules.result,
    "ending": rules.ending,
    "replay": records.replayed,
    "json": records.json_ready,
    "said": words.said,
}
LAWS: dict[str, str] = {
    name: (law.__doc__ or "").strip().splitlines()[0]
    for name, law in {
        **ALWAYS,
        **SOMETIMES,
        **AT_THE_END,
        "texts": words.texts,
        "varied": belief.varied,
        "worlds": belief.worlds,
    }.items()
}

MANY = 3  # failures of one law that are told; more would tell the same
TAKE_BACK = 0.08  # how often a random player takes something back, or does it again


def check_game(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    games: int = 2,
    seed: int = 0,
    laws: Sequence[str] | None = None,
    looks: int = 8,
) -> list[Failure]:
    """Play random games and hold every law against them; the laws that are broken, with where to see it again.

    Without `players` and `options` every number of players and every combination of options is played (or, where those
    are many, every value of every option). `games` are played of each; laws that take long are held against `looks`
    decisions of a game. `laws` names the laws wanted; LAWS tells what each of them says.
    """
    found = find_game(game) if isinstance(game, str) else game
    for name in laws or ():
        if name not in LAWS:
            raise ValueError(f"there is no law '{name}'; there are: {', '.join(LAWS)}")
    return Inquiry(found, games, seed, set(laws or LAWS), looks).hold(players, options)


class Inquiry:
    """One run of check_game."""

    def __init__(self, game: Game, games: int, seed: int, laws: set[str], looks: int) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self.laws = laws
        self.looks = looks
        self.survey = Survey()
        self.failures: list[Failure] = []

    def hold(self, players: int | None, options: Mapping[str, Any] | None) -> list[Failure]:
        self.ask("texts", lambda: words.texts(self.game))
        for count, chosen in tables(self.game, players, options):
            for number in range(self.games):
                self.play(count, chosen, self.seed + number)
            rng = Random(f"{self.seed} {count} {chosen}")
            self.ask(
                "worlds",
                lambda: belief.worlds(self.game, count, chosen, 150 + 50 * self.games, rng),  # noqa: B023
                players=count,
                options=chosen,
            )
        self.ask("varied", lambda: belief.varied(self.survey))
        return self.failures

    def ask(self, name: str, law: Callable[[], Faults], **where: Any) -> None:
        """Hold one law; what it finds is kept, and so is an exception, which breaks it too."""
        if name not in self.laws:
            return
        try:
            for fault in law():
                self.tell(name, fault, **where)
        except Exception as crash:
            self.tell(name, Fault(f"{type(crash).__name__}: {crash}{place_of(crash)}"), **where)

    def tell(self, name: str, fault: Fault, **where: Any) -> None:
        if sum(failure.law == name for failure in self.failures) < MANY:
            self.failures.append(Failure(name, self.game.name, fault.what, seat=fault.seat, **where))

    def play(self, players: int, options: Mapping[str, Any], seed: int) -> None:
        """One random game, held against the laws on its way. Which laws are held does not change its course."""
        where: dict[str, Any] = {"players": players, "options": options, "seed": seed, "decision": 0}
        course = Random(f"course {seed} {players} {options}")
        looks = Random(f"looks {seed} {players} {options}")
        try:
            match = start(self.game, players, seed, options)
            match.follows = False
            length = self.length(players, options, seed)
            while not match.over:
                where["decision"] = match.length
                dear = looks.random() * length < self.looks
                self.look(match, looks, {**ALWAYS, **SOMETIMES} if dear else ALWAYS, where)
                if len(match.plays) > rules.most_decisions(self.game):
                    return  # told by the law `end`; it may never end
                move(match, course)
            where["decision"] = match.length
            self.look(match, looks, {**AT_THE_END, "pieces": rules.pieces, "end": rules.end}, where)
        except Exception as crash:
            self.tell("end", Fault(f"the game broke off: {type(crash).__name__}: {crash}{place_of(crash)}"), **where)

    def look(
        self, match: Match, looks: Random, laws: Mapping[str, Callable[[Moment], Faults]], where: dict[str, Any]
    ) -> None:
        viewers = looks.sample(range(-1, match.players), 2)
        for name, law in laws.items():
            moment = Moment(match, Random(f"{name} {where}"), viewers)
            self.ask(name, lambda: law(moment), **where)  # noqa: B023
        unusual = self.survey.note(match.state)  # what is seldom used must be looked at where it is used
        if "alike" in laws or (unusual and not match.over):
            moment = Moment(match, Random(f"varied {where}"), viewers)
            self.ask("varied", lambda: self.survey.redeal(moment, "alike" in laws), **where)

    def length(self, players: int, options: Mapping[str, Any], seed: int) -> int:
        """About how many decisions a game has, so that looks spread over all of it."""
        match = start(self.game, players, seed, options)
        g, rng, count = match.state, Random(seed), 0
        while not g.over and count <= rules.most_decisions(self.game):
            actor = rng.choice(g.actors())
            g.apply(actor, rng.choice(g.legal(actor)))
            count += 1
        return count


def move(match: Match, rng: Random) -> None:
    """What a random player does: a choice, or now and then taking one back or doing it again."""
    if rng.random() < TAKE_BACK:
        for seat in range(match.players):
            if match.can_redo(seat):
                return match.redo(seat)
            if match.can_undo(seat):
                return match.undo(seat)
    actor = rng.choice(match.to_act)
    match.play(actor, rng.choice(match.state.legal(actor)))


def tables(
    game: Game, players: int | None = None, options: Mapping[str, Any] | None = None, most: int = 8
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Numbers of players and options to play with: all combinations, or where they are many, every value."""
    for count in game.players if players is None else [players]:
        for chosen in combinations(game, most) if options is None else [game.whole_options(options)]:
            yield count, chosen


def some_tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Fewer: every number of players with the usual options, and with those for people where they differ; then every
    other value of an option once."""
    usual = game.whole_options({})
    people = game.for_people
    for count in game.players:
        yield count, usual
        if people:
            yield count, {**usual, **people}
    others = [(name, value) for name in usual for value in game.options[name].values if value != usual[name]]
    others = [(name, value) for name, value in others if people.get(name) != value]
    for number, (name, value) in enumerate(others):
        yield game.players[number % len(game.players)], {**usual, name: value}


def combinations(game: Game, most: int) -> list[dict[str, Any]]:
    names = list(game.options)
    every = [dict(zip(names, values)) for values in product(*(game.options[name].values for name in names))]
    if len(every) <= most:
        return every
    usual = game.whole_options({})
    return [usual] + [
        {**usual, name: value} for name in names for value in game.options[name].values if value != usual[name]
    ]


def place_of(crash: BaseException) -> str:
    """Where an exception was raised."""
    trace = crash.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f" ({trace.tb_frame.f_code.co_filename}:{trace.tb_lineno})" if trace is not None else ""
