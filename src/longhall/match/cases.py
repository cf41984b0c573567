"""Cases: rule examples as TOML files, run against the rules.

A case sets up a position, plays choices with dictated chance, and says what must hold. CONTRIBUTING.md explains
the format.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game
from longhall.kernel.actions import SEATS
from longhall.kernel.chance import ChanceError, Tape
from longhall.kernel.fields import PositionError, read_object, write_object
from longhall.kernel.frames import Sealed
from longhall.kernel.game import Game
from longhall.kernel.state import State
from longhall.match import editions
from longhall.match.beginnings import begin
from longhall.match.match import IllegalChoice, Match
from longhall.match.positions import bare

PARTS = {"clauses", "about", "game", "start", "set", "at", "chance", "expect", "step", "edition"}
STEP_PARTS = {"chance", "play", "expect", "hold", "about"}
EXPECTATIONS = {
    "legal",
    "offered",
    "refused",
    "state",
    "sees",
    "hidden",
    "events",
    "no_events",
    "log",
    "no_log",
    "asked",
    "over",
    "result",
}
MOST_CLAUSES = 5


class CaseError(ValueError):
    """A case that is not well written."""


@dataclass
class CaseResult:
    file: Path
    clauses: list[str]
    faults: list[str]
    match: Match | None

    @property
    def passed(self) -> bool:
        return not self.faults


def run_case(file: Path) -> CaseResult:
    """Run one case file. What does not hold is listed in `faults`; so is a case that is not well written."""
    match = None
    clauses: list[str] = []
    try:
        case = tomllib.loads(file.read_text("utf-8"))
        if "scene" in case:
            raise CaseError(talks(file))
        clauses = check_parts(case)
        match = set_up(game_of(case, file), case)
        faults = [f"at the beginning: {fault}" for fault in failures(match, case.get("expect", {}), 0)]
        steps = case.get("step", [])
        for number, step in enumerate(steps, 1):
            where = f"step {number}" if len(steps) > 1 else "the step"
            faults += [f"{where}: {fault}" for fault in run_step(match, step)]
        if not any("expect" in part for part in (case, *steps)):
            faults.append("nothing is expected; a case needs an [expect] or a [step.expect]")
    except (tomllib.TOMLDecodeError, CaseError, PositionError, IllegalChoice, ChanceError, ValueError) as fault:
        faults = [str(fault)]
    return CaseResult(file, clauses, faults, match)


def game_of(case: Mapping[str, Any], file: Path) -> Game:
    """The game that a case names, else the one that its folder is named after."""
    if "game" in case:
        return find_game(case["game"])
    folder = file.resolve().parent.name
    if folder not in NAMES:
        raise CaseError(f"the folder '{folder}' is not named after a game; say which it is: game = \"...\"")
    return find_game(folder)


def talks(file: Path) -> str:
    """What is said of a tutorial, which is a case with scenes."""
    file = file.resolve()
    game = file.parents[1].name if file.parents[1].name in NAMES else "GAME"
    return f"this is a tutorial, not a case; play it with 'longhall tutorial {game} {file.stem}'"


def check_parts(case: Mapping[str, Any]) -> list[str]:
    for part in case:
        if part not in PARTS:
            raise CaseError(f"there is no '{part}' in a case; there are {', '.join(sorted(PARTS))}")
    clauses = case.get("clauses")
    if not clauses or not isinstance(clauses, list):
        raise CaseError("a case names the clauses that it shows: clauses = [...]")
    if len(clauses) > MOST_CLAUSES:
        raise CaseError(f"a case names at most {MOST_CLAUSES} clauses; this one names {len(clauses)}")
    for step in case.get("step", []):
        for part in step:
            if part not in STEP_PARTS:
                raise CaseError(f"there is no '{part}' in a step; there are {', '.join(sorted(STEP_PARTS))}")
    for expect in (part.get("expect", {}) for part in (case, *case.get("step", []))):
        for part in expect:
            if part not in EXPECTATIONS:
                raise CaseError(f"'{part}' cannot be expected; there are {', '.join(sorted(EXPECTATIONS))}")
    return list(clauses)


def set_up(game: Game, case: Mapping[str, Any]) -> Match:
    """The match at the beginning of the case."""
    start = case.get("start", {})
    players = start.get("players", game.players[-1])
    game.check_players(players)
    options = game.whole_options(start.get("options", {}))
    edition = case.get("edition")
    data = editions.apply(game, edition)
    tape = Tape([game.chance.number(key) for key in case.get("chance", [])], True)
    if "set" not in case and "at" not in case:
        match = begin(game, players, options, 0, edition, (), game.new(players, options, data), tape, None)
    else:
        g = bare(game, players, options, data)
        named = nested(case.get("set", {}))
        read_object(g, named, players, "")
        g.derive()
        if game.fill is not None:
            game.fill(g, named)
            g.derive()
        faults = game.check(g)
        if faults:
            raise CaseError("the position is not right: " + "; ".join(faults))
        enter(game, g, case.get("at"))
        match = begin(game, players, options, 0, edition, (), g, tape, {})
    all_used(match)
    return match


def enter(game: Game, g: State, at: Mapping[str, Any] | None) -> None:
    if not at or "entry" not in at:
        raise CaseError(f"a position needs a place to begin: [at] entry = one of {', '.join(game.entries)}")
    entry = game.entries.get(at["entry"])
    if entry is None:
        raise CaseError(f"there is no entry '{at['entry']}' in {game.name}; there are {', '.join(game.entries)}")
    arguments = dict(entry.arguments)
    for name, value in at.items():
        if name != "entry":
            if name not in arguments:
                raise CaseError(f"entry '{at['entry']}' takes {', '.join(arguments) or 'nothing'}, not '{name}'")
            arguments[name] = SEATS.index(value) if value in SEATS else value
    entry.build(g, **arguments)


def nested(paths: Mapping[str, Any]) -> dict[str, Any]:
    """{"a.b": 1} as {"a": {"b": 1}}."""
    made: dict[str, Any] = {}
    for path, value in paths.items():
        *steps, last = path.split(".")
        here = made
        for step in steps:
            here = here.setdefault(step, {})
            if not isinstance(here, dict):
                raise CaseError(f"'{path}' is set twice")
        if isinstance(value, dict):
            here.setdefault(last, {}).update(nested(value))
        else:
            here[last] = value
    return made


def run_step(match: Match, step: Mapping[str, Any]) -> list[str]:
    """Play a step; what does not hold afterwards."""
    match.tape.entries.extend(match.game.chance.number(key) for key in step.get("chance", []))
    mark = len(match.events())
    for play in step.get("play", []):
        seat, _, key = play.partition(" ")
        seat_number = seat_of(match, seat)
        while seat_number not in match.to_act and pass_one(match, seat_number):
            pass
        match.play(seat_number, key.strip())
    if step.get("play") and not step.get("hold", False):
        while pass_one(match, -1):
            pass
    all_used(match)
    return list(failures(match, step.get("expect", {}), mark))


def seat_of(match: Match, name: str) -> int:
    if name not in SEATS[: match.players]:
        raise CaseError(f"there is no seat '{name}'; there are {', '.join(SEATS[: match.players])}")
    return SEATS.index(name)


def pass_one(match: Match, but: int) -> bool:
    """In a hidden poll let one asked seat pass; False if there is no such seat."""
    decision = match.state.waiting
    if not isinstance(decision, Sealed) or not decision.hidden():
        return False
    for seat in match.to_act:
        if seat != but and "pass" in [choice.key for choice in match.choices(seat)]:
            match.play(seat, "pass")
            return True
    return False


def all_used(match: Match) -> None:
    if match.tape.left:
        left = [match.game.chance.key(number) for number in match.tape.entries[match.tape.at :]]
        raise CaseError(f"chance results left over: {', '.join(left)}")


def failures(match: Match, expect: Mapping[str, Any], mark: int) -> Iterator[str]:
    for seat, keys in expect.get("legal", {}).items():
        found = [choice.key for choice in match.choices(seat_of(match, seat))]
        yield from differ(f"legal for {seat}", sorted(found), sorted(keys))
    for seat, keys in expect.get("offered", {}).items():
        found = [choice.key for choice in match.choices(seat_of(match, seat))]
        for key in keys:
            if key not in found:
                yield f"{seat} should be offered '{key}'; offered: {', '.join(found)}"
    for seat, refusals in expect.get("refused", {}).items():
        for key, clause in refusals.items():
            yield from refused(match, seat_of(match, seat), key, clause)
    written = write_object(match.state, match.players)
    for path, value in expect.get("state", {}).items():
        yield from differ(path, at_path(written, path), value)
    for seat, paths in expect.get("sees", {}).items():
        view = match.view(-1 if seat == "spectator" else seat_of(match, seat))
        for path, value in paths.items():
            yield from differ(f"{seat} sees {path}", at_path(view, path), value)
    for seat, hidden in expect.get("hidden", {}).items():
        view = match.view(-1 if seat == "spectator" else seat_of(match, seat))
        for path in hidden:
            if at_path(view, path) is not None:
                yield f"{seat} should not see {path}, but sees {at_path(view, path)!r}"
    happened = match.events()[mark:]
    if "events" in expect:
        yield from events_differ(happened, expect["events"])
    for event in expect.get("no_events", []):
        yield from should_not_have_happened(match.game, happened, event)
    if "asked" in expect:
        yield from differ("asked", [SEATS[seat] for seat in match.to_act], expect["asked"])
    if "over" in expect:
        yield from differ("over", match.over, expect["over"])
    for seat, lines in expect.get("log", {}).items():
        log = match.log(-1 if seat == "spectator" else seat_of(match, seat))
        for line in lines:
            if line not in log:
                yield f"the log of {seat} lacks '{line}'; it ends with: {' / '.join(log[-5:])}"
    for seat, lines in expect.get("no_log", {}).items():
        number = -1 if seat == "spectator" else seat_of(match, seat)
        told = [match.texts("en").event(event, number, match.names) or "" for event in happened]
        for words in lines:
            for line in told:
                if words in line:
                    yield f"the log of {seat} should not say '{words}', but says '{line}'"
    for part, value in expect.get("result", {}).items():
        if match.result is None:
            yield "the game is not over"
        else:
            yield from differ(f"result {part}", getattr(match.result, part), value)


def differ(what: str, found: Any, wanted: Any) -> Iterator[str]:
    if found != wanted:
        yield f"{what}: expected {wanted!r}, found {found!r}"


def refused(match: Match, seat: int, key: str, clause: str) -> Iterator[str]:
    try:
        action = match.game.actions.number(key)
    except ValueError as fault:
        yield str(fault)
        return
    if action not in match.state.span(seat):
        if clause:
            yield f"'{key}' is not what {SEATS[seat]} is asked; it should be refused by {clause}"
        return
    yield from differ(f"'{key}' refused to {SEATS[seat]} by", match.state.why_not(seat, action), clause)


def should_not_have_happened(game: Game, found: Sequence[Any], event: Any) -> Iterator[str]:
    """A slip of the pen must not pass for an event that did not happen, so kind and fields must be the game's."""
    table = {"kind": event} if isinstance(event, str) else event
    kind = next((kind for kind in game.events if kind.name == table["kind"]), None)
    if kind is None:
        raise CaseError(f"there is no kind of event '{table['kind']}' in {game.name}")
    labels = [axis.label for axis in (*kind.fields, *kind.secret)]
    for label in table:
        if label != "kind" and label not in labels:
            raise CaseError(f"an event '{kind.name}' has no '{label}'; it has {', '.join(labels) or 'nothing'}")
    if any(fits(other, table) for other in found):
        yield f"the event {table!r} should not have happened"


