"""When each event card may be played: the table of section 4.2 of the rules, held against the windows."""

from typing import Any

import pytest
from tests.games.svea_rike.tables import WAR, choose, hand, keys, played, refusal, table

from longhall.games.svea_rike.chapters.cards.card import all_cards
from longhall.games.svea_rike.chapters.polls import Poll
from longhall.games.svea_rike.face.orders import automatic, faults
from longhall.games.svea_rike.game import GAME
from longhall.games.svea_rike.terms import ACTIVITY, FIEF, HISTORY, PLAY, TITLE, USE, WINDOW
from longhall.kernel.fields import knows
from longhall.match.positions import write

OPEN = [
    "war_outbreak", "move_begin", "after_draw", "income_fief", "income_trade", "pre_buy", "move_end", "turn_end",
    "war_pay", "war_ready", "war_sweden_done", "war_enemy_done", "war_over", "further_buy",
]  # fmt: skip
ASKED = [window for window in WINDOW.names if window not in ("cancel", "pickup")]
BATTLE = ["war_ready", "war_sweden_done", "war_enemy_done"]
ANY = [
    "a_time_of_changes", "diplomatic_pressure", "extra_church_tax", "extra_war_taxes", "feud_with_neighbours",
    "heavy_loans", "hidden_reserves", "inflation", "inspiring_speech", "local_war_tax", "lost_opportunity",
    "low_demand", "fall_from_grace", "out_of_the_fire", "palace_fire", "peasant_revolt", "plague",
    "powerful_neighbour", "untimely_death", "reduction", "reductions_from_the_church", "riots_in_towns",
    "royal_wrath", "smart_negotiator", "supply_train", "tax_refund", "trade_privileges", "witch_hunt",
]  # fmt: skip
WINDOWS_OF = {title: list(OPEN) for title in ANY} | {
    "abdication": ["move_begin", "move_end"],
    "murder_at_the_opera": ["move_begin", "move_end"],
    "bad_harvest": ["income_fief"],
    "blockade_runner": ["war_outbreak"],
    "conflict_of_interest": ["buy"],
    "connections_at_court": ["cancel"],
    "demand_for_imported_goods": ["income_trade"],
    "extra_booty": ["reward"],
    "extra_tax_on_peasants": ["income_fief"],
    "fall_of_the_monarchy": ["pre_royal"],
    "famine": ["income_fief"],
    "good_administration": ["move_end"],
    "hidden_cache": ["pre_buy"],
    "high_treason": ["loss"],
    "influential_office": ["pickup"],
    "intrigues": ["move_begin"],
    "noble_marriage": [],
    "political_influence": ["pre_order"],
    "protector_government": ["turn_end"],
    "superior_tactician": BATTLE,
    "swedish_steel_bites": BATTLE,
    "battle_of_breitenfeld": BATTLE,
    "battle_of_kliszow": BATTLE,
    "battle_of_narva": BATTLE,
    "battle_of_poltava": BATTLE,
    "march_over_the_great_belt": BATTLE,
    "treason": ["reward"],
    "winds_of_war": ["move_end"],
}
for title in ("heavy_loans", "hidden_reserves", "tax_refund", "reductions_from_the_church"):
    WINDOWS_OF[title].append("shortage")
WINDOWS_OF["supply_train"].append("upkeep")
WINDOWS_OF["low_demand"] = [window for window in OPEN if window != "turn_end" and not window.startswith("war")]
OTHERS_ONLY = {"bad_harvest", "famine", "intrigues"}
MOVER_ONLY = {
    "demand_for_imported_goods", "extra_tax_on_peasants", "good_administration", "hidden_cache", "winds_of_war",
}  # fmt: skip
ENEMY = {
    "battle_of_breitenfeld": "prussia",
    "battle_of_kliszow": "poland",
    "battle_of_narva": "russia",
    "march_over_the_great_belt": "denmark",
}
# A table at which every condition of every card holds.
PLENTY: dict[str, Any] = {
    "gold": {"p1": 40, "p2": 40, "p3": 40},
    "history": {"p1": ["gripsholm", "olaus_magnus"], "p2": ["vadstena", "tycho_brahe"]},
    "merchants": {"p1": {"denmark": 1, "russia": 1, "prussia": 1, "poland": 1}, "p2": {"denmark": 1}},
    "activity": "culture",
}


