"""The review against what is known: the last Fix of a card game, worked out over all worlds that its seat believes in.

After that Fix nobody chooses any more, so what each option is worth is no matter of playing well.
"""

from itertools import product
from math import sqrt

import pytest
from tests.review.games import played

from longhall.bots.playouts import won
from longhall.games.vasa_cards.chapters.phases import Fix
from longhall.games.vasa_cards.knowledge.belief import lay_out, worlds
from longhall.games.vasa_cards.terms import COLOURS, ROUNDS
from longhall.review import choices
from longhall.review.curve import seed_of
from longhall.review.measuring import Question, measured
from longhall.review.played import read


def orders_of(members):
    return [order for order in range(24) if members >> order & 1]


def last_fix(game):
    """The last move with a choice: it must be a Fix of the last round, after which nobody chooses."""
    last = game.free()[-1]
    assert isinstance(game.at(last).question, Fix) and game.moves[last].before.round == ROUNDS
    return last


def exact(state, seat, action):
    """What every seat has of an action, on average over all worlds: every order of every other colour that fits."""
    unknown = [colour for colour in range(COLOURS) if state.controller[colour] != seat]
    possible = [orders_of(worlds(state, seat, colour)) for colour in unknown]
    total, count = [0.0] * state.players, 0
    for orders in product(*possible):
        world = state.clone()
        for colour, order in zip(unknown, orders, strict=True):
            lay_out(world, colour, order)
        world.apply(seat, action)
        assert world.over
        total = [sum(pair) for pair in zip(total, won(world), strict=True)]
        count += 1
    return [100.0 * share / count for share in total], count


@pytest.mark.parametrize(("players", "seed"), [(3, 5), (4, 6)])
def test_the_last_fix_is_worth_what_all_worlds_together_say(players, seed):
    game = read(played("vasa_cards", ["steward"] * players, seed).record)
    last = last_fix(game)
    move = game.moves[last]
    wrong, looked_at = [], 0
    for action in move.before.legal(move.seat):
        known, count = exact(move.before, move.seat, action)
        looked_at += count
        ways = Question(game, move.before, move.seat, move.seat, action).ways(seed_of(last), 600)
        for value, shares in zip(known, ways, strict=True):
            told = measured(shares)
            assert abs(told.value - value) <= 4.0 * told.error
            wrong.append((told.value - value) / told.error)
    assert looked_at > len(move.before.legal(move.seat))  # there was something that the seat did not know
    assert sqrt(sum(each**2 for each in wrong) / len(wrong)) < 1.6  # errors are what they say


def test_a_loss_at_the_last_fix_is_the_loss_over_all_worlds():
    game = read(played("vasa_cards", ["steward", "random", "random"], 5).record)
    last = last_fix(game)
    move = game.moves[last]
    options = {action: exact(move.before, move.seat, action)[0][move.seat] for action in move.before.legal(move.seat)}
    better = max((action for action in options if action != move.action), key=lambda action: options[action])
    told, chosen, best = choices.compare(game, move.seat, last, better, move.seat, 1 << 41)
    assert told.error <= 3.0
    assert abs(told.value - (options[better] - options[move.action])) <= 3.0 * told.error
    assert abs(chosen.value - options[move.action]) <= 3.0 * chosen.error
    assert abs(best.value - options[better]) <= 3.0 * best.error
