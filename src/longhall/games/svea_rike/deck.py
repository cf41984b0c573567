"""The 56 titles, laid out. Where a title is found:

cards_money      taxes, gifts, loans, upkeep, the income of fiefs
cards_fiefs      fiefs bought, taken over, fought for, lost
cards_merchants  merchants and commerce
cards_history    history cards, and purchases undone
cards_war        war, battles, booty, losses
cards_turn       moves, game turns, reigns, royal cards
cards_hands      event cards themselves
"""

from longhall.games.svea_rike import office
from longhall.games.svea_rike.cards import OFFICES, lay_out
from longhall.games.svea_rike.cards_fiefs import fief_cards
from longhall.games.svea_rike.cards_hands import hand_cards
from longhall.games.svea_rike.cards_history import history_cards
from longhall.games.svea_rike.cards_merchants import merchant_cards
from longhall.games.svea_rike.cards_money import money_cards
from longhall.games.svea_rike.cards_turn import turn_cards
from longhall.games.svea_rike.cards_war import war_cards

lay_out(money_cards())
lay_out(fief_cards())
lay_out(merchant_cards())
lay_out(history_cards())
lay_out(war_cards())
lay_out(turn_cards())
lay_out(hand_cards())
OFFICES[0] = office.OfficeOfTheRealm()
