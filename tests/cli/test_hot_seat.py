"""The hot seat, with a toy in which all make sealed offers coin by coin."""

import io
import sys
from typing import cast

import pytest
from rich.console import Console
from tests.toys.auction import toy

import longhall
from longhall.cli.hot_seat import HotSeat
from longhall.cli.opponents import opponent
from longhall.games.svea_rike.terms import TITLE
from longhall.match import SPECTATOR

TITLES = TITLE.names


@pytest.fixture
def sit(monkeypatch):
    """Play with these lines typed: the table afterwards and all that was shown."""

    def play(people, *typed):
        match = longhall.start(toy.GAME, len(people), seed=1)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        shown = io.StringIO()
        screen = Console(file=shown, width=90, highlight=False)
        opponents = [None if person else opponent("random", "auction", seat) for seat, person in enumerate(people)]
        table = HotSeat(match, [], opponents, "en", None, screen)
        table.play()
        return table, shown.getvalue()

    return play


def plays(table):
    return [(play.seat, table.match.game.actions.key(play.action)) for play in table.match.plays]


def test_a_choice_is_taken_back(sit):
    table, shown = sit([True, True], "", "add", "add", "u", "q")
    assert plays(table) == [(0, "add")]
    assert "u undo" in shown and "r redo" in shown


def test_a_choice_is_made_again(sit):
    table, _ = sit([True, True], "", "add", "u", "r", "q")
    assert plays(table) == [(0, "add")]


def test_a_turn_is_begun_again(sit):
    table, _ = sit([True, True], "", "add", "add", "add", "restart", "q")
    assert plays(table) == []
    assert [entry.get("undo") for entry in table.match.entries] == [None, None, None, True, True, True]


def test_each_person_answers_behind_a_curtain_of_its_own(sit):
    table, shown = sit([True, True], "", "add", "stand", "", "stand", "q")
    assert plays(table) == [(0, "add"), (0, "stand"), (1, "stand")]
    assert shown.count("The screen goes to") == 2  # whoever has the screen begins the next round


def test_people_answer_before_opponents(sit):
    """So that a sealed answer can still be taken back while an opponent's is due."""
    table, _ = sit([False, True], "add", "u", "q")
    assert plays(table) == []


def test_a_word_shows_the_choices_with_it(sit, monkeypatch):
    monkeypatch.setattr("longhall.cli.hot_seat.is_person", lambda: True)
    _, shown = sit([True, False], "coin", "q", "")
    assert shown.count("Add a coin") == 2 and shown.count("Let the offer stand") == 1


def test_a_person_may_try_again_after_a_fault(sit, monkeypatch):
    monkeypatch.setattr("longhall.cli.hot_seat.is_person", lambda: True)
    table, shown = sit([True, True], "", "7", "nonsense", "p2 add", "u", "add", "q", "")
    assert plays(table) == [(0, "add")]
    for fault in ("no choice 7", "no choice 'nonsense'", "p2 is not asked", "nothing that you can take back"):
        assert fault in shown


def test_the_score_stands_in_the_result(sit):
    _, shown = sit([True, False], *["stand"] * 10)
    assert "Score" in shown and "The most points win." in shown


def test_in_a_hidden_poll_the_screen_goes_round_to_those_not_asked_too(monkeypatch):
    """So that nobody sees from the curtains who was asked."""
    from tests.toys.veto import toy as veto

    for seed in range(20):
        match = longhall.start(veto.GAME, 3, seed=seed)
        monkeypatch.setattr(sys, "stdin", io.StringIO("\ntry\n" + "pass\n" * 8))
        shown = io.StringIO()
        table = HotSeat(match, [], [None] * 3, "en", None, Console(file=shown, width=90, highlight=False))
        vetoes = cast(veto.Veto, match.state).vetoes
        asked = [seat for seat in (1, 2) if vetoes[seat] > 0]
        if len(asked) == 1:
            table.next_answer()
            assert match.in_hidden_poll and match.to_act == asked
            table.poll()
            for name in ("Player 1", "Player 2", "Player 3"):
                assert f"The screen goes to {name}" in shown.getvalue()
            return
    raise AssertionError("no seed deals vetoes to one other seat")


