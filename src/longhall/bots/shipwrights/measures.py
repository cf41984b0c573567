# interpreted
"""What one would look at when bots play Shipwrights."""

from longhall.bots.measures import Measure, at_all, happened, score
from longhall.games.shipwrights.terms import BUILDING_BUILT, SHIP_BEGUN, SHIP_FINISHED, SHIP_REMOVED

launched = happened(SHIP_FINISHED)

MEASURES = [
    Measure("points", "points", score),
    Measure("launched", "ships launched", launched),
    Measure("with_ship", "games with a ship launched", at_all(launched), a_part=True),
    Measure("ended", "ships begun that are launched", launched, happened(SHIP_BEGUN)),
    Measure("lost", "ships lost on the slip", happened(SHIP_REMOVED)),
    Measure("buildings", "buildings", happened(BUILDING_BUILT)),
]
