"""What there is to play: games with their options, texts and rules."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game
from longhall.kernel.game import Game
from longhall.match import editions
from longhall.match.fluent import HOUSE, messages_in, read
from longhall.match.primer import primer
from longhall.match.rules import Clause, clauses_of
from longhall.match.texts import Texts, own_texts, texts
from longhall.match.tutorials import Tutorial, tutorials
from longhall.server.faults import Fault


def game_named(name: str) -> Game:
    if name not in NAMES:
        raise Fault(404, "no_game")
    return find_game(name)


def games(language: str) -> list[dict[str, Any]]:
    return [about_game(name, language) for name in NAMES]


def about_game(name: str, language: str) -> dict[str, Any]:
    game = find_game(name)
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
        "tutorials": about_tutorials(game.name, language),
    }


@lru_cache(maxsize=64)
def about_tutorials(name: str, language: str) -> list[dict[str, Any]]:
    """What can be learned by playing, in order."""
    return [about_tutorial(plan, language) for plan in tutorials(find_game(name))]


def about_tutorial(plan: Tutorial, language: str) -> dict[str, Any]:
    words = plan.speech(language)
    return {"name": plan.name, "title": words.say("name"), "about": words.say("about"), "minutes": plan.minutes}


def option_text(words: Texts, name: str, value: Any) -> str:
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    key = f"option-{name}-{shown}"
    return words.say(key) if words.has(key) else shown


@lru_cache(maxsize=64)
def plain_texts(name: str, language: str, written: str = "null") -> dict[str, str]:
    """Every text of a game that stands by itself: names of things, card texts with an edition's figures."""
    game, edition = find_game(name), json.loads(written)
    words = texts(game, language, edition)
    given = game.printed(components(game, edition)) if game.printed is not None else {}
    found: dict[str, str] = {}
    for text in (read(HOUSE, language), own_texts(game, language)):
        for key, variables in messages_in(text, name).items():
            if not variables or key in given:
                found[key] = words.say(key, **given.get(key, {}))
    return found


def components(game: Game, edition: Mapping[str, Any] | None) -> Any:
    """The components of an edition; those of the game where a later version does not understand it any more."""
    try:
        return editions.apply(game, edition)
    except ValueError:
        return game.data


def about_edition(game: Game, edition: Mapping[str, Any] | None, language: str, whole: bool) -> dict[str, Any] | None:
    """What people are told of an edition: its title, what a record calls it, and (the `whole`) all that differs."""
    if not edition:
        return None
    return {
        "title": edition.get(editions.TITLE, ""),
        "digest": editions.digest(edition),
        "differences": editions.differences(game, edition, language) if whole else None,
    }


def rules(name: str, language: str) -> dict[str, Any]:
    game = find_game(name)
    sections: dict[str, list[dict[str, Any]]] = {}
    for clause in clauses_of(game, language).values():
        sections.setdefault(clause.section, []).append({"id": clause.id, "text": clause.text, "table": clause.table})
    return {"game": game.name, "sections": [{"title": title, "clauses": found} for title, found in sections.items()]}


def page(name: str, language: str, written: str = "null") -> dict[str, Any]:
    """The page from which people learn the game, with an edition's names and figures; no sections if it has none."""
    game = find_game(name)
    try:
        found = primer(game, language, json.loads(written))
    except ValueError:
        found = primer(game, language)  # a later version may not understand an edition any more
    return {"game": name, "sections": [asdict(section) for section in found]}


def clause_of(clause: Clause) -> dict[str, Any]:
    return {"id": clause.id, "section": clause.section, "text": clause.text, "table": clause.table}


def rule(name: str, clause_id: str, language: str) -> dict[str, Any]:
    found = clauses_of(find_game(name), language).get(clause_id)
    if found is None:
        raise Fault(404, "no_clause")
    return clause_of(found)
