"""How something leaves the house: pushes to browsers, letters, webhooks. What is sent to whom is the hall's affair."""

from collections.abc import Callable

Ready = Callable[[], bool]  # asked just before something is handed over: whether it still is to be


class NotSent(Exception):
    """It did not arrive for sure; another time it may."""


class Gone(NotSent):
    """There is nobody any more at that address."""


class Unknown(Exception):
    """It was handed over, and nobody said whether it arrived."""
