"""What must be so in a position for a hint's reason to be true there, said apart from the stewards that give it.

Sentences that only weigh ("looks best") claim nothing that could be checked, and are listed as opinions.
"""

from typing import Any

from longhall.bots.players import steward_of
from longhall.games.shipwrights import terms as sw
from longhall.games.shipwrights.chapters.scoring import score, ship_points
from longhall.games.suecia import terms as su
from longhall.games.suecia.chapters.scoring import fulfilled
from longhall.games.svea_rike import terms as sr
from longhall.games.svea_rike.chapters.income import trade_income
from longhall.games.svea_rike.face.orders import automatic
from longhall.games.vasa_cards import terms as vc
from longhall.games.vasa_voyage import terms as vv

OPINIONS = {
    "hint-plain", "hint-shipwrights-keep", "hint-shipwrights-call", "hint-shipwrights-discard",
    "hint-svea_rike-activity", "hint-svea_rike-play", "hint-svea_rike-wait", "hint-svea_rike-keep",
    "hint-svea_rike-home", "hint-svea_rike-accept", "hint-vasa_voyage-leader", "hint-vasa_cards-colour",
    "hint-vasa_cards-captain", "hint-random",
}  # fmt: skip


WORLDS = 1500
DOUBT = 0.06  # of a share that is estimated by so many worlds, and again by fewer when the hint was made


def is_unknown(g, seat, look):
    return len({look(g.redeal(seat, seed)) for seed in range(40)}) > 1


def after(g, seat, *actions):
    """What a choice leads to, on a copy."""
    made = g.clone()
    for action in actions:
        made.apply(seat, action)
    return made


# Suecia


def finds_target(g, seat, action):
    if not (su.BASIC_ACTION.has(action) or su.ADVANCED_ACTION.has(action)):
        return True
    made = after(g, seat, action)
    return any(not su.ABANDON.has(choice) and not su.EXCHANGE.has(choice) for choice in made.legal(seat))


def makes_a_pair(g, seat, action):
    """By this card, with one half up in one column, an estate has two actions at least."""
    made = after(g, seat, action)
    if su.INTO.has(action):
        return max(made.pool) >= 2
    return any(makes_a_pair(made, seat, choice) for choice in made.legal(seat))


def is_asked_for(g, seat, kind):
    card, side, cargo = g.card, g.flipped, g.cargo
    slots = range(seat * su.SLOTS + su.SORT_SIZE, (seat + 1) * su.SLOTS)
    return any(
        card[slot] >= 0 and g.data.asks(card[slot], side[slot], kind) > cargo[slot * su.KINDS + kind] for slot in slots
    )


def can_be_fulfilled(g, seat, action):
    """Demanding and filling all that can be filled without an exchange fulfils a mission."""
    opened = after(g, seat, action)
    for nation in [choice for choice in opened.legal(seat) if su.DEMAND.has(choice)]:
        made = after(opened, seat, nation)
        while fills := [choice for choice in made.legal(seat) if su.FILL.has(choice)]:
            made.apply(seat, fills[0])
        made.apply(seat, su.FINISH.of(0))
        if fulfilled(made, seat) > fulfilled(g, seat):
            return True
    return False


def fulfils_by_exchanges(g, seat, action):
    """Demanding with the two actions of an estate, and exchanging with sense, fulfils a mission."""
    made = after(g, seat, action)
    if su.INTO.has(action):
        able = [estate for estate in (su.NOBILITY, su.CLERGY) if made.pool[estate] >= 2]
        made.apply(seat, su.ADVANCED_ACTION.of2(able[0], su.DEMAND_MISSIONS))
    steward = steward_of("suecia")
    while made.phase == su.OPEN:
        made.apply(seat, steward.hunch(made, seat, made.list_options(seat), 1))
    return fulfilled(made, seat) > fulfilled(g, seat)


def can_pay(g, seat, action):
    """It may be chosen, and brings a disc that counts: nothing is placed without being paid for."""
    return action in g.legal(seat) and min(g.data.building_points) > 0


def missions_of(g, seat):
    slots = range(seat * su.SLOTS + su.SORT_SIZE, (seat + 1) * su.SLOTS)
    return [slot for slot in slots if g.card[slot] >= 0]


def wanted_by(g, seat, kind):
    """What the cards of a seat, ships and missions, still lack of a kind."""
    slots = [slot for slot in range(seat * su.SLOTS, (seat + 1) * su.SLOTS) if g.card[slot] >= 0]
    return sum(
        max(0, g.data.asks(g.card[slot], g.flipped[slot], kind) - g.cargo[slot * su.KINDS + kind]) for slot in slots
    )


