"""What one seat may see."""

from typing import Literal

from longhall.games.suecia.chapters.bonus import Window, can_take
from longhall.games.suecia.chapters.collect import stock_allows
from longhall.games.suecia.chapters.geometry import RING, STEP_Q, STEP_R, q_of, r_of, ring_index
from longhall.games.suecia.chapters.place import ChooseCentre, ChooseRotation
from longhall.games.suecia.chapters.provinces import kind_of
from longhall.games.suecia.chapters.scoring import building_points, fulfilled, points, resource_value
from longhall.games.suecia.chapters.supply import ChooseGroup
from longhall.games.suecia.chapters.turn import ChooseColumn, ChooseTop, KeepOrSwap, PlayCard
from longhall.games.suecia.face.forecast import given, loads, parts, routes, supplies, wanted
from longhall.games.suecia.face.view_types import (
    Action,
    Bonus,
    Card,
    Column,
    Drawn,
    EmptySquare,
    Laying,
    MarketRow,
    Mat,
    Player,
    ReserveCard,
    ReserveMat,
    ReserveTile,
    Side,
    Space,
    Square,
    TiledSquare,
    View,
    Zone,
)
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    BONUS,
    BONUSES,
    CHIT,
    CHITS,
    CLERGY,
    COLLECT_MARKET,
    COLLECT_RESERVE,
    COLUMN,
    COMPLETED,
    DEED,
    DIRECTION,
    DIRECTIONS,
    ESTATE,
    ESTATE_CARD,
    ESTATE_CARDS,
    HALVES,
    KIND,
    KINDS,
    LINES,
    MAT,
    MATS,
    NATION,
    NATIONS,
    NOBILITY,
    PHASE,
    ROWS,
    SHIP_BONUS,
    SITE,
    SITES,
    SLOT,
    SLOTS,
    SORT,
    SORT_SIZE,
    SQUARE,
    SQUARES,
    TIER,
    TIERS,
    TILE,
    TILES,
    ZONE,
    ZONE_MATS,
)
from longhall.kernel.actions import SEATS
from longhall.kernel.frames import NOBODY
from longhall.kernel.state import State


def view(state: State, seat: int) -> View:
    """The table from one seat (-1: a spectator): all of it but other hands, the pile and a card just drawn.  SU-5"""
    assert isinstance(state, Suecia)
    g = state
    return {
        "turn": g.turn,
        "turns": g.players * g.data.columns[g.players] * g.data.rows[g.players],
        "active": g.active,
        "over": g.over,
        "action": action_view(g),
        "step": step(g),
        "pool": {name: g.pool[i] for i, name in enumerate(ESTATE.names)},
        "estates": {
            name: {
                tier: [deed for d, deed in enumerate(DEED.names) if g.data.deeds[estate * TIERS + t] >> d & 1]
                for t, tier in enumerate(TIER.names)
            }
            for estate, name in enumerate(ESTATE.names)
        },
        "action_cost": {name: g.data.action_cost[tier] for tier, name in enumerate(TIER.names)},
        "routes": routes(g),
        "supplies": supplies(g) if isinstance(g.waiting, ChooseGroup) else None,
        "loads": loads(g),
        "market": [market_row(g, kind) for kind in range(KINDS)],
        "city": {"rows": LINES, "columns": LINES, "squares": [square_view(g, square) for square in range(SQUARES)]},
        "provinces": {name: zone_view(g, zone) for zone, name in enumerate(ZONE.names)},
        "laying": laying_view(g),
        "mats": [reserve_mat(g, mat) for mat in range(MATS) if g.centre[mat] == NONE],
        "tiles": [reserve_tile(g, tile) for tile in range(TILES)],
        "cards": [reserve_card(g, nation) for nation in range(NATIONS)],
        "players": [player_view(g, seat, other) for other in range(g.players)],
        "pile": {"element": "pile", "count": g.pile.size()},
        "face_up": {"element": "face_up", "card": name_or_none(g.face_up, ESTATE_CARD.names)},
        "drawn": drawn_view(g, seat),
        "playing": name_or_none(g.playing, ESTATE_CARD.names),
    }


