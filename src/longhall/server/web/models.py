"""What requests and answers look like, for checking the ones and documenting the others."""

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from longhall.match.fluent import LANGUAGES
from longhall.server.hall.hours import LONGEST_NIGHT, is_zone


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError("nobody speaks it here")
    return language


Language = Annotated[str, AfterValidator(spoken), Field(json_schema_extra={"enum": list(LANGUAGES)})]


def sendable(text: str) -> str:
    """Half a letter cannot be sent to anybody."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ValueError("not a text") from None
    return text


def writable(data: Any) -> Any:
    """What is kept must be JSON through and through: no half letters, and nothing that is not a number."""
    try:
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        raise ValueError("not JSON") from None
    return data


Text = Annotated[str, AfterValidator(sendable)]
Name = Annotated[str, Field(max_length=100, description="1 to 24 letters, signs or spaces"), AfterValidator(sendable)]
Key = Annotated[
    str,
    Field(
        min_length=1,
        max_length=64,
        pattern=r"^[A-Za-z0-9_.:-]+$",
        description="new for every intention, kept in a retry",
    ),
]
Transcript = Annotated[
    int, Field(ge=0, le=2**31, strict=True, description="`transcript` of the state that it was made for")
]


class Wish(BaseModel):
    model_config = ConfigDict(extra="forbid")


def known_zone(name: str) -> str:
    if not is_zone(name):
        raise ValueError("no such time zone")
    return name


Zone = Annotated[
    str,
    Field(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$", description="a time zone, as Europe/Stockholm"),
    AfterValidator(known_zone),
]


class ClockWish(Wish):
    """How long whoever is asked may take. In sealed and hidden questions one limit of the table runs, alike for all."""

    kind: Literal["move", "bank"] = Field(description="so much for every move, or a bank for the whole game")
    seconds: Annotated[int, Field(ge=60, le=60 * 86400, strict=True)]
    more: Annotated[int, Field(ge=0, le=7 * 86400, strict=True, description="added to a bank after every move")] = 0
    zero: Literal["wait", "bot", "end"] = "wait"  # the others decide, a bot takes the seat, the game ends
    weekends: bool = False  # whether they do not count
    holidays: bool = False  # of Sweden, likewise
    zone: Zone = "Europe/Stockholm"


class Ways(Wish):
    """How the people at a table play."""

    clock: ClockWish | None = None
    # When somebody leaves a bot plays on: the others are told, or asked first.
    leaving: Literal["told", "asked"] = "told"
    hints: bool = False  # private advice, where two or more people play; alone one always has it
    # The game begins at the host's word, when all are ready, and not by itself when no seat is open. Stays as it is.
    ready: bool = False


class HoursWish(Wish):
    """Quiet hours, of at most 12 hours: no clock of mine runs then, and nobody reminds me."""

    zone: Zone
    start: Annotated[int, Field(ge=0, lt=1440, strict=True, description="minutes after midnight")]
    end: Annotated[int, Field(ge=0, lt=1440, strict=True)]
    shown: bool = False  # to the others at my tables, who can tell the time zone from them

    @model_validator(mode="after")
    def not_too_long(self) -> "HoursWish":
        if not 0 < (self.end - self.start) % 1440 <= LONGEST_NIGHT:
            raise ValueError("quiet hours are at most 12 hours")
        return self


class MyHours(Wish):
    hours: HoursWish | None = None


class PauseWish(Wish):
    until: Annotated[float, Field(ge=0, le=1e11, description="in seconds since 1970")] | None = None


AskKind = Literal["zero", "left", "pause", "again"]
Channel = Literal["table", "watch"]


class Word(Wish):
    word: Literal["more", "bot", "end", "wait", "yes", "no", "in", "out"]


class WaysWish(Wish):
    """How the host wants to play after all; options that are left out stay as they are."""

    options: Annotated[dict[Text, bool | int | Text], Field(max_length=50)] = {}
    ways: Ways


class ReadyWish(Wish):
    ready: bool


class BeginWish(Wish):
    bots: bool = False  # take the seats that are open
    bot: Annotated[str, Field(max_length=32), AfterValidator(sendable)] | None = None


class Saying(Wish):
    """A text, or a quick phrase by its number. Who watches has a name too."""

    text: Annotated[str, Field(max_length=2000), AfterValidator(sendable)] = ""
    phrase: Annotated[int, Field(ge=1, le=100, strict=True)] | None = None
    name: Name = ""
    language: Language | None = None


class ReadMark(Wish):
    number: Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]


class Report(Wish):
    number: Annotated[int, Field(ge=1, le=2**31 - 2, strict=True, description="of the line")]
    reason: Annotated[str, Field(max_length=1000), AfterValidator(sendable)] = ""


class Mute(Wish):
    muted: bool


class Notes(Wish):
    text: Annotated[str, Field(max_length=8000), AfterValidator(sendable)]


class SeatWish(Wish):
    """A seat of a new table: mine, open for others, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=32), AfterValidator(sendable)] | None = None


