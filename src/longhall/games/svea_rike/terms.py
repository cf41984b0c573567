"""The words of the game: fiefs, cards, windows, actions and chance results."""

from typing import Final

from mypy_extensions import i64

from longhall.games.svea_rike.printed import names_in
from longhall.games.svea_rike.sets import bit
from longhall.kernel.actions import COUNT, SEAT, Axis, Vocabulary

# Numbers that stand for names are written out, because the compiler then knows them; the end of this file holds them
# against the names.
COUNTRIES: Final[i64] = 4
ROW: Final[i64] = 4  # places for face-up history cards
COPIES: Final[i64] = 3  # most copies of one event title that an edition may have; 2 as printed
SEATS_MOST: Final[i64] = 5

ALL_COUNTRIES: Final[i64] = 0b1111
ALL_ACTIVITIES: Final[i64] = 0b111

NONE: Final[i64] = -1  # no card, no country, no activity

VASA: Final[i64] = 0
EXPANSION: Final[i64] = 1
LIBERTY: Final[i64] = 2

DENMARK: Final[i64] = 0
PRUSSIA: Final[i64] = 1
POLAND: Final[i64] = 2
RUSSIA: Final[i64] = 3

AGRICULTURE: Final[i64] = 0
COMMERCE: Final[i64] = 1
CULTURE: Final[i64] = 2

FROM_FIEFS: Final[i64] = 0
FROM_TRADE: Final[i64] = 1

PALACE: Final[i64] = 0
CULTURAL: Final[i64] = 1
SCIENTIST: Final[i64] = 2
MILITARY: Final[i64] = 3
QUEEN: Final[i64] = 4
RESOURCE: Final[i64] = 5
SCORING_SERIES: Final[i64] = 5  # SR-68

PEACE: Final[i64] = 0
GOOD_HARVESTS: Final[i64] = 1
ROYAL_FAMINE: Final[i64] = 2
TAX_GATHERING: Final[i64] = 3
ROYAL_DEMAND: Final[i64] = 4
FIRST_WAR: Final[i64] = 5  # the text of a war is this plus the country

# The windows of section 5.3.
PRE_ROYAL: Final[i64] = 0
WAR_OUTBREAK: Final[i64] = 1
PRE_ORDER: Final[i64] = 2
MOVE_BEGIN: Final[i64] = 3
AFTER_DRAW: Final[i64] = 4
INCOME_FIEF: Final[i64] = 5
INCOME_TRADE: Final[i64] = 6
UPKEEP: Final[i64] = 7
PRE_BUY: Final[i64] = 8
BUY: Final[i64] = 9
MOVE_END: Final[i64] = 10
TURN_END: Final[i64] = 11
WAR_PAY: Final[i64] = 12
WAR_READY: Final[i64] = 13
WAR_SWEDEN_DONE: Final[i64] = 14
WAR_ENEMY_DONE: Final[i64] = 15
WAR_OVER: Final[i64] = 16
REWARD: Final[i64] = 17
LOSS: Final[i64] = 18
SHORTAGE: Final[i64] = 19
CANCEL: Final[i64] = 20
PICKUP: Final[i64] = 21
FURTHER_BUY: Final[i64] = 22
WINDOWS: Final[i64] = 23

# Sets of windows, for the cards: ANY is every OPEN window of section 5.3.  SR-135
ANY: Final[i64] = (
    (1 << WAR_OUTBREAK)
    | (1 << MOVE_BEGIN)
    | (1 << AFTER_DRAW)
    | (1 << INCOME_FIEF)
    | (1 << INCOME_TRADE)
    | (1 << PRE_BUY)
    | (1 << FURTHER_BUY)
    | (1 << MOVE_END)
    | (1 << TURN_END)
    | (1 << WAR_PAY)
    | (1 << WAR_READY)
    | (1 << WAR_SWEDEN_DONE)
    | (1 << WAR_ENEMY_DONE)
    | (1 << WAR_OVER)
)
WAR_WINDOWS: Final[i64] = (1 << WAR_READY) | (1 << WAR_SWEDEN_DONE) | (1 << WAR_ENEMY_DONE)
FOR_THE_MOVER: Final[i64] = (1 << AFTER_DRAW) | (1 << INCOME_TRADE) | (1 << PRE_BUY) | (1 << FURTHER_BUY)
# May open while a card is carried out or an office used.
NESTING: Final[i64] = (1 << UPKEEP) | (1 << SHORTAGE) | (1 << BUY) | (1 << FURTHER_BUY)
FOR_ONE: Final[i64] = (1 << UPKEEP) | (1 << LOSS) | (1 << SHORTAGE)
PERHAPS_OVER: Final[i64] = WAR_WINDOWS | (1 << BUY) | (1 << REWARD) | (1 << UPKEEP)  # pointless at times
BETWEEN_MOVES: Final[i64] = (1 << MOVE_BEGIN) | (1 << MOVE_END)