def step(g: Suecia) -> Literal["card", "actions", "bonus", "draw", "over"]:
    """Where in the turn the game stands.  SU-6"""
    if g.waiting is None:
        return "over"
    if isinstance(g.waiting, (PlayCard, ChooseTop, ChooseColumn)):
        return "card"
    if isinstance(g.waiting, KeepOrSwap):
        return "draw"
    is_done = g.phase == COMPLETED and any(isinstance(frame, Window) for frame in g.pending)
    return "bonus" if is_done else "actions"


def name_or_none(number: int, names: list[str]) -> str | None:
    return names[number] if number >= 0 else None


def seat_or_none(owner: int) -> int | None:
    return owner if owner != NOBODY else None


def kinds_in(members: int) -> list[str]:
    return [KIND.names[kind] for kind in range(KINDS) if members >> kind & 1]


def action_view(g: Suecia) -> Action | None:
    """The turn's last opened action, and what has moved on the market in it."""
    if g.deed == NONE:
        return None
    return {
        "deed": DEED.names[g.deed],
        "tier": TIER.names[g.deed_tier],
        "estate": ESTATE.names[g.deed_estate],
        "phase": PHASE.names[g.phase],
        "moved_in": kinds_in(g.moved_in),
        "moved_out": kinds_in(g.moved_out),
        "sold": kinds_in(g.sold),
        "bought": kinds_in(g.bought),
    }


def market_row(g: Suecia, kind: int) -> MarketRow:
    """A row of the market: its spaces from left to right with prices and chits.  SU-70"""
    data = g.data
    prices = sorted({data.buying_price(kind, stock) for stock in range(1, data.capacity + 1)})
    # From the right the spaces fill one after the other; how much each holds follows from the prices.
    spaces: list[Space] = []
    for price in prices:
        stocks = [stock for stock in range(1, data.capacity + 1) if data.buying_price(kind, stock) == price]
        spaces.append({"price": price, "room": len(stocks), "chits": sum(stock <= g.stock[kind] for stock in stocks)})
    return {
        "element": f"market:{KIND.names[kind]}",
        "kind": KIND.names[kind],
        "stock": g.stock[kind],
        "capacity": data.capacity,
        "spaces": spaces,
        "buying": data.buying_price(kind, g.stock[kind]) or None,
        "selling": data.selling_price(kind, g.stock[kind]) or None,
        "collects": [
            ESTATE.names[estate]
            for estate, deed in ((NOBILITY, COLLECT_RESERVE), (CLERGY, COLLECT_MARKET))
            if stock_allows(g, deed, kind)
        ],
        "wanted": wanted(g, kind),
        "given": given(g, kind),
        "from_market": data.market_price,
    }


def square_view(g: Suecia, square: int) -> EmptySquare | TiledSquare:
    place: Square = {
        "element": f"square:{SQUARE.names[square]}",
        "square": SQUARE.names[square],
        "row": square // LINES + 1,
        "column": square % LINES + 1,
        "usable": bool(g.data.squares >> square & 1),
    }
    tile = g.tile[square]
    if tile == NONE:
        return {**place, "tile": None}
    face = tile * 2 + g.face[square]
    return {
        **place,
        "tile": TILE.names[tile],
        "face": TIER.names[g.face[square]],
        "kind": KIND.names[g.data.tile_kind[face]],
        "turns_to": KIND.names[g.data.tile_kind[tile * 2 + 1]] if g.face[square] == 0 else None,
        "owner": seat_or_none(g.shop[square]),
        "slots": [
            {"kind": KIND.names[kind], "full": g.goods[square * KINDS + kind] == 1}
            for kind in range(KINDS)
            if g.data.tile_slots[face] >> kind & 1
        ],
    }


