"""Nothing is left out: every title, every history card and every window is shown by a case or a test."""

import tomllib
from pathlib import Path

import pytest
from tests.games.svea_rike.tables import choose, keys, refusal, table
from tests.games.svea_rike.test_history_cards import CARDS
from tests.games.svea_rike.test_windows import WINDOWS_OF

from longhall.games.svea_rike.chapters.cards.card import Card
from longhall.games.svea_rike.terms import HISTORY, TITLE, WINDOW

CASES = Path(__file__).parents[2] / "cases" / "svea_rike"
PLAYED_AS = {"noble_marriage": "marry:"}  # every other card is announced by its title


def case_of(title):
    return tomllib.loads((CASES / f"card-{title.replace('_', '-')}.toml").read_text("utf-8"))


@pytest.mark.parametrize("title", TITLE.names)
def test_a_case_shows_what_the_card_does_and_where_it_is_refused(title):
    """SR-135: in a window that is not its own it is refused; where it is played something comes of it."""
    steps = case_of(title)["step"]
    refused = [clause for step in steps for seat in step["expect"].get("refused", {}).values()
               for key, clause in seat.items() if key == f"play:{title}"]  # fmt: skip
    assert "SR-135" in refused
    announced = PLAYED_AS.get(title, f"play:{title}")
    at = next(i for i, step in enumerate(steps) if any(announced in choice for choice in step.get("play", [])))
    assert any(step["expect"].get("state") for step in steps[at:])


def test_every_title_every_history_card_and_every_window_is_among_those_tested():
    """SR-135"""
    assert set(WINDOWS_OF) == set(TITLE.names) and len(TITLE.names) == 56
    assert {window for windows in WINDOWS_OF.values() for window in windows} == set(WINDOW.names)
    assert len(WINDOW.names) == 23
    assert set(CARDS) == set(HISTORY.names) and len(HISTORY.names) == 50
    assert {case.stem for case in CASES.glob("card-*")} == {f"card-{title.replace('_', '-')}" for title in TITLE.names}


def test_a_title_that_is_laid_out_and_is_in_no_data_is_told_with_its_place():
    with pytest.raises(ValueError, match=r"^svea_rike/data\.toml: events has no card 'zebra'.*chapters/cards"):
        Card("zebra", 0)


@pytest.mark.parametrize(("answer", "passes"), [("connections_at_court", 0), ("influential_office", 1)])
def test_a_card_is_answered_with_one_title_only(answer, passes):
    """SR-135, SR-138: in R_CANCEL and R_PICKUP all other titles are refused."""
    others = [title for title in TITLE.names if title not in (answer, "tax_refund")]
    g = table(
        "window",
        {"window": "after_draw", "seat": 0},
        options={"mask_polls": True},
        hand={"p1": ["tax_refund"], "p2": [answer, *others[:20]], "p3": others[20:]},
    )
    choose(g, 0, "play:tax_refund")
    for window in ("after_draw", *["cancel"] * passes):
        while WINDOW.names[getattr(g.waiting, "at")()] == window:  # noqa: B009
            choose(g, g.next_actor(), "pass")
    assert keys(g, 1) == ["pass", f"play:{answer}"] and (2 not in g.actors() or keys(g, 2) == ["pass"])
    for seat in g.actors():
        for title in others[:20] if seat == 1 else others[20:]:
            assert refusal(g, seat, f"play:{title}") == "SR-135"
