"""What one seat may see, and where its actions point. Element ids: `fief:narke`, `circle:russia`, `row:2`, `hand:p1`,
`hand:p1.inflation`, `card:mining` (a history card before a player), `family:p1`, `army:R07`, `pile:events`."""

from longhall.games.svea_rike.chapters.cards.card import CARDS
from longhall.games.svea_rike.chapters.ending import COMPANY_NEEDS, FACTORY_GOLD
from longhall.games.svea_rike.chapters.history import place_of
from longhall.games.svea_rike.chapters.income import cards_of_series, fief_income, trade_income
from longhall.games.svea_rike.chapters.money import AcceptBid
from longhall.games.svea_rike.chapters.polls import Poll
from longhall.games.svea_rike.chapters.scoring import merchants_on_map, parts, standing
from longhall.games.svea_rike.face.naming import members, named, some, titles_in
from longhall.games.svea_rike.face.royal import leafed_through
from longhall.games.svea_rike.face.view_types import (
    Card,
    Country,
    EmptyPlace,
    EventCard,
    Events,
    Fief,
    Move,
    PlacedCard,
    Player,
    Purchase,
    Royal,
    Score,
    View,
)
from longhall.games.svea_rike.face.war import war_view
from longhall.games.svea_rike.knowledge.belief import own_hand
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ACCEPT,
    ACTIVITY,
    BURY,
    BUY_FIEF,
    BUY_HISTORY,
    BUY_WITH_CACHE,
    CHOOSE_ACTIVITY,
    CHOOSE_SOURCE,
    COMMIT,
    COPIES,
    COUNTRIES,
    COUNTRY,
    CULTURAL,
    ERA,
    FAMILY,
    FIEF,
    GIVE_UP,
    HISTORY,
    MARRY,
    MOVE_MERCHANT,
    NAME_ACTIVITY,
    NAME_COUNTRY,
    NAME_FIEF,
    NAME_HISTORY,
    NAME_MERCHANT,
    NAME_PLAYER,
    NAME_ROYAL,
    OFFER,
    PALACE,
    PLACE_MERCHANT,
    PLAY,
    QUEEN,
    REWARD_CARD,
    REWARD_FIEF,
    ROW,
    ROYAL,
    SCIENTIST,
    SELL,
    SERIES,
    TEXT,
    TITLE,
    USE,
    WINDOW,
)
from longhall.kernel.actions import SEATS, Family
from longhall.kernel.state import State

PARTS = ["gold", "crowns", "troops", "series", "merchants", "battles", "company", "debts"]


def view(state: State, seat: int) -> View:
    """The table from one seat (-1: a spectator): all but other hands and the order of piles.  Section 2"""
    assert isinstance(state, SveaRike)
    g = state
    return {
        "turn": g.turn,
        "turns": g.data.turns,
        "years": g.data.years[g.turn - 1],
        "era": ERA.names[g.era()],
        "reign": g.reign,
        "protector": g.protector,
        "royal": royal_view(g, seat),
        "order": {
            "turned_up": list(g.turned_up),
            "face_down": bin(g.markers).count("1"),
            "leftmost": some(g.leftmost),
        },
        "mover": some(g.mover),
        "move": move_view(g) if g.mover >= 0 else None,
        "window": WINDOW.names[g.waiting.at()] if isinstance(g.waiting, Poll) else None,
        "masked": g.mask_polls,
        "countries": [country_view(g, country) for country in range(COUNTRIES)],
        "fiefs": [fief_view(g, fief) for fief in range(len(FIEF.names))],
        "row": [row_view(g, place) for place in range(ROW)],
        "pile": {"element": "pile:history", "count": bin(g.pile).count("1"), "under": named(g.under, HISTORY.names)},
        "gone": members(g.gone, HISTORY.names),
        "events": events_view(g, seat),
        "rates": {
            "gold": g.data.gold_per_sp,
            "crowns": g.data.crowns_per_sp,
            "troops": g.data.troops_per_sp,
            "merchants": g.data.merchants_per_sp,
            "series_free": g.data.series_free,
            "trade": list(g.data.merchant_income),
        },
        "players": [player_view(g, seat, player) for player in range(g.players)],
        "war": war_view(g) if g.enemy >= 0 else None,
        "purchase": purchase_view(g) if g.buyer >= 0 else None,
        "bids": list(g.bids) if isinstance(g.waiting, AcceptBid) else None,
        "over": g.over,
        "scores": [score_view(g, player) for player in range(g.players)] if g.over else None,
    }


