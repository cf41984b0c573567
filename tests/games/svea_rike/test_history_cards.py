"""Every history card: what it costs, when it can be bought, and what it does for its owner."""

import pytest
from tests.games.svea_rike.tables import choose, hand, keys, refusal, table

from longhall.games.svea_rike.chapters.income import fief_income, trade_income
from longhall.games.svea_rike.chapters.scoring import parts, status
from longhall.games.svea_rike.game import GAME
from longhall.games.svea_rike.terms import ERA, HISTORY

TURN = {"vasa": 1, "expansion": 6, "liberty": 11}
PRINTED = {  # series, era, cost
    "palace": {"vasa": {5: "glimminge gripsholm vadstena"}, "expansion": {5: "drottningholm skokloster orbyhus"},
               "liberty": {5: "haga royal_palace"}},
    "cultural": {"vasa": {2: "pyhy olaus_petri"}, "expansion": {4: "stiernhielm tessin"},
                 "liberty": {5: "bellman swedenborg kellgren"}},
    "scientist": {"vasa": {4: "olaus_magnus tycho_brahe"}, "expansion": {6: "polhem bureus"},
                  "liberty": {6: "celsius linne berzelius"}},
    "military": {"vasa": {5: "landsknechts viborg"}, "expansion": {5: "carolines", 3: "armfeldt horn torstensson"},
                 "liberty": {5: "baltic_fleet finnish_cavalry", 3: "fersen dobeln"}},
    "queen": {"vasa": {3: "karin_mansdotter katarina_jagellonica"}, "expansion": {4: "hedvig_eleonora maria_eleonora"},
              "liberty": {5: "lovisa_ulrika sofia_magdalena"}},
    "resource": {"vasa": {6: "mining", 4: "falun sala hansa", 2: "seneschal_vasa"},
                 "expansion": {4: "iron_works", 3: "land_reform", 2: "seneschal_expansion"},
                 "liberty": {20: "factories", 5: "east_india", 3: "chancery_president", 2: "hat_party"}},
}  # fmt: skip
CARDS = {
    card: (series, era, cost)
    for series, eras in PRINTED.items()
    for era, costs in eras.items()
    for cost, cards in costs.items()
    for card in cards.split()
}
COMMANDERS = {"armfeldt", "dobeln", "fersen", "horn", "torstensson"}
SCORING = ["palace", "cultural", "scientist", "military", "queen"]


def test_there_are_fifty():
    """SR-68, SR-69"""
    assert set(CARDS) == set(HISTORY.names) and len(CARDS) == 50


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_bought_for_its_cost_in_its_era_only(card):
    """SR-52, SR-53, SR-65"""
    series, era, cost = CARDS[card]
    others = [other for other in CARDS if CARDS[other][1] == era and other != card][:3]
    g = table("buy_history", turn=TURN[era], row=[card, *others], gold={"p1": cost})
    choose(g, 0, f"buy_history:{card}")
    assert g.gold[0] == 0 and g.history[0] == 1 << HISTORY.names.index(card)
    assert g.row[0] >= 0 and len(hand(g, 0)) == (series == "cultural")
    rich = table("buy_history", turn=TURN[era], row=[card, *others], gold={"p1": 60})
    choose(rich, 0, f"buy_history:{card}")
    assert (not rich.over) == (series == "scientist")
    for name, turn in TURN.items():
        if name != era:
            g = table("buy_history", turn=turn, gold={"p1": 60})
            assert refusal(g, 0, f"buy_history:{card}") == "SR-53"
    if cost > 2:
        g = table("buy_history", turn=TURN[era], row=[card, *others], gold={"p1": cost - 1})
        assert g.over or f"buy_history:{card}" not in keys(g, 0)


def owning(card, turn, entry="activity", at=None, **named):
    return table(entry, {"seat": 0} if at is None else at, turn=turn, history={"p1": [card]}, **named)


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card][0] == "palace"])
def test_a_palace_pays_in_agriculture_and_feeds_hidden_reserves(card):
    """SR-32, SR-51, SR-139"""
    turn = TURN[CARDS[card][1]]
    g = owning(card, turn, "agriculture", gold={"p1": 0})
    assert g.gold[0] == 6 + 2
    g = owning(card, turn, "culture", gold={"p1": 4})
    choose(g, 0, "source:fiefs")
    assert g.gold[0] == 4 + 6 - 4
    g = owning(
        card, turn, "window", {"window": "after_draw", "seat": 0}, hand={"p1": ["hidden_reserves", "palace_fire"]}
    )
    assert "play:hidden_reserves" in keys(g, 0)
    choose(g, 0, "play:palace_fire")
    assert f"card:{card}" in keys(g, 0)


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card][0] == "queen"])
def test_a_queen_pays_in_commerce(card):
    """SR-48, SR-51"""
    turn = TURN[CARDS[card][1]]
    g = owning(card, turn, "commerce", gold={"p1": 4})
    choose(g, 0, "no_merchant")
    assert g.gold[0] == 4 + 2 - 4
    g = owning(card, turn, "culture", gold={"p1": 4})
    choose(g, 0, "source:commerce")
    assert g.gold[0] == 0


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card][0] == "military"])
def test_a_military_card_adds_one_while_it_is_active(card):
    """SR-71, SR-72, SR-93, SR-97"""
    for turn in sorted({TURN[CARDS[card][1]], 11}):
        active = turn < 11 or card not in ("armfeldt", "horn", "torstensson")
        g = owning(card, turn, "commitment", {}, enemy="denmark", fiefs={"p1": ["jamtland", "norrbotten"]})
        assert g.military(0) == active
        assert ("commit:jamtland" in keys(g, 0)) == active and "commit:norrbotten" in keys(g, 0)
        if not active:
            assert refusal(g, 0, "commit:jamtland") == "SR-93"


