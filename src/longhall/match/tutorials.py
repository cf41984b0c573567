"""Tutorials: cases that talk.

A tutorial lies beside its game as `tutorial/NAME.toml`, its sentences as `tutorial/NAME.<language>.ftl`. Like a case it
sets up a position and plays choices with dictated chance; and at each step it says a sentence, points at elements and
waits for the choice that goes on. `lessons.py` goes through one; docs/tutorials.md explains the format.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longhall.kernel.actions import SEATS
from longhall.kernel.components import Table
from longhall.kernel.game import Game
from longhall.match.fluent import ENGLISH, HOUSE, LANGUAGES, Speech, messages_in, read
from longhall.match.rules import clauses_of
from longhall.match.texts import own_texts

FOLDER = "tutorial"
PARTS = ("number", "minutes", "seat", "names", "orders", "start", "scene")
SCENE_PARTS = ("set", "at", "chance", "step")
STEP_PARTS = ("name", "at", "play", "clauses", "wrong", "chance", "then")
NAME = re.compile(r"[a-z][a-z0-9_]*")
HEADINGS = ("name", "about", "coach")  # what a tutorial says besides its steps and what was learned
FEWEST_LEARNED, MOST_LEARNED = 2, 5
LONGEST_SENTENCE, LONGEST_WHY, LONGEST_HEADING = 140, 320, 40
OTHERS = "others"  # in `then`: all but the learner answer as if their time had run out


class TutorialError(ValueError):
    """A tutorial that is not well written; begins with the file and the place in it."""


@dataclass(frozen=True)
class Step:
    """A sentence, where it points, and the choice that goes on; without one there is nothing to choose."""

    where: str  # for faults
    name: str  # of its sentence
    at: tuple[str, ...]
    play: str
    clauses: tuple[str, ...]
    wrong: Mapping[str, str]  # by choice: the word of the answer to it
    chance: tuple[str, ...]
    then: tuple[str, ...]


@dataclass(frozen=True)
class Scene:
    """A beginning as in a case, and the steps from there."""

    case: Mapping[str, Any]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Tutorial:
    game: Game
    name: str
    number: int  # its place among those of the game
    minutes: int
    seat: int
    names: tuple[str, ...]
    orders: Mapping[str, Any]
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> list[Step]:
        return [step for scene in self.scenes for step in scene.steps]

    @property
    def leaps(self) -> list[Step]:
        """The first step of every scene but the first: the table that it shows did not come of the step before."""
        return [scene.steps[0] for scene in self.scenes[1:]]

    def text(self, language: str) -> str:
        """Its sentences; in English where nobody has translated them."""
        found = self.game.file(f"{FOLDER}/{self.name}.{language}.ftl")
        found = found or self.game.file(f"{FOLDER}/{self.name}.{ENGLISH}.ftl")
        if found is None:
            raise TutorialError(f"{self.game.name}/{FOLDER}/{self.name}.{ENGLISH}.ftl: is missing")
        return found

    def speech(self, language: str) -> Speech:
        """What it says; the game's own words can be put into its sentences."""
        parts = self.text(language), own_texts(self.game, language), read(HOUSE, language)
        return Speech(language, f"{self.game.name}/{FOLDER}/{self.name}", *parts)


def tutorials(game: Game) -> list[Tutorial]:
    """All tutorials of a game, in the order in which they are offered."""
    files = {path.name for path in (game.folder / FOLDER).glob("*.toml")}
    files |= {name.removeprefix(f"{FOLDER}/") for name in game.inline if name.startswith(f"{FOLDER}/")}
    found = [tutorial(game, file.removesuffix(".toml")) for file in sorted(files) if file.endswith(".toml")]
    return sorted(found, key=lambda one: (one.number, one.name))


def tutorial(game: Game, name: str) -> Tutorial:
    """A tutorial by its name. TutorialError says what is wrong, and where."""
    file = f"{game.name}/{FOLDER}/{name}.toml"
    source = game.file(f"{FOLDER}/{name}.toml") if NAME.fullmatch(name) else None
    if source is None:
        raise TutorialError(f"{game.name} has no tutorial '{name}'")
    try:
        return read_tutorial(game, name, Table(tomllib.loads(source)))
    except ValueError as fault:
        raise TutorialError(f"{file}: {fault}") from fault


def read_tutorial(game: Game, name: str, table: Table) -> Tutorial:
    check_parts(table, PARTS)
    start = table.data.get("start", {})
    players = Table(start, "start").data.get("players", game.players[-1])
    game.check_players(players)
    scenes = table.items("scene")
    if not scenes:
        raise table.wrong("scene", "a tutorial needs at least one scene")
    made = Tutorial(
        game,
        name,
        table.number("number", 1),
        table.number("minutes", 1),
        table.place("seat", SEATS[:players]) if table.has("seat") else 0,
        tuple(words(table, "names")),
        table.table("orders").data if table.has("orders") else game.usual_orders,
        tuple(read_scene(game, start, scene, f"scene {n}") for n, scene in enumerate(scenes, 1)),
    )
    if len(made.names) != players:
        raise table.wrong("names", f"needs {players} names, one for every seat, not {len(made.names)}")
    check_step_names(made)
    return made


