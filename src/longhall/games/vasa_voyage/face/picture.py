"""The table as a picture in text."""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.kernel.telling import Say

SHADES = {"wood": "yellow", "cloth": "white", "iron": "bright_black", "sculpture": "magenta"}
STATUS_SHADES = {"built": "green", "mandatory": "bold red", "eligible": "cyan", "locked": "red", "waiting": "dim"}
WIDTH = 74
NAME = 14


def draw(view: Mapping[str, Any], say: Say) -> str:
    """The round, the roles, the supply, and a line for every player with her ship and her hand."""
    lines = [head(view, say), "", *roles(view, say), "", *supply(view, say), "", *seats(view, say)]
    if view["talks"] and (view["talks"]["offers"] or view["talks"]["counters"]):
        lines += ["", *talks(view, say)]
    if view["answer"]:
        lines += ["", *answer(view, say)]
    if view["ending"]:
        lines += ["", ending(view, say)]
    return "\n".join(lines)


def player(seat: str, say: Say) -> str:
    return say("seat-default", number=int(seat[1:]))


def head(view: Mapping[str, Any], say: Say) -> str:
    text = say("round-line", round=view["round"], limit=view["max_rounds"], needed=view["needed"])
    return f"[bold]{text}[/] · {say('phase-' + view['step'])}"


def stands(view: Mapping[str, Any], say: Say) -> str:
    """Where in the game this is."""
    return say("stands-line", round=view["round"], phase=say("phase-" + view["step"]))


def roles(view: Mapping[str, Any], say: Say) -> list[str]:
    """The role cards, those taken with the number of the player who has them."""
    lines = [say("roles-head")]
    width = WIDTH
    for role in view["roles"]:
        name = say("role-" + role["role"])
        taken = f" ({role['taken_by'][1:]})" if role["taken_by"] is not None else ""
        if width + len(name + taken) + 3 > WIDTH:
            lines.append("  ")
            width = 2
        lines[-1] += f"[dim]{name}{taken}[/] · " if taken else f"[bold]{name}[/] · "
        width += len(name + taken) + 3
    return [line.removesuffix(" · ") for line in lines]


def supply(view: Mapping[str, Any], say: Say) -> list[str]:
    lines = [f"{say('supply-head'):<{NAME}}" + "".join(f"{value:^6}" for value in (1, 2, 3))]
    for row in view["supply"]:
        name = f"{say('material-' + row['material']):<{NAME}}"
        counts = "".join(f"{good['count']:>3}/{good['copies']:<2}" for good in row["goods"])
        status = f"[{STATUS_SHADES[row['status']]}]{say('status-' + row['status'])}[/]"
        lines.append(f"[{SHADES[row['material']]}]{name}[/]{counts}  {status}")
    return lines


def seats(view: Mapping[str, Any], say: Say) -> list[str]:
    """For every player and material the square of the ship, then the goods in hand."""
    columns = [say("material-" + row["material"]) for row in view["supply"]]
    rows = [
        [square_cell(square) + " " + hand_cell(seat["hand"], square) for square in seat["ship"]["squares"]]
        for seat in view["seats"]
    ]
    widths = [2 + max(11, *map(len, column)) for column in zip(columns, *rows, strict=True)]
    names = "".join(f"{name:<{width}}" for name, width in zip(columns, widths, strict=True))
    lines = [f"{say('ships-head'):<{NAME}}{names}{say('goods-head')}"]
    for seat, row in zip(view["seats"], rows, strict=True):
        mark = "★" if seat["leader"] else " "
        name = f"{mark}{player(seat['seat'], say)[: NAME - 2]:<{NAME - 1}}"
        if seat["seat"] == view["you"]:
            name = f"[bold]{name}[/]"
        cells = "".join(
            f"[{SHADES[square['material']]}]{cell:<{width}}[/]"
            for square, cell, width in zip(seat["ship"]["squares"], row, widths, strict=True)
        )
        lines.append(f"{name}{cells}{seat['hand']['count']:>3}")
    return lines


def square_cell(square: dict[str, Any]) -> str:
    """`▐2▌` known, `▐13?▌` one of these, `▐?▌` anything, `·` empty.  VV-81"""
    if not square["occupied"]:
        return "·"
    if square["value"] is not None:
        return f"▐{square['value']}▌"
    return "▐" + "".join(map(str, square["possible"] or ())) + "?▌"


def hand_cell(hand: dict[str, Any], square: dict[str, Any]) -> str:
    """The values in hand: `1123`; of another's those that are known, then question marks.  VV-81"""
    material = square["material"]
    values = values_of(hand["goods"] or hand["known"] or (), material)
    if hand["owned"] is None:
        return values
    in_hand = len(values_of(hand["owned"], material)) - int(square["occupied"])
    return values + "?" * (in_hand - len(values))


def values_of(goods: Sequence[dict[str, Any]], material: str) -> str:
    return "".join(str(good["value"]) * good["count"] for good in goods if good["material"] == material)


def goods_cell(goods: list[dict[str, Any]], say: Say) -> str:
    """`wood 1 1 2 · cloth 3`"""
    by_material: dict[str, list[str]] = {}
    for good in goods:
        by_material.setdefault(good["material"], []).extend([str(good["value"])] * good["count"])
    return " · ".join(
        f"[{SHADES[material]}]{say('material-' + material)} {' '.join(values)}[/]"
        for material, values in by_material.items()
    )


def talks(view: Mapping[str, Any], say: Say) -> list[str]:
    lines = []
    for part in ("offers", "counters"):
        for trade in view["talks"][part]:
            lines.append(
                say(
                    "offer-line" if part == "offers" else "counter-line",
                    proposer=player(trade["proposer"], say),
                    partner=player(trade["partner"], say),
                    give=goods_cell(trade["give"], say),
                    want=goods_cell(trade["want"], say),
                )
            )
    return lines


def answer(view: Mapping[str, Any], say: Say) -> list[str]:
    draft = view["answer"]["draft"]
    if draft is None:
        return [say("answer-line", count=len(view["answer"]["choices"]))]
    return [
        say(
            "draft-line",
            partner=player(draft["partner"], say),
            give=goods_cell(draft["give"], say) or "–",
            want=goods_cell(draft["want"], say) or "–",
        )
    ]


def ending(view: Mapping[str, Any], say: Say) -> str:
    totals = ", ".join(
        f"{say('material-' + material)} {total}{'' if total >= view['needed'] else ' ✗'}"
        for material, total in view["ending"]["totals"].items()
    )
    return f"{say('totals-head')}: {totals}"