# What a card of W_MOVE_BEGIN or W_MOVE_END has ordered for the moment when the window closes.
NOTHING: Final[i64] = 0
NEW_MOVE: Final[i64] = 1
PROVOKED_WAR: Final[i64] = 2
END_OF_TURN: Final[i64] = 3

# How far a war has come.
GATHERING: Final[i64] = 0
FIGHTING: Final[i64] = 1
WON: Final[i64] = 2
LOST: Final[i64] = 3

# Why money is owed.
FOR_UPKEEP: Final[i64] = 0
FOR_CARD: Final[i64] = 1
FOR_LOAN: Final[i64] = 2

# What an open die is for. Where it may miss, the name after says that it has.
FOR_SALE: Final[i64] = 0
FOR_PEASANTS: Final[i64] = 1
FOR_ATTACKER: Final[i64] = 2
FOR_DEFENDER: Final[i64] = 3
FOR_BOOTY: Final[i64] = 4
FOR_FACTORIES: Final[i64] = 5
FOR_COMPANY: Final[i64] = 6
FOR_DEFEAT: Final[i64] = 8
FOR_UPRISING: Final[i64] = 10
FOR_STEEL: Final[i64] = 12
FOR_ORDER: Final[i64] = 14
FOR_FALL: Final[i64] = 15
IN_SECRET: Final[i64] = -1  # about the order of plays in a window

# Entries of `precedence`: the seats that know it, a seat, then a title that was barred, or FACES and what was rolled.
PRECEDENCE: Final[i64] = 64 * 64
FACES: Final[i64] = 56

# What is being bought.
NO_PURCHASE_YET: Final[i64] = 0
A_FIEF: Final[i64] = 1
A_HISTORY_CARD: Final[i64] = 2

LARGEST_SUM: Final = 121  # bids run from 0 to 120, loans from 1 to 120


def numbers(n: int) -> list[str]:
    return [str(number) for number in range(n)]


FIEF: Final = Axis("fief", names_in("fiefs"))
HISTORY: Final = Axis("history", names_in("history"))
TITLE: Final = Axis("title", names_in("events"))
# Titles that a frame asks for by name: the two answers to cards and the two announced with a purchase.
CONNECTIONS_AT_COURT: Final[i64] = 5
HIDDEN_CACHE: Final[i64] = 18
INFLUENTIAL_OFFICE: Final[i64] = 21
NOBLE_MARRIAGE: Final[i64] = 28

ROYAL: Final = Axis("royal", names_in("royal"))
COUNTRY: Final = Axis("country", ["denmark", "prussia", "poland", "russia"])
FAMILY: Final = Axis("family", ["sture", "grip", "brahe", "eka", "three_roses"])
ERA: Final = Axis("era", ["vasa", "expansion", "liberty"])
SERIES: Final = Axis("series", ["palace", "cultural", "scientist", "military", "queen", "resource"])
ACTIVITY: Final = Axis("activity", ["agriculture", "commerce", "culture"])
SOURCE: Final = Axis("source", ["fiefs", "commerce"])
REASON: Final = Axis("purpose", ["upkeep", "card", "loan"])
ROLL: Final = Axis(
    "roll",
    [
        "sale", "peasants", "attacker", "defender", "booty", "factories", "company", "no_company",
        "defeat", "no_defeat", "uprising", "no_uprising", "steel", "no_steel", "order", "fall",
    ],
)  # fmt: skip
HIT: Final = Axis("hit", ["no", "yes"])
TEXT: Final = Axis(
    "royal_text",
    [
        "peace", "good_harvests", "famine", "tax", "demand",
        "war_denmark", "war_prussia", "war_poland", "war_russia",
    ],
)  # fmt: skip
WINDOW: Final = Axis(
    "window",
    [
        "pre_royal", "war_outbreak", "pre_order", "move_begin", "after_draw", "income_fief", "income_trade",
        "upkeep", "pre_buy", "buy", "move_end", "turn_end", "war_pay", "war_ready", "war_sweden_done",
        "war_enemy_done", "war_over", "reward", "loss", "shortage", "cancel", "pickup", "further_buy",
    ],
)  # fmt: skip
SOVEREIGN: Final = Axis("sovereign", [str(turn) for turn in range(1, 17)])
ORDERED: Final = Axis("ordered", ["nothing", "new_move", "war", "end_of_turn"])
STAGE: Final = Axis("stage", ["gathering", "fighting", "won", "lost"])
PLACE: Final = Axis("place", ["1", "2", "3", "4"])
AMOUNT: Final = Axis("amount", numbers(LARGEST_SUM))
MARRIAGES: Final = Axis("marriages", ["1", "2", "3"])
FACE: Final = Axis("face", ["1", "2", "3", "4", "5", "6"])

