"""What a seat wants done: how a command is known again, and what it does to the record."""

import pytest

import longhall
from longhall.server.hall.commands import Follow, Order, Play, Redo, Restart, Undo


@pytest.mark.parametrize(
    ("command", "fingerprint"),
    [
        (Play("build:1"), "a413e4d3"),
        (Undo(), "01d34805"),
        (Redo(), "8ba36c1f"),
        (Restart(), "2a7bc6b7"),
        (Order({"pass": True}), "687210d8"),
    ],
    ids=lambda part: type(part).__name__,
)
def test_a_command_is_known_again_by_stores_of_the_first_version(command, fingerprint):
    """A request that is repeated after the hall was renewed must not be done twice."""
    assert command.fingerprint(7)[:8] == fingerprint


def test_what_differs_is_not_taken_for_a_repetition():
    wanted = [Play("a"), Play("b"), Undo(), Redo(), Restart(), Order({}), Order({"a": 1}), Follow()]
    prints = [command.fingerprint(transcript) for command in wanted for transcript in (1, 2)]
    assert len(set(prints)) == len(prints)


def test_restart_is_an_entry_for_every_choice_taken_back():
    from tests.toys.auction import toy

    match = longhall.start(toy.GAME, 2, seed=1)
    for _ in range(3):
        Play("add").carry_out(match, 0, "en")
    steps = Restart().carry_out(match, 0, "en")
    assert [step.body for step in steps] == [{"seat": 0, "undo": True}] * 3
    assert [step.number for step in steps] == [3, 4, 5] and not match.can_undo(0)
    again = [Redo().carry_out(match, 0, "en")[0].body for _ in range(3)]
    assert again == [{"seat": 0, "redo": True}] * 3
