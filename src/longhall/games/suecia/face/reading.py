"""From data.toml, with or without an edition laid over it, to the tables of the rules."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.suecia.chapters.geometry import MIDDLE, STEP_Q, STEP_R, legal_centres
from longhall.games.suecia.components import Components
from longhall.games.suecia.terms import (
    BONUS,
    CHIT,
    CHITS,
    COLUMNS,
    DEED,
    DIRECTION,
    ESTATE,
    ESTATE_CARD,
    HALVES,
    KIND,
    KINDS,
    LINES,
    MAT,
    NATION,
    ROWS,
    SORT_SIZE,
    SQUARES,
    TIER,
    TIER_SIZE,
    TILE,
    ZONE_MATS,
)
from longhall.kernel.actions import Axis
from longhall.kernel.components import Table

MOST = 60  # of any piece: no table has more

# What states a rule and not a piece. An edition that changes one of these asks for another game.
RULES: dict[str, Any] = {
    "chits.unlimited": True,
    "market.physical_moves_per_kind_per_action": 1,
    "market.limits_tested_per": "unit",
    "market.prices.fill_order": "right_to_left",
    "market.prices.take_order": "left_to_right",
    "estate_rules.actions_per_card": 1,
    "hex.directions": [name.upper() for name in DIRECTION.names],
    "hex.vectors": [[STEP_Q[i], STEP_R[i]] for i in range(6)],
    "hex.rotations": 6,
    "province_rules.basic_mats": ZONE_MATS,
    "province_rules.advanced_mats": ZONE_MATS,
    "province_rules.zone_basic": "west",
    "province_rules.zone_advanced": "north",
    "province_rules.ring_size": 6,
    "province_rules.first_centre": [0, 0],
    "province_rules.min_centre_distance": 3,
    "turn_order.start_player": "random",
    "turn_order.direction": "clockwise",
    "place.castle_pays": "province majority",
    "place.church_pays": "province majority",
    "place.farm_pays": "hex kind",
    "place.shop_pays": "tile face kind",
    "place.flip_pays": "advanced face kind",
    "place.flip_is": "basic",
    "bonus_rules.kinds": BONUS.names,
    "bonus_rules.per_kind_limit": 1,
    "bonus_rules.limit_scope": "turn",
    "bonus_rules.order": "turn order from the active player",
    "scoring.tie_counts": ["hand", "own shops", "own ships", "own missions"],
}

SCANS = ("supply_basic", "supply_advanced", "demand_ships", "demand_missions")

# Tables with an entry for every piece of a sort.
PIECES = {
    "kind": CHIT,
    "recipe": Axis("chit", CHIT.names[TIER_SIZE:]),
    "estate": ESTATE,
    "estate_card": ESTATE_CARD,
    "ship": Axis("nation", NATION.names[:SORT_SIZE]),
    "mission": Axis("nation", NATION.names[SORT_SIZE:]),
    "city_tile": TILE,
    "province": MAT,
    "bonus": BONUS,
}


def read_data(raw: Mapping[str, Any]) -> Components:
    """The tables of the rules; ValueError with the path of the value that cannot be."""
    data = Table(raw)
    for name, axis in PIECES.items():
        data.table(name).each(axis)
    data.fixed(**RULES)
    made = Components()
    read_resources(data, made)
    read_estates(data, made)
    read_cards(data, made)
    read_city(data, made)
    read_provinces(data, made)
    read_players(data, made)
    read_remarks(data)
    data.done()
    return made


def read_resources(data: Table, made: Components) -> None:
    """SU-2, SU-3, SU-70"""
    for chit in range(TIER_SIZE, CHITS):
        path = f"recipe.{CHIT.names[chit]}.inputs"
        inputs = 0
        for kind in range(KINDS):
            if kind // TIER_SIZE == chit // TIER_SIZE - 1:
                inputs |= data.number(f"{path}.{KIND.names[kind]}", 0, 1) << kind
        if inputs.bit_count() != 2:
            raise data.wrong(path, "needs two different kinds, one of each")
        if chit < KINDS:
            made.recipe[chit] = inputs
    spaces = data.number("market.spaces_per_kind", 1, 9)
    per_space = data.number("market.capacity_per_space", 1, 9)
    made.capacity = spaces * per_space
    data.exactly("market.capacity_per_kind", made.capacity, "the number of spaces and what each holds")
    made.market_start = data.number("market.start_count_per_kind", 0, made.capacity)
    made.market_price = data.number("market.demand_cost_multiplier", 1, 9)
    made.lost_every = data.number("market.overflow_lost_every", 2, MOST)
    buying, selling = [], []
    for tier in TIER.names:
        path = f"market.prices.{tier}"
        prices = data.items(path)
        if len(prices) != spaces or not all(isinstance(price, int) and 0 < price <= 99 for price in prices):
            raise data.wrong(path, f"needs {spaces} prices from 1 to 99, left to right")
        if prices != sorted(prices):
            raise data.wrong(path, "prices must not fall from left to right, or exchanges would never end")
        # The right space is filled first: with `stock` chits so many spaces from the right are touched.
        buy = [0] + [prices[spaces - 1 - (stock - 1) // per_space] for stock in range(1, made.capacity + 1)]
        sell = [prices[spaces - 1 - stock // per_space] for stock in range(made.capacity)] + [0]
        for name, table in (("buy", buy), ("sell", sell)):
            if data.items(f"market.by_stock.{name}_{tier}") != table:
                raise data.wrong(f"market.by_stock.{name}_{tier}", f"the prices make it {table}")
        buying += buy
        selling += sell
    made.buying = vec[i64](buying)
    made.selling = vec[i64](selling)
    made.nobility_up_to = data.number("market.by_stock.nobility_collect_max_stock", 0, made.capacity - 1)
    made.clergy_from = data.number("market.by_stock.clergy_collect_min_stock", 1, made.capacity)


def read_estates(data: Table, made: Components) -> None:
    """SU-12, SU-14, SU-15"""
    for estate, name in enumerate(ESTATE.names):
        for tier, tier_name in enumerate(TIER.names):
            for deed in data.places(f"estate.{name}.{tier_name}", DEED.names):
                made.deeds[estate * 2 + tier] |= 1 << deed
    made.action_cost = vec[i64]([data.number(f"estate_rules.cost_{tier}", 1, ROWS) for tier in TIER.names])
    marks = []
    for card, name in enumerate(ESTATE_CARD.names):
        path = f"estate_card.{name}"
        if data.places(f"{path}.estates", ESTATE.names) != [HALVES[card * 2], HALVES[card * 2 + 1]]:
            raise data.wrong(f"{path}.estates", "follows from the name of the card")
        made.copies[card] = data.number(f"{path}.copies", 0, MOST)
        mark = data.number(f"{path}.start_mark", 0, len(ESTATE_CARD.names))
        marked = data.number(f"{path}.marked_copies", 0, made.copies[card])
        made.start_cards[card] = 1 if mark else 0
        if mark and marked < 5:
            raise data.wrong(f"{path}.marked_copies", "each of up to five players begins with one")
        if mark in marks and mark:
            raise data.wrong(f"{path}.start_mark", f"there is another card with the mark {mark}")
        marks.append(mark)
    for players in (3, 4, 5):
        read_tableau(data, made, players)


def read_tableau(data: Table, made: Components, players: int) -> None:
    """The size of a tableau, and whether there are cards enough to fill it."""
    path = f"tableau.p{players}"
    data.exactly(f"{path}.players", players, "the name of the table")
    rows = data.number(f"{path}.rows", 1, ROWS)
    columns = data.number(f"{path}.columns", 1, COLUMNS)
    made.rows[players] = rows
    made.columns[players] = columns
    start = sum(made.start_cards)
    turns = rows * columns
    cards = sum(made.copies)
    if cards < players * turns:
        raise data.wrong(f"{path}.columns", f"{players} tableaus of {turns} cards need more than the {cards} there are")
    pile = cards - players * start
    draws = min(turns, pile // players)
    data.exactly(f"{path}.turns_each", turns, "the size of the tableau")
    data.exactly(f"{path}.face_down_at_start", pile - 1, "the number of cards")
    data.exactly(f"{path}.draws_each", draws, "the number of cards")
    data.exactly(f"{path}.hand_left_at_end", start + draws - turns, "the number of cards")


def read_cards(data: Table, made: Components) -> None:
    """Ships ask for basic kinds and return advanced ones; missions ask for these.  SU-34, SU-36, SU-51, SU-65"""
    for sort, name in enumerate(("ship", "mission")):
        total = 0
        for nation in range(sort * 3, sort * 3 + 3):
            path = f"{name}.{NATION.names[nation]}"
            copies = data.number(f"{path}.copies", 0, MOST)
            data.exactly(f"card_rules.{name}s_per_nation", copies, f"{path}.copies")
            made.cards[nation] = copies
            total += copies
            for side, side_name in enumerate(("front", "back")):
                read_side(data, made, nation, side, f"{path}.{side_name}", side_name)
        data.exactly(f"card_rules.{name}s_total", total, f"the number of {name}s")
        made.card_limit[sort] = data.number(f"card_rules.hand_limit_{name}s", 1, 3)
        made.new_missions[sort] = data.number(f"card_rules.missions_for_flipped_{name}", 0, 3)
    if data.number("card_rules.per_nation_in_setup", 0, MOST) > min(made.cards):
        raise data.wrong("card_rules.per_nation_in_setup", "there are not so many cards")
    for nation in range(len(NATION.names)):
        made.cards[nation] = data.value("card_rules.per_nation_in_setup")


def read_side(data: Table, made: Components, nation: int, side: int, path: str, name: str) -> None:
    sort = nation // 3
    asked = returned = 0
    for kind in range(sort * 3, sort * 3 + 3):
        units = data.number(f"{path}.demand.{KIND.names[kind]}", 0, 9)
        made.demand[(nation * 2 + side) * KINDS + kind] = units
        asked += units
    for chit in range(sort * 3 + 3, sort * 3 + 6):
        units = data.number(f"{path}.returns.{CHIT.names[chit]}", 0, 9)
        made.returns[(nation * 2 + side) * CHITS + chit] = units
        returned += units
    data.exactly(f"card_rules.{name}_in", asked, f"{path}.demand")
    data.exactly(f"card_rules.{name}_out", returned, f"{path}.returns")
    if asked == 0:
        raise data.wrong(f"{path}.demand", "must ask for something")


def read_city(data: Table, made: Components) -> None:
    """SU-42, SU-54, SU-100, SU-101"""
    rows = data.number("city.rows", 1, LINES)
    columns = data.number("city.columns", 1, LINES)
    squares = {(row, column) for row in range(1, rows + 1) for column in range(1, columns + 1)}
    for i, blocked in enumerate(data.items("city.blocked")):
        if not isinstance(blocked, list) or tuple(blocked) not in squares:
            raise data.wrong(f"city.blocked[{i}]", f"there is no square {blocked!r}; a square is [row, column]")
        squares.remove((blocked[0], blocked[1]))
    made.squares = sum(1 << square_number(row, column) for row, column in squares)
    orders = [scan(data, use, rows, columns) for use in SCANS]
    made.supply_order = vec[i64](orders[0] + orders[1])
    made.demand_order = vec[i64](orders[2] + orders[3])
    for tile, name in enumerate(TILE.names):
        path = f"city_tile.{name}"
        basic = data.place(f"{path}.basic", KIND.names[:3])
        advanced = data.place(f"{path}.advanced", KIND.names[3:]) + 3
        made.tiles[tile] = data.number(f"{path}.copies", 0, MOST)
        wanted = {"basic": 1 << basic, "advanced": 1 << advanced | made.recipe[advanced]}
        if not made.recipe[advanced] >> basic & 1:
            raise data.wrong(f"{path}.advanced", "the basic kind must be part of its recipe, or chits would fall off")
        for tier, face in enumerate(TIER.names):
            slots = sum(1 << kind for kind in set(data.places(f"{path}.slots_{face}", KIND.names)))
            if slots != wanted[face] or slots.bit_count() != len(data.items(f"{path}.slots_{face}")):
                kinds = ", ".join(KIND.names[kind] for kind in range(KINDS) if wanted[face] >> kind & 1)
                raise data.wrong(f"{path}.slots_{face}", f"the kinds and recipes make it {kinds}")
            made.tile_slots[tile * 2 + tier] = slots
        made.tile_kind[tile * 2] = basic
        made.tile_kind[tile * 2 + 1] = advanced


def square_number(row: int, column: int) -> int:
    return (row - 1) * LINES + column - 1


def scan(data: Table, use: str, rows: int, columns: int) -> list[int]:
    """All squares in the order in which a supply or demand meets them; those that do not exist come last."""
    path = f"city.scan.{use}"
    by_rows = data.place(f"{path}.lines", ["columns", "rows"]) == 1
    lines, inner = (rows, columns) if by_rows else (columns, rows)
    for name, size in (("line_order", lines), ("inner_order", inner)):
        if sorted(data.numbers(f"{path}.{name}", size, 1, size)) != list(range(1, size + 1)):
            raise data.wrong(f"{path}.{name}", f"needs each of 1 to {size} once")
    order = [
        square_number(line, place) if by_rows else square_number(place, line)
        for line in data.value(f"{path}.line_order")
        for place in data.value(f"{path}.inner_order")
    ]
    return order + [square for square in range(SQUARES) if square not in order]


def read_provinces(data: Table, made: Components) -> None:
    """SU-22, SU-102, SU-104"""
    hexes = data.number("province_rules.majority_hexes", 1, 6)
    for mat, name in enumerate(MAT.names):
        path = f"province.{name}"
        tier = mat // ZONE_MATS
        if data.place(f"{path}.tier", TIER.names) != tier:
            raise data.wrong(f"{path}.tier", "follows from the name of the mat")
        kinds = KIND.names[tier * 3 : tier * 3 + 3]
        ring = [kind + tier * 3 for kind in data.places(f"{path}.ring", kinds)]
        majority = data.place(f"{path}.majority", kinds) + tier * 3
        if len(ring) != 6:
            raise data.wrong(f"{path}.ring", f"needs 6 kinds, has {len(ring)}")
        if ring.count(majority) != hexes or any(ring.count(kind) >= hexes for kind in set(ring) - {majority}):
            raise data.wrong(f"{path}.majority", f"must be the one kind on {hexes} of the hexes")
        made.majority[mat] = majority
        for i, kind in enumerate(ring):
            made.ring[mat * 6 + i] = kind
    counts = []
    centres = vec[i64]([])
    for _ in range(ZONE_MATS):
        found = legal_centres(centres)
        counts.append(len(found))
        centres = vec[i64]([*centres, found[0]])
    assert centres[0] == MIDDLE
    if data.items("province_rules.positions_by_placed_count") != counts:
        raise data.wrong("province_rules.positions_by_placed_count", f"follows from the shape of the mats: {counts}")


def read_players(data: Table, made: Components) -> None:
    """SU-20, SU-91, SU-92"""
    made.discs = data.number("player.discs", 1, 99)
    made.start_chits = vec[i64]([data.number(f"player.start_resources.{kind}", 0, 99) for kind in KIND.names])
    data.exactly("player.start_cards", sum(made.start_cards), "the marks on the estate cards")
    made.place_cost = data.number("place.cost", 0, 9)
    made.building_points = vec[i64]([data.number(f"scoring.{tier}_building", 0, 99) for tier in TIER.names])
    made.mission_points = data.number("scoring.fulfilled_mission", 0, 99)
    made.tie_value = vec[i64]([data.number(f"scoring.tie_{tier}_resource", 0, 99) for tier in TIER.names])


def read_remarks(data: Table) -> None:
    """What stands in the data for people alone."""
    remarks = [data.table("meta")]
    for piece in ("kind", "bonus"):
        remarks += data.table(piece).each(PIECES[piece])
    for table in remarks:
        for name in list(table.left):
            table.value(name)
    for name in ("chits.denominations", "player.colours", *[f"city.scan.{use}.side" for use in SCANS]):
        data.value(name)