class TableWish(Wish):
    """A new table. Without seats: me in the first, bots in the others."""

    game: Annotated[str, Field(max_length=32)]
    players: Annotated[int, Field(ge=1, le=10, strict=True)] | None = None
    options: Annotated[dict[Text, bool | int | Text], Field(max_length=50)] = {}
    edition: (
        Annotated[str, Field(max_length=30_000, description="the text of an edition file"), AfterValidator(sendable)]
        | None
    ) = None
    visibility: Literal["public", "private"] = "private"
    spectators: bool = True
    rated: bool = Field(
        default=False, description="it counts for the ratings of those who sit there, who need accounts"
    )
    group: Annotated[str, Field(max_length=32)] | None = Field(default=None, description="mine, to which it belongs")
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=10)] | None = None
    ways: Ways = Field(default_factory=Ways)
    key: Key


class NameWish(Wish):
    name: Name


class Arrangement(Wish):
    """Who is to have a seat."""

    kind: Literal["bot", "open"]
    bot: Annotated[str, Field(max_length=32), AfterValidator(sendable)] | None = None
    name: Name | None = None


class ProgramWish(Wish):
    """A program that somebody runs elsewhere is to have a seat."""

    seconds: Annotated[
        int, Field(ge=1, le=120, strict=True, description="from each question to its answer, always the same")
    ] = 2


class Claim(Wish):
    seat: Annotated[int, Field(strict=True)]
    key: Annotated[str, Field(max_length=64), AfterValidator(sendable)]


class Move(Wish):
    """Undo, redo or restart."""

    transcript: Transcript
    key: Key


class Play(Move):
    choice: Annotated[str, Field(max_length=200), AfterValidator(sendable)]


class PlayOn(Wish):
    """From which moment of a finished game, and in which seat."""

    entry: Annotated[int, Field(ge=0, le=2**31, strict=True, description="behind so many entries of the record")]
    seat: Annotated[int, Field(ge=0, le=10, strict=True)]
    bot: Annotated[str, Field(max_length=32), AfterValidator(sendable)] | None = None
    key: Key


class Orders(Move):
    """Standing orders of a seat, as the game defines them."""

    orders: Annotated[dict[Text, Any], Field(max_length=50), AfterValidator(writable)]


# Answers


class Error(BaseModel):
    model_config = ConfigDict(extra="allow")
    code: str
    message: str


class ErrorAnswer(BaseModel):
    error: Error


class OptionValue(BaseModel):
    value: bool | int | str
    text: str


class GameOption(BaseModel):
    name: str
    text: str
    default: bool | int | str
    people: bool | int | str  # the default at tables with two or more people
    values: list[OptionValue]


class TutorialInfo(BaseModel):
    name: str
    title: str
    about: str
    minutes: int


class GameInfo(BaseModel):
    name: str
    title: str
    about: str
    prefix: str
    rules_version: str
    players: list[int]
    minutes: list[int] = Field(description="how long it takes: about, or from and to; may be empty")
    options: list[GameOption]
    tutorials: list[TutorialInfo] = Field(description="in the order in which they are learned")


class SectionClause(BaseModel):
    id: str
    text: str
    table: list[list[str]] = Field(description="rows that belong to the text, headings first; mostly none")


class Clause(SectionClause):
    section: str


class Section(BaseModel):
    title: str
    clauses: list[SectionClause]


class Rules(BaseModel):
    game: str
    sections: list[Section]