def zone_view(g: Suecia, zone: int) -> Zone:
    """The mats that lie in a zone, and where the next may lie."""
    sites = [g.sites[zone * SITES + site] for site in range(SITES)]
    return {
        "mats": [mat_view(g, mat) for mat in range(zone * ZONE_MATS, (zone + 1) * ZONE_MATS) if g.centre[mat] != NONE],
        "sites": [
            {
                "element": f"site:{ZONE.names[zone]}.{SITE.names[i]}",
                "site": SITE.names[i],
                "q": q_of(site),
                "r": r_of(site),
            }
            for i, site in enumerate(sites)
            if site != NONE
        ],
    }


def mat_view(g: Suecia, mat: int) -> Mat:
    q, r = q_of(g.centre[mat]), r_of(g.centre[mat])
    return {
        "element": f"mat:{MAT.names[mat]}",
        "mat": MAT.names[mat],
        "q": q,
        "r": r,
        "rotation": g.rotation[mat],
        "majority": KIND.names[g.data.majority[mat]],
        "castle": seat_or_none(g.castle[mat]),
        "church": seat_or_none(g.church[mat]),
        "hexes": [
            {
                "element": f"hex:{MAT.names[mat]}.{DIRECTION.names[direction]}",
                "direction": DIRECTION.names[direction],
                "q": q + STEP_Q[direction],
                "r": r + STEP_R[direction],
                "kind": KIND.names[kind_of(g, mat, direction)],
                "farm": seat_or_none(g.farm[mat * DIRECTIONS + direction]),
            }
            for direction in range(DIRECTIONS)
        ],
    }