def wanted_elsewhere(g, seat, action):
    """The face that goes up shows a kind that a card of somebody else lacks."""
    kind = g.data.tile_kind[su.TAKE_TILE.arg(action) * su.TIERS + g.waiting.tier]
    return any(wanted_by(g, other, kind) > 0 for other in range(g.players) if other != seat)


def is_first_on_the_way(g, seat, action):
    """Along the printed way of ships, or missions, no other tile with its kind comes before the square."""
    made = after(g, seat, action)
    square, tier = su.ON_SQUARE.arg(action), g.waiting.tier

    def shown(at):
        return made.data.tile_kind[made.tile[at] * su.TIERS + made.face[at]] if made.tile[at] >= 0 else None

    way = [made.data.demand_order[tier * su.SQUARES + step] for step in range(su.SQUARES)]
    same = [at for at in way if shown(at) == shown(square)]
    return len(same) > 1 and same[0] == square


def chits(g, seat):
    return sum(g.chits[seat * su.CHITS : seat * su.CHITS + su.KINDS])


def goes_with_a_column(g, seat, action):
    card = g.drawn if su.KEEP.has(action) else g.face_up
    halves = {su.HALVES[card * 2], su.HALVES[card * 2 + 1]}
    for column in range(g.data.columns[g.players]):
        start = (seat * su.COLUMNS + column) * su.ROWS
        height = g.column_height(seat, column)
        if height < g.data.rows[g.players] and halves & {su.HALVES[lies] for lies in g.tableau[start : start + height]}:
            return True
    return False


def stands_on_own_ground(g, seat, action):
    return g.castle[su.PROVINCE.arg(action) if su.PROVINCE.has(action) else g.waiting.mat] == seat


SUECIA = {
    "hint-suecia-play": makes_a_pair,
    "hint-suecia-play-taller": lambda g, seat, action: sum(after(g, seat, action).pool) >= 2,
    "hint-suecia-play-new": lambda g, seat, action: sum(after(g, seat, action).pool) == 1,
    "hint-suecia-play-mission": fulfils_by_exchanges,
    "hint-suecia-exchange": fulfils_by_exchanges,
    "hint-suecia-place": lambda g, seat, action: (
        finds_target(g, seat, action)
        if su.BASIC_ACTION.has(action) or su.ADVANCED_ACTION.has(action)
        else can_pay(g, seat, action)
    ),
    "hint-suecia-flip": finds_target,
    "hint-suecia-collect": finds_target,
    "hint-suecia-ship": finds_target,
    "hint-suecia-supply": finds_target,
    "hint-suecia-demand": finds_target,
    "hint-suecia-mission": lambda g, seat, action: (
        g.data.mission_points > max(g.data.building_points) and len(missions_of(g, seat)) < su.SLOTS - su.SORT_SIZE
    ),
    "hint-suecia-mission-held": lambda g, seat, action: any(
        g.data.asks(su.TAKE.arg(action), su.FRONT, kind) > 0 and g.owns(seat, kind) > 0 for kind in range(su.KINDS)
    ),
    "hint-suecia-sell": lambda g, seat, action: wanted_by(g, seat, su.SELL.first(action)) == 0,
    "hint-suecia-paid": lambda g, seat, action: chits(after(g, seat, action), seat) > chits(g, seat),
    "hint-suecia-drawn": goes_with_a_column,
    "hint-suecia-own-castle": stands_on_own_ground,
    "hint-suecia-tile": wanted_elsewhere,
    "hint-suecia-square": is_first_on_the_way,
    "hint-suecia-none-yet": lambda g, seat, action: (
        g.owns(seat, su.BUY.first(action) if su.BUY.has(action) else su.COLLECT.arg(action)) == 0
    ),
    "hint-suecia-fulfil": can_be_fulfilled,
    "hint-suecia-sought": lambda g, seat, action: is_asked_for(
        g, seat, su.BUY.first(action) if su.BUY.has(action) else su.COLLECT.arg(action)
    ),
    "hint-suecia-bonus": lambda g, seat, action: (
        su.BONUS.names[su.TAKE_BONUS.arg(action)] in ("castle", "farm", "church", "shop")
    ),
    "hint-suecia-bonus-card": lambda g, seat, action: su.BONUS.names[su.TAKE_BONUS.arg(action)] in ("ship", "mission"),
    "hint-suecia-nothing": lambda g, seat, action: (
        not any(
            finds_target(g, seat, choice)
            for choice in g.legal(seat)
            if su.BASIC_ACTION.has(choice) or su.ADVANCED_ACTION.has(choice)
        )
    ),
}


# Svea Rike


def card_of(action):
    return (sr.BUY_HISTORY if sr.BUY_HISTORY.has(action) else sr.BUY_WITH_CACHE).arg(action)


