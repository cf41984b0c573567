"""The flow of resources: nothing appears or vanishes but through the reserve, and units find their way."""

import random

import pytest
from tests.games.suecia.tables import FEW_DISCS, PLAYERS, RICH, bare_state, eager

from longhall.games.suecia.chapters import flow
from longhall.games.suecia.chapters.exchange import Exchange
from longhall.games.suecia.face.position import check, chits_on_the_table
from longhall.games.suecia.face.reading import read_data
from longhall.games.suecia.game import GAME
from longhall.games.suecia.terms import CHITS, KIND, KINDS, SQUARE

MARKETS = GAME.options["market"].values


@pytest.mark.parametrize("market", MARKETS)
@pytest.mark.parametrize("edition", [None, RICH, FEW_DISCS], ids=["usual", "rich", "few-discs"])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_chit_is_counted_at_every_step(players, edition, market):
    """SU-4: in play is what left the reserve and did not come back; it always lies somewhere."""
    for seed in range(2):
        g = bare_state(players, seed, edition, market)
        chance = random.Random(seed)
        while not g.over:
            assert [chits_on_the_table(g, chit) for chit in range(CHITS)] == list(g.in_play)
            assert all(0 <= g.stock[kind] <= 6 for kind in range(KINDS)) and min(g.chits) >= 0
            seat = g.next_actor()
            g.apply(seat, eager(g, seat, chance))
        assert check(g) == []


def test_only_two_functions_touch_the_count():
    """SU-4: no line of the rules changes `in_play` but the two of the reserve."""
    lines = [
        (file.name, line.strip())
        for file in sorted(GAME.folder.rglob("*.py"))
        for line in file.read_text("utf-8").splitlines()
        if "g.in_play[" in line and "=" in line and "==" not in line and "!=" not in line
    ]
    assert lines == [
        ("flow.py", "g.in_play[chit] += count"),
        ("flow.py", "g.in_play[chit] -= count"),
        ("position.py", "g.in_play[chit] = chits_on_the_table(g, chit)"),
    ]


FIRST = {
    "basic supply": (GAME.data.supply_order, 0, "5-1 5-2 5-3 5-4 5-5 4-1"),
    "advanced supply": (GAME.data.supply_order, 25, "1-1 2-1 3-1 4-1 5-1 1-2"),
    "ships": (GAME.data.demand_order, 0, "5-5 4-5 3-5 2-5 1-5 5-4"),
    "missions": (GAME.data.demand_order, 25, "1-5 1-4 1-3 1-2 1-1 2-5"),
}


@pytest.mark.parametrize("use", FIRST)
def test_the_city_is_scanned_clockwise(use):
    """SU-101: the first squares of each order as the rules list them, and every square once."""
    table, start, squares = FIRST[use]
    order = [SQUARE.names[table[start + place]] for place in range(25)]
    assert order[:6] == squares.split() and sorted(order) == sorted(SQUARE.names)


PRICES = {
    "buying": ([None, 3, 3, 2, 2, 1, 1], [None, 9, 9, 6, 6, 3, 3]),
    "selling": ([3, 3, 2, 2, 1, 1, None], [9, 9, 6, 6, 3, 3, None]),
}


@pytest.mark.parametrize("tier", [0, 1], ids=["basic", "advanced"])
@pytest.mark.parametrize("stock", range(7))
def test_prices_follow_the_stock(stock, tier):
    """SU-70, SU-74"""
    data = GAME.data
    assert (data.buying_price(tier * 3, stock) or None) == PRICES["buying"][tier][stock]
    assert (data.selling_price(tier * 3, stock) or None) == PRICES["selling"][tier][stock]


@pytest.mark.parametrize("stock", range(7))
def test_the_view_shows_the_spaces_of_the_market(stock):
    """SU-70: chits fill the right space first and leave the left one first."""
    g = bare_state(3, 1)
    g.stock[1] = stock
    row = GAME.view(g, 0)["market"][1]
    filled = [min(max(stock - room, 0), 2) for room in (4, 2, 0)]
    assert [(space["price"], space["chits"], space["room"]) for space in row["spaces"]] == [
        (price, chits, 2) for price, chits in zip((1, 2, 3), filled, strict=True)
    ]


