"""Why it ended so: the weakest piles, who is blamed, and the piles that told the others apart."""

from collections.abc import Iterator

from longhall.games.vasa_cards.chapters.scoring import (
    ALL,
    blamed_colours,
    is_draw,
    lowest_marked,
    mark,
    next_total,
    pile_totals,
    result,
    reward,
)
from longhall.games.vasa_cards.face.wording import say_colour
from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import COLOUR, COLOURS, PILES
from longhall.kernel.sets import count
from longhall.kernel.state import State
from longhall.kernel.telling import Comparison, Ending, Mark, Say, listed, seat_called


def say_ending(state: State, say: Say) -> Ending:
    """VC-30 to VC-43"""
    assert isinstance(state, VasaCards)
    g = state
    totals = pile_totals(g)
    if is_draw(totals):
        text = say("ending-draw", total=totals[0])
        at = [place(pile) for pile in range(PILES)]
        return Ending(text, comparisons=[Comparison(say("ending-totals"), text, "VC-30", at=at, decides=True)])
    return Ending(headline(g, say), comparisons=list(comparisons(g, say)))


def comparisons(g: VasaCards, say: Say) -> Iterator[Comparison]:
    totals, clause = pile_totals(g), result(g).clause
    blamed = blamed_colours(g, totals)
    found = reward(g, totals, blamed)
    low = next_total(totals, 0, True)
    stay = ALL & ~blamed
    is_neutral = clause == "VC-40"
    decides = (stay == 0 or found.reason == "sole_survivor") and not is_neutral
    yield compared(g, say, low, "weakest", ALL, stay, blamed, clause if decides else "VC-34", decides)
    left = ALL if g.blamed_compete and stay else stay
    total = next_total(totals, 1000, False)
    which = "strongest"
    while count(left) > 1 and total > 0:
        before, left = left, lowest_marked(g, totals, total, left)
        total_now, total = total, next_total(totals, total, False)
        is_last = count(left) == 1 or total == 0
        decides = is_last and not is_neutral
        own = clause if decides else "VC-37" if which == "strongest" else "VC-38"
        kept = left & stay if is_last else left
        yield compared(g, say, total_now, which, before, kept, left, own, decides)
        which = "next"
    if is_neutral:
        text = say("ending-neutral", colours=names(say, found.winners))
        yield Comparison(say("ending-neutral-label"), text, clause, decides=True)


def compared(
    g: VasaCards, say: Say, total: int, which: str, among: int, stay: int, lowest: int, clause: str, decides: bool
) -> Comparison:
    """The colours' marks in the piles of one total."""
    totals = pile_totals(g)
    piles = [pile for pile in range(PILES) if totals[pile] == total]
    label = listed(say, [say(f"pile-{pile + 1}") for pile in piles])
    told = {"piles": label, "count": len(piles), "total": total}
    lowest_mark = min(mark(g, totals, colour, total) for colour in range(COLOURS) if among >> colour & 1)
    marks = [
        Mark(
            say_colour(say, colour),
            str(mark(g, totals, colour, total)),
            bool(stay >> colour & 1),
            g.controller[colour] if g.controller[colour] >= 0 else None,
        )
        for colour in range(COLOURS)
        if among >> colour & 1
    ]
    follows = say(verdict(which, lowest, stay), colours=names(say, lowest), mark=lowest_mark)
    return Comparison(
        f"{label}: {total}",
        f"{say(f'ending-{which}', **told)} {follows}",
        clause,
        marks,
        [place(pile, colour) for pile in piles for colour in range(COLOURS) if lowest >> colour & 1],
        decides,
    )


def verdict(which: str, lowest: int, stay: int) -> str:
    """The key of what follows from who is lowest."""
    if which == "weakest":
        return "ending-all-blamed" if lowest == ALL else "ending-blamed"
    if lowest & stay == 0:
        return "ending-not-rewarded"
    return "ending-wins" if count(lowest) == 1 else "ending-level"


def headline(g: VasaCards, say: Say) -> str:
    found = result(g)
    winners = [seat for seat in range(g.players) if found.outcomes[seat] == "win"]
    if not winners:
        return say(f"reason-{found.reason}")
    totals = pile_totals(g)
    colours = reward(g, totals, blamed_colours(g, totals)).winners
    who = [
        say("ending-player", seat=seat_called(say, seat), colours=names(say, colours & of_seat(g, seat)))
        for seat in winners
    ]
    return say("ending-headline", names=listed(say, who), count=len(who))


def of_seat(g: VasaCards, seat: int) -> int:
    return sum(1 << colour for colour in range(COLOURS) if g.controller[colour] == seat)


def names(say: Say, colours: int) -> str:
    return listed(say, [say_colour(say, colour) for colour in range(COLOURS) if colours >> colour & 1])


def place(pile: int, colour: int | None = None) -> str:
    return f"pile:{pile + 1}" if colour is None else f"pile:{pile + 1}.{COLOUR.names[colour]}"
