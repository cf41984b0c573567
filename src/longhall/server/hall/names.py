"""What people and bots are called at a table."""

import unicodedata
from collections.abc import Sequence

from longhall.server.faults import Fault
from longhall.server.store import SeatRow
from longhall.server.words import say

LONGEST_NAME = 24


def tidied(name: str) -> str:
    """However somebody's keyboard makes its letters and blanks."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def folded(name: str) -> str:
    """Names of accounts that read the same are the same."""
    return tidied(name).casefold()


def checked_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name fit to be shown: tidied, and nothing in it that is not seen."""
    tidy = tidied(name)
    if not 1 <= len(tidy) <= longest or any(unicodedata.category(sign)[0] == "C" for sign in tidy):
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
