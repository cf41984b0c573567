"""Sets of up to sixty members as bits of a number."""

from typing import Final

from mypy_extensions import i64

TOP: Final = 61
TOP_BIT: Final[i64] = 0x2000000000000000


def bit(member: i64) -> i64:
    """The set of one member. From the top down, as compiled code would shift the literal 1 in 32 bits: a C int."""
    return TOP_BIT >> (TOP - member)


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty. Six tests: counting up takes as many as its number."""
    member: i64 = 0
    if members & 0xFFFFFFFF == 0:
        members >>= 32
        member += 32
    if members & 0xFFFF == 0:
        members >>= 16
        member += 16
    if members & 0xFF == 0:
        members >>= 8
        member += 8
    if members & 0xF == 0:
        members >>= 4
        member += 4
    if members & 0x3 == 0:
        members >>= 2
        member += 2
    if members & 0x1 == 0:
        member += 1
    return member


def has(members: i64, member: i64) -> bool:
    return (members >> member) & 1 == 1
