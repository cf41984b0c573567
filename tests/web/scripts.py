"""The scripts and games of the house, for tests that hold what is made against what is stored."""

import importlib.util
from pathlib import Path
from types import ModuleType

from longhall.games import registry

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BOARDS = WEB / "src" / "boards"
GAMES = registry.HOUSE


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