def events_view(g: SveaRike, seat: int) -> Events:
    discard = [TITLE.names[card // COPIES] for card in g.discard]
    shown = {*discard, *titles_in(g.table, 0), *titles_in(g.used, 0)}
    for player in range(g.players):
        shown |= {*titles_in(g.known, player * COPIES), *titles_in(g.saved, player * COPIES)}
        shown |= {*titles_in(g.fought, player * COPIES)}
        if player == seat or g.over:
            shown |= {title.rstrip("*") for title in own_hand(g, player)}
    return {
        "element": "pile:events",
        "count": sum(bin(g.draw_pile[copy]).count("1") for copy in range(COPIES)),
        "discard": discard,
        "table": titles_in(g.table, 0),
        "used": titles_in(g.used, 0),
        "cards": {title: event_card(g, TITLE.names.index(title)) for title in sorted(shown)},
    }


def event_card(g: SveaRike, title: int) -> EventCard:
    """When a card may be played. One that may be in every window is for any time.  Section 5.3"""
    card = CARDS[title]
    return {
        "windows": members(card.windows, WINDOW.names),
        "copies": g.data.copies[title],
        "battle": card.stays,
    }


def royal_view(g: SveaRike, seat: int) -> Royal:
    return {
        "element": "royal",
        "card": ROYAL.names[g.royal] if g.royal >= 0 else None,
        "text": TEXT.names[g.text()],
        "pile": bin(g.royal_pile).count("1"),
        "left": royal_left(g),
        "discard": members(g.royal_discard, ROYAL.names),
        "cards": leafed_through(g, seat),
    }


def royal_left(g: SveaRike) -> dict[str, int]:
    """All have seen which cards lie in the discard pile, so all know what is left.  SR-10"""
    left = [g.data.text(g.turn, card) for card in range(len(ROYAL.names)) if g.royal_pile >> card & 1]
    return {name: left.count(text) for text, name in enumerate(TEXT.names) if text in left}


def move_view(g: SveaRike) -> Move:
    return {
        "number": g.move_number,
        "activity": ACTIVITY.names[g.activity] if g.activity >= 0 else None,
        "not_again": ACTIVITY.names[g.last_activity] if g.last_activity >= 0 else None,
        "forced": ACTIVITY.names[g.forced] if g.forced >= 0 else None,
        "bad_harvest": g.bad_harvest,
        "peasant_tax": g.peasant_tax,
        "demand": g.demand,
        "cache": g.cache,
    }


def country_view(g: SveaRike, country: int) -> Country:
    name = COUNTRY.names[country]
    return {
        "country": name,
        "element": f"circle:{name}",
        "limit": g.players + g.data.merchant_bonus[country],
        "merchants": [g.merchants[seat * COUNTRIES + country] for seat in range(g.players)],
        "low_demand": bool(g.low_demand >> country & 1),
        "at_war": g.enemy == country,
    }


def fief_view(g: SveaRike, fief: int) -> Fief:
    data = g.data
    owner = g.owner_of(fief)
    flags = [COUNTRY.names[country] for country in range(COUNTRIES) if data.flag[country] >> fief & 1]
    if owner >= 0:
        lies = "owned"
    else:
        places = (("pool", g.pool), ("enemy", g.enemy_held), ("lost", g.lost), ("aside", g.aside))
        lies = next((place for place, fiefs in places if fiefs >> fief & 1), "aside")
    return {
        "fief": FIEF.names[fief],
        "element": f"fief:{FIEF.names[fief]}",
        "owner": some(owner),
        "lies": lies,
        "price": data.price[fief],
        "crowns": data.crowns[fief],
        "troops": data.troops[fief],
        "flag": flags[0] if flags else None,
        "finnish": bool(data.finnish >> fief & 1),
        "colony": bool(data.colonies >> fief & 1),
        "famine": bool(g.famine >> fief & 1),
        "region": members(data.region[fief] & ~(1 << fief), FIEF.names),
    }


def card_view(g: SveaRike, card: int) -> Card:
    return {
        "card": HISTORY.names[card],
        "series": SERIES.names[g.data.series[card]],
        "cost": g.data.cost[card],
        "commander": bool(g.data.mortal >> card & 1) and SERIES.names[g.data.series[card]] == "military",
        "active": bool(g.data.active[g.era()] >> card & 1),
        "figures": figures(g, card),
    }


def figures(g: SveaRike, card: int) -> dict[str, int]:
    """What a history card brings: more gold of a collection, gold of a game turn, combat value, cards, and at the end.

    SR-64, SR-65, SR-69, SR-72, SR-146
    """
    data = g.data
    series = data.series[card]
    brought = {
        "agriculture": data.palace_gold if series == PALACE else 0,
        "commerce": data.queen_gold if series == QUEEN else 0,
        "turn": data.turn_gold[card],
        "peace": data.peace_gold[card],
        "fief": data.land_reform >> card & 1,
        "merchant": data.hansa >> card & 1,
        "combat": data.military_bonus * (data.active[g.era()] >> card & 1),
        "event": int(series == CULTURAL),
        "history": int(series == SCIENTIST),
        "draw": 2 * (data.hat_party >> card & 1),
        "office": data.offices >> card & 1,
        "die": FACTORY_GOLD * (data.factories >> card & 1),
        "company": COMPANY_NEEDS * (data.east_india >> card & 1),
    }
    return {what: number for what, number in brought.items() if number}


def row_view(g: SveaRike, place: int) -> PlacedCard | EmptyPlace:
    card = g.row[place]
    if card < 0:
        return {"element": f"row:{place + 1}", "card": None}
    return {"element": f"row:{place + 1}", **card_view(g, card)}


def player_view(g: SveaRike, seat: int, player: int) -> Player:
    name = SEATS[player]
    mine = player == seat or g.over
    at = player * COPIES
    return {
        "seat": player,
        "family": FAMILY.names[player],
        "element": f"family:{name}",
        "gold": g.gold[player],
        "crowns": g.crowns(player),
        "troops": g.troops(player),
        "military": g.military(player),
        "merchants": merchants_on_map(g, player),
        "fiefs": members(g.fiefs[player], FIEF.names),
        "history": [
            {"element": f"card:{HISTORY.names[card]}", **card_view(g, card)}
            for card in range(len(HISTORY.names))
            if g.history[player] >> card & 1
        ],
        "hand": {
            "element": f"hand:{name}",
            "count": g.hand_size(player),
            "cards": [title.rstrip("*") for title in own_hand(g, player)] if mine else None,
            "spent": [title.rstrip("*") for title in own_hand(g, player) if title.endswith("*")] if mine else None,
            "picked_up": titles_in(g.known, at),
        },
        "barred": members(g.barred[player], TITLE.names) if player == seat else None,
        "battles": titles_in(g.saved, at),
        "fought": titles_in(g.fought, at),
        "loan": {"due": g.loan_due[player], "new": g.loan_new[player]},
        "upkeep": g.data.upkeep_peace * g.troops(player),
        "series": {
            name: bin(g.history[player] & g.data.of_series[series]).count("1")
            for series, name in enumerate(SERIES.names)
        },
        "parts": dict(zip(PARTS, parts(g, player), strict=True)),
        "supplied": bool(g.supplied >> player & 1),
        "moves": g.moves_begun[player],
        "income": {
            "fiefs": fief_income(g, player) if not g.peasant_tax else None,
            "commerce": trade_income(g, player),
            "palaces": g.data.palace_gold * cards_of_series(g, player, PALACE),
            "queens": g.data.queen_gold * cards_of_series(g, player, QUEEN),
        },
        "status": sum(parts(g, player)),
    }


def purchase_view(g: SveaRike) -> Purchase:
    names = FIEF.names if g.buying == 1 else HISTORY.names
    return {
        "buyer": g.buyer,
        "what": names[g.bought],
        "paid": g.paid,
        "discount": g.discount,
        "returned": members(g.returned_fiefs, FIEF.names) + members(g.returned_cards, HISTORY.names),
    }


def score_view(g: SveaRike, player: int) -> Score:
    points, crowns, cards, gold = standing(g, player)
    made = dict(zip(PARTS, parts(g, player), strict=True))
    return {"status": points, "parts": made, "ties": {"crowns": crowns, "history": cards, "gold": gold}}


# Where actions point


def history_element(g: SveaRike, card: int) -> str:
    place = place_of(g, card)
    return f"row:{place + 1}" if place >= 0 else f"card:{HISTORY.names[card]}"


def at(state: State, seat: int, action: int) -> list[str]:
    """The elements that an action touches."""
    assert isinstance(state, SveaRike)
    g = state
    if PLAY.has(action):
        return [f"hand:{SEATS[seat]}.{TITLE.names[PLAY.arg(action)]}"]
    for family in (BUY_FIEF, NAME_FIEF, GIVE_UP, COMMIT, SELL, OFFER):
        if family.has(action):
            return [f"fief:{FIEF.names[family.arg(action)]}"]
    for family in (USE, BUY_HISTORY, NAME_HISTORY, BURY, REWARD_CARD):
        if family.has(action):
            return [history_element(g, family.arg(action))]
    if MARRY.has(action):
        return [f"fief:{FIEF.names[MARRY.first(action)]}", f"hand:{SEATS[seat]}.noble_marriage"]
    if BUY_WITH_CACHE.has(action):
        return [history_element(g, BUY_WITH_CACHE.arg(action)), f"hand:{SEATS[seat]}.hidden_cache"]
    return [*at_places(action), *at_people(action)]


def at_places(action: int) -> list[str]:
    for family in (PLACE_MERCHANT, NAME_COUNTRY):
        if family.has(action):
            return [f"circle:{COUNTRY.names[family.arg(action)]}"]
    if MOVE_MERCHANT.has(action):
        return [f"circle:{COUNTRY.names[country]}" for country in MOVE_MERCHANT.args(action)]
    if NAME_MERCHANT.has(action):
        return [f"circle:{COUNTRY.names[NAME_MERCHANT.second(action)]}"]
    if NAME_ROYAL.has(action):
        return ["royal"]
    if REWARD_FIEF.has(action):
        return ["pool"]
    return []


def at_people(action: int) -> list[str]:
    def one(family: Family, prefix: str, names: list[str]) -> list[str]:
        return [f"{prefix}:{names[family.arg(action)]}"] if family.has(action) else []

    return [
        *one(NAME_PLAYER, "family", SEATS),
        *one(ACCEPT, "family", SEATS),
        *one(CHOOSE_ACTIVITY, "activity", ACTIVITY.names),
        *one(NAME_ACTIVITY, "activity", ACTIVITY.names),
        *one(CHOOSE_SOURCE, "source", ["fiefs", "commerce"]),
    ]
