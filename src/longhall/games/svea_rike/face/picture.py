"""The table as a picture in text, for a screen of eighty columns."""

from collections.abc import Mapping
from typing import Any

from longhall.kernel.telling import Say

SHADES = ["yellow", "red", "blue", "green", "magenta"]
SERIES_SHADES = {
    "palace": "yellow",
    "cultural": "magenta",
    "scientist": "cyan",
    "military": "red",
    "queen": "bright_magenta",
    "resource": "white",
}
WIDTH = 76
FIEF = 25  # columns for a fief
# Three side by side: the north, the middle and south, Finland, and what lies beyond the sea.
REGIONS = [
    ["trondelag", "jamtland", "lapponia"],
    ["norrbotten", "halsingland", "dalekarlia"],
    ["narke", "uppland", "sodermanland"],
    ["vastergotland", "smaland", "skane"],
    ["osterbotten", "abo", "tavastehus"],
    ["nyland", "savolaks", "karelia"],
    ["estonia", "livonia", "gotland"],
    ["pommern", "africa", "america"],
]


def draw(view: Mapping[str, Any], say: Say) -> str:
    lines = [head(view, say), ""]
    lines += players(view, say)
    lines += ["", *fiefs(view, say), "", *circles(view, say), "", *history(view, say)]
    if view["war"] is not None:
        lines += ["", *war(view, say)]
    lines += ["", *hand(view, say)]
    return "\n".join(lines)


def head(view: Mapping[str, Any], say: Say) -> str:
    sovereign = say(f"sovereign-{view['turn']}")
    royal = say(f"royal_text-{view['royal']['text']}")
    line = say(
        "picture-head",
        turn=view["turn"],
        turns=view["turns"],
        sovereign=sovereign,
        years=view["years"],
        era=say(f"era-{view['era']}"),
        royal=royal,
    )
    return f"[bold]{line}[/]" + (f" ({say('picture-again', reign=view['reign'])})" if view["reign"] > 1 else "")


def stands(view: Mapping[str, Any], say: Say) -> str:
    """Where in the game this is: the reign, and the war if there is one."""
    reign = say("stands-line", turn=view["turn"], turns=view["turns"], sovereign=say(f"sovereign-{view['turn']}"))
    return reign if view["war"] is None else f"{reign} · {war_with(view, say)}"


def war_with(view: Mapping[str, Any], say: Say) -> str:
    return say("picture-war_with", country=say("country-" + view["war"]["country"]))


def players(view: Mapping[str, Any], say: Say) -> list[str]:
    columns = ("gold", "crowns", "troops", "military", "merchants", "cards", "status")
    heads = [say("picture-" + column) for column in columns]
    name = WIDTH - sum(len(head) + 1 for head in heads)
    lines = [" " * name + "".join(f" {head}" for head in heads)]
    for player in view["players"]:
        mark = "►" if view["mover"] == player["seat"] else " "
        figures = [player[name] for name in ("gold", "crowns", "troops", "military", "merchants")]
        figures += [player["hand"]["count"], player["status"]]
        row = "".join(f"{figure:>{len(head) + 1}}" for figure, head in zip(figures, heads, strict=True))
        shade = SHADES[player["seat"]]
        lines.append(f"[bold {shade}]{mark}{family_name(player, say)[: name - 2]:<{name - 1}}[/]{row}")
        notes = notes_on(player, say)
        if notes:
            lines += wrapped(notes, "      ")
        cards = [history_name(card, say) for card in player["history"]]
        if cards:
            lines += wrapped(cards, "      ")
    return lines


def notes_on(player: dict[str, Any], say: Say) -> list[str]:
    """Debts, and cards that lie before a player."""
    notes = []
    debt = player["loan"]["due"] + player["loan"]["new"]
    if debt:
        notes.append(say("picture-debt", gold=debt))
    if player["supplied"]:
        notes.append(say("title-supply_train"))
    return notes + [say(f"title-{title}") for title in (*player["battles"], *player["fought"])]


def family_name(player: dict[str, Any], say: Say) -> str:
    """The family, and who leads it: `Sture, Player 1`."""
    return f"{say('family-' + player['family'])}, {say('seat-default', number=player['seat'] + 1)}"


def history_name(card: dict[str, Any], say: Say) -> str:
    name = say(f"history-{card['card']}")
    return f"[{SERIES_SHADES[card['series']]}]{name}[/]"


def plain(text: str) -> int:
    """Length without markup."""
    length, inside = 0, False
    for letter in text:
        if letter == "[":
            inside = True
        elif letter == "]":
            inside = False
        elif not inside:
            length += 1
    return length


