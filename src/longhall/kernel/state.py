"""The state of a game: the whole truth, a stack of frames, and the loop that runs it."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from longhall.kernel.actions import Family
from longhall.kernel.chance import Luck
from longhall.kernel.events import EVERYBODY, Event, EventKind
from longhall.kernel.frames import ALL_SEATS, NOBODY, OTHERS, Decision, Frame, Sealed
from longhall.kernel.sets import LOWEST

if TYPE_CHECKING:
    from longhall.kernel.results import Result

MENU: Final[i64] = 4096
UNKNOWN: Final[i64] = -3  # in `actor`: to be worked out, as what seats hold may have changed
DEPTH: Final[i64] = 16  # room on a new stack, which grows as needed
SHORT_MENU: Final[i64] = 64  # longer ones are left to Python's own sort


def zeros(n: i64) -> vec[i64]:
    """A table of n zeros."""
    return vec[i64]([0] * n)


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * n)


SHARED_MENU: Final[vec[i64]] = zeros(MENU)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Luck):
    """What the kernel keeps for every game; a game adds its pieces and overrides the methods at the end."""

    def __init__(self, source: "State | None", players: i64) -> None:
        super().__init__(0 if source is None else source.random)
        self.players: i64 = players
        self.menu: vec[i64] = SHARED_MENU
        self.count: i64 = 0  # how many entries of the menu are filled
        self.events: list[Event] | None = None  # None: nobody listens
        self.floor: i64 = 0  # height of the stack beneath the frame that is running
        self.cutting: type[Frame] | None = None
        self.opened: i64 = 0  # how many sealed decisions the last `apply` opened
        self.waiting: Decision | None = None
        self.actor: i64 = UNKNOWN  # the first seat that owes a choice, from the last `run` on
        if source is None:
            self.stack: vec[Frame] = vec[Frame](capacity=DEPTH)  # the next to run last; above `height` lies waste
            self.height: i64 = 0
            self.answer: i64 = 0  # what the frame that ended last gave to the one beneath
            self.result: i64 = 0
            self.sealed: list[list[i64]] = []
        else:
            self.stack = source.stack[: source.height]
            self.height = source.height
            self.answer = source.answer
            self.result = source.result
            self.waiting = source.waiting
            if source.sealed:
                self.sealed = [answer.copy() for answer in source.sealed]
            else:
                self.sealed = []

    # The loop

    @property
    def over(self) -> bool:
        return self.waiting is None

    @property
    def pending(self) -> tuple[Frame, ...]:
        """The frames on the stack, the next to run last."""
        return tuple([self.stack[place] for place in range(self.height)])

    def run(self) -> None:
        """Run frames until somebody has to choose or nothing is left to happen."""
        self.waiting = None
        while self.height > 0:
            if self.stack[self.height - 1].resume(self):
                return
            self.answer = self.result
            self.result = 0
            if self.cutting is not None:
                self.drop_to(self.cutting)
        self.actor = NOBODY
        self.moved = ALL_SEATS  # the game is over, and all may lie open

    def leave(self) -> None:
        """The running frame leaves the stack; what it orders takes its place."""
        self.height -= 1
        self.floor = self.height

    def push(self, frame: Frame) -> None:
        """`frame` happens next, before everything else."""
        stack = self.stack
        height = self.height
        # A list that shrank with the stack would be allocated anew all the time: a tenth of a random game.
        if height < len(stack):
            stack[height] = frame
        else:
            self.stack = append(stack, frame)
        self.height = height + 1

    def become(self, frame: Frame) -> None:
        """`frame` takes the place of the running one: it happens after all that this one has ordered so far."""
        if self.floor == self.height:
            self.push(frame)
        else:
            self.push_at(self.floor, frame)

    def push_at(self, place: i64, frame: Frame) -> None:
        """`frame` comes into this place of the stack, beneath all that lies from there on."""
        above = self.height
        self.push(frame)
        if place == above:
            return
        stack = self.stack
        while above > place:
            stack[above] = stack[above - 1]
            above -= 1
        stack[place] = frame

    def order(self, frames: list[Frame]) -> None:
        """These happen next, in the order of the list."""
        for frame in reversed(frames):
            self.push(frame)

    def beginning_with(self, frame: Frame) -> "State":
        """This state, with the first thing that is to happen."""
        self.push(frame)
        return self

    def give(self, result: i64) -> None:
        """End with a result, which the next frame to run reads as `answer`."""
        self.result = result

    def cut(self, frame: type[Frame]) -> None:
        """When the running frame has finished, drop everything above the nearest frame of this class."""
        self.cutting = frame

    def drop_to(self, frame: type[Frame]) -> None:
        self.cutting = None
        stack = self.stack
        while self.height > 0 and not isinstance(stack[self.height - 1], frame):
            self.height -= 1
        if self.height == 0:
            raise RuntimeError(f"nothing on the stack to cut down to: {frame.__name__}")

    def inside(self, frame: type[Frame]) -> bool:
        """Whether a frame of this class lies on the stack."""
        for place in range(self.height):
            if isinstance(self.stack[place], frame):
                return True
        return False

    # Choosing

    def offer(self, action: i64) -> None:
        self.menu[self.count] = action
        self.count += 1

    def list_options(self, seat: i64) -> i64:
        """Fill the menu with the seat's legal actions, in the rules' order; how many there are. For inner loops."""
        self.count = 0
        decision = self.waiting
        if decision is not None and (seat == self.actor or self.owes(decision, seat)):
            decision.on_legal(self, seat)
        return self.count

    def offer_set(self, family: Family, members: i64) -> None:
        """Offer the actions of a family whose arguments are the members of a set of bits."""
        menu = self.menu
        count = self.count
        base = family.base
        while members != 0:
            menu[count] = base + LOWEST[(members & -members) % 67]
            count += 1
            members &= members - 1
        self.count = count

    def offer_run(self, family: Family, first: i64, last: i64) -> None:
        """Offer the actions of a family whose arguments are the numbers from `first` to `last`."""
        menu = self.menu
        count = self.count
        action = family.base + first
        end = family.base + last
        while action <= end:
            menu[count] = action
            count += 1
            action += 1
        self.count = count

    def owes(self, decision: Decision, seat: i64) -> bool:
        return seat >= 0 and (decision.seat == seat or (decision.seat == NOBODY and decision.owes(self, seat)))

    def actors(self) -> list[int]:
        """Seats that owe a choice now. Never sent to a seat."""
        decision = self.waiting
        if decision is None:
            return []
        return [seat for seat in range(self.players) if self.owes(decision, seat)]

    def next_actor(self) -> i64:
        """The first seat that owes a choice, or NOBODY."""
        if self.actor != UNKNOWN:
            return self.actor
        decision = self.waiting
        if decision is None:
            return NOBODY
        if decision.seat != NOBODY:
            return decision.seat
        for seat in range(self.players):
            if self.owes(decision, seat):
                return seat
        return NOBODY

    def awaited(self, seat: i64) -> list[int]:
        """Whom the game waits for as far as `seat` may know; OTHERS for somebody unnamed."""
        decision = self.waiting
        if decision is None:
            return []
        if decision.seat != NOBODY:
            return [decision.seat]
        assert isinstance(decision, Sealed)
        known = [seat] if seat != NOBODY and decision.owes(self, seat) else []
        if decision.hidden():
            return [*known, OTHERS]
        for other in range(self.players):
            if other != seat and decision.on_asks(self, other):
                known.append(other)
        return sorted(known)

    def legal(self, seat: i64) -> list[int]:
        """The actions open to the seat, ascending; empty for a seat that is not asked."""
        count = self.list_options(seat)
        self.sort_menu(count)
        menu = self.menu
        found: list[int] = []
        previous: i64 = -1
        for i in range(count):
            action = menu[i]
            if action != previous:
                found.append(action)
            previous = action
        return found

    def sort_menu(self, count: i64) -> None:
        """Most menus are short and nearly in order: sorted(set(...)) made `legal` three times slower from Python."""
        menu = self.menu
        highest: i64 = -1
        for i in range(count):
            action = menu[i]
            if action >= highest:
                highest = action
            elif count > SHORT_MENU:
                for place, each in enumerate(sorted(menu[:count])):
                    menu[place] = each
                return
            else:
                at: i64 = i
                while at > 0 and menu[at - 1] > action:
                    menu[at] = menu[at - 1]
                    at -= 1
                menu[at] = action

    def span(self, seat: i64) -> list[int]:
        """Every action that the seat's decision is about, legal or not."""
        decision = self.waiting
        if decision is None or not self.owes(decision, seat):
            return []
        found: list[int] = []
        for family in decision.span():
            found.extend(range(family.base, family.end))
        return sorted(found)

    def why_not(self, seat: i64, action: i64) -> str:
        """The clause that forbids an action of the decision's span; empty if it is legal."""
        decision = self.waiting
        if decision is None or not self.owes(decision, seat):
            raise ValueError("this seat is not asked")
        return decision.on_why_not(self, seat, action)

    def fallback(self, seat: i64) -> int:
        """The choice made for a seat whose clock has run out."""
        decision = self.waiting
        if decision is None or not self.owes(decision, seat):
            raise ValueError("this seat is not asked")
        return decision.on_fallback(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and run on to the next decision. Legality is the caller's affair."""
        decision = self.waiting
        if decision is None or (seat != self.actor and not self.owes(decision, seat)):
            raise ValueError("this seat is not asked")
        self.moved = 0
        self.opened = 0
        if decision.seat == NOBODY:
            decision.on_apply(self, seat, action)  # one answer of several: nothing has ended, so `answer` stays
        else:
            self.leave()
            decision.on_apply(self, seat, action)
            self.answer = self.result
            self.result = 0
            if self.cutting is not None:
                self.drop_to(self.cutting)
        self.run()

    # Knowledge moves undo frontiers, as chance does

    def reveal(self, seats: i64) -> None:
        """A hidden fact is shown to the seats of this mask."""
        self.moved |= seats

    def anew(self, seat: i64, seed: i64) -> "State":
        """What every redealt world begins with: a clone with a generator of its own, the others' answers withdrawn."""
        world = self.clone()
        world.reseed(seed)
        world.withdraw_others(seat)
        return world

    def withdraw_others(self, seat: i64) -> None:
        """In a redealt world other seats have not answered yet."""
        for other in range(len(self.sealed)):
            if other != seat:
                self.sealed[other] = []
        self.actor = UNKNOWN

    # Telling

    def emit(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Something happened that all may see."""
        if self.events is not None:
            self.add_event(EVERYBODY, kind, [a, b, c, d, e])

    def tell(self, who: i64, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Something happened of which only the seats in the mask `who` see the secret fields."""
        if self.events is not None:
            self.add_event(who, kind, [a, b, c, d, e])

    def add_event(self, who: i64, kind: EventKind, args: list[int]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, args[: len(kind.fields) + len(kind.secret)], who))

    # Copies by Python's own means: see copies.py

    def __reduce__(self) -> tuple[object, ...]:
        from longhall.kernel.copies import state_apart

        return state_apart(self)

    def __deepcopy__(self, memo: object) -> "State":
        made = self.clone()
        tape = self.tape
        made.tape = None if tape is None else tape.copy()
        made.events = None if self.events is None else []
        return made

    # What a game gives

    def clone(self) -> "State":
        """An independent copy. Events and tape stay behind."""
        raise NotImplementedError

    def results(self) -> "Result":
        raise NotImplementedError

    def redeal(self, seat: i64, seed: i64) -> "State":
        """A copy in which all that `seat` cannot know is dealt anew. A game without secrets needs no more than this."""
        return self.anew(seat, seed)

    def seen(self, name: str, seat: i64) -> object:
        """What `seat` knows of the attribute `name`, for attributes marked SEEN."""
        raise NotImplementedError

    def derive(self) -> None:
        """Work out the attributes marked DERIVED: a written position has just been read into this state."""
