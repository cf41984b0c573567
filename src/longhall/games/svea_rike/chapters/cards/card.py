"""What an event card is. The cards themselves stand in money.py, fiefs.py and so on; deck.py lays them out.

A card says in which windows it may be announced, by whom and on what conditions, what it names, and what it does.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from longhall.games.svea_rike.sets import bit, has
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import AFTER_DRAW, MOVE_END, NONE, TITLE, TITLES, WINDOWS
from longhall.kernel.state import zeros

# What a card names when it is announced.
NO_TARGET: Final[i64] = 0
A_FIEF_NAMED: Final[i64] = 1
A_CARD_NAMED: Final[i64] = 2  # a history card
A_PLAYER_NAMED: Final[i64] = 3
A_COUNTRY_NAMED: Final[i64] = 4
A_MERCHANT_NAMED: Final[i64] = 5  # of a seat, in a country
AN_ACTIVITY_NAMED: Final[i64] = 6
AN_AMOUNT_NAMED: Final[i64] = 7

# Cards of one group contradict each other when answered at the same moment (section 5.4).  SR-137
NO_CLASH: Final[i64] = 0
CLASH_OF_INTRIGUES: Final[i64] = 1
CLASH_OF_INFLUENCE: Final[i64] = 2
CLASH_OF_TURN: Final[i64] = 3
CLASH_OF_PROTECTORS: Final[i64] = 4
CLASH_OF_MONARCHY: Final[i64] = 5
CLASH_OF_INTEREST: Final[i64] = 6
CLASH_OF_ANSWERS: Final[i64] = 7


@mypyc_attr(acyclic=True)
class Card:
    """An event card. The defaults are those of a card that anybody may play and that names nothing."""

    def __init__(
        self,
        name: str,
        windows: i64,
        asked: i64 = 0,
        first: i64 = NO_TARGET,
        second: i64 = NO_TARGET,
        clash: i64 = NO_CLASH,
        stays: bool = False,
    ) -> None:
        if name not in TITLE.names:
            raise ValueError(
                f"svea_rike/data.toml: events has no card '{name}', which svea_rike/chapters/cards lays out; "
                "name it there, or take it out of its list"
            )
        self.name = name
        self.title: i64 = TITLE.names.index(name)
        self.windows: i64 = windows  # where it may be announced
        self.asked: i64 = asked  # windows in which it is printed bold (section 5.3): its holder is asked by default
        self.first: i64 = first  # what it names
        self.second: i64 = second
        self.clash: i64 = clash
        self.stays = stays  # a battle card lies before its player until the war ends  SR-114

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        """Whether the conditions of its text hold for the seat. Depends on nothing but public facts.  SR-139"""
        return True

    def why_not(self, g: SveaRike, seat: i64, window: i64) -> str:
        """The clause that forbids it although it fits the window."""
        return "" if self.is_open(g, seat, window) else "SR-139"

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        """What may be named, as a set: the first time (`first` is NONE), then after `first`."""
        return 0

    def refusal(self, g: SveaRike, seat: i64, first: i64, target: i64) -> str:
        """The clause that forbids a target."""
        return "SR-139"

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        """Carry it out for its player; `target` and `other` are what was named."""
        raise NotImplementedError

    def is_bold(self, g: SveaRike, seat: i64, window: i64) -> bool:
        """Whether the card is printed bold for this seat in this window, apart from the general rule for ANY cards."""
        return has(self.asked, window)

    def is_any(self) -> bool:
        """Whether it is one of the 28 cards that may be played at any time: after a draw as well as after a move."""
        return has(self.windows, AFTER_DRAW) and has(self.windows, MOVE_END)

    def names_anything(self) -> bool:
        """Whether every target of its kind may be named at any time."""
        return self.first == NO_TARGET or self.first == AN_AMOUNT_NAMED

    def is_certain(self) -> bool:
        """Whether it has no conditions."""
        return getattr(type(self), "can_play") is getattr(Card, "can_play") and self.names_anything()  # noqa: B009

    def is_open(self, g: SveaRike, seat: i64, window: i64) -> bool:
        """Conditions hold and there is something to name.  SR-139"""
        if not self.can_play(g, seat, window):
            return False
        return self.first == NO_TARGET or self.first == AN_AMOUNT_NAMED or self.targets(g, seat, NONE) != 0


@mypyc_attr(acyclic=True)
class Office:
    """Seneschal and President of the Chancery, which may be used in every open window; see office.py.  SR-70"""

    def is_useful(self, g: SveaRike, seat: i64) -> bool:
        raise NotImplementedError

    def take_up(self, g: SveaRike, seat: i64, card: i64) -> None:
        raise NotImplementedError


CERTAIN: Final[vec[i64]] = zeros(1)  # titles that are open to everybody in all their windows: no need to ask the card
CARDS: Final[vec[Card]] = vec[Card]([Card(name, 0) for name in TITLE.names])  # by title, laid out by deck.py
OFFICES: Final[vec[Office]] = vec[Office]([Office()])
CONTRADICTING: Final[vec[i64]] = zeros(1)  # titles that belong to a group of contradicting ones
FITS: Final[vec[i64]] = zeros(WINDOWS)  # by window: the titles that may be announced there


def lay_out(cards: list[Card]) -> None:
    """Put cards into the deck."""
    for card in cards:
        CARDS[card.title] = card
        if card.is_certain():
            CERTAIN[0] |= bit(card.title)
        if card.clash != NO_CLASH:
            CONTRADICTING[0] |= bit(card.title)
        for window in range(WINDOWS):
            if has(card.windows, window):
                FITS[window] |= bit(card.title)


def is_blank(card: Card) -> bool:
    """Whether nobody has laid out this title."""
    return type(card) is Card


def all_cards() -> list[Card]:
    return [CARDS[title] for title in range(TITLES)]