def wrapped(words: list[str], head: str) -> list[str]:
    """Words in lines, behind a head; further lines stand under the first word."""
    indent = " " * plain(head)
    lines, line = [], head
    for i, word in enumerate(words):
        piece = word + (", " if i + 1 < len(words) else "")
        if plain(line) + plain(piece.rstrip()) > WIDTH and plain(line) > len(indent):
            lines.append(line.rstrip())
            line = indent
        line += piece
    return [*lines, line]


def fiefs(view: Mapping[str, Any], say: Say) -> list[str]:
    by_name = {fief["fief"]: fief for fief in view["fiefs"]}
    rows = ["".join(fief_cell(by_name[name], view, say) for name in row).rstrip() for row in REGIONS]
    return [*rows, f"[dim]{say('picture-legend')}[/]"]


def fief_cell(fief: dict[str, Any], view: Mapping[str, Any], say: Say) -> str:
    """The name in the owner's colour with the first letter of the family; crowns, troops, and the price in the pool."""
    name = say(f"fief-{fief['fief']}")[:13]
    if fief["owner"] is not None:
        shade = f"bold {SHADES[fief['owner']]}"
        name += f" {letter(view, fief['owner'], say)}"
    else:
        shade = {
            "pool": "white",
            "enemy": "bright_black italic",
            "lost": "bright_black strike",
            "aside": "bright_black",
        }[fief["lies"]]
    signs = figures_of(fief)
    return f"[{shade}]{name}[/] {signs}" + " " * max(1, FIEF - len(name) - 1 - len(signs))


def letter(view: Mapping[str, Any], seat: int, say: Say) -> str:
    return say(f"family-{view['players'][seat]['family']}")[0]


def figures_of(fief: dict[str, Any]) -> str:
    signs: str = "♛" * fief["crowns"] + "⚔" * fief["troops"]
    if fief["lies"] == "pool":
        signs += f" {fief['price']}"
    elif fief["lies"] == "enemy":
        signs += " ⚑"
    return signs + (" ✗" if fief["famine"] else "")


def circles(view: Mapping[str, Any], say: Say) -> list[str]:
    lines = []
    for country in view["countries"]:
        merchants = "".join(
            f"[bold {SHADES[seat]}]{letter(view, seat, say) * number}[/]"
            for seat, number in enumerate(country["merchants"])
            if number
        )
        free = "○" * (country["limit"] - sum(country["merchants"]))
        notes = []
        if country["low_demand"]:
            notes.append(say("title-low_demand"))
        if country["at_war"]:
            notes.append(say("picture-war"))
        lines.append(f"{say('country-' + country['country']):<12}{merchants}{free}  {', '.join(notes)}".rstrip())
    return lines


def history(view: Mapping[str, Any], say: Say) -> list[str]:
    cells = []
    for place in view["row"]:
        if place["card"] is None:
            cells.append("—")
        else:
            cells.append(f"{history_name(place, say)} {place['cost']}")
    piles = say(
        "picture-piles",
        history=view["pile"]["count"] + len(view["pile"]["under"]),
        events=view["events"]["count"],
        royal=view["royal"]["pile"],
    )
    top = view["events"]["discard"][-1:]
    discard = say("picture-discard", title=say(f"title-{top[0]}")) if top else ""
    return [*wrapped(cells, f"{say('picture-row')}: "), piles, *([discard] if discard else [])]


def war(view: Mapping[str, Any], say: Say) -> list[str]:
    waged = view["war"]
    army = " ".join(f"▐{card['troops']}▌" for card in waged["army"]) or "—"
    lines = [f"[bold red]{war_with(view, say)}[/]  {army}"]
    for side in waged["committed"]:
        fief = say(f"fief-{side['fief']}")
        stands = "▲" if side["up"] else "▽" if side["fallen"] else "△"
        lines.append(
            f"  {stands} [{SHADES[side['seat']]}]{fief}[/] {side['value']}" + (" ××" if side["tactician"] else "")
        )
    return lines


def hand(view: Mapping[str, Any], say: Say) -> list[str]:
    """The own hand; at the end all hands lie open, each with its family."""
    lines = []
    for player in view["players"]:
        if player["hand"]["cards"] is not None:
            titles = [say(f"title-{title}") for title in player["hand"]["cards"]] or ["—"]
            whose = f" ({say('family-' + player['family'])})" if view["over"] else ""
            lines += wrapped(titles, f"{say('picture-hand')}{whose}: ")
    return lines
