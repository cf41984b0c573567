"""Makes the pictures of the hall and of every board in docs/pictures, from games that a browser plays.

The client must be built, and Chromium and Playwright be there. Each game is played on by chance from its own seed to a
point where there is something to see, uploaded as a record, and shown from the first seat.

python scripts/board_pictures.py [GAME ...]
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import longhall
from longhall.games.registry import NAMES

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
SIZES = {"laptop": {"width": 1200, "height": 750}, "phone": {"width": 390, "height": 844}}
PEOPLE = ["Anna", "Birger", "Cecilia", "Dag"]
# How far each game is played, as a share of its choices.
POINT = {"vasa_cards": 0.55, "vasa_voyage": 0.7, "suecia": 0.7, "shipwrights": 0.6, "svea_rike": 0.06}

SERVER = """
import sys
import uvicorn
from longhall.server.app import create_app
from longhall.server.command import listen
from longhall.server.settings import Limits, Rate, Settings

much = Rate(1e9, 1e9)
limits = Limits(much, much, much, much, much, much, much, much, much, open_sockets=10_000)
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
app = create_app(Settings(database="sqlite:///" + sys.argv[1], pace=0.0, workers=1, limits=limits))
uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listener])
"""


def played(game: str) -> tuple[dict[str, Any], int]:
    """A whole game by chance, and the number of the entry to show."""
    match = longhall.start(game, 4, seed=11, names=PEOPLE)
    rng = random.Random(7)
    asked: list[tuple[int, int]] = []  # when the first seat had to choose, and among how many
    while not match.over:
        seat = match.to_act[0]
        choices = match.choices(seat)
        if seat == 0:
            asked.append((len(match.entries), len(choices)))
        match.play(seat, rng.choice([choice.key for choice in choices]))
    first = int(len(asked) * POINT.get(game, 0.5))
    entry, _ = max(asked[first : first + 25], key=lambda moment: moment[1])
    return match.record, max(1, entry)


def take(page: Any, game: str, address: str, theme: str, size: str) -> None:
    page.goto(address)
    page.wait_for_selector(".frame svg [data-element]")
    page.wait_for_timeout(500)
    page.screenshot(path=str(PICTURES / f"{game}-{size}-{theme}.png"))


def main() -> None:
    games = sys.argv[1:] or NAMES
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "hall.sqlite3")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert server.stdout is not None
        hall = f"http://127.0.0.1:{server.stdout.readline().strip()}"
        browser: Any = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            page = browser.new_page(viewport=SIZES["laptop"], color_scheme="light", reduced_motion="reduce")
            page.goto(hall)
            page.wait_for_selector("[data-test^=play-]")
            page.wait_for_timeout(300)
            page.screenshot(path=str(PICTURES / "hall.png"), full_page=True)
            for game in games:
                record, entry = played(game)
                headers = {"Content-Type": "application/json", "X-Longhall": "1"}
                answer = page.request.post(f"{hall}/api/records", data=json.dumps(record), headers=headers)
                table = answer.json()["id"]
                for size, viewport in SIZES.items():
                    for theme in ("light", "dark"):
                        context = browser.new_context(
                            viewport=viewport, color_scheme=theme, reduced_motion="reduce", locale="en-GB"
                        )
                        take(context.new_page(), game, f"{hall}/replay/{table}?seat=0&entry={entry}", theme, size)
                        context.close()
        finally:
            browser.close()
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
