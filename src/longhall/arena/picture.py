"""The standings as a picture: the share won in units of the fair share, with its interval."""

from collections.abc import Sequence
from pathlib import Path

from longhall.arena.figures import Standing


def draw(standings: Sequence[Standing], file: Path) -> None:
    """Write an SVG or PNG file, by its ending."""
    import altair

    rows = [
        {
            "pairing": f"{line.hero} among {line.field}",
            "players": line.players,
            "fair": line.fair,
            "low": line.low * line.players,
            "high": line.high * line.players,
        }
        for line in standings
    ]
    base = altair.Chart({"values": rows}).encode(y=altair.Y("pairing:N", title=None, sort=None))
    points = base.mark_point(filled=True, size=80).encode(
        x=altair.X("fair:Q", title="share of the wins, 1 = fair share"),
        color=altair.Color("players:N", title="players"),
    )
    bars = base.mark_rule().encode(x="low:Q", x2="high:Q", color="players:N")
    line = altair.Chart({"values": [{"x": 1}]}).mark_rule(strokeDash=[4, 4]).encode(x="x:Q")
    chart = (line + bars + points).properties(width=520, title=standings[0].game if standings else "")
    chart.save(str(file))
