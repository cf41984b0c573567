"""`python -m longhall` is the command `longhall`."""

from longhall.cli import app

if __name__ == "__main__":
    app(prog_name="longhall")
