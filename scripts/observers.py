"""Writes the observers of the house's games from their tables of fields and their sights.

python scripts/observers.py [GAME...] puts each into `games/<game>/knowledge/observer.py`.
"""

import sys
from pathlib import Path

from longhall.games import registry
from longhall.kernel.observers import module_source


def target(name: str) -> Path:
    return registry.game(name).folder / "knowledge" / "observer.py"


if __name__ == "__main__":
    for name in sys.argv[1:] or registry.NAMES:
        target(name).write_text(module_source(registry.game(name)), encoding="utf-8")
        print(target(name))
