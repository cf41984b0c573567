"""Addresses by which people reach this machine, and those from which they come."""

import contextlib
import ipaddress
import socket
from functools import lru_cache

EVERYWHERE = ("0.0.0.0", "::", "")  # what one listens on to be reached by the whole network


def network_address() -> str:
    """The address by which other devices reach this machine, so that links and QR codes of tables lead here."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # names a route; nothing is sent
        return str(probe.getsockname()[0])
    return "localhost"


def is_only_here(host: str) -> bool:
    """Whether a host, as a browser names it with its port, can be reached from this machine alone."""
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    name = name.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def named(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address from which somebody comes, as its text names it; None if that names none."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return (isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped) or found


@lru_cache(1000)
def one_address(address: str) -> str:
    """What is held to its limits as one. A household has so many addresses of IPv6 that their network is."""
    found = named(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return address if found is None else str(found)
