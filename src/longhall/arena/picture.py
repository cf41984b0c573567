"""Standings as a picture: the share won in units of the fair share, with its interval."""

from collections.abc import Sequence
from pathlib import Path

from longhall.arena.figures import Standing


def draw(standings: Sequence[Standing], file: Path) -> None:
    """Write an SVG or PNG file, by its ending: a row for every pairing, a panel for every game."""
    import altair

    rows = [
        {
            "game": line.game,
            "pairing": f"{line.hero} among {line.field}, {line.players} players",
            "fair": line.fair,
            "low": line.fair_low,
            "high": line.fair_high,
        }
        for line in standings
    ]
    base = altair.Chart().encode(y=altair.Y("pairing:N", title=None, sort=None))
    scale = altair.Scale(domain=[0, max([2.0, *(line.fair_high for line in standings)])])
    points = base.mark_point(filled=True, size=70, opacity=1).encode(
        x=altair.X("fair:Q", title="share of the wins, 1 = fair share", scale=scale)
    )
    bars = base.mark_rule(strokeWidth=2).encode(x="low:Q", x2="high:Q")
    fair = base.mark_rule(strokeDash=[4, 4], color="grey").encode(x=altair.datum(1))
    layers = altair.layer(fair, bars, points, data={"values": rows}).properties(width=460)
    chart = layers.facet(row=altair.Row("game:N", title=None, sort=None)).resolve_scale(y="independent")
    file.parent.mkdir(parents=True, exist_ok=True)
    chart.save(str(file))
