"""Addresses that people name, asked without being led inside.

A name is looked up once. If any of what it stands for is not an address of the open internet it is refused; else one of
them is connected to, whatever the name means a moment later. Nobody is followed anywhere else. `local` allows this
house and its network, for tests and for halls at home.
"""

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from longhall.server.post import NotSent, Ready, Unknown

SECONDS = 10.0
LONGEST = 1000  # letters of an address
LONGEST_TALK = 30.0  # seconds from the first word to the last, however slowly each comes
MOST = 4096  # bytes of an answer
OPEN = ipaddress.ip_network("2000::/3")  # what of IPv6 is the open internet at all
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Refused(NotSent):
    """An address that is not to be asked."""


@dataclass(frozen=True)
class Target:
    host: str
    port: int
    path: str
    is_secure: bool
    address: str  # of the machine, made of numbers


def is_open(text: str) -> bool:
    """Whether an address of numbers belongs to the open internet."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
        return address in OPEN and address.is_global
    return address.is_global and not address.is_multicast


def target(address: str, local: bool) -> Target:
    """Where an address leads; Refused if nobody may go there, NotSent if it cannot be found now."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refused("address") from None
    schemes = ("https", "http") if local else ("https",)
    is_plain = address.isascii() and address.isprintable() and " " not in address
    if not is_plain or len(address) > LONGEST or parts.scheme not in schemes or not parts.hostname:
        raise Refused("address")
    if parts.username is not None or parts.password is not None:
        raise Refused("address")
    is_secure = parts.scheme == "https"
    port = port or (443 if is_secure else 80)
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotSent("name") from None
    numbers = [str(where[0]) for *_, where in found]
    if not numbers or not (local or all(is_open(number) for number in numbers)):
        raise Refused("inside")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname, port, path, is_secure, numbers[0])


class Line(http.client.HTTPConnection):
    """A connection to just that machine, which must prove the name where the line is secure."""

    def __init__(self, to: Target) -> None:
        super().__init__(to.host, to.port, timeout=SECONDS)
        self.to = to

    def connect(self) -> None:
        self.sock = socket.create_connection((self.to.address, self.to.port), SECONDS)
        if self.to.is_secure:
            secure = ssl.create_default_context()
            # Only then greeted: what is being greeted must be what `cut` ends.
            self.sock = secure.wrap_socket(self.sock, server_hostname=self.to.host, do_handshake_on_connect=False)
            self.sock.do_handshake()

    def cut(self) -> None:
        if self.sock is not None:
            with contextlib.suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)


def post(to: Target, body: bytes, headers: Mapping[str, str], ready: Ready) -> tuple[int, bytes] | None:
    """The status that came back and the beginning of what was said; None if it was not to be sent any more."""
    line = Line(to)
    end = threading.Timer(LONGEST_TALK, line.cut)
    end.daemon = True
    end.start()
    try:
        try:
            line.connect()
        except OSError as fault:
            raise NotSent("connect") from fault
        if not ready():
            return None
        try:
            line.request("POST", to.path, body, {"user-agent": "longhall", **headers})
            answer = line.getresponse()
            return answer.status, answer.read(MOST)
        except (OSError, http.client.HTTPException) as fault:
            raise Unknown from fault
    finally:
        end.cancel()
        line.close()