class Paragraph(BaseModel):
    key: str
    form: Literal[
        "line", "head", "step", "item", "spot", "deed", "point", "note", "figure", "table", "word", "card", "box"
    ]
    name: str = Field(description="which drawing belongs to it")
    title: str
    text: str = Field(description="_so_ is strong, <so> a small drawing of that name")
    rows: list[list[str]] = Field(description="cells of a table, headings first, or lines of a box; mostly none")
    clauses: list[str] = Field(description="the clauses that it tells")


class PrimerSection(BaseModel):
    name: str
    title: str
    paragraphs: list[Paragraph]


class Primer(BaseModel):
    game: str
    sections: list[PrimerSection] = Field(description="none for a game that has no such page")


class BotInfo(BaseModel):
    spec: str
    text: str
    pressed: bool = Field(description="so many think just now that it thinks less than usual; it answers in time")


class SeatInfo(BaseModel):
    number: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = Field(description="`@2s`: a program that the host invited, which answers after 2 seconds")
    mine: bool


class Difference(BaseModel):
    path: str
    was: Any = Field(description="what is printed; null if nothing is")
    now: Any


class EditionInfo(BaseModel):
    """An owner's corrections of a game's components."""

    title: str
    digest: str
    differences: list[Difference] | None = Field(description="null in lists of tables")


class TableInfo(BaseModel):
    id: str
    game: str
    title: str
    players: int
    options: dict[str, Any]
    edition: EditionInfo | None = Field(description="null where the components are as the house has them")
    visibility: Literal["public", "private"]
    spectators: bool
    rated: bool
    status: Literal["waiting", "playing", "over", "stopped"]
    ways: Ways
    seats: list[SeatInfo]
    host: bool = Field(description="whether I have set it up")
    host_seat: int | None = Field(description="the first seat of who has set it up, if that person sits there")
    notice: str = Field(description="what all must know about the version of its rules; mostly nothing")
    last_day: str | None = Field(
        description="after this day (2027-03-01) the table is cleared away, unless something happens; null: not soon"
    )
    path: str
    url: str


class Invitation(BaseModel):
    """What a program shows: `Authorization: Bearer TOKEN`. It is told once."""

    token: str
    seconds: int


class ClockInfo(BaseModel):
    """The clock of a table, in seconds since 1970, so that everybody can work out what is left."""

    table: bool = Field(description="a sealed or hidden question: one limit runs for all alike, and no seat's own time")
    seat: int | None = Field(description="whose time runs, or would")
    runs: bool
    since: float | None
    due: float | None = Field(description="when it is out; null: it does not run, or its person shows no hours")
    stops: list[tuple[float, float]] = Field(description="what of the time from `since` to `due` does not count")
    left: list[float | None] = Field(description="by seat, what was left at `since`; null where it is not shown")
    limit: float = Field(description="what was left of the table's limit at `since`")


class AskInfo(BaseModel):
    """Something that people are asked besides the game."""

    kind: AskKind
    seat: int = Field(description="whose time is out, who has left, or who proposes a pause")
    opened: float
    until: float | None = Field(description="when it is settled by itself")
    asked: list[int] = Field(description="seats")
    said: dict[int, str]
    words: list[str] = Field(description="what can be said")


class Ended(BaseModel):
    why: Literal["zero", "left", "idle"]
    seat: int | None


class People(BaseModel):
    """What people at a table have going on besides the game."""

    clock: ClockInfo | None
    asks: list[AskInfo]
    paused: float | None = Field(description="since when")
    resumes: float | None = Field(description="when the pause ends by itself")
    ended: Ended | None = Field(description="why a game was ended before its end")
    next: str | None = Field(description="the table of the rematch")
    presence: list[Literal["here", "away", "quiet", "lost", "left"] | None] | None = Field(
        description="by seat, null for bots; null where nobody else plays"
    )
    nudges: dict[int, float] = Field(description="by seat: when somebody may be reminded again")
    back: int | None = Field(description="the seat that I have left and may take again")
    hints: bool = Field(description="whether private advice is to be had")
    ready: list[int] = Field(description="seats whose people are ready, where the host begins the game")
    changed: dict[str, Any] = Field(description="what the host changed before the game began, and what it was")
    at: float = Field(description="the hall's own time, in seconds since 1970")


