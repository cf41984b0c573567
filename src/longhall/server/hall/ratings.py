"""Where people stand, game by game, and how they did against each other. Only rated tables count for the first."""

from typing import Any

from longhall.match.texts import texts
from longhall.server.hall.catalogue import game_named
from longhall.server.hall.hall import Hall
from longhall.server.hall.mine import me
from longhall.server.hall.settling import anchors
from longhall.server.hall.visitors import Visitor
from longhall.server.store import people
from longhall.server.store import ratings as kept
from longhall.server.store.ratings import Standing

FEW = 5  # games after which a rating begins to say something


def shown(standing: Standing) -> dict[str, Any]:
    """`doubt`: nineteen times in twenty the truth is no further away."""
    return {
        "rating": round(standing.mu, 1),
        "doubt": round(2 * standing.sigma, 1),
        "games": standing.games,
        "few": standing.games < FEW,
    }


def board(hall: Hall, who: Visitor, game: str) -> list[dict[str, Any]]:
    """Everybody who plays a game rated, the surely strongest first, with the bots where they stand."""
    game_named(game)
    people_there: list[tuple[Standing, dict[str, Any]]] = [
        (found, {"name": name, "shield": shield, "bot": None, "me": person == who.person})
        for person, name, shield, found in kept.standings(hall.store, game)
    ]
    bots = [(found, {"name": "", "shield": None, "bot": level, "me": False}) for level, found in anchors(game).items()]

    def surely(pair: tuple[Standing, dict[str, Any]]) -> float:
        return pair[0].mu if pair[1]["bot"] else pair[0].mu - 2 * pair[0].sigma

    order = sorted([*people_there, *bots], key=lambda pair: (-surely(pair), pair[1]["name"]))
    return [{**about, **shown(found)} for found, about in order]


def mine(hall: Hall, who: Visitor, language: str) -> list[dict[str, Any]]:
    """My ratings, one for each game that I have played rated, most played first."""
    found = kept.ratings_of(hall.store, me(hall, who).id)
    told = []
    for game, rating in sorted(found.items(), key=lambda pair: (-pair[1].games, pair[0])):
        order = [row for row in board(hall, who, game) if row["bot"] is None]
        bots = [{"bot": level, "rating": round(at.mu, 1)} for level, at in anchors(game).items()]
        place = 1 + next(i for i, row in enumerate(order) if row["me"])
        title = texts(game, language).say("game-name")
        told.append({"game": game, "title": title, "place": place, "of": len(order), "bots": bots, **shown(rating)})
    return told


def rivals(hall: Hall, who: Visitor) -> list[dict[str, Any]]:
    """Those with accounts whom I have finished games with, and how often I was ahead of them; most games first."""
    own = me(hall, who).id
    tables: dict[str, list[tuple[int, str, list[int]]]] = {}
    for table_id, seat, person, places in kept.meetings(hall.store, own):
        tables.setdefault(table_id, []).append((seat, person, places))
    counts: dict[str, list[int]] = {}
    for seats in tables.values():
        my_seats = [seat for seat, person, _ in seats if person == own]
        for seat, person, places in seats:
            if person != own and len(my_seats) == 1:
                ahead = places[seat] - places[my_seats[0]]
                counts.setdefault(person, [0, 0, 0])[0 if ahead > 0 else 1 if ahead < 0 else 2] += 1
    names = people.faces_of(hall.store, counts)
    told = [
        {"name": names[person][0], "shield": names[person][1], "ahead": won, "behind": lost, "level": level}
        for person, (won, lost, level) in counts.items()
        if person in names
    ]
    return sorted(told, key=lambda one: (-(one["ahead"] + one["behind"] + one["level"]), one["name"]))
