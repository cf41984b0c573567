"""How to play Vasa Regalis: The Maiden Voyage, in six thoughts.

1. Goods of value 3 decide: in your hand if the ship sails, on the parts that fail if it does not. So make 3s. A craft
   is worth taking when you hold pairs for it, a procurer when its material makes pairs for you.
2. Procuring serves the table as well, all but your right neighbour. An Admiral or King serves you alone.
3. Before you place a good, imagine the launch: the others place any of what they hold. Does the part work without your
   3? Then keep it for the end. Will a part fail? Then your 3 should lie there.
4. Build a material when your 3 of it is worth more today than the pairs the others would still make of it.
5. If no part works, nobody wins, and that is as bad as losing. Do not build what nobody can make work, unless another
   part does.
6. Trade only for what brings you a higher good. When in doubt, do not.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.bots.steward import Steward, better_of_two, taken
from longhall.games.vasa_voyage.chapters.building import Place
from longhall.games.vasa_voyage.chapters.scoring import verdict
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    ACCEPT,
    ACCEPT_COUNTER,
    ADMIRAL,
    CLOTH,
    COUNTER,
    CRAFTSMAN,
    DECLINE,
    DONE,
    EXCHANGE,
    INSPECT,
    IRON,
    KINDS,
    MATERIALS,
    NAME_LEADER,
    NO_OFFER,
    NO_ORDER,
    OFFER_TO,
    ORDER,
    PLACE,
    REPLACE,
    SCULPTURE,
    TAKE_ROLE,
    VALUES,
    WOOD,
)
from longhall.kernel.chance import advance, below, seeded
from longhall.kernel.state import State

# What a good is worth, by its value: three ones make a 3, and the step to a 2 is half the way.
HELD: Final = [0.0, 0.12, 0.35, 1.0]
# What speaks for placing a good, by its value: most launches fail in some part, and then ships are compared.
PLACED: Final = [0.0, 0.0, 0.4, 1.0]
LAUNCHES: Final[i64] = 300  # imagined before it is said what wins most of them
ABOUT: Final[float] = 0.03  # a difference in the share of launches that is left to chance
LOOKS: Final[i64] = 30  # worlds in which a good is looked at before it counts as known


@final
class VasaVoyageSteward(Steward):
    def worlds(self) -> int:
        return 60

    def ahead(self) -> float:
        return 30.0

    def patience(self) -> int:
        """A role shows what it was good for when the others have taken theirs and something has been built."""
        return 12

    def horizon(self) -> int:
        return 60

    def value(self, g: State, seat: i64) -> float:
        """Only a win counts: where nobody wins, all have lost."""
        if g.waiting is not None:
            return self.worth(g, seat)
        assert isinstance(g, Voyage)
        return 1.0 if verdict(g).winner == seat else 0.0

    # Rules of thumb

    def weigh(self, g: State, seat: i64, action: i64) -> float:
        assert isinstance(g, Voyage)
        if TAKE_ROLE.has(action):
            return self.role(g, seat, TAKE_ROLE.arg(action))
        if EXCHANGE.has(action):
            return 2.0 if EXCHANGE.second(action) == 1 else 1.2
        if OFFER_TO.has(action) or COUNTER.has(action) or ACCEPT.has(action) or ACCEPT_COUNTER.has(action):
            return -2.0
        if PLACE.has(action):
            return PLACED[PLACE.arg(action) + 1]
        if ORDER.has(action) or REPLACE.has(action):
            return -0.2
        return 0.0

    def role(self, g: Voyage, seat: i64, role: i64) -> float:
        if role < MATERIALS:
            return 0.3 * self.procured(g, seat, role)
        if role >= ADMIRAL:
            return 0.4
        if role == CRAFTSMAN:
            return self.crafted(g, seat, WOOD, SCULPTURE)
        return self.crafted(g, seat, CLOTH, IRON)

    def procured(self, g: Voyage, seat: i64, material: i64) -> float:
        """Two ones for me, as far as there are any; more, if I hold something to pair them with."""
        count = float(min(g.in_supply(material, 1), 2))
        if g.in_hand(seat, material, 1) + g.in_hand(seat, material, 2) > 0:
            count += 0.5
        return count

    def crafted(self, g: Voyage, seat: i64, one: i64, other: i64) -> float:
        """The two best exchanges that I could make."""
        return min(self.pairs(g, seat, one) + self.pairs(g, seat, other), 2.6)

    def pairs(self, g: Voyage, seat: i64, material: i64) -> float:
        ones = g.in_hand(seat, material, 1)
        twos = g.in_hand(seat, material, 2)
        if ones > 0 and twos > 0 and g.in_supply(material, 3) > 0:
            return 1.6 if ones < 3 else 2.4
        if ones > 1 and g.in_supply(material, 2) > 0:
            return 0.8 if ones < 3 else 1.8
        return 0.0

    def hunch(self, g: State, seat: i64, options: i64, random: i64) -> i64:
        return better_of_two(self, g, seat, options, random)

    # The imagined launch

    def worth(self, g: State, seat: i64) -> float:
        """Early on what one holds, compared with the others; towards the end, who wins in an imagined launch."""
        assert isinstance(g, Voyage)
        built: float = 0.0
        for material in range(MATERIALS):
            if g.is_built(material):
                built += 0.25
        near = 0.3 + 0.7 * built
        return near * launched(g, seat) + (1.0 - near) * holdings_share(g, seat)

    def reason(self, g: State, seat: i64, action: i64) -> str:
        assert isinstance(g, Voyage)
        if NAME_LEADER.has(action):
            return "hint-vasa_voyage-leader"
        if TAKE_ROLE.has(action):
            return self.reason_of_role(g, seat, TAKE_ROLE.arg(action))
        if EXCHANGE.has(action):
            return "hint-vasa_voyage-exchange"
        if INSPECT.has(action):
            return reason_of_look(g, seat, INSPECT.first(action), INSPECT.second(action))
        return self.reason_by_launches(g, seat, action)

    def reason_of_role(self, g: Voyage, seat: i64, role: i64) -> str:
        """What a role brings is only praised as far as the supply and the hand allow it."""
        if role < MATERIALS:
            return "hint-vasa_voyage-procure" if g.in_supply(role, 1) > 0 else "hint-plain"
        if role >= ADMIRAL:
            for material in range(MATERIALS):
                if g.in_supply(material, 1) > 0:
                    return "hint-vasa_voyage-court"
            return "hint-plain"
        one, other = (WOOD, SCULPTURE) if role == CRAFTSMAN else (CLOTH, IRON)
        return "hint-vasa_voyage-craft" if self.crafted(g, seat, one, other) > 0.0 else "hint-plain"

    def reason_by_launches(self, g: Voyage, seat: i64, action: i64) -> str:
        """Of every open choice, how many imagined launches are won by it: the choice may have been made for its weight,
        or for what it brings before the launch."""
        menu = taken(g, g.list_options(seat))
        won = vec[float]([0.0] * len(menu))
        random = seeded(action)
        for _ in range(LAUNCHES):
            random = advance(random)
            world = g.redeal(seat, random)
            for i in range(len(menu)):
                won[i] += self.wins(world, seat, menu[i]) / float(LAUNCHES)
        most: float = 0.0
        least: float = 1.0
        own: float = 0.0
        for i in range(len(menu)):
            most = max(most, won[i])
            least = min(least, won[i])
            if menu[i] == action:
                own = won[i]
        if own < most - ABOUT:
            return "hint-plain"
        if DONE.has(action) or NO_OFFER.has(action) or NO_ORDER.has(action) or DECLINE.has(action):
            return "hint-vasa_voyage-keep"
        if most - least < ABOUT:
            return "hint-vasa_voyage-even"
        return reason_of_good(g, seat, PLACE.arg(action) + 1) if PLACE.has(action) else "hint-vasa_voyage-launch"

    def wins(self, world: State, seat: i64, action: i64) -> float:
        """Whether the seat wins in a launch imagined behind this choice."""
        after = self.played_on(world, seat, action)
        assert isinstance(after, Voyage)
        return self.value(after, seat) if after.waiting is None else launched(after, seat)


def reason_of_good(g: Voyage, seat: i64, value: i64) -> str:
    """A good is kept back only by who has a better one of the material that is built."""
    decision = g.waiting
    assert isinstance(decision, Place)
    for better in range(value + 1, VALUES + 1):
        if g.in_hand(seat, decision.material, better) > 0:
            return "hint-vasa_voyage-place-low"
    return "hint-vasa_voyage-place-high"


def reason_of_look(g: Voyage, seat: i64, target: i64, material: i64) -> str:
    """A look is only praised where there is something to learn: the good is not the same in all possible worlds."""
    random = seeded(target)
    for _ in range(LOOKS):
        random = advance(random)
        world = g.redeal(seat, random)
        assert isinstance(world, Voyage)
        if world.on_ship(target, material) != g.on_ship(target, material):
            return "hint-vasa_voyage-look"
    return "hint-plain"


def holdings_share(g: Voyage, seat: i64) -> float:
    """What the seat holds, squared and compared with all: one 3 more than the others is worth much."""
    total: float = 0.0
    own: float = 0.0
    for other in range(g.players):
        held: float = 0.5
        for kind in range(KINDS):
            held += HELD[kind % VALUES + 1] * float(g.hand[other * KINDS + kind])
        for material in range(MATERIALS):
            held += 0.8 * HELD[g.on_ship(other, material)]
        total += held * held
        if other == seat:
            own = held * held
    return own / total


def launched(g: Voyage, seat: i64) -> float:
    """Whether the seat wins if what is not built yet were built now, everybody placing the higher of any two goods."""
    hand = g.hand
    ship = g.ship
    g.hand = hand[:]
    g.ship = ship[:]
    random = g.random
    for material in range(MATERIALS):
        if ship[material] == 0:
            for other in range(g.players):
                random = advance(random)
                value = any_value(g, other, material, random)
                random = advance(random)
                value = max(value, any_value(g, other, material, random))
                if value > 0:
                    g.lay(other, material, value)
    winner = verdict(g).winner
    g.hand = hand
    g.ship = ship
    return 1.0 if winner == seat else 0.0


def any_value(g: Voyage, seat: i64, material: i64, random: i64) -> i64:
    """One of the values that a hand holds of a material, by lot; 0 if there is none."""
    held: i64 = 0
    for value in range(1, VALUES + 1):
        if g.in_hand(seat, material, value) > 0:
            held += 1
    if held == 0:
        return 0
    left = below(random, held)
    for value in range(1, VALUES + 1):
        if g.in_hand(seat, material, value) > 0:
            if left == 0:
                return value
            left -= 1
    return 0


def steward() -> Steward:
    return VasaVoyageSteward()
