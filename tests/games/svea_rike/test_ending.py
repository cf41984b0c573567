"""What is said of the end: who lacked how much."""

import pytest
from tests.games.svea_rike.finished import state_of
from tests.games.svea_rike.tables import played

from longhall.games.svea_rike.chapters.scoring import merchants_on_map, standing
from longhall.games.svea_rike.face.ending import ways_to
from longhall.games.svea_rike.state import SveaRike
from longhall.match.fluent import LANGUAGES
from longhall.match.match import Match

SEAT = 1


def ended(first: dict[str, int], second: dict[str, int]) -> tuple[Match, SveaRike]:
    """A game of two that ended with so much gold, status beside it, and debts; nothing else is owned."""
    match = played(2, 0)
    g = state_of(match)
    for seat, has in enumerate((first, second)):
        g.fiefs[seat], g.history[seat] = 0, 0
        g.gold[seat], g.bonus[seat], g.penalty[seat] = has.get("gold", 0), has.get("bonus", 0), has.get("debts", 0)
        for table in (g.saved, g.merchants):
            part = len(table) // g.players
            for i in range(seat * part, seat * part + part):
                table[i] = 0
    return match, g


def told(match: Match, language: str = "en") -> str:
    ending = match.ending(language)
    assert ending is not None
    return ending.comparisons[-1].text


def test_so_much_gold_as_is_named_would_have_won_it_and_no_less():
    """SR-148, SR-149"""
    for seed in range(12):
        g = state_of(played(3, seed))
        best, second = sorted((standing(g, seat) for seat in range(3)), reverse=True)[:2]
        seat = [standing(g, at) for at in range(3)].index(second)
        more = dict(ways_to(g, seat, best)).get("gold", 0)
        if not more or g.penalty[seat]:
            continue
        g.gold[seat] += more
        assert standing(g, seat) > best
        g.gold[seat] -= 1
        assert standing(g, seat) <= best
        return
    raise AssertionError("no game was that close")


def test_one_who_is_a_point_behind_needs_more_crowns_or_more_points():
    """To be level is enough with more crowns.  SR-149"""
    match, g = ended({"bonus": 1}, {})
    assert merchants_on_map(g, SEAT) == 0
    assert dict(ways_to(g, SEAT, standing(g, 0))) == {"crowns": 3, "troops": 4, "merchants": 6, "gold": 20}
    assert told(match).endswith("3 crowns, 4 troops, 6 merchants or 20 gold more would have won it for Player 2.")
    assert told(match, "sv").endswith("Med 3 kronor, 4 trupper, 6 köpmän eller 20 guld till hade Spelare 2 vunnit.")


def test_gold_pays_debts_before_it_counts():
    """SR-147"""
    _, g = ended({"bonus": 1}, {"debts": 2, "bonus": 1})
    assert dict(ways_to(g, SEAT, standing(g, 0)))["gold"] == 3


def test_what_decides_a_tie_is_what_was_lacked():
    """SR-149"""
    match, g = ended({"gold": 5}, {"gold": 3})
    assert dict(ways_to(g, SEAT, standing(g, 0))) == {"crowns": 1, "troops": 2, "merchants": 3, "history": 1, "gold": 3}
    assert "3 gold more would have won it" in told(match)


def test_nothing_was_lacked_in_a_shared_victory_nor_by_one_far_behind():
    """SR-149"""
    assert "would have won" not in told(ended({"gold": 5}, {"gold": 5})[0])
    assert "would have won" not in told(ended({"bonus": 9}, {})[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("first", "second"), [({"bonus": 9}, {}), ({"gold": 5}, {"gold": 3}), ({}, {})])
def test_the_headline_counts_in_status_as_its_comparisons_do(first, second, language):
    """SR-148"""
    ending = ended(first, second)[0].ending(language)
    assert ending is not None and ending.comparisons[0].label == "Status"
    assert "status" in ending.headline
