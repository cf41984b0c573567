# interpreted
"""What is printed: data.toml, of which the cards have their names. One that is added there is in the game."""

import tomllib
from pathlib import Path
from typing import Any, Final

# A compiled module does not know the folder that it lies in; this one is never compiled.
PRINTED: Final[dict[str, dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))


def names_in(group: str) -> list[str]:
    """The cards of a group, in the order of data.toml."""
    return [name for name in PRINTED[group] if name != "source"]
