"""The HTTP and websocket API by noun. Every route hands its wish to the hall's thread and sends back what comes."""

from longhall.server.web.connection import api
from longhall.server.web.routes import (
    accounts,
    games,
    groups,
    house,
    invitations,
    live,
    me,
    moves,
    notices,
    people,
    records,
    reviews,
    seats,
    sights,
    tables,
    talk,
)

__all__ = [
    "accounts",
    "api",
    "games",
    "groups",
    "house",
    "invitations",
    "live",
    "me",
    "moves",
    "notices",
    "people",
    "records",
    "reviews",
    "seats",
    "sights",
    "tables",
    "talk",
]
