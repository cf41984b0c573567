# interpreted
"""Reading a game's components: data.toml, perhaps with an edition laid over it. Every fault begins with a path:
`ships.karv.cost.gold: needs a whole number, not 'three'`.

A table says where its values come from under `source`: a word for all of them, or a table of words by value with
`default` for the rest.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.kernel.actions import Axis

SOURCE = "source"
SOURCES = ("rulebook", "example", "public", "inferred", "reconstructed", "printed")
MOST = 99  # of anything, where nothing else is said


class Table:
    """One table of the data; it knows its path, and which of its values have been read."""

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, Mapping):
            raise ValueError(f"{path}: needs a table")
        self.data = data
        self.path = path
        self.left = {name for name in data if name != SOURCE}
        self.inner: dict[str, Table] = {}
        self.check_source()

    def at(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def wrong(self, name: str, fault: str) -> ValueError:
        """For a `raise`: the fault of a value, behind its path."""
        return ValueError(f"{self.at(name)}: {fault}")

    def has(self, name: str) -> bool:
        return name in self.data

    def value(self, name: str) -> Any:
        """A value; `cost.gold` lies in the table `cost`."""
        first, _, rest = name.partition(".")
        if rest:
            return self.table(first).value(rest)
        if name not in self.data:
            raise self.wrong(name, "is missing")
        self.left.discard(name)
        return self.data[name]

    def number(self, name: str, low: int = 0, high: int = MOST) -> int:
        return whole_number(self.value(name), self.at(name), low, high)

    def numbers(self, name: str, length: int, low: int = 0, high: int = MOST) -> list[int]:
        """A list of so many numbers."""
        found = self.items(name)
        if len(found) != length:
            raise self.wrong(name, f"needs {length} numbers, not {len(found)}")
        return [whole_number(value, f"{self.at(name)}[{i}]", low, high) for i, value in enumerate(found)]

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise self.wrong(name, f"needs true or false, not {value!r}")
        return value

    def items(self, name: str) -> list[Any]:
        value = self.value(name)
        if not isinstance(value, list):
            raise self.wrong(name, f"needs a list, not {value!r}")
        return value

    def word(self, name: str, words: Sequence[str]) -> str:
        return words[self.place(name, words)]

    def place(self, name: str, words: Sequence[str]) -> int:
        """Where a word stands among those that there are."""
        return place_of(self.value(name), self.at(name), words)

    def places(self, name: str, words: Sequence[str]) -> list[int]:
        """The same for a list of words."""
        return [place_of(word, f"{self.at(name)}[{i}]", words) for i, word in enumerate(self.items(name))]

    def exactly(self, name: str, value: Any, because: str) -> None:
        """A value that follows from others stands in the data for the reader, and must agree."""
        if self.value(name) != value:
            raise self.wrong(name, f"is {self.value(name)!r}, but {because} would make it {value!r}")

    def fixed(self, **values: Any) -> None:
        """These are as the program plays them; another value would not be obeyed, so it is refused."""
        for name, only in values.items():
            value = self.value(name)
            if value != only or isinstance(value, bool) != isinstance(only, bool):
                raise self.wrong(name, f"cannot be {value!r}; this program plays with {only!r} only")

    def table(self, name: str) -> "Table":
        """A table within this one; `cost.goods` lies in the table `cost`. The same object each time."""
        first, _, rest = name.partition(".")
        if first not in self.inner:
            self.inner[first] = Table(self.value(first), self.at(first))
        return self.inner[first].table(rest) if rest else self.inner[first]

    def each(self, axis: Axis) -> "list[Table]":
        """A table for every name on the axis, in its order, and no other."""
        for name in sorted(self.left - set(axis.names)):
            raise self.wrong(name, f"there is no such {axis.label}; there are {', '.join(axis.names)}")
        return [self.table(name) for name in axis.names]

    def done(self) -> None:
        """Every value must have been read, here and in the tables within."""
        for name in sorted(self.left):
            known = ", ".join(sorted(set(self.data) - self.left - {SOURCE}))
            raise self.wrong(name, f"there is no such value here; there are {known}")
        for table in self.inner.values():
            table.done()

    def check_source(self) -> None:
        """Every word about a source is a known one, and speaks of something that is there."""
        given = self.data.get(SOURCE)
        if given is None:
            return
        words = {"default": given} if isinstance(given, str) else given
        if not isinstance(words, Mapping):
            raise self.wrong(SOURCE, "needs a source or a table of sources")
        for name, word in words.items():
            where = self.at(SOURCE) if isinstance(given, str) else f"{self.at(SOURCE)}.{name}"
            place_of(word, where, SOURCES)


def whole_number(value: Any, where: str, low: int = 0, high: int = MOST) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{where}: needs a whole number, not {value!r}")
    if not low <= value <= high:
        raise ValueError(f"{where}: {value} is out of range; it can be {low} to {high}")
    return value


def place_of(word: Any, where: str, words: Sequence[str]) -> int:
    if not isinstance(word, str) or word not in words:
        raise ValueError(f"{where}: cannot be {word!r}; it can be {', '.join(words)}")
    return list(words).index(word)


def source_of(raw: Mapping[str, Any], path: str) -> str:
    """Where a value comes from: `source_of(raw, "ships.karv.vp")`; `id` is a card's name."""
    steps = path.split(".")
    found = ""
    here: Any = raw
    for depth, step in enumerate(steps):
        source = here.get("source") if isinstance(here, Mapping) else None
        if isinstance(source, str):
            found = source
        elif isinstance(source, Mapping):
            named = [source[name] for name in steps[depth:] if name in source]
            found = named[0] if named else source.get("default", found)
        here = here.get(step) if isinstance(here, Mapping) else None
    if not found:
        raise ValueError(f"{path}: has no source")
    return found
