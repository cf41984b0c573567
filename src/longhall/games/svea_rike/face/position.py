"""Positions: what must hold, what a sparse position leaves out, and where a case may begin."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from longhall.games.svea_rike.chapters.activities import Buying
from longhall.games.svea_rike.chapters.after_war import Defeat, NextReward, Victory, WarOver
from longhall.games.svea_rike.chapters.ending import GameEnd
from longhall.games.svea_rike.chapters.income import CollectFiefs, CollectTrade
from longhall.games.svea_rike.chapters.money import Pay, Upkeep
from longhall.games.svea_rike.chapters.move import Activity, EndOfMove, Move, NextMarker, OrderOfPlay
from longhall.games.svea_rike.chapters.purchase import FurtherPurchase
from longhall.games.svea_rike.chapters.turn import GameTurn, Reign, RoyalCard, TurnEnd
from longhall.games.svea_rike.chapters.war import (
    Commitment,
    EnemyAttacks,
    PayTroops,
    SetUpEnemy,
    SwedenAttacks,
    War,
)
from longhall.games.svea_rike.chapters.windows import Window
from longhall.games.svea_rike.fields import card_name
from longhall.games.svea_rike.frames import EndOfMoves
from longhall.games.svea_rike.sets import lowest
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ACTIVITY,
    AGRICULTURE,
    ALL_FIEFS,
    ALL_ROYALS,
    COMMERCE,
    COPIES,
    COUNTRIES,
    COUNTRY,
    CULTURE,
    ERA,
    FIEF,
    FIGHTING,
    HISTORY,
    LOST,
    NONE,
    REASON,
    ROW,
    ROYAL,
    TITLE,
    VASA,
    WINDOW,
    WON,
)
from longhall.kernel.actions import SEATS
from longhall.kernel.game import Entry
from longhall.kernel.state import State, zeros

# What must hold


def check(state: State) -> list[str]:
    """Every card and fief lies in exactly one place; numbers are possible.  SR-25, SR-42, SR-62"""
    assert isinstance(state, SveaRike)
    return [
        *check_events(state),
        *check_fiefs(state),
        *check_history(state),
        *check_royal(state),
        *check_numbers(state),
    ]


def zones(g: SveaRike, copy: int) -> Iterator[tuple[str, int]]:
    """Where event cards lie: the name of the place and the titles there, for one copy."""
    yield "draw_pile", g.draw_pile[copy]
    yield "table", g.table[copy]
    discard = 0
    for card in g.discard:
        if card % COPIES == copy:
            discard |= 1 << (card // COPIES)
    yield "discard", discard
    for seat in range(g.players):
        at = seat * COPIES + copy
        yield f"hand.{SEATS[seat]}", g.hand[at]
        yield f"fought.{SEATS[seat]}", g.fought[at]
        yield f"saved.{SEATS[seat]}", g.saved[at]


def check_events(g: SveaRike) -> Iterator[str]:
    if len(set(g.discard)) != len(g.discard):
        yield "discard: a card lies there twice"
    for copy in range(COPIES):
        found: dict[int, str] = {}
        open_cards = 0
        for place, titles in zones(g, copy):
            for title in range(len(TITLE.names)):
                if titles >> title & 1:
                    if title in found:
                        yield f"{place}: {card_name(title, copy)} lies in {found[title]} too"
                    found[title] = place
            if not place.startswith(("hand", "draw")):
                open_cards |= titles
        for title in range(len(TITLE.names)):
            there = bool(g.data.deck[copy] >> title & 1)
            if there and title not in found:
                yield f"draw_pile: {card_name(title, copy)} is missing"
            if not there and title in found:
                yield f"{found[title]}: there is no {card_name(title, copy)}"
        for seat in range(g.players):
            known = g.known[seat * COPIES + copy]
            open_cards |= known
            if known & ~g.hand[seat * COPIES + copy]:
                yield f"known.{SEATS[seat]}: a card is not in the hand"
        if g.shown[copy] != open_cards:
            yield "shown: must be the cards that lie open and those picked up in the open"


def names_of(members: int, names: list[str]) -> str:
    return ", ".join(name for i, name in enumerate(names) if members >> i & 1)


def check_fiefs(g: SveaRike) -> Iterator[str]:
    places = [("pool", g.pool), ("enemy_held", g.enemy_held), ("lost", g.lost), ("aside", g.aside)]
    places += [(f"fiefs.{SEATS[seat]}", g.fiefs[seat]) for seat in range(g.players)]
    found = 0
    for place, fiefs in places:
        if found & fiefs:
            yield f"{place}: {names_of(found & fiefs, FIEF.names)} lies in two places"
        found |= fiefs
    if found != ALL_FIEFS:
        yield f"pool: {names_of(ALL_FIEFS & ~found, FIEF.names)} is missing"
    if g.enemy_held & ~g.data.flags:
        yield f"enemy_held: {names_of(g.enemy_held & ~g.data.flags, FIEF.names)} bears no foreign flag"


def check_history(g: SveaRike) -> Iterator[str]:
    row = 0
    for place in range(ROW):
        if not -1 <= g.row[place] < len(HISTORY.names):
            yield f"row.{place + 1}: there is no such card"
        elif g.row[place] >= 0:
            if row >> g.row[place] & 1:
                yield f"row.{place + 1}: {HISTORY.names[g.row[place]]} lies there twice"
            row |= 1 << g.row[place]
    under = 0
    for card in g.under:
        under |= 1 << card
    places = [("row", row), ("pile", g.pile), ("under", under), ("gone", g.gone)]
    places += [(f"history.{SEATS[seat]}", g.history[seat]) for seat in range(g.players)]
    found = 0
    for where, cards in places:
        if found & cards:
            yield f"{where}: {names_of(found & cards, HISTORY.names)} lies in two places"
        found |= cards
    wanted = 0
    for era in range(g.era() + 1):
        wanted |= g.data.of_era[era]
    if found != wanted:
        if wanted & ~found:
            yield f"pile: {names_of(wanted & ~found, HISTORY.names)} is missing"
        if found & ~wanted:
            yield f"history: {names_of(found & ~wanted, HISTORY.names)} belongs to a later era"
    if (row | g.pile | under) & ~g.data.of_era[g.era()]:
        yield f"row: only cards of the {ERA.names[g.era()]} era can lie there"


def check_royal(g: SveaRike) -> Iterator[str]:
    in_force = 1 << g.royal if g.royal >= 0 else 0
    found = 0
    for place, cards in (
        ("royal_pile", g.royal_pile),
        ("royal_discard", g.royal_discard),
        ("royal", in_force),
        ("army", g.army),
    ):
        if found & cards:
            yield f"{place}: {names_of(found & cards, ROYAL.names)} lies in two places"
        found |= cards
    if found != ALL_ROYALS:
        yield f"royal_pile: {names_of(ALL_ROYALS & ~found, ROYAL.names)} is missing"


def check_numbers(g: SveaRike) -> Iterator[str]:
    if not 1 <= g.turn <= g.data.turns:
        yield f"turn: there is no game turn {g.turn}"
    if not 1 <= g.reign <= g.data.turns_per_reign:
        yield f"reign: {g.reign} game turns under one sovereign"
    for name in ("gold", "loan_due", "loan_new", "bids", "penalty", "bonus"):
        for seat in range(g.players):
            if getattr(g, name)[seat] < 0:
                yield f"{name}.{SEATS[seat]}: is below nothing"
    for country in range(COUNTRIES):
        for seat in range(g.players):
            if g.merchants[seat * COUNTRIES + country] < 0:
                yield f"merchants.{SEATS[seat]}.{COUNTRY.names[country]}: is below nothing"
        if g.merchants_in(country) > g.players + g.data.merchant_bonus[country]:
            yield f"merchants: more than {COUNTRY.names[country]} holds"
    if g.face_up & ~g.participants:
        yield "face_up: only participants have a fief in the war"
    for name in ("mover", "leftmost", "buyer", "rewarded"):
        if not -1 <= getattr(g, name) < g.players:
            yield f"{name}: there is no such seat"


# What a sparse position leaves out


def fill(state: State, named: Mapping[str, Any]) -> None:
    """What is not named: 12 gold and the starting fiefs for a player, the first cards of the era in the row, all other
    cards and fiefs in piles and pool; cards of earlier eras are put away."""
    assert isinstance(state, SveaRike)
    g = state
    gold = named.get("gold", {})
    for seat in range(g.players):
        if isinstance(gold, Mapping) and SEATS[seat] not in gold:
            g.gold[seat] = g.data.start_gold
    fill_fiefs(g, named)
    fill_history(g, named)
    fill_events(g, named)
    if "royal_pile" not in named:
        in_force = 1 << g.royal if g.royal >= 0 else 0
        g.royal_pile = ALL_ROYALS & ~g.royal_discard & ~g.army & ~in_force


def fill_fiefs(g: SveaRike, named: Mapping[str, Any]) -> None:
    placed = 0
    for place in ("pool", "enemy_held", "lost", "aside"):
        placed |= getattr(g, place)
    for seat in range(g.players):
        placed |= g.fiefs[seat]
    for seat in range(g.players):
        if SEATS[seat] not in named.get("fiefs", {}):
            g.fiefs[seat] = g.data.start_fiefs[g.players * 5 + seat] & ~placed
            placed |= g.fiefs[seat]
    if "enemy_held" not in named:
        g.enemy_held = g.data.flags & ~placed
        placed |= g.enemy_held
    if "aside" not in named and g.era() == VASA:
        g.aside = g.data.colonies & ~placed
        placed |= g.aside
    if "pool" not in named:
        g.pool = ALL_FIEFS & ~placed


def fill_history(g: SveaRike, named: Mapping[str, Any]) -> None:
    placed = g.pile | g.gone | g.row_cards()
    for card in g.under:
        placed |= 1 << card
    for seat in range(g.players):
        placed |= g.history[seat]
    for era in range(g.era()):
        rest = g.data.of_era[era] & ~placed
        g.gone |= rest
        placed |= rest
    now = g.data.of_era[g.era()]
    if "row" not in named:
        for place in range(ROW):
            if g.row[place] < 0 and now & ~placed:
                rest = now & ~placed
                g.row[place] = lowest(rest)
                placed |= rest & -rest
    if "pile" not in named:
        g.pile = now & ~placed
    elif "gone" not in named:
        g.gone |= now & ~placed


def fill_events(g: SveaRike, named: Mapping[str, Any]) -> None:
    """A title named in two places means two copies; cards not named are in the pile."""
    taken: set[int] = set()
    for seat in range(g.players):
        for zone in (g.hand, g.fought, g.saved):
            spread(g, zone, seat * COPIES, taken)
    for i, card in enumerate(g.discard):
        copy = free_copy(g, card // COPIES, card % COPIES, taken)
        g.discard[i] = card // COPIES * COPIES + copy
    if "draw_pile" in named:
        spread(g, g.draw_pile, 0, taken)
        if "discard" not in named:
            for card in range(len(TITLE.names) * COPIES):
                if card not in taken and g.data.deck[card % COPIES] >> (card // COPIES) & 1:
                    g.discard.append(card)
    else:
        g.draw_pile = zeros(COPIES)
        for card in range(len(TITLE.names) * COPIES):
            if card not in taken and g.data.deck[card % COPIES] >> (card // COPIES) & 1:
                g.draw_pile[card % COPIES] |= 1 << (card // COPIES)
    if "shown" not in named:
        for copy in range(COPIES):
            open_cards = 0
            for place, titles in zones(g, copy):
                if not place.startswith(("hand", "draw")):
                    open_cards |= titles
            for seat in range(g.players):
                open_cards |= g.known[seat * COPIES + copy]
            g.shown[copy] = open_cards


def spread(g: SveaRike, zone: Any, start: int, taken: set[int]) -> None:
    """Give cards of a zone that lie elsewhere already the number of a free copy."""
    before = [zone[start + copy] for copy in range(COPIES)]
    for copy, titles in enumerate(before):
        for title in range(len(TITLE.names)):
            if titles >> title & 1:
                free = free_copy(g, title, copy, taken)
                if free != copy:
                    zone[start + copy] &= ~(1 << title)
                    zone[start + free] |= 1 << title


def free_copy(g: SveaRike, title: int, copy: int, taken: set[int]) -> int:
    free = copy
    while title * COPIES + free in taken and free + 1 < COPIES:
        free += 1
    taken.add(title * COPIES + free)
    return free


# Where a case may begin


def entry(doc: str, frames: Callable[..., list[Any]], **arguments: Any) -> Entry:
    """These frames happen; with `first` (a window) before them, with `rest` the end of the game turn after them."""

    def build(g: SveaRike, first: str, rest: bool, **named: Any) -> None:
        made = frames(g, **named)
        if rest:
            g.push(TurnEnd())
        g.push(EndOfMoves())
        g.order([*([window(first)] if first else []), *made])

    return Entry(doc, build, {"first": "", "rest": False, **arguments})


def window(name: str, player: int = NONE) -> Window:
    if name not in WINDOW.names:
        raise ValueError(f"there is no window '{name}'; there are {', '.join(WINDOW.names)}")
    return Window(WINDOW.names.index(name), player, 0)


def make_mover(g: SveaRike, seat: int) -> None:
    g.mover = seat
    g.move_number = max(1, g.move_number)


def at_window(g: SveaRike, window_name: str, seat: int) -> list[Any]:
    """The window, and what comes next in the course of play."""
    if window_name.startswith(("move", "after_draw", "income", "pre_buy", "further_buy")):
        make_mover(g, seat)
    if window_name in ("pre_buy", "further_buy"):
        if g.activity < 0:
            g.activity = CULTURE
        after = Buying(seat) if window_name == "pre_buy" else FurtherPurchase(seat, 1, True, False)
        return [window(window_name, seat), after]
    if window_name.startswith("move"):
        return [window(window_name, seat), NextMarker()]
    if window_name == "pre_order":
        return [window(window_name), OrderOfPlay()]
    if window_name == "reward":
        g.rewarded = seat
    if window_name.startswith(("pre_royal", "turn", "war")):
        return [window(window_name)]
    return [window(window_name, seat)]


def at_activity(g: SveaRike, seat: int, activity: int) -> list[Any]:
    """M5 to M7."""
    make_mover(g, seat)
    g.forced = activity
    return [Activity(seat)]


def at_collection(g: SveaRike, seat: int, source: str) -> list[Any]:
    make_mover(g, seat)
    if source == "fiefs":
        return [window("income_fief", seat), CollectFiefs(seat)]
    return [window("income_trade", seat), CollectTrade(seat)]


def at_purchase(g: SveaRike, seat: int, activity: int) -> list[Any]:
    make_mover(g, seat)
    g.activity = activity
    return [Buying(seat)]


def at_battle(g: SveaRike, at: str) -> list[Any]:
    """With the armies as set."""
    g.stage = FIGHTING
    g.check_war()
    stacks: dict[str, list[Any]] = {
        "ready": [window("war_ready"), SwedenAttacks()],
        "sweden": [SwedenAttacks()],
        "sweden_done": [window("war_sweden_done"), EnemyAttacks()],
        "enemy": [EnemyAttacks()],
        "enemy_done": [window("war_enemy_done"), SwedenAttacks()],
    }
    return [*stacks[at], WarOver()]


def at_end_of_war(g: SveaRike, stage: int) -> list[Any]:
    g.stage = stage
    return [WarOver()]


def at_choice(g: SveaRike, seat: int) -> list[Any]:
    make_mover(g, seat)
    return [Activity(seat)]


def from_commitment() -> list[Any]:
    return [
        Commitment(),
        window("war_pay"),
        PayTroops(),
        SetUpEnemy(),
        window("war_ready"),
        SwedenAttacks(),
        WarOver(),
    ]


ENTRIES = {
    "reign": entry("T1: the marker moves to a sovereign.", lambda g, turn: [Reign(turn)], turn=1),
    "royal": entry(
        "T2: W_PRE_ROYAL, then the royal card; then the game turn.",
        lambda g: [window("pre_royal"), RoyalCard(), GameTurn()],
    ),
    "game_turn": entry("T3: the game turn under the royal card in force.", lambda g: [GameTurn()]),
    "order": entry("T6: the order markers are shuffled.", lambda g: [OrderOfPlay()]),
    "move": entry(
        "M1: a player's move, its number in the game turn, and the activity of the one before.",
        lambda g, seat, number, after: [Move(seat, number, ACTIVITY.names.index(after) if after else NONE)],
        seat=0,
        number=1,
        after="",
    ),
    "markers": entry("The next order marker is turned up.", lambda g: [NextMarker()]),
    "window": entry(
        "A window; one of a move makes `seat` the mover.",
        lambda g, window, seat: at_window(g, window, seat),
        window="",
        seat=0,
    ),
    "activity": entry("M4: the mover chooses.", at_choice, seat=0),
    "agriculture": entry("M5 to M7 with Agriculture.", lambda g, seat: at_activity(g, seat, AGRICULTURE), seat=0),
    "commerce": entry("M5 to M7 with Commerce.", lambda g, seat: at_activity(g, seat, COMMERCE), seat=0),
    "culture": entry("M5 to M7 with Culture & Science.", lambda g, seat: at_activity(g, seat, CULTURE), seat=0),
    "collection": entry("A collection of income.", at_collection, seat=0, source="fiefs"),
    "upkeep": entry("Peace upkeep falls due.", lambda g, seat: [Upkeep(seat)], seat=0),
    "pay": entry(
        "An obligation falls due.",
        lambda g, seat, amount, reason: [Pay(seat, amount, REASON.names.index(reason))],
        seat=0,
        amount=1,
        reason="card",
    ),
    "repay": entry("M6: loans fall due.", lambda g, seat: [EndOfMove(seat)], seat=0),
    "buy_fief": entry("The last step of Agriculture.", lambda g, seat: at_purchase(g, seat, AGRICULTURE), seat=0),
    "buy_history": entry("The last step of Culture & Science.", lambda g, seat: at_purchase(g, seat, CULTURE), seat=0),
    "war": entry("The outbreak of a war.", lambda g, country: [War(COUNTRY.names.index(country))], country="denmark"),
    "commitment": entry("Fiefs are committed; the war goes on from there.", lambda g: from_commitment()),
    "battle": entry(
        "A war with the armies as set, at: ready, sweden, sweden_done, enemy, enemy_done.", at_battle, at="ready"
    ),
    "won": entry("A war is won.", lambda g: at_end_of_war(g, WON)),
    "lost": entry("A war is lost.", lambda g: at_end_of_war(g, LOST)),
    "victory": entry("Rewards.", lambda g: [Victory()]),
    "reward": entry("One player is rewarded.", lambda g, seat: [NextReward(1 << seat)], seat=0),
    "defeat": entry("What a defeat costs.", lambda g: [Defeat()]),
    "turn_end": entry("T8.", lambda g: [TurnEnd()]),
    "end": entry("After the last game turn.", lambda g: [GameEnd()]),
}