def events_differ(found: Sequence[Any], wanted: Sequence[Any]) -> Iterator[str]:
    """Wanted events, in this order, others may lie between."""
    position = 0
    for want in wanted:
        table = {"kind": want} if isinstance(want, str) else want
        for i in range(position, len(found)):
            if fits(found[i], table):
                position = i + 1
                break
        else:
            names = ", ".join(event.kind.name for event in found) or "none"
            yield f"no event {table!r} in its place; events: {names}"


def fits(event: Any, table: Mapping[str, Any]) -> bool:
    if event.kind.name != table["kind"]:
        return False
    axes = [*event.kind.fields, *event.kind.secret]
    for axis, value in zip(axes, event.args, strict=True):
        if axis.label in table:
            named = axis.names[value] if 0 <= value < len(axis.names) else value
            if table[axis.label] not in (value, named):
                return False
    return all(name == "kind" or any(axis.label == name for axis in axes) for name in table)


def at_path(data: Any, path: str) -> Any:
    here = data
    for step in path.split("."):
        if isinstance(here, Mapping):
            if step not in here:
                raise CaseError(f"'{path}': there is no '{step}'; there are {', '.join(map(str, here))}")
            here = here[step]
        elif isinstance(here, list) and step.lstrip("-").isdigit() and int(step) < len(here):
            here = here[int(step)]
        else:
            raise CaseError(f"'{path}': nothing at '{step}'")
    return here
