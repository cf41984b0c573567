"""Who is there: browsers, known by a secret, and the keys that invite to a table or open a seat on another device."""

import hashlib
import secrets
from dataclasses import dataclass

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
