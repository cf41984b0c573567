"""What many games among bots tell, as a picture: every figure a point with its interval, variants side by side."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from longhall.bots.measures import holdings_of
from longhall.kernel.actions import SEATS

MOST = 24  # things of a sort: those whose share lies farthest from the fair one

Row = dict[str, Any]


def draw(reports: Sequence[dict[str, Any]], file: Path) -> None:
    """Write an HTML, SVG or PNG file, by its ending."""
    import altair

    panels = [
        panel("Seats: share of the wins, 1 = fair", seats_of(reports), fair=True),
        panel("Length", lengths_of(reports)),
        panel("Choices by decision", branching_of(reports)),
    ]
    for holding in holdings_of(reports[0]["game"]):
        panels.append(
            panel(f"{holding.title.capitalize()}: share of the wins, 1 = fair", things_of(reports, holding.name), True)
        )
    shown = [found for found in panels if found is not None]
    chart = altair.vconcat(*shown, title=f"{reports[0]['game']}, {reports[0]['players']} players")
    chart.save(str(file))


def panel(title: str, rows: list[Row], fair: bool = False) -> Any:
    """Points with intervals, a line for each name; None where there is nothing to show."""
    import altair

    if not rows:
        return None
    names = list(dict.fromkeys(row["name"] for row in rows))
    base = altair.Chart({"values": rows}).encode(
        y=altair.Y("name:N", title=None, sort=names),
        yOffset=altair.YOffset("variant:N"),
        color=altair.Color(
            "variant:N", title=None, legend=altair.Legend() if any(row["variant"] for row in rows) else None
        ),
    )
    layers = [
        base.mark_rule(strokeWidth=2).encode(x="low:Q", x2="high:Q"),
        base.mark_point(filled=True, size=50, opacity=1).encode(
            x=altair.X("value:Q", title=None, scale=altair.Scale(zero=False)),
            tooltip=["name:N", "variant:N", "value:Q", "low:Q", "high:Q"],
        ),
    ]
    if fair:
        rule = altair.Chart({"values": [{"fair": 1}]}).mark_rule(strokeDash=[4, 4], color="grey")
        layers.insert(0, rule.encode(x="fair:Q"))
    return altair.layer(*layers).properties(title=title, width=460)


def row_of(name: str, report: dict[str, Any], figure: dict[str, Any]) -> list[Row]:
    if figure["value"] is None:
        return []
    low, high = figure["interval"]
    return [{"name": name, "variant": report["variant"], "value": figure["value"], "low": low, "high": high}]


def seats_of(reports: Sequence[dict[str, Any]]) -> list[Row]:
    return [
        row for report in reports for n, seat in enumerate(report["seats"]) for row in row_of(SEATS[n], report, seat)
    ]


def lengths_of(reports: Sequence[dict[str, Any]]) -> list[Row]:
    names = {"choices": "choices in a game", "lead_changes": "changes of the lead"}
    return [row for report in reports for key, name in names.items() for row in row_of(name, report, report[key])]


def branching_of(reports: Sequence[dict[str, Any]]) -> list[Row]:
    return [
        row
        for report in reports
        for name, its in report["branching"].items()
        for row in row_of(name, report, its["choices"])
    ]


def things_of(reports: Sequence[dict[str, Any]], sort: str) -> list[Row]:
    """Those of the first report that lie farthest from the fair share, the best on top."""
    first = reports[0]["things"].get(sort, {})
    extreme = sorted(first, key=lambda thing: -abs(first[thing]["value"] - 1))[:MOST]
    names = [thing for thing in first if thing in extreme]
    return [
        row
        for name in names
        for report in reports
        if name in report["things"].get(sort, {})
        for row in row_of(name, report, report["things"][sort][name])
    ]
