"""Going through a tutorial: what lies on the table at each step, and what is answered to each choice.

A tutorial is the same every time, so all its moments are played at once; going on or back is only another moment.
"""

from dataclasses import dataclass

from longhall.kernel.actions import SEATS
from longhall.kernel.chance import ChanceError
from longhall.kernel.fields import PositionError
from longhall.kernel.game import Game
from longhall.match.cases import CaseError, all_used, pass_one, seat_of, set_up
from longhall.match.elements import element_name
from longhall.match.match import IllegalChoice, Match
from longhall.match.rules import Clause, clauses_of
from longhall.match.tutorials import OTHERS, Step, Tutorial, TutorialError, learned, text_faults, tutorial


@dataclass(frozen=True)
class Moment:
    """What lies on the table when a step is told; at the end there is no step."""

    step: Step | None
    match: Match
    seat: int
    before: int  # how many events had happened when the step before was told

    @property
    def at(self) -> list[str]:
        """The elements that the step points at: those that it names, else those of the choice that goes on."""
        if self.step is None:
            return []
        choices = {choice.key: choice for choice in self.match.choices(self.seat)}
        return list(self.step.at) or (choices[self.step.play].at if self.step.play else [])

    def called(self, language: str) -> list[str]:
        """What the elements are called that the step points at, as far as the game has words for them."""
        texts = self.match.texts(language)
        return [name for name in (element_name(texts, element, self.match.names) for element in self.at) if name]

    def happened(self, language: str) -> list[str]:
        """The log since the step before."""
        texts = self.match.texts(language)
        lines = (texts.event(event, self.seat, self.match.names) for event in self.match.events()[self.before :])
        return [line for line in lines if line is not None]


@dataclass(frozen=True)
class Answer:
    """What a choice gets: it goes on, the rules refuse it, or it is allowed but not what the step is about."""

    goes_on: bool
    text: str = ""
    clause: str = ""  # that refuses it

    @property
    def refused(self) -> bool:
        return bool(self.clause)


@dataclass(frozen=True)
class Reason:
    """Why a thing that was pointed at cannot be chosen: the choice it belongs to, what is said of it, the clause."""

    choice: str
    said: str
    clause: str


class Lesson:
    """A tutorial in one language, at one of its moments. TutorialError if it cannot be played to its end."""

    def __init__(self, plan: Tutorial, language: str = "en") -> None:
        self.plan = plan
        self.language = language
        self.speech = plan.speech(language)
        self.moments = moments(plan)
        self.number = 0

    @property
    def moment(self) -> Moment:
        return self.moments[self.number]

    @property
    def over(self) -> bool:
        return self.moment.step is None

    @property
    def learned(self) -> list[str]:
        return learned(self.speech)

    def sentence(self, step: Step) -> str:
        """With its deed between stars."""
        return self.speech.say(step.name)

    def scene(self, step: Step) -> str:
        """Which other table lies there now; empty where the step goes on from the one before."""
        return self.speech.say(f"{step.name}-scene") if step in self.plan.leaps else ""

    def why(self, step: Step) -> str:
        key = f"{step.name}-why"
        return self.speech.say(key) if self.speech.has(key) else ""

    def clauses(self, step: Step) -> list[Clause]:
        known = clauses_of(self.plan.game, self.language)
        return [known[clause] for clause in step.clauses]

    def answers(self, step: Step) -> dict[str, str]:
        """What is answered to the wrong choices that the tutorial expects."""
        return {key: self.speech.say(f"{step.name}-{word}") for key, word in step.wrong.items()}

    def reasons(self, moment: Moment) -> dict[str, Reason]:
        """By element that nothing open touches: why not. What the tutorial expects comes first."""
        step, match, seat = moment.step, moment.match, moment.seat
        if step is None or not step.play:
            return {}
        answers = self.answers(step)
        is_open = {element for choice in match.choices(seat) for element in choice.at}
        found: dict[str, Reason] = {}
        for refusal in sorted(match.refusals(seat, self.language), key=lambda refusal: refusal.key not in answers):
            reason = Reason(refusal.text, answers.get(refusal.key) or refusal.missing, refusal.clause)
            for element in refusal.at:
                if element not in is_open:
                    found.setdefault(element, reason)
        return found

    def choose(self, key: str) -> Answer:
        """Answer a choice, by its key; the right one goes on."""
        step, match, seat = self.moment.step, self.moment.match, self.moment.seat
        assert step is not None
        if key == step.play:
            self.go_on()
            return Answer(True)
        own = self.answers(step).get(key, "")
        if any(key == choice.key for choice in match.choices(seat)):
            return Answer(False, own or self.speech.say("tutorial-not-now" if step.play else "tutorial-go-on-first"))
        try:
            match.clone().play(seat, key, self.language)
        except IllegalChoice as fault:
            return Answer(False, own or str(fault), fault.clause)
        raise AssertionError(f"{key} is neither open nor refused")

    def go_on(self) -> None:
        self.number = min(self.number + 1, len(self.moments) - 1)

    def back(self) -> None:
        self.number = max(self.number - 1, 0)


