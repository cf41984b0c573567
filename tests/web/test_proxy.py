"""While the client is being worked on, its pages come from Vite and everything else from the hall."""

import re
from pathlib import Path

from longhall.server.command import PORT

CONFIG = Path(__file__).parents[2] / "web" / "vite.config.ts"


def test_the_development_proxy_points_to_the_usual_port_of_the_hall() -> None:
    assert re.findall(r'target: "http://127\.0\.0\.1:(\d+)"', CONFIG.read_text("utf-8")) == [str(PORT)]
