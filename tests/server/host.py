"""A hall in a process of its own, with the toys among its games: `python -m tests.server.host '{"database": ...}'`.

It prints its port, then its log. The workers import this module too, so that they know the toys.
"""

import json
import logging
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path

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
    rates = {"pages", "reads", "changes", "tables", "uploads", "claims", "hints", "sockets", "messages"}
    limits: dict = {name: FREE for name in rates}
    for name, value in wishes.pop("limits", {}).items():
        limits[name] = Rate(*value) if name in rates else value
    if "static" in wishes:
        wishes["static"] = Path(wishes["static"])
    return Settings(**{"workers": 1, "pace": 0.02, **wishes, "limits": Limits(**limits)})


def main():
    import uvicorn

    from longhall.server.command import listen
    from longhall.server.web.app import create_app

    wishes = json.loads(sys.argv[1])
    listener = listen("127.0.0.1", wishes.pop("port", 0))
    logging.basicConfig(level=logging.INFO, stream=sys.stdout, format="%(levelname)s %(name)s %(message)s")
    config = uvicorn.Config(
        create_app(settings(wishes)), access_log=False, log_config=None, server_header=False, ws_max_size=16 * 1024
    )
    print(listener.getsockname()[1], flush=True)
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
