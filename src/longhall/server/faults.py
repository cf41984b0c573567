"""What can go wrong with a request: a status, a code for programs, and a message for people in their language."""

import logging
from collections.abc import Mapping
from typing import Any

from longhall.server.logs import where
from longhall.server.words import say

LOG = logging.getLogger("longhall.server")


class Fault(Exception):
    """A request that is refused. `extra` goes into the answer beside code and message."""

    def __init__(
        self,
        status: int,
        code: str,
        extra: Mapping[str, Any] | None = None,
        message: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.extra = dict(extra or {})
        self.message = message  # if it is in the reader's language already
        self.headers = dict(headers or {})

    def __reduce__(self) -> tuple[Any, ...]:
        """It may come from another process."""
        return Fault, (self.status, self.code, self.extra, self.message, self.headers)

    def body(self, language: str) -> dict[str, Any]:
        message = self.message or say(language, f"fault-{self.code}", **self.extra)
        return {"error": {"code": self.code, "message": message, **self.extra}}


def report(fault: BaseException) -> None:
    """Where something went wrong, without the values: they may be secrets."""
    LOG.error("%s at %s", type(fault).__name__, where(fault.__traceback__))
