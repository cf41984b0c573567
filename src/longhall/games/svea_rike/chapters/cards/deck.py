"""The 56 titles, laid out. Where a title is found:

money      taxes, gifts, loans, upkeep, the income of fiefs
fiefs      fiefs bought, taken over, fought for, lost
merchants  merchants and commerce
history    history cards, and purchases undone
war        war, battles, booty, losses
turn       moves, game turns, reigns, royal cards
hands      event cards themselves
"""

from longhall.games.svea_rike.chapters import office
from longhall.games.svea_rike.chapters.cards.card import OFFICES, all_cards, is_blank, lay_out
from longhall.games.svea_rike.chapters.cards.fiefs import fief_cards
from longhall.games.svea_rike.chapters.cards.hands import hand_cards
from longhall.games.svea_rike.chapters.cards.history import history_cards
from longhall.games.svea_rike.chapters.cards.merchants import merchant_cards
from longhall.games.svea_rike.chapters.cards.money import money_cards
from longhall.games.svea_rike.chapters.cards.turn import turn_cards
from longhall.games.svea_rike.chapters.cards.war import war_cards

lay_out(money_cards())
lay_out(fief_cards())
lay_out(merchant_cards())
lay_out(history_cards())
lay_out(war_cards())
lay_out(turn_cards())
lay_out(hand_cards())
OFFICES[0] = office.OfficeOfTheRealm()

for card in all_cards():
    if is_blank(card):
        raise ValueError(
            f"svea_rike/chapters/cards: no card says what '{card.name}' does; lay it out in a list of these"
        )
