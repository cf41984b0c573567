"""A hall in a process of its own, with the toys among its games: `python -m tests.server.host '{"database": ...}'`.

It prints its port, then its log. The workers import this module too, so that they know the toys.
"""

import asyncio
import json
import logging
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import get_type_hints

from longhall.games import registry
from longhall.server.settings import Limits, Rate, Settings

TOYS = ["auction", "chain", "deck", "storm", "veto"]
FREE = Rate(1e9, 1e9)


def passes(g, seat, orders):
    """Orders for the toy with vetoes: {"pass": true} lets everything pass."""
    legal = g.legal(seat)
    return PASS if orders.get("pass") and PASS in legal else None


for folder in TOYS:
    registry.add(import_module(f"tests.toys.{folder}.toy").GAME)
veto = import_module("tests.toys.veto.toy")
PASS = veto.PASS.of(0)
registry.add(replace(veto.GAME, name="toy_orders", automatic=passes))


def tells_lost_offers(g, seat):
    return {**auction.view(g, seat), "lost": list(g.lost)}


# Its view gives away what others offered in vain: the test of secrecy must find that.
LEAKY = "toy_leaky"
auction = import_module("tests.toys.auction.toy")
registry.add(replace(auction.GAME, name=LEAKY, view=tells_lost_offers))


def settings(wishes):
    """Settings from plain data; no limits unless they are asked for."""
    rates = {name for name, kind in get_type_hints(Limits).items() if kind is Rate}
    limits: dict = {**{name: FREE for name in rates}, "running": 1_000_000, "reviews": 1_000_000}
    for name, value in wishes.pop("limits", {}).items():
        limits[name] = Rate(*value) if name in rates else value
    if "static" in wishes:
        wishes["static"] = Path(wishes["static"])
    return Settings(**{"workers": 1, "pace": 0.02, **wishes, "limits": Limits(**limits)})


def hang(wall, looks):
    """The time is what a test has written there. `looks`: and who is there is looked at, by whatever lines are open."""
    from tests.server.walls import read

    from longhall.server.hall import instants, presence, sender, timekeeper

    instants.now = lambda: read(wall)
    timekeeper.EVERY = sender.EVERY = 0.05
    presence.EVERY = 0.05 if looks else float("inf")


def keep_still():
    """Nothing happens by itself: nobody looks who is there, what is due or whose time is out."""
    from longhall.server.hall import presence, sender, timekeeper

    presence.EVERY = float("inf")
    sender.EVERY = timekeeper.EVERY = 1e6


def main():
    import uvicorn

    from longhall.server.command import expose_metrics, listen, server_config
    from longhall.server.worker import work

    wishes = json.loads(sys.argv[1])
    level = logging.WARNING if wishes.pop("quiet", False) else logging.INFO
    thinks, port = wishes.pop("thinks", False), wishes.pop("port", 0)
    if "wall" in wishes:
        hang(wishes.pop("wall"), wishes.pop("looks", False))
    if wishes.pop("still", False):
        keep_still()
    listener = None if thinks else listen("127.0.0.1", port)
    print(listener.getsockname()[1] if listener is not None else 0, flush=True)
    logging.basicConfig(level=level, stream=sys.stdout, format="%(levelname)s %(name)s %(message)s")
    wanted = settings(wishes)
    expose_metrics(wanted.metrics)
    if listener is None:
        asyncio.run(work(wanted))
    else:
        uvicorn.Server(server_config(wanted)).run(sockets=[listener])


if __name__ == "__main__":
    main()
