"""The law of masked polls: where several people sit, not even the waiting may tell who holds what."""

from random import Random

from longhall.kernel.fields import write_frame
from longhall.kernel.frames import Sealed
from longhall.kernel.state import State
from longhall.laws.moments import Fault, Faults, Moment, difference
from longhall.laws.trails import Trail
from longhall.match.curtains import goes_to
from longhall.match.match import Match

POLLS_AHEAD = 6
ASKED_AHEAD = 10


def masked(m: Moment) -> Faults:
    """Where several people sit, a hidden poll asks by what all can see: the same seats in every world alike.

    Held poll by poll, for as long as the seat is told the same in both.
    """
    if not is_for_people(m):
        return
    for seat in m.viewers:
        here, there = Trail(m.match.clone(), seat), Trail(m.match.clone(m.redealt(seat)), seat)
        for _ in range(POLLS_AHEAD):
            differs = difference(polled(here.match.state), polled(there.match.state), "polled")
            if differs:
                yield Fault(f"a poll asks, or waits, by what the seat may not know: {differs}", seat)
                break
            there.match.state.random = here.match.state.random
            if here.match.over or not go_on(here.match, there.match, m.rng) or here.told() != there.told():
                break


def order(m: Moment) -> Faults:
    """Seats that are asked one by one, also where there is but one choice, come in one order in all worlds alike.

    So programs that take turns learn nothing from whose turn it is. Held while the seat is told the same in both, and
    not in the hidden polls of a game that has no way to mask them.
    """
    if any(m.match.options[name] != option.people for name, option in m.game.options.items() if option.people):
        return
    for seat in m.viewers:
        here, there = Trail(m.match.clone(), seat), Trail(m.match.clone(m.redealt(seat)), seat)
        here.match.state.withdraw_others(seat)
        for _ in range(ASKED_AHEAD):
            g, other = here.match.state, there.match.state
            if not m.game.for_people and isinstance(g.waiting, Sealed) and g.waiting.hidden():
                break
            if g.next_actor() != other.next_actor():
                asked = f"p{g.next_actor() + 1} against p{other.next_actor() + 1}"
                yield Fault(f"whose turn it is depends on what the seat may not know: {asked}", seat)
                break
            other.random = g.random
            if g.over or not ask_both(here.match, there.match, m.rng) or here.told() != there.told():
                break


def ask_both(here: Match, there: Match, rng: Random) -> bool:
    """The seat whose turn it is chooses the same in both worlds; False if it cannot."""
    actor = int(here.state.next_actor())
    others = there.state.legal(actor)
    common = [action for action in here.state.legal(actor) if action in others]
    if not common:
        return False
    action = rng.choice(common)
    for match in (here, there):
        match.play(actor, action)
    return True


def curtains(m: Moment) -> Faults:
    """At one screen the curtains fall in the same order in every world alike, whatever people hold.

    Everybody sits at it, with any orders. Held for as long as the seat is told the same; and where polls are not
    masked, for as long as both worlds ask the same, since there the waiting may tell that somebody is asked.
    """
    if not m.match.in_hidden_poll and not m.game.for_people:
        return
    people = list(range(m.match.players))
    is_masked = is_for_people(m)
    for seat in m.viewers:
        here, there = Trail(m.match.clone(), seat), Trail(m.match.clone(m.redealt(seat)), seat)
        here.match.state.withdraw_others(seat)  # who has answered under seal was seen at the screen, and is not redealt
        for other in people:
            orders = m.game.any_orders(m.match.state, other, m.rng) if m.game.any_orders else {}
            here.match.settings[other] = there.match.settings[other] = dict(orders)
        at_screen = m.rng.choice(people)
        for _ in range(POLLS_AHEAD):
            if not is_masked and not asks_alike(here.match, there.match):
                break
            falls, others = (goes_to(trail.match, people, at_screen) for trail in (here, there))
            if falls != others:
                yield Fault(f"to whom the screen goes tells what the seat may not know: {falls} against {others}", seat)
                break
            at_screen = falls[-1] if falls else at_screen
            there.match.state.random = here.match.state.random
            if here.match.over or not go_on(here.match, there.match, m.rng) or here.told() != there.told():
                break


def asks_alike(here: Match, there: Match) -> bool:
    """Whether both wait for the same question; frames are public."""
    one, other = here.state.waiting, there.state.waiting
    return one is not None and other is not None and write_frame(one) == write_frame(other)


def is_for_people(m: Moment) -> bool:
    """Whether the game has options of its own for tables with several people, and this table has taken them."""
    wishes = m.game.for_people
    return bool(wishes) and all(m.match.options[name] == value for name, value in wishes.items())


def polled(g: State) -> list[str | int]:
    """What the game waits for, and whom a hidden poll asks, whether they have answered or not."""
    decision = g.waiting
    found: list[str | int] = [type(decision).__name__]
    if isinstance(decision, Sealed) and decision.hidden():
        found += [seat for seat in range(g.players) if decision.on_asks(g, seat)]
    return found


def go_on(here: Match, there: Match, rng: Random) -> bool:
    """Make the same choice in both worlds; sealed answers are the usual ones. False if there is none."""
    decision = here.state.waiting
    assert decision is not None
    if isinstance(decision, Sealed):
        for match in (here, there):
            answer_all(match)
        return True
    actor = int(decision.seat)
    others = there.state.legal(actor)
    common = [action for action in here.state.legal(actor) if action in others]
    if not common:
        return False
    action = rng.choice(common)
    here.play(actor, action)
    there.play(actor, action)
    return True


def answer_all(match: Match) -> None:
    while match.to_act:
        actor = match.to_act[0]
        match.play(actor, match.state.fallback(actor))
        if match.state.opened:
            return
