"""What the ladder measures: which bot among which, with how many players, in how many games, and what is hoped for."""

from collections.abc import Sequence
from dataclasses import dataclass

from longhall.arena.games import Job, Pairing
from longhall.games import registry

# Where one number of players has to do for a game.
USUAL = {"vasa_cards": 2, "vasa_voyage": 4, "shipwrights": 3, "svea_rike": 3, "suecia": 3}
# Where search wins about half of its games, the share after 60 is uncertain by 6 points; where it nearly always wins or
# many wins are shared, by less than 4.
EVEN = {"vasa_voyage", "shipwrights", "svea_rike"}
SLICES = 10  # all pairings come forward together, so that a ladder half played says a little about everything


@dataclass(frozen=True)
class Part:
    """One question to the bots."""

    name: str
    title: str
    about: str
    hero: tuple[str, ...]
    field: str
    games: tuple[int, ...]  # for each hero
    hoped: float  # in units of the fair share; 0 where only the order of the heroes matters
    all_counts: bool = True
    games_if_even: tuple[int, ...] = ()  # in the games where more of them are needed for the same certainty

    def planned(self, game: str) -> tuple[int, ...]:
        return self.games_if_even if self.games_if_even and game in EVEN else self.games

    def pairings(self, game: str) -> list[tuple[Pairing, int]]:
        counts = registry.game(game).players if self.all_counts else [USUAL[game]]
        return [
            (Pairing(game, players, hero, self.field, {}), games)
            for players in counts
            for hero, games in zip(self.hero, self.planned(game), strict=True)
        ]

    def command(self, game: str) -> list[str]:
        """The tournaments that play the same games."""
        players = "all" if self.all_counts else str(USUAL[game])
        return [
            f"longhall tournament {game} --bots {hero},{self.field} --heroes {hero} --players {players} -n {games}"
            for hero, games in zip(self.hero, self.planned(game), strict=True)
        ]


PARTS = [
    Part(
        "stewards",
        "One steward among random players",
        "Rules of thumb should win at least twice their fair share. With two players that would be every game; where "
        "much is luck or lies with the others, even a player who sees all cards may not reach it.",
        ("steward",),
        "random",
        (400,),
        2.0,
    ),
    Part(
        "skald",
        "One skald with a tenth of a second among stewards",
        "Search should win at least 1.4 times its fair share against those whose judgement it uses.",
        ("skald:0.1s",),
        "steward",
        (200,),
        1.4,
    ),
    Part(
        "second",
        "One skald with a second among stewards",
        "With a whole second at least 1.6 times.",
        ("skald:1s",),
        "steward",
        (60,),
        1.6,
        False,
    ),
    Part(
        "budget",
        "More time",
        "The same search with more time should not be weaker by more than 5 points. Where it wins about half of its "
        "games, 0.3 s plays 200 of them: the 60 that were planned leave 6 points to luck, and had shown 0.3 s 9 points "
        "weaker at Svea Rike.",
        ("skald:0.03s", "skald:0.1s", "skald:0.3s", "skald:1s"),
        "steward",
        (200, 200, 60, 60),
        0.0,
        False,
        (200, 200, 200, 60),
    ),
    Part(
        "ceiling",
        "One oracle among stewards",
        "The oracle is the same search looking at the truth. It cheats: nobody plays against it unawares, and it shows "
        "how much there is to know.",
        ("oracle:0.1s",),
        "steward",
        (60,),
        0.0,
        False,
    ),
]


def parts_named(names: Sequence[str]) -> list[Part]:
    """The parts of these names, all if there are none; ValueError says which there are."""
    known = {part.name: part for part in PARTS}
    for name in names:
        if name not in known:
            raise ValueError(f"the ladder has no part '{name}'; there are: {', '.join(known)}")
    return [part for part in PARTS if not names or part.name in names]


def jobs_in_order(games: Sequence[str], parts: Sequence[Part]) -> list[Job]:
    """Every game once: the quick part first, then a tenth of everything, the next tenth, and so on."""
    found: dict[Job, tuple[bool, int]] = {}
    for part in parts:
        for game in games:
            for pairing, count in part.pairings(game):
                for number in range(count):
                    # Options are a mapping and make no key: pairings of the ladder have none.
                    job = Job(pairing, number)
                    found.setdefault(job, (part.field != "random", number * SLICES // count))
    return sorted(found, key=lambda job: found[job])
