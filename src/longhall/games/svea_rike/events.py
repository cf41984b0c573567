"""What can happen in the log. Every change of the table is told by one of these."""

from typing import Final

from longhall.games.svea_rike.terms import (
    ACTIVITY,
    COUNTRY,
    ERA,
    FIEF,
    GOLD,
    HISTORY,
    HIT,
    PLACE,
    REASON,
    ROLL,
    ROYAL,
    SOURCE,
    SOVEREIGN,
    TEXT,
    TITLE,
    WINDOW,
)
from longhall.kernel.actions import COUNT, SEAT
from longhall.kernel.events import EventKind

OTHER: Final = SEAT.called("other")
FACE_ROLLED: Final = COUNT.called("rolled")
TROOPS: Final = COUNT.called("troops")
STATUS: Final = COUNT.called("status")

# The game turn
SOVEREIGN_REIGNS: Final = EventKind("sovereign_reigns", [SOVEREIGN], [])
ERA_BEGAN: Final = EventKind("era_began", [ERA], [])
ROYAL_TURNED: Final = EventKind("royal_turned", [ROYAL, TEXT], [])
ROYAL_CHOSEN: Final = EventKind("royal_chosen", [SEAT, ROYAL, TEXT], [])
ROYAL_SHUFFLED: Final = EventKind("royal_shuffled", [], [], mixes=True)
RESOURCES_PAID: Final = EventKind("resources_paid", [SEAT, GOLD], [])
TAXED: Final = EventKind("taxed", [SEAT, GOLD], [])
MARKER_TURNED: Final = EventKind("marker_turned", [SEAT], [])
TURN_CUT_SHORT: Final = EventKind("turn_cut_short", [], [])
TURN_OVER: Final = EventKind("turn_over", [], [])
REIGN_GOES_ON: Final = EventKind("reign_goes_on", [SOVEREIGN], [])
# The move
DREW: Final = EventKind("drew", [SEAT], [TITLE])
DREW_NOTHING: Final = EventKind("drew_nothing", [SEAT], [])
EVENTS_SHUFFLED: Final = EventKind("events_shuffled", [], [], mixes=True)
ACTIVITY_CHOSEN: Final = EventKind("activity_chosen", [SEAT, ACTIVITY], [])
SOURCE_CHOSEN: Final = EventKind("source_chosen", [SEAT, SOURCE], [])
FIEF_INCOME: Final = EventKind("fief_income", [SEAT, GOLD], [])
TRADE_INCOME: Final = EventKind("trade_income", [SEAT, GOLD], [])
NEW_MOVE_BEGUN: Final = EventKind("new_move_begun", [SEAT], [])
# Merchants
MERCHANT_PLACED: Final = EventKind("merchant_placed", [SEAT, COUNTRY], [])
MERCHANT_MOVED: Final = EventKind("merchant_moved", [SEAT, COUNTRY, COUNTRY.called("to")], [])
MERCHANTS_HOME: Final = EventKind("merchants_home", [SEAT, COUNTRY, COUNT], [])
NO_MERCHANT_SENT: Final = EventKind("no_merchant_sent", [SEAT], [])
# Purchases, fiefs and history
FIEF_BOUGHT: Final = EventKind("fief_bought", [SEAT, FIEF, GOLD], [])
HISTORY_BOUGHT: Final = EventKind("history_bought", [SEAT, HISTORY, GOLD], [])
PURCHASE_UNDONE: Final = EventKind("purchase_undone", [SEAT, GOLD], [])
NOTHING_BOUGHT: Final = EventKind("nothing_bought", [SEAT], [])
NO_MORE_BOUGHT: Final = EventKind("no_more_bought", [SEAT], [])
FIEF_WON: Final = EventKind("fief_won", [SEAT, FIEF], [])
FIEF_TAKEN: Final = EventKind("fief_taken", [SEAT, FIEF, OTHER], [])
FIEF_RETURNED: Final = EventKind("fief_returned", [SEAT, FIEF], [])
FIEF_FREED: Final = EventKind("fief_freed", [FIEF], [])
FIEF_TO_ENEMY: Final = EventKind("fief_to_enemy", [FIEF, COUNTRY], [])
FIEF_GONE: Final = EventKind("fief_gone", [FIEF], [])
HISTORY_TURNED: Final = EventKind("history_turned", [HISTORY, PLACE], [])
HISTORY_WON: Final = EventKind("history_won", [SEAT, HISTORY], [])
HISTORY_TAKEN: Final = EventKind("history_taken", [SEAT, HISTORY, OTHER, GOLD], [])
HISTORY_GONE: Final = EventKind("history_gone", [HISTORY], [])
HISTORY_UNDER: Final = EventKind("history_under", [HISTORY], [])
OFFICE_USED: Final = EventKind("office_used", [SEAT, HISTORY], [])
# Event cards and windows
PLAYED: Final = EventKind("played", [SEAT, TITLE], [])
NAMED_FIEF: Final = EventKind("named_fief", [SEAT, FIEF], [])
NAMED_HISTORY: Final = EventKind("named_history", [SEAT, HISTORY], [])
NAMED_PLAYER: Final = EventKind("named_player", [SEAT, OTHER], [])
NAMED_COUNTRY: Final = EventKind("named_country", [SEAT, COUNTRY], [])
NAMED_MERCHANT: Final = EventKind("named_merchant", [SEAT, OTHER, COUNTRY], [])
NAMED_ACTIVITY: Final = EventKind("named_activity", [SEAT, ACTIVITY], [])
NAMED_AMOUNT: Final = EventKind("named_amount", [SEAT, GOLD], [])
CANCELLED: Final = EventKind("cancelled", [SEAT, TITLE], [])
DISCARDED: Final = EventKind("discarded", [TITLE], [])
PICKED_UP: Final = EventKind("picked_up", [SEAT, TITLE], [])
LOST_CARD_OF_HAND: Final = EventKind("lost_card_of_hand", [SEAT, TITLE], [])
NO_EFFECT: Final = EventKind("no_effect", [TITLE], [])
MODIFIED: Final = EventKind("modified", [SEAT, TITLE], [])
HARVEST_FAILED: Final = EventKind("harvest_failed", [SEAT], [])
FAMINE_CAME: Final = EventKind("famine_came", [FIEF], [])
FAMINE_STRUCK: Final = EventKind("famine_struck", [SEAT, COUNT], [])
DEMAND_FELL: Final = EventKind("demand_fell", [COUNTRY], [])
MERCHANTS_IDLE: Final = EventKind("merchants_idle", [SEAT, COUNTRY, COUNT], [])
FORCED: Final = EventKind("forced", [SEAT, ACTIVITY], [])
ROLLED_FOR_PRECEDENCE: Final = EventKind("rolled_for_precedence", [], [SEAT, FACE_ROLLED], private=True)
BARRED: Final = EventKind("barred", [], [SEAT, TITLE, WINDOW], private=True)
# Dice that all see
ROLLED: Final = EventKind("rolled", [SEAT, FACE_ROLLED, ROLL], [])
EXCHEQUER_ROLLED: Final = EventKind("exchequer_rolled", [FACE_ROLLED, ROLL], [])
# Money
RECEIVED: Final = EventKind("received", [SEAT, GOLD], [])
PAID: Final = EventKind("paid", [SEAT, GOLD, REASON], [])
PAID_PLAYER: Final = EventKind("paid_player", [SEAT, GOLD, OTHER], [])
VOID: Final = EventKind("void", [SEAT, GOLD], [])
BORROWED: Final = EventKind("borrowed", [SEAT, GOLD], [])
STILL_OWED: Final = EventKind("still_owed", [SEAT, GOLD], [])
FIEF_SOLD: Final = EventKind("fief_sold", [SEAT, FIEF, GOLD], [])
FIEF_OFFERED: Final = EventKind("fief_offered", [SEAT, FIEF], [])
BID_SHOWN: Final = EventKind("bid_shown", [SEAT, GOLD], [])
BID_ACCEPTED: Final = EventKind("bid_accepted", [SEAT, FIEF, OTHER, GOLD], [])
BIDS_DECLINED: Final = EventKind("bids_declined", [SEAT, FIEF], [])
FIEFS_KEPT: Final = EventKind("fiefs_kept", [SEAT], [])
# War
WAR_BROKE_OUT: Final = EventKind("war_broke_out", [COUNTRY], [])
COMMITTED: Final = EventKind("committed", [SEAT, FIEF], [])
STAYED_HOME: Final = EventKind("stayed_home", [SEAT], [])
TROOPS_PAID: Final = EventKind("troops_paid", [SEAT, GOLD], [])
WITHDREW: Final = EventKind("withdrew", [SEAT, FIEF], [])
ENEMY_JOINED: Final = EventKind("enemy_joined", [ROYAL, TROOPS], [])
ENEMY_DASH: Final = EventKind("enemy_dash", [ROYAL], [])
ATTACKED: Final = EventKind("attacked", [SEAT, FACE_ROLLED, TROOPS, HIT], [])
ENEMY_ATTACKED: Final = EventKind("enemy_attacked", [FACE_ROLLED, TROOPS, HIT], [])
ENEMY_REMOVED: Final = EventKind("enemy_removed", [ROYAL, TROOPS], [])
TURNED_DOWN: Final = EventKind("turned_down", [SEAT, FIEF], [])
WAR_WON: Final = EventKind("war_won", [COUNTRY], [])
WAR_LOST: Final = EventKind("war_lost", [COUNTRY], [])
BATTLE_SAVED: Final = EventKind("battle_saved", [SEAT, TITLE], [])
BOOTY_GOLD: Final = EventKind("booty_gold", [SEAT, GOLD], [])
BOOTY_LOST: Final = EventKind("booty_lost", [SEAT, GOLD], [])
SPARED: Final = EventKind("spared", [SEAT], [])
WAR_ENDED: Final = EventKind("war_ended", [COUNTRY], [])
# The end
FACTORIES_PAID: Final = EventKind("factories_paid", [SEAT, GOLD], [])
COMPANY_PAID: Final = EventKind("company_paid", [SEAT, STATUS], [])
DEBT_COST: Final = EventKind("debt_cost", [SEAT, STATUS], [])
STATUS_COUNTED: Final = EventKind("status_counted", [SEAT, STATUS], [])

