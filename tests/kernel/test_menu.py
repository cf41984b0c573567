"""The list of legal actions, whatever order the rules offer them in."""

import random

import pytest

from longhall.kernel.actions import SEATS, Axis, Family, Vocabulary
from longhall.kernel.frames import Decision
from longhall.kernel.state import State

ACTIONS = Vocabulary()
PICK = ACTIONS.family("pick", Axis("card", [str(n) for n in range(500)]))


class Pick(Decision):
    def __init__(self, offers: list[int]) -> None:
        super().__init__(0)
        self.offers = offers

    def span(self) -> list[Family]:
        return [PICK]

    def on_legal(self, g: State, seat: int) -> None:
        for action in self.offers:
            g.offer(action)


@pytest.mark.both
@pytest.mark.parametrize("length", [1, 2, 7, 64, 65, 400])
def test_legal_is_ascending_and_names_each_action_once(length):
    rng = random.Random(length)
    offers = [rng.randrange(500) for _ in range(length)]
    g = State(None, len(SEATS))
    g.push(Pick(offers))
    g.run()
    assert g.legal(0) == sorted(set(offers))
    assert g.legal(1) == []


@pytest.mark.both
def test_a_set_and_a_run_of_arguments_are_offered_at_once():
    g = State(None, len(SEATS))
    g.offer_set(PICK, 1 | 1 << 17 | 1 << 61)
    g.offer_run(PICK, 100, 102)
    g.offer_set(PICK, 0)
    g.offer_run(PICK, 5, 4)
    assert [g.menu[i] for i in range(g.count)] == [0, 17, 61, 100, 101, 102]
