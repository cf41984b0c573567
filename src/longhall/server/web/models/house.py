"""The hall itself."""

from pydantic import BaseModel, Field


class Health(BaseModel):
    status: str
    version: str


class Privacy(BaseModel):
    """What is kept how long, in days; 0: until somebody removes it."""

    waiting: int
    idle: int = Field(description="after which a game that nobody goes on with is closed")
    playing: int
    finished: int
    told: int = Field(description="so long its people are told before a table goes")
    unused: int = Field(description="sessions that nobody uses")
    ended: int = Field(description="sessions that were ended")
    repeated: int = Field(description="that a request was made, so that it is not carried out twice")
    unsent: int = Field(description="a notice that cannot be sent")
    cookie: int
    contact: str = Field(description="who runs the hall, and how to be reached")
