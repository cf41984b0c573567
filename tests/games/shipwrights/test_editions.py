"""Editions: corrected names, effects that a card lacked, Buildings that score otherwise, and texts that follow."""

import pytest

from longhall.games.shipwrights.face.cards import printed
from longhall.games.shipwrights.game import GAME
from longhall.games.shipwrights.terms import BUILDING_NAMES, CALLED_NAMES, SENT_NAMES
from longhall.match import editions
from longhall.match.beginnings import replay, start
from longhall.match.texts import texts

LANGUAGES = ("en", "sv")


def said(card, language="en", **edition):
    """The text of a card in an edition."""
    key = f"card-{card}-text"
    return texts(GAME, language, edition).say(key, **printed(editions.apply(GAME, edition))[key])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", SENT_NAMES)
def test_a_text_says_whether_a_watchman_stops_the_card(card, language):
    """SW-60, SW-61"""
    stopped, free = (said(card, language, townsfolk={card: {"watchman_blocks": blocks}}) for blocks in (True, False))
    keeps, none = {"en": ("keeps him away", "No Watchman"), "sv": ("håller honom borta", "Ingen Väktare")}[language]
    assert keeps in stopped and none not in stopped
    assert none in free and keeps not in free


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["assassin", "barbarian"])
def test_a_text_says_whose_board_is_within_reach(card, language):
    """SW-49, SW-50"""
    own = {"en": "your own", "sv": "din egen"}[language]
    assert own in said(card, language)
    assert own not in said(card, language, townsfolk={card: {"scope": "opponent"}})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*SENT_NAMES, *CALLED_NAMES])
@pytest.mark.parametrize(
    "value",
    [
        "cost_gold",
        "pay_workers",
        "gain_gold",
        "gold_per_player_gone_before",
        "opponents_lose_gold",
        "gain_workers",
        "gain_goods_any",
        "draw",
    ],
)
def test_whatever_a_card_of_the_townsfolk_is_given_its_text_says(card, value, language):
    printed_text = said(card, language)
    text = said(card, language, townsfolk={card: {value: 47}})
    assert "47" in text and "47" not in printed_text
    assert "  " not in text and text == text.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_spares_those_with_a_watchman_only_where_the_card_says_so(language):
    """SW-55, SW-60"""
    spared = {"en": "without a Watchman", "sv": "utan Väktare"}[language]
    assert spared in said("mercenary", language)
    assert spared not in said("mercenary", language, townsfolk={"mercenary": {"watchman_blocks": False}})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("building", BUILDING_NAMES)
def test_a_building_says_how_it_scores(building, language):
    """SW-94, SW-95, SW-96, SW-97"""
    ways = [
        {"scoring": "fixed", "vp": 31},
        {"scoring": "per_gold", "gold_per_vp": 31},
        {"scoring": "per_nonmilitant_ship", "vp_per_ship": 31},
        {"scoring": "mill_capacity_over_base", "base": 31, "minimum": 2},
    ]
    told = [said(building, language, buildings={building: way}) for way in ways]
    assert all("31" in text for text in told) and len(set(told)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "edition"),
    [
        ("raider", {"townsfolk": {"raider": {"gold_per_good": 47}}}),
        ("raider", {"townsfolk": {"raider": {"attacker_gains": 47}}}),
        ("sage", {"townsfolk": {"sage": {"discard_max": 47}}}),
        ("sage", {"townsfolk": {"sage": {"draw_over_discarded": 47}}}),
        ("trader", {"townsfolk": {"trader": {"exchange_max": 47}}}),
        ("trader", {"townsfolk": {"trader": {"gain_per_good": 47}}}),
        ("trade_cart", {"tools": {"trade_cart": {"wool": 47}}}),
        ("trade_cart", {"tools": {"trade_cart": {"move_per_purchase": 47}}}),
        ("karv", {"ships": {"karv": {"vp": 47}}}),
        ("karv", {"ships": {"karv": {"cost": {"iron": 47}}}}),
    ],
)
def test_other_figures_are_told_too(card, edition, language):
    assert "47" in said(card, language, **edition)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tool_says_what_it_waives(language):
    """SW-38"""
    iron = texts(GAME, language).say("good-iron")
    assert iron not in said("bow_saw", language)
    assert iron in said("bow_saw", language, tools={"bow_saw": {"waives": "iron"}})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_follows_the_edition(language):
    given = printed(editions.apply(GAME, {"limits": {"ships_to_end_game": 47}, "scoring": {"military_bonus_vp": 58}}))
    text = texts(GAME, language).say("guide-2", **given["guide-2"])
    assert "47" in text and "58" in text


