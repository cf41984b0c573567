"""Doors to the frameworks that researchers know: PettingZoo, Gymnasium, OpenSpiel. docs/research.md is the way in.

Each needs its own package: `pip install 'longhall[research]'` brings them all. They show a seat what it may know and
nothing else, and ask seats in an order that follows from what all can see.
"""

from longhall import _extras


def need(extra: str) -> None:
    """ModuleNotFoundError with the remedy, for whoever lacks what a door needs."""
    if fault := _extras.lacking("This door", extra):
        raise ModuleNotFoundError(fault)