@pytest.mark.parametrize("stock", range(7))
def test_the_market_takes_and_gives_by_its_stock(stock):
    """SU-72, SU-73"""
    g = bare_state(3, 1)
    g.stock[0] = stock
    assert flow.accepts(g, 0) == (stock <= 5) and flow.can_give(g, 0) == (stock >= 1)


def test_only_the_first_unit_of_an_action_moves():
    """SU-71: one in and one out of a kind in each action; all others pass through the reserve."""
    g = bare_state(3, 1)
    assert flow.into_market(g, 4, 30) == 1 and flow.into_market(g, 4, 1) == 0
    assert g.stock[4] == 3 and g.in_play[4] == 3
    assert flow.out_of_market(g, 4, 2) == 1 and flow.out_of_market(g, 4, 1) == 0
    assert g.stock[4] == 2 and g.in_play[4] == 2
    flow.into_market(g, 5, 1)
    assert g.stock[5] == 3, "each kind counts by itself"


def test_by_the_option_every_unit_moves():
    """SU-78"""
    g = bare_state(3, 1, market="every_unit")
    assert flow.into_market(g, 4, 3) == 3 and flow.into_market(g, 4, 1) == 1
    assert g.stock[4] == 6 and g.in_play[4] == 6
    assert flow.out_of_market(g, 4, 5) == 5 and g.stock[4] == 1 and g.in_play[4] == 1


@pytest.mark.parametrize("market", MARKETS)
@pytest.mark.parametrize("stock", range(7))
def test_an_amount_is_worth_as_much_as_its_units_one_by_one(stock, market):
    """SU-75, SU-78: selling or buying at once or in parts comes to the same."""
    for units in range(1, 6):
        g = bare_state(3, 1, market=market)
        g.stock[1] = stock
        for trade in ("sell:wood", "buy:ore"):
            assert worth_of(g, trade, [1] * units) == worth_of(g, trade, [units])


def worth_of(g, trade, parts):
    """What the parts bring or cost in one exchange; None if the market will not have them."""
    copy = g.clone()
    copy.active = 0
    copy.in_play[1] += copy.stock[1] - 2 + 50
    copy.chits[1] += 50
    copy.stock[2], copy.in_play[2] = copy.stock[1], copy.in_play[2] + copy.stock[1] - 2
    copy.push(Exchange(0, 99 if trade.startswith("buy") else 0, False, 0))
    copy.run()
    for units in parts:
        action = GAME.actions.number(f"{trade}:{units}")
        if copy.why_not(0, action):
            return None
        copy.apply(0, action)
    return copy.waiting.proceeds if isinstance(copy.waiting, Exchange) else None


def test_nobody_gets_rich_by_trading_where_every_unit_moves():
    """SU-78: a unit sold for a price can be bought back for that price and no less, so no round of trade is a gain."""
    data = GAME.data
    for kind in range(KINDS):
        assert [data.selling_price(kind, stock) for stock in range(6)] == [
            data.buying_price(kind, stock + 1) for stock in range(6)
        ]


def test_a_recipe_makes_each_advanced_kind_and_mission():
    """SU-2, SU-3"""
    data = read_data(GAME.raw_data)
    raw = GAME.raw_data["recipe"]
    made = {name: {kind for kind, count in table["inputs"].items() if count} for name, table in raw.items()}
    assert made == {
        "timber": {"crop", "wood"},
        "textile": {"crop", "ore"},
        "iron": {"wood", "ore"},
        "religion": {"textile", "timber"},
        "economy": {"textile", "iron"},
        "military": {"timber", "iron"},
    }
    for name in ("timber", "textile", "iron"):
        recipe = data.recipe[KIND.names.index(name)]
        assert {KIND.names[kind] for kind in range(KINDS) if recipe >> kind & 1} == made[name]
    for nation in ("finland", "baltics", "russia"):
        front = GAME.raw_data["mission"][nation]["front"]
        (chit,) = [name for name, count in front["returns"].items() if count]
        assert {kind for kind, count in front["demand"].items() if count} == made[chit]
