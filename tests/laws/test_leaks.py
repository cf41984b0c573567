"""Planted leaks and slips: each must be found by the law that is meant to find it, and by no chance."""

from dataclasses import replace
from typing import ClassVar

import pytest
from tests.toys.auction import toy as auction
from tests.toys.chain import toy as chain
from tests.toys.deck import toy as deck
from tests.toys.storm import toy as storm
from tests.toys.veto import toy as veto

from longhall.games import registry
from longhall.games.svea_rike.face.orders import answers_blindly, automatic
from longhall.kernel.actions import COUNT, SEAT
from longhall.kernel.events import EventKind
from longhall.kernel.fields import OWNER, Field
from longhall.kernel.frames import Sealed, SeatStep
from longhall.kernel.game import Option
from longhall.kernel.piles import Pile
from longhall.kernel.sets import count
from longhall.kernel.state import filled, zeros
from longhall.laws import check_game
from longhall.match.match import IllegalChoice, Match


def broken(game, law, games=6):
    """What one law finds in games of three."""
    return check_game(game, players=3, games=games, looks=12, laws=[law])


@pytest.mark.parametrize(
    "law", ["alike", "steps", "own_steps", "redeal", "pure", "worlds", "varied", "forgotten", "foresight"]
)
@pytest.mark.parametrize("toy", [auction, veto, deck, storm], ids=lambda toy: toy.GAME.name)
def test_what_was_not_tampered_with_keeps_the_law(toy, law):
    assert broken(toy.GAME, law, games=2) == []


# The eight leaks that the plan of the house names.


def test_a_log_line_that_names_a_drawn_card_is_found(monkeypatch):
    named = EventKind("drew", [SEAT, deck.CARD], [])
    monkeypatch.setattr(deck, "DREW", named)
    game = replace(deck.GAME, events=[*deck.EVENTS, named])
    found = broken(game, "steps")
    assert found and "told more than it is meant to know" in found[0].what


def test_an_event_that_names_a_place_in_a_hand_is_found(monkeypatch):
    placed = EventKind("played", [SEAT, storm.CARD, COUNT.called("place")], [])
    monkeypatch.setattr(storm, "PLAYED", placed)
    emit = storm.Storm.emit

    def emit_with_place(g, kind, a=0, b=0, c=0):
        emit(g, kind, a, b, count(g.hand[a] & ((1 << b) - 1)) if kind is placed else c)

    monkeypatch.setattr(storm.Storm, "emit", emit_with_place)
    found = broken(replace(storm.GAME, events=[placed, storm.SCORED]), "steps")
    assert found and "place" in found[0].what


def test_a_view_that_shows_a_lost_sealed_answer_is_found():
    def view(g, seat):
        return {**auction.view(g, seat), "lost": list(g.lost)}

    found = broken(replace(auction.GAME, view=view), "alike")
    assert found and "view.lost" in found[0].what
    assert broken(replace(auction.GAME, view=view), "steps")


def test_a_screen_that_goes_only_to_those_asked_is_found(monkeypatch):
    """Also where polls are not masked, and whoever sits there learns from the waiting that somebody is asked."""

    def goes_to(match, people, at_screen):
        return [seat for seat in match.to_act if seat in people]

    assert broken(veto.GAME, "curtains") == []
    monkeypatch.setattr("longhall.laws.polls.goes_to", goes_to)
    found = broken(veto.GAME, "curtains")
    assert found and "to whom the screen goes" in found[0].what


@pytest.mark.parametrize("is_masked", [True, False])
def test_an_order_that_passes_by_what_is_held_is_found(is_masked):
    """Passing until the next move must answer blindly, or not count as such."""
    whole = registry.game("svea_rike")

    def leaks(state, seat, settings):
        if settings.get("pass_until_move") == state.moves_begun[seat]:
            return automatic(state, seat, {**settings, "pass_until_move": -1, "profile": "primary"}) is not None
        return answers_blindly(state, seat, settings)

    def found(game):
        return check_game(game, players=3, options={"mask_polls": is_masked}, games=1, looks=12, laws=["curtains"])

    assert found(whole) == []
    faults = found(replace(whole, answers_blindly=leaks))
    assert faults and "to whom the screen goes" in faults[0].what


def test_an_awaited_that_names_who_is_asked_is_found(monkeypatch):
    monkeypatch.setattr(Match, "awaited", lambda match, seat: match.to_act)
    found = broken(veto.GAME, "alike")
    assert found and "awaited" in found[0].what