def of_its_series(g, seat, action):
    """How many cards of the same series the seat has; None for resources, which form none."""
    series = g.data.series[card_of(action)]
    if sr.SERIES.names[series] == "resource":
        return None
    return int(g.history[seat] & g.data.of_series[series]).bit_count()


SVEA_RIKE = {
    "hint-svea_rike-fief": lambda g, seat, action: g.data.crowns[sr.BUY_FIEF.arg(action)] > 0,
    "hint-svea_rike-marry": lambda g, seat, action: (
        g.data.price_of(sr.MARRY.first(action), sr.MARRY.second(action) + 1)
        < g.data.price_of(sr.MARRY.first(action), 0)
    ),
    "hint-svea_rike-history": lambda g, seat, action: of_its_series(g, seat, action) in (0, 1),
    "hint-svea_rike-series": lambda g, seat, action: (of_its_series(g, seat, action) or 0) >= 2,
    "hint-svea_rike-resource": lambda g, seat, action: of_its_series(g, seat, action) is None,
    "hint-svea_rike-merchant": lambda g, seat, action: (
        trade_income(after(g, seat, action), seat) > trade_income(g, seat)
    ),
    "hint-svea_rike-early": lambda g, seat, action: (
        len(g.legal(seat)) > 1 and automatic(g, seat, {"profile": "primary"}) == action
    ),
    "hint-svea_rike-commit": lambda g, seat, action: (
        g.gold[seat] >= g.data.upkeep_war * g.data.troops[sr.COMMIT.arg(action)]
    ),
    "hint-svea_rike-bid": lambda g, seat, action: 0 < sr.BID.arg(action) <= g.gold[seat],
    "hint-svea_rike-no-bid": lambda g, seat, action: sr.BID.arg(action) == 0 < g.gold[seat],
}


# The Maiden Voyage


def goods(g, seat):
    return sum(g.hand[seat * vv.KINDS : (seat + 1) * vv.KINDS])


def procures(g, seat, action):
    """One or two for the seat, one at most for the others, none for the last."""
    made = after(g, seat, action)
    got = [goods(made, (seat + step) % g.players) - goods(g, (seat + step) % g.players) for step in range(g.players)]
    return got[0] in (1, 2) and max(got[1:]) <= 1 and got[-1] == 0


def crafts(g, seat, action):
    made = after(g, seat, action)
    return made.next_actor() == seat and any(vv.EXCHANGE.has(choice) for choice in made.legal(seat))


def serves_alone(g, seat, action):
    made = after(g, seat, action)
    if goods(made, seat) == goods(g, seat):
        made = after(made, seat, made.legal(seat)[0])
    others = [other for other in range(g.players) if other != seat]
    return goods(made, seat) == goods(g, seat) + 1 and all(goods(made, other) == goods(g, other) for other in others)


def raises(g, seat, action):
    """A good of the material more in hand, and two fewer that are worth less."""
    material, good = vv.EXCHANGE.first(action), vv.EXCHANGE.second(action) + 2
    made = after(g, seat, action)
    more = made.in_hand(seat, material, good) == g.in_hand(seat, material, good) + 1
    fewer = sum(g.in_hand(seat, material, lower) - made.in_hand(seat, material, lower) for lower in range(1, good))
    return more and fewer == 2 and goods(made, seat) == goods(g, seat) - 1


