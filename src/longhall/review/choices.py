"""A seat's choices: what each was worth against others, given what the seat knew then."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from longhall.bots.hints import sentence
from longhall.bots.playouts import TRUTH
from longhall.bots.registry import make
from longhall.match.fluent import LANGUAGES
from longhall.review.curve import APART, labels, seed_of
from longhall.review.measuring import GOAL, Measure, Question, difference, measured
from longhall.review.played import Played

WAYS = 48  # ways on that are judged for every option at first sight
MORE = 256  # for the choice that was made and the one that the steward makes
MOST_OPTIONS = 16
SUSPECT = 2.0  # points: what seems to lose less at first sight is let pass
MOST_SUSPECTS = 20  # of a seat
SEARCHES = 3  # by the stronger bot, each with worlds and luck of its own
STRONGER = "skald:400"
STEP, MOST_WAYS = 192, 1536  # ways on to the end, for the two that are compared
LEAST = 3.0  # points: what costs less is not worth a word
GRAVE, COSTLY = 12.0, 5.0  # points: it turned the game; it was costly
NEAR = 6  # own choices: within so many the same advice means the same mistake


def screen(played: Played, seat: int, moves: Sequence[int]) -> list[dict[str, Any]]:
    """What the seat's choices seem to be worth when the steward judges after a few more: against its own choice, and
    against the best."""
    return [look_at(played, seat, move) for move in moves]


def look_at(played: Played, seat: int, move: int) -> dict[str, Any]:
    here, steward = played.moves[move], played.steward
    first, horizon = seed_of(move), played.steward.horizon()
    world = here.before.redeal(seat, first)
    usual = steward.ponder(world, seat, first)
    options = sorted(here.before.legal(seat), key=lambda action: -steward.weigh(world, seat, action))
    tried = {here.action, usual, *options[: MOST_OPTIONS - 2]}

    def ways(action: int, count: int) -> list[float]:
        return Question(played, here.before, seat, seat, action).ways(first, count, horizon)[seat]

    judged = {action: ways(action, WAYS) for action in tried}
    losses = [difference(judged[other], judged[here.action], 0.0) for other in tried if other != here.action]
    worst = max(losses, key=lambda loss: loss.value - loss.error, default=Measure(0.0, 0.0))
    gain = Measure(0.0, 0.0)
    if usual != here.action:
        gain = difference(ways(here.action, MORE), ways(usual, MORE), 0.0)
    return {"move": move, "gain": gain.value, "error": gain.error, "loss": worst.value - worst.error}


def suspects(rows: Sequence[Mapping[str, Any]]) -> list[int]:
    """The choices that seem to have lost something, those that lost most."""
    found = sorted((row for row in rows if row["loss"] >= SUSPECT), key=lambda row: -row["loss"])
    return sorted(row["move"] for row in found[:MOST_SUSPECTS])


def check(played: Played, seat: int, move: int) -> dict[str, Any] | None:
    """A choice compared with what the stronger bot would have done, knowing only what the seat knew.

    None if that bot might have chosen the same, or if playing on does not show a loss.
    """
    here = played.moves[move]
    picked = stronger(played, seat, move)
    if here.action in picked:
        return None
    better = picked.most_common(1)[0][0]
    first = APART + seed_of(move)
    knew, chosen, best = compare(played, seat, move, better, seat, first)
    if not knew.is_clear or knew.value < LEAST:
        return None
    truth, truly_chosen, truly_best = compare(played, seat, move, better, TRUTH, first)
    match = played.at(move)
    reason = played.steward.reason(here.before.redeal(seat, first), seat, better)
    said, where = {}, labels(played, [move])[0]
    for language in LANGUAGES:
        options = {choice.action: choice for choice in match.choices(seat, language)}
        said[language] = {
            "where": where[language],
            "prompt": match.prompt(seat, language),
            "chose": options[here.action].text,
            "better": options[better].text,
            "because": "" if reason == "hint-plain" else sentence(match.texts(language), better, reason, match.names),
        }
    return {
        "move": move,
        "entry": here.entry,
        "seat": seat,
        "options": here.options,
        "cost": knew.written(),
        "truth": truth.written(),
        "chose": chances_of(match.game.actions.key(here.action), chosen, truly_chosen),
        "better": chances_of(match.game.actions.key(better), best, truly_best),
        "clauses": [clause.id for clause in match.clauses_behind()],
        "said": said,
    }


def chances_of(key: str, knew: Measure, truth: Measure) -> dict[str, Any]:
    """What a choice was worth by what the seat knew, and as the cards really lay."""
    return {"key": key, "chance": knew.written(), "truth": truth.written()}


def stronger(played: Played, seat: int, move: int) -> Counter[int]:
    """What the stronger bot chooses, each time in another world that the seat may take for the true one."""
    before = played.moves[move].before
    found: Counter[int] = Counter()
    for search in range(SEARCHES):
        seed = 2 * APART + seed_of(move) + search
        bot = make(STRONGER, played.game.name, seed)
        found[bot.choose(before.redeal(seat, seed), seat)] += 1
    return found


def compare(
    played: Played, seat: int, move: int, better: int, eyes: int, first: int
) -> tuple[Measure, Measure, Measure]:
    """How much more the better choice has, then what each of the two has: until all are sure enough to be told."""
    here = played.moves[move]
    one, other = (Question(played, here.before, eyes, seat, action) for action in (better, here.action))
    best: list[float] = []
    chosen: list[float] = []
    while True:
        start = first + len(best)
        best += one.ways(start, STEP)[seat]
        chosen += other.ways(start, STEP)[seat]
        found = difference(best, chosen), measured(chosen), measured(best)
        lost = found[0]
        # Enough if it is sure either way; a loss of which one cannot be sure is not told.
        sure = lost.value > 3.0 * lost.error or lost.value + 2.0 * lost.error < LEAST
        if (sure and all(each.error <= GOAL for each in found)) or len(best) >= MOST_WAYS:
            return found


def merged(own: Sequence[int], turns: Mapping[int, int], found: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """A chain of one mistake is one entry, at the choice that cost most.

    `own` are the seat's free moves, `turns` tells by move how often another seat had chosen before it. Two are
    links of a chain if nobody else chose between them, or if they are near and the advice is the same.
    """
    chains: list[list[dict[str, Any]]] = []
    place = {move: number for number, move in enumerate(own)}
    for each in sorted(found, key=lambda each: each["move"]):
        last = chains[-1][-1] if chains else None
        if last is not None and (
            turns[last["move"]] == turns[each["move"]]
            or (last["better"]["key"] == each["better"]["key"] and place[each["move"]] - place[last["move"]] <= NEAR)
        ):
            chains[-1].append(each)
        else:
            chains.append([each])
    told = []
    for chain in chains:
        worst = max(chain, key=lambda each: each["cost"]["value"])
        told.append({**worst, "also": [each["entry"] for each in chain if each is not worst], "grade": grade(worst)})
    return told


def grade(mistake: Mapping[str, Any]) -> str:
    cost = mistake["cost"]["value"]
    return "grave" if cost >= GRAVE else "costly" if cost >= COSTLY else "small"
