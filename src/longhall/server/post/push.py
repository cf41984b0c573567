"""Pushes to browsers: encrypted for the one browser, signed by the hall (VAPID)."""

import base64
import hashlib
import os
from dataclasses import dataclass
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from longhall.server.post import Gone, NotSent, Ready, reach

GOOD_FOR = 12 * 3600  # seconds of a signature; a day is the most


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A key of the hall: its number, as VAPID tools write it."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return unpadded(number.to_bytes(32, "big"))


@dataclass(frozen=True)
class Signer:
    key: str
    contact: str  # whom a push service may write to

    def vapid(self) -> Vapid02:
        return Vapid02.from_raw(self.key.encode())

    def public(self) -> str:
        """What a browser is told before it asks for pushes."""
        point = self.vapid().public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return unpadded(point)

    def headers(self, address: str, now: float) -> dict[str, str]:
        parts = urlsplit(address)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + GOOD_FOR, "sub": self.contact}
        return dict(self.vapid().sign(claims))


def check_keys(keys: dict[str, str]) -> None:
    """ValueError if they are none that a browser makes."""
    point, secret = decoded(keys["p256dh"]), decoded(keys["auth"])
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    if len(secret) != 16:
        raise ValueError("auth")


def encrypted(text: bytes, keys: dict[str, str]) -> bytes:
    own = ec.generate_private_key(ec.SECP256R1())
    point, secret = decoded(keys["p256dh"]), decoded(keys["auth"])
    sealed: bytes = http_ece.encrypt(text, salt=os.urandom(16), private_key=own, dh=point, auth_secret=secret)
    return sealed


def topic(*parts: str) -> str:
    """Of several with the same topic that still wait, a push service keeps the last."""
    return unpadded(hashlib.sha256("\0".join(parts).encode()).digest())[:32]


def send(
    signer: Signer, address: str, keys: dict[str, str], text: bytes, about: str, ready: Ready, now: float, local: bool
) -> bool:
    """Whether it was sent; False if it was not to be any more."""
    to = reach.target(address, local)
    headers = {
        **signer.headers(address, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": "86400",
        "urgency": "normal",
        "topic": about,
    }
    answer = reach.post(to, encrypted(text, keys), headers, ready)
    if answer is None:
        return False
    if answer[0] in (404, 410):
        raise Gone("push")
    if not 200 <= answer[0] < 300:
        raise NotSent(str(answer[0]))
    return True
