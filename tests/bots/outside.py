"""A distribution of its own that brings bots, installed for the length of a test."""

SOURCE = '''"""Bots from elsewhere."""

from longhall.bots import Bot, Thinking


class Eager(Bot):
    """Takes the first open choice, and counts how often it was asked."""

    version = "3"
    thinking = Thinking.MAY

    def choose(self, world, seat):
        self.simulations += 1
        self.seconds += self.budget.seconds
        return world.legal(seat)[0]


class Spy(Eager):
    cheats = True
'''
POINTS = """[longhall.bots]
eager = elsewhere:Eager
spy = elsewhere:Spy
lost = elsewhere:Nobody
random = elsewhere:Eager
"""


def install(folder):
    """What pip leaves behind: the module, and a folder that says what the distribution offers."""
    (folder / "elsewhere.py").write_text(SOURCE)
    about = folder / "elsewhere-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(POINTS)
    return folder
