"""Numbers with names: the fixed vocabulary of a game's actions, and that of its chance results."""

from typing import Final, final

from mypy_extensions import i64

SEATS: Final = ["p1", "p2", "p3", "p4", "p5"]


@final
class Axis:
    """What an argument of an action or a field of an event can be: names in order, or plain numbers if there are none.

    Texts find the words for a name under `<of>-<name>` (`colour-green`); `label` is the variable in texts.
    """

    def __init__(self, label: str, names: list[str], of: str = "") -> None:
        self.label = label
        self.names = names
        self.of = of or label

    def called(self, label: str) -> "Axis":
        """The same names under another label: `COLOUR.called("target")`."""
        return Axis(label, self.names, self.of)


SEAT: Final = Axis("seat", SEATS)
COUNT: Final = Axis("count", [])


def counted(where: str, numbers: dict[str, tuple[int, int]]) -> None:
    """Numbers that stand written out in the rules, each with what the names make it: they must agree.

    A literal is compiled as one; a number that is worked out when a module is imported is looked up each time.
    """
    for name, (written, real) in numbers.items():
        if written != real:
            raise ValueError(f"{where}: {name} is {written}, but the names beside it make it {real}")


@final
class Family:
    """A run of numbers under one name: `swap:2:4` is the family `swap` with the arguments `2` and `4`."""

    def __init__(self, name: str, base: i64, axes: list[Axis]) -> None:
        self.name = name
        self.base: i64 = base
        self.axes = axes
        size: i64 = 1
        for axis in axes:
            size *= len(axis.names)
        self.size: i64 = size
        self.end: i64 = base + size
        self.last: i64 = len(axes[-1].names) if axes else 1
        self.middle: i64 = len(axes[-2].names) if len(axes) > 1 else 1

    def of(self, arg: i64) -> i64:
        return self.base + arg

    def of2(self, first: i64, second: i64) -> i64:
        return self.base + first * self.last + second

    def of3(self, first: i64, second: i64, third: i64) -> i64:
        return self.base + (first * self.middle + second) * self.last + third

    def has(self, number: i64) -> bool:
        return self.base <= number < self.end

    def arg(self, number: i64) -> i64:
        return number - self.base

    def first(self, number: i64) -> i64:
        """The first of two arguments."""
        return (number - self.base) // self.last

    def second(self, number: i64) -> i64:
        """The last argument, of two or three."""
        return (number - self.base) % self.last

    def args(self, number: int) -> list[int]:
        """All arguments of a number, one an axis."""
        rest = number - self.base
        found: list[int] = []
        for axis in reversed(self.axes):
            rest, index = divmod(rest, len(axis.names))
            found.insert(0, index)
        return found

    def key(self, number: int) -> str:
        words = [self.name]
        for axis, index in zip(self.axes, self.args(number), strict=True):
            words.append(axis.names[index])
        return ":".join(words)


@final
class Vocabulary:
    """All families of a game. The order in which they are declared fixes their numbers."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.numbers: dict[str, int] = {}
        self.size: i64 = 0

    def family(self, name: str, *axes: Axis) -> Family:
        made = Family(name, self.size, list(axes))
        self.families.append(made)
        self.size = made.end
        return made

    def family_of(self, number: int) -> Family:
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action number {number}; they run from 0 to {self.size - 1}")
        low = 0
        high = len(self.families) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.families[middle].base <= number:
                low = middle
            else:
                high = middle - 1
        return self.families[low]

    def key(self, number: int) -> str:
        return self.family_of(number).key(number)

    def number(self, key: str) -> int:
        if not self.numbers:
            for family in self.families:
                for number in range(family.base, family.end):
                    self.numbers[family.key(number)] = number
        if key not in self.numbers:
            known = ", ".join(family.name for family in self.families)
            raise ValueError(f"there is no '{key}' in this game; keys begin with one of: {known}")
        return self.numbers[key]