def let_pass(g):
    """The owner of an office is asked in every open window."""
    while not g.over and g.waiting.seat < 0:
        choose(g, g.actors()[0], "pass")


@pytest.mark.parametrize("card", CARDS)
def test_plague_and_untimely_death_know_whom_they_strike(card):
    """SR-63, SR-73"""
    series, era, _ = CARDS[card]
    mortal = series in ("cultural", "scientist", "queen") or card in COMMANDERS
    at = {"window": "after_draw", "seat": 1}
    # Something else is mortal too, so that the card can be played at all.
    other = next(name for name in ("tycho_brahe", "olaus_magnus") if name != card)
    g = table("window", at, turn=TURN[era], history={"p1": [card], "p3": [other]}, hand={"p2": ["untimely_death"]})
    choose(g, 1, "play:untimely_death")
    let_pass(g)
    assert (f"card:{card}" in keys(g, 1)) == mortal
    if mortal:
        choose(g, 1, f"card:{card}")
        let_pass(g)
        assert g.history[0] == 0 and g.gone >> HISTORY.names.index(card) & 1
    else:
        assert refusal(g, 1, f"card:{card}") == "SR-73"
    g = table("window", at, turn=TURN[era], history={"p1": [card]}, hand={"p2": ["plague"]})
    choose(g, 1, "play:plague")
    let_pass(g)
    choose(g, 1, "fief:vastergotland")
    let_pass(g)
    assert g.actors() == [0] if mortal else g.over


@pytest.mark.parametrize("series", SCORING)
def test_each_series_scores_from_the_third_card_on(series):
    """SR-68, SR-148"""
    cards = [card for card in CARDS if CARDS[card][0] == series]
    for number in range(len(cards) + 1):
        g = table("end", turn=16, history={"p1": cards[:number]})
        assert parts(g, 0)[3] == max(0, number - 2)


def test_resources_never_form_a_series():
    """SR-68, SR-148"""
    cards = [card for card in CARDS if CARDS[card][0] == "resource" and card not in ("factories", "east_india")]
    g = table("end", turn=16, history={"p1": cards})
    assert parts(g, 0)[3] == 0


@pytest.mark.parametrize(
    ("card", "peace", "war"), [("mining", 2, 2), ("iron_works", 2, 2), ("falun", 1, 1), ("sala", 2, 0)]
)
def test_mines_and_works_pay_before_the_turn(card, peace, war):
    """SR-13, SR-69"""
    for royal, gold in (("R06", peace), ("R02", war)):
        g = owning(card, 8, "game_turn", {}, royal=royal)
        assert g.gold[0] == 12 + gold


def test_land_reform_and_the_hansa_add_to_collections():
    """SR-31, SR-45, SR-69"""
    g = owning("land_reform", 8)
    assert fief_income(g, 0) == 6 + 3 and fief_income(g, 1) == 6
    g = owning("hansa", 2, merchants={"p1": {"russia": 2, "poland": 1}, "p2": {"russia": 2}})
    assert trade_income(g, 0) == 6 + 2 + 3 and trade_income(g, 1) == 6


@pytest.mark.parametrize("card", ["seneschal_vasa", "seneschal_expansion", "chancery_president"])
def test_an_office_is_used_in_open_windows_and_leaves_the_game(card):
    """SR-63, SR-69, SR-70"""
    turn = TURN[CARDS[card][1]]
    at = {"window": "move_begin", "seat": 1}
    g = owning(card, turn, "window", at, hand={"p2": ["connections_at_court"]})
    choose(g, 0, f"use:{card}")
    assert g.actors() == [0]  # nobody may cancel it
    choose(g, 0, "place:russia")
    assert g.merchants[3] == 1 and g.history[0] == 0 and g.over
    closed = table(
        "window",
        {"window": "pre_order"},
        turn=turn,
        history={"p1": [card]},
        hand={"p1": ["political_influence"]},
    )
    assert refusal(closed, 0, f"use:{card}") == "SR-70"


def test_the_hat_party_draws_two_and_factories_and_company_pay_at_the_end():
    """SR-23, SR-69, SR-146"""
    g = table(
        "move", {"seat": 0}, turn=12, history={"p1": ["hat_party"]}, chance=["event_card:treason", "event_card:famine"]
    )
    assert hand(g, 0) == ["famine", "treason"]
    g = table("end", turn=16, history={"p1": ["factories", "east_india"]}, chance=["die:6", "die:5"])
    assert g.gold[0] == 12 + 60 and g.bonus[0] == 1 and status(g, 0) == 3 + 2 + 2 + 1


def test_the_data_agrees_with_the_printed_cards():
    """SR-52, SR-53"""
    for card, (series, era, cost) in CARDS.items():
        number = HISTORY.names.index(card)
        assert GAME.data.cost[number] == cost
        assert GAME.data.of_era[ERA.names.index(era)] >> number & 1
        assert (GAME.data.of_series[5] >> number & 1) == (series == "resource")
