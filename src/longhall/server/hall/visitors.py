"""Who is there: browsers, known by a secret, people with accounts, programs, known by a token, and the keys that
invite or open something."""

import hashlib
import secrets
from dataclasses import dataclass
from functools import cached_property

SECRET_LENGTH = 43  # of token_urlsafe(32)


@dataclass(frozen=True)
class Visitor:
    """Whoever asks. A browser is known by a secret that only it has; the store knows what follows from the secret.

    One that is signed in to an account asks as that account's person. `id` is who somebody is, everywhere.
    """

    secret: str
    is_new: bool
    person: str = ""  # whose account the browser is signed in to
    session: str = ""  # by which it is
    is_program: bool = False  # known by the token that it was invited with, which is good for one seat and as no cookie

    @cached_property
    def guest(self) -> str:
        """Who the browser is when it is not signed in."""
        return known_as(self.secret)

    @property
    def id(self) -> str:
        if self.is_program:
            return known_as(f"program/{self.secret}")
        return self.person or self.guest


def known_as(secret: str) -> str:
    """What the store knows of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret(text: str | None) -> bool:
    return text is not None and len(text) == SECRET_LENGTH and text.isascii() and text.isprintable()


def visitor(secret: str | None) -> Visitor:
    """The visitor with this secret; a new one if it is none."""
    if secret is not None and is_secret(secret):
        return Visitor(secret, False)
    return Visitor(new_secret(), True)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def program(token: str) -> Visitor:
    """The program that shows this token."""
    return Visitor(token, False, is_program=True)


def new_program() -> Visitor:
    """One that nobody knows yet: its secret is the token, which is told once."""
    return program(secrets.token_urlsafe(32))


def new_table_id() -> str:
    """Whoever has the link is invited, so that nobody can guess one. Groups have such links too."""
    return secrets.token_hex(10)


def new_person_id() -> str:
    return secrets.token_hex(16)


def new_key() -> str:
    return secrets.token_urlsafe(24)
