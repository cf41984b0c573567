"""Place: shops with new city tiles, and flipping a tile.  (§7.3)"""

from mypy_extensions import i64

from longhall.games.suecia.chapters.city import any_tile_left, empty_squares, lay_tile, tile_kind, tiles_left, turn_tile
from longhall.games.suecia.chapters.opened import ANY_KIND, Opened, Placement, complete, pay_for
from longhall.games.suecia.chapters.relocate import find_disc
from longhall.games.suecia.frames import SueciaDecision
from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import (
    ADVANCED,
    FLIP,
    ON_SQUARE,
    SHOP_BONUS,
    SHOP_BUILT,
    TAKE_TILE,
    TIERS,
    TILE_FLIPPED,
    TILE_TAKEN,
)
from longhall.kernel.actions import Family
from longhall.kernel.sets import has


def can_show(g: Suecia, tile: i64, tier: i64, kind: i64) -> bool:
    """Whether a bonus bound to a kind may use a tile: only one whose new face shows it.  SU-64"""
    return kind == ANY_KIND or g.data.tile_kind[tile * TIERS + tier] == kind


def can_build_shop(g: Suecia) -> bool:
    """A tile is left and a square is empty.  SU-25, SU-80"""
    return empty_squares(g) != 0 and any_tile_left(g)


class ChooseTile(Placement):
    """Any type with copies left. The price is one of the kind on the face that goes up.  SU-20, SU-25, SU-26

    An advanced action lays the advanced face at once and costs no basic resource.  SU-26
    """

    def targets(self) -> Family:
        return TAKE_TILE

    def price(self, g: Suecia, tile: i64) -> i64:
        return g.data.tile_kind[tile * TIERS + self.tier]

    def refuse(self, g: Suecia, action: i64) -> str:
        tile = TAKE_TILE.arg(action)
        if not tiles_left(g, tile):
            return "SU-80"
        if not can_show(g, tile, self.tier, self.kind):
            return "SU-64"
        if g.can_place(self.seat, self.price(g, tile)):
            return ""
        return "SU-26" if self.tier == ADVANCED else "SU-25"

    def choose(self, g: Suecia, action: i64) -> None:
        tile = TAKE_TILE.arg(action)
        g.emit(TILE_TAKEN, self.seat, tile, self.tier)
        pay_for(g, self.seat, self.price(g, tile))
        complete(g, self.seat, SHOP_BONUS, self.is_bonus())
        g.push(ChooseSquare(self.seat, tile, self.tier))
        find_disc(g, self.seat)


class ChooseSquare(SueciaDecision):
    """The tile goes on any empty square, with a disc on it. Shops cause no bonus when they are placed.  SU-25, SU-29"""

    FIELDS = ("seat", "tile", "tier")
    SPAN = [ON_SQUARE]

    def __init__(self, seat: i64, tile: i64, tier: i64) -> None:
        super().__init__(seat)
        self.tile: i64 = tile
        self.tier: i64 = tier

    def why_not(self, g: Suecia, action: i64) -> str:
        square = ON_SQUARE.arg(action)
        if has(empty_squares(g), square):
            return ""
        return "SU-25" if has(g.built, square) else "SU-100"

    def apply(self, g: Suecia, action: i64) -> None:
        square = ON_SQUARE.arg(action)
        g.discs[self.seat] -= 1
        lay_tile(g, self.seat, self.tile, self.tier, square)
        g.emit(SHOP_BUILT, self.seat, square, self.tile, tile_kind(g, square))


def flippable(g: Suecia, seat: i64) -> i64:
    """Own tiles with the basic face up. Tiles never turn back.  SU-27"""
    return g.shops[seat] & ~g.advanced


class FlipTile(Opened):
    """Turn an own tile to its advanced face for one of that kind. No disc is needed, no bonus follows.  SU-27, SU-29"""

    def targets(self) -> Family:
        return FLIP

    def price(self, g: Suecia, square: i64) -> i64:
        return g.data.tile_kind[g.tile[square] * TIERS + ADVANCED]

    def refuse(self, g: Suecia, action: i64) -> str:
        square = FLIP.arg(action)
        if has(flippable(g, self.seat), square) and g.can_place(self.seat, self.price(g, square)):
            return ""
        return "SU-27"

    def choose(self, g: Suecia, action: i64) -> None:
        square = FLIP.arg(action)
        kind = self.price(g, square)
        pay_for(g, self.seat, kind)
        complete(g, self.seat, SHOP_BONUS, False)
        turn_tile(g, square)
        g.emit(TILE_FLIPPED, self.seat, square, kind)
