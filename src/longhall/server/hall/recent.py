"""The last steps of a table, kept in memory: whoever follows a game is told of it without reading the store."""

from collections import deque
from collections.abc import Iterable, Sequence

from longhall.server.store.transcripts import Happening, Step

MOST = 64  # steps


class Recent:
    def __init__(self, sent: Sequence[int]) -> None:
        self.base = list(sent)  # the lengths of the transcripts before the first step that is kept
        self.steps: deque[Step] = deque()

    def add(self, steps: Iterable[Step]) -> None:
        self.steps.extend(steps)
        while len(self.steps) > MOST:
            self.base = self.steps.popleft().sent

    def since(self, seat: int, transcript: int) -> tuple[list[Happening], list[Happening]] | None:
        """What stands of what came after a seat's transcript, and what of before was taken back since.

        None if that reaches further back than the steps that are kept.
        """
        if self.base[seat] > transcript:
            return None
        later = [step for step in self.steps if step.sent[seat] > transcript]
        if not later:
            return [], []
        first = later[0].number
        gone = {entry for step in later for entry in step.gone}
        known = {step.number: step for step in self.steps}
        earlier = sorted(entry for entry in gone if entry < first)
        if any(entry not in known for entry in earlier):
            return None
        stands = [happening(step) for step in later if step.events and step.number not in gone]
        return stands, [happening(known[entry]) for entry in earlier if known[entry].events]


def happening(step: Step) -> Happening:
    return Happening(step.number, step.events, step.sent, None)