def polled(monkeypatch, *typed):
    """A table of three at one screen, in the first hidden poll of a game with standing orders that is about them all:
    the table, what was shown, and how many lines were read."""
    match = longhall.start("svea_rike", 3, seed=1, options={"mask_polls": True})
    shown, read = io.StringIO(), []
    table = HotSeat(match, [], [None] * 3, "en", None, Console(file=shown, width=90, highlight=False))
    while not match.in_hidden_poll or any(match.answers_blindly(seat) for seat in range(3)):
        seat = match.to_act[0]
        match.play(seat, match.fallback(seat))
    lines = list(typed)

    def line(screen, prompt):
        read.append(prompt)
        assert len(read) < 20
        return lines.pop(0) if lines else ""

    monkeypatch.setattr("longhall.cli.hot_seat.read_line", line)
    return table, shown, read


def test_in_a_hidden_poll_whoever_has_nothing_to_choose_presses_enter_once(monkeypatch):
    for at_screen in (SPECTATOR, 1):
        table, shown, read = polled(monkeypatch)
        for seat in range(3):
            table.match.settings[seat] = {"mute": list(TITLES)}  # asked as far as all can see, and answered for
        table.at_screen = at_screen
        table.poll()
        assert len(read) == 3
        assert shown.getvalue().count("You have nothing to choose now.") == (at_screen == 1)


def test_one_key_at_a_curtain_passes_until_the_next_move(monkeypatch):
    table, _, read = polled(monkeypatch, "p", "p", "p")
    table.poll()
    assert [prompt for prompt in read if "p passes" in prompt] == read and len(read) == 3
    assert all(table.match.settings[seat]["pass_until_move"] == 0 for seat in range(3))


# What was seen, and what can be asked after the end


@pytest.fixture
def cards(monkeypatch):
    """A table of two people at the card game where the first is to look at a card; what is typed; what is shown."""
    match = longhall.start("vasa_cards", 2, seed=1, names=["Anna", "Olof"])
    while type(match.question).__name__ != "Inspect":
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    shown = io.StringIO()
    table = HotSeat(match, [], [None, None], "en", None, Console(file=shown, width=90, highlight=False))

    def type_in(*lines):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return table, type_in, shown


def test_what_a_person_has_looked_at_is_shown_to_it_before_the_curtain_falls(cards):
    table, type_in, shown = cards
    match = table.match
    seat = match.to_act[0]
    table.at_screen, table.seen = seat, len(match.events())
    look = next(choice for choice in match.choices(seat) if choice.key.startswith("inspect_pile"))
    match.play(seat, look)
    type_in("", "")
    table.curtain(1 - seat)
    before, _, behind = shown.getvalue().partition("The screen goes to")
    seen = match.log(seat)[-1]
    assert ": a " in seen and seen in before and seen not in behind


def test_nobody_stops_before_a_curtain_where_nothing_was_seen(cards):
    table, type_in, shown = cards
    seat = table.match.to_act[0]
    table.at_screen, table.seen = seat, len(table.match.events())
    type_in("")
    table.last_look()
    assert shown.getvalue() == "" and sys.stdin.read() == "\n"
    table.at_screen = 7  # nobody's: a bot looked, or nobody sits there yet
    table.last_look()
    assert shown.getvalue() == ""


def test_after_the_end_log_result_cards_and_rules_can_be_asked(cards):
    table, type_in, shown = cards
    match = table.match
    while not match.over:
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    type_in("log", "result", "card", "rules VC-37", "nonsense", "q", "log")
    table.look_back(SPECTATOR)
    said = shown.getvalue()
    assert match.log(SPECTATOR)[0] in said and match.ending().headline in said
    assert "No card of this game" in said and "VC-37" in said
    assert said.count(match.log(SPECTATOR)[0]) == 1  # behind q nothing is answered
    assert said.count("review, card NAME") == 2  # what can be asked, at first and to what is not understood


def test_after_the_end_the_review_is_made_where_one_sits(cards, monkeypatch):
    from longhall.cli import review as command

    table, type_in, _ = cards
    told = []
    monkeypatch.setattr(command, "measured", lambda record, *_: record)
    monkeypatch.setattr(command, "show", lambda found, viewer, *_: told.append((found["game"], viewer)))
    type_in("review", "")
    table.look_back(0)
    assert told == [("vasa_cards", 0)]