def launches(g, seat):
    """By choice, how many launches are won behind it in worlds that fit what the seat knows, with other luck than the
    steward had."""
    steward: Any = steward_of("vasa_voyage")
    choices = list(g.legal(seat))
    worlds = [g.redeal(seat, 7000 + n) for n in range(WORLDS // 3)]
    return {choice: sum(steward.wins(world, seat, choice) for world in worlds) / len(worlds) for choice in choices}


def wins_most(g, seat, action):
    shares = launches(g, seat)
    return shares[action] >= max(shares.values()) - DOUBT


VASA_VOYAGE = {
    "hint-vasa_voyage-procure": procures,
    "hint-vasa_voyage-craft": crafts,
    "hint-vasa_voyage-court": serves_alone,
    "hint-vasa_voyage-exchange": raises,
    "hint-vasa_voyage-place-high": lambda g, seat, action: max(g.legal(seat)) == action and wins_most(g, seat, action),
    "hint-vasa_voyage-place-low": lambda g, seat, action: max(g.legal(seat)) > action and wins_most(g, seat, action),
    "hint-vasa_voyage-launch": lambda g, seat, action: wins_most(g, seat, action),
    "hint-vasa_voyage-keep": lambda g, seat, action: wins_most(g, seat, action),
    "hint-vasa_voyage-even": lambda g, seat, action: (
        max(launches(g, seat).values()) - min(launches(g, seat).values()) < DOUBT
    ),
    "hint-vasa_voyage-look": lambda g, seat, action: is_unknown(
        g, seat, lambda world: world.on_ship(vv.INSPECT.first(action), vv.INSPECT.second(action))
    ),
}


# Shipwrights


def asked_by_ships(g, seat, table, size, index):
    ships = [g.workshop[seat * sw.WORKSHOPS + place] for place in range(sw.WORKSHOPS)]
    return sum(table[ship * size + index] for ship in ships if ship != sw.NONE)


def craftsman_is_missing(g, seat, craftsman):
    asked = asked_by_ships(g, seat, g.data.ship_craftsmen, sw.CRAFTSMEN, craftsman)
    return asked > g.row[seat * sw.CRAFTSMEN + craftsman]


def good_is_missing(g, seat, action):
    family = next(family for family in (sw.BUY, sw.BUY_WITH_CART, sw.TAKE) if family.has(action))
    good = family.arg(action)
    return asked_by_ships(g, seat, g.data.ship_goods, sw.GOODS, good) > g.mill[seat * sw.GOODS + good]


def joins_the_fleet(g, seat, action):
    """With the craftsmen that are asked for on the way the ship is launched, and its points count, if it has any."""
    family = sw.FINISH if sw.FINISH.has(action) else sw.FINISH_WITH_TOOL
    points = g.data.ship_vp[g.workshop[seat * sw.WORKSHOPS + family.arg(action) % sw.WORKSHOPS]]
    made = after(g, seat, action)
    while made.ships[seat] == g.ships[seat] and made.next_actor() == seat:
        made.apply(seat, made.legal(seat)[0])
    return made.ships[seat] == g.ships[seat] + 1 and ship_points(made, seat) == ship_points(g, seat) + points


def sets_back(g, seat, action):
    """Somebody else has less of something than before: Gold, Goods, Craftsmen, Ships in Workshops, a Tool."""
    made = after(g, seat, action)

    def has(state, other):
        of = [(state.gold, 1), (state.mill, sw.GOODS), (state.row, sw.CRAFTSMEN)]
        counted = [sum(table[other * size : (other + 1) * size]) for table, size in of]
        slips = state.workshop[other * sw.WORKSHOPS : (other + 1) * sw.WORKSHOPS]
        return [*counted, sum(slip != sw.NONE for slip in slips), int(state.tool[other] != sw.NONE)]

    others = [other for other in range(g.players) if other != seat]
    return any(now < before for other in others for now, before in zip(has(made, other), has(g, other), strict=True))


SHIPWRIGHTS = {
    "hint-shipwrights-send": sets_back,
    "hint-shipwrights-keep-wanted": lambda g, seat, action: craftsman_is_missing(
        g, seat, sw.KEEP.arg(action) - sw.FIRST_CRAFTSMAN
    ),
    "hint-shipwrights-hire": lambda g, seat, action: craftsman_is_missing(g, seat, sw.HIRE.arg(action)),
    "hint-shipwrights-goods": good_is_missing,
    "hint-shipwrights-begin": lambda g, seat, action: (
        sw.NONE in g.workshop[seat * sw.WORKSHOPS : (seat + 1) * sw.WORKSHOPS]
    ),
    "hint-shipwrights-finish": joins_the_fleet,
    "hint-shipwrights-build": lambda g, seat, action: score(after(g, seat, action), seat) > score(g, seat),
    "hint-shipwrights-enough": lambda g, seat, action: g.workers[seat] > 0,
}


# The card game


def endings(g, seat, action):
    """How often a choice wins in endings that fit what the seat has seen, with other luck than the steward had."""
    steward = steward_of("vasa_cards")
    return sum(steward.prospect(g.redeal(seat, 7000 + n), seat, action) for n in range(WORLDS)) / WORLDS


def wins_most_endings(g, seat, action):
    shares = {choice: endings(g, seat, choice) for choice in g.legal(seat)}
    return shares[action] >= max(shares.values()) - DOUBT


VASA_CARDS = {
    "hint-vasa_cards-build": wins_most_endings,
    "hint-vasa_cards-fix-hand": wins_most_endings,
    "hint-vasa_cards-fix-piles": wins_most_endings,
    "hint-vasa_cards-leave": wins_most_endings,
    "hint-vasa_cards-look": lambda g, seat, action: is_unknown(g, seat, lambda w: w.pile[vc.INSPECT_PILE.arg(action)]),
    "hint-vasa_cards-look-hand": lambda g, seat, action: is_unknown(
        g, seat, lambda w: w.hand[vc.INSPECT_HAND.arg(action)]
    ),
}

CONDITIONS = {**SUECIA, **SVEA_RIKE, **VASA_VOYAGE, **SHIPWRIGHTS, **VASA_CARDS}