def laying_view(g: Suecia) -> Laying | None:
    """The mat that is being laid: what each rotation would put into the six directions."""
    frame = g.waiting
    if isinstance(frame, ChooseCentre):
        mat, cell = frame.mat, NONE
    elif isinstance(frame, ChooseRotation):
        mat, cell = frame.mat, frame.cell
    else:
        return None
    return {
        "mat": MAT.names[mat],
        "zone": ZONE.names[mat // ZONE_MATS],
        "q": q_of(cell) if cell != NONE else None,
        "r": r_of(cell) if cell != NONE else None,
        "rotations": [
            {
                DIRECTION.names[direction]: KIND.names[g.data.hex_kind(mat, ring_index(direction, rotation))]
                for direction in range(DIRECTIONS)
            }
            for rotation in range(RING)
        ]
        if cell != NONE
        else None,
    }


def reserve_mat(g: Suecia, mat: int) -> ReserveMat:
    return {
        "element": f"mat:{MAT.names[mat]}",
        "mat": MAT.names[mat],
        "tier": TIER.names[mat // ZONE_MATS],
        "majority": KIND.names[g.data.majority[mat]],
        "ring": [KIND.names[g.data.hex_kind(mat, i)] for i in range(RING)],
    }


def reserve_tile(g: Suecia, tile: int) -> ReserveTile:
    return {
        "element": f"tile:{TILE.names[tile]}",
        "tile": TILE.names[tile],
        "left": g.tiles[tile],
        "basic": KIND.names[g.data.tile_kind[tile * 2]],
        "advanced": KIND.names[g.data.tile_kind[tile * 2 + 1]],
        "slots": kinds_in(g.data.tile_slots[tile * 2 + 1]),
    }


def reserve_card(g: Suecia, nation: int) -> ReserveCard:
    return {
        "element": f"nation:{NATION.names[nation]}",
        "nation": NATION.names[nation],
        "sort": SORT.names[nation // SORT_SIZE],
        "left": g.cards[nation],
        "front": side_view(g, nation, 0),
        "back": side_view(g, nation, 1),
    }


def side_view(g: Suecia, nation: int, side: int) -> Side:
    """What a side of a ship or mission asks for and returns."""
    return {
        "demand": {KIND.names[k]: g.data.asks(nation, side, k) for k in range(KINDS) if g.data.asks(nation, side, k)},
        "returns": {
            CHIT.names[c]: g.data.gives(nation, side, c) for c in range(CHITS) if g.data.gives(nation, side, c)
        },
    }


def player_view(g: Suecia, seat: int, other: int) -> Player:
    name = SEATS[other]
    own_or_open = seat == other
    hand = [g.hand[other * ESTATE_CARDS + card] for card in range(ESTATE_CARDS)]
    known = [g.known[other * ESTATE_CARDS + card] for card in range(ESTATE_CARDS)]
    return {
        "element": f"seat:{name}",
        "seat": other,
        "points": points(g, other),
        "parts": parts(g, other),
        "building_points": building_points(g, other),
        "fulfilled": fulfilled(g, other),
        "resource_value": resource_value(g, other),
        "discs": g.discs[other],
        "chits": {CHIT.names[chit]: g.chits[other * CHITS + chit] for chit in range(CHITS)},
        "escrow": {KIND.names[kind]: g.escrow[other * KINDS + kind] for kind in range(KINDS)},
        "hand": {
            "element": f"hand:{name}",
            "count": g.hand_size[other],
            "cards": {ESTATE_CARD.names[card]: hand[card] for card in range(ESTATE_CARDS)} if own_or_open else None,
            "known": {ESTATE_CARD.names[card]: known[card] for card in range(ESTATE_CARDS)},
        },
        "tableau": [column_view(g, other, column) for column in range(g.data.columns[g.players])],
        "cards": [card_view(g, other, slot) for slot in range(SLOTS) if g.card[other * SLOTS + slot] != NONE],
        "bonuses": bonus_view(g, other),
        "bonuses_used": [BONUS.names[bonus] for bonus in range(BONUSES) if g.bonus_used[other] >> bonus & 1],
    }


def column_view(g: Suecia, seat: int, column: int) -> Column:
    cards = [g.tableau[(seat * len(COLUMN.names) + column) * ROWS + row] for row in range(ROWS)]
    return {
        "element": f"column:{SEATS[seat]}.{COLUMN.names[column]}",
        "room": g.data.rows[g.players],
        "cards": [
            {"card": ESTATE_CARD.names[card // 2], "estate": ESTATE.names[HALVES[card]]}
            for card in cards
            if card != NONE
        ],
        "next": g.column_height(seat, column) + 1 if g.column_height(seat, column) < g.data.rows[g.players] else None,
    }


def card_view(g: Suecia, seat: int, slot: int) -> Card:
    card = seat * SLOTS + slot
    nation = g.card[card]
    return {
        "element": f"card:{SEATS[seat]}.{SLOT.names[slot]}",
        "slot": SLOT.names[slot],
        "nation": NATION.names[nation],
        "sort": SORT.names[nation // SORT_SIZE],
        "flipped": g.flipped[card] == 1,
        **side_view(g, nation, g.flipped[card]),
        "cargo": {KIND.names[k]: g.cargo[card * KINDS + k] for k in range(KINDS) if g.cargo[card * KINDS + k]},
    }


def bonus_view(g: Suecia, seat: int) -> list[Bonus]:
    """A player's opportunities in the present window: for which kinds, or by which cards.  SU-67"""
    found: list[Bonus] = []
    for bonus in range(BONUSES):
        granted = g.opportunity[seat * BONUSES + bonus]
        if granted:
            by = SLOT.names if bonus >= SHIP_BONUS else KIND.names
            found.append(
                {
                    "bonus": BONUS.names[bonus],
                    "by": [name for i, name in enumerate(by) if granted >> i & 1],
                    "open": can_take(g, seat, bonus),
                }
            )
    return found


def drawn_view(g: Suecia, seat: int) -> Drawn | None:
    """The card just drawn: its drawer sees which, the others that it is there.  SU-18"""
    if g.drawn == NONE:
        return None
    return {"element": "drawn", "seat": g.active, "card": ESTATE_CARD.names[g.drawn] if seat == g.active else None}