def in_window(window, title, seat, mask, mover=0):
    """The seat holds one card, and is asked in the window if `mask` or if the card may be played there."""
    named = {**PLENTY, "hand": {f"p{seat + 1}": [title], "p3": ["noble_marriage"]} if seat != 2 else {"p3": [title]}}
    player = mover
    if window.startswith("war"):
        named |= {**WAR, "enemy": ENEMY.get(title, "denmark")}
        if window in ("war_outbreak", "war_pay"):
            named["stage"] = "gathering"
        elif window == "war_over":
            named["stage"] = "won"
    if window == "reward":
        named |= {**WAR, "stage": "won"}
    if window == "loss":
        named |= {**WAR, "stage": "lost"}
    if window in ("loss", "upkeep", "shortage"):
        player = seat
    if window == "buy":
        named |= {"buying": 1, "buyer": player}
    return table("window", {"window": window, "seat": player}, options={"mask_polls": mask}, **named)


def waits_in(g, window, seat):
    """Whether the seat is asked in this window, not in one that comes after it."""
    return isinstance(g.waiting, Poll) and WINDOW.names[g.waiting.at()] == window and seat in g.actors()


def may_play(title, window, seat, mover):
    if window not in WINDOWS_OF[title]:
        return False
    if title in OTHERS_ONLY:
        return seat != mover
    if title in MOVER_ONLY:
        return seat == mover
    if title == "extra_booty":
        return seat == mover
    if title == "treason":
        return seat != mover
    if title == "conflict_of_interest":
        return seat != mover
    return True


@pytest.mark.parametrize("title", TITLE.names)
def test_a_card_is_playable_in_its_windows_and_refused_in_all_others(title):
    """SR-135, SR-139"""
    for window in ASKED:
        for seat in (0, 1):
            g = in_window(window, title, seat, True)
            if not waits_in(g, window, seat):
                assert not may_play(title, window, seat, 0), (window, seat)
                continue
            playable = f"play:{title}" in keys(g, seat)
            assert playable == may_play(title, window, seat, 0), (window, seat)
            clause = refusal(g, seat, f"play:{title}")
            if window not in WINDOWS_OF[title]:
                in_war = title == "low_demand" and window.startswith("war")  # an ANY card, but in peace only
                assert clause == ("SR-139" if in_war else "SR-135"), (window, seat, clause)
            elif not playable:
                assert clause == "SR-139", (window, seat, clause)


@pytest.mark.parametrize("title", TITLE.names)
def test_without_masks_only_a_seat_with_a_play_is_asked(title):
    """SR-135, SR-156"""
    for window in ASKED:
        g = in_window(window, title, 1, False)
        assert waits_in(g, window, 1) == may_play(title, window, 1, 0), window


def test_every_title_stands_in_the_deck_under_its_own_name():
    """SR-138"""
    for title, card in enumerate(all_cards()):
        assert card.title == title and card.name == TITLE.names[title] and type(card).__name__ != "Card"


def test_the_28_cards_of_any_time_are_those_of_the_rules():
    """SR-135"""
    assert sorted(card.name for card in all_cards() if card.is_any()) == sorted(ANY)


def test_a_card_is_played_once_in_a_window_even_if_it_comes_back():
    """SR-138"""
    g = table(
        "window",
        {"window": "after_draw", "seat": 0},
        hand={"p1": ["tax_refund"], "p2": ["influential_office"], "p3": ["lost_opportunity"]},
    )
    choose(g, 0, "play:tax_refund")
    choose(g, 2, "pass")
    choose(g, 1, "play:influential_office")
    assert hand(g, 1) == ["tax_refund"]
    assert g.actors() == [2]  # Grip holds Tax refund, but it has been played here
    choose(g, 2, "pass")
    assert g.over


def test_another_copy_of_a_card_that_came_back_may_be_played():
    """SR-138"""
    g = table(
        "window",
        {"window": "after_draw", "seat": 0},
        hand={"p1": ["trade_privileges"], "p2": ["influential_office", "trade_privileges"]},
    )
    choose(g, 0, "play:trade_privileges")
    choose(g, 1, "pass")
    choose(g, 0, "country:russia")
    choose(g, 1, "play:influential_office")
    assert len(hand(g, 1)) == 2
    choose(g, 1, "play:trade_privileges")
    choose(g, 1, "country:russia")
    assert g.over and hand(g, 1) == ["trade_privileges"]


