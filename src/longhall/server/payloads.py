"""What is sent: a seat's state, games and rules, as JSON-ready data. Nothing here asks more than the seat may know."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game
from longhall.kernel.game import Game
from longhall.kernel.results import Result
from longhall.match import OTHERS, SPECTATOR, Match
from longhall.match.rules import Clause, clauses_of
from longhall.match.texts import HOUSE, Texts, messages_in, own_texts, read, texts
from longhall.server.faults import Fault, say


def encode(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


# A seat


def seen(
    match: Match, table_id: str, seat: int, language: str, log: dict[str, Any], is_past: bool = False
) -> dict[str, Any]:
    """All that a seat (-1: a spectator) is shown. A moment of the past offers nothing to choose."""
    words = match.texts(language)
    plays = seat != SPECTATOR and not is_past
    asked = match.asked(seat)
    awaited = match.awaited(seat)
    undo = plays and match.can_undo(seat)
    choices = match.choices(seat, language) if plays and asked else []
    return {
        "type": "state",
        "table": table_id,
        "game": match.game.name,
        "seat": seat,
        "language": language,
        "transcript": match.transcript(seat),
        "names": [words.seat(number, match.names) for number in range(match.players)],
        "view": match.view(seat),
        "asked": asked,
        "foregone": plays and asked and match.foregone(seat) is not None,
        "prompt": match.prompt(seat, language) if asked or match.over else waiting_for(awaited, words, match.names),
        "choices": [{"key": choice.key, "text": choice.text, "at": choice.at} for choice in choices],
        "awaited": {"seats": [other for other in awaited if other != OTHERS], "others": OTHERS in awaited},
        "undo": undo,
        "redo": plays and match.can_redo(seat),
        "restart": undo,
        "orders": match.settings[seat] if plays else {},
        "over": match.over,
        "result": result(match.result, words) if match.result is not None else None,
        "log": log,
    }


def waiting_for(awaited: Sequence[int], words: Texts, names: Sequence[str]) -> str:
    named = [words.seat(seat, names) for seat in awaited if seat != OTHERS]
    if not named:
        return say(words.language, "waiting-others")
    if OTHERS in awaited:
        named.append(say(words.language, "and-others"))
    return say(words.language, "waiting-for", names=", ".join(named))


def result(found: Result, words: Texts) -> dict[str, Any]:
    return {
        "places": list(found.places),
        "scores": list(found.scores),
        "outcomes": [{"key": outcome, "text": words.say(f"outcome-{outcome}")} for outcome in found.outcomes],
        "reason": {"key": found.reason, "text": words.say(f"reason-{found.reason}")},
        "clause": found.clause,
    }


def refusals(match: Match, seat: int, language: str) -> dict[str, Any]:
    """Everything that the seat's decision is about and that is not open to it, with the clause that forbids it."""
    rules = clauses_of(match.game, language)
    refused = [vars(refusal) for refusal in match.refusals(seat, language)]
    cited = {refusal["clause"]: clause_of(rules[refusal["clause"]]) for refusal in refused}
    return {"transcript": match.transcript(seat), "refused": refused, "clauses": cited}


# Games and rules


def game_named(name: str) -> Game:
    if name not in NAMES:
        raise Fault(404, "no_game")
    return find_game(name)


def games(language: str) -> list[dict[str, Any]]:
    return [about_game(find_game(name), language) for name in NAMES]


def about_game(game: Game, language: str) -> dict[str, Any]:
    words = texts(game.name, language)
    return {
        "name": game.name,
        "title": words.say("game-name"),
        "about": words.say("game-about"),
        "prefix": game.prefix,
        "rules_version": game.rules_version,
        "players": list(game.players),
        "minutes": list(game.minutes),
        "options": [
            {
                "name": name,
                "text": words.say(f"option-{name}"),
                "default": option.default,
                "people": option.default if option.people is None else option.people,
                "values": [{"value": value, "text": option_text(words, name, value)} for value in option.values],
            }
            for name, option in game.options.items()
        ],
    }


def option_text(words: Texts, name: str, value: Any) -> str:
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    key = f"option-{name}-{shown}"
    return words.say(key) if words.has(key) else shown


@cache
def plain_texts(game: str, language: str) -> dict[str, str]:
    """Every text of a game that stands by itself: names of things, card texts."""
    words = texts(game, language)
    found: dict[str, str] = {}
    for text in (read(HOUSE, language), own_texts(words.game, language)):
        for key, variables in messages_in(text, game).items():
            if not variables:
                found[key] = words.say(key)
    return found


def rules(game: Game, language: str) -> dict[str, Any]:
    sections: dict[str, list[dict[str, Any]]] = {}
    for clause in clauses_of(game, language).values():
        sections.setdefault(clause.section, []).append({"id": clause.id, "text": clause.text, "table": clause.table})
    return {"game": game.name, "sections": [{"title": title, "clauses": found} for title, found in sections.items()]}


def clause_of(clause: Clause) -> dict[str, Any]:
    return {"id": clause.id, "section": clause.section, "text": clause.text, "table": clause.table}


def rule(game: Game, clause_id: str, language: str) -> dict[str, Any]:
    found = clauses_of(game, language).get(clause_id)
    if found is None:
        raise Fault(404, "no_clause")
    return clause_of(found)
