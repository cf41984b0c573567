"""The log: routes, statuses, times, and where something went wrong; never values, as some of them are secret."""

import json
import logging
import time
import traceback
from types import TracebackType
from typing import Any

PLACES = 12  # of the code, told of an error


def where(trace: TracebackType | None) -> str:
    """The places in the code that an error came through, the last first."""
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]
    return " < ".join(reversed(places[-PLACES:]))


class Plain(logging.Formatter):
    """Lines for people. Of an error it names the kind and the place, not what it says: that may hold a value."""

    def formatException(self, ei: Any) -> str:
        kind, _, trace = ei
        return f"{kind.__name__ if kind else 'error'} at {where(trace)}"


class Json(Plain):
    """A line of JSON for each, for whoever collects logs. `told` of a record is laid beside its message."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(kind: str, quiet: bool) -> None:
    """One way for everything that is logged in this process."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if kind == "json" else Plain("%(levelname)s %(message)s"))
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
