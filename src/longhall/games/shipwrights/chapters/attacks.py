"""Townsfolk who are sent against a player: Assassin, Barbarian, Conspirator, Raider, Berserker and Thief. Each has a
function named after it, and one that says what it may not be sent against."""

from mypy_extensions import i64

from longhall.games.shipwrights.chapters.buying import discard_tool
from longhall.games.shipwrights.chapters.effects import CardDone, bars_playing, lose_gold, put_on_table, receive
from longhall.games.shipwrights.chapters.pile import discard
from longhall.games.shipwrights.chapters.ships import leave_row, workshop_place
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    ASSASSIN,
    BARBARIAN,
    BERSERKER,
    CONSPIRATOR,
    CRAFTSMAN_LURED,
    CRAFTSMAN_REMOVED,
    CRAFTSMEN,
    FIRST_CRAFTSMAN,
    FIRST_TOWNSFOLK,
    GOOD_STOLEN,
    GOODS,
    NONE,
    RAIDER,
    ROW,
    SEND_ASSASSIN,
    SEND_BARBARIAN,
    SEND_BERSERKER,
    SEND_CONSPIRATOR,
    SEND_RAIDER,
    SEND_THIEF,
    SHIP_REMOVED,
    THIEF,
    WORKSHOPS,
)


def bars_target(g: Shipwrights, seat: i64, target: i64, card: i64) -> str:
    """An opponent without a Watchman, where that helps; the own board only where the card says so.  SW-1, SW-49, SW-50,
    SW-60, SW-61"""
    if target >= g.players:
        return "SW-1"
    data = g.data
    row = card - FIRST_TOWNSFOLK
    if target == seat:
        if data.reaches_own[row] == 1:
            return ""
        return own_clause(card)
    return "SW-60" if g.watchmen[target] > 0 and data.blocked[row] == 1 else ""


def own_clause(card: i64) -> str:
    """The clause that says whose board a card may be sent against."""
    if card <= CONSPIRATOR:
        return "SW-49" if card == ASSASSIN else "SW-50" if card == BARBARIAN else "SW-52"
    return "SW-56" if card == RAIDER else "SW-57" if card == BERSERKER else "SW-58"


def bars_assassin(g: Shipwrights, seat: i64, target: i64, kind: i64) -> str:
    """SW-48, SW-49, SW-51"""
    barred = bars_target(g, seat, target, ASSASSIN)
    if not barred and g.row[target * CRAFTSMEN + kind] == 0:
        return "SW-49"
    return barred


def assassin(g: Shipwrights, seat: i64, target: i64, kind: i64) -> None:
    """Discard one Craftsman from any row.  SW-49"""
    g.emit(CRAFTSMAN_REMOVED, target, kind)
    leave_row(g, target, kind)


def bars_barbarian(g: Shipwrights, seat: i64, target: i64, workshop: i64) -> str:
    """SW-48, SW-50, SW-51"""
    barred = bars_target(g, seat, target, BARBARIAN)
    if not barred and g.workshop[target * WORKSHOPS + workshop] == NONE:
        return "SW-50"
    return barred


def barbarian(g: Shipwrights, seat: i64, target: i64, workshop: i64) -> None:
    """Discard one unbuilt Ship from any Workshop; a finished Ship is out of reach.  SW-50, SW-51, SW-75"""
    ship = g.workshop[target * WORKSHOPS + workshop]
    g.workshop[target * WORKSHOPS + workshop] = NONE
    g.emit(SHIP_REMOVED, target, workshop, ship)
    discard(g, g.copy_in(ship, workshop_place(target, workshop)))


def bars_conspirator(g: Shipwrights, seat: i64, target: i64, kind: i64) -> str:
    """The own row must have a free place.  SW-48, SW-51, SW-52"""
    barred = bars_target(g, seat, target, CONSPIRATOR)
    if barred:
        return barred
    return "SW-52" if g.row_size(seat) >= g.data.row_max or g.row[target * CRAFTSMEN + kind] == 0 else ""


def conspirator(g: Shipwrights, seat: i64, target: i64, kind: i64) -> None:
    """Move one Craftsman from an opponent's row into the own.  SW-45, SW-52"""
    g.row[target * CRAFTSMEN + kind] -= 1
    g.row[seat * CRAFTSMEN + kind] += 1
    g.place[g.copy_in(FIRST_CRAFTSMAN + kind, ROW + target)] = ROW + seat
    g.emit(CRAFTSMAN_LURED, seat, target, kind)


def bars_raider(g: Shipwrights, seat: i64, target: i64) -> str:
    """There must be Gold to lose and a Good to count.  SW-41, SW-48, SW-56"""
    barred = bars_target(g, seat, target, RAIDER)
    if not barred and (g.gold[target] == 0 or g.goods_of(target) == 0):
        return "SW-56"
    return barred


def raider(g: Shipwrights, seat: i64, target: i64) -> None:
    """One opponent loses 1 Gold for each Good in the Mill; the attacker gains nothing.  SW-56"""
    lose_gold(g, target, g.data.raid_gold * g.goods_of(target))


