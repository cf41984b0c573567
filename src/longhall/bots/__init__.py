"""Players made of code: random, steward (rules of thumb), skald (search), oracle (search that cheats, as a ceiling),
and those that `register` or an entry point adds.

A bot is given a world dealt anew from its seat's point of view, never the truth (the oracle says that it cheats).
"""

from longhall.bots import players as players
from longhall.bots import stdio
from longhall.bots.registry import Bot, Budget, Thinking, choose, make, register

stdio.register_configured()

__all__ = ["Bot", "Budget", "Thinking", "choose", "make", "register"]
