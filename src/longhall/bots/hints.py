# interpreted
"""Hints: what a sensible player would choose here, and one sentence that says why."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

from longhall.bots.registry import make
from longhall.match import Match
from longhall.match.fluent import Speech, speech
from longhall.match.texts import Texts

ADVISER = "steward"
TEXT = Path(__file__).parent / "text"


def hint(match: Match, seat: int, language: str = "en", adviser: str = ADVISER) -> tuple[int, str]:
    """An action for the seat that is asked, and why. Only what the seat knows counts."""
    seed = seed_of(match, seat)
    fair = match.state.redeal(seat, seed)
    bot = make(adviser, match.game.name, seed)
    action = bot.choose(fair, seat)
    return action, sentence(match.texts(language), action, bot.why(fair, seat, action), match.names)


def seed_of(match: Match, seat: int) -> int:
    """The same for all worlds that the seat cannot tell apart, so that a hint tells nothing about which it is."""
    return int.from_bytes(hashlib.sha256(match.known(seat)).digest()[:6], "big")


def sentence(its: Texts, action: int, key: str, names: Sequence[str] = ()) -> str:
    """The text under a key. It may use the arguments of the action by their labels: `{ $pile }`."""
    family = its.game.actions.family_of(action)
    variables = {
        axis.label: its.word(axis, index, names) for axis, index in zip(family.axes, family.args(action), strict=True)
    }
    return words_for(its.game.name, key, its.language).say(key, **variables)


def words_for(game: str, key: str, language: str) -> Speech:
    """The bots' own words, or those of a game's steward, which lie with it."""
    common = speech(TEXT, language)
    return common if common.has(key) else speech(TEXT.parent / game / "text", language)
