"""Passwords, as Argon2 keeps them. The work takes time and memory on purpose, so only few are looked at at once."""

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from longhall.server.faults import Fault

SHORTEST, LONGEST = 8, 200
HASHER = PasswordHasher()
AT_ONCE = ThreadPoolExecutor(2, "passwords")


def tidy(password: str) -> str:
    """The same letters from every keyboard."""
    return unicodedata.normalize("NFKC", password)


async def kept(password: str) -> str:
    """What is kept of a new password."""
    if not SHORTEST <= len(tidy(password)) <= LONGEST:
        raise Fault(422, "bad_password", {"least": SHORTEST})
    return await asyncio.get_running_loop().run_in_executor(AT_ONCE, HASHER.hash, tidy(password))


async def fits(known: str | None, password: str) -> bool:
    """Whether it is the password. Where there is none the same work is done, so that time tells nothing."""
    return await asyncio.get_running_loop().run_in_executor(AT_ONCE, compare, known, tidy(password))


def compare(known: str | None, password: str) -> bool:
    dummy = nobodys()
    try:
        HASHER.verify(known or dummy, password)
    except (VerificationError, InvalidHashError):
        return False
    return known is not None


@cache
def nobodys() -> str:
    """A password that nobody has."""
    return HASHER.hash(secrets.token_hex(16))


def is_outdated(known: str) -> bool:
    """Whether it was kept in a way that is no longer thought strong enough."""
    return HASHER.check_needs_rehash(known)
