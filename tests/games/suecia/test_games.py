"""Whole games: they end with full tableaus, everybody has had as many turns, and cards and pieces add up."""

import random
from collections import Counter

import pytest
from tests.games.suecia.tables import FEW_DISCS, PLAYERS, RICH, bare_state, eager, match_played, played

from longhall.games.suecia.chapters.bonus import Window
from longhall.games.suecia.chapters.exchange import Exchange
from longhall.games.suecia.face.position import check
from longhall.games.suecia.game import GAME
from longhall.games.suecia.knowledge.belief import redeal
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import COLUMNS, ESTATE_CARDS, ROWS
from longhall.kernel.playout import playout

TURNS = {3: 18, 4: 15, 5: 12}
SHAPE = {3: (3, 6), 4: (3, 5), 5: (3, 4)}
PILE = {3: 47, 4: 43, 5: 39}
DRAWS = {3: 16, 4: 11, 5: 8}
LEFT = {3: 2, 4: 0, 5: 0}


def heights(g):
    rows, columns = SHAPE[g.players]
    return [[g.column_height(seat, column) for column in range(columns)] for seat in range(g.players)], rows


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_with_full_tableaus(players):
    """SU-10, SU-90: also when nobody plays with any sense."""
    for seed in range(25):
        g = bare_state(players, seed)
        playout(g, seed + 1)
        found, rows = heights(g)
        assert all(height == rows for columns in found for height in columns)
        assert g.turn == players * TURNS[players]
        assert list(g.hand_size) == [LEFT[players]] * players
        assert check(g) == []


@pytest.mark.parametrize("edition", [RICH, FEW_DISCS], ids=["rich", "few-discs"])
@pytest.mark.parametrize("players", PLAYERS)
def test_eager_games_end_with_full_tableaus(players, edition):
    """SU-83, SU-90: also when reserves run out and discs wander."""
    for seed in range(3):
        g = played(players, seed, edition)
        found, rows = heights(g)
        assert all(height == rows for columns in found for height in columns)
        assert check(g) == []


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_equally_many_turns_clockwise_and_draws(players):
    """SU-6, SU-18, SU-19: the last card drawn is the one face up, taken by the last seat."""
    match = match_played(players, 11)
    events = match.events()
    turns = [event.args[0] for event in events if event.kind.name == "turn"]
    assert all(later == (earlier + 1) % players for earlier, later in zip(turns, turns[1:]))
    assert Counter(turns) == dict.fromkeys(range(players), TURNS[players])
    draws = [event for event in events if event.kind.name in ("drew", "took_last")]
    assert Counter(event.args[0] for event in draws) == dict.fromkeys(range(players), DRAWS[players])
    assert [event.kind.name for event in draws].count("took_last") == 1
    assert draws[-1].kind.name == "took_last" and draws[-1].args[0] == turns[-1]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_pile_of_the_set_up(players):
    """SU-18: all cards but four a player, one of them turned up."""
    g = bare_state(players, 5)
    assert g.pile.size() == PILE[players]
    left = [g.pile.middle[card] + (g.face_up == card) for card in range(ESTATE_CARDS)]
    assert left == [10 - players] * 4 + [10, 10]
    assert all(list(g.hand[seat * 6 : seat * 6 + 6]) == [1, 1, 1, 1, 0, 0] for seat in range(players))


def test_the_first_seat_is_drawn():
    """SU-6: over many tables every seat begins."""
    assert {bare_state(5, seed).active for seed in range(60)} == set(range(5))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_pool_is_one_action_for_each_card_of_the_column(players):
    """SU-12: the last card and all above it, each with the estate on top of it."""
    g = bare_state(players, 3)
    chance = random.Random(3)
    while not g.over:
        seat = g.next_actor()
        action = eager(g, seat, chance)
        key = GAME.actions.key(action)
        g.apply(seat, action)
        if key.startswith("column:"):
            column = int(key.split(":")[1]) - 1
            cards = [g.tableau[(seat * COLUMNS + column) * ROWS + row] for row in range(ROWS)]
            assert sum(g.pool) == sum(card != NONE for card in cards)


