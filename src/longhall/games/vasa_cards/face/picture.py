"""The table as a picture in text."""

from collections.abc import Mapping
from typing import Any

from longhall.kernel.telling import Say

SHADES = {"green": "green", "red": "red", "black": "bright_black", "white": "white"}


def draw(view: Mapping[str, Any], say: Say) -> str:
    """Four piles with a card of each colour, and the hands beside them."""
    head = "          " + "".join(f"{say('pile-short', pile=n):^9}" for n in range(1, 5)) + say("hand-head")
    lines = [stands(view, say), "", head]
    for row in view["colours"]:
        shade = SHADES[row["colour"]]
        cells = "".join(f"[{shade}]{pile_cell(pile):^9}[/]" for pile in row["piles"])
        name = f"{say('colour-' + row['colour']):<9}"
        captain = "★" if row["colour"] == view["captain"] else " "
        lines.append(f"[bold {shade}]{captain}{name}[/]{cells}{hand_cell(row['hand'])}")
    if view["totals"] is not None:
        lines.append(f"{say('total'):<10}" + "".join(f"{total:^9}" for total in view["totals"]))
    return "\n".join(lines)


def stands(view: Mapping[str, Any], say: Say) -> str:
    """Where in the game this is."""
    return say("round-line", round=view["round"]) if view["round"] else say("before-line")


def pile_cell(pile: dict[str, Any]) -> str:
    """`▐2▌` known, `▐13?▌` one of these, `▐?▌` anything, `·` none.  VC-44"""
    if not pile["there"]:
        return "·"
    if pile["value"] is not None:
        return f"▐{pile['value']}▌"
    if pile["possible"] is not None and len(pile["possible"]) < 4:
        return "▐" + "".join(map(str, pile["possible"])) + "?▌"
    return "▐?▌"


def hand_cell(hand: dict[str, Any]) -> str:
    """The cards of a hand; of another's those that are known, and a question mark for each of the rest.  VC-44"""
    known = hand["cards"] or hand["known"] or []
    return " ".join([f"▐{value}▌" for value in known] + ["▐?▌"] * (hand["count"] - len(known)))
