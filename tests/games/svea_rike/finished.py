"""Finished games kept as fixtures. `python -m tests.games.svea_rike.finished` looks for them and writes them anew.

Each shows something that is rare: random games are played until one has it.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.games.svea_rike.tables import played

from longhall.games.svea_rike.game import GAME
from longhall.games.svea_rike.state import SveaRike
from longhall.match.match import Match

FOLDER = Path(__file__).parent / "fixtures"


def state_of(match: Match) -> SveaRike:
    assert isinstance(match.state, SveaRike)
    return match.state


def finland_is_lost(match: Match) -> bool:
    return state_of(match).lost != 0


def protector_after_the_last_turn(match: Match) -> bool:
    return state_of(match).turn == 16 and state_of(match).reign > 1


def a_family_is_bankrupt(match: Match) -> bool:
    g = state_of(match)
    return any(g.is_broke(seat) for seat in range(g.players))


def a_tie(match: Match) -> bool:
    result = match.result
    assert result is not None
    return result.clause == "SR-149"


FINISHED: dict[str, tuple[int, dict[str, Any], Callable[[Match], bool]]] = {
    "two-players-protector-after-the-last-turn": (2, {}, protector_after_the_last_turn),
    "three-players-a-bankrupt-family": (3, {}, a_family_is_bankrupt),
    "four-players-finland-is-lost": (4, {}, finland_is_lost),
    "five-players-a-tie": (5, {}, a_tie),
    "three-players-masked": (3, {"mask_polls": True, "liberty_russia": False}, lambda match: True),
}


def find(name: str) -> Match:
    players, options, wanted = FINISHED[name]
    seed = 0
    while True:
        match = played(players, seed, options)
        if wanted(match):
            return match
        seed += 1


def outcome(match: Match) -> dict[str, Any]:
    """What came of a match, in few words."""
    result = match.result
    assert result is not None
    state = match.position["state"]
    return {
        "scores": result.scores,
        "places": result.places,
        "outcomes": result.outcomes,
        "reason": result.reason,
        "clause": result.clause,
        **{name: state[name] for name in ("gold", "fiefs", "history", "merchants", "lost", "reign", "saved")},
        "log": match.log(-1)[-5:],
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in FINISHED:
        match = find(name)
        fixture = {"record": match.record, "outcome": outcome(match)}
        (FOLDER / f"{name}.json").write_text(json.dumps(fixture, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    assert GAME.name == "svea_rike"
    main()
