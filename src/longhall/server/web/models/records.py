"""A finished game, moment by moment."""

from pydantic import BaseModel

from longhall.server.web.models.sights import State


class Moment(BaseModel):
    entry: int
    first: int
    last: int
    state: State