ACTIONS: Final = Vocabulary()
PASS: Final = ACTIONS.family("pass")
PLAY: Final = ACTIONS.family("play", TITLE)
USE: Final = ACTIONS.family("use", HISTORY)  # Seneschal and President of the Chancery
CHOOSE_ACTIVITY: Final = ACTIONS.family("activity", ACTIVITY)
CHOOSE_SOURCE: Final = ACTIONS.family("source", SOURCE)
PLACE_MERCHANT: Final = ACTIONS.family("place", COUNTRY)
MOVE_MERCHANT: Final = ACTIONS.family("move", COUNTRY, COUNTRY.called("to"))
NO_MERCHANT: Final = ACTIONS.family("no_merchant")
BUY_FIEF: Final = ACTIONS.family("buy_fief", FIEF)
MARRY: Final = ACTIONS.family("marry", FIEF, MARRIAGES)  # buy a fief with Noble marriage
BUY_HISTORY: Final = ACTIONS.family("buy_history", HISTORY)
BUY_WITH_CACHE: Final = ACTIONS.family("buy_with_cache", HISTORY)
NO_PURCHASE: Final = ACTIONS.family("no_purchase")
NAME_FIEF: Final = ACTIONS.family("fief", FIEF)
NAME_HISTORY: Final = ACTIONS.family("card", HISTORY)
NAME_PLAYER: Final = ACTIONS.family("player", SEAT.called("player"))
NAME_COUNTRY: Final = ACTIONS.family("country", COUNTRY)
NAME_MERCHANT: Final = ACTIONS.family("merchant", SEAT.called("player"), COUNTRY)
NAME_ACTIVITY: Final = ACTIONS.family("force", ACTIVITY)
NAME_ROYAL: Final = ACTIONS.family("royal", ROYAL)
BORROW: Final = ACTIONS.family("borrow", AMOUNT)
GIVE_UP: Final = ACTIONS.family("give_up", FIEF)
BURY: Final = ACTIONS.family("bury", HISTORY)
COMMIT: Final = ACTIONS.family("commit", FIEF)
STAY_HOME: Final = ACTIONS.family("stay_home")
REWARD_FIEF: Final = ACTIONS.family("reward_fief")
REWARD_CARD: Final = ACTIONS.family("reward_card", HISTORY)
REWARD_GOLD: Final = ACTIONS.family("reward_gold")
SELL: Final = ACTIONS.family("sell", FIEF)
OFFER: Final = ACTIONS.family("offer", FIEF)
KEEP: Final = ACTIONS.family("keep")
BID: Final = ACTIONS.family("bid", AMOUNT)
ACCEPT: Final = ACTIONS.family("accept", SEAT)
DECLINE: Final = ACTIONS.family("decline")

CHANCE: Final = Vocabulary()
EVENT_CARD: Final = CHANCE.family("event_card", TITLE)  # drawn from the pile
HAND_CARD: Final = CHANCE.family("hand_card", TITLE)  # a random discard
ROYAL_CARD: Final = CHANCE.family("royal_card", ROYAL)
HISTORY_CARD: Final = CHANCE.family("history_card", HISTORY)  # drawn from the pile
LOST_CARD: Final = CHANCE.family("lost_card", HISTORY)  # SR-119
MARKER: Final = CHANCE.family("marker", FAMILY)
RANDOM_FIEF: Final = CHANCE.family("random_fief", FIEF)
DIE: Final = CHANCE.family("die", FACE)

GOLD: Final = COUNT.called("gold")

FIEFS: Final[i64] = len(FIEF.names)
CARDS_OF_HISTORY: Final[i64] = len(HISTORY.names)
TITLES: Final[i64] = len(TITLE.names)
ROYALS: Final[i64] = len(ROYAL.names)
ALL_FIEFS: Final[i64] = bit(FIEFS) - 1
ALL_ROYALS: Final[i64] = bit(ROYALS) - 1


def stand_for(axis: Axis, numbers: dict[str, i64]) -> None:
    for name, number in numbers.items():
        if name not in axis.names or axis.names.index(name) != number:
            raise ValueError(
                f"svea_rike/terms.py: {number} is written for '{name}', but the names of the axis '{axis.label}' say "
                f"otherwise: {', '.join(axis.names)}"
            )