class TalkLine(BaseModel):
    number: int
    seat: int | None = Field(description="null: somebody who watched")
    name: str
    text: str
    phrase: int | None
    translated: bool = Field(description="said in another language: a quick phrase is read in the own")
    mine: bool
    at: float


class Talk(BaseModel):
    channel: Channel
    lines: list[TalkLine]
    more: bool = Field(description="there may be older lines")
    read: int = Field(description="the last line that I have read")
    unread: int
    muted: list[int] = Field(description="seats whose people I do not hear")


class Phrase(BaseModel):
    number: int
    text: str


class SeatLink(BaseModel):
    path: str
    url: str


class ChoiceInfo(BaseModel):
    key: str
    text: str
    effect: str = Field(description="what comes of it, as far as the seat knows; may be empty")
    group: str = Field(description="the heading under which it stands; may be empty")
    at: list[str]


class Awaited(BaseModel):
    seats: list[int]
    others: bool


class EventField(BaseModel):
    of: str
    value: int
    name: str | None
    text: str


class EventInfo(BaseModel):
    kind: str
    fields: dict[str, EventField | None]
    at: list[str]


class Line(BaseModel):
    n: int
    i: int
    text: str
    event: EventInfo
    entry: int | None = None


class Log(BaseModel):
    since: int | None
    lines: list[Line]
    gone: list[int]
    more: bool


class OlderLines(BaseModel):
    lines: list[Line]
    more: bool


class KeyText(BaseModel):
    key: str
    text: str


class Category(BaseModel):
    """What seats have points for. All categories add up to the scores."""

    key: str
    text: str
    values: list[int] = Field(description="by seat")


class Mark(BaseModel):
    name: str
    value: str
    stays: bool = Field(description="still in the running after this comparison")
    seat: int | None = Field(description="null: nobody's, such as a neutral colour")


class Comparison(BaseModel):
    """One step on the way to the verdict."""

    label: str
    text: str = Field(description="a sentence that says what followed")
    clause: str
    marks: list[Mark]
    at: list[str] = Field(description="elements of the view that show it")
    decides: bool = Field(description="the last that was needed: those who stay have won")


class Ending(BaseModel):
    """Why a game ended as it did."""

    headline: str
    categories: list[Category] = Field(description="empty in games without points")
    comparisons: list[Comparison] = Field(description="in order, down to the one that decided; may be empty")


class ResultInfo(BaseModel):
    places: list[int]
    scores: list[int]
    outcomes: list[KeyText]
    reason: KeyText
    clause: str
    ending: Ending


class RatingChange(BaseModel):
    change: float
    rating: float
    doubt: float = Field(description="nineteen times in twenty the truth is no further away")


class HeldTable(BaseModel):
    """One of my tables. It says no more than my seats are shown there."""

    table: TableInfo
    seats: list[int] = Field(description="mine")
    asked: bool = Field(description="one of them has something to choose")
    awaited: Awaited
    stands: str = Field(description="round and phase in words; empty unless a game is on")
    since: float | None = Field(
        description="when the transcript of one of my seats last grew, in seconds since 1970; null without a seat"
    )
    result: ResultInfo | None
    rating: RatingChange | None = Field(description="what a rated game did to my rating")


class Me(BaseModel):
    tables: list[HeldTable] = Field(description="those that go on, newest first, at most 200")
    finished: int = Field(description="how many have ended")


class State(BaseModel):
    """All that a seat is shown."""

    type: Literal["state"]
    table: str
    game: str
    seat: int
    language: Language
    transcript: int
    names: list[str]
    view: dict[str, Any]
    views: list[dict[str, Any]] | None = None
    asked: bool
    foregone: bool  # the table is about to answer for the seat: as it has ordered, or as it must
    blind: bool = Field(description="its orders answer whatever it holds, so a round of curtains may spare it")
    question: int = Field(description="grows with all that everybody can notice; the same as long as one poll is open")
    prompt: str
    choices: list[ChoiceInfo]
    awaited: Awaited
    undo: bool
    redo: bool
    restart: bool
    orders: dict[str, Any]
    over: bool
    result: ResultInfo | None
    notice: str
    log: Log


class Done(BaseModel):
    repeated: bool
    state: State


class Refused(BaseModel):
    key: str
    text: str
    at: list[str]
    clause: str
    missing: str = Field(description="what it lacks, as `2 iron short`; may be empty")


