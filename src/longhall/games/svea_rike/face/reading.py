"""From data.toml (and an edition laid over it) to tables, with every error named by the path of its value."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.svea_rike.components import RICH, Data, sums
from longhall.games.svea_rike.terms import (
    COPIES,
    COUNTRY,
    ERA,
    FAMILY,
    FIEF,
    HISTORY,
    MILITARY,
    ROYAL,
    SERIES,
    TEXT,
    TITLE,
)
from longhall.kernel.actions import Axis

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


def read_data(raw: Mapping[str, Any]) -> Data:
    """The tables of a match. ValueError begins with the path of the value that is wrong."""
    data = Data(len(table(raw, "sovereigns")))
    read_sovereigns(data, table(raw, "sovereigns"))
    read_setup(data, raw)
    read_fiefs(data, table(raw, "fiefs"))
    read_borders(data, table(raw, "borders"))
    read_countries(data, table(raw, "countries"))
    read_royal(data, table(raw, "royal"))
    read_history(data, table(raw, "history"))
    read_events(data, table(raw, "events"))
    work_out_purchases(data)
    return data


def work_out_purchases(data: Data) -> None:
    """What can be paid with how much gold."""
    fiefs = [
        sum(1 << fief for fief in range(24) if data.price_of(fief, marriages) <= gold)
        for marriages in range(COPIES + 1)
        for gold in range(RICH + 1)
    ]
    data.fiefs_for = vec[i64](fiefs)
    cards = [sum(1 << card for card in range(50) if data.cost[card] <= gold) for gold in range(RICH + 1)]
    data.cards_for = vec[i64](cards)


def wrong(path: str, fault: str) -> ValueError:
    return ValueError(f"{path}: {fault}")


def table(raw: Mapping[str, Any], name: str, where: str = "") -> Mapping[str, Any]:
    path = f"{where}.{name}" if where else name
    found = raw.get(name)
    if not isinstance(found, Mapping):
        raise wrong(path, "needs a table")
    return found


def number(record: Mapping[str, Any], name: str, where: str, least: int = 0, most: int = 999) -> int:
    path = f"{where}.{name}"
    value = record.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong(path, f"needs a whole number, not {value!r}")
    if not least <= value <= most:
        raise wrong(path, f"must lie between {least} and {most}, not be {value}")
    return value


def word(record: Mapping[str, Any], name: str, where: str, known: list[str]) -> int:
    value = record.get(name)
    if value not in known:
        raise wrong(f"{where}.{name}", f"there is no {value!r}; there are {', '.join(known)}")
    return known.index(str(value))


def truth(record: Mapping[str, Any], name: str, where: str) -> bool:
    value = record.get(name)
    if not isinstance(value, bool):
        raise wrong(f"{where}.{name}", f"needs true or false, not {value!r}")
    return value


def records(raw: Mapping[str, Any], axis: Axis, where: str) -> list[tuple[int, str, Mapping[str, Any]]]:
    """One record for every name on the axis, and nothing else."""
    for name in raw:
        if name not in axis.names:
            raise wrong(f"{where}.{name}", f"there is no such {axis.label}")
    found = []
    for i, name in enumerate(axis.names):
        if not isinstance(raw.get(name), Mapping):
            raise wrong(f"{where}.{name}", "needs a table")
        found.append((i, f"{where}.{name}", raw[name]))
    return found


def fief_set(names: Any, where: str) -> int:
    if not isinstance(names, list):
        raise wrong(where, "needs a list of fiefs")
    members = 0
    for name in names:
        if name not in FIEF.names:
            raise wrong(where, f"there is no fief {name!r}")
        members |= 1 << FIEF.names.index(name)
    return members


def read_sovereigns(data: Data, raw: Mapping[str, Any]) -> None:
    for turn in range(1, data.turns + 1):
        record = table(raw, str(turn), "sovereigns")
        data.era[turn] = word(record, "era", f"sovereigns.{turn}", ERA.names)
        if turn > 1 and data.era[turn] < data.era[turn - 1]:
            raise wrong(f"sovereigns.{turn}.era", "eras follow each other")
        data.years.append(str(record.get("years", "")))
    if data.turns != 16:
        raise wrong("sovereigns", f"there are 16 sovereigns, not {data.turns}")


def read_setup(data: Data, raw: Mapping[str, Any]) -> None:
    setup = table(raw, "setup")
    data.start_gold = number(setup, "gold", "setup")
    data.start_hand = number(setup, "event_hand", "setup", 0, 10)
    tables = table(raw, "tables")
    for name in NUMBERS:
        setattr(data, name, number(tables, name, "tables", 1 if name in DIVISORS else 0, 100))
    income = tables.get("merchant_income")
    if not isinstance(income, list) or len(income) < 2 or not all(isinstance(gold, int) for gold in income):
        raise wrong("tables.merchant_income", "needs a list of whole numbers")
    data.merchant_income = vec[i64](income)
    titles = tables.get("titles")
    if not isinstance(titles, list) or len(titles) != 5 or sorted(titles, reverse=True) != titles:
        raise wrong("tables.titles", "needs five falling numbers")
    data.titles = vec[i64](titles)
    read_families(data, table(raw, "families"))


def read_families(data: Data, raw: Mapping[str, Any]) -> None:
    for seat, where, record in records(raw, FAMILY, "families"):
        for players in range(2, 6):
            if seat < players:
                fiefs = fief_set(record.get(str(players)), f"{where}.{players}")
                for other in range(seat):
                    if data.start_fiefs[players * 5 + other] & fiefs:
                        raise wrong(f"{where}.{players}", f"{FAMILY.names[other]} begins with one of these fiefs too")
                data.start_fiefs[players * 5 + seat] = fiefs


def read_fiefs(data: Data, raw: Mapping[str, Any]) -> None:
    for fief, where, record in records(raw, FIEF, "fiefs"):
        data.price[fief] = number(record, "price", where, 0, 99)
        data.crowns[fief] = number(record, "crowns", where, 0, 9)
        data.troops[fief] = number(record, "troops", where, 0, 9)
        if data.crowns[fief] == 3:
            data.three_crowns |= 1 << fief
        if data.troops[fief] > 0:
            data.regiments |= 1 << fief
        flag = word(record, "flag", where, ["sweden", *COUNTRY.names])
        if flag > 0:
            data.flag[flag - 1] |= 1 << fief
            data.flags |= 1 << fief
        if truth(record, "finnish", where):
            data.finnish |= 1 << fief
        if truth(record, "colony", where):
            data.colonies |= 1 << fief
    data.crown_sums = sums(data.crowns)
    data.troop_sums = sums(data.troops)
    for players in range(2, 6):
        for seat in range(players):
            if data.start_fiefs[players * 5 + seat] & (data.flags | data.colonies):
                raise wrong(f"families.{FAMILY.names[seat]}.{players}", "a foreign fief or a colony cannot be a start")


def read_borders(data: Data, raw: Mapping[str, Any]) -> None:
    for fief in range(24):
        data.region[fief] = 1 << fief
    pairs = raw.get("pairs")
    if not isinstance(pairs, list):
        raise wrong("borders.pairs", "needs a list of pairs of fiefs")
    for i, pair in enumerate(pairs):
        if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:
            raise wrong(f"borders.pairs[{i}]", "a border has two fiefs")
        both = fief_set(pair, f"borders.pairs[{i}]")
        for name in pair:
            data.region[FIEF.names.index(name)] |= both


def read_countries(data: Data, raw: Mapping[str, Any]) -> None:
    for country, where, record in records(raw, COUNTRY, "countries"):
        data.merchant_bonus[country] = number(record, "merchant_bonus", where, 0, 9)


def read_royal(data: Data, raw: Mapping[str, Any]) -> None:
    for card, where, record in records(raw, ROYAL, "royal"):
        for era, name in enumerate(ERA.names):
            data.royal_text[era * 24 + card] = word(record, name, where, TEXT.names)
        troops = number(record, "troops", where, 0, 6)
        data.royal_troops[card] = troops
        data.with_troops[troops] |= 1 << card
        data.most_troops = max(data.most_troops, troops)


def read_history(data: Data, raw: Mapping[str, Any]) -> None:
    for card, where, record in records(raw, HISTORY, "history"):
        bit = 1 << card
        series = word(record, "series", where, SERIES.names)
        era = word(record, "era", where, ERA.names)
        data.cost[card] = number(record, "cost", where, 0, 99)
        data.series[card] = series
        data.of_era[era] |= bit
        data.of_series[series] |= bit
        effect = record.get("effect")
        if effect not in EFFECTS[SERIES.names[series]]:
            known = ", ".join(sorted(EFFECTS[SERIES.names[series]]))
            raise wrong(
                f"{where}.effect", f"there is no {effect!r} for a {SERIES.names[series]} card; there is {known}"
            )
        commander = truth(record, "commander", where)
        if commander and series != MILITARY:
            raise wrong(f"{where}.commander", "only military cards have commanders")
        if commander or SERIES.names[series] in ("cultural", "scientist", "queen"):
            data.mortal |= bit
        last = word(record, "expires", where, [*ERA.names, ""])
        if series == MILITARY:
            for active in range(min(last, 2) + 1):
                data.active[active] |= bit
        give_effect(data, card, str(effect))
    for era in range(3):
        if bin(data.of_era[era]).count("1") < 4:
            raise wrong("history", f"the {ERA.names[era]} era needs at least four cards")


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


def read_events(data: Data, raw: Mapping[str, Any]) -> None:
    total = number(raw, "cards", "events", 20, 168)
    rest = {name: record for name, record in raw.items() if name != "cards"}
    found = 0
    for title, where, record in records(rest, TITLE, "events"):
        copies = number(record, "copies", where, 0, COPIES)
        data.copies[title] = copies
        for copy in range(copies):
            data.deck[copy] |= 1 << title
        found += copies
    if found != total:
        raise wrong("events.cards", f"the copies add up to {found}, not to {total}")
