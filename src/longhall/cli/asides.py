"""What can be asked beside the game: a card, the aim, the rules, what is not possible now, standing orders."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhall.cli.screen import clauses_panel
from longhall.cli.words import words
from longhall.kernel.actions import SEATS
from longhall.match import Match, editions
from longhall.match.primer import SIGN, primer
from longhall.match.questions import Refusal
from longhall.match.rules import clauses_of
from longhall.match.texts import axes_of

MANY = 12  # refusals of one kind that are told by name
PROFILES = ("primary", "all", "off")  # of standing orders; a game has a text for each that it knows
PASS, MUTE, STOP = "pass", "mute", "stop"


def printed(match: Match) -> Mapping[str, Mapping[str, int]]:
    """The figures that texts about components are given, with the edition's values."""
    game = match.game
    return game.printed(editions.apply(game, match.edition)) if game.printed is not None else {}


def cards_of(match: Match, language: str) -> Iterator[tuple[str, str]]:
    """Every card and thing that says something, by itself or on the page of rules: its name and what it says."""
    texts, given = match.texts(language), printed(match)
    told, names = set(), set()
    for _, axis in axes_of(match.game):
        for index, name in enumerate(axis.names if axis.of != "seat" else ()):
            for key in (f"{axis.of}-{name}-text", f"card-{name}-text"):
                if texts.has(key) and key not in told:
                    told.add(key)
                    names.add(str(texts.word(axis, index, ())))
                    yield str(texts.word(axis, index, ())), texts.say(key, **given.get(key, {}))
                    break
    for section in primer(match.game, language, match.edition):
        for part in section.paragraphs:
            if part.form == "card" and plain(part.title) not in names:
                yield plain(part.title), plain(part.text)


def plain(text: str) -> str:
    """Without the drawings and the stress of the page of rules."""
    return SIGN.sub("", text).replace("_", "")


def card_panel(match: Match, named: str, language: str) -> RenderableType:
    """Cards by a part of their name; all names if nothing fits."""
    say = words(language)
    known = dict(cards_of(match, language))
    found = {name: text for name, text in known.items() if named and named.lower() in name.lower()}
    if not known:
        return Padding(Text(say("no-cards")), (0, 1))
    if not found:
        names = ", ".join(sorted(known))
        return Padding(Text(f"{say('which-card')} {names}", style="dim"), (0, 1))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    for name, text in found.items():
        grid.add_row(name, text)
    return Panel(grid, border_style="yellow", padding=(0, 1))


def aim_panel(match: Match, language: str) -> Panel:
    """What the game is about, and how to begin."""
    texts, given = match.texts(language), printed(match)
    parts = [Text(texts.say("game-about"), style="bold")]
    number = 1
    while texts.has(f"guide-{number}"):
        parts += [Text(), Text(texts.say(f"guide-{number}", **given.get(f"guide-{number}", {})))]
        number += 1
    return Panel(Group(*parts), title=words(language)("aim-title"), title_align="left", padding=(0, 1))


def rules_panel(match: Match, wanted: str, language: str) -> RenderableType:
    """The clauses behind the question; or those that a number or a word names."""
    say = words(language)
    if not wanted:
        behind = match.clauses_behind(language)
        return clauses_panel(behind, say("rules-title"))
    known = clauses_of(match.game, language)
    found = [clause for clause in known.values() if clause.id.lower() == wanted.lower()]
    found = found or [clause for clause in known.values() if wanted.lower() in clause.text.lower()]
    if not found:
        return Padding(Text(say("no-clause", wanted=wanted), style="red"), (0, 1))
    return clauses_panel(found[:MANY], say("rules-found"))


def refusals_panel(match: Match, seat: int, wanted: str, language: str) -> RenderableType:
    """What is not possible now and why: gathered by what is missing, or by clause."""
    say = words(language)
    refused = [r for r in match.refusals(seat, language) if wanted.lower() in f"{r.text} {r.key}".lower()]
    if not refused:
        return Padding(Text(say("no-refusals"), style="green"), (0, 1))
    by_reason: dict[tuple[str, str], list[Refusal]] = {}
    for refusal in refused:
        by_reason.setdefault((refusal.clause, refusal.missing), []).append(refusal)
    known = clauses_of(match.game, language)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold green", no_wrap=True)
    grid.add_column()
    for (clause, missing), some in by_reason.items():
        names = ", ".join(refusal.text for refusal in some[:MANY]) + (" …" if len(some) > MANY else "")
        reason = missing or known[clause].text
        grid.add_row(clause, Group(Text(reason, style="bold"), Text(names, style="dim")))
    return Panel(grid, title=say("refusals-title"), title_align="left", padding=(0, 1))


# Standing orders


def profiles(match: Match, language: str) -> list[str]:
    texts = match.texts(language)
    return [profile for profile in PROFILES if texts.has(f"orders-{profile}")]