EVENTS: Final = [
    SOVEREIGN_REIGNS,
    ERA_BEGAN,
    ROYAL_TURNED,
    ROYAL_CHOSEN,
    ROYAL_SHUFFLED,
    RESOURCES_PAID,
    TAXED,
    MARKER_TURNED,
    TURN_CUT_SHORT,
    TURN_OVER,
    REIGN_GOES_ON,
    DREW,
    DREW_NOTHING,
    EVENTS_SHUFFLED,
    ACTIVITY_CHOSEN,
    SOURCE_CHOSEN,
    FIEF_INCOME,
    TRADE_INCOME,
    NEW_MOVE_BEGUN,
    MERCHANT_PLACED,
    MERCHANT_MOVED,
    MERCHANTS_HOME,
    NO_MERCHANT_SENT,
    FIEF_BOUGHT,
    HISTORY_BOUGHT,
    PURCHASE_UNDONE,
    NOTHING_BOUGHT,
    FIEF_WON,
    FIEF_TAKEN,
    FIEF_RETURNED,
    FIEF_FREED,
    FIEF_TO_ENEMY,
    FIEF_GONE,
    HISTORY_TURNED,
    HISTORY_WON,
    HISTORY_TAKEN,
    HISTORY_GONE,
    HISTORY_UNDER,
    OFFICE_USED,
    PLAYED,
    NAMED_FIEF,
    NAMED_HISTORY,
    NAMED_PLAYER,
    NAMED_COUNTRY,
    NAMED_MERCHANT,
    NAMED_ACTIVITY,
    NAMED_AMOUNT,
    CANCELLED,
    DISCARDED,
    PICKED_UP,
    LOST_CARD_OF_HAND,
    NO_EFFECT,
    MODIFIED,
    HARVEST_FAILED,
    FAMINE_CAME,
    FAMINE_STRUCK,
    DEMAND_FELL,
    MERCHANTS_IDLE,
    FORCED,
    ROLLED_FOR_PRECEDENCE,
    BARRED,
    ROLLED,
    EXCHEQUER_ROLLED,
    RECEIVED,
    PAID,
    PAID_PLAYER,
    VOID,
    BORROWED,
    STILL_OWED,
    FIEF_SOLD,
    FIEF_OFFERED,
    BID_SHOWN,
    BID_ACCEPTED,
    BIDS_DECLINED,
    FIEFS_KEPT,
    WAR_BROKE_OUT,
    COMMITTED,
    STAYED_HOME,
    TROOPS_PAID,
    WITHDREW,
    ENEMY_JOINED,
    ENEMY_DASH,
    ATTACKED,
    ENEMY_ATTACKED,
    ENEMY_REMOVED,
    TURNED_DOWN,
    WAR_WON,
    WAR_LOST,
    BATTLE_SAVED,
    BOOTY_GOLD,
    BOOTY_LOST,
    SPARED,
    WAR_ENDED,
    FACTORIES_PAID,
    COMPANY_PAID,
    DEBT_COST,
    STATUS_COUNTED,
    NO_MORE_BOUGHT,
]