def test_an_undo_that_depends_on_a_hidden_pass_is_found(monkeypatch):
    def resume(window, g):
        """A poll that asks nobody leaves undo as it was."""
        moved = g.moved
        is_open = bool(g.sealed)
        asked = [seat for seat in range(g.players) if window.on_asks(g, seat)]
        waits = Sealed.resume(window, g)
        if not is_open and not asked:
            g.moved = moved
        return waits

    monkeypatch.setattr(veto.Window, "resume", resume)
    found = broken(veto.GAME, "steps", games=10)
    assert found and "undo" in found[0].what


def test_a_redeal_that_keeps_the_generator_is_found(monkeypatch):
    redeal = deck.Deck.redeal

    def keeps_generator(g, seat, seed):
        world = redeal(g, seat, seed)
        world.random = g.random
        return world

    monkeypatch.setattr(deck.Deck, "redeal", keeps_generator)
    found = broken(deck.GAME, "foresight")
    assert found and "generator" in found[0].what


def test_a_redeal_that_begins_from_the_true_order_is_found(monkeypatch):
    redeal = veto.Veto.redeal

    def often_true(g, seat, seed):
        """Now and then nothing is dealt anew: all that is offered may be, but the truth comes up too often."""
        return g.anew(seat, seed) if seed % 3 == 0 else redeal(g, seat, seed)

    monkeypatch.setattr(veto.Veto, "redeal", often_true)
    found = broken(veto.GAME, "pure")
    assert found and "does not know" in found[0].what


def test_a_redeal_that_forgets_a_pile_is_found(monkeypatch):
    monkeypatch.setattr(deck.Deck, "redeal", lambda g, seat, seed: g.anew(seat, seed))
    # Held cards are left too: a redeal that changes them alone would be found by the check of the pieces.
    assert broken(deck.GAME, "varied")
    assert broken(deck.GAME, "worlds")


def test_an_error_that_says_whose_turn_it_is_is_found(monkeypatch):
    legal_action = Match.legal_action

    def telling(match, seat, choice, language):
        try:
            return legal_action(match, seat, choice, language)
        except IllegalChoice as fault:
            raise IllegalChoice(fault.reason, fault.key, fault.clause, f"{fault} {match.to_act}") from None

    monkeypatch.setattr(Match, "legal_action", telling)
    found = broken(veto.GAME, "alike")
    assert found and "errors" in found[0].what


# Other leaks and slips.


def test_a_number_of_messages_that_tells_who_was_asked_is_found(monkeypatch):
    send = Match._send
    monkeypatch.setattr(Match, "_send", lambda match, events, actor, *_: send(match, events, actor))
    found = broken(veto.GAME, "steps", games=10)
    assert found and "transcript" in found[0].what


def test_others_who_do_the_same_earlier_or_later_are_no_leak(monkeypatch):
    """A veto before the pause or after it comes to the same, and all know the same then."""

    class Pause(SeatStep):
        def on_run(self, g):
            g.emit(veto.RESTED, self.seat)

    def on_apply(turn, g, seat, action):
        g.order([veto.Window(seat), Pause(seat), veto.Window(seat), Pause(seat)])

    monkeypatch.setattr(veto.Turn, "on_apply", on_apply)
    assert broken(veto.GAME, "steps", games=40) == []


def test_something_public_that_nobody_is_told_of_is_found(monkeypatch):
    """Not in the log and not in the view: but all are meant to know it, and redealt worlds keep it."""

    def on_apply(turn, g, seat, action):
        g.points[seat] += action == veto.TRY.of(0)

    monkeypatch.setattr(veto.Turn, "on_apply", on_apply)
    found = broken(replace(veto.GAME, view=lambda g, seat: {}), "steps")
    assert found and "told the same, but known.points" in found[0].what


def test_dice_that_fall_after_secret_ones_are_no_leak(monkeypatch):
    """How often a seat has rolled in secret nobody can tell from an open roll, of which nothing comes."""

    def on_apply(turn, g, seat, action):
        for _ in range(g.vetoes[seat]):
            g.pick(veto.DEAL, g.players)
        g.emit(veto.TRIED, g.pick(veto.DEAL, g.players))

    monkeypatch.setattr(veto.Turn, "on_apply", on_apply)
    assert broken(veto.GAME, "steps") == []


