"""Bonus actions: what others, and the active player, may build or take because of an action.  (§7.7)

An action leaves opportunities behind; the window that follows every action lets each player use hers. At most one bonus
of each kind may be taken by a player in one turn.
"""

from mypy_extensions import i64

from longhall.games.suecia.chapters.city import empty_squares
from longhall.games.suecia.chapters.collect import offer_missions, return_card
from longhall.games.suecia.chapters.opened import Opened, complete
from longhall.games.suecia.chapters.place import FarmProvince, PlaceCastle, PlaceChurch
from longhall.games.suecia.chapters.provinces import empty_hexes, mats_in_reserve, mats_without_church
from longhall.games.suecia.chapters.shop import ChooseTile
from longhall.games.suecia.frames import SueciaDecision, SueciaStep
from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import (
    BACK,
    BONUS_TAKEN,
    BONUSES,
    BONUSES_DONE,
    CARD_FLIPPED,
    CARD_REPLACED,
    CASTLE_BONUS,
    CHURCH_BONUS,
    COMPLETE,
    FARM_BONUS,
    FRONT,
    KIND_CHOSEN,
    KINDS,
    MISSION_BONUS,
    MISSIONS,
    PAY,
    SHIP_BONUS,
    SHIPS,
    SHOP_BONUS,
    SLOTS,
    SORT_SIZE,
    STOP,
    TAKE_BONUS,
    TIER_SIZE,
    TIERS,
    TILES,
)
from longhall.kernel.actions import Family
from longhall.kernel.sets import bit, has, lowest


class Window(SueciaStep):
    """After every action: each player in turn order, the active one first, takes any of her bonuses or stops.

    Opportunities that a bonus creates join at once; only the active player, who is first, can create any, so one round
    is enough. What is not taken lapses.  SU-67, SU-69
    """

    FIELDS = ("asked",)

    def __init__(self, asked: i64) -> None:
        self.asked: i64 = asked  # how many players have had their turn in this window

    def run(self, g: Suecia) -> None:
        asked = self.asked
        while asked < g.players:
            seat = (g.active + asked) % g.players
            if any_bonus(g, seat):
                g.push(Window(asked))
                g.push(ChooseBonus(seat))
                return
            asked += 1
        for seat in range(g.players):
            lapse(g, seat)


def lapse(g: Suecia, seat: i64) -> None:
    for bonus in range(BONUSES):
        g.opportunity[seat * BONUSES + bonus] = 0


def any_bonus(g: Suecia, seat: i64) -> bool:
    for bonus in range(BONUSES):
        if g.opportunity[seat * BONUSES + bonus] != 0 and can_take(g, seat, bonus):
            return True
    return False


def can_take(g: Suecia, seat: i64, bonus: i64) -> bool:
    """Whether an opportunity can be used now: not yet this turn, paid with the very kind, and with a target.

    SU-60, SU-61, SU-62, SU-63, SU-68
    """
    granted = g.opportunity[seat * BONUSES + bonus]
    if granted == 0 or has(g.bonus_used[seat], bonus):
        return False
    if bonus == SHOP_BONUS:
        return payable_shops(g, seat) != 0
    if bonus >= SHIP_BONUS:
        return usable_cards(g, seat, bonus) != 0
    kind = lowest(granted)
    if not g.can_place(seat, kind):
        return False
    if bonus == FARM_BONUS:
        return empty_hexes(g, kind) != 0
    tier = kind // TIER_SIZE
    mats = mats_in_reserve(g, tier) if bonus == CASTLE_BONUS else mats_without_church(g, tier)
    while mats != 0:
        if g.data.majority[lowest(mats)] == kind:
            return True
        mats &= mats - 1
    return False


def payable_shops(g: Suecia, seat: i64) -> i64:
    """Of the kinds paid to an owner those that she can build a new shop with.  SU-64, SU-80"""
    found: i64 = 0
    if empty_squares(g) != 0:
        granted = g.opportunity[seat * BONUSES + SHOP_BONUS]
        for kind in range(KINDS):
            if has(granted, kind) and g.can_place(seat, kind) and tile_shows(g, kind):
                found |= bit(kind)
    return found


