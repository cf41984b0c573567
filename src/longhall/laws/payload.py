"""Everything that a seat is shown, in one piece of data, so that two matches can be compared from that seat."""

from dataclasses import asdict
from typing import Any

from longhall.kernel.events import Event
from longhall.match.match import SPECTATOR, IllegalChoice, Match
from longhall.match.observing import by_piece
from longhall.match.texts import LANGUAGES


def payload(match: Match, seat: int) -> dict[str, Any]:
    """What a seat (-1: a spectator) is shown now, and what it is answered when it asks for what it may not have."""
    return {**shown(match, seat), "errors": errors(match, seat)}


def shown(match: Match, seat: int) -> dict[str, Any]:
    state = match.state
    is_player = seat != SPECTATOR
    return {
        "view": match.view(seat),
        "choices": {language: [asdict(choice) for choice in match.choices(seat, language)] for language in LANGUAGES},
        "refusals": {
            language: [asdict(refusal) for refusal in match.refusals(seat, language)] for language in LANGUAGES
        },
        "why_not": {action: state.why_not(seat, action) for action in state.span(seat)},
        "awaited": match.awaited(seat),
        "prompt": {language: match.prompt(seat, language) for language in LANGUAGES},
        "log": {language: match.log(seat, language) for language in LANGUAGES},
        "undo": match.can_undo(seat) if is_player else None,
        "redo": match.can_redo(seat) if is_player else None,
        "transcript": match.transcript(seat),
        "observation": by_piece(match, seat) if is_player else None,
        "over": match.over,
    }


def errors(match: Match, seat: int) -> dict[str, Any]:
    """What a seat is answered to a set of bad requests, in every language."""
    found: dict[str, Any] = {}
    legal = match.state.legal(seat)
    refused = [action for action in match.state.span(seat) if action not in legal]
    elsewhere = [number for number in (0, int(match.game.actions.size) - 1) if number not in legal]
    requests: list[str | int] = ["no_such_choice", int(match.game.actions.size), -1, *refused[:3], *elsewhere]
    for language in LANGUAGES:
        for request in requests:
            found[f"{language} play {request}"] = refusal(lambda r=request, s=language: match.play(seat, r, s))
        if seat == SPECTATOR or not match.can_undo(seat):
            found[f"{language} undo"] = refusal(lambda s=language: match.undo(seat, s))
        if seat == SPECTATOR or not match.can_redo(seat):
            found[f"{language} redo"] = refusal(lambda s=language: match.redo(seat, s))
    return found


def refusal(request: Any) -> Any:
    try:
        request()
    except IllegalChoice as fault:
        return [fault.reason, fault.key, fault.clause, str(fault)]
    except ValueError as fault:
        return [type(fault).__name__, str(fault)]
    return "it was done"


def told(events: list[Event], seat: int) -> list[Any]:
    """Events as cut for a seat."""
    return [[event.kind.name, cut] for event in events if (cut := event.seen_by(seat)) is not None]