def test_two_offices_cannot_fetch_each_other_for_ever():
    """SR-138"""
    g = table(
        "window",
        {"window": "after_draw", "seat": 2},
        hand={"p1": ["influential_office"], "p2": ["influential_office"], "p3": ["tax_refund"]},
        chance=["die:2", "die:1"],
    )
    choose(g, 2, "play:tax_refund")
    choose(g, 0, "play:influential_office")
    choose(g, 1, "play:influential_office")  # Sture wins the roll and takes Tax refund
    assert hand(g, 0) == ["tax_refund"] and g.actors() == [1]
    choose(g, 1, "play:influential_office")  # Grip takes the Influential office of Sture
    assert g.over and len(hand(g, 1)) == 1


def test_a_roll_for_precedence_is_known_to_those_in_it_only():
    """SR-137"""
    g = table(
        "window",
        {"window": "after_draw", "seat": 0},
        hand={"p1": ["tax_refund"], "p2": ["inflation"], "p3": ["noble_marriage"]},
        chance=["die:3", "die:5"],
    )
    before = [knows(g, seat) for seat in range(3)]
    g.events = []
    choose(g, 0, "play:tax_refund")
    choose(g, 1, "play:inflation")
    told = [[event.kind.name for event in g.events if event.seen_by(seat) is not None] for seat in range(-1, 3)]
    assert told[1].count("rolled_for_precedence") == 2 == told[2].count("rolled_for_precedence")
    assert "rolled_for_precedence" not in told[0] + told[3]
    assert before != [knows(g, seat) for seat in range(3)]
    rolls: Any = g.seen("precedence", 0)
    assert g.seen("precedence", 2) == [] and len(rolls) == 2
    thinkable = set()
    for seed in range(20):
        world = g.redeal(2, seed)
        assert knows(world, 2) == knows(g, 2)
        thinkable.add(len(world.precedence))
    assert {0, 2} <= thinkable  # whether there was a roll at all
    for seat in range(-1, 3):  # a world follows from what the seat knows: worlds of a world are no others
        once, twice = g.redeal(seat, 77), g.redeal(seat, 5).redeal(seat, 77)
        assert write(GAME, once, {}) == write(GAME, twice, {})


def test_who_loses_a_contradiction_is_barred_in_that_window_alone():
    """SR-137"""
    g = table(
        "window",
        {"window": "move_begin", "seat": 0},
        hand={"p2": ["abdication"], "p3": ["murder_at_the_opera"], "p1": ["connections_at_court"]},
        chance=["die:3", "die:5"],
    )
    choose(g, 1, "play:abdication")
    choose(g, 2, "play:murder_at_the_opera")
    assert g.barred[1] == 1 << TITLE.names.index("abdication") and g.barred[2] == 0
    choose(g, 0, "play:connections_at_court")  # Murder at the Opera is cancelled, the window goes on
    assert g.over  # Eka has nothing else, Grip is barred, so nobody is asked again
    assert hand(g, 1) == ["abdication"]


def test_a_barred_card_is_refused_with_its_clause():
    """SR-137"""
    g = table(
        "window",
        {"window": "move_begin", "seat": 0},
        hand={"p2": ["abdication", "inflation"], "p3": ["murder_at_the_opera"], "p1": ["connections_at_court"]},
        chance=["die:3", "die:5"],
    )
    choose(g, 1, "play:abdication")
    choose(g, 2, "play:murder_at_the_opera")
    choose(g, 0, "play:connections_at_court")
    assert g.actors() == [1] and refusal(g, 1, "play:abdication") == "SR-137"
    assert keys(g, 1) == ["pass", "play:inflation"]


BOLD = {
    # window: cards printed bold for the mover, for others
    "pre_royal": (["fall_of_the_monarchy"], ["fall_of_the_monarchy"]),
    "pre_order": (["political_influence"], ["political_influence"]),
    "move_begin": (["abdication"], ["intrigues", "abdication", "murder_at_the_opera"]),
    "after_draw": (["inflation", "plague", "supply_train"], []),
    "income_fief": (["extra_tax_on_peasants"], ["bad_harvest", "famine"]),
    "income_trade": (
        ["demand_for_imported_goods", "inflation"],
        ["low_demand", "diplomatic_pressure", "out_of_the_fire"],
    ),
    "pre_buy": (["hidden_cache", "inflation"], []),
    "further_buy": (["inflation", "tax_refund"], []),
    "move_end": (["good_administration", "winds_of_war", "inflation"], ["inflation", "abdication"]),
    "turn_end": (["protector_government"], ["protector_government"]),
}
PLAIN = {
    "move_begin": ["inflation"],
    "after_draw": ["inflation"],
    "income_fief": ["inflation"],
    "income_trade": ["inflation"],
    "pre_buy": ["inflation"],
    "further_buy": ["inflation"],
    "turn_end": ["inflation"],
}


