"""Players made of code: random, steward (rules of thumb), skald (search), oracle (search that cheats, as a ceiling).

A bot is given a world dealt anew from its seat's point of view, never the truth (the oracle says that it cheats).
"""
