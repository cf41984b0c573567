# interpreted
"""What is printed: data.toml, of which fiefs and cards have their names. One that is added there is in the game."""

import tomllib
from pathlib import Path
from typing import Any, Final

# A compiled module does not know the folder that it lies in; this one is never compiled.
PRINTED: Final[dict[str, dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))


def names_in(table: str) -> list[str]:
    """The fiefs or cards of a table, in its order."""
    return [name for name in PRINTED[table] if name not in ("source", "cards")]
