"""What everybody can work out from the board: where goods go, who is paid, and what a player's pieces bring."""

from longhall.games.suecia.chapters.actions import ChooseAction
from longhall.games.suecia.chapters.city import first_to_demand, first_to_supply, giving, wanting
from longhall.games.suecia.chapters.demand import ChooseNation, FillUnits
from longhall.games.suecia.chapters.flow import can_source, fill_unit, is_full, missing, supply
from longhall.games.suecia.chapters.provinces import churches_beside, group_of, zone_bit
from longhall.games.suecia.chapters.scoring import fulfilled
from longhall.games.suecia.chapters.supply import ChooseGroup
from longhall.games.suecia.face.view_types import Load, Part, Supply, Unit
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    CHIT,
    CHITS,
    DIRECTION,
    DIRECTIONS,
    HEXES,
    KIND,
    MAT,
    MATS,
    NATION,
    SLOT,
    SLOTS,
    SORT,
    SORT_SIZE,
    SQUARE,
    SQUARES,
    SUPPLY,
    TIER_SIZE,
    UNIT_FROM_MARKET,
    UNIT_FROM_SHOP,
    UNIT_TO_MARKET,
    UNIT_TO_SHOP,
    UNITS_LOST,
    ZONE_HEXES,
    ZONE_MATS,
)
from longhall.kernel.actions import SEATS
from longhall.kernel.sets import bit, count


def routes(g: Suecia) -> dict[str, list[str]]:
    """The four ways through the city.  SU-43, SU-53, SU-101"""
    orders = {
        "supply_basic": (g.data.supply_order, 0),
        "supply_advanced": (g.data.supply_order, SQUARES),
        "ships": (g.data.demand_order, 0),
        "missions": (g.data.demand_order, SQUARES),
    }
    return {
        name: [SQUARE.names[order[start + i]] for i in range(SQUARES) if g.data.squares >> order[start + i] & 1]
        for name, (order, start) in orders.items()
    }


def wanted(g: Suecia, kind: int) -> list[str]:
    """Where a supply of a kind goes, one unit each.  SU-42, SU-43"""
    found: list[str] = []
    squares = wanting(g, kind)
    while squares != 0:
        square = first_to_supply(g, kind, squares)
        found.append(SQUARE.names[square])
        squares &= ~bit(square)
    return found


def given(g: Suecia, kind: int) -> list[str]:
    """Where ships or missions find a kind, none of them skipped.  SU-53, SU-54"""
    found: list[str] = []
    squares = giving(g, kind)
    while squares != 0:
        square = first_to_demand(g, kind // TIER_SIZE, squares)
        found.append(SQUARE.names[square])
        squares &= ~bit(square)
    return found


def supplies(g: Suecia) -> list[Supply]:
    """For every group that may be chosen, tried out on a copy.  SU-40, SU-41, SU-43, SU-45, SU-48"""
    frame = g.waiting
    assert isinstance(frame, ChooseGroup)
    hexes = [SUPPLY.arg(action) for action in g.legal(frame.seat) if SUPPLY.has(action)]
    return [tried(g, frame, hex) for hex in hexes]


def tried(g: Suecia, frame: ChooseGroup, hex: int) -> Supply:
    kind = frame.kind_of_group(g, hex)
    group = group_of(g, frame.tier, frame.farms(g, kind), zone_bit(hex))
    churches = churches_beside(g, frame.tier, group)
    world = g.clone()
    world.events = []
    supply(world, frame.seat, kind, count(group) + count(churches))
    told = [(event.kind, event.args) for event in world.events]
    return {
        "element": f"hex:{MAT.names[hex // DIRECTIONS]}.{DIRECTION.names[hex % DIRECTIONS]}",
        "kind": KIND.names[kind],
        "farms": count(group),
        "churches": [g.church[mat] for mat in range(MATS) if churches >> mat & 1],
        "squares": [SQUARE.names[args[2]] for what, args in told if what is UNIT_TO_SHOP],
        "market": sum(what is UNIT_TO_MARKET for what, _ in told),
        "lost": sum(args[1] for what, args in told if what is UNITS_LOST),
    }


def loads(g: Suecia) -> list[Load]:
    """What each nation's ships or missions could load now, as if it were the only one to load.  SU-50"""
    frame = g.waiting
    if not isinstance(frame, (ChooseAction, ChooseNation, FillUnits)):
        return []
    nations = sorted({g.card[frame.seat * SLOTS + slot] for slot in range(SLOTS)} - {NONE})
    if isinstance(frame, FillUnits):
        nations = [frame.nation]
    elif isinstance(frame, ChooseNation):
        nations = [nation for nation in nations if nation // SORT_SIZE == frame.sort]
    return [load for nation in nations if (load := loaded(g, frame.seat, nation))["units"]]


def loaded(g: Suecia, seat: int, nation: int) -> Load:
    """One card after the other takes what it asks for, tried out on a copy.  SU-51, SU-53, SU-55, SU-57, SU-59"""
    sort = nation // SORT_SIZE
    world = g.clone()
    world.events = []
    returns = [0] * CHITS
    for slot in range(sort * SORT_SIZE, (sort + 1) * SORT_SIZE):
        card = seat * SLOTS + slot
        if g.card[card] != nation:
            continue
        for kind in range(sort * TIER_SIZE, (sort + 1) * TIER_SIZE):
            while missing(world, seat, slot, kind) > 0 and can_source(world, seat, kind):
                fill_unit(world, seat, slot, kind)
        if is_full(world, seat, slot):
            returns = [had + g.data.gives(nation, g.flipped[card], chit) for chit, had in enumerate(returns)]
    units: list[Unit] = []
    for event in world.events:
        if event.kind is UNIT_FROM_SHOP:
            _, kind, square, owner, slot = event.args
            units.append(unit(seat, slot, kind, SQUARE.names[square], owner, 1))
        elif event.kind is UNIT_FROM_MARKET:
            _, kind, price, slot = event.args
            units.append(unit(seat, slot, kind, None, None, price))
    return {
        "nation": NATION.names[nation],
        "sort": SORT.names[sort],
        "units": units,
        "returns": {CHIT.names[chit]: count for chit, count in enumerate(returns) if count},
    }


def unit(seat: int, slot: int, kind: int, square: str | None, owner: int | None, price: int) -> Unit:
    card = f"card:{SEATS[seat]}.{SLOT.names[slot]}"
    return {"kind": KIND.names[kind], "card": card, "square": square, "owner": owner, "price": price}


def parts(g: Suecia, seat: int) -> list[Part]:
    """Discs by province and by face, and fulfilled missions.  SU-91"""
    worth = g.data.building_points
    discs = [0, 0]
    for mat in range(MATS):
        discs[mat // ZONE_MATS] += (g.castle[mat] == seat) + (g.church[mat] == seat)
    for hex in range(HEXES):
        discs[hex // ZONE_HEXES] += g.farm[hex] == seat
    shops = [sum(g.shop[s] == seat and g.face[s] == face for s in range(SQUARES)) for face in range(2)]
    done = fulfilled(g, seat)
    return [
        {"part": "west", "count": discs[0], "worth": worth[0], "points": discs[0] * worth[0]},
        {"part": "north", "count": discs[1], "worth": worth[1], "points": discs[1] * worth[1]},
        {"part": "basic", "count": shops[0], "worth": worth[0], "points": shops[0] * worth[0]},
        {"part": "advanced", "count": shops[1], "worth": worth[1], "points": shops[1] * worth[1]},
        {"part": "missions", "count": done, "worth": g.data.mission_points, "points": done * g.data.mission_points},
    ]
