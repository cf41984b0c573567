"""A match: one game being played, with its record, its log and its undo."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from longhall.games.registry import game as find_game
from longhall.kernel.events import Event
from longhall.kernel.frames import OTHERS, Sealed
from longhall.kernel.game import Game
from longhall.kernel.state import State
from longhall.match import undo
from longhall.match.questions import SPECTATOR, Choice, IllegalChoice, Questions, Refusal
from longhall.match.undo import Play


@dataclass
class Match(Questions):
    """One sitting of a game. Whatever it cannot do is refused with the reason, and changes nothing."""

    def play(self, seat: int, choice: "str | int | Choice", language: str = "en") -> None:
        """Make a choice for a seat. IllegalChoice changes nothing."""
        action = self.legal_action(seat, choice, language)
        self.undone[seat].clear()  # first, as the seat is told with the choice that nothing can be done again
        self._apply(seat, action, {"seat": seat, "play": self.game.actions.key(action)})
        self._follow_settings()

    def set(self, seat: int, settings: Mapping[str, Any]) -> None:
        """Give standing orders for a seat (which windows to be asked in, muted cards, pass until my next move)."""
        self._check_seat(seat)
        self.settings[seat] = dict(settings)
        self.entries.append({"seat": seat, "set": dict(settings)})
        self._send([], seat)
        self._follow_settings()

    def follow(self, seat: int) -> bool:
        """Give the answer that the seat has ordered; False if there is none."""
        action = self.ordered(seat)
        if action is None:
            return False
        self.undone[seat].clear()
        self._apply(seat, action, {"seat": seat, "play": self.game.actions.key(action), "auto": True})
        return True

    def undo(self, seat: int, language: str = "en") -> None:
        """Take back the seat's last choice, as far as it has learned nothing since."""
        self._check_seat(seat)
        index = undo.last_undoable(self.plays, seat)
        if index is None:
            raise IllegalChoice("nothing_to_undo", "undo", "", self.texts(language).say("nothing-to-undo"))
        self.entries.append({"seat": seat, "undo": True})
        self._take_back(index)

    def redo(self, seat: int, language: str = "en") -> None:
        """Make the choice again that was taken back last."""
        self._check_seat(seat)
        if not self.can_redo(seat):
            raise IllegalChoice("nothing_to_redo", "redo", "", self.texts(language).say("nothing-to-redo"))
        self._apply(seat, self.undone[seat].pop(), {"seat": seat, "redo": True})
        self._follow_settings()

    def restart_turn(self, seat: int, language: str = "en") -> None:
        """Take back everything that the seat can take back."""
        self.undo(seat, language)
        while self.can_undo(seat):
            self.undo(seat, language)

    def clone(self, state: State | None = None) -> "Match":
        """An independent match that goes on from here, or from a state that some seat takes for this one."""
        made = replace(self)
        made.state = (self.state if state is None else state).clone()
        made.tape = self.tape.copy()
        made.state.tape = made.tape
        made.entries = list(self.entries)
        made.plays = [replace(play) for play in self.plays]
        made.opening = list(self.opening)
        made.settings = list(self.settings)
        made.undone = [list(actions) for actions in self.undone]
        made.sent = list(self.sent)
        made.shown = list(self.shown)
        return made

    def __deepcopy__(self, memo: Any) -> "Match":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: the game by its name and events as numbers, so that both are found again where it is read."""
        return {
            **vars(self),
            "game": self.game.name,
            "opening": written(self.opening),
            "plays": [{**vars(play), "events": written(play.events)} for play in self.plays],
        }

    def __setstate__(self, values: dict[str, Any]) -> None:
        vars(self).update(values)
        self.game = find_game(values["game"])
        self.opening = read(self.game, values["opening"])
        self.plays = [Play(**{**play, "events": read(self.game, play["events"])}) for play in values["plays"]]

    def imagined(self, seat: int, seed: int) -> "Match":
        """The match as `seat` (-1: a spectator) may take it to be, without anything that it may not know.

        What it cannot know is dealt anew. It has the seat's log, undo and transcript, so the seat cannot tell it from
        the true one; its record begins here.
        """
        made = self.clone(self.state.redeal(seat, seed))
        made.seed = 0
        made.tape.entries.clear()
        made.tape.at = 0
        made.tape.dictated = False
        made.past, made.entries = 0, []
        made.origin = made.position
        made.opening = cut_events(self.events_before(seat), seat)
        made.plays = []
        for play in self.plays[undo.frontier(self.plays, seat) :]:
            if play.seat == seat and play.before is not None:
                before = play.before.redeal(seat, seed)
                made.plays.append(Play(seat, play.action, cut_events(play.events, seat), 0, before, -1))
        for other in range(self.players):
            if other != seat:
                made.settings[other], made.undone[other], made.sent[other], made.shown[other] = {}, [], 0, None
        return made

    # Inside

    def _apply(self, seat: int, action: int, entry: dict[str, Any]) -> None:
        """Carry out an action; the entry goes into the record with the chance results that it used."""
        before = self.state.clone()
        sealed = isinstance(self.state.waiting, Sealed)
        mark = self.tape.at if self.tape.dictated else len(self.tape.entries)
        self.state.events = []
        self.state.apply(seat, action)
        events = self.state.events
        self.state.events = None
        self.entries.append({**entry, **self._chance_since(mark)})
        self._note(Play(seat, action, events, self.state.moved, before, self.length - 1), sealed)

    def _note(self, play: Play, sealed: bool) -> None:
        """Put a play among those that stand; drop what nobody can take back any more, and count what seats are sent."""
        self.plays.append(play)
        undo.let_go(self.plays, self.players)
        for seat in range(self.players):
            if play.taught(seat):
                self.undone[seat].clear()
        self._send(play.events, play.seat, self.state.opened, sealed)

    def _send(self, events: Sequence[Event], actor: int, opened: int = 0, sealed: bool = False) -> None:
        """Count what each seat is sent after a choice, which may have been a sealed answer.

        Every opening of sealed answers counts by itself, whoever answered last, and even if nobody was asked: so the
        length of a transcript does not tell who was.
        """
        for seat in (*range(self.players), SPECTATOR):
            shown = self._margin(seat)
            changed = shown != self.shown[seat] or any(event.seen_by(seat) is not None for event in events)
            if seat == actor or (not sealed if opened else changed):
                self.sent[seat] += 1
            self.sent[seat] += opened
            self.shown[seat] = shown

    def _margin(self, seat: int) -> Any:
        """What a seat is shown besides events: whom the game waits for, and its own undo."""
        if seat == SPECTATOR:
            return (self.awaited(seat), self.over)
        return (self.awaited(seat), self.over, self.can_undo(seat), self.can_redo(seat))

    def _chance_since(self, mark: int) -> dict[str, Any]:
        end = self.tape.at if self.tape.dictated else len(self.tape.entries)
        came = [self.game.chance.key(number) for number in self.tape.entries[mark:end]]
        return {"chance": came} if came else {}

    def _take_back(self, index: int) -> None:
        """Remove one play; what others answered since is answered again."""
        gone = self.plays[index]
        later = self.plays[index + 1 :]
        assert gone.before is not None
        self.state = gone.before.clone()
        self.state.tape = self.tape
        self.plays[index:] = undo.answered_again(self.state, later)
        self.undone[gone.seat].append(gone.action)
        self._send(gone.events, gone.seat)

    def _follow_settings(self) -> None:
        """Answer for seats that have ordered it."""
        while self.follows and any(self.follow(seat) for seat in self.to_act):
            pass


def written(events: Sequence[Event]) -> list[list[Any]]:
    return [[event.kind.name, list(event.args), event.who] for event in events]


def read(game: Game, events: Sequence[Sequence[Any]]) -> list[Event]:
    kinds = {kind.name: kind for kind in game.events}
    return [Event(kinds[kind], args, who) for kind, args, who in events]


def cut_events(events: Sequence[Event], seat: int) -> list[Event]:
    return [cut for event in events if (cut := event.cut_for(seat)) is not None]


__all__ = ["OTHERS", "SPECTATOR", "Choice", "IllegalChoice", "Match", "Refusal"]