def bars_berserker(g: Shipwrights, seat: i64, target: i64) -> str:
    """SW-48, SW-57"""
    barred = bars_target(g, seat, target, BERSERKER)
    if not barred and g.tool[target] == NONE:
        return "SW-57"
    return barred


def berserker(g: Shipwrights, seat: i64, target: i64) -> None:
    """Discard the Tool of one opponent; a Watchman does not help.  SW-57, SW-61"""
    discard_tool(g, target)


def bars_thief(g: Shipwrights, seat: i64, target: i64, good: i64) -> str:
    """SW-41, SW-48, SW-58"""
    barred = bars_target(g, seat, target, THIEF)
    if not barred and g.mill[target * GOODS + good] == 0:
        return "SW-58"
    return barred


def thief(g: Shipwrights, seat: i64, target: i64, good: i64) -> None:
    """Take one Good from an opponent's Mill into the own.  SW-58"""
    g.mill[target * GOODS + good] -= 1
    g.mill[seat * GOODS + good] += 1
    g.emit(GOOD_STOLEN, seat, target, good, 1)


def offer_sending(g: Shipwrights, seat: i64, card: i64) -> None:
    """Every target that the card in hand may be sent against."""
    if bars_playing(g, seat, card):
        return
    for target in range(g.players):
        if bars_target(g, seat, target, card):
            continue
        if card == ASSASSIN:
            for kind in range(CRAFTSMEN):
                if g.row[target * CRAFTSMEN + kind] > 0 and not bars_assassin(g, seat, target, kind):
                    g.offer(SEND_ASSASSIN.of2(target, kind))
        elif card == BARBARIAN:
            for workshop in range(WORKSHOPS):
                if not bars_barbarian(g, seat, target, workshop):
                    g.offer(SEND_BARBARIAN.of2(target, workshop))
        elif card == CONSPIRATOR:
            for kind in range(CRAFTSMEN):
                if g.row[target * CRAFTSMEN + kind] > 0 and not bars_conspirator(g, seat, target, kind):
                    g.offer(SEND_CONSPIRATOR.of2(target, kind))
        elif card == RAIDER:
            if not bars_raider(g, seat, target):
                g.offer(SEND_RAIDER.of(target))
        elif card == BERSERKER:
            if not bars_berserker(g, seat, target):
                g.offer(SEND_BERSERKER.of(target))
        else:
            for good in range(GOODS):
                if not bars_thief(g, seat, target, good):
                    g.offer(SEND_THIEF.of2(target, good))


def is_sending(action: i64) -> bool:
    return SEND_ASSASSIN.base <= action < SEND_THIEF.end


def sent_card(action: i64) -> i64:
    """The card that an action sends."""
    if action < SEND_BARBARIAN.base:
        return ASSASSIN
    if action < SEND_CONSPIRATOR.base:
        return BARBARIAN
    if action < SEND_RAIDER.base:
        return CONSPIRATOR
    if action < SEND_BERSERKER.base:
        return RAIDER
    return BERSERKER if action < SEND_THIEF.base else THIEF


def bars_sending(g: Shipwrights, seat: i64, action: i64) -> str:
    card = sent_card(action)
    barred = bars_playing(g, seat, card)
    if barred:
        return barred
    if card == ASSASSIN:
        return bars_assassin(g, seat, SEND_ASSASSIN.first(action), SEND_ASSASSIN.second(action))
    if card == BARBARIAN:
        return bars_barbarian(g, seat, SEND_BARBARIAN.first(action), SEND_BARBARIAN.second(action))
    if card == CONSPIRATOR:
        return bars_conspirator(g, seat, SEND_CONSPIRATOR.first(action), SEND_CONSPIRATOR.second(action))
    if card == RAIDER:
        return bars_raider(g, seat, SEND_RAIDER.arg(action))
    if card == BERSERKER:
        return bars_berserker(g, seat, SEND_BERSERKER.arg(action))
    return bars_thief(g, seat, SEND_THIEF.first(action), SEND_THIEF.second(action))


def send(g: Shipwrights, seat: i64, action: i64) -> None:
    """Play the card, carry out its effect on the target completely, take what it gives besides in an edition, then
    discard it.  SW-47"""
    card = sent_card(action)
    put_on_table(g, seat, card)
    g.push(CardDone(card))
    if card == ASSASSIN:
        assassin(g, seat, SEND_ASSASSIN.first(action), SEND_ASSASSIN.second(action))
    elif card == BARBARIAN:
        barbarian(g, seat, SEND_BARBARIAN.first(action), SEND_BARBARIAN.second(action))
    elif card == CONSPIRATOR:
        conspirator(g, seat, SEND_CONSPIRATOR.first(action), SEND_CONSPIRATOR.second(action))
    elif card == RAIDER:
        raider(g, seat, SEND_RAIDER.arg(action))
    elif card == BERSERKER:
        berserker(g, seat, SEND_BERSERKER.arg(action))
    else:
        thief(g, seat, SEND_THIEF.first(action), SEND_THIEF.second(action))
    receive(g, seat, card - FIRST_TOWNSFOLK)
