"""Tables to test at: games begun, played on and set up by hand."""

import random

from longhall.games.shipwrights.face.position import fill
from longhall.games.shipwrights.game import GAME
from longhall.kernel.chance import Tape
from longhall.kernel.fields import read_object
from longhall.match import editions
from longhall.match.cases import nested
from longhall.match.positions import bare


def begun(players, seed=1, edition=None):
    """A game whose set-up has run."""
    g = GAME.new(players, {}, editions.apply(GAME, edition))
    g.reseed(seed)
    g.run()
    return g


def played(g, decisions, seed=1):
    """Play on at random for so many decisions, or to the end."""
    chance = random.Random(seed)
    while decisions and not g.over:
        seat = g.next_actor()
        g.apply(seat, chance.choice(g.legal(seat)))
        decisions -= 1
    return g


def laid(players, entry, what=None, chance=(), **arguments):
    """A position: `what` by path, then an entry with its arguments; `chance` dictates what comes up first."""
    g = bare(GAME, players, {}, GAME.data)
    named = nested(what or {})
    read_object(g, named, players, "")
    fill(g, named)
    assert GAME.check(g) == []
    GAME.entries[entry].build(g, **{**GAME.entries[entry].arguments, **arguments})
    g.reseed(7)
    if chance:
        dictated(g, *chance)
    g.run()
    g.tape = None
    return g


def play(g, *plays):
    """Choices as in a case: "p1 keep:karv"."""
    for choice in plays:
        seat, key = choice.split(" ")
        action = GAME.actions.number(key)
        assert action in g.legal(int(seat[1]) - 1), f"{key} is not open to {seat}"
        g.apply(int(seat[1]) - 1, action)
    return g


def dictated(g, *keys):
    """Let the next chance results be these."""
    g.tape = Tape([GAME.chance.number(key) for key in keys], True)
    return g
