# interpreted
"""States can be pickled, as programs around a game do: each thing as its class and its attributes, compiled or not.

`State`, `Tape` and `Pile` say so in their `__reduce__`, frames by their constructor; tables, and a game's components,
are made known to pickle here. As with `clone`, events stay behind.
"""

import copyreg
from inspect import signature
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhall.kernel.frames import Frame
from longhall.kernel.state import SHARED_MENU, State

Apart = tuple[Any, tuple[Any, ...]]

SHARED = {"menu", "stack", "events"}  # of a state: put back by hand


def attributes(thing: Any) -> set[str]:
    """The names of a thing's own attributes, compiled or not."""
    names = set(getattr(thing, "__dict__", {}))
    for owner in type(thing).__mro__:
        names.update(getattr(owner, "__mypyc_attrs__", ()))
        slots = owner.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    return names - {"__dict__", "__weakref__"}


def apart(thing: Any) -> Apart:
    return together, (type(thing), {name: getattr(thing, name) for name in sorted(attributes(thing))})


def together(kind: Any, values: dict[str, Any]) -> Any:
    """A compiled class makes nothing without its constructor, whose parameters have the names of attributes.

    `source`, which a clone is made from, is none: a game may have an attribute of that name.
    """
    made = kind(*(None if name == "source" else values[name] for name in signature(kind).parameters))
    for name, value in values.items():
        setattr(made, name, value)
    return made


def state_apart(g: State) -> Apart:
    values = {name: getattr(g, name) for name in sorted(attributes(g) - SHARED)}
    for value in values.values():
        kind = type(value)
        if hasattr(kind, "__mypyc_attrs__") and "__reduce__" not in dir_of(kind):
            copyreg.pickle(kind, apart)  # a game's components and the like
    return state_together, (type(g), values, g.pending, g.events is not None)


def state_together(kind: type[State], values: dict[str, Any], pending: tuple[Frame, ...], listening: bool) -> State:
    g: State = together(kind, values)
    g.menu = SHARED_MENU
    g.stack = vec[Frame](pending)
    g.events = [] if listening else None
    return g


def dir_of(kind: type) -> set[str]:
    """What a class and those that it is built upon define themselves."""
    return {name for owner in kind.__mro__[:-1] for name in owner.__dict__}


def table(numbers: list[int]) -> Any:
    return vec[i64](numbers)


def table_apart(numbers: Any) -> Apart:
    return table, (list(numbers),)


copyreg.pickle(type(table([])), table_apart)
