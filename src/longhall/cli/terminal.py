"""The terminal: how wide, in which colours, and how a line is read from a person or a pipe."""

import sys

from rich.console import Console

MOST_WIDE = 120  # columns; wider lines are hard to read
ERASE = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what has scrolled off it, and back to the top


def console(stderr: bool = False) -> Console:
    made = Console(stderr=stderr, highlight=False)
    if made.width > MOST_WIDE:
        made.width = MOST_WIDE
    return made


def is_person() -> bool:
    """Whether somebody types at a keyboard, and does not pipe answers in."""
    return sys.stdin.isatty()


def erase(screen: Console) -> None:
    """Clear everything that has been shown. A file or a pipe keeps what it was sent."""
    if screen.is_terminal:
        screen.file.write(ERASE)
        screen.file.flush()


def read_line(screen: Console, prompt: str) -> str | None:
    """A line that was typed or piped in; None at the end of the input or when the person breaks off."""
    if not is_person():
        line = sys.stdin.readline()
        if not line:
            return None
        screen.print(f"{prompt}{line.rstrip()}", markup=False)
        return line.strip()
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        screen.print()
        return None
