"""The laws of redealing: the worlds that a seat is offered are those that can be, all of them and no other."""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from longhall.kernel.copies import attributes
from longhall.kernel.fields import DERIVED, PUBLIC, knows
from longhall.kernel.game import Game
from longhall.kernel.state import State
from longhall.laws import secrecy
from longhall.laws.moments import Fault, Faults, Moment, Survey, difference, seat_name, world_of
from longhall.laws.payload import told
from longhall.laws.rules import legal, pieces
from longhall.match import editions, positions
from longhall.match.beginnings import position

SMALL = 8  # worlds: a space of which every world can be expected to come up
ENOUGH = 30  # visits or draws for every world of a small space
PLAYED_ON = 25
LOOKS = 30  # a run with fewer may have missed the moments at which something is hidden


def redeal(m: Moment) -> Faults:
    """A redealt world is a world: its pieces are all there, it keeps the laws of secrecy itself, and can be played."""
    for seat in m.viewers[:1]:
        # A match of its own: what other seats have taken back or answered belongs to the true one.
        match = position(m.game, positions.write(m.game, m.redealt(seat), m.match.options))
        match.follows = False
        within = Moment(match, m.rng, [m.rng.randrange(-1, match.players)])
        for law in (pieces, legal, secrecy.alike, secrecy.steps, secrecy.own_steps):
            for fault in law(within):
                yield Fault(f"in a world redealt for {seat_name(seat)}: {fault.what}", fault.seat)
        for _ in range(PLAYED_ON):
            if match.over:
                break
            if not match.to_act:
                yield Fault("a redealt world waits for nobody", seat)
                break
            actor = m.rng.choice(match.to_act)
            match.play(actor, m.rng.choice(match.state.legal(actor)))
            faults = m.game.check(match.state)
            if faults:
                yield Fault(f"a redealt world played on: {'; '.join(faults)}", seat)
                break


def truth(m: Moment) -> Faults:
    """Over many draws the truth comes up, where the worlds are few enough to expect it."""
    for seat in m.viewers[:1]:
        true = world_of(m.match.state, seat)
        worlds = {world_of(m.redealt(seat), seat) for _ in range(2 * SMALL)}
        if len(worlds) > SMALL or true in worlds:
            continue
        for _ in range(ENOUGH * len(worlds)):
            worlds.add(world_of(m.match.state.redeal(seat, m.seed()), seat))
        if true not in worlds and len(worlds) <= SMALL:
            yield Fault(f"the truth is not among the {len(worlds)} worlds that redealing offers", seat)


def pure(m: Moment) -> Faults:
    """A redealt world depends on what its seat knows and on nothing else: from any world alike it is the same."""
    for seat in m.viewers:
        other, seed = m.redealt(seat), m.seed()
        world, same = m.match.state.redeal(seat, seed), other.redeal(seat, seed)
        differs = difference(
            [json.loads(world_of(world, seat)), world.random], [json.loads(world_of(same, seat)), same.random]
        )
        if differs:
            yield Fault(f"what is redealt depends on what the seat does not know: {differs}", seat)


def forgotten(m: Moment) -> Faults:
    """Nothing is forgotten: every attribute of the state, and of what lies in it, stands in its table `FIELDS`."""
    state = m.match.state
    kernel = attributes(State(None, state.players))
    for missing in sorted(attributes(state) - kernel - set(table(state))):
        yield Fault(f"the attribute '{missing}' of {type(state).__name__} does not stand in FIELDS")
    for name, field in table(state).items():
        if not hasattr(state, name):
            yield Fault(f"FIELDS of {type(state).__name__} names '{name}', which it does not have")
        elif field.visibility != DERIVED:
            for thing in things_in(getattr(state, name)):
                for missing in sorted(attributes(thing) ^ set(table(thing))):
                    yield Fault(f"'{missing}' of {type(thing).__name__} stands in one only, its attributes or FIELDS")
    for frame in state.pending:
        for missing in sorted(attributes(frame) - {"seat"} - set(frame.FIELDS)):
            yield Fault(f"the attribute '{missing}' of the frame {type(frame).__name__} does not stand in FIELDS")


def table(thing: Any) -> Mapping[str, Any]:
    fields: Mapping[str, Any] = thing.FIELDS
    return fields


def things_in(value: Any) -> Iterator[Any]:
    """Objects with a table of their own that lie in an attribute."""
    if hasattr(value, "FIELDS"):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from things_in(item)


def varied(survey: Survey) -> Faults:
    """Every attribute that somebody may not see comes out otherwise in some redealt world."""
    for name in sorted(survey.values):
        if name not in survey.varied and len(survey.values[name]) > 1 and survey.looks >= LOOKS:
            yield Fault(f"'{name}' is hidden, but no world redealt at {survey.looks} decisions changed it")


def worlds(game: Game, players: int, options: Mapping[str, Any], plays: int, rng: Random) -> Faults:
    """In small spaces redealing offers every world that play can reach with the same transcript, and no other.

    Many random games are played; those that one seat cannot tell apart are laid together, and the worlds they were in
    are compared with those that redealing offers.
    """
    for seat in (0, players - 1):
        found: dict[object, dict[str, int]] = {}
        samples: dict[object, State] = {}
        for number in range(plays):
            if number == 40 and all(sum(found[key].values()) < 4 for key in found):
                return  # a game too large to meet the same transcript twice
            for key, state in moments_of(game, players, options, seat, rng):
                if key in found and len(found[key]) > SMALL:
                    continue
                samples.setdefault(key, state.clone())
                reached = found.setdefault(key, {})
                world = world_of(state, seat)
                reached[world] = reached.get(world, 0) + 1
        for key, reached in found.items():
            if len(reached) <= SMALL:
                yield from compare_worlds(samples[key], reached, seat, rng)


def moments_of(
    game: Game, players: int, options: Mapping[str, Any], seat: int, rng: Random
) -> Iterator[tuple[object, State]]:
    """A random game: the transcript of `seat` and the state at its first decisions."""
    g = game.new(players, options, editions.apply(game, None))
    g.reseed(rng.randrange(2**40))
    g.events = []
    g.run()
    own: tuple[int, ...] = ()
    for _ in range(rng.randrange(1, 10)):
        if g.over:
            return
        yield (own, str(told(g.events, seat)), knows(g, seat)), g
        actor = rng.choice(g.actors())
        action = rng.choice(g.legal(actor))
        if actor == seat:
            own += (action,)
        g.apply(actor, action)


def compare_worlds(sample: State, reached: dict[str, int], seat: int, rng: Random) -> Faults:
    visits = sum(reached.values())
    if visits < ENOUGH * len(reached):
        return
    offered = {world_of(sample.redeal(seat, rng.randrange(1, 2**40)), seat) for _ in range(2 * SMALL)}
    if len(offered) > SMALL or visits < ENOUGH * len(offered):
        return
    for _ in range(ENOUGH * (len(reached) + len(offered))):
        offered.add(world_of(sample.redeal(seat, rng.randrange(1, 2**40)), seat))
    for world in sorted(set(reached) - offered):
        yield Fault(f"play reaches a world that redealing never offers: {world}", seat)
        return
    for world in sorted(offered - set(reached)):
        yield Fault(f"redealing offers a world that {visits} games with this transcript never reached: {world}", seat)
        return


__all__ = ["DERIVED", "PUBLIC", "forgotten", "pure", "redeal", "truth", "varied", "worlds"]
