"""data.toml, perhaps with an edition laid over it, as tables of numbers."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.svea_rike.components import RICH, Data, sums
from longhall.games.svea_rike.terms import (
    CARDS_OF_HISTORY,
    COPIES,
    COUNTRY,
    ERA,
    FAMILY,
    FIEF,
    FIEFS,
    HISTORY,
    MILITARY,
    ROW,
    ROYAL,
    ROYALS,
    SERIES,
    SOVEREIGN,
    TEXT,
    TITLE,
)
from longhall.kernel.actions import Axis
from longhall.kernel.components import MOST, Table, place_of, whole_number

EFFECTS = {
    "palace": {"agri_plus_2"},
    "cultural": {"buy_draw_event"},
    "scientist": {"buy_one_more"},
    "military": {"war_plus_1"},
    "queen": {"trade_plus_2"},
    "resource": {
        "turn_gold_1_always",
        "turn_gold_2_always",
        "turn_gold_2_not_war",
        "fief_income_plus_1_per_fief",
        "trade_income_plus_1_per_merchant",
        "draw_two_at_move_start",
        "discard_to_buy_or_merchant",
        "end_gold_d6x10",
        "end_sp_on_5_6",
    },
}
NUMBERS = (
    "gold_per_sp",
    "crowns_per_sp",
    "troops_per_sp",
    "merchants_per_sp",
    "upkeep_peace",
    "upkeep_war",
    "palace_gold",
    "queen_gold",
    "military_bonus",
    "enemy_cards_extra",
    "enemy_cards_extra_russia_liberty",
    "reward_gold_dice",
    "moves_per_turn",
    "turns_per_reign",
    "series_free",
)
DIVISORS = ("gold_per_sp", "crowns_per_sp", "troops_per_sp", "merchants_per_sp", "moves_per_turn", "turns_per_reign")


NUMBER_OF_TITLES = 5  # SR-150


def read_data(raw: Mapping[str, Any]) -> Data:
    """The tables of a match. A fault begins with the path of the value that is wrong."""
    tables = Table(raw)
    data = Data(len(SOVEREIGN.names))
    read_sovereigns(data, tables.table("sovereigns"))
    read_setup(data, tables)
    read_fiefs(data, tables.table("fiefs"))
    read_families(data, tables.table("families"))
    read_borders(data, tables.table("borders"))
    read_countries(data, tables.table("countries"))
    read_royal(data, tables.table("royal"))
    read_history(data, tables.table("history"))
    read_events(data, tables.table("events"))
    tables.done()
    work_out_purchases(data)
    return data


def work_out_purchases(data: Data) -> None:
    """What can be paid with how much gold."""
    fiefs = [
        sum(1 << fief for fief in range(FIEFS) if data.price_of(fief, marriages) <= gold)
        for marriages in range(COPIES + 1)
        for gold in range(RICH + 1)
    ]
    data.fiefs_for = vec[i64](fiefs)
    cards = [sum(1 << card for card in range(CARDS_OF_HISTORY) if data.cost[card] <= gold) for gold in range(RICH + 1)]
    data.cards_for = vec[i64](cards)


def records(table: Table, axis: Axis) -> list[Table]:
    """One record for every name on the axis, and nothing else. A note is for the reader."""
    found = table.each(axis)
    for record in found:
        if record.has("note"):
            record.value("note")
    return found


def read_sovereigns(data: Data, table: Table) -> None:
    for turn, record in enumerate(records(table, SOVEREIGN), 1):
        data.era[turn] = record.place("era", ERA.names)
        if turn > 1 and data.era[turn] < data.era[turn - 1]:
            raise record.wrong("era", "eras follow each other")
        data.years.append(str(record.value("years")))


def read_setup(data: Data, tables: Table) -> None:
    data.start_gold = tables.table("setup").number("gold")
    data.start_hand = tables.table("setup").number("event_hand", 0, 10)
    table = tables.table("tables")
    for name in NUMBERS:
        setattr(data, name, table.number(name, 1 if name in DIVISORS else 0, 100))
    income = table.items("merchant_income")
    if len(income) < 2:
        raise table.wrong("merchant_income", "needs the income of no merchant, of one, and so on")
    where = table.at("merchant_income")
    data.merchant_income = vec[i64]([whole_number(gold, f"{where}[{i}]", 0, MOST) for i, gold in enumerate(income)])
    titles = table.numbers("titles", NUMBER_OF_TITLES)
    if sorted(titles, reverse=True) != titles:
        raise table.wrong("titles", "needs falling numbers")
    data.titles = vec[i64](titles)


def read_families(data: Data, table: Table) -> None:
    """A family begins with fiefs where there are players enough for it."""
    for seat, record in enumerate(records(table, FAMILY)):
        for players in range(max(2, seat + 1), len(FAMILY.names) + 1):
            fiefs = sum(1 << fief for fief in set(record.places(str(players), FIEF.names)))
            if fiefs & (data.flags | data.colonies):
                raise record.wrong(str(players), "a foreign fief or a colony cannot be a start")
            for other in range(seat):
                if data.start_fiefs[players * 5 + other] & fiefs:
                    raise record.wrong(str(players), f"{FAMILY.names[other]} begins with one of these fiefs too")
            data.start_fiefs[players * 5 + seat] = fiefs


def read_fiefs(data: Data, table: Table) -> None:
    for fief, record in enumerate(records(table, FIEF)):
        data.price[fief] = record.number("price", 0, RICH)
        data.crowns[fief] = record.number("crowns", 0, 9)
        data.troops[fief] = record.number("troops", 0, 9)
        if data.crowns[fief] == 3:
            data.three_crowns |= 1 << fief
        if data.troops[fief] > 0:
            data.regiments |= 1 << fief
        flag = record.place("flag", ["sweden", *COUNTRY.names])
        if flag > 0:
            data.flag[flag - 1] |= 1 << fief
            data.flags |= 1 << fief
        if record.flag("finnish"):
            data.finnish |= 1 << fief
        if record.flag("colony"):
            data.colonies |= 1 << fief
    data.crown_sums = sums(data.crowns)
    data.troop_sums = sums(data.troops)


def read_borders(data: Data, table: Table) -> None:
    for fief in range(FIEFS):
        data.region[fief] = 1 << fief
    for i, pair in enumerate(table.items("pairs")):
        where = f"pairs[{i}]"
        if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:
            raise table.wrong(where, "a border has two fiefs")
        one, other = (place_of(name, table.at(where), FIEF.names) for name in pair)
        data.region[one] |= 1 << other
        data.region[other] |= 1 << one


def read_countries(data: Data, table: Table) -> None:
    for country, record in enumerate(records(table, COUNTRY)):
        data.merchant_bonus[country] = record.number("merchant_bonus", 0, 9)


def read_royal(data: Data, table: Table) -> None:
    for card, record in enumerate(records(table, ROYAL)):
        for era, name in enumerate(ERA.names):
            data.royal_text[era * ROYALS + card] = record.place(name, TEXT.names)
        troops = record.number("troops", 0, 6)
        data.royal_troops[card] = troops
        data.with_troops[troops] |= 1 << card
        data.most_troops = max(data.most_troops, troops)


def read_history(data: Data, table: Table) -> None:
    for card, record in enumerate(records(table, HISTORY)):
        bit = 1 << card
        series = record.place("series", SERIES.names)
        data.cost[card] = record.number("cost", 0, RICH)
        data.series[card] = series
        data.of_era[record.place("era", ERA.names)] |= bit
        data.of_series[series] |= bit
        effect = record.word("effect", sorted(EFFECTS[SERIES.names[series]]))
        commander = record.flag("commander")
        if commander and series != MILITARY:
            raise record.wrong("commander", "only military cards have commanders")
        if commander or SERIES.names[series] in ("cultural", "scientist", "queen"):
            data.mortal |= bit
        last = record.place("expires", [*ERA.names, ""])
        if series == MILITARY:
            for active in range(min(last, len(ERA.names) - 1) + 1):
                data.active[active] |= bit
        give_effect(data, card, effect)
    for era, name in enumerate(ERA.names):
        if bin(data.of_era[era]).count("1") < ROW:
            raise ValueError(f"{table.path}: the {name} era needs at least {ROW} cards")


def give_effect(data: Data, card: int, effect: str) -> None:
    bit = 1 << card
    if effect.startswith("turn_gold"):
        gold = int(effect.split("_")[2])
        data.gold_cards |= bit
        if effect.endswith("always"):
            data.turn_gold[card] = gold
        else:
            data.peace_gold[card] = gold
    elif effect == "fief_income_plus_1_per_fief":
        data.land_reform |= bit
    elif effect == "trade_income_plus_1_per_merchant":
        data.hansa |= bit
    elif effect == "draw_two_at_move_start":
        data.hat_party |= bit
    elif effect == "discard_to_buy_or_merchant":
        data.offices |= bit
    elif effect == "end_gold_d6x10":
        data.factories |= bit
    elif effect == "end_sp_on_5_6":
        data.east_india |= bit


def read_events(data: Data, table: Table) -> None:
    total = table.number("cards", 20)
    found = 0
    for title, record in enumerate(records(table, TITLE)):
        copies = record.number("copies", 0, COPIES)
        data.copies[title] = copies
        for copy in range(copies):
            data.deck[copy] |= 1 << title
        found += copies
    if found != total:
        raise table.wrong("cards", f"is {total}, but the copies add up to {found}")
