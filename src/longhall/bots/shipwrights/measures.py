# interpreted
"""What one would look at when bots play Shipwrights."""

from longhall.bots.measures import Holding, Measure, at_all, happened, score
from longhall.games.shipwrights.terms import (
    BUILDING_BUILT,
    HIRED,
    KEPT,
    SHIP_BEGUN,
    SHIP_FINISHED,
    SHIP_REMOVED,
    TOOL_BOUGHT,
)

launched = happened(SHIP_FINISHED)

MEASURES = [
    Measure("points", "points", score),
    Measure("launched", "ships launched", launched),
    Measure("with_ship", "games with a ship launched", at_all(launched), a_part=True),
    Measure("ended", "ships begun that are launched", launched, happened(SHIP_BEGUN)),
    Measure("lost", "ships lost on the slip", happened(SHIP_REMOVED)),
    Measure("buildings", "buildings", happened(BUILDING_BUILT)),
]

HOLDINGS = [
    Holding("cards", "cards kept", (KEPT,), KEPT.secret[0].label),
    Holding("craftsmen", "craftsmen hired", (HIRED,), HIRED.fields[1].label),
    Holding("tools", "tools bought", (TOOL_BOUGHT,), TOOL_BOUGHT.fields[1].label),
    Holding("ships", "ships launched", (SHIP_FINISHED,), SHIP_FINISHED.fields[1].label),
    Holding("buildings", "buildings", (BUILDING_BUILT,), BUILDING_BUILT.fields[1].label),
]