def read_scene(game: Game, start: Mapping[str, Any], data: Any, where: str) -> Scene:
    table = Table(data, where)
    check_parts(table, SCENE_PARTS)
    steps = tuple(read_step(game, step, f"{where}, step {n}") for n, step in enumerate(table.items("step"), 1))
    if not steps:
        raise table.wrong("step", "a scene needs at least one step")
    return Scene({"start": start, **{part: data[part] for part in ("set", "at", "chance") if part in data}}, steps)


def read_step(game: Game, data: Any, where: str) -> Step:
    table = Table(data, where)
    name = text(table, "name")
    table.path = where = f"{where} ({name})"
    check_parts(table, STEP_PARTS)
    if not NAME.fullmatch(name) or name in HEADINGS or name == "learned":
        raise table.wrong("name", f"'{name}' cannot be a name; it needs small letters, and not those of a heading")
    made = Step(
        where,
        name,
        tuple(words(table, "at")),
        text(table, "play") if table.has("play") else "",
        tuple(words(table, "clauses")),
        dict(table.table("wrong").data) if table.has("wrong") else {},
        tuple(words(table, "chance")),
        tuple(words(table, "then")),
    )
    known = clauses_of(game)
    for clause in made.clauses:
        if clause not in known:
            raise table.wrong("clauses", f"there is no clause '{clause}'; they run to {list(known)[-1]}")
    if made.wrong and not made.play:
        raise table.wrong("wrong", "nothing is to be chosen in this step, as it has no 'play'")
    return made


def check_parts(table: Table, parts: Sequence[str]) -> None:
    for part in table.data:
        if part not in parts:
            raise table.wrong(part, f"there is no such part here; there are {', '.join(parts)}")


def text(table: Table, name: str) -> str:
    value = table.value(name)
    if not isinstance(value, str) or not value:
        raise table.wrong(name, f"needs a text, not {value!r}")
    return value


def words(table: Table, name: str) -> list[str]:
    """A list of texts; none if nothing is said."""
    found = table.items(name) if table.has(name) else []
    for value in found:
        if not isinstance(value, str):
            raise table.wrong(name, f"needs texts, not {value!r}")
    return found


def check_step_names(made: Tutorial) -> None:
    names = [step.name for step in made.steps]
    for step in made.steps:
        if names.count(step.name) > 1:
            raise ValueError(f"{step.where}: two steps have this name")


# What is said


def needed(made: Tutorial) -> Iterator[str]:
    """The keys that every language must have, but for those of what was learned."""
    yield from HEADINGS
    for step in made.steps:
        if step in made.leaps:
            yield f"{step.name}-scene"
        yield step.name
        if step.play:
            yield f"{step.name}-why"
        for word in dict.fromkeys(step.wrong.values()):
            yield f"{step.name}-{word}"


def learned(speech: Speech) -> list[str]:
    """What has been learned at the end."""
    keys = (f"learned-{number}" for number in range(1, MOST_LEARNED + 1))
    return [speech.say(key) for key in keys if speech.has(key)]


def text_faults(made: Tutorial) -> list[str]:
    """What is wrong with its sentences, in every language that it has."""
    faults = []
    there = [language for language in LANGUAGES if made.game.file(f"{FOLDER}/{made.name}.{language}.ftl")]
    for language in there or [ENGLISH]:
        where = f"{made.game.name}/{FOLDER}/{made.name}.{language}.ftl"
        faults += [f"{where}: {fault}" for fault in faults_in(made, language)]
    return faults


def faults_in(made: Tutorial, language: str) -> Iterator[str]:
    source = made.text(language)
    own = messages_in(source, made.name)
    speech = made.speech(language)
    count = len([key for key in own if key.startswith("learned-")])
    if not FEWEST_LEARNED <= count <= MOST_LEARNED:
        yield f"learned-1, learned-2, ...: {FEWEST_LEARNED} to {MOST_LEARNED} things are learned, not {count}"
    wanted = [*needed(made), *(f"learned-{number}" for number in range(1, count + 1))]
    optional = {f"{step.name}-why" for step in made.steps}
    for key in wanted:
        if key not in own:
            yield f"{key}: is missing"
    for key in own:
        if key not in wanted and key not in optional:
            yield f"{key}: nothing in the tutorial says this"
    for key, variables in own.items():
        if variables:
            yield f"{key}: cannot have variables ({', '.join(sorted(variables))})"
            continue
        try:
            said = speech.say(key)
        except KeyError as fault:
            yield f"{key}: {fault.args[0]}"
            continue
        yield from (f"{key}: {fault}" for fault in sentence_faults(made, key, said))


def sentence_faults(made: Tutorial, key: str, said: str) -> Iterator[str]:
    """A deed is marked with stars: `Lay the *2* on pile 1.`"""
    step = next((step for step in made.steps if step.name == key), None)
    most = {"why": LONGEST_WHY, "scene": LONGEST_HEADING}.get(key.rpartition("-")[2], LONGEST_SENTENCE)
    if len(said) > most:
        yield f"has {len(said)} letters; at most {most} are read"
    if said.count("*") % 2:
        yield "a star is missing: the deed stands between two"
    if step is not None and step.play and "*" not in said:
        yield "the deed is not marked; put it between stars"
    if step is None and "*" in said:
        yield "stars mark the deed in the sentence of a step, and nothing else"