def hold_at_most(what: str, number: i64, most: i64, because: str) -> None:
    if number > most:
        raise ValueError(f"svea_rike/terms.py: {number} {what}, but there is room for {most}: {because}")


stand_for(ERA, {"vasa": VASA, "expansion": EXPANSION, "liberty": LIBERTY})
stand_for(COUNTRY, {"denmark": DENMARK, "prussia": PRUSSIA, "poland": POLAND, "russia": RUSSIA})
stand_for(ACTIVITY, {"agriculture": AGRICULTURE, "commerce": COMMERCE, "culture": CULTURE})
stand_for(SOURCE, {"fiefs": FROM_FIEFS, "commerce": FROM_TRADE})
stand_for(SERIES, {"palace": PALACE, "cultural": CULTURAL, "scientist": SCIENTIST, "military": MILITARY})
stand_for(SERIES, {"queen": QUEEN, "resource": RESOURCE})
stand_for(TEXT, {"peace": PEACE, "good_harvests": GOOD_HARVESTS, "famine": ROYAL_FAMINE, "tax": TAX_GATHERING})
stand_for(TEXT, {"demand": ROYAL_DEMAND})
stand_for(TEXT, {f"war_{country}": FIRST_WAR + i for i, country in enumerate(COUNTRY.names)})
stand_for(
    WINDOW,
    {
        "pre_royal": PRE_ROYAL, "war_outbreak": WAR_OUTBREAK, "pre_order": PRE_ORDER, "move_begin": MOVE_BEGIN,
        "after_draw": AFTER_DRAW, "income_fief": INCOME_FIEF, "income_trade": INCOME_TRADE, "upkeep": UPKEEP,
        "pre_buy": PRE_BUY, "buy": BUY, "move_end": MOVE_END, "turn_end": TURN_END, "war_pay": WAR_PAY,
        "war_ready": WAR_READY, "war_sweden_done": WAR_SWEDEN_DONE, "war_enemy_done": WAR_ENEMY_DONE,
        "war_over": WAR_OVER, "reward": REWARD, "loss": LOSS, "shortage": SHORTAGE, "cancel": CANCEL,
        "pickup": PICKUP, "further_buy": FURTHER_BUY,
    },
)  # fmt: skip
stand_for(ORDERED, {"nothing": NOTHING, "new_move": NEW_MOVE, "war": PROVOKED_WAR, "end_of_turn": END_OF_TURN})
stand_for(STAGE, {"gathering": GATHERING, "fighting": FIGHTING, "won": WON, "lost": LOST})
stand_for(REASON, {"upkeep": FOR_UPKEEP, "card": FOR_CARD, "loan": FOR_LOAN})
stand_for(
    ROLL,
    {
        "sale": FOR_SALE, "peasants": FOR_PEASANTS, "attacker": FOR_ATTACKER, "defender": FOR_DEFENDER,
        "booty": FOR_BOOTY, "factories": FOR_FACTORIES, "company": FOR_COMPANY, "no_company": FOR_COMPANY + 1,
        "defeat": FOR_DEFEAT, "no_defeat": FOR_DEFEAT + 1, "uprising": FOR_UPRISING, "no_uprising": FOR_UPRISING + 1,
        "steel": FOR_STEEL, "no_steel": FOR_STEEL + 1, "order": FOR_ORDER, "fall": FOR_FALL,
    },
)  # fmt: skip
stand_for(TITLE, {"connections_at_court": CONNECTIONS_AT_COURT, "hidden_cache": HIDDEN_CACHE})
stand_for(TITLE, {"influential_office": INFLUENTIAL_OFFICE, "noble_marriage": NOBLE_MARRIAGE})
stand_for(WINDOW, {WINDOW.names[-1]: WINDOWS - 1})
stand_for(COUNTRY, {COUNTRY.names[-1]: COUNTRIES - 1})
stand_for(FAMILY, {FAMILY.names[-1]: SEATS_MOST - 1})
stand_for(PLACE, {PLACE.names[-1]: ROW - 1})
stand_for(MARRIAGES, {MARRIAGES.names[-1]: COPIES - 1})
hold_at_most("titles of event cards", TITLES, FACES, "in `precedence` a face of the die follows the titles")
hold_at_most("history cards", CARDS_OF_HISTORY, 62, "sets of them are the bits of a number")
hold_at_most("fiefs", FIEFS, 24, "their crowns and troops are added up in three runs of eight, see components.py")
hold_at_most("royal cards", ROYALS, 62, "sets of them are the bits of a number")
