"""Perfect recall: all that each seat was told and has chosen since the beginning, as a string."""

from longhall.adapters.tables import Table
from longhall.kernel.fields import knows
from longhall.kernel.state import State
from longhall.match.observing import OWN_CHOICE, cut


class Recall:
    """The stream of `longhall.stream` for every seat. Choices are only noted; what they told is worked out by playing
    them again when somebody asks.

    In a world that was dealt anew for a seat, that seat remembers what it did. What the others would remember there
    nobody has seen: they begin with what they would know.
    """

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.seed = seed
        self.before: State | None = None  # before the choices that are noted; never changed, as copies share it
        self.since: list[tuple[int, int]] = []
        self.texts: list[str | None] = [""] * table.players

    def __deepcopy__(self, memo: object) -> "Recall":
        made = Recall(self.table, self.seed)
        made.before, made.since, made.texts = self.before, list(self.since), list(self.texts)
        return made

    def note(self, seat: int, action: int) -> None:
        self.since.append((seat, action))

    def text(self, seat: int) -> str:
        """What the seat remembers, and what it knows now: whose turn it is, say, is told by no event."""
        remembered = self.remembered(seat)
        assert self.before is not None
        return remembered + "\n" + knows(self.before, seat).decode()

    def remembered(self, seat: int) -> str:
        g = self.before
        if g is None:
            g = self.table.dealt(self.seed)
            g.events = []
            g.run()
            self.tell(g)
        if self.since:
            for other in range(self.table.players):
                self.begun(g, other)
            g = g.clone()
            for actor, action in self.since:
                g.events = []
                g.apply(actor, action)
                self.texts[actor] = f"{self.texts[actor]}{OWN_CHOICE},{action};"
                self.tell(g)
        self.before, self.since = g, []
        return self.begun(g, seat)

    def begun(self, g: State, seat: int) -> str:
        text = self.texts[seat]
        if text is None:
            text = self.texts[seat] = knows(g, seat).decode() + "\n"
        return text

    def tell(self, g: State) -> None:
        """What has just happened, to each seat as far as it notices it."""
        for seat in range(self.table.players):
            told = [entry for event in g.events or () if (entry := cut(event, seat, self.table.kinds))]
            self.texts[seat] = f"{self.texts[seat]}{''.join(','.join(map(str, entry)) + ';' for entry in told)}"
        g.events = None

    def redealt(self, world: State, seat: int) -> "Recall":
        """In a world that the seat takes for this one."""
        made = Recall(self.table, 0)
        made.before = world.clone()
        text = self.remembered(seat)
        made.texts = [text if other == seat else None for other in range(self.table.players)]
        return made
