"""What happened, for the log, the pictures and the statistics, and who may see which part of it."""

from typing import Final, final

from mypy_extensions import i64

from longhall.kernel.actions import Axis

EVERYBODY: Final[i64] = -1


@final
class EventKind:
    """A kind of event: fields that all may see, then fields only for the seats named when it is told.

    A `private` kind is not noticed at all by other seats. One that `mixes` says that seen cards went back into a pile.
    """

    def __init__(
        self, name: str, fields: list[Axis], secret: list[Axis], private: bool = False, mixes: bool = False
    ) -> None:
        self.name = name
        self.fields = fields
        self.secret = secret
        self.private = private
        self.mixes = mixes


@final
class Event:
    def __init__(self, kind: EventKind, args: list[int], who: int) -> None:
        self.kind = kind
        self.args = args
        self.who = who  # a bit for every seat that may see the secret fields

    def cut_for(self, seat: int) -> "Event | None":
        """The event without what a seat (-1: a spectator) may not see of it; None if the seat does not notice it."""
        if self.who == EVERYBODY:
            return self
        if seat >= 0 and self.who >> seat & 1:
            return Event(self.kind, self.args, 1 << seat)
        if self.kind.private:
            return None
        return Event(self.kind, self.args[: len(self.kind.fields)] + [0] * len(self.kind.secret), 0)

    def seen_by(self, seat: int) -> dict[str, int | None] | None:
        """The event as cut for a seat (-1: a spectator); None if the seat does not notice it."""
        insider = self.who == EVERYBODY or (seat >= 0 and bool(self.who >> seat & 1))
        if self.kind.private and not insider:
            return None
        cut: dict[str, int | None] = {}
        for i, axis in enumerate(self.kind.fields):
            cut[axis.label] = self.args[i]
        for i, axis in enumerate(self.kind.secret):
            cut[axis.label] = self.args[len(self.kind.fields) + i] if insider else None
        return cut
