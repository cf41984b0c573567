"""The laws of play: choices, copies, sealed answers, ends."""

from longhall.kernel.frames import Sealed
from longhall.kernel.game import Game
from longhall.laws.moments import Fault, Faults, Moment, difference, seat_name
from longhall.laws.payload import errors, payload, told
from longhall.match import positions
from longhall.match.fluent import LANGUAGES
from longhall.match.match import SPECTATOR, Match
from longhall.match.rules import clauses_of

AHEAD = 6


def legal(m: Moment) -> Faults:
    """The list of choices is sorted, never empty for a seat that is asked, empty for others, and agrees with `why_not`.

    Every action of the decision's span is either in the list or refused with a clause of the rules.
    """
    state = m.match.state
    actors = state.actors()
    if not state.over and not actors:
        yield Fault("the game waits, but nobody is asked")
    clauses = clauses_of(m.game)
    for seat in (SPECTATOR, *range(m.match.players)):
        actions = state.legal(seat)
        if seat not in actors:
            if actions:
                yield Fault("the seat is not asked, but has choices", seat)
            continue
        if not actions:
            yield Fault(f"{type(state.waiting).__name__} asks the seat, but offers nothing", seat)
        if actions != sorted(set(actions)):
            yield Fault(f"the choices are not in order, or one is there twice: {actions}", seat)
        if state.list_options(seat) != len(actions):
            yield Fault("an action is offered twice", seat)
        span = state.span(seat)
        for action in sorted(set(actions) - set(span)):
            yield Fault(f"{m.game.actions.key(action)} is offered, but not in the span of the decision", seat)
        for action in span:
            clause = state.why_not(seat, action)
            key = m.game.actions.key(action)
            if (clause == "") != (action in actions):
                yield Fault(f"{key} is {'' if action in actions else 'not '}offered, but why_not says '{clause}'", seat)
            elif clause and clause not in clauses:
                yield Fault(f"{key} is refused by '{clause}', which is no clause of the rules", seat)


def refusals(m: Moment) -> Faults:
    """What a seat may not do is refused, and changes nothing."""
    match = m.match.clone()
    before = match.record, match.position
    for seat in (SPECTATOR, *range(match.players)):
        for request, answer in errors(match, seat).items():
            if answer == "it was done":
                yield Fault(f"a bad request was carried out: {request}", seat)
    if (match.record, match.position) != before:
        yield Fault("a refused request changed the match")


def fallback(m: Moment) -> Faults:
    """The choice that is made when a clock runs out is a legal one."""
    state = m.match.state
    for seat in state.actors():
        action = state.fallback(seat)
        if action not in state.legal(seat):
            yield Fault(f"{type(state.waiting).__name__} falls back on {action}, which is not legal", seat)


def pieces(m: Moment) -> Faults:
    """No piece is lost or doubled: the game's own check finds nothing wrong."""
    for fault in m.game.check(m.match.state):
        yield Fault(fault)


def clones(m: Moment) -> Faults:
    """A clone is equal and independent, and neither cloning nor redealing touches its source."""
    source = m.match.state
    before = written(m.match)
    copy = source.clone()
    if difference(before, positions.write(m.game, copy, m.match.options)):
        yield Fault(f"a clone differs: {difference(before, positions.write(m.game, copy, m.match.options))}")
    for _ in range(AHEAD):
        if copy.over:
            break
        actor = m.rng.choice(copy.actors())
        copy.apply(actor, m.rng.choice(copy.legal(actor)))
        differs = difference(before, written(m.match))
        if differs:
            yield Fault(f"playing on in a clone changed its source: {differs}")
            return
    for seat in m.viewers:
        world = source.redeal(seat, m.seed())
        for _ in range(AHEAD):
            if not world.actors():
                break
            actor = m.rng.choice(world.actors())
            world.apply(actor, m.rng.choice(world.legal(actor)))
        differs = difference(before, written(m.match))
        if differs:
            yield Fault(f"redealing for {seat_name(seat)} and playing on changed the true state: {differs}", seat)
            return


def written(match: Match) -> object:
    return positions.write(match.game, match.state, match.options)


