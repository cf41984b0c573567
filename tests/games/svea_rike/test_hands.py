"""Hands, draws and what can be known of them."""

import random

from tests.games.svea_rike.tables import choose, hand, played, table

from longhall.games.svea_rike.game import GAME
from longhall.games.svea_rike.knowledge.belief import redeal
from longhall.games.svea_rike.terms import COPIES, TITLE
from longhall.kernel.fields import knows


def test_an_empty_pile_is_made_from_the_discards_and_two_empty_piles_give_nothing():
    """SR-24, SR-25"""
    rest = [title for title in TITLE.names if title not in ("inspiring_speech", "inflation", "treason")]
    twice = [TITLE.names[title] for title in range(56) if GAME.data.copies[title] == 2]
    g = table(
        "window",
        {"window": "after_draw", "seat": 0},
        hand={"p1": ["inspiring_speech"], "p2": rest + [title for title in twice if title != "inspiring_speech"],
              "p3": ["inspiring_speech"]},
        draw_pile=[],
        discard=["inflation", "treason"],
        chance=["event_card:inflation", "event_card:treason"],
    )  # fmt: skip
    g.events = []
    choose(g, 0, "play:inspiring_speech")
    choose(g, 1, "pass")
    choose(g, 2, "pass")
    choose(g, 1, "pass")  # R_CANCEL
    assert [event.kind.name for event in g.events].count("drew") == 2
    assert [event.kind.name for event in g.events].count("drew_nothing") == 1
    assert hand(g, 0) == ["inflation", "treason"]


def test_a_card_seen_being_picked_up_stays_in_that_hand_in_every_world():
    """SR-138"""
    g = table(
        "window",
        {"window": "after_draw", "seat": 0},
        hand={"p1": ["tax_refund"], "p2": ["influential_office", "plague"], "p3": ["treason"]},
    )
    choose(g, 0, "play:tax_refund")
    choose(g, 1, "pass")
    choose(g, 1, "play:influential_office")
    seen = set()
    for seed in range(40):
        world = redeal(g, 2, seed)
        assert "tax_refund" in hand(world, 1) and len(hand(world, 1)) == 2 and hand(world, 2) == ["treason"]
        seen.add(tuple(hand(world, 1)))
    assert len(seen) > 5


def test_which_copy_lies_where_tells_nothing():
    """SR-138: of two copies the one shown first has the first number, whatever hand it came from."""
    for holder in (0, 1):
        hands = {f"p{seat + 1}": ["heavy_loans" if seat == holder else "heavy_loans#2"] for seat in (0, 1)}
        g = table("window", {"window": "after_draw", "seat": 0}, hand=hands)
        choose(g, 0, "play:heavy_loans")
        choose(g, 1, "pass")
        choose(g, 0, "borrow:1")
        assert g.discard == [TITLE.names.index("heavy_loans") * COPIES]
        assert not GAME.check(g)


def test_no_card_is_lost_in_whole_games_and_what_a_seat_knows_survives_redealing():
    """SR-25, SR-62"""
    chance = random.Random(7)
    for players in (2, 5):
        match = played(players, 11)
        g = match.state
        assert not GAME.check(g)
        for number in range(0, len(match.plays), 97):
            state = match.plays[number].before
            if state is not None:
                seat = chance.randrange(players)
                assert knows(state, seat) == knows(state.redeal(seat, number), seat)
