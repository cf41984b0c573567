"""Set-up, the order of a round, and the taking of roles."""

from typing import Final

from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.admiral import begin_admiral
from longhall.games.vasa_voyage.chapters.building import Building
from longhall.games.vasa_voyage.chapters.crafts import begin_craft
from longhall.games.vasa_voyage.chapters.inventory import Inventory
from longhall.games.vasa_voyage.chapters.king import begin_king
from longhall.games.vasa_voyage.chapters.procurers import procure_in_turn
from longhall.games.vasa_voyage.chapters.scoring import Launch
from longhall.games.vasa_voyage.frames import VoyageDecision, VoyageStep
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    ADMIRAL,
    FIRST_LEADER,
    KING,
    MATERIALS,
    NAME_LEADER,
    ROLE_TAKEN,
    ROLES,
    ROUND_BEGUN,
    TAKE_ROLE,
)
from longhall.kernel.frames import NOBODY

FIRST: Final[i64] = 0  # the seat that names the leader


class SetUp(VoyageStep):
    """The first leader is drawn or named; rounds follow until the ship is launched.  VV-6"""

    def run(self, g: Voyage) -> None:
        if g.leader_named:
            g.become(NameLeader(FIRST))
        else:
            g.leader = g.pick(FIRST_LEADER, g.players)
        g.become(Round(1))
        g.become(Launch())


class NameLeader(VoyageDecision):
    """The player in the first seat names the first leader.  VV-6"""

    SPAN = [NAME_LEADER]

    def why_not(self, g: Voyage, action: i64) -> str:
        return "" if NAME_LEADER.arg(action) < g.players else "VV-1"

    def apply(self, g: Voyage, action: i64) -> None:
        g.leader = NAME_LEADER.arg(action)

    def fallback(self, g: Voyage) -> i64:
        return NAME_LEADER.of(self.seat)


class Round(VoyageStep):
    """Roles, Inventory with the advanced rule, Building with its Inspection.  VV-11, VV-12, VV-15, VV-65"""

    FIELDS = ("number",)

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def run(self, g: Voyage) -> None:
        if self.number > 1:
            self.pass_on(g)
        g.round = self.number
        g.emit(ROUND_BEGUN, self.number, g.leader)
        g.become(TakeRole(g.leader))
        if g.inventory:
            g.become(Inventory(1))
        g.become(Building())
        g.become(Round(self.number + 1))

    def pass_on(self, g: Voyage) -> None:
        """After a round the role cards come back and the leader card passes to the left.  VV-16"""
        taken_by = g.taken_by
        for role in range(ROLES):
            taken_by[role] = NOBODY
        g.leader = g.left_of(g.leader)


class TakeRole(VoyageDecision):
    """Each player must take one of the roles left; it is carried out before the next is taken.  VV-12, VV-13, VV-14"""

    SPAN = [TAKE_ROLE]

    def legal(self, g: Voyage) -> None:
        # By why_not, and with Select's menu by why_not as well, a random game takes a twentieth longer.
        taken_by = g.taken_by
        free: i64 = 0
        for role in range(ROLES):
            if taken_by[role] == NOBODY:
                free |= 1 << role
        g.offer_each(TAKE_ROLE.base, free)

    def why_not(self, g: Voyage, action: i64) -> str:
        return "" if g.taken_by[TAKE_ROLE.arg(action)] == NOBODY else "VV-13"

    def apply(self, g: Voyage, action: i64) -> None:
        role = TAKE_ROLE.arg(action)
        g.taken_by[role] = self.seat
        g.emit(ROLE_TAKEN, self.seat, role)
        carry_out(g, role, self.seat)
        seat = g.left_of(self.seat)
        if seat != g.leader:
            g.become(TakeRole(seat))

    def fallback(self, g: Voyage) -> i64:
        role: i64 = 0
        while g.taken_by[role] != NOBODY:
            role += 1
        return TAKE_ROLE.of(role)


def carry_out(g: Voyage, role: i64, seat: i64) -> None:
    """The role of the card that the seat has taken."""
    if role < MATERIALS:
        procure_in_turn(g, seat, role)
    elif role == ADMIRAL:
        begin_admiral(g, seat)
    elif role == KING:
        begin_king(g, seat)
    else:
        begin_craft(g, role, seat)
