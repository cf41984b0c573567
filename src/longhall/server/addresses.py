"""Addresses by which people reach this machine."""

import contextlib
import ipaddress
import socket

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
