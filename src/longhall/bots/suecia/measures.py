# interpreted
"""What one would look at when bots play Suecia."""

from longhall.bots.measures import Holding, Measure, Played, at_all, happened, score
from longhall.games.suecia.terms import (
    ABANDONED,
    BONUS_TAKEN,
    CARD_COMPLETED,
    CASTLE_BUILT,
    CHURCH_BUILT,
    ENDED,
    EXCHANGE_BEGAN,
    KINDS,
    OPENED,
    PLAYED_CARD,
    SHOP_BUILT,
    STARTED,
)

CHIT = [axis.label for axis in CARD_COMPLETED.fields].index("chit")
missions = happened(CARD_COMPLETED, amount="count", where=lambda event: event.args[CHIT] >= KINDS)
ships = happened(CARD_COMPLETED, where=lambda event: event.args[CHIT] < KINDS)


def of_anybody(game: Played, seat: int) -> float:
    return sum(missions(game, other) for other in range(game.state.players))


MEASURES = [
    Measure("points", "points", score),
    Measure("missions", "missions fulfilled", missions),
    Measure("with_mission", "games with a mission", at_all(missions), a_part=True),
    Measure("with_any_mission", "games in which anybody has one", at_all(of_anybody), a_part=True),
    Measure("ships", "ships filled", ships),
    Measure("given_up", "opened actions given up", happened(ABANDONED), happened(OPENED)),
    Measure("unused", "estate actions not used", happened(ENDED, amount="count")),
    Measure("exchanges", "exchanges", happened(EXCHANGE_BEGAN)),
]

HOLDINGS = [
    Holding("first_cards", "estate cards begun with", (STARTED,), STARTED.fields[1].label),
    Holding("cards", "estate cards played", (PLAYED_CARD,), PLAYED_CARD.fields[1].label),
    Holding("castles", "castles built", (CASTLE_BUILT,), CASTLE_BUILT.fields[1].label),
    Holding("churches", "churches built", (CHURCH_BUILT,), CHURCH_BUILT.fields[1].label),
    Holding("shops", "shops built", (SHOP_BUILT,), SHOP_BUILT.fields[2].label),
    Holding("nations", "ships filled", (CARD_COMPLETED,), CARD_COMPLETED.fields[1].label),
    Holding("bonuses", "bonuses taken", (BONUS_TAKEN,), BONUS_TAKEN.fields[1].label),
]
