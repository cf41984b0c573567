"""Who is there: browsers, known by a secret, programs, known by a token, and the keys that invite to a table or open a
seat on another device."""

import hashlib
import secrets
from dataclasses import dataclass

SECRET_LENGTH = 43  # of token_urlsafe(32)


@dataclass(frozen=True)
class Visitor:
    """A browser, known by a secret that only it has. The store knows what follows from the secret, not the secret."""

    secret: str
    is_new: bool
    is_program: bool = False  # known by the token that it was invited with, which is good for one seat and as no cookie

    @property
    def id(self) -> str:
        kind = "program/" if self.is_program else ""
        return hashlib.sha256(f"{kind}{self.secret}".encode()).hexdigest()


def visitor(secret: str | None) -> Visitor:
    """The visitor with this secret; a new one if it is none."""
    if secret is not None and len(secret) == SECRET_LENGTH and secret.isascii() and secret.isprintable():
        return Visitor(secret, False)
    return Visitor(secrets.token_urlsafe(32), True)


def program(token: str) -> Visitor:
    """The program that shows this token."""
    return Visitor(token, False, is_program=True)


def new_program() -> Visitor:
    """One that nobody knows yet: its secret is the token, which is told once."""
    return program(secrets.token_urlsafe(32))


def new_table_id() -> str:
    """Whoever has the link is invited, so that nobody can guess one."""
    return secrets.token_hex(10)


def new_key() -> str:
    return secrets.token_urlsafe(24)