def moments(plan: Tutorial) -> list[Moment]:
    """The tutorial from its first step to its end. TutorialError says which step cannot be played."""
    found: list[Moment] = []
    before = 0
    for number, scene in enumerate(plan.scenes, 1):
        match = begin(plan, scene.case, f"scene {number}")
        before = 0
        for step in scene.steps:
            found.append(Moment(step, match.clone(), plan.seat, before))
            before = len(match.events())
            check(plan, found[-1], step)
            try:
                carry_out(match, plan.seat, step)
            except (CaseError, IllegalChoice, ChanceError, ValueError) as fault:
                raise wrong(plan, step.where, str(fault)) from fault
    return [*found, Moment(None, match, plan.seat, before)]


def begin(plan: Tutorial, case: object, where: str) -> Match:
    assert isinstance(case, dict)
    try:
        match = set_up(plan.game, case)
        match.names = list(plan.names)
        if plan.orders and not match.over:
            match.set(plan.seat, plan.orders)
        let_pass(match, plan.seat)
        return match
    except (CaseError, PositionError, ChanceError, ValueError) as fault:
        raise wrong(plan, where, str(fault)) from fault


def check(plan: Tutorial, moment: Moment, step: Step) -> None:
    """The choice must be open, the wrong ones must be what is asked, and what is pointed at must be there."""
    match, seat = moment.match, plan.seat
    open_keys = [choice.key for choice in match.choices(seat)]
    refusals = match.refusals(seat)
    if step.play and step.play not in open_keys:
        clause = {refusal.key: refusal.clause for refusal in refusals}.get(step.play)
        why = f"refused by {clause}. " if clause else ""
        raise wrong(plan, f"{step.where}.play", f"'{step.play}' is not open: {why}{what_is_asked(match)}")
    for key in step.wrong:
        if key == step.play or key not in [*open_keys, *(refusal.key for refusal in refusals)]:
            raise wrong(plan, f"{step.where}.wrong", f"'{key}' is not another choice that the question is about")
    known = elements(moment)
    for element in step.at:
        if element not in known:
            fault = f"there is no '{element}' in what the learner sees; there are {', '.join(sorted(known))}"
            raise wrong(plan, f"{step.where}.at", fault)


def elements(moment: Moment) -> set[str]:
    """All that a step can point at: what the view names, and what choices touch, open or refused."""
    match, seat = moment.match, moment.seat
    touched = [choice.at for choice in match.choices(seat)] + [refusal.at for refusal in match.refusals(seat)]
    return named_in(match.view(seat)).union(*touched)


def named_in(view: object) -> set[str]:
    if isinstance(view, dict):
        own = {view["element"]} if isinstance(view.get("element"), str) else set()
        return own.union(*map(named_in, view.values()))
    return set().union(*map(named_in, view)) if isinstance(view, (list, tuple)) else set()


def carry_out(match: Match, learner: int, step: Step) -> None:
    """The learner's choice, then what the others do; in a hidden poll those who are not named pass."""
    match.tape.entries.extend(match.game.chance.number(key) for key in step.chance)
    if step.play:
        match.play(learner, step.play)
    for entry in step.then:
        name, _, key = entry.partition(" ")
        if name == OTHERS:
            while match.to_act and learner not in match.to_act:
                match.play(match.to_act[0], match.fallback(match.to_act[0]))
            continue
        seat = seat_of(match, name)
        if seat == learner:
            raise CaseError(f"then: {name} is the learner, who chooses by `play`")
        while seat not in match.to_act and pass_one(match, learner):
            pass
        try:
            match.play(seat, key.strip() or match.fallback(seat))
        except IllegalChoice as fault:
            raise CaseError(f"then: '{entry}': {fault} {what_is_asked(match)}") from fault
    if step.play or step.then:
        let_pass(match, learner)
    all_used(match)


def what_is_asked(match: Match) -> str:
    """For whoever writes a tutorial: whose turn it is, and what may be chosen."""
    asked = [f"{SEATS[seat]} ({', '.join(choice.key for choice in match.choices(seat))})" for seat in match.to_act]
    return f"Asked and open: {'; '.join(asked) or 'nobody, the game is over'}"


def let_pass(match: Match, learner: int) -> None:
    while pass_one(match, learner):
        pass


def wrong(plan: Tutorial, where: str, fault: str) -> TutorialError:
    return TutorialError(f"{plan.game.name}/tutorial/{plan.name}.toml: {where}: {fault}")


def faults(game: Game, name: str) -> list[str]:
    """All that is wrong with a tutorial: its file, its sentences in every language, and how it plays."""
    try:
        plan = tutorial(game, name)
        found = text_faults(plan)
        moments(plan)
    except (TutorialError, ValueError) as fault:
        return [str(fault)]
    return found
