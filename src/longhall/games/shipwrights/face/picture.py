"""The table as a picture in text."""

import re
from collections.abc import Mapping
from typing import Any

from longhall.kernel.telling import Say

SHADES = {"ship": "cyan", "craftsman": "red", "townsfolk": "white", "tool": "yellow", "building": "green"}
GOLD = "yellow"
MARKUP = re.compile(r"\[/?[a-z_ ]*\]")
WIDTH = 76  # columns for a picture on a screen of eighty


def draw(view: Mapping[str, Any], say: Say) -> str:
    """Pile and discards, then a board for every player, then what the seat itself holds, with what the cards say."""
    lines = [*head(view, say), ""]
    for board in view["boards"]:
        lines += [*board_lines(view, board, say), ""]
    lines += packet_lines(view, say)
    lines += hand_lines(view, say)
    return "\n".join(lines).rstrip()


def stands(view: Mapping[str, Any], say: Say) -> str:
    """Where in the game this is."""
    return say("picture-day", day=view["day"], phase=say("phase-" + view["phase"]))


def head(view: Mapping[str, Any], say: Say) -> list[str]:
    pile, discards, back = view["pile"], view["discards"], view["pile"]["back"]
    line = f"[bold]{stands(view, say)}[/]"
    line += f"   {say('picture-pile', count=pile['count'])}"
    line += f"   {say('picture-discards', count=discards['count'], down=discards['face_down'])}"
    if back is None:
        return [line]
    rates = say("picture-rates", oak=back["oak"], wool=back["wool"], iron=back["iron"], **view["purchase"])
    return [line, f"[{GOLD}]{rates}[/]"]


def name_of(view: Mapping[str, Any], card: str, say: Say) -> str:
    return f"[{SHADES[view['cards'][card]['group']]}]{say('card-' + card)}[/]"


def listed(view: Mapping[str, Any], stacks: list[dict[str, Any]], say: Say) -> str:
    words = []
    for stack in stacks:
        count = stack.get("count", 1)
        words.append(name_of(view, stack["card"], say) + (f" ×{count}" if count > 1 else ""))
    return ", ".join(words) or "–"


def board_lines(view: Mapping[str, Any], board: dict[str, Any], say: Say) -> list[str]:
    marks = "▶" if view["active"] == board["seat"] else " "
    marks += "★" if view["starter"] == board["seat"] else " "
    first = [
        f"[bold]{marks} {say('seat-default', number=board['seat'] + 1)}[/]",
        f"[{GOLD}]{say('picture-gold', count=board['gold'])}/{board['gold_max']}[/]",
        say("picture-workers", count=board["workers"], most=board["village"]),
        say("picture-mill", count=board["goods"], most=board["capacity"], **board["mill"]),
    ]
    workshops = [
        f"{workshop['workshop'].upper()} {name_of(view, workshop['card'], say) if workshop['card'] else '–'}"
        for workshop in board["workshops"]
    ]
    second = [
        f"{say('picture-workshops')}: {'  '.join(workshops)}",
        f"{say('picture-row')}: {listed(view, board['row'], say)}",
        f"{say('picture-tool')}: {tool_word(view, board['tool'], say)}",
    ]
    third = [
        f"{say('picture-fleet')}: {listed(view, board['fleet'], say)}",
        f"{say('picture-buildings')}: {listed(view, board['buildings'], say)}",
        say("picture-military", count=board["military"]),
        say("picture-points", count=board["points"]),
    ]
    for front in ("watchmen", "pioneers"):
        if board[front]["count"]:
            word = say("card-" + ("watchman" if front == "watchmen" else "pioneer"))
            third.append(f"[bold]{word} ×{board[front]['count']}[/]")
    if board["hand"]["cards"] is None:
        third.append(f"{say('picture-hand')}: {say('picture-cards', count=board['hand']['count'])}")
    lines = ["  ".join(first), *fitted(second), *fitted(third)]
    if view["scores"] is not None:
        lines.append("     [bold]" + say("picture-scores", **view["scores"][board["seat"]]) + "[/]")
    return lines


def fitted(parts: list[str]) -> list[str]:
    """Parts in lines that fit the screen, broken between parts; a part that is longer than a line breaks by itself."""
    lines: list[str] = []
    for part in parts:
        joined = f"{lines[-1]} │ {part}" if lines else ""
        if lines and len(MARKUP.sub("", joined)) <= WIDTH:
            lines[-1] = joined
        else:
            lines.append(f"     {part}")
    return lines


def tool_word(view: Mapping[str, Any], tool: dict[str, Any], say: Say) -> str:
    if tool["card"] is None:
        return "–"
    word = name_of(view, tool["card"], say)
    if tool["load"] is not None:
        word += (
            " (" + ", ".join(f"{count} {say('good-' + good)}" for good, count in tool["load"].items() if count) + ")"
        )
    return word


def packet_lines(view: Mapping[str, Any], say: Say) -> list[str]:
    if view["packet"]["cards"] is None:
        return []
    title = say("picture-packet", number=view["packet"]["number"])
    return [f"[bold]{title}[/]", *card_lines(view, view["packet"]["cards"], say), ""]


def hand_lines(view: Mapping[str, Any], say: Say) -> list[str]:
    lines: list[str] = []
    for board in view["boards"]:
        cards = board["hand"]["cards"]
        if cards:
            lines += [f"[bold]{say('picture-hand')}[/]", *card_lines(view, cards, say), ""]
    if view["leftovers"]["cards"]:
        lines.append(f"[dim]{say('picture-leftovers')}: {listed(view, view['leftovers']['cards'], say)}[/]")
    unbuilt = [
        {"card": workshop["card"]}
        for board in view["boards"]
        if board["hand"]["cards"] is not None
        for workshop in board["workshops"]
        if workshop["card"]
    ]
    if unbuilt:
        lines += [f"[bold]{say('picture-workshops')}[/]", *card_lines(view, unbuilt, say)]
    return lines


def card_lines(view: Mapping[str, Any], stacks: list[dict[str, Any]], say: Say) -> list[str]:
    """A card a line, what it says in plain letters behind its name."""
    lines = []
    for stack in stacks:
        card = stack["card"]
        info = view["cards"][card]
        count = stack.get("count", 1)
        if info["group"] == "ship":
            text = ship_words(info, say)
        else:
            text = say(f"card-{card}-text", **info["figures"])
        if info["group"] in ("craftsman", "tool", "building"):
            text = f"{say('price-' + info['group'], **info['figures'])} [dim]{text}[/]"
        lines.append(f"   {name_of(view, card, say)}{f' ×{count}' if count > 1 else ''}: {text}")
    return lines


def ship_words(info: dict[str, Any], say: Say) -> str:
    """Points, price, Craftsmen and icons of a Ship, without what is 0."""
    figures = info["figures"]
    price = [say(f"price-{name}", count=figures[name]) for name in ("gold", "workers") if figures[name]]
    price += [f"{figures[good]} {say('good-' + good)}" for good in ("oak", "wool", "iron") if figures[good]]
    icons = [
        say(f"icon-{name}", count=f"{figures[f'{name}_icons']:+}")
        for name in ("mill", "worker", "gold")
        if figures[f"{name}_icons"]
    ]
    parts = [
        say("picture-points", count=figures["points"]),
        *([say("picture-military", count=figures["military"])] if figures["military"] else []),
        ", ".join(price),
        ", ".join(say("card-" + craftsman) for craftsman in info["craftsmen"]),
        ", ".join(icons),
    ]
    return " │ ".join(part for part in parts if part)