def test_a_corrected_name_is_used_wherever_the_thing_is_named():
    edition = {"names": {"en": {"watchman": "Guard", "thief": "Pickpocket"}, "sv": {"watchman": "Nattvakt"}}}
    match = start(GAME, 2, 5, edition=edition)
    words = match.texts("en")
    thief = GAME.actions.number("thief:p2:oak")
    assert words.action(thief, ["A", "B"]) == "Pickpocket: take oak from B"
    assert "A Guard keeps him away." in said("thief", **edition)
    assert "En Nattvakt håller honom borta." in said("thief", "sv", **edition)
    assert match.texts("sv").action(thief, ["A", "B"]).startswith("Tjuv:"), "only what is named is corrected"
    assert texts(GAME, "en").say("card-watchman") == "Watchman", "other tables keep the printed names"
    again = replay(match.record, game=GAME)
    assert again.texts("en").say("card-watchman") == "Guard"


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (3, "names: needs a table"),
        ({"en": "Karve"}, "names.en: needs a table"),
        ({"la": {"karv": "Navis"}}, "names.la: there is no such language; there are en"),
        ({"en": {"karve": "Karve"}}, "names.en.karve: there is no such thing in the game"),
        ({"en": {"karv": 4}}, "names.en.karv: needs a name of 1 to 24"),
        ({"en": {"karv": ""}}, "names.en.karv: needs a name of 1 to 24"),
        ({"en": {"karv": "K" * 25}}, "names.en.karv: needs a name of 1 to 24"),
        ({"en": {"karv": "{ $gold }"}}, "names.en.karv: needs a name of 1 to 24"),
        ({"en": {"karv": "[bold]Karv"}}, "names.en.karv: needs a name of 1 to 24"),
        ({"en": {"karv": "Two\nlines"}}, "names.en.karv: needs a name of 1 to 24"),
    ],
)
def test_a_wrong_name_is_refused_with_its_path(names, fault):
    with pytest.raises(ValueError) as refusal:
        editions.apply(GAME, {"names": names})
    assert str(refusal.value).startswith(fault)


@pytest.mark.parametrize(
    ("edition", "fault"),
    [
        ({"townsfolk": {"king": {"speed": 1}}}, "townsfolk.king.speed: there is no such value here"),
        ({"townsfolk": {"jarl": {"draw": 1}}}, "townsfolk.jarl: there is no such thing"),
        ({"townsfolk": {"king": {"draw": -1}}}, "townsfolk.king.draw: -1 is out of range"),
        ({"ships": {"karv": {"draw": 1}}}, "ships.karv.draw: there is no such thing"),
        ({"buildings": {"church": {"scoring": "per_gold"}}}, "buildings.church.gold_per_vp: is missing"),
        ({"buildings": {"church": {"scoring": "per_ship"}}}, "buildings.church.scoring: cannot be 'per_ship'"),
        (
            {"buildings": {"church": {"scoring": "per_gold", "gold_per_vp": 0}}},
            "buildings.church.gold_per_vp: 0 is out",
        ),
        ({"sources": {"rate_range": float("inf")}}, "sources.rate_range: cannot be inf"),
        ({"title": ""}, "title: needs a text"),
    ],
)
def test_a_wrong_addition_is_refused_with_its_path(edition, fault):
    with pytest.raises(ValueError) as refusal:
        editions.apply(GAME, edition)
    assert str(refusal.value).startswith(fault)


def test_the_differences_of_an_edition_are_listed():
    edition = {
        "title": "Mine",
        "names": {"en": {"karv": "Karve"}},
        "ships": {"karv": {"vp": 4, "military": 1, "source": {"vp": "printed"}}},
        "townsfolk": {"king": {"draw": 1}},
    }
    assert editions.differences(GAME, edition, "en") == [
        {"path": "names.en.card-karv", "was": "Karv", "now": "Karve"},
        {"path": "ships.karv.vp", "was": 3, "now": 4},
        {"path": "townsfolk.king.draw", "was": None, "now": 1},
    ]
    assert [found["path"] for found in editions.differences(GAME, edition, "sv")] == [
        "ships.karv.vp",
        "townsfolk.king.draw",
    ]
