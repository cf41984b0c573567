"""The words of earlier versions of the rules: what stored numbers meant then, and how the log was worded.

A game keeps them in `earlier/<version>/` in its folder: `words.toml` (axes, events, actions, chance) and its texts.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from longhall.kernel.actions import Axis, Vocabulary
from longhall.kernel.events import EventKind
from longhall.kernel.game import Game
from longhall.match.texts import Texts, texts


class UnknownVersion(ValueError):
    """A version of the rules of which nothing is kept here."""


class Words:
    """What one version of the rules calls things."""

    def __init__(self, game: Game, version: str) -> None:
        self.game = game
        self.version = version
        self.is_present = version == game.rules_version
        self.folder = game.folder / "earlier" / version
        if self.is_present:
            self.kinds = {kind.name: kind for kind in game.events}
            self.axes: dict[str, list[str]] = {}
        else:
            self.kept = read_words(self.folder, game.name, version)
            self.kinds = kinds_of(self.kept)
            self.axes = self.kept["axes"]

    def texts(self, language: str, edition: Mapping[str, Any] | None = None) -> Texts:
        """The texts of the version, as they were, with an edition's names."""
        return texts(self.game, language, edition, None if self.is_present else self.folder)

    def texts_of_end(self, reason: str, language: str) -> Texts:
        """The texts that say how a game ended: today's, where its version wrote no result down and lacks the reason."""
        then = self.texts(language)
        return then if then.has(f"reason-{reason}") else texts(self.game, language)

    def choice(self, key: str, language: str, names: Sequence[str], edition: Mapping[str, Any] | None = None) -> str:
        """A choice by its key, in the words of the version; the key itself if it is none."""
        said = self.texts(language, edition)
        if self.is_present:
            return said.action(self.game.actions.number(key), names)
        family, *args = key.split(":")
        axes = read_axes(self.kept, self.kept["actions"].get(family, []))
        if len(axes) != len(args) or any(arg not in axis.names for axis, arg in zip(axes, args, strict=True)):
            return key
        words = {axis.label: said.word(axis, axis.names.index(arg), names) for axis, arg in zip(axes, args)}
        return said.say(f"action-{family}", **words)

    def moved(self) -> list[str]:
        """Axes whose numbers stand for other things today; names may have been added at their end.

        Positions and sealed answers hold such numbers, and mean the same only if there are none.
        """
        now = {} if self.is_present else written_words(self.game)["axes"]
        return [name for name, names in self.axes.items() if name in now and now[name][: len(names)] != names]

    def same_actions(self) -> bool:
        """Whether the numbers of actions stand for the same choices today; more may have been added at their end."""
        if self.is_present:
            return True
        then, now = list(self.kept["actions"].items()), list(written_words(self.game)["actions"].items())
        sizes = written_words(self.game)["axes"]
        return now[: len(then)] == then and all(sizes.get(name) == names for name, names in self.axes.items())


MADE: dict[tuple[str, str], Words] = {}


def words_of(game: Game, version: str) -> Words:
    """The words of a version, read once; UnknownVersion if they were not kept."""
    found = MADE.get((game.name, version))
    if found is None or found.game is not game:
        found = MADE[game.name, version] = Words(game, version)
    return found


def words_at(game: Game, version: str, later: Sequence[Sequence[Any]], entry: int) -> Words:
    """The words of the version that an entry was made under; `later`: first entry and version, in order."""
    for first, other in later:
        if first <= entry:
            version = other
    return words_of(game, version)


def spoken_in(game: Game, record: Mapping[str, Any]) -> Callable[[int], Words]:
    """By entry, the words in which a record tells what happened. UnknownVersion if they were not kept."""
    version, later = record["rules_version"], record.get("versions") or ()
    words_of(game, version)
    return lambda entry: words_at(game, version, later, entry)


@cache
def read_words(folder: Path, game: str, version: str) -> dict[str, Any]:
    file = folder / "words.toml"
    if not file.is_file():
        raise UnknownVersion(f"nothing is known here of version {version} of the rules of {game}")
    return tomllib.loads(file.read_text("utf-8"))


def kinds_of(kept: Mapping[str, Any]) -> dict[str, EventKind]:
    return {
        name: EventKind(name, read_axes(kept, kind["fields"]), read_axes(kept, kind["secret"]), kind["private"])
        for name, kind in kept["events"].items()
    }


def read_axes(kept: Mapping[str, Any], written: Sequence[str]) -> list[Axis]:
    axes = []
    for text in written:
        label, _, rest = text.partition("=")
        of, _, names = rest.partition("@")
        axes.append(Axis(label, kept["axes"][names or of or label], of or label))
    return axes


# What is kept


def written_words(game: Game) -> dict[str, dict[str, Any]]:
    """The words of the present version, as they are kept: names of axes once, then what refers to them.

    An axis is written `label`, `label=of` if its names are those of another, or `label=of@names` if there are several
    lists of names of that kind.
    """
    axes: dict[str, list[str]] = {}

    def write(axis: Axis) -> str:
        names = list(axis.names)
        for place in (axis.of, f"{axis.of}_{axis.label}", *(f"{axis.of}_{axis.label}_{i}" for i in range(99))):
            if axes.setdefault(place, names) == names:
                break
        if place != axis.of:
            return f"{axis.label}={axis.of}@{place}"
        return axis.label if axis.of == axis.label else f"{axis.label}={axis.of}"

    def families(vocabulary: Vocabulary) -> dict[str, list[str]]:
        return {family.name: [write(axis) for axis in family.axes] for family in vocabulary.families}

    events = {
        kind.name: {
            "fields": [write(axis) for axis in kind.fields],
            "secret": [write(axis) for axis in kind.secret],
            "private": kind.private,
        }
        for kind in game.events
    }
    return {"actions": families(game.actions), "chance": families(game.chance), "events": events, "axes": axes}
