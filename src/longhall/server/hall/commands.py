"""What a seat can want done to its match. Each command carries itself out, and is known again when it is repeated."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from longhall.match import Match
from longhall.server.faults import Fault
from longhall.server.store.room import MOST_ENTRIES, are_too_large
from longhall.server.store.transcripts import Step, step

MOST_ANSWERS = 1000  # small choices that the table makes at once for those who owe an answer


class Command(ABC):
    verb: ClassVar[str]
    takes_back: ClassVar[bool] = False

    @abstractmethod
    def carry_out(self, match: Match, seat: int, language: str) -> list[Step]:
        """Do it, and tell what it did. IllegalChoice changes nothing."""

    def check(self, match: Match, seat: int) -> None:
        """Fault if it makes no sense in this game, or now: a game goes on to its end, but is not turned over for ever.

        What the seat was sent is counted, not the record: how long that is may be a secret.
        """
        if match.transcript(seat) >= MOST_ENTRIES:
            raise Fault(409, "record_full")

    def argument(self) -> Any:
        """What the verb needs, ready for JSON."""
        return None

    def fingerprint(self, transcript: int) -> str:
        """By this a repetition is known again; stores keep it, so it must stay as it is."""
        return digest([self.verb, self.argument(), transcript])


@dataclass(frozen=True)
class Play(Command):
    """Make a choice, by its key."""

    verb = "play"
    choice: str

    def check(self, match: Match, seat: int) -> None:
        return

    def argument(self) -> str:
        return self.choice

    def carry_out(self, match: Match, seat: int, language: str) -> list[Step]:
        return [step(match, lambda: match.play(seat, self.choice, language))]


@dataclass(frozen=True)
class Undo(Command):
    """Take back the last choice."""

    verb = "undo"
    takes_back = True

    def carry_out(self, match: Match, seat: int, language: str) -> list[Step]:
        return [step(match, lambda: match.undo(seat, language))]


@dataclass(frozen=True)
class Redo(Command):
    """Make the choice again that was taken back last."""

    verb = "redo"

    def carry_out(self, match: Match, seat: int, language: str) -> list[Step]:
        return [step(match, lambda: match.redo(seat, language))]


@dataclass(frozen=True)
class Restart(Command):
    """Take back all that can be taken back: an entry of the record for each choice."""

    verb = "restart"
    takes_back = True

    def carry_out(self, match: Match, seat: int, language: str) -> list[Step]:
        steps = Undo().carry_out(match, seat, language)
        while match.can_undo(seat):
            steps += Undo().carry_out(match, seat, language)
        return steps


@dataclass(frozen=True)
class Order(Command):
    """Give standing orders."""

    verb = "orders"
    orders: Mapping[str, Any]

    def argument(self) -> Mapping[str, Any]:
        return self.orders

    def check(self, match: Match, seat: int) -> None:
        super().check(match, seat)
        game = match.game
        if are_too_large(self.orders) or (game.order_faults is not None and game.order_faults(self.orders)):
            raise Fault(422, "invalid", {"where": "orders"})

    def carry_out(self, match: Match, seat: int, language: str) -> list[Step]:
        return [step(match, lambda: match.set(seat, self.orders))]


@dataclass(frozen=True)
class Follow(Command):
    """Give the answer that the seat has ordered. Only the table itself wants this."""

    verb = "follow"

    def carry_out(self, match: Match, seat: int, language: str) -> list[Step]:
        return [step(match, lambda: match.follow(seat))]


@dataclass(frozen=True)
class Expire(Command):
    """The time of a sealed question is out: what the rules choose for a seat that does not choose, for all who owe it.

    Only the table itself wants this. All of it is one change, so that nobody sees who had not answered.
    """

    verb = "expire"

    def carry_out(self, match: Match, seat: int, language: str) -> list[Step]:
        question = match.question
        steps: list[Step] = []
        while match.question is question and len(steps) < MOST_ANSWERS:
            owing = match.to_act[0]
            if match.ordered(owing) is not None:
                steps += Follow().carry_out(match, owing, language)
            else:
                steps += Play(match.fallback(owing)).carry_out(match, owing, language)
        return steps


def digest(data: Any) -> str:
    """Stores keep it: whatever the hall sends is written otherwise, this must stay as it is."""
    return hashlib.sha256(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()
