"""The `longhall` command: play, replay, simulate, read the rules and run cases in a terminal.

`main` holds every command's face (arguments and help); the module named after a command does its work and is imported
when the command is called, so that the program starts quickly.
"""

from longhall.cli.main import app

__all__ = ["app"]