@pytest.mark.parametrize("edition", [None, RICH], ids=["usual", "rich"])
@pytest.mark.parametrize("players", PLAYERS)
def test_a_bonus_of_each_kind_is_taken_once_a_turn(players, edition):
    """SU-67, SU-68: counted in the log; nothing is left open behind a window."""
    for seed in range(4):
        match = match_played(players, seed, edition)
        taken: Counter[tuple[int, int]] = Counter()
        paid = 0
        for event in match.events():
            name = event.kind.name
            if name == "turn":
                assert all(count == 1 for count in taken.values())
                taken.clear()
            elif name == "bonus_taken":
                paid = event.args[1]
                taken[event.args[0], paid] += 1
            elif name == "bonus_given_up":
                taken[event.args[0], paid] -= 1
                taken += Counter()
        assert isinstance(match.state, Suecia) and not any(match.state.opportunity)


def test_windows_and_exchanges_lie_on_the_stack():
    """SU-13, SU-67, SU-75: bonuses and exchanges are frames; what they interrupt waits beneath."""
    seen = set()
    for seed in range(8):
        g = bare_state(4, seed, RICH)
        chance = random.Random(seed)
        while not g.over:
            names = [type(frame).__name__ for frame in g.pending]
            if g.inside(Window):
                assert names.index("Window") > names.index("Actions") > names.index("Draw") > names.index("NextTurn")
                seen.add(names[-1])
            if isinstance(g.waiting, Exchange):
                assert g.waiting.seat == g.active
            seat = g.next_actor()
            g.apply(seat, eager(g, seat, chance))
    assert {"ChooseBonus", "PlaceCastle", "Exchange", "FillUnits", "ChooseTile"} <= seen


@pytest.mark.parametrize("market", GAME.options["market"].values)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_ends_however_much_is_traded(players, market):
    """SU-76, SU-78: exchanges come to an end, so games do."""
    g = bare_state(players, 8, RICH, market)
    chance = random.Random(8)
    while not g.over:
        seat = g.next_actor()
        legal = g.legal(seat)
        market = [action for action in legal if GAME.actions.key(action).split(":")[0] in ("exchange", "sell", "buy")]
        g.apply(seat, chance.choice(market or legal))
    assert g.turn == players * TURNS[players]


def test_a_clone_goes_its_own_way():
    """SU-5: nothing of a copy is shared but the components."""
    g = bare_state(4, 2, RICH)
    chance = random.Random(2)
    for _ in range(150):
        g.apply(g.next_actor(), eager(g, g.next_actor(), chance))
    before = GAME.view(g, 0)
    copy = g.clone()
    playout(copy, 9)
    assert GAME.view(g, 0) == before and copy.over and not g.over
    assert redeal(g, 0, 4).data is g.data


def test_the_fallback_ends_every_game():
    """SU-16, SU-17: a table whose clocks have all run out passes its actions and comes to an end."""
    g = bare_state(3, 1)
    while not g.over:
        g.apply(g.next_actor(), g.fallback(g.next_actor()))
    assert g.turn == 54 and g.results().reason == "shared"


# What is chosen for a seat whose clock has run out, by the word of the choice. Where nothing can be left, the first.
LEAVE = {
    **dict.fromkeys(("PlaceCastle", "PlaceChurch", "FarmProvince", "FarmHex", "ChooseTile", "FlipTile"), "abandon"),
    **dict.fromkeys(("CollectResource", "ReturnCard", "ChooseGroup", "ChooseNation"), "abandon"),
    **dict.fromkeys(("ChooseShopKind", "ChooseCard"), "abandon"),
    "ChooseAction": "end",
    "FillUnits": "finish",
    "ChooseBonus": "stop",
    "KeepOrSwap": "keep",
}


def test_a_clock_that_runs_out_leaves_what_was_begun():
    """SU-16, SU-17, SU-52, SU-67"""
    seen = set()
    for seed in range(10):
        g = bare_state(4, seed, RICH)
        chance = random.Random(seed)
        while not g.over:
            seat = g.next_actor()
            name = type(g.waiting).__name__
            key = GAME.actions.key(g.fallback(seat))
            assert g.fallback(seat) in g.legal(seat)
            if name in LEAVE:
                assert key == LEAVE[name]
                seen.add(name)
            elif isinstance(g.waiting, Exchange):
                words = {GAME.actions.key(action).split(":")[0] for action in g.legal(seat)}
                assert key.split(":")[0] == next(word for word in ("enough", "buy", "sell") if word in words)
            g.apply(seat, eager(g, seat, chance))
    assert set(LEAVE) - seen <= {"ChooseShopKind", "ChooseCard", "ReturnCard"}
