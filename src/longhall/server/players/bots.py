"""Bots at the tables: they think in processes of their own (workers.py), given one redealt world and nothing else.

A bot answers a fixed time after it was asked, so that how long it takes tells nothing. Standing orders, and the only
answer of a seat that is asked in a hidden poll for the look of it, are given in the same way.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longhall.bots.hints import sentence
from longhall.bots.registry import names, read
from longhall.bots.seated import think
from longhall.match.texts import Texts
from longhall.server.faults import Fault, report
from longhall.server.players.workers import Workers
from longhall.server.words import say

# What people may seat, and the seconds that each takes to answer: more than it ever thinks. None of them cheats. Bots
# that are registered besides have their own name as text, and say themselves how long they take.
LEVELS: Mapping[str, float] = {"random": 0.6, "easy": 0.8, "fair": 1.4, "strong": 3.4}
# In a hidden poll, of which a game may have hundreds, a bot thinks and takes as long as this at most.
IN_POLLS: Mapping[str, tuple[str, float]] = {"fair": ("skald:0.4s", 0.8), "strong": ("skald:0.7s", 1.1)}
USUAL = "easy"
ADVISER = "steward"
ORDERS = 0.6  # seconds until a foregone answer is given
LONGEST = 3.0  # seconds that anybody may let a bot think
PATIENCE = 60.0  # seconds for a worker beyond its level's; then the seat's fallback is played


def about_bots(language: str) -> list[dict[str, str]]:
    others = [name for name in names() if name not in LEVELS and may_sit(name)]
    return [{"spec": spec, "text": say(language, f"bot-{spec}")} for spec in LEVELS] + [
        {"spec": name, "text": name} for name in others
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


def seconds_of(spec: str) -> float:
    """From the question to a bot's answer. A bot that is gone since has none: the seat's fallback will be played."""
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
    seat: int
    transcript: int
    bot: str | None
    world: dict[str, Any] | None
    in_poll: bool  # a hidden one

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
    """Sees to it that bots and standing orders answer. Errands are handed over by the table's thread.

    `hand_in` brings the answer back: the bot's choice, or None where the table itself answers.
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
        """From the table's thread. A seat has one errand at a time for one state of its transcript."""
        where = (errand.table_id, errand.seat)
        if self.underway.get(where) == errand.transcript or self.loop.is_closed():
            return
        self.underway[where] = errand.transcript
        self.loop.call_soon_threadsafe(self.begin, errand)

    def back(self, errand: Errand) -> None:
        """An errand is done, whatever came of it."""
        where = (errand.table_id, errand.seat)
        if self.underway.get(where) == errand.transcript:
            del self.underway[where]

    def begin(self, errand: Errand) -> None:
        task = self.loop.create_task(self.run(errand))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self, errand: Errand) -> None:
        asked = time.monotonic()
        try:
            key = await self.choice(errand) if errand.bot is not None else None
            await asyncio.sleep(max(0.0, asked + errand.seconds() * self.pace - time.monotonic()))
            await self.hand_in(errand, key)
        except Exception as fault:
            report(fault)
            self.back(errand)

    async def choice(self, errand: Errand) -> str | None:
        """What the bot chooses; None if its worker fails twice."""
        for _ in range(2):
            try:
                seed = secrets.randbits(50)
                seconds = errand.seconds() + PATIENCE
                key, _ = await self.workers.ask(seconds, think, errand.spec(), errand.world, errand.seat, seed)
                return str(key)
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