class Refusals(BaseModel):
    transcript: int
    refused: list[Refused]
    clauses: dict[str, Clause]


class Hint(BaseModel):
    transcript: int
    key: str
    text: str
    why: str


class Reason(BaseModel):
    choice: str = Field(description="what is refused")
    said: str = Field(description="what it lacks, or what the coach says about it; may be empty")
    clause: str


class TutorialStep(BaseModel):
    sentence: str = Field(description="the deed stands between stars")
    why: str
    clauses: list[str]
    at: list[str] = Field(description="the elements that it points at")
    begins: bool = Field(description="a new scene: nothing led here from the step before")
    play: str | None = Field(description="the choice that goes on; null: nothing is to be chosen")
    answers: dict[str, str] = Field(description="to wrong choices that are expected, by key")
    reasons: dict[str, Reason] = Field(description="by element that cannot be chosen now")
    state: State


class Tutorial(BaseModel):
    """A tutorial from its first step to its end. It is the same for everybody."""

    game: str
    name: str
    title: str
    coach: str
    seat: int
    names: list[str]
    not_now: str = Field(description="the answer to an open choice that nobody expected")
    first_read: str = Field(description="the answer where nothing is to be chosen")
    steps: list[TutorialStep]
    end: State
    learned: list[str]
    next: TutorialInfo | None
    clauses: dict[str, Clause] = Field(description="all that are named")


class Moment(BaseModel):
    entry: int
    first: int
    last: int
    state: State


class Measure(BaseModel):
    """Points of winning chance."""

    value: float
    error: float = Field(description="one standard error")
    clear: bool = Field(description="larger than two errors; otherwise it is too close to tell")


class ReviewPoint(BaseModel):
    move: int
    entry: int = Field(description="of the record, for `replay`")
    seat: int = Field(description="who chooses there; -1 at the end")
    where: str = Field(description="round and phase in words; may be empty")


class Chances(BaseModel):
    """At a point of the curve, by seat, in points."""

    chances: list[float]
    errors: list[float]


class ChoiceChance(BaseModel):
    key: str
    chance: Measure


class MistakeSaid(BaseModel):
    where: str
    prompt: str
    chose: str
    better: str
    because: str = Field(description="the bot's reason, where it has one")


class Mistake(BaseModel):
    """A choice for which the stronger bot had a better one, knowing only what the seat knew."""

    move: int
    entry: int
    seat: int
    options: int
    cost: Measure = Field(description="by what the seat knew")
    truth: Measure = Field(description="as the cards really lay")
    chose: ChoiceChance
    better: ChoiceChance
    clauses: list[str]
    also: list[int] = Field(description="entries of other choices of the same mistake")
    grade: Literal["grave", "costly", "small"]
    said: MistakeSaid


class SeatChoices(BaseModel):
    count: int
    mattered: list[Mistake]


class TurnSaid(BaseModel):
    choice: str
    happened: str = Field(description="what came of it, in the words of the log; may be empty")
    where: str


class Turn(BaseModel):
    """A move that changed chances most, with all open."""

    move: int
    entry: int
    seat: int
    changes: list[Measure]
    luck: list[Measure] | None = Field(description="the part that chance had in it; null if it had none")
    said: TurnSaid


class LuckAndChoices(BaseModel):
    luck: Measure
    choices: Measure


class Review(BaseModel):
    """A finished game looked at again. What is not made yet is left out."""

    progress: float = Field(description="1 when it is whole")
    begun: bool
    seconds_left: int | None
    refused: Literal["version", "running", "nothing"] | None
    told: dict[str, str] | None = Field(None, description="the versions of the rules, where they differ")
    players: int | None = None
    names: list[str] | None = None
    moves: int | None = None
    wins: list[bool] | None = None
    headline: str | None = None
    points: list[ReviewPoint] | None = None
    truth: list[Chances] | None = Field(None, description="with all open; the first points, as far as they are made")
    knew: list[list[Chances]] | None = Field(None, description="by seat: by what it knew")
    turns: list[Turn] | None = None
    choices: list[SeatChoices] | None = None
    luck: list[LuckAndChoices] | None = Field(None, description="by seat, when all is made")


class Health(BaseModel):
    status: str
    version: str
