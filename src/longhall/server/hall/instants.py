"""What time it is, asked for in one place, so that a test can turn the clock."""

import time


def now() -> float:
    """Seconds since 1970."""
    return time.time()