def sealed(m: Moment) -> Faults:
    """Sealed answers commute: the order of arrival changes nothing, and nobody is shown who has answered."""
    decision = m.match.state.waiting
    if not isinstance(decision, Sealed):
        return
    first = m.match.clone()
    given: list[tuple[int, int]] = []
    while not (given and first.state.opened) and first.to_act:
        actor = m.rng.choice(first.to_act)
        action = m.rng.choice(first.state.legal(actor))
        before = {seat: payload(first, seat) for seat in m.viewers if seat != actor}
        first.play(actor, action)
        given.append((actor, action))
        if not first.state.opened:
            for seat, shown in before.items():
                differs = difference(shown, payload(first, seat))
                if differs:
                    yield Fault(f"the seat is shown that {seat_name(actor)} has answered: {differs}", seat)
    second = m.match.clone()
    rest = list(given)
    while rest:
        actor = m.rng.choice(sorted({seat for seat, _ in rest}))
        second.play(*rest.pop([seat for seat, _ in rest].index(actor)))
    for what, one, other in (
        ("the position", written(first), written(second)),
        ("the log", told(first.events(), 0), told(second.events(), 0)),
        ("the lengths of the transcripts", first.sent, second.sent),
    ):
        differs = difference(one, other)
        if differs:
            yield Fault(f"the order in which {type(decision).__name__} is answered changes {what}: {differs}")


def automatic(m: Moment) -> Faults:
    """An answer that a seat has ordered is a legal one."""
    for seat in m.match.to_act:
        action = m.match.ordered(seat)
        if action is not None and action not in m.match.state.legal(seat):
            yield Fault(f"the ordered answer {m.game.actions.key(action)} is not legal", seat)


def result(m: Moment) -> Faults:
    """The end is well-formed: a place and an outcome for every seat, a reason, and the clause that decided."""
    found = m.match.result
    if found is None:
        return
    players = m.match.players
    if len(found.places) != players or not all(1 <= place <= players for place in found.places):
        yield Fault(f"places are {found.places}; every seat needs one from 1 to {players}")
    elif any(place > 1 + sum(other < place for other in found.places) for place in found.places) and 1 in found.places:
        yield Fault(f"places are {found.places}; a place is one more than the number of seats before it")
    if len(found.scores) not in (0, players):
        yield Fault(f"scores are {found.scores}; every seat needs one, or none")
    if len(found.outcomes) != players:
        yield Fault(f"outcomes are {found.outcomes}; every seat needs one")
    if abs(sum(found.shares()) - 1) > 1e-9:
        yield Fault(f"the shares {found.shares()} do not add up to 1")
    for key in [*(f"outcome-{outcome}" for outcome in found.outcomes), f"reason-{found.reason}"]:
        for language in LANGUAGES:
            if not m.match.texts(language).has(key):
                yield Fault(f"there is no text '{key}' in {language}")
    if found.clause and found.clause not in clauses_of(m.game):
        yield Fault(f"the end is decided by '{found.clause}', which is no clause of the rules")


def ending(m: Moment) -> Faults:
    """The end explains itself: points add up by category, and the comparison that decided leaves the winners."""
    found = m.match.result
    if found is None:
        return
    for language in LANGUAGES:
        told = m.match.ending(language)
        assert told is not None
        if told.categories:
            sums = [sum(category.values[seat] for category in told.categories) for seat in range(m.match.players)]
            if sums != list(found.scores):
                yield Fault(f"the points by category add up to {sums}; the scores are {found.scores}")
        if not told.comparisons:
            continue
        last = told.comparisons[-1]
        if [row for row in told.comparisons if row.decides] != [last]:
            yield Fault("the last comparison, and no other, is the one that decides")
        if last.clause != found.clause:
            yield Fault(f"the last comparison is of {last.clause}; {found.clause} decided")
        for row in told.comparisons:
            if row.clause not in clauses_of(m.game):
                yield Fault(f"a comparison cites '{row.clause}', which is no clause of the rules")
        stay = {mark.seat for mark in last.marks if mark.stays}
        winners = {seat for seat, won in enumerate(found.wins()) if won}
        if last.marks and stay - {None} != winners:
            yield Fault(f"the comparison that decides leaves the seats {stay}; {winners} won")


def most_decisions(game: Game) -> int:
    return 100 * game.longest


def end(m: Moment) -> Faults:
    """Every game ends, and none is a hundred times as long as the longest that was seen."""
    most = most_decisions(m.game)
    if len(m.match.plays) > most:
        yield Fault(f"{len(m.match.plays)} decisions have been made; the longest of 10,000 games had {m.game.longest}")
