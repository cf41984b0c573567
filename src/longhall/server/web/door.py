"""The door: how many connections one address may have, and how long one may take to say what it wants.

The server itself waits for ever: whoever opened a thousand connections and said nothing had all that a process may
open. Those who listen by a websocket are counted by the guard.
"""

import asyncio
import ipaddress
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from longhall.server.addresses import named, one_address
from longhall.server.settings import Limits

MOST_FILES = 65_536


def door(limits: Limits, proxies: str) -> type[asyncio.Protocol]:
    """What uvicorn makes for every connection."""
    there: Counter[str] = Counter()
    networks = [ipaddress.ip_network(name.strip()) for name in proxies.split(",") if name.strip()]

    @lru_cache(1000)
    def is_proxy(address: str) -> bool:
        place = named(address)
        return place is not None and any(place in network for network in networks)

    class Door(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
        waits: asyncio.TimerHandle | None = None
        counted = ""  # the address that it is counted for
        is_line = False  # it is a websocket's by now

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if address and not is_proxy(address):
                self.counted = one_address(address)
                there[self.counted] += 1
                if there[self.counted] > limits.connections:
                    transport.abort()
                    return
            self.wait()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.is_asked():
                self.wait_no_more()
            elif self.waits is None and not self.is_line and not self.transport.is_closing():
                self.wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self.leave()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, *event: Any) -> None:
            self.leave()
            self.is_line = True
            super().handle_websocket_upgrade(*event)

        def is_asked(self) -> bool:
            """Whether there is a request that is not answered yet."""
            return self.cycle is not None and not self.cycle.response_complete

        def wait(self) -> None:
            self.waits = self.loop.call_later(limits.head_seconds, self.waited)

        def waited(self) -> None:
            self.waits = None
            if not self.is_asked():
                self.transport.close()

        def wait_no_more(self) -> None:
            if self.waits is not None:
                self.waits.cancel()
                self.waits = None

        def leave(self) -> None:
            self.wait_no_more()
            if self.counted:
                there[self.counted] -= 1
                if not there[self.counted]:
                    del there[self.counted]
                self.counted = ""

    return Door


def open_wide() -> None:
    """As many connections as the system lets this process have; as a rule it is given fewer than it may ask for."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