def orders_panel(match: Match, seat: int, language: str, whole: bool = True) -> RenderableType:
    """The orders that a seat can give, and which it has given; `whole` with the windows that orders name."""
    say, texts = words(language), match.texts(language)
    known = profiles(match, language)
    if not known:
        return Padding(Text(say("no-orders")), (0, 1))
    given = match.settings[seat]
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    for profile in known:
        mark = "●" if given.get("profile", "all") == profile else "○"
        grid.add_row(mark, f"orders {profile}", texts.say(f"orders-{profile}"))
    if texts.has("orders-pass"):
        mark = "●" if passing(match, seat, language) else "○"
        grid.add_row(mark, f"orders {PASS}", texts.say("orders-pass"))
    windows, cards = called(match, "window", language), called(match, "title", language)
    if windows:
        for order, found in single_orders(match, seat, windows, cards, language):
            about = Text(say(f"order-{order}-does"))
            about.append("".join(f"\n{each}" for each in found), style="bold")
            grid.add_row("●" if found else "○", say(f"order-{order}"), about)
    parts: list[RenderableType] = [grid]
    if windows and whole:
        names = Table.grid(padding=(0, 2))
        names.add_column(style="cyan", no_wrap=True)
        names.add_column(style="dim")
        for window, name in windows.items():
            names.add_row(window, name)
        parts += [Text(f"\n{say('order-windows')}"), names]
    return Panel(Group(*parts), title=texts.say("orders-title"), title_align="left", padding=(0, 1))


def single_orders(
    match: Match, seat: int, windows: Mapping[str, str], cards: Mapping[str, str], language: str
) -> Iterator[tuple[str, list[str]]]:
    """What a seat has ordered for single windows and cards, kind by kind, in words."""
    texts, given = match.texts(language), match.settings[seat]
    own = given.get("windows", {})
    yield "window", [f"{windows[window]}: {texts.say(f'orders-short-{own[window]}')}" for window in own]
    stops = given.get("stop", ())
    whose = [f": {texts.seat(SEATS.index(owner), match.names)}" if owner else "" for _, owner in stops]
    yield "stop", [windows[window] + theirs for (window, _), theirs in zip(stops, whose, strict=True)]
    yield "mute", [cards[card] for card in given.get("mute", ())]


def called(match: Match, kind: str, language: str) -> dict[str, str]:
    """What the windows, or the cards, are called of which a game's orders may speak; nothing where they do not."""
    texts = match.texts(language)
    if not texts.has("orders-stops"):
        return {}
    axis = next(axis for _, axis in axes_of(match.game) if axis.of == kind)
    return {name: texts.say(f"{kind}-{name}") for name in axis.names}


def meant(wanted: str, names: Mapping[str, str]) -> str | None:
    """The one thing that is called so: by its key, by its name, or by a part of it."""
    asked = wanted.lower()
    for found in (
        [key for key, name in names.items() if asked in (key, name.lower())],
        [key for key, name in names.items() if asked and asked in name.lower()],
    ):
        if len(found) == 1:
            return found[0]
    return None


def changed_orders(match: Match, seat: int, wanted: str, language: str) -> dict[str, Any] | None:
    """The seat's orders after one more; None if there is no such order. The same card or stop again is taken back."""
    given = dict(match.settings[seat])
    known = profiles(match, language)
    if wanted in known:
        return {**given, "profile": wanted}
    if wanted == PASS and match.texts(language).has("orders-pass"):
        return {**given, "pass_until_move": -1 if passing(match, seat, language) else moves_of(match, seat)}
    order, _, rest = wanted.partition(" ")
    if order == MUTE:
        card = meant(rest, called(match, "title", language))
        return None if card is None else {**given, MUTE: turned(given.get(MUTE, []), card)}
    windows = called(match, "window", language)
    if order == STOP:
        window = meant(rest, windows)
        return None if window is None else {**given, STOP: turned(given.get(STOP, []), [window, ""])}
    named, _, profile = wanted.rpartition(" ")
    window = meant(named, windows)
    if window is None or profile not in known:
        return None
    others = {other: theirs for other, theirs in given.get("windows", {}).items() if other != window}
    own = {} if profile == given.get("profile", "all") else {window: profile}  # as everywhere: no order of its own
    return {**given, "windows": {**others, **own}}


def turned(had: Sequence[Any], each: Any) -> list[Any]:
    """One more, or without it if it was there."""
    left = [other for other in had if other != each]
    return left if len(left) < len(had) else [*had, each]


def passing(match: Match, seat: int, language: str) -> bool | None:
    """Whether the seat passes until its next move; None in a game that has no such order."""
    if not match.texts(language).has("orders-pass"):
        return None
    return bool(match.settings[seat].get("pass_until_move") == moves_of(match, seat))


def moves_of(match: Match, seat: int) -> int:
    """How many moves the seat has begun: passing lasts until there is one more."""
    players: Sequence[Mapping[str, Any]] = match.view(seat).get("players", ())
    return int(players[seat].get("moves", -1)) if seat < len(players) else -1
