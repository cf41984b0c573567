# interpreted
"""What one would look at when bots play Suecia."""

from longhall.bots.measures import Measure, at_all, happened, score
from longhall.games.suecia.terms import ABANDONED, CARD_COMPLETED, ENDED, EXCHANGE_BEGAN, KINDS, OPENED

CHIT = [axis.label for axis in CARD_COMPLETED.fields].index("chit")
missions = happened(CARD_COMPLETED, amount="count", where=lambda event: event.args[CHIT] >= KINDS)
ships = happened(CARD_COMPLETED, where=lambda event: event.args[CHIT] < KINDS)

MEASURES = [
    Measure("points", "points", score),
    Measure("missions", "missions fulfilled", missions),
    Measure("with_mission", "games with a mission", at_all(missions), a_part=True),
    Measure("ships", "ships filled", ships),
    Measure("given_up", "opened actions given up", happened(ABANDONED), happened(OPENED)),
    Measure("unused", "estate actions not used", happened(ENDED, amount="count")),
    Measure("exchanges", "exchanges", happened(EXCHANGE_BEGAN)),
]
