"""Bots at the tables: they think in processes of their own (workers.py), given one redealt world and nothing else.

A bot answers a fixed time after it was asked, so that how long it takes tells nothing. Standing orders, and the only
answer of a seat that is asked in a hidden poll for the look of it, are given in the same way.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longhall._build import COMPILED, build_kind
from longhall.bots.hints import sentence
from longhall.bots.registry import kind_of, names, read
from longhall.match.texts import Texts
from longhall.server import metrics
from longhall.server.faults import Fault, report
from longhall.server.players.workers import QUICK, Workers
from longhall.server.words import say

# What people may seat, and the seconds that each takes to answer: more than it ever thinks. None of them cheats. Bots
# that are registered besides have their own name as text, and say themselves how long they take.
LEVELS: Mapping[str, float] = {"random": 0.6, "easy": 0.8, "fair": 1.4, "strong": 3.4}
# In a hidden poll, of which a game may have hundreds, a bot thinks and takes as long as this at most.
IN_POLLS: Mapping[str, tuple[str, float]] = {"fair": ("skald:0.4s", 0.8), "strong": ("skald:0.7s", 1.1)}
USUAL = "easy"
ORDERS = 0.6  # seconds until a foregone answer is given
LONGEST = 3.0  # seconds that anybody may let a bot think
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0  # seconds until an answer that could not be written is handed in again


def about_bots(language: str, pressed: bool) -> list[dict[str, Any]]:
    """What people may seat. `pressed`: those who think have less time for it now than they would take."""
    others = [name for name in names() if name not in LEVELS and may_sit(name)]
    found = [(spec, say(language, f"bot-{spec}")) for spec in LEVELS] + [(name, name) for name in others]
    interpreted = build_kind() != COMPILED
    return [
        {"spec": spec, "text": text, "pressed": thinks and pressed, "interpreted": thinks and interpreted}
        for spec, text in found
        for thinks in [kind_of(spec) not in QUICK]
    ]


def may_sit(spec: str) -> bool:
    """Whether a bot may sit among people: it does not cheat, and thinks no longer than they like to wait."""
    try:
        bot, budget = read(spec)
    except ValueError:
        return False
    return bot.in_hall and not bot.cheats and budget.simulations == 0 and budget.seconds <= LONGEST


def check_bot(spec: str) -> None:
    if spec not in LEVELS and not may_sit(spec):
        raise Fault(422, "no_bot")


def guest(seconds: int) -> str:
    """How a seat names a program that somebody runs elsewhere and that answers after so many seconds. No bot of the
    registry can have such a name, so nobody is seated by it who was not invited."""
    return f"@{seconds}s"


def is_guest(spec: str | None) -> bool:
    return spec is not None and spec.startswith("@")


def seconds_of(spec: str) -> float:
    """From the question to a bot's answer. A bot that is gone since has none: the seat's fallback will be played."""
    if is_guest(spec):
        return float(spec.strip("@s"))
    if spec in LEVELS:
        return LEVELS[spec]
    try:
        bot, budget = read(spec)
    except ValueError:
        return ORDERS
    return bot.answers_in + budget.seconds


@dataclass(frozen=True)
class Errand:
    """A seat that somebody must answer for: a bot, or (without one) the table itself, for a foregone answer."""

    table_id: str
    owner: str  # who set the table up: owners take turns
    seat: int
    transcript: int
    bot: str | None
    world: dict[str, Any] | None  # None where nobody thinks here: the table itself, and programs elsewhere
    in_poll: bool  # a hidden one
    alone: bool = False  # nobody but bots sits there

    def spec(self) -> str | None:
        if self.bot is None or not self.in_poll or self.bot not in IN_POLLS:
            return self.bot
        return IN_POLLS[self.bot][0]

    def seconds(self) -> float:
        """From the question to the answer, whatever it is."""
        if self.bot is None:
            return ORDERS
        return IN_POLLS[self.bot][1] if self.in_poll and self.bot in IN_POLLS else seconds_of(self.bot)


class Callers:
    """Sees to it that bots and standing orders answer. Errands are handed over by the hall's thread.

    `hand_in` brings the answer back: the bot's choice, or None where the table itself answers, or has a program's. What
    cannot be handed in, as the store is full or busy, is handed in again until it can: no table stands still for it.
    """

    def __init__(
        self,
        workers: Workers,
        pace: float,
        loop: asyncio.AbstractEventLoop,
        hand_in: Callable[[Errand, str | None], Awaitable[None]],
    ) -> None:
        self.workers = workers
        self.pace = pace
        self.loop = loop
        self.hand_in = hand_in
        self.underway: dict[tuple[str, int], int] = {}  # by table and seat: the transcript that it was sent for
        self.tasks: set[asyncio.Task[None]] = set()

    def send(self, errand: Errand) -> None:
        """From the hall's thread. A seat has one errand at a time for one state of its transcript."""
        if self.is_sent(errand.table_id, errand.seat, errand.transcript) or self.loop.is_closed():
            return
        self.underway[errand.table_id, errand.seat] = errand.transcript
        metrics.THINKING.set(len(self.underway))
        self.loop.call_soon_threadsafe(self.begin, errand)

    def is_sent(self, table_id: str, seat: int, transcript: int) -> bool:
        return self.underway.get((table_id, seat)) == transcript

    def tables(self) -> set[str]:
        """Where somebody is on an errand."""
        return {table_id for table_id, _ in list(self.underway)}

    def begin(self, errand: Errand) -> None:
        task = self.loop.create_task(self.run(errand))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self, errand: Errand) -> None:
        due = time.monotonic() + errand.seconds() * self.pace
        try:
            key = await self.choice(errand, due) if errand.world is not None else None
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            metrics.LATENESS.observe(max(0.0, time.monotonic() - due))
            metrics.ARRIVED.set(time.monotonic())
            await self.hand_in_at_last(errand, key)
        except Exception as fault:
            report(fault)
        finally:
            where = (errand.table_id, errand.seat)
            if self.underway.get(where) == errand.transcript:
                del self.underway[where]
                metrics.THINKING.set(len(self.underway))

    async def hand_in_at_last(self, errand: Errand, key: str | None) -> None:
        """Again and again, a little later each time, while the store cannot be written."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self.hand_in(errand, key)
                return
            except Fault as fault:
                if fault.status != 503:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def choice(self, errand: Errand, due: float) -> str | None:
        """What the bot chooses; None if its worker fails twice."""
        spec, world = errand.spec(), errand.world
        assert spec is not None and world is not None
        for _ in range(2):
            try:
                people = not errand.alone
                return await self.workers.think(errand.owner, spec, due, world, errand.seat, people)
            except Exception as fault:
                report(fault)
        return None

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()


# Advice


def because_of(its: Texts, key: str, reason: str, names: Sequence[str]) -> str:
    """The sentence that says why the adviser chose this."""
    return sentence(its, its.game.actions.number(key), reason, names)
