"""The laws of secrecy: what a seat is shown must not depend on what it may not know.

Two matches are compared from one seat: the true one, and one on a redealt state, in which all that the seat cannot know
is otherwise. Nothing that the seat is shown may tell them apart.
"""

from random import Random

from longhall.kernel.fields import known, knows
from longhall.kernel.frames import Sealed
from longhall.laws.moments import Fault, Faults, Moment, difference, world_of
from longhall.laws.payload import payload
from longhall.laws.trails import Trail, is_kept
from longhall.match.match import Match

STEPS_AHEAD = 3
OWN_STEPS = 4


def alike(m: Moment) -> Faults:
    """Alike states look alike: a seat is shown the same in the true state and in a redealt one."""
    for seat in m.viewers:
        world = m.redealt(seat)
        truth = m.match.state
        if knows(truth, seat) != knows(world, seat):
            differs = difference(known(truth, seat), known(world, seat))
            yield Fault(f"a redealt world is not what the seat knows: {differs}", seat)
            continue
        differs = difference(payload(m.match, seat), payload(m.match.clone(world), seat))
        if differs:
            yield Fault(f"what the seat is shown depends on what it may not know: {differs}", seat)


def steps(m: Moment) -> Faults:
    """A step looks alike exactly where it is told alike.

    Both matches go on with the same chance; the seat makes the same choices in both, others the same or other ones.
    While the seat is told the same, it must know the same and be shown the same; once it is told different things, it
    must also know different things, or the log tells more than the seat is meant to keep.
    """
    for seat in m.viewers:
        here, there = Trail(m.match.clone(), seat), Trail(m.match.clone(m.redealt(seat)), seat)
        for _ in range(STEPS_AHEAD):
            if here.match.over or there.match.over:
                break
            there.match.state.random = here.match.state.random
            done = step_both(here.match, there.match, seat, m.rng)
            if not done:
                break
            here.let_polls_pass(m.rng)
            there.let_polls_pass(m.rng)
            if any(trail.match.over for trail in (here, there)):
                break  # at the end all may lie open
            told_here, told_there = here.told(), there.told()
            if told_here == told_there:
                differs = difference(known(here.match.state, seat), known(there.match.state, seat), "known")
                differs = differs or difference(payload(here.match, seat), payload(there.match, seat))
                if differs:
                    yield Fault(f"after {done} the seat is told the same, but {differs}", seat)
                    break
            else:
                if not is_kept(here, there):
                    differs = difference(told_here, told_there, "told")
                    yield Fault(f"after {done} the seat is told more than it is meant to know: {differs}", seat)
                break


def step_both(here: Match, there: Match, seat: int, rng: Random) -> str:
    """One decision in both worlds, a sealed one until it is opened; what was done, or nothing if it cannot be."""
    decision = here.state.waiting
    assert decision is not None
    if isinstance(decision, Sealed):
        own: list[int] = []
        open_sealed(here, seat, own, True, rng)
        open_sealed(there, seat, list(own), False, rng)
        return f"{type(decision).__name__} was opened"
    actor = int(decision.seat)
    action = rng.choice(here.state.legal(actor))
    others = there.state.legal(actor)
    if not others or (actor == seat and action not in others):
        return ""  # the law that alike states look alike speaks of this
    other = action if actor == seat or (action in others and rng.random() < 0.5) else rng.choice(others)
    here.play(actor, action)
    there.play(actor, other)
    key, other_key = here.game.actions.key(action), here.game.actions.key(other)
    return f"{type(decision).__name__} of p{actor + 1}: {key}" + (f" or {other_key}" if other != action else "")


def open_sealed(match: Match, seat: int, own: list[int], is_first: bool, rng: Random) -> None:
    """Let all answer until the answers are opened. `seat` answers freely the first time, then the same again."""
    decision = match.state.waiting
    assert isinstance(decision, Sealed)
    while True:
        actors = match.to_act
        if not actors:
            return
        actor = rng.choice(actors)
        if actor != seat:
            action = rng.choice(match.state.legal(actor))
        elif is_first:
            action = rng.choice(match.state.legal(actor))
            own.append(action)
        else:
            action = own.pop(0)
        match.play(actor, action)
        if match.state.opened:
            return


def own_steps(m: Moment) -> Faults:
    """From its frontier on a seat learns nothing: the same own choices look the same in truth and in a redealt world.

    So taking them back gives nothing away, and what is offered to be taken back depends on nothing hidden.
    """
    for seat in range(m.match.players):
        if seat not in m.match.to_act and not m.match.can_undo(seat):
            continue
        here = m.match.clone()
        there = m.match.imagined(seat, m.seed())
        differs = difference(payload(here, seat), payload(there, seat))
        if differs:
            yield Fault(f"the match as the seat may take it to be is not what it is shown: {differs}", seat)
            continue
        for _ in range(OWN_STEPS):
            if seat not in here.to_act or seat not in there.to_act:
                break
            decision = here.state.waiting
            action = m.rng.choice(here.state.legal(seat))
            key = m.game.actions.key(action)
            if action not in there.state.legal(seat):
                yield Fault(f"{key} is open to the seat in truth but not in a world like it", seat)
                break
            here.play(seat, action)
            there.play(seat, action)
            moved, moved_there = (bool(match.state.moved >> seat & 1) for match in (here, there))
            if isinstance(decision, Sealed) and (moved or moved_there):
                break  # whether the others have answered already is no business of the seat's
            if moved != moved_there:
                yield Fault(f"whether {key} can be taken back depends on what the seat may not know", seat)
                break
            if moved:
                break
            differs = difference(payload(here, seat), payload(there, seat))
            if differs:
                yield Fault(f"{key} can be taken back, but the seat has learned from it: {differs}", seat)
                break
        while here.can_undo(seat) and there.can_undo(seat):
            here.undo(seat)
            there.undo(seat)
            differs = difference(payload(here, seat), payload(there, seat))
            if differs:
                yield Fault(f"after taking back, {differs}", seat)
                break


def foresight(m: Moment) -> Faults:
    """No foresight: a redealt world has a generator of its own, and nothing of the true one goes into it."""
    truth = m.match.state
    other = truth.clone()
    other.reseed(m.seed())
    for seat in m.viewers:
        generators = set()
        for _ in range(4):
            seed = m.seed()
            world = truth.redeal(seat, seed)
            generators.add(world.random)
            if world.random == truth.random:
                yield Fault("a redealt world keeps the true generator, so it foretells dice and draws", seat)
                return
            same = other.redeal(seat, seed)
            differs = difference([world_of(world, seat), world.random], [world_of(same, seat), same.random])
            if differs:
                yield Fault(f"a redealt world depends on the true generator: {differs}", seat)
                return
        if len(generators) < 4:
            yield Fault("worlds redealt with different seeds have the same generator", seat)
