"""Positions: what must hold, what a sparse position leaves out, and where a case may begin."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.suecia.chapters.actions import Actions, begin, forget_moves
from longhall.games.suecia.chapters.bonus import Window
from longhall.games.suecia.chapters.geometry import CELLS, legal_centres
from longhall.games.suecia.chapters.scoring import announce
from longhall.games.suecia.chapters.turn import Draw, NextTurn, Turn
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    CHIT,
    CHITS,
    COLUMNS,
    DEED,
    DIRECTIONS,
    ESTATE,
    ESTATE_CARD,
    ESTATE_CARDS,
    KIND,
    KINDS,
    MAT,
    MATS,
    NATION,
    NATIONS,
    OPEN,
    ROWS,
    SLOT,
    SLOTS,
    SORT_SIZE,
    SQUARE,
    SQUARES,
    TIER,
    TILE,
    TILES,
    ZONE_MATS,
)
from longhall.kernel.actions import SEATS
from longhall.kernel.frames import NOBODY
from longhall.kernel.game import Entry
from longhall.kernel.state import State

# What follows from the pieces on the table, and must always be equal to what is worked out anew.
DERIVED_TABLES = ("slots", "loaded", "shops", "sites", "near", "hexes", "farmed", "farms")
DERIVED_SETS = ("built", "advanced", "laid", "churches")


def check(state: State) -> list[str]:
    """Pieces are neither lost nor doubled, and lie where they can.  SU-4, SU-80"""
    assert isinstance(state, Suecia)
    faults = [*numbers(state), *places(state)]
    if faults:
        return faults  # the rest counts on pieces that exist
    return [
        *chits(state),
        *discs(state),
        *city(state),
        *provinces(state),
        *ships_and_missions(state),
        *estate_cards(state),
        *derived(state),
    ]


def numbers(g: Suecia) -> Iterable[str]:
    """Nothing is negative, and names are within their lists."""
    tables = ("pool", "escrow", "opportunity", "bonus_used", "stock", "in_play", "chits", "hand", "hand_size", "known")
    for name in (*tables, "cards", "flipped", "cargo", "discs", "tiles", "goods", "rotation"):
        if min(getattr(g, name)) < 0:
            yield f"{name}: there is a number below 0"
    for name, size in (("card", NATIONS), ("tile", TILES), ("tableau", 2 * ESTATE_CARDS), ("centre", CELLS)):
        if min(getattr(g, name)) < NONE or max(getattr(g, name)) >= size:
            yield f"{name}: there is something that does not exist"
    for name in ("shop", "castle", "church", "farm"):
        if min(getattr(g, name)) < NOBODY or max(getattr(g, name)) >= g.players:
            yield f"{name}: there is no such seat"
    for name, most in (("face", 1), ("flipped", 1), ("goods", 1), ("rotation", DIRECTIONS - 1)):
        if max(getattr(g, name)) > most:
            yield f"{name}: {max(getattr(g, name))} is too high; the most is {most}"
    if not 0 <= g.active < g.players:
        yield f"active: there is no seat {g.active}"
    for name in ("face_up", "drawn", "playing"):
        if not NONE <= getattr(g, name) < ESTATE_CARDS:
            yield f"{name}: there is no such estate card"


def places(g: Suecia) -> Iterable[str]:
    """Discs and chits lie on tiles, mats and cards that are there."""
    for square in range(SQUARES):
        name = SQUARE.names[square]
        if (g.tile[square] == NONE) != (g.shop[square] == NOBODY):
            yield f"shop.{name}: a tile and its owner's disc come and go together"
        if g.tile[square] == NONE and any(g.goods[square * KINDS + kind] for kind in range(KINDS)):
            yield f"goods.{name}: there is no tile to lie on"
    for mat in range(MATS):
        name = MAT.names[mat]
        farms = [g.farm[mat * DIRECTIONS + direction] for direction in range(DIRECTIONS)]
        if g.centre[mat] == NONE and any(owner != NOBODY for owner in (*farms, g.castle[mat], g.church[mat])):
            yield f"centre.{name}: there are discs on a mat that is in the reserve"
    for seat in range(g.players):
        for slot in range(SLOTS):
            if g.card[seat * SLOTS + slot] == NONE and any(cargo_of(g, seat, slot)):
                yield f"cargo.{SEATS[seat]}.{SLOT.names[slot]}: there is no card to lie on"


def cargo_of(g: Suecia, seat: int, slot: int) -> list[int]:
    return [g.cargo[(seat * SLOTS + slot) * KINDS + kind] for kind in range(KINDS)]


def chits_on_the_table(g: Suecia, chit: int) -> int:
    """All chits of a kind that are not in the reserve."""
    count = sum(g.chits[seat * CHITS + chit] for seat in range(g.players))
    if chit < KINDS:
        count += g.stock[chit]
        count += sum(g.goods[square * KINDS + chit] for square in range(SQUARES))
        for seat in range(g.players):
            count += g.escrow[seat * KINDS + chit]
            count += sum(g.cargo[(seat * SLOTS + slot) * KINDS + chit] for slot in range(SLOTS))
    return count


def chits(g: Suecia) -> Iterable[str]:
    """Every chit that came from the reserve and did not go back is somewhere; the market holds so many.  SU-4, SU-72"""
    for chit in range(CHITS):
        found = chits_on_the_table(g, chit)
        if found != g.in_play[chit]:
            yield f"in_play.{CHIT.names[chit]}: {g.in_play[chit]} left the reserve, but {found} are on the table"
    for kind in range(KINDS):
        if g.stock[kind] > g.data.capacity:
            yield f"stock.{KIND.names[kind]}: the market holds {g.data.capacity} of a kind, not {g.stock[kind]}"


def discs_on_the_table(g: Suecia, seat: int) -> int:
    return sum(list(owners).count(seat) for owners in (g.castle, g.church, g.farm, g.shop))


def discs(g: Suecia) -> Iterable[str]:
    for seat in range(g.players):
        placed = discs_on_the_table(g, seat)
        if placed + g.discs[seat] != g.data.discs:
            yield f"discs.{SEATS[seat]}: {placed} on the table and {g.discs[seat]} besides are not {g.data.discs}"


def city(g: Suecia) -> Iterable[str]:
    """Tiles add up and carry only what their face asks for.  SU-42, SU-80, SU-100"""
    for tile in range(TILES):
        laid = list(g.tile).count(tile)
        if laid + g.tiles[tile] != g.data.tiles[tile]:
            yield f"tiles.{TILE.names[tile]}: {laid} laid and {g.tiles[tile]} left are not {g.data.tiles[tile]}"
    for square in range(SQUARES):
        if g.tile[square] != NONE:
            slots = g.data.tile_slots[g.tile[square] * 2 + g.face[square]]
            for kind in range(KINDS):
                if g.goods[square * KINDS + kind] and not slots >> kind & 1:
                    yield f"goods.{SQUARE.names[square]}.{KIND.names[kind]}: the tile has no place for it"
            if not g.data.squares >> square & 1:
                yield f"tile.{SQUARE.names[square]}: there is no such square in the city"


def provinces(g: Suecia) -> Iterable[str]:
    """Mats lie as they could have been laid.  SU-103"""
    for zone, name in enumerate(("west", "north")):
        centres = [g.centre[mat] for mat in range(zone * ZONE_MATS, (zone + 1) * ZONE_MATS)]
        lying = [centre for centre in centres if centre != NONE]
        if len(set(lying)) != len(lying) or not can_lie(frozenset(lying)):
            yield f"centre: the mats in the {name} cannot lie like that: each must border as many hexes as possible"


@cache
def can_lie(centres: frozenset[int]) -> bool:
    """Whether mats can have been laid with these centres, in some order."""
    if not centres:
        return True
    for last in centres:
        rest = centres - {last}
        if last in list(legal_centres(vec[i64](sorted(rest)))) and can_lie(rest):
            return True
    return False


def ships_and_missions(g: Suecia) -> Iterable[str]:
    """Cards add up, lie with their sort, and carry what they ask for.  SU-36, SU-51, SU-80"""
    for nation in range(NATIONS):
        held = list(g.card).count(nation)
        if held + g.cards[nation] != g.data.cards[nation]:
            name = NATION.names[nation]
            yield f"cards.{name}: {held} with players and {g.cards[nation]} left are not {g.data.cards[nation]}"
    for seat in range(g.players):
        for slot in range(SLOTS):
            nation = g.card[seat * SLOTS + slot]
            where = f"{SEATS[seat]}.{SLOT.names[slot]}"
            if nation == NONE:
                continue
            if nation // SORT_SIZE != slot // SORT_SIZE:
                yield f"card.{where}: {NATION.names[nation]} has no card of that sort"
            for kind, count in enumerate(cargo_of(g, seat, slot)):
                if count > g.data.asks(nation, g.flipped[seat * SLOTS + slot], kind):
                    yield f"cargo.{where}.{KIND.names[kind]}: the card does not ask for {count}"
        for sort, limit in enumerate(g.data.card_limit):
            if g.cards_of(seat, sort) > limit:
                yield f"card.{SEATS[seat]}: more than {limit} {('ships', 'missions')[sort]}"


def estate_cards(g: Suecia) -> Iterable[str]:
    """Estate cards add up; what all know to be in a hand is there; columns are filled from the top.  SU-10"""
    for card in range(ESTATE_CARDS):
        found = cards_outside_pile(g, card) + g.pile.middle[card]
        found += g.pile.top.count(card) + g.pile.bottom.count(card)
        if found != g.data.copies[card]:
            yield f"there are {found} cards {ESTATE_CARD.names[card]}; there should be {g.data.copies[card]}"
    if g.pile.count != sum(g.pile.middle):
        yield "pile: its count is wrong"
    columns, rows = g.data.columns[g.players], g.data.rows[g.players]
    for seat in range(g.players):
        hand = [g.hand[seat * ESTATE_CARDS + card] for card in range(ESTATE_CARDS)]
        if sum(hand) != g.hand_size[seat]:
            yield f"hand_size.{SEATS[seat]}: {g.hand_size[seat]} is not the number of cards in hand, {sum(hand)}"
        for card in range(ESTATE_CARDS):
            if g.known[seat * ESTATE_CARDS + card] > hand[card]:
                yield f"known.{SEATS[seat]}.{ESTATE_CARD.names[card]}: there are not so many in the hand"
        for column in range(COLUMNS):
            cards = [g.tableau[(seat * COLUMNS + column) * ROWS + row] for row in range(ROWS)]
            height = sum(card != NONE for card in cards)
            if NONE in cards[:height]:
                yield f"tableau.{SEATS[seat]}.{column + 1}: a column is filled without gaps"
            if height > (rows if column < columns else 0):
                yield f"tableau.{SEATS[seat]}.{column + 1}: a tableau has {columns} columns of {rows} cards"


def cards_outside_pile(g: Suecia, card: int) -> int:
    count = sum(g.hand[seat * ESTATE_CARDS + card] for seat in range(g.players))
    count += sum(played != NONE and played // 2 == card for played in g.tableau)
    return count + [g.face_up, g.drawn, g.playing].count(card)


def derived(g: Suecia) -> Iterable[str]:
    """What is kept for speed equals what the pieces on the table say."""
    fresh = g.clone()
    fresh.derive()
    for name in DERIVED_TABLES:
        if list(getattr(g, name)) != list(getattr(fresh, name)):
            yield f"{name} does not follow from the pieces on the table"
    for name in DERIVED_SETS:
        if getattr(g, name) != getattr(fresh, name):
            yield f"{name} does not follow from the pieces on the table"


# Sparse positions


def fill(state: State, named: Mapping[str, Any]) -> None:
    """What a sparse position does not name.

    The market has its starting stock, players own no resources, hands are the starting hands (known to all), the pile
    holds the cards that lie nowhere else, a card of the last type left is turned up. Discs, tiles, ships and missions
    not named are in the reserve.
    """
    assert isinstance(state, Suecia)
    g = state
    for kind in range(KINDS):
        if KIND.names[kind] not in named.get("stock", {}) and not isinstance(named.get("stock"), list):
            g.stock[kind] = g.data.market_start
    for seat in range(g.players):
        if SEATS[seat] not in named.get("hand", {}):
            for card in range(ESTATE_CARDS):
                g.hand[seat * ESTATE_CARDS + card] = g.data.start_cards[card]
                g.known[seat * ESTATE_CARDS + card] = g.data.start_cards[card]
        g.hand_size[seat] = sum(g.hand[seat * ESTATE_CARDS + card] for card in range(ESTATE_CARDS))
        if SEATS[seat] not in named.get("discs", {}):
            g.discs[seat] = g.data.discs - discs_on_the_table(g, seat)
    for tile in range(TILES):
        if TILE.names[tile] not in named.get("tiles", {}):
            g.tiles[tile] = g.data.tiles[tile] - list(g.tile).count(tile)
    for nation in range(NATIONS):
        if NATION.names[nation] not in named.get("cards", {}):
            g.cards[nation] = g.data.cards[nation] - list(g.card).count(nation)
    if "pile" not in named:
        fill_pile(g, "face_up" in named)
    for chit in range(CHITS):
        if CHIT.names[chit] not in named.get("in_play", {}):
            g.in_play[chit] = chits_on_the_table(g, chit)
    if "turn" not in named:
        g.turn = sum(played != NONE for played in g.tableau)
    g.derive()


def fill_pile(g: Suecia, face_up_named: bool) -> None:
    left = [g.data.copies[card] - cards_outside_pile(g, card) for card in range(ESTATE_CARDS)]
    if not face_up_named and any(count > 0 for count in left):
        g.face_up = max(card for card in range(ESTATE_CARDS) if left[card] > 0)
        left[g.face_up] -= 1
    for card in range(ESTATE_CARDS):
        g.pile.middle[card] = max(left[card], 0)
    g.pile.count = sum(g.pile.middle)


# Where a case may begin


def enter_turn(g: Suecia, seat: int) -> None:
    g.push(Turn(seat))


def enter_actions(g: Suecia, seat: int) -> None:
    g.active = seat
    g.push(NextTurn(seat))
    g.push(Draw(seat))
    g.push(Actions(seat))


def enter_action(g: Suecia, seat: int, deed: str, tier: str, estate: str) -> None:
    enter_actions(g, seat)
    g.deed = DEED.names.index(deed)
    g.deed_tier = TIER.names.index(tier)
    g.deed_estate = ESTATE.names.index(estate)
    g.phase = OPEN
    forget_moves(g)
    g.push(Window(0))
    begin(g, seat, g.deed, g.deed_tier)


def enter_window(g: Suecia, seat: int) -> None:
    enter_actions(g, seat)
    g.push(Window(0))


def enter_draw(g: Suecia, seat: int) -> None:
    g.active = seat
    g.push(NextTurn(seat))
    g.push(Draw(seat))


def entry(doc: str, build: Callable[..., None], **arguments: Any) -> Entry:
    return Entry(doc, build, arguments)


ENTRIES = {
    "turn": entry("The start of a seat's turn: playing a card.", enter_turn, seat=0),
    "actions": entry("A seat takes its estate actions; `pool` says which are left.", enter_actions, seat=0),
    "action": entry(
        "A seat has just opened an action.", enter_action, seat=0, deed="place_castle", tier="basic", estate="nobility"
    ),
    "window": entry("The bonus window in a seat's turn; `opportunity` says what is open.", enter_window, seat=0),
    "draw": entry("A seat draws at the end of its turn.", enter_draw, seat=0),
    "end": entry("The game is over and points are counted.", announce),
}
