"""Who sits where: names, the people who hold seats, and the keys that open a seat on another device."""

import hashlib
import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from longhall.server.faults import Fault, say
from longhall.server.store import SeatRow

LONGEST_NAME = 24
SECRET_LENGTH = 43  # of token_urlsafe(32)


@dataclass(frozen=True)
class Visitor:
    """A browser, known by a secret that only it has. The store knows what follows from the secret, not the secret."""

    secret: str
    is_new: bool

    @property
    def id(self) -> str:
        return hashlib.sha256(self.secret.encode()).hexdigest()


def visitor(secret: str | None) -> Visitor:
    """The visitor with this secret; a new one if it is none."""
    if secret is not None and len(secret) == SECRET_LENGTH and secret.isascii() and secret.isprintable():
        return Visitor(secret, False)
    return Visitor(secrets.token_urlsafe(32), True)


def new_table_id() -> str:
    """Whoever has the link is invited, so that nobody can guess one."""
    return secrets.token_hex(10)


def new_key() -> str:
    return secrets.token_urlsafe(24)


def checked_name(name: str) -> str:
    """A name fit to be shown: tidied, and nothing in it that is not seen."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST_NAME or any(unicodedata.category(sign)[0] == "C" for sign in tidy):
        raise Fault(422, "bad_name")
    return tidy


def check_free(name: str, seats: Sequence[SeatRow], but: int = -1) -> None:
    """Two of the same name at one table could not be told apart in the log."""
    taken = {seat.name.casefold() for seat in seats if seat.number != but and seat.kind != "open"}
    if name.casefold() in taken:
        raise Fault(409, "name_taken")


def free_name(key: str, number: int, language: str, taken: set[str]) -> str:
    """`Bot 3`, or the next number that nobody has."""
    while True:
        name = say(language, key, number=number + 1)
        if name.casefold() not in taken:
            return name
        number += 1


def seat_info(seat: SeatRow, is_mine: bool) -> dict[str, Any]:
    return {"number": seat.number, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "mine": is_mine}
