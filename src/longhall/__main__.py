"""The command `longhall`, also as `python -m longhall`. It needs more than the engine, and says so."""

import importlib
import os
import sys

from longhall import _extras


def main() -> None:
    if fault := _extras.lacking("The command", "terminal"):
        print(f"longhall: {fault}", file=sys.stderr)
        sys.exit(2)
    if os.environ.get("LONGHALL_BOTS"):  # read with the first bot, deep within a command, where it would be a traceback
        try:
            importlib.import_module("longhall.bots")
        except ValueError as wrong:
            print(f"longhall: {wrong}", file=sys.stderr)
            sys.exit(2)
    from longhall.cli import app

    app(prog_name="longhall")


if __name__ == "__main__":
    main()
