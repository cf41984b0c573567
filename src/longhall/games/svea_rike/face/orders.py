"""Standing orders: answers in windows that a seat has ordered in advance (section 5.6 of the rules).  SR-156

Settings of a seat, all optional:

profile           "all" (ask for every legal card; so without settings), "primary" (only for cards printed bold in that
                  window) or "off" (pass)
windows           a profile for single windows: {"move_end": "off"}
mute              titles for which the seat is not asked: ["inflation"]
pass_until_move   the seat's `moves` as its view shows them: pass until the next own move begins
stop              ask here whatever the profile says: [["income_trade", "p2"]], a window and whose it is ("" for any)
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from longhall.games.svea_rike.chapters.polls import Poll
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import PASS, PLAY, TITLE, WINDOW
from longhall.kernel.actions import SEATS
from longhall.kernel.state import State

PROFILES = ("all", "primary", "off")


def automatic(state: State, seat: int, settings: Mapping[str, Any]) -> int | None:
    """The pass that the seat has ordered for the poll it is asked in; None if it is to be asked."""
    assert isinstance(state, SveaRike)
    poll = state.waiting
    if not settings or not isinstance(poll, Poll):
        return None
    window = WINDOW.names[poll.at()]
    if stops_here(poll, window, settings):
        return None
    if settings.get("pass_until_move") == state.moves_begun[seat]:
        return int(PASS.base)
    profile = settings.get("windows", {}).get(window, settings.get("profile", "all"))
    muted = settings.get("mute", ())
    for action in state.legal(seat):
        if action == PASS.base or profile == "off":
            continue
        if PLAY.has(action) and TITLE.names[PLAY.arg(action)] in muted:
            continue
        if profile == "all" or poll.bold(state, seat, action):
            return None
    return int(PASS.base) if profile != "all" or muted else None


def answers_blindly(state: State, seat: int, settings: Mapping[str, Any]) -> bool:
    """Whether the seat passes in this poll whatever cards it holds: by `off`, until its next move, or because all see
    that the poll is not about it."""
    assert isinstance(state, SveaRike)
    poll = state.waiting
    if not isinstance(poll, Poll):
        return False
    if not poll.concerns(state, seat):
        return True
    if not settings:
        return False
    window = WINDOW.names[poll.at()]
    if stops_here(poll, window, settings):
        return False
    if settings.get("pass_until_move") == state.moves_begun[seat]:
        return True
    profile = settings.get("windows", {}).get(window, settings.get("profile", "all"))
    return bool(profile == "off")


def stops_here(poll: Poll, window: str, settings: Mapping[str, Any]) -> bool:
    player = getattr(poll, "player", -1)
    whose = SEATS[player] if player >= 0 else ""
    return any(name == window and wanted in ("", whose) for name, wanted in settings.get("stop", ()))


def any_orders(state: State, seat: int, luck: Random) -> dict[str, Any]:
    """Orders of every kind, each of them now and then; `pass_until_move` also of a move that is over."""
    assert isinstance(state, SveaRike)
    given: dict[str, Any] = {"profile": luck.choice(PROFILES)}
    poll = state.waiting
    here = WINDOW.names[poll.at()] if isinstance(poll, Poll) and luck.random() < 0.5 else luck.choice(WINDOW.names)
    if luck.random() < 0.4:
        given["windows"] = {here: luck.choice(PROFILES)}
    if luck.random() < 0.3:
        given["mute"] = luck.sample(list(TITLE.names), 8)
    if luck.random() < 0.5:
        given["pass_until_move"] = int(state.moves_begun[seat]) - luck.choice((0, 0, 1))
    if luck.random() < 0.3:
        given["stop"] = [[here, luck.choice(["", *SEATS[: state.players]])]]
    return given


def faults(settings: Mapping[str, Any]) -> list[str]:
    """What is wrong with settings, in words."""
    try:
        return list_faults(settings)
    except (TypeError, ValueError, AttributeError):
        return ["these are not settings: a profile, windows with profiles, a list of titles, a list of pairs"]


def list_faults(settings: Mapping[str, Any]) -> list[str]:
    found = []
    for name in settings:
        if name not in ("profile", "windows", "mute", "pass_until_move", "stop"):
            found.append(f"there is no setting '{name}'")
    until = settings.get("pass_until_move", -1)
    if not isinstance(until, int) or isinstance(until, bool):
        found.append("pass_until_move is the number of a move")
    for profile in (settings.get("profile", "all"), *settings.get("windows", {}).values()):
        if profile not in PROFILES:
            found.append(f"there is no profile {profile!r}; there are {', '.join(PROFILES)}")
    for window in (*settings.get("windows", {}), *(name for name, _ in settings.get("stop", ()))):
        if window not in WINDOW.names:
            found.append(f"there is no window '{window}'; there are {', '.join(WINDOW.names)}")
    for title in settings.get("mute", ()):
        if title not in TITLE.names:
            found.append(f"there is no event card '{title}'")
    return found