def tile_shows(g: Suecia, kind: i64) -> bool:
    """Whether a tile is left that shows a kind on the face of its tier."""
    for tile in range(TILES):
        if g.tiles[tile] > 0 and g.data.tile_kind[tile * TIERS + kind // TIER_SIZE] == kind:
            return True
    return False


def usable_cards(g: Suecia, seat: i64, bonus: i64) -> i64:
    """Cards completed in this action that can be flipped or replaced. A flipped ship needs a mission left.  SU-66"""
    granted = g.opportunity[seat * BONUSES + bonus]
    found: i64 = 0
    for slot in range(SLOTS):
        if has(granted, slot):
            if g.flipped[seat * SLOTS + slot] == FRONT or slot // SORT_SIZE == MISSIONS or g.cards_left(MISSIONS) > 0:
                found |= bit(slot)
    return found


class ChooseBonus(SueciaDecision):
    """Any of one's opportunities, in any order, or none. A bonus costs no action and minds no tier.  SU-60, SU-67"""

    SPAN = [TAKE_BONUS, STOP]

    def why_not(self, g: Suecia, action: i64) -> str:
        if STOP.has(action):
            return ""
        bonus = TAKE_BONUS.arg(action)
        if g.opportunity[self.seat * BONUSES + bonus] == 0:
            return "SU-67"
        if has(g.bonus_used[self.seat], bonus):
            return "SU-68"
        return "" if can_take(g, self.seat, bonus) else "SU-69"

    def apply(self, g: Suecia, action: i64) -> None:
        if STOP.has(action):
            lapse(g, self.seat)
            g.emit(BONUSES_DONE, self.seat)
            return
        bonus = TAKE_BONUS.arg(action)
        g.emit(BONUS_TAKEN, self.seat, bonus)
        self.take(g, bonus)
        if bonus < SHOP_BONUS:
            g.opportunity[self.seat * BONUSES + bonus] = 0

    def take(self, g: Suecia, bonus: i64) -> None:
        """The bonus is bound to the kind that caused it.  SU-61, SU-62, SU-63, SU-64, SU-69"""
        seat = self.seat
        if bonus == SHOP_BONUS:
            kinds = payable_shops(g, seat)
            g.opportunity[seat * BONUSES + SHOP_BONUS] = 0
            if kinds & (kinds - 1) == 0:
                kind = lowest(kinds)
                g.push(ChooseTile(seat, kind // TIER_SIZE, kind))
            else:
                g.push(ChooseShopKind(seat, kinds))
        elif bonus >= SHIP_BONUS:
            cards = usable_cards(g, seat, bonus)
            g.opportunity[seat * BONUSES + bonus] = 0
            if cards & (cards - 1) == 0:
                improve(g, seat, lowest(cards))
            else:
                g.push(ChooseCard(seat, cards))
        else:
            kind = lowest(g.opportunity[seat * BONUSES + bonus])
            tier = kind // TIER_SIZE
            if bonus == CASTLE_BONUS:
                g.push(PlaceCastle(seat, tier, kind))
            elif bonus == CHURCH_BONUS:
                g.push(PlaceChurch(seat, tier, kind))
            else:
                g.push(FarmProvince(seat, tier, kind))

    def fallback(self, g: Suecia) -> i64:
        return STOP.of(0)


class ChooseShopKind(Opened):
    """Paid in several kinds, an owner chooses which of them builds the shop.  SU-64"""

    FIELDS = ("seat", "kinds")

    def __init__(self, seat: i64, kinds: i64) -> None:
        super().__init__(seat)
        self.kinds: i64 = kinds

    def is_bonus(self) -> bool:
        return True

    def targets(self) -> Family:
        return PAY

    def refuse(self, g: Suecia, action: i64) -> str:
        return "" if has(self.kinds, PAY.arg(action)) else "SU-64"

    def choose(self, g: Suecia, action: i64) -> None:
        kind = PAY.arg(action)
        g.emit(KIND_CHOSEN, self.seat, kind)
        g.push(ChooseTile(self.seat, kind // TIER_SIZE, kind))


class ChooseCard(Opened):
    """Of several cards completed together one may be flipped or replaced.  SU-66"""

    FIELDS = ("seat", "cards")

    def __init__(self, seat: i64, cards: i64) -> None:
        super().__init__(seat)
        self.cards: i64 = cards

    def is_bonus(self) -> bool:
        return True

    def targets(self) -> Family:
        return COMPLETE

    def refuse(self, g: Suecia, action: i64) -> str:
        return "" if has(self.cards, COMPLETE.arg(action)) else "SU-66"

    def choose(self, g: Suecia, action: i64) -> None:
        improve(g, self.seat, COMPLETE.arg(action))


def improve(g: Suecia, seat: i64, slot: i64) -> None:
    """Turn a completed card to its back; a flipped one is given back for new missions.  SU-65, SU-66"""
    sort = slot // SORT_SIZE
    card = seat * SLOTS + slot
    nation = g.card[card]
    complete(g, seat, SHIP_BONUS if sort == SHIPS else MISSION_BONUS, True)
    if g.flipped[card] == FRONT:
        g.flipped[card] = BACK
        g.emit(CARD_FLIPPED, seat, nation)
    else:
        return_card(g, seat, slot)
        g.emit(CARD_REPLACED, seat, nation)
        offer_missions(g, seat, g.data.new_missions[sort])