@pytest.mark.parametrize("window", BOLD)
def test_the_primary_profile_asks_for_bold_cards_only(window):
    """SR-156"""
    for seat, titles in enumerate(BOLD[window]):
        for title in titles:
            g = in_window(window, title, seat, False)
            assert seat in g.actors(), (window, title, seat)
            assert automatic(g, seat, {"profile": "primary"}) is None, (window, title, seat)
            assert automatic(g, seat, {"profile": "off"}) == 0
    for title in PLAIN.get(window, []):
        g = in_window(window, title, 1, False)
        assert automatic(g, 1, {"profile": "primary"}) == 0, (window, title)
        assert automatic(g, 1, {"profile": "all"}) is None and automatic(g, 1, {}) is None


@pytest.mark.parametrize(("held", "asked"), [([], False), (["hidden_cache"], True)])
def test_before_a_purchase_that_is_not_given_only_who_holds_hidden_cache_is_asked(held, asked):
    """SR-66, SR-156"""
    hand = {"p1": ["tax_refund", *held]}
    start = {"row": ["mining", "hansa", "pyhy", "falun"], "gold": {"p1": 40}, "activity": "culture", "hand": hand}
    g = table("buy_history", {"seat": 0}, 3, None, None, ["history_card:sala"], **start)
    choose(g, 0, "buy_history:mining")
    assert keys(g, 0) == ["pass", "play:tax_refund"]
    assert (automatic(g, 0, {"profile": "primary"}) is None) == asked
    assert automatic(g, 0, {"profile": "all"}) is None


@pytest.mark.parametrize(
    ("title", "gold", "bold"),
    [("supply_train", 40, True), ("tax_refund", 40, False), ("tax_refund", 3, True), ("heavy_loans", 3, True)],
)
def test_money_is_asked_for_where_it_decides_about_war(title, gold, bold):
    """SR-94, SR-156"""
    war = {**WAR, "stage": "gathering", "participants": [], "face_up": []}
    g = table("window", {"window": "war_pay"}, hand={"p1": [title]}, gold={"p1": gold}, **war)
    assert (automatic(g, 0, {"profile": "primary"}) is None) == bold


def test_after_a_war_and_in_the_last_turn_every_card_is_asked_for():
    """SR-156"""
    for named, asked in (({}, False), ({"war_fought": True}, True), ({"turn": 16}, True)):
        g = table("window", {"window": "turn_end"}, hand={"p1": ["inflation"]}, **named)
        assert (automatic(g, 0, {"profile": "primary"}) is None) == asked


def test_offices_are_bold_for_the_mover_after_the_draw():
    """SR-70, SR-156"""
    g = table("window", {"window": "after_draw", "seat": 0}, history={"p1": ["seneschal_vasa"]})
    action = next(action for action in g.legal(0) if USE.has(action))
    assert getattr(g.waiting, "bold")(g, 0, action)  # noqa: B009
    g = table("window", {"window": "after_draw", "seat": 1}, history={"p1": ["seneschal_vasa"]})
    assert automatic(g, 0, {"profile": "primary"}) == 0


def test_a_muted_card_a_stop_and_a_pass_until_the_next_move():
    """SR-156"""
    g = table("window", {"window": "move_end", "seat": 1}, hand={"p1": ["inflation"]})
    assert automatic(g, 0, {"mute": ["inflation"]}) == 0
    assert automatic(g, 0, {"profile": "off", "stop": [["move_end", "p2"]]}) is None
    assert automatic(g, 0, {"profile": "off", "stop": [["move_end", "p3"]]}) == 0
    assert automatic(g, 0, {"windows": {"move_end": "off"}}) == 0
    assert automatic(g, 0, {"pass_until_move": g.moves_begun[0]}) == 0
    assert automatic(g, 0, {"pass_until_move": g.moves_begun[0] - 1}) is None
    assert not faults({"profile": "primary", "mute": ["plague"], "stop": [["buy", ""]]})
    assert len(faults({"profil": 1, "profile": "some", "windows": {"door": "off"}, "mute": ["plage"]})) == 4


