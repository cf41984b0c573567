"""What a seat has seen in the draft, and the worlds that fit it."""

from collections import Counter

import pytest
from tests.games.shipwrights.tables import begun, dictated, laid, play, played

from longhall.games.shipwrights.game import GAME
from longhall.games.shipwrights.knowledge.ledger import DAY, what_of
from longhall.games.shipwrights.terms import CARD_NAMES
from longhall.kernel.fields import knows
from longhall.match import positions


def names(cards):
    return [CARD_NAMES[card] for card in cards]


def worlds(g, seat, of, draws=300):
    """How often each value of something came up in redealt worlds."""
    found: Counter = Counter()
    for seed in range(draws):
        world = g.redeal(seat, seed)
        assert knows(world, seat) == knows(g, seat) and GAME.check(world) == []
        found[of(world)] += 1
    return found


def two_drafting():
    """The first packet of two players: Karv, Queen and Thief, of which p1 has kept the Queen."""
    g = laid(2, "keep", {"packet": ["karv", "queen", "thief"]}, packet=3)
    return play(g, "p1 keep:queen")


def test_the_holder_sees_the_packet_and_nobody_else_does():
    """SW-19"""
    g = laid(3, "keep", {"packet": ["karv", "queen", "thief", "king"]})
    assert [card["card"] for card in GAME.view(g, 0)["packet"]["cards"]] == ["karv", "thief", "king", "queen"]
    for seat in (-1, 1, 2):
        assert GAME.view(g, seat)["packet"]["cards"] is None and GAME.view(g, seat)["packet"]["count"] == 4
        assert "karv" not in str(GAME.view(g, seat))


def test_a_packet_passed_on_is_remembered():
    """SW-19, SW-20: p1 knows that p2 keeps one of two cards; the other is left over."""
    g = two_drafting()
    assert GAME.view(g, 0)["passed"] == [{"kept": "queen", "held": ["karv", "thief", "queen"]}]
    assert worlds(g, 0, lambda w: tuple(names(w.packet))) == {("karv", "thief"): 300}
    play(g, "p2 keep:karv")
    found = worlds(g, 0, lambda w: (*names(w.hand[1]), *names(w.leftovers)))
    assert found.keys() == {("karv", "thief"), ("thief", "karv")} and min(found.values()) > 100


def test_the_last_drafter_knows_the_leftover_but_not_what_was_kept_before():
    """SW-19, SW-20"""
    g = play(two_drafting(), "p2 keep:karv")
    assert GAME.view(g, 1)["leftovers"]["cards"][0]["card"] == "thief"
    assert GAME.view(g, 0)["leftovers"]["cards"] is None
    found = worlds(g, 1, lambda w: (*names(w.leftovers), len({*names(w.hand[0])})))
    assert found == {("thief", 1): 300}
    assert len(worlds(g, 1, lambda w: tuple(w.hand[0]))) > 20


def test_a_spectator_knows_nothing_of_either():
    """SW-19, SW-20"""
    g = play(two_drafting(), "p2 keep:karv")
    assert len(worlds(g, -1, lambda w: tuple(w.leftovers))) > 20
    assert GAME.view(g, -1)["passed"] == []


def test_a_card_played_tells_what_was_left_over():
    """SW-21: p2 plays the Karv, so p1 knows that the Thief was left over."""
    g = play(two_drafting(), "p2 keep:karv", "p1 discard:queen", "p1 end_turn", "p2 discard:karv")
    assert worlds(g, 0, lambda w: tuple(names(w.leftovers))) == {("thief",): 300}


def test_a_card_played_before_a_draw_was_not_drawn():
    """SW-62, SW-64: p2 plays the Chieftain first, so it came from the packet, and the Karv played later did not."""
    g = laid(2, "keep", {"packet": ["karv", "chieftain", "queen"], "top": "123"}, packet=3)
    play(g, "p1 keep:queen", "p2 keep:chieftain", "p1 discard:queen", "p1 end_turn")
    dictated(g, "card:karv", "back:132", "card:ferje", "back:222")
    play(g, "p2 call:chieftain", "p2 discard:karv")
    g.tape = None
    assert worlds(g, 0, lambda w: tuple(names(w.leftovers))) == {("karv",): 300}


