"""The player who learns by regret, and the small game in which perfection can be measured."""

import pytest

from longhall.bots.regret import STEPS, Line, Regrets, exploitability, looked_at, player_of


def played(lies):
    line = Line()
    while line.step < STEPS:
        line.choose(lies >> line.step & 1 if line.step < 4 else 0)
    return line


def test_the_small_game_is_decided_as_the_full_one():
    """VC-30, VC-34, VC-36, VC-37: two full piles of four cards under the rules of the full game."""
    from longhall.games.registry import game
    from longhall.games.vasa_cards.chapters.scoring import blamed_colours, is_draw, winning_colours
    from longhall.games.vasa_cards.state import VasaCards
    from longhall.kernel.state import zeros

    its = game("vasa_cards")
    g = its.new(2, its.whole_options({}), None)
    assert isinstance(g, VasaCards)
    for lies in range(16):
        totals = zeros(4)
        for colour in range(4):
            first = 2 if lies >> colour & 1 else 1
            for pile, value in enumerate([first, 3 - first]):
                g.lay(colour, pile, value)
                totals[pile] += value
        # The full game has four piles: the last two lie as the first, and so belong to its group and decide nothing.
        for pile in (2, 3):
            totals[pile] = totals[0]
            for colour in range(4):
                g.lay(colour, pile, g.card(colour, 0))
        if is_draw(totals):
            assert played(lies).share() == 0.5
            continue
        winners = winning_colours(g, totals, blamed_colours(g, totals))
        seats = {player_of(colour) for colour in range(4) if winners >> colour & 1}
        expected = 0.5 if len(seats) != 1 else float(seats == {0})
        assert played(lies).share() == expected


def test_a_look_goes_to_the_other_player():
    assert all(player_of(looked_at(colour, choice)) != player_of(colour) for colour in range(4) for choice in range(2))


def test_a_player_knows_only_what_it_laid_and_saw():
    """Two lines that differ only in what the other player laid are one to it, until it looks."""
    one, other = Line(), Line()
    for choice in (0, 1, 0, 1):
        one.choose(choice)
    for choice in (0, 0, 0, 0):
        other.choose(choice)
    assert one.player() == 0 and one.knows() == other.knows()
    for line in (one, other):
        line.choose(0)  # X1 looks at Y1
        line.choose(0)
    assert one.player() == 0 and one.knows() != other.knows()


def test_learning_grows_what_is_known():
    regrets = Regrets(3)
    regrets.learn(2)
    assert regrets.games == 2 and regrets.regret and regrets.chosen
    assert all(0 <= regrets.policy(key) <= 1 for key in regrets.chosen)


@pytest.mark.long
def test_regret_makes_a_player_harder_to_exploit():
    regrets = Regrets(1)
    before = exploitability(regrets)
    regrets.learn(4000)
    assert 0 <= exploitability(regrets) < 0.65 * before
