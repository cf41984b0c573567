"""Why it ended so: status by what it comes from, then crowns, history cards and gold; and what the second lacked."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from longhall.games.svea_rike.chapters.scoring import merchants_on_map, parts, standing
from longhall.games.svea_rike.state import SveaRike
from longhall.kernel.endings import Measure, by_measures
from longhall.kernel.state import State
from longhall.kernel.telling import Category, Ending, Say, listed, seat_called

PARTS = ("gold", "crowns", "troops", "series", "merchants", "battles", "company", "debts")  # as in `parts`
STANDING = ("status", "crowns", "history", "gold")  # as in `standing`
STEP = 3  # points: who lacked more was not a step away


def say_ending(state: State, say: Say) -> Ending:
    """SR-148, SR-149"""
    assert isinstance(state, SveaRike)
    g = state
    seats = range(g.players)
    found = [parts(g, seat) for seat in seats]
    categories = [
        Category(key, say(f"ending-part-{key}"), [found[seat][i] for seat in seats]) for i, key in enumerate(PARTS)
    ]
    stand = [standing(g, seat) for seat in seats]
    measures = [
        Measure(say(f"ending-{key}"), [stand[seat][i] for seat in seats], "SR-149" if i else "SR-148")
        for i, key in enumerate(STANDING)
    ]
    ending = by_measures(say, measures, "SR-149", [row for row in categories if any(row.values)], "ending-headline")
    *rows, last = ending.comparisons
    lacked = say_lacked(g, say)
    return replace(ending, comparisons=[*rows, replace(last, text=f"{last.text} {lacked}")]) if lacked else ending


def say_lacked(g: SveaRike, say: Say) -> str:
    """The step that the next family lacked; nothing where the victory is shared, or where it was more than a step."""
    stand = [standing(g, seat) for seat in range(g.players)]
    best, second = sorted(stand, reverse=True)[:2]
    found = ways_to(g, stand.index(second), best) if second < best else []
    if not found:
        return ""
    *ways, last = [say(f"ending-way-{key}", count=more) for key, more in found]
    names = listed(say, [seat_called(say, seat) for seat in range(g.players) if stand[seat] == second])
    return say("ending-lacked", names=names, ways=say("ending-or", first=", ".join(ways), last=last) if ways else last)


def ways_to(g: SveaRike, seat: int, best: Sequence[int]) -> list[tuple[str, int]]:
    """So much more of one thing alone would have been better than the best. Gold pays debts first.  SR-147, SR-149"""
    data = g.data
    status, crowns, history, gold = standing(g, seat)
    troops, merchants, debts = g.troops(seat), merchants_on_map(g, seat), g.penalty[seat]

    def points(have: int, more: int, rate: int) -> int:
        return (have + more) // rate - have // rate

    def with_gold(more: int) -> list[int]:
        left = max(0, more - debts)
        return [status + min(more, debts) + points(gold, left, data.gold_per_sp), crowns, history, gold + left]

    rates = {
        "crowns": data.crowns_per_sp,
        "troops": data.troops_per_sp,
        "merchants": data.merchants_per_sp,
        "history": 1,
        "gold": data.gold_per_sp,
    }
    then: dict[str, Callable[[int], list[int]]] = {
        "crowns": lambda more: [status + points(crowns, more, rates["crowns"]), crowns + more, history, gold],
        "troops": lambda more: [status + points(troops, more, rates["troops"]), crowns, history, gold],
        "merchants": lambda more: [status + points(merchants, more, rates["merchants"]), crowns, history, gold],
        "history": lambda more: [status, crowns, history + more, gold],
        "gold": with_gold,
    }
    found = {
        key: next((more for more in range(1, STEP * rate + 1) if then[key](more) > list(best)), 0)
        for key, rate in rates.items()
    }
    return [(key, more) for key, more in found.items() if more]