def test_two_cards_that_may_have_changed_places():
    """SW-21, SW-62: a Thief played after a draw came from the packet or from the pile."""
    g = laid(2, "keep", {"packet": ["karv", "thief", "queen"], "hand.p2": ["chieftain"], "top": "213"}, packet=3)
    play(g, "p1 keep:queen", "p2 keep:karv", "p1 discard:queen", "p1 end_turn")
    dictated(g, "card:thief", "back:123", "card:ferje", "back:222")
    play(g, "p2 call:chieftain", "p2 discard:thief")
    g.tape = None
    found = worlds(g, 0, lambda w: tuple(names(w.leftovers)))
    assert found.keys() == {("karv",), ("thief",)} and min(found.values()) > 30
    play(g, "p2 begin:karv")
    assert worlds(g, 0, lambda w: tuple(names(w.leftovers))).keys() == {("karv",), ("thief",)}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_after_a_day_without_draws_every_player_knows_the_leftovers(players):
    """SW-20, SW-21, SW-85: all that passed a seat was played or is left over."""
    for seed in range(4):
        g = begun(players, seed)
        while g.day < 2 and not g.buried:
            seat = g.next_actor()
            legal = [a for a in g.legal(seat) if not GAME.actions.key(a).startswith(("call:chieftain", "call:sage"))]
            g.apply(seat, legal[seed % len(legal)])
        true = tuple(g.buried)
        assert len(true) == 3
        for seat in range(players):
            assert worlds(g, seat, lambda w: tuple(w.buried), 20) == {true: 20}
        assert len(worlds(g, -1, lambda w: tuple(w.buried), 20)) > 10


def test_the_back_on_top_stays_and_the_first_card_had_it():
    """SW-32: nobody is shown which card of a packet lay on top, but all know its back."""
    g = begun(4, 3)
    while g.day == 0:
        played(g, 1)
    while g.hand_size[0] + g.hand_size[1] + g.hand_size[2] + g.hand_size[3] < 6:
        played(g, 1)
    dealt = [i for i in range(g.moves) if what_of(g.book[i]) == 1]
    for seat in range(-1, 4):
        for seed in range(40):
            world = g.redeal(seat, seed)
            assert world.top == g.top and world.backs_left[world.data.back_index[world.top]] > 0
            for i in dealt:
                assert world.data.back_of[world.book[i] & 255] == g.data.back_of[g.book[i] & 255]


def test_who_sees_no_card_with_that_back_knows_that_one_was_kept():
    """SW-19, SW-32: 2/1/3 lay on top, but no Busse or Drakkar has that back, so p1 has kept a card that has."""
    draw = ["card:king", "back:312", "card:busse", "back:321", "card:drakkar", "back:222"]
    g = play(laid(2, "packet", {"top": "213"}, draw, packet=3), "p1 keep:king")
    assert names(g.packet) == ["busse", "drakkar"]
    data = g.data
    able = {data.card_of[copy] for copy in range(data.back_first[2], data.back_first[3])}
    assert data.backs[2] == GAME.chance.number("back:213") - GAME.chance.number("back:000")
    found = worlds(g, 1, lambda w: w.hand[0][0])
    assert found.keys() <= able and len(found) > 5 and CARD_NAMES.index("king") in found
    play(g, "p2 keep:drakkar")
    assert worlds(g, 0, lambda w: tuple(names(w.leftovers))).keys() == {("busse",), ("drakkar",)}


def test_a_shuffle_makes_what_was_seen_worthless():
    """SW-11: the leftovers of earlier days are in the pile again."""
    g = begun(2, 5)
    lengths = []
    while g.day < 16:
        before = g.moves
        played(g, 1, g.day)
        if g.moves < before:
            lengths.append(g.moves)
            assert what_of(g.book[0]) == DAY and sum(what_of(g.book[i]) == DAY for i in range(g.moves)) == 1
            assert g.buried == [] or g.day
    assert lengths


def test_knowledge_survives_being_dealt_anew_for_another_seat():
    """SW-19: what another seat has seen is true in the new world."""
    g = played(begun(3, 8), 60)
    for seat in range(3):
        world = g.redeal(seat, 11)
        for other in range(3):
            again = world.redeal(other, 12)
            assert knows(again, other) == knows(world, other) and GAME.check(again) == []


@pytest.mark.parametrize("players", [2, 5])
def test_what_a_seat_is_dealt_depends_on_what_it_has_seen_only(players):
    """SW-19, SW-32: from worlds that a seat cannot tell apart the same seed deals the same world."""
    g = begun(players, 21)
    for number in range(40):
        played(g, 30, number)
        if g.over:
            break
        for seat in range(-1, players):
            dealt = positions.write(GAME, g.redeal(seat, 77), {})
            for world in (g.redeal(seat, 5), g.redeal(seat, 6).redeal(seat, 7)):
                assert positions.write(GAME, world.redeal(seat, 77), {}) == dealt
    assert g.day > 8


def test_which_of_two_equal_cards_was_played_is_not_known():
    """SW-11, SW-26: p1 kept a Karv and drew another, and plays one of them; after a shuffle nobody can tell either."""
    g = laid(2, "turn", {"hand.p1": ["karv", "karv", "chieftain"], "pile": ["king"], "discards": ["queen"]})
    play(g, "p1 begin:karv", "p1 call:chieftain")
    assert g.moves and len(g.pile) == 1
    for seat in (-1, 0, 1):
        dealt = positions.write(GAME, g.redeal(seat, 77), {})
        assert positions.write(GAME, g.redeal(seat, 5).redeal(seat, 77), {}) == dealt
