"""data.toml, perhaps with an edition laid over it, as tables of numbers."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.shipwrights.components import (
    FIXED,
    MILL_CAPACITY,
    PER_GOLD,
    PER_NONMILITANT_SHIP,
    Components,
)
from longhall.games.shipwrights.terms import (
    BACK,
    BUILDING_NAMES,
    CALLED_NAMES,
    CARD_NAMES,
    COPIES,
    CRAFTSMAN_NAMES,
    CRAFTSMEN,
    GOOD,
    GOODS,
    NONE,
    SENT_NAMES,
    SHIP_NAMES,
    TOOL_NAMES,
)
from longhall.kernel.actions import Axis
from longhall.kernel.components import Table

GROUPS = {
    "ships": SHIP_NAMES,
    "craftsmen": CRAFTSMAN_NAMES,
    "townsfolk": [*SENT_NAMES, *CALLED_NAMES],
    "tools": TOOL_NAMES,
    "buildings": BUILDING_NAMES,
}

KINDS = {
    "ship_kinds": SHIP_NAMES,
    "craftsman_kinds": CRAFTSMAN_NAMES,
    "townsfolk_kinds": [*SENT_NAMES, *CALLED_NAMES],
    "tool_kinds": TOOL_NAMES,
    "building_kinds": BUILDING_NAMES,
}

# What each Townsfolk card does and where it goes is the program's; an edition changes the numbers, and may give a card
# gains that it lacked.
EFFECTS = {
    "assassin": "discard_hired_craftsman",
    "barbarian": "discard_unbuilt_ship",
    "conspirator": "move_hired_craftsman_to_self",
    "raider": "lose_gold_per_good_in_mill",
    "berserker": "discard_tool",
    "thief": "move_good_to_self",
    "pioneer": "start_next_day",
    "mercenary": "gain_gold_and_opponents_lose_gold",
    "watchman": "protection",
    "chieftain": "draw_cards",
    "sage": "discard_then_draw",
    "beggar": "receive",
    "labourer": "receive",
    "merchant": "exchange_workers_for_goods",
    "trader": "exchange_goods_for_goods",
    "king": "gain_gold",
    "queen": "gain_gold",
    "navigator": "gain_gold_by_turn_position",
}
STAYS = {"pioneer": "next_day", "watchman": "own_next_turn"}
SCOPES = {"assassin": ("anyone", "opponent"), "barbarian": ("anyone", "opponent"), "mercenary": ("everyone",)}
SCORINGS = {
    "fixed": FIXED,
    "per_gold": PER_GOLD,
    "per_nonmilitant_ship": PER_NONMILITANT_SHIP,
    "mill_capacity_over_base": MILL_CAPACITY,
}
RATES = {
    "fixed": "vp",
    "per_gold": "gold_per_vp",
    "per_nonmilitant_ship": "vp_per_ship",
    "mill_capacity_over_base": "minimum",
}


def read_data(raw: Mapping[str, Any]) -> Components:
    """The components of the game; ValueError names the value that is wrong.  SW-2, SW-32"""
    top = Table(raw, "")
    data = Components()
    cards: dict[str, Table] = {}
    for group, names in GROUPS.items():
        table = top.table(group)
        cards.update(zip(names, table.each(Axis("card", list(names))), strict=True))
    read_copies(data, top.table("meta"), cards)
    for index, name in enumerate(SHIP_NAMES):
        read_ship(data, index, cards[name])
    for index, name in enumerate(CRAFTSMAN_NAMES):
        data.hire_gold[index] = cards[name].number("hire_cost_gold")
    for index, name in enumerate(GROUPS["townsfolk"]):
        read_townsfolk(data, index, name, cards[name])
    for index, name in enumerate(TOOL_NAMES):
        read_tool(data, index, name, cards[name])
    for index, name in enumerate(BUILDING_NAMES):
        read_building(data, index, cards[name])
    read_figures(data, top)
    read_remarks(top)
    top.done()
    return data


def read_copies(data: Components, meta: Table, cards: Mapping[str, Table]) -> None:
    """Number the copies by back and card."""
    meta.fixed(cards_total=COPIES, players_min=2, players_max=5)
    for figure, names in KINDS.items():
        meta.exactly(figure, len(names), "the cards that are listed")
    for name in ("game", "edition", "unique_illustrations"):
        meta.value(name)
    found: list[tuple[int, int, int]] = []
    for card, name in enumerate(CARD_NAMES):
        count = cards[name].number("count", 0, COPIES)
        backs = cards[name].items("backs")
        if len(backs) != count:
            raise ValueError(f"{cards[name].at('backs')}: has {len(backs)} backs for {count} copies")
        for number, back in enumerate(backs):
            rates = str(back).split("/")
            if len(rates) != 3 or "".join(rates) not in BACK.names:
                raise ValueError(
                    f"{cards[name].at('backs')}: {back!r} is not a back; one is written oak/wool/iron, such as 2/3/1"
                )
            found.append((BACK.names.index("".join(rates)), card, number))
    if len(found) != COPIES:
        raise ValueError(f"{blamed(cards)}: the counts of all cards add up to {len(found)}, not to {COPIES}")
    order = sorted(range(COPIES), key=lambda i: found[i])
    copy_at = {place: copy for copy, place in enumerate(order)}
    kinds = sorted({back for back, _, _ in found})
    data.backs = vec[i64](kinds)
    data.back_index = vec[i64]([kinds.index(back) if back in kinds else NONE for back in range(len(BACK.names))])
    data.card_of = vec[i64]([found[place][1] for place in order])
    data.back_of = vec[i64]([kinds.index(found[place][0]) for place in order])
    data.copies = vec[i64]([copy_at[place] for place in range(COPIES)])
    data.first = vec[i64](list(starts([card for _, card, _ in found], len(CARD_NAMES))))
    data.back_first = vec[i64](list(starts(list(data.back_of), len(kinds))))
    data.back_cards = vec[i64]([sum(1 << card for card in {c for b, c, _ in found if b == back}) for back in kinds])


def blamed(cards: Mapping[str, Table]) -> str:
    """The path to name when the total is wrong: a count that differs from the printed one."""
    printed = tomllib.loads((Path(__file__).parent.parent / "data.toml").read_text("utf-8"))
    for group, names in GROUPS.items():
        for name in names:
            if cards[name].data["count"] != printed[group][name]["count"]:
                return cards[name].at("count")
    return "meta.cards_total"


def starts(sorted_kinds: Sequence[int], kinds: int) -> Iterator[int]:
    """Where each kind begins in a sorted list, and where the last one ends."""
    for kind in range(kinds + 1):
        yield sum(1 for other in sorted_kinds if other < kind)


def read_ship(data: Components, ship: int, table: Table) -> None:
    data.ship_vp[ship] = table.number("vp")
    data.ship_military[ship] = table.number("military")
    if table.flag("nonmilitant") != (data.ship_military[ship] == 0):
        raise table.wrong("nonmilitant", "a Ship is nonmilitant exactly if it has no military points")
    cost = table.table("cost")
    data.ship_gold[ship] = cost.number("gold")
    data.ship_workers[ship] = cost.number("workers")
    for good, name in enumerate(GOOD.names):
        data.ship_goods[ship * GOODS + good] = cost.number(name)
    for kind in table.places("craftsmen", CRAFTSMAN_NAMES):
        data.ship_craftsmen[ship * CRAFTSMEN + kind] += 1
        data.ship_kinds[ship] |= 1 << kind
    icons = table.table("icons")
    data.mill_icons[ship] = icons.number("mill", -9, 9)
    data.worker_icons[ship] = icons.number("workers", -9, 9)
    data.gold_icons[ship] = icons.number("gold", -9, 9)


def read_townsfolk(data: Components, index: int, name: str, table: Table) -> None:
    if name not in EFFECTS and table.value("effect") != "receive":
        raise table.wrong(
            "effect",
            f"cannot be {table.value('effect')!r}: a new card plays with 'receive' only, until "
            "chapters/townsfolk.py carries another effect out and EFFECTS in face/reading.py names it",
        )
    table.fixed(effect=EFFECTS.get(name, "receive"), stays_until=STAYS.get(name, "discard"))
    own = ("opponent",) if name in SENT_NAMES else ("self",)
    data.reaches_own[index] = int(table.word("scope", SCOPES.get(name, own)) == "anyone")
    data.blocked[index] = int(table.flag("watchman_blocks"))
    data.cost_gold[index] = table.number("cost_gold")
    for column, value in (
        (data.cost_workers, "pay_workers"),
        (data.gain_gold, "gain_gold"),
        (data.gain_gold_each, "gold_per_player_gone_before"),
        (data.others_lose, "opponents_lose_gold"),
        (data.gain_workers, "gain_workers"),
        (data.gain_goods, "gain_goods_any"),
        (data.draw, "draw"),
    ):
        if table.has(value):
            column[index] = table.number(value)
    if table.has("amount"):
        table.fixed(amount=1)
    if name == "conspirator":
        table.fixed(needs_free_slot=True)
    elif name == "raider":
        data.raid_gold = table.number("gold_per_good")
        data.gain_gold[index] += table.number("attacker_gains")
    elif name == "sage":
        data.discard_min = table.number("discard_min", 1)
        data.discard_max = table.number("discard_max", data.discard_min)
        data.draw_over = table.number("draw_over_discarded")
    elif name == "trader":
        table.fixed(must_change_type=True)
        data.exchange_min = table.number("exchange_min", 1)
        data.exchange_max = table.number("exchange_max", data.exchange_min)
        data.exchange_gain = table.number("gain_per_good")
    gains = (data.gain_gold, data.gain_gold_each, data.others_lose, data.gain_workers, data.gain_goods)
    does_more = name in SENT_NAMES or name in ("pioneer", "watchman", "sage", "trader")
    data.only_draws[index] = int(data.draw[index] > 0 and not does_more and not any(gain[index] for gain in gains))


def read_tool(data: Components, tool: int, name: str, table: Table) -> None:
    data.tool_gold[tool] = table.number("gold")
    data.tool_waives[tool] = NONE
    if name == "trade_cart":
        table.fixed(effect="trade_cart")
        data.cart_moves = table.number("move_per_purchase")
        for good, good_name in enumerate(GOOD.names):
            data.cart[good] = table.number(good_name)
    else:
        table.fixed(effect="waive_good")
        data.tool_waives[tool] = table.place("waives", GOOD.names)


def read_building(data: Components, building: int, table: Table) -> None:
    data.building_gold[building] = table.number("gold")
    data.building_workers[building] = table.number("workers")
    scoring = table.word("scoring", list(SCORINGS))
    data.building_scoring[building] = SCORINGS[scoring]
    data.building_vp[building] = table.number(RATES[scoring], 1 if scoring == "per_gold" else 0)
    if scoring == "mill_capacity_over_base":
        data.building_base[building] = table.number("base")
    for name in (*RATES.values(), "base"):
        if table.has(name):
            table.number(name)  # those of another scoring may stay, so that an edition need not take them away


def read_figures(data: Components, top: Table) -> None:
    """The figures of the rules; those that the program cannot play otherwise are refused if they differ."""
    setup = top.table("setup")
    data.start_gold = setup.number("gold")
    data.start_workers = setup.number("workers")
    data.start_goods = setup.number("goods_of_choice")
    setup.fixed(goods_may_be_same_type=True, hand=0, starting_player="random")
    limits = top.table("limits")
    data.gold_max = limits.number("gold_max", 1)
    data.row_max = limits.number("hired_craftsmen_max")
    data.mill_base = limits.number("mill_capacity_base")
    data.mill_floor = limits.number("mill_capacity_floor")
    data.village = limits.number("village_capacity")
    data.last_ship = limits.number("ships_to_end_game", 1)
    data.last_day = limits.number("days_max", 1)
    data.draws_max = limits.number("draws_max", 1)
    limits.fixed(gold_min=0, tools_max=1, workshops=2, buildings_per_type=1, ships_max=0)
    draft = top.table("draft")
    data.packets = draft.number("packets_per_day", 1, 9)
    data.packet_extra = draft.number("packet_size_over_players", 0, 9)
    draft.fixed(
        cards_kept_per_packet=1, direction="clockwise", packet_drawn_by="starting_player",
        leftovers_per_day=data.packets * data.packet_extra,
    )  # fmt: skip
    buying = top.table("buy_goods")
    data.buy_gold = buying.number("cost_gold", 1)  # without a price in Gold a turn might never end
    data.buy_workers = buying.number("cost_workers")
    buying.fixed(types_per_purchase=1, rate_from="back of the top card of the draw pile")
    evening = top.table("evening")
    data.worker_gold = evening.number("gold_per_village_worker")
    data.icon_gold = evening.number("gold_per_gold_icon")
    data.workers_base = evening.number("workers_base")
    data.workers_min = evening.number("workers_min")
    scoring = top.table("scoring")
    data.bonus = scoring.number("military_bonus_vp")
    data.bonus_min = scoring.number("military_bonus_min_points")
    scoring.fixed(military_bonus_shared_on_tie=True, tie_break="most gold", second_tie_break="shared victory")


def read_remarks(top: Table) -> None:
    """Tables that the program only passes on: token counts, the groups' totals, the backs, the addresses."""
    components = top.table("components")
    components.fixed(supply_is_limited=False)
    for name in list(components.left):
        components.number(name)
    for remarks in (top.table("deck_totals"), top.table("backs"), top.table("sources")):
        for name in list(remarks.left):
            remarks.value(name)
