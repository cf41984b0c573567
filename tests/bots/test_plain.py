"""The yardsticks: plain search, and skald without its steward."""

import pytest
from tests.bots.test_stewards import begun

from longhall.arena.games import Job, Pairing, play
from longhall.bots.plain import Plain
from longhall.bots.registry import bot_named, make
from longhall.games import registry


@pytest.mark.parametrize("game", registry.HOUSE)
@pytest.mark.parametrize("spec", ["ismcts:12", "bare-skald:12"])
def test_yardsticks_play_every_game(game, spec):
    g = begun(game, registry.game(game).players[0], 3)
    bot = make(spec, game, 1)
    for _ in range(12):
        seat = g.next_actor()
        chosen = bot.choose(g.redeal(seat, 5), seat)
        assert chosen in g.legal(seat)
        g.apply(seat, chosen)
    assert 0 < bot.simulations <= 12 * 12


def test_their_version_is_their_own():
    """A steward that changes leaves the yardsticks as they are."""
    for name in ("ismcts", "bare-skald"):
        assert bot_named(name).version_at("suecia") == bot_named(name).version_at("vasa_cards") == "1"


def test_it_searches():
    """With 60 simulations for a choice it beats a player by lot; all of it is reproducible."""
    jobs = [Job(Pairing("vasa_cards", 2, "ismcts:60", "random", {}), number) for number in range(24)]
    rows = [play(job) for job in jobs]
    assert sum(row["share"] for row in rows) > 0.65 * len(rows)
    assert play(jobs[5]) == rows[5]


def test_what_was_never_available_cannot_be_chosen():
    """In worlds where the others hold other cards they have other choices: the tree keeps them apart."""
    for seed in range(6):
        g = begun("shipwrights", 3, seed)
        seat = g.next_actor()
        assert Plain(seed).search(g.redeal(seat, seed), seat, 80, 0.0) in g.legal(seat)
