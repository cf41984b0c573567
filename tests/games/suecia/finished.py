"""Finished games kept as fixtures. `python -m tests.games.suecia.finished` plays and writes them anew.

A fixture holds a record and what came of it; a change of the rules that changes a finished game shows up in them.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.games.suecia.tables import COLLECTOR, RICH, match_played

from longhall.games.suecia.game import GAME
from longhall.match.beginnings import start
from longhall.match.match import Match

FOLDER = Path(__file__).parent / "fixtures"


def nobody_does_anything(players: int, seed: int) -> Match:
    """Clocks have run out at every decision."""
    match = start(GAME, players, seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.state.fallback(seat))
    return match


FINISHED: dict[str, Callable[[], Match]] = {
    "three-players-some-tiles-run-out": lambda: match_played(3, 4),
    "three-players-tie-decided-by-resources": lambda: match_played(3, 8),
    "four-players-missions-fulfilled": lambda: match_played(4, 0, RICH),
    "five-players-ships-run-out": lambda: match_played(5, 2, liked=COLLECTOR),
    "five-players-share-the-victory": lambda: nobody_does_anything(5, 1),
}


def outcome(match: Match) -> dict[str, Any]:
    """What came of a match, in few words."""
    result = match.result
    assert result is not None
    state = match.position["state"]
    return {
        "scores": result.scores,
        "places": result.places,
        "reason": result.reason,
        "clause": result.clause,
        "tiles": state["tiles"],
        "cards": state["cards"],
        "chits": state["chits"],
        "stock": state["stock"],
        "log": match.log(-1)[-5:],
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, play in FINISHED.items():
        match = play()
        fixture = {"record": match.record, "outcome": outcome(match)}
        (FOLDER / f"{name}.json").write_text(json.dumps(fixture, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