def test_a_secret_that_a_seat_is_told_and_soon_forgets_is_found(monkeypatch):
    whispered = EventKind("whispered", [], [COUNT], private=True)

    class Whispering(veto.Veto):
        FIELDS: ClassVar = {**veto.Veto.FIELDS, "heard": Field(OWNER, SEAT)}

        def __init__(self, source, players):
            super().__init__(source, players)
            self.heard = zeros(players) if source is None else source.heard[:]

        def clone(self):
            return Whispering(self, self.players)

    class Whisper(SeatStep):
        """The others hear how many vetoes a seat has."""

        def on_run(self, g):
            for other in range(g.players):
                if other != self.seat:
                    g.heard[other] = g.vetoes[self.seat]
                    g.tell(1 << other, whispered, g.heard[other])

    class Hush(veto.Window):
        """While one of them is asked, another has all the time to forget it."""

        def on_asks(self, g, seat):
            return seat == (self.against + 1) % g.players

        def on_open(self, g):
            g.heard = zeros(g.players)

    def new(players, options, data):
        g = Whispering(None, players)
        g.order([veto.SetUp()])
        return g

    monkeypatch.setattr(veto.Turn, "on_apply", lambda turn, g, seat, action: g.order([Whisper(seat), Hush(seat)]))
    found = broken(replace(veto.GAME, new=new, events=[*veto.EVENTS, whispered]), "steps")
    assert found and "told more than it is meant to know" in found[0].what


def test_a_poll_at_a_table_of_people_that_asks_by_the_hand_is_found():
    for_people = replace(veto.GAME, options={"mask": Option((True, False), people=True)})
    found = broken(for_people, "masked")
    assert found and "polled" in found[0].what
    assert broken(veto.GAME, "masked") == []  # no such thing is promised


def test_a_poll_at_a_table_of_people_that_asks_by_what_all_can_see_is_no_leak(monkeypatch):
    """All who may have a veto left, as far as the others know."""
    monkeypatch.setattr(veto.Window, "on_asks", lambda poll, g, seat: seat != poll.against and g.used[seat] < veto.MOST)
    monkeypatch.setattr(
        veto.Window,
        "on_why_not",
        lambda poll, g, seat, action: "VE-2" if action == veto.FORBID.of(0) and g.vetoes[seat] == 0 else "",
    )
    for_people = replace(veto.GAME, options={"mask": Option((True, False), people=True)})
    assert broken(for_people, "masked") == []


def test_a_look_that_can_be_taken_back_is_found(monkeypatch):
    def look_unnoticed(pile, g, outcomes, seen):
        moved = g.moved
        kind = Pile.look(pile, g, outcomes, seen)
        g.moved = moved
        return kind

    class Turn(deck.Turn):
        def on_apply(self, g, seat, action):
            if action != deck.PEEK.of(0):
                return deck.Turn.on_apply(self, g, seat, action)
            g.become(Turn(seat))  # the seat goes on, so that nobody else's turn keeps it from taking back
            g.tell(1 << seat, deck.PEEKED, seat, look_unnoticed(g.pile, g, deck.TOP_CARD, 1 << seat))

    def turns(players, options, data):
        g = deck.Deck(None, players)
        g.order([Turn(number % players) for number in range(4 * players)])
        return g

    found = broken(replace(deck.GAME, new=turns, frames=[Turn]), "own_steps")
    assert found and "learned" in found[0].what


def test_a_sealed_answer_that_others_notice_is_found(monkeypatch):
    def on_apply(offer, g, seat, action):
        g.sealed[seat].append(action)
        g.price += 1

    monkeypatch.setattr(auction.Offer, "on_apply", on_apply)
    found = broken(auction.GAME, "sealed")
    assert found and "has answered" in found[0].what


def test_a_sealed_decision_that_depends_on_the_order_of_answers_is_found(monkeypatch):
    def on_apply(offer, g, seat, action):
        g.sealed[seat].append(action)
        g.random += seat if len(g.sealed[0]) == 0 else 2 * seat

    monkeypatch.setattr(auction.Offer, "on_apply", on_apply)
    found = broken(auction.GAME, "sealed")
    assert found and "order in which Offer is answered" in found[0].what


def test_an_attribute_without_a_line_is_found(monkeypatch):
    monkeypatch.setattr(deck.Deck, "FIELDS", {k: v for k, v in deck.Deck.FIELDS.items() if k != "held_seen"})
    found = broken(deck.GAME, "forgotten")
    assert found and "held_seen" in found[0].what


