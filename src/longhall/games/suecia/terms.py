"""The words of the game: kinds, estates, deeds, places, actions, chance results and events."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.kernel.actions import COUNT, SEAT, Axis, Vocabulary, counted
from longhall.kernel.events import EventKind

# Kinds: three basic, three advanced, three of fulfilled missions. The tier of a kind is its number divided by three.
KINDS: Final[i64] = 6
CHITS: Final[i64] = 9
TIER_SIZE: Final[i64] = 3
BASIC: Final[i64] = 0
ADVANCED: Final[i64] = 1
TIERS: Final[i64] = 2

KIND: Final = Axis("kind", ["crop", "wood", "ore", "textile", "timber", "iron"])
CHIT: Final = Axis("chit", [*KIND.names, "economy", "military", "religion"])
TIER: Final = Axis("tier", ["basic", "advanced"])

# Estates and their cards.
ESTATES: Final[i64] = 4
NOBILITY: Final[i64] = 0
CLERGY: Final[i64] = 1
PEASANT: Final[i64] = 2
BURGHER: Final[i64] = 3
ESTATE_CARDS: Final[i64] = 6
COLUMNS: Final[i64] = 6
ROWS: Final[i64] = 3

ESTATE: Final = Axis("estate", ["nobility", "clergy", "peasant", "burgher"])
ESTATE_CARD: Final = Axis("card", ["PB", "BC", "CN", "NP", "PC", "BN"])
COLUMN: Final = Axis("column", ["1", "2", "3", "4", "5", "6"])
ROW: Final = Axis("row", ["1", "2", "3"])
# The two estates of each card: the letters of its name.
LETTERS: Final = [name[0].upper() for name in ESTATE.names]
HALVES: Final[vec[i64]] = vec[i64]([LETTERS.index(letter) for name in ESTATE_CARD.names for letter in name])
# A card in a tableau: its number times two, plus which half is on top.
PLAYED: Final = Axis(
    "played", [f"{ESTATE_CARD.names[half // 2]}:{ESTATE.names[HALVES[half]]}" for half in range(len(HALVES))]
)

# What an estate action can be.
DEEDS: Final[i64] = 12
PLACE_CASTLE: Final[i64] = 0
PLACE_CHURCH: Final[i64] = 1
PLACE_FARM: Final[i64] = 2
PLACE_SHOP: Final[i64] = 3
FLIP_TILE: Final[i64] = 4
COLLECT_RESERVE: Final[i64] = 5
COLLECT_MARKET: Final[i64] = 6
COLLECT_SHIP: Final[i64] = 7
COLLECT_MISSION: Final[i64] = 8
SUPPLY_CITY: Final[i64] = 9
DEMAND_SHIPS: Final[i64] = 10
DEMAND_MISSIONS: Final[i64] = 11

DEED: Final = Axis(
    "deed",
    [
        "place_castle",
        "place_church",
        "place_farm",
        "place_shop",
        "flip_tile",
        "collect_resource_reserve",
        "collect_resource_market",
        "collect_ship",
        "collect_mission",
        "supply",
        "demand_ships",
        "demand_missions",
    ],
)

# How far the turn's last opened action has come.
CLOSED: Final[i64] = 0  # none yet, or it was abandoned
OPEN: Final[i64] = 1
COMPLETED: Final[i64] = 2
PHASE: Final = Axis("phase", ["closed", "open", "completed"])

# Provinces: six mats a zone; a resource hex is named by its mat and the direction from the crest in which it lies.
MATS: Final[i64] = 12
ZONE_MATS: Final[i64] = 6
DIRECTIONS: Final[i64] = 6
HEXES: Final[i64] = 72
ZONE_HEXES: Final[i64] = 36
SITES: Final[i64] = 12  # a mat never has more legal centres than that

MAT: Final = Axis("mat", ["MB1", "MB2", "MB3", "MB4", "MB5", "MB6", "MA1", "MA2", "MA3", "MA4", "MA5", "MA6"])
DIRECTION: Final = Axis("direction", ["e", "se", "sw", "w", "nw", "ne"])
ROTATION: Final = Axis("rotation", ["0", "1", "2", "3", "4", "5"])
SITE: Final = Axis("site", ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
ZONE: Final = Axis("zone", ["west", "north"])

# The city.
LINES: Final[i64] = 5
SQUARES: Final[i64] = 25
TILES: Final[i64] = 6

TILE: Final = Axis("tile", ["CROP-TEX", "CROP-TIM", "ORE-IRON", "ORE-TEX", "WOOD-IRON", "WOOD-TIM"])
SQUARE: Final = Axis("square", [f"{row}-{column}" for row in range(1, 6) for column in range(1, 6)])

# Ships and missions.
SHIPS: Final[i64] = 0
MISSIONS: Final[i64] = 1
NATIONS: Final[i64] = 6
SLOTS: Final[i64] = 6  # of a player: three ships, three missions
SORT_SIZE: Final[i64] = 3  # nations, and slots of a player, of each sort
FRONT: Final[i64] = 0
BACK: Final[i64] = 1

NATION: Final = Axis("nation", ["england", "hansa", "holland", "finland", "baltics", "russia"])
SORT: Final = Axis("sort", ["ships", "missions"])
SLOT: Final = Axis("slot", ["ship1", "ship2", "ship3", "mission1", "mission2", "mission3"])

# How many units are sold or bought at once: so many, or as many as can be.
NUMBERED: Final[i64] = 20
ALL: Final[i64] = NUMBERED
AMOUNT: Final = Axis("amount", [*[str(number) for number in range(1, NUMBERED + 1)], "all"])

# Bonus actions.
BONUSES: Final[i64] = 6
CASTLE_BONUS: Final[i64] = 0
FARM_BONUS: Final[i64] = 1
CHURCH_BONUS: Final[i64] = 2
SHOP_BONUS: Final[i64] = 3
SHIP_BONUS: Final[i64] = 4
MISSION_BONUS: Final[i64] = 5

BONUS: Final = Axis("bonus", ["castle", "farm", "church", "shop", "ship", "mission"])

# Numbers that are written out are compiled into the rules as such, and not looked up. That they still count the names
# is checked, so that a piece that is added or moved is noticed at once.
counted(
    "games/suecia/terms.py",
    {
        "KINDS": (KINDS, len(KIND.names)),
        "CHITS": (CHITS, len(CHIT.names)),
        "TIERS": (TIERS, len(TIER.names)),
        "TIER_SIZE times TIERS": (TIER_SIZE * TIERS, len(KIND.names)),
        "ESTATES": (ESTATES, len(ESTATE.names)),
        "NOBILITY": (NOBILITY, ESTATE.names.index("nobility")),
        "CLERGY": (CLERGY, ESTATE.names.index("clergy")),
        "PEASANT": (PEASANT, ESTATE.names.index("peasant")),
        "BURGHER": (BURGHER, ESTATE.names.index("burgher")),
        "ESTATE_CARDS": (ESTATE_CARDS, len(ESTATE_CARD.names)),
        "COLUMNS": (COLUMNS, len(COLUMN.names)),
        "ROWS": (ROWS, len(ROW.names)),
        "DEEDS": (DEEDS, len(DEED.names)),
        "PLACE_CASTLE": (PLACE_CASTLE, DEED.names.index("place_castle")),
        "PLACE_CHURCH": (PLACE_CHURCH, DEED.names.index("place_church")),
        "PLACE_FARM": (PLACE_FARM, DEED.names.index("place_farm")),
        "PLACE_SHOP": (PLACE_SHOP, DEED.names.index("place_shop")),
        "FLIP_TILE": (FLIP_TILE, DEED.names.index("flip_tile")),
        "COLLECT_RESERVE": (COLLECT_RESERVE, DEED.names.index("collect_resource_reserve")),
        "COLLECT_MARKET": (COLLECT_MARKET, DEED.names.index("collect_resource_market")),
        "COLLECT_SHIP": (COLLECT_SHIP, DEED.names.index("collect_ship")),
        "COLLECT_MISSION": (COLLECT_MISSION, DEED.names.index("collect_mission")),
        "SUPPLY_CITY": (SUPPLY_CITY, DEED.names.index("supply")),
        "DEMAND_SHIPS": (DEMAND_SHIPS, DEED.names.index("demand_ships")),
        "DEMAND_MISSIONS": (DEMAND_MISSIONS, DEED.names.index("demand_missions")),
        "CLOSED": (CLOSED, PHASE.names.index("closed")),
        "OPEN": (OPEN, PHASE.names.index("open")),
        "COMPLETED": (COMPLETED, PHASE.names.index("completed")),
        "MATS": (MATS, len(MAT.names)),
        "ZONE_MATS in all zones": (ZONE_MATS * len(ZONE.names), len(MAT.names)),
        "DIRECTIONS": (DIRECTIONS, len(DIRECTION.names)),
        "HEXES": (HEXES, len(MAT.names) * len(DIRECTION.names)),
        "ZONE_HEXES": (ZONE_HEXES, ZONE_MATS * DIRECTIONS),
        "SITES": (SITES, len(SITE.names)),
        "SQUARES": (SQUARES, len(SQUARE.names)),
        "LINES times LINES": (LINES * LINES, len(SQUARE.names)),
        "TILES": (TILES, len(TILE.names)),
        "NATIONS": (NATIONS, len(NATION.names)),
        "SLOTS": (SLOTS, len(SLOT.names)),
        "SORT_SIZE times sorts, of nations": (SORT_SIZE * len(SORT.names), len(NATION.names)),
        "SORT_SIZE times sorts, of slots": (SORT_SIZE * len(SORT.names), len(SLOT.names)),
        "SHIPS": (SHIPS, SORT.names.index("ships")),
        "MISSIONS": (MISSIONS, SORT.names.index("missions")),
        "ALL": (ALL, AMOUNT.names.index("all")),
        "BONUSES": (BONUSES, len(BONUS.names)),
        "CASTLE_BONUS": (CASTLE_BONUS, BONUS.names.index("castle")),
        "FARM_BONUS": (FARM_BONUS, BONUS.names.index("farm")),
        "CHURCH_BONUS": (CHURCH_BONUS, BONUS.names.index("church")),
        "SHOP_BONUS": (SHOP_BONUS, BONUS.names.index("shop")),
        "SHIP_BONUS": (SHIP_BONUS, BONUS.names.index("ship")),
        "MISSION_BONUS": (MISSION_BONUS, BONUS.names.index("mission")),
    },
)

ACTIONS: Final = Vocabulary()
PLAY: Final = ACTIONS.family("play", ESTATE_CARD)
TOP: Final = ACTIONS.family("top", ESTATE)
INTO: Final = ACTIONS.family("column", COLUMN)
BASIC_ACTION: Final = ACTIONS.family("basic", ESTATE, DEED)
ADVANCED_ACTION: Final = ACTIONS.family("advanced", ESTATE, DEED)
END: Final = ACTIONS.family("end")
ABANDON: Final = ACTIONS.family("abandon")
EXCHANGE: Final = ACTIONS.family("exchange")
SELL: Final = ACTIONS.family("sell", KIND, AMOUNT)
BUY: Final = ACTIONS.family("buy", KIND, AMOUNT)
ENOUGH: Final = ACTIONS.family("enough")
TAKE_MAT: Final = ACTIONS.family("mat", MAT)
CENTRE: Final = ACTIONS.family("centre", SITE)
TURN_MAT: Final = ACTIONS.family("rotation", ROTATION)
CHURCH: Final = ACTIONS.family("church", MAT)
PROVINCE: Final = ACTIONS.family("province", MAT)
HEX: Final = ACTIONS.family("hex", DIRECTION)
TAKE_TILE: Final = ACTIONS.family("tile", TILE)
ON_SQUARE: Final = ACTIONS.family("square", SQUARE)
FLIP: Final = ACTIONS.family("flip", SQUARE)
COLLECT: Final = ACTIONS.family("collect", KIND)
RETURN: Final = ACTIONS.family("return", SLOT)
TAKE: Final = ACTIONS.family("take", NATION)
SUPPLY: Final = ACTIONS.family("supply", MAT, DIRECTION)
DEMAND: Final = ACTIONS.family("demand", NATION)
FILL: Final = ACTIONS.family("fill", SLOT, KIND)
FINISH: Final = ACTIONS.family("finish")
TAKE_BONUS: Final = ACTIONS.family("bonus", BONUS)
STOP: Final = ACTIONS.family("stop")
PAY: Final = ACTIONS.family("pay", KIND)
COMPLETE: Final = ACTIONS.family("complete", SLOT)
LIFT_CASTLE: Final = ACTIONS.family("lift_castle", MAT)
LIFT_CHURCH: Final = ACTIONS.family("lift_church", MAT)
LIFT_FARM: Final = ACTIONS.family("lift_farm", MAT, DIRECTION)
LIFT_SHOP: Final = ACTIONS.family("lift_shop", SQUARE)
KEEP: Final = ACTIONS.family("keep")
SWAP: Final = ACTIONS.family("swap")

CHANCE: Final = Vocabulary()
FIRST_SEAT: Final = CHANCE.family("first", SEAT)
TURNED_UP: Final = CHANCE.family("turned_up", ESTATE_CARD)
DRAWN: Final = CHANCE.family("drawn", ESTATE_CARD)

# In events a kind is called `resource`: there `kind` is what sort of event it is.
RESOURCE: Final = KIND.called("resource")

# The table is set, a turn is taken.
STARTED: Final = EventKind("started", [SEAT, ESTATE_CARD], [])
TURN: Final = EventKind("turn", [SEAT, COUNT.called("number")], [])
PLAYED_CARD: Final = EventKind("played", [SEAT, ESTATE_CARD], [])
TOPPED: Final = EventKind("topped", [SEAT, ESTATE_CARD, ESTATE], [])
IN_COLUMN: Final = EventKind("in_column", [SEAT, COLUMN, COUNT], [])
DREW: Final = EventKind("drew", [SEAT], [ESTATE_CARD])
KEPT: Final = EventKind("kept", [SEAT], [])
SWAPPED: Final = EventKind("swapped", [SEAT, ESTATE_CARD.called("taken"), ESTATE_CARD.called("left")], [])
TOOK_LAST: Final = EventKind("took_last", [SEAT, ESTATE_CARD], [])

# Estate actions.
OPENED: Final = EventKind("opened", [SEAT, TIER, ESTATE, DEED], [])
ABANDONED: Final = EventKind("abandoned", [SEAT, DEED], [])
ENDED: Final = EventKind("ended", [SEAT, COUNT], [])

# Buildings.
PAID: Final = EventKind("paid", [SEAT, RESOURCE, COUNT], [])
MAT_TAKEN: Final = EventKind("mat_taken", [SEAT, MAT], [])
SITE_CHOSEN: Final = EventKind("site_chosen", [SEAT, MAT, COUNT.called("q"), COUNT.called("r")], [])
CASTLE_BUILT: Final = EventKind("castle_built", [SEAT, MAT, ROTATION], [])
CHURCH_BUILT: Final = EventKind("church_built", [SEAT, MAT], [])
PROVINCE_CHOSEN: Final = EventKind("province_chosen", [SEAT, MAT], [])
FARM_BUILT: Final = EventKind("farm_built", [SEAT, MAT, DIRECTION, RESOURCE], [])
TILE_TAKEN: Final = EventKind("tile_taken", [SEAT, TILE, TIER], [])
SHOP_BUILT: Final = EventKind("shop_built", [SEAT, SQUARE, TILE, RESOURCE], [])
TILE_FLIPPED: Final = EventKind("tile_flipped", [SEAT, SQUARE, RESOURCE], [])
CASTLE_LIFTED: Final = EventKind("castle_lifted", [SEAT, MAT], [])
CHURCH_LIFTED: Final = EventKind("church_lifted", [SEAT, MAT], [])
FARM_LIFTED: Final = EventKind("farm_lifted", [SEAT, MAT, DIRECTION], [])
SHOP_LIFTED: Final = EventKind("shop_lifted", [SEAT, SQUARE, COUNT], [])

# Resources, ships and missions.
COLLECTED_RESERVE: Final = EventKind("collected_reserve", [SEAT, RESOURCE], [])
COLLECTED_MARKET: Final = EventKind("collected_market", [SEAT, RESOURCE], [])
CHIT_TO_MARKET: Final = EventKind("chit_to_market", [SEAT, RESOURCE], [])
CARD_TAKEN: Final = EventKind("card_taken", [SEAT, NATION], [])
CARD_RETURNED: Final = EventKind("card_returned", [SEAT, NATION, SLOT], [])
CARGO_LOST: Final = EventKind("cargo_lost", [SEAT, SLOT, RESOURCE, COUNT], [])
SUPPLY_BEGAN: Final = EventKind("supply_began", [SEAT, RESOURCE, COUNT.called("farms"), COUNT.called("churches")], [])
UNIT_TO_SHOP: Final = EventKind("unit_to_shop", [SEAT, RESOURCE, SQUARE], [])
UNIT_TO_MARKET: Final = EventKind("unit_to_market", [SEAT, RESOURCE], [])
UNITS_LOST: Final = EventKind("units_lost", [RESOURCE, COUNT], [])
DEMAND_BEGAN: Final = EventKind("demand_began", [SEAT, NATION], [])
UNIT_FROM_SHOP: Final = EventKind("unit_from_shop", [SEAT, RESOURCE, SQUARE, SEAT.called("owner"), SLOT], [])
UNIT_FROM_MARKET: Final = EventKind("unit_from_market", [SEAT, RESOURCE, COUNT.called("price"), SLOT], [])
DEMAND_ENDED: Final = EventKind("demand_ended", [SEAT], [])
OWNER_PAID: Final = EventKind("owner_paid", [SEAT, SEAT.called("owner"), RESOURCE, COUNT], [])
CARD_COMPLETED: Final = EventKind("card_completed", [SEAT, NATION, CHIT, COUNT], [])

# Bonuses.
CASTLE_GAIN: Final = EventKind("castle_gain", [SEAT, RESOURCE, MAT], [])
CHURCH_GAIN: Final = EventKind("church_gain", [SEAT, RESOURCE, MAT], [])
BONUS_TAKEN: Final = EventKind("bonus_taken", [SEAT, BONUS], [])
BONUS_GIVEN_UP: Final = EventKind("bonus_given_up", [SEAT], [])
BONUSES_DONE: Final = EventKind("bonuses_done", [SEAT], [])
KIND_CHOSEN: Final = EventKind("kind_chosen", [SEAT, RESOURCE], [])
CARD_FLIPPED: Final = EventKind("card_flipped", [SEAT, NATION], [])
CARD_REPLACED: Final = EventKind("card_replaced", [SEAT, NATION], [])
FORGONE: Final = EventKind("forgone", [SEAT], [])

# The market, the end.
EXCHANGE_BEGAN: Final = EventKind("exchange_began", [SEAT], [])
SOLD: Final = EventKind("sold", [SEAT, RESOURCE, COUNT, COUNT.called("price")], [])
BOUGHT: Final = EventKind("bought", [SEAT, RESOURCE, COUNT, COUNT.called("price")], [])
EXCHANGE_ENDED: Final = EventKind("exchange_ended", [SEAT, COUNT.called("lost")], [])
SCORED: Final = EventKind(
    "scored", [SEAT, COUNT.called("buildings"), COUNT.called("missions"), COUNT.called("points")], []
)

EVENTS: Final = [
    STARTED,
    TURN,
    PLAYED_CARD,
    TOPPED,
    IN_COLUMN,
    DREW,
    KEPT,
    SWAPPED,
    TOOK_LAST,
    OPENED,
    ABANDONED,
    ENDED,
    PAID,
    MAT_TAKEN,
    SITE_CHOSEN,
    CASTLE_BUILT,
    CHURCH_BUILT,
    PROVINCE_CHOSEN,
    FARM_BUILT,
    TILE_TAKEN,
    SHOP_BUILT,
    TILE_FLIPPED,
    CASTLE_LIFTED,
    CHURCH_LIFTED,
    FARM_LIFTED,
    SHOP_LIFTED,
    COLLECTED_RESERVE,
    COLLECTED_MARKET,
    CHIT_TO_MARKET,
    CARD_TAKEN,
    CARD_RETURNED,
    CARGO_LOST,
    SUPPLY_BEGAN,
    UNIT_TO_SHOP,
    UNIT_TO_MARKET,
    UNITS_LOST,
    DEMAND_BEGAN,
    UNIT_FROM_SHOP,
    UNIT_FROM_MARKET,
    DEMAND_ENDED,
    OWNER_PAID,
    CARD_COMPLETED,
    CASTLE_GAIN,
    CHURCH_GAIN,
    BONUS_TAKEN,
    BONUS_GIVEN_UP,
    BONUSES_DONE,
    KIND_CHOSEN,
    CARD_FLIPPED,
    CARD_REPLACED,
    FORGONE,
    EXCHANGE_BEGAN,
    SOLD,
    BOUGHT,
    EXCHANGE_ENDED,
    SCORED,
]
