"""What the ladder measures: which bot among which, with how many players, in how many games, and what is hoped for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import pvariance

from longhall.arena.book import Book
from longhall.arena.figures import interval
from longhall.arena.games import Job, Pairing
from longhall.games import registry

UNCERTAIN = 0.05  # a standard error of a share that is too large to tell one budget from the next
SLICES = 10  # all pairings come forward together, so that a ladder half played says a little about everything


@dataclass(frozen=True)
class Wanted:
    """How many games a pairing plays: so many, and more if these leave its share uncertain."""

    games: int
    if_uncertain: int = 0

    def after(self, shares: Sequence[float]) -> int:
        """`shares`: what the hero won so far, game by game."""
        first = shares[: self.games]
        if self.if_uncertain and len(first) == self.games and sqrt(pvariance(first) / self.games) > UNCERTAIN:
            return self.if_uncertain
        return self.games


@dataclass(frozen=True)
class Part:
    """One question to the bots."""

    name: str
    title: str
    about: str
    hero: tuple[str, ...]
    field: str
    wanted: tuple[Wanted, ...]  # for each hero
    hoped: float  # in units of the fair share; 0 where only the order of the heroes matters
    all_counts: bool = True
    elsewhere: int = 0  # games at other than the usual number of players, where these are fewer
    by_interval: bool = False  # by the whole interval, and only at the usual number of players is it demanded
    where_level: str = ""  # only where the heroes of this part, among the same field, are not better by the interval

    def pairings(self, game: str) -> list[tuple[Pairing, Wanted]]:
        found = registry.game(game)
        return [
            (
                Pairing(game, players, hero, self.field, {}),
                Wanted(self.elsewhere) if self.elsewhere and players != found.usual_players else wanted,
            )
            for players in (found.players if self.all_counts else [found.usual_players])
            for hero, wanted in zip(self.hero, self.wanted, strict=True)
        ]

    def asked(self, game: str, book: Book) -> list[tuple[Pairing, Wanted]]:
        """The pairings that are played: all, or those that the results of another part ask for."""
        found = self.pairings(game)
        if not self.where_level:
            return found
        (other,) = parts_named([self.where_level])
        level = {pairing.players for pairing, wanted in other.pairings(game) if is_level(book, pairing, wanted)}
        return [(pairing, wanted) for pairing, wanted in found if pairing.players in level]

    def command(self, pairing: Pairing, games: int) -> str:
        """The tournament that plays the games of a pairing, and where all numbers of players count, of its sisters."""
        players = "all" if self.all_counts and not self.elsewhere else str(pairing.players)
        return (
            f"longhall tournament {pairing.game} --bots {pairing.hero},{self.field} --heroes {pairing.hero} "
            f"--players {players} -n {games}"
        )


PARTS = [
    Part(
        "stewards",
        "One steward among random players",
        "Rules of thumb should win at least twice their fair share. With two players that would be every game; where "
        "much is luck or lies with the others, even a player who sees all cards may not reach it.",
        ("steward",),
        "random",
        (Wanted(400),),
        2.0,
    ),
    Part(
        "skald",
        "One skald with a tenth of a second among stewards",
        "Search should win at least 1.4 times its fair share against those whose judgement it uses.",
        ("skald:0.1s",),
        "steward",
        (Wanted(200),),
        1.4,
    ),
    Part(
        "second",
        "One skald with a second among stewards",
        "With a whole second at least 1.6 times.",
        ("skald:1s",),
        "steward",
        (Wanted(60),),
        1.6,
        False,
    ),
    Part(
        "budget",
        "More time",
        "The same search with more time should not be weaker by more than 5 points. Where the standard error of the "
        "share is more than 5 points after 60 games, as it is where search wins about half of them, 0.3 s plays 200.",
        ("skald:0.03s", "skald:0.1s", "skald:0.3s", "skald:1s"),
        "steward",
        (Wanted(200), Wanted(200), Wanted(60, 200), Wanted(60)),
        0.0,
        False,
    ),
    Part(
        "ceiling",
        "One oracle among stewards",
        "The oracle is the same search looking at the truth. It cheats: nobody plays against it unawares, and it shows "
        "how much there is to know.",
        ("oracle:0.1s",),
        "steward",
        (Wanted(60),),
        0.0,
        False,
    ),
    Part(
        "plain",
        "One skald among plain searches, at equal time",
        "Stewards are no independent yardstick: skald imagines its opponents as stewards. Here it meets the "
        "information-set Monte Carlo tree search of the textbooks, which knows nothing but the rules (`ismcts`), with "
        "as much time for each choice. It should be above the fair share by the whole interval at each game's usual "
        "number of players; at others fewer games tell how it does. The number of games was fixed beforehand.",
        ("skald:0.3s",),
        "ismcts:0.3s",
        (Wanted(100),),
        1.0,
        elsewhere=40,
        by_interval=True,
    ),
    Part(
        "bare",
        "One skald among searches without a steward, at equal time",
        "The same search without its steward (`bare-skald`): no priors, and every simulation played to the end by lot. "
        "What skald wins here it owes to the steward's judgement.",
        ("skald:0.3s",),
        "bare-skald:0.3s",
        (Wanted(100),),
        1.0,
        False,
        by_interval=True,
    ),
    Part(
        "sight",
        "What there is to win where skald is not above",
        "Where the interval of the games among plain searches does not lie above the fair share, the same search plays "
        "them looking at the truth. It cheats, and shows what the same search wins by sight; it is no bound. In the "
        "card game a [best response](bots.md#bluff-and-what-a-perfect-opponent-would-win) tells what a perfect "
        "opponent would at least win against skald.",
        ("oracle:0.3s",),
        "ismcts:0.3s",
        (Wanted(100),),
        0.0,
        elsewhere=40,
        where_level="plain",
    ),
]


def is_level(book: Book, pairing: Pairing, wanted: Wanted) -> bool:
    """Whether a hero has played all its games and is not better than its field by the interval."""
    shares = book.shares(pairing, pairing.version)
    return len(shares) >= wanted.after(shares) and interval(shares)[0] * pairing.players <= 1.0


def parts_named(names: Sequence[str]) -> list[Part]:
    """The parts of these names, all if there are none; ValueError says which there are."""
    known = {part.name: part for part in PARTS}
    for name in names:
        if name not in known:
            raise ValueError(f"the ladder has no part '{name}'; there are: {', '.join(known)}")
    return [part for part in PARTS if not names or part.name in names]


def jobs_in_order(books: Mapping[str, Book], parts: Sequence[Part]) -> list[Job]:
    """Every game once: the quick part first, then a tenth of everything, the next tenth, and so on. How many follows
    from what is in the books: when all are played, there may be more."""
    found: dict[Job, tuple[bool, int]] = {}
    for part in parts:
        for game, book in books.items():
            for pairing, wanted in part.asked(game, book):
                count = wanted.after(book.shares(pairing, pairing.version))
                for number in range(count):
                    # Options are a mapping and make no key: pairings of the ladder have none.
                    job = Job(pairing, number)
                    found.setdefault(job, (part.field != "random", number * SLICES // count))
    return sorted(found, key=lambda job: found[job])
