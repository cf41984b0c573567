"""What must be so in a position for a hint's reason to be true there, said apart from the stewards that give it.

Sentences that only weigh ("looks best") claim nothing that could be checked, and are listed as opinions.
"""

from longhall.bots.players import steward_of
from longhall.games.shipwrights import terms as sw
from longhall.games.suecia import terms as su
from longhall.games.suecia.chapters.scoring import fulfilled
from longhall.games.svea_rike import terms as sr
from longhall.games.vasa_cards import terms as vc
from longhall.games.vasa_voyage import terms as vv

OPINIONS = {
    "hint-plain", "hint-shipwrights-keep", "hint-shipwrights-call", "hint-shipwrights-send", "hint-shipwrights-discard",
    "hint-svea_rike-activity", "hint-svea_rike-play", "hint-svea_rike-keep", "hint-svea_rike-home",
    "hint-svea_rike-accept", "hint-vasa_voyage-keep", "hint-vasa_voyage-place-high", "hint-vasa_voyage-launch",
    "hint-vasa_voyage-leader", "hint-vasa_cards-colour", "hint-vasa_cards-captain", "hint-random",
}  # fmt: skip


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


SUECIA = {
    "hint-suecia-play": makes_a_pair,
    "hint-suecia-play-taller": lambda g, seat, action: sum(after(g, seat, action).pool) >= 2,
    "hint-suecia-play-new": lambda g, seat, action: sum(after(g, seat, action).pool) == 1,
    "hint-suecia-play-mission": fulfils_by_exchanges,
    "hint-suecia-exchange": fulfils_by_exchanges,
    "hint-suecia-place": finds_target,
    "hint-suecia-flip": finds_target,
    "hint-suecia-collect": finds_target,
    "hint-suecia-ship": finds_target,
    "hint-suecia-supply": finds_target,
    "hint-suecia-demand": finds_target,
    "hint-suecia-mission": lambda g, seat, action: g.data.mission_points > max(g.data.building_points),
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
    "hint-svea_rike-merchant": lambda g, seat, action: sr.PLACE_MERCHANT.has(action) or sr.MOVE_MERCHANT.has(action),
    "hint-svea_rike-wait": lambda g, seat, action: g.hand_size(seat) > 0,
    "hint-svea_rike-commit": lambda g, seat, action: sr.COMMIT.has(action),
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


VASA_VOYAGE = {
    "hint-vasa_voyage-procure": procures,
    "hint-vasa_voyage-craft": crafts,
    "hint-vasa_voyage-court": serves_alone,
    "hint-vasa_voyage-exchange": lambda g, seat, action: vv.EXCHANGE.has(action),
    "hint-vasa_voyage-place-low": lambda g, seat, action: max(g.legal(seat)) > action,
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


SHIPWRIGHTS = {
    "hint-shipwrights-keep-wanted": lambda g, seat, action: craftsman_is_missing(
        g, seat, sw.KEEP.arg(action) - sw.FIRST_CRAFTSMAN
    ),
    "hint-shipwrights-hire": lambda g, seat, action: craftsman_is_missing(g, seat, sw.HIRE.arg(action)),
    "hint-shipwrights-goods": good_is_missing,
    "hint-shipwrights-begin": lambda g, seat, action: (
        sw.NONE in g.workshop[seat * sw.WORKSHOPS : (seat + 1) * sw.WORKSHOPS]
    ),
    "hint-shipwrights-finish": lambda g, seat, action: any(
        family.has(action) for family in (sw.FINISH, sw.FINISH_WITH_TOOL, sw.BUILD)
    ),
    "hint-shipwrights-enough": lambda g, seat, action: g.workers[seat] > 0,
}


# The card game

WORLDS = 1500
DOUBT = 0.06  # of a share that is estimated by so many worlds, and again by fewer when the hint was made


def endings(g, seat, action):
    """How often a choice wins in endings that fit what the seat has seen, with other luck than the steward had."""
    steward = steward_of("vasa_cards")
    return sum(steward.prospect(g.redeal(seat, 7000 + n), seat, action) for n in range(WORLDS)) / WORLDS


def wins_most_endings(g, seat, action):
    shares = {choice: endings(g, seat, choice) for choice in g.legal(seat)}
    return shares[action] >= max(shares.values()) - DOUBT


def is_unknown(g, seat, look):
    return len({look(g.redeal(seat, seed)) for seed in range(40)}) > 1


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