@pytest.mark.both
def test_an_attribute_without_a_line_is_found_in_compiled_rules_too(monkeypatch):
    from longhall.games.vasa_cards.state import VasaCards

    monkeypatch.delitem(VasaCards.FIELDS, "captain")
    found = broken("vasa_cards", "forgotten", games=1)
    assert found and "captain" in found[0].what


def test_a_redealt_world_that_lost_a_card_is_found(monkeypatch):
    redeal = deck.Deck.redeal

    def loses(g, seat, seed):
        world = redeal(g, seat, seed)
        world.held[0] = deck.NO_CARD
        return world

    monkeypatch.setattr(deck.Deck, "redeal", loses)
    found = broken(deck.GAME, "redeal")
    assert found and "there are 4 cards" in found[0].what


def test_a_world_that_cannot_be_is_found(monkeypatch):
    """A lost offer that would have won."""

    def redeal(g, seat, seed):
        world = g.anew(seat, seed)
        for other in range(g.players):
            if g.winner >= 0 and other not in (seat, g.winner):
                world.lost[other] = world.deal(filled(g.coins[other] + 1, 1))
        return world

    monkeypatch.setattr(auction.Auction, "redeal", redeal)
    found = broken(auction.GAME, "worlds", games=20)
    assert found and "never reached" in found[0].what


def test_a_clone_that_shares_a_table_is_found(monkeypatch):
    def clone(g):
        made = deck.Deck(g, g.players)
        made.held = g.held
        return made

    monkeypatch.setattr(deck.Deck, "clone", clone)
    found = broken(deck.GAME, "clones")
    assert found and "held" in found[0].what


def test_a_choice_that_is_offered_against_the_rules_is_found(monkeypatch):
    def on_legal(offer, g, seat):
        g.offer(auction.ADD.of(0))
        g.offer(auction.STAND.of(0))

    monkeypatch.setattr(auction.Offer, "on_legal", on_legal)
    found = broken(auction.GAME, "legal")
    assert found and "AU-2" in found[0].what


def test_a_fallback_that_is_not_legal_is_found(monkeypatch):
    monkeypatch.setattr(auction.Offer, "on_fallback", lambda offer, g, seat: auction.ADD.of(0))
    assert broken(auction.GAME, "fallback")


def test_a_position_that_leaves_something_out_is_found(monkeypatch):
    fields = {k: v for k, v in chain.Chain.FIELDS.items() if k != "closed"}
    monkeypatch.setattr(chain.Chain, "FIELDS", fields)
    assert broken(chain.GAME, "position")


def test_a_game_that_is_far_too_long_is_found():
    found = broken(replace(chain.GAME, longest=0), "end")
    assert found and "the longest of 10,000 games had 0" in found[0].what


def test_a_missing_text_is_found(tmp_path):
    text = tmp_path / "text"
    text.mkdir()
    (tmp_path / "rules.md").write_text((chain.GAME.folder / "rules.md").read_text("utf-8"), "utf-8")
    for language in ("en", "sv"):
        whole = (chain.GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
        kept = [line for line in whole.splitlines() if language == "en" or "event-laid" not in line]
        (text / f"{language}.ftl").write_text("\n".join(kept), "utf-8")
    found = check_game(replace(chain.GAME, folder=tmp_path), laws=["texts"])
    assert {failure.what for failure in found} == {
        "there is no text 'event-laid' in sv",
        "the text 'event-laid' is there in en only",
    }


def test_a_crash_inside_a_law_breaks_it(monkeypatch):
    monkeypatch.setattr(chain.Chain, "redeal", lambda g, seat, seed: 1 // 0)
    found = broken(chain.GAME, "alike")
    assert found and "ZeroDivisionError" in found[0].what


def test_a_failure_says_where_to_see_it_again():
    def view(g, seat):
        return {**auction.view(g, seat), "lost": list(g.lost)}

    failure = broken(replace(auction.GAME, view=view), "alike")[0]
    assert failure.law == "alike" and failure.players == 3 and failure.seed is not None and failure.decision
    assert str(failure).startswith("alike: ")
    assert f"seed {failure.seed}, decision {failure.decision}" in str(failure)
    with_another_law = check_game(
        replace(auction.GAME, view=view), players=3, games=6, looks=12, laws=["alike", "steps"]
    )
    assert failure in with_another_law