def test_a_masked_seat_with_nothing_fitting_may_only_pass():
    """SR-156"""
    g = table("window", {"window": "buy", "seat": 0}, options={"mask_polls": True}, hand={"p2": ["inflation"]})
    assert g.actors() == [1] and keys(g, 1) == ["pass"] and g.fallback(1) == 0
    assert g.awaited(2) == [-2] == g.awaited(-1) and g.awaited(1) == [1, -2]


@pytest.mark.parametrize("mask", [False, True])
def test_a_redealt_world_gives_a_reason_for_the_waiting(mask):
    """SR-156"""
    g = table(
        "window",
        {"window": "pre_order"},
        options={"mask_polls": mask},
        hand={"p1": ["inflation"], "p2": ["political_influence"], "p3": ["plague", "treason"]},
    )
    holders = set()
    for seed in range(60):
        world = g.redeal(0, seed)
        assert world.actors() and knows(world, 0) == knows(g, 0)
        holders |= {seat for seat in (1, 2) if "political_influence" in hand(world, seat)}
    assert holders == {1, 2}


def test_plays_are_named_by_their_titles():
    """SR-138"""
    assert PLAY.size == 56 == len(TITLE.names)


@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("gold", [40, 6])  # 6: for one card alone
def test_that_the_purchases_are_over_is_told_alike_whatever_is_held(masked, gold):
    """Else the next window could not be told from this one, in which the same cards may be played.  SR-52, SR-66"""
    told = []
    for held in ("riots_in_towns", "hidden_cache"):
        start = {"row": ["mining", "hansa", "pyhy", "falun"], "gold": {"p1": gold}, "activity": "culture"}
        g = table("buy_history", {"seat": 0}, 3, {"mask_polls": masked}, None, ["history_card:sala"],
                  hand={"p1": [held]}, **start)  # fmt: skip
        g.events = []
        choose(g, 0, "buy_history:mining")
        while GAME.actions.number("pass") in g.legal(g.next_actor()) and not names(g) & {"no_more_bought"}:
            choose(g, g.next_actor(), "pass")
        told.append([event.kind.name for event in g.events])
    assert told[0] == told[1] and told[0].count("no_more_bought") == 1, told


def names(g):
    return {event.kind.name for event in g.events}


@pytest.mark.parametrize("seed", range(3))
def test_every_purchase_step_ends_with_something_told(seed):
    """What was bought, or that nothing was: by that all know in which window the next card is played.  SR-30, SR-50"""
    waits = False
    steps = 0
    for play in played(3, seed).plays:
        for event in play.events:
            name = event.kind.name
            if name == "activity_chosen":
                assert not waits, (seed, steps)
                waits = ACTIVITY.names[event.args[1]] in ("agriculture", "culture")
                steps += waits
            elif name in ("fief_bought", "history_bought", "nothing_bought"):
                waits = False
    assert steps > 3


def test_what_hidden_cache_and_noble_marriage_are_played_for_is_told_before_they_can_be_cancelled():
    """Whoever may cancel them knows what would be bought.  SR-35, SR-66"""
    start = {"row": ["mining", "hansa", "pyhy", "falun"], "gold": {"p1": 40}, "activity": "culture"}
    g = table("buy_history", {"seat": 0}, 3, None, None, None, hand={"p1": ["hidden_cache"]}, **start)
    g.events = []
    choose(g, 0, "buy_history:mining")
    choose(g, 0, "buy_with_cache:pyhy")
    told = [event.args for event in g.events if event.kind.name == "named_history"]
    assert told == [[0, HISTORY.names.index("pyhy")]]
    g = table("buy_fief", {"seat": 0}, gold={"p1": 60}, activity="agriculture", hand={"p1": ["noble_marriage"]})
    g.events = []
    marriage = next(key for key in keys(g, 0) if key.startswith("marry:"))
    choose(g, 0, marriage)
    told = [event.args for event in g.events if event.kind.name == "named_fief"]
    assert told == [[0, FIEF.names.index(marriage.split(":")[1])]]
