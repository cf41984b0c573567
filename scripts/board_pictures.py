"""Makes pictures of the hall and of every board from tables that a browser sits at.

The client must be built, and Chromium and Playwright be there. In each game Anna plays against bots, as she is advised,
to a point where there is something to see and to choose, and to the end.

python scripts/board_pictures.py [GAME ...]              those of the README and the docs, into docs/pictures
python scripts/board_pictures.py --all FOLDER [GAME ...] every size, theme, language and moment, fewest and most players
"""

import argparse
import base64
import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import uuid
import zlib
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from longhall.games import registry
from longhall.games.registry import NAMES
from longhall.match.fluent import ENGLISH, LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
SIZES = {
    "laptop": {"width": 1366, "height": 768},
    "wide": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
}
THEMES = ("light", "dark")
MOMENTS = ("early", "middle", "end")
PEOPLE = ["Anna", "Birger", "Cecilia", "Dag", "Elin"]
EARLY = 2  # choices of Anna
MENU = range(2, 13)  # so many choices lie open in a picture of the middle

SERVER = """
import sys
from typing import get_type_hints
import uvicorn
from longhall.server.web.app import create_app
from longhall.server.command import listen
from longhall.server.settings import Limits, Rate, Settings

much = Rate(1e9, 1e9)
rates = {name: much for name, kind in get_type_hints(Limits).items() if kind is Rate}
limits = Limits(**rates, open_sockets=10_000)
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
app = create_app(Settings(database="sqlite:///" + sys.argv[1], pace=0.0, workers=1, limits=limits))
uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listener])
"""


@dataclass(frozen=True)
class Shot:
    """One picture: of which moment, how and under which name."""

    name: str
    moment: str
    size: str
    theme: str
    language: str = "en"


CHOSEN = [
    Shot("laptop-light", "middle", "laptop", "light"),
    Shot("laptop-dark", "middle", "laptop", "dark"),
    Shot("phone-light", "middle", "phone", "light"),
    Shot("end", "end", "laptop", "light"),
]


def every() -> list[Shot]:
    return [Shot("-".join(parts), *parts) for parts in product(MOMENTS, SIZES, THEMES, LANGUAGES)]


class Player:
    """Anna's requests to the hall, beside her page."""

    def __init__(self, page: Any, hall: str) -> None:
        self.page, self.hall = page, hall

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json", "X-Longhall": "1"}
        data = json.dumps({"key": str(uuid.uuid4()), **body})
        return self.page.request.post(self.hall + path, data=data, headers=headers).json()

    def get(self, path: str) -> Any:
        return self.page.request.get(self.hall + path).json()

    def table(self, game: str, players: int) -> str:
        seats = [{"kind": "bot", "name": name} for name in PEOPLE[:players]]
        seats[0]["kind"] = "me"
        return str(self.post("/api/tables", {"game": game, "players": players, "seats": seats})["id"])

    def play(self, table: str, choices: int | None, made: int = 0) -> int:
        """Choose as advised: so often, and on to a short menu, or to the end; how often it was."""
        while True:
            state = self.get(f"/api/tables/{table}/seats/0")
            if state["over"]:
                return made
            if not state["asked"] or state["foregone"]:
                continue
            if choices is not None and made >= choices and (choices <= EARLY or len(state["choices"]) in MENU):
                return made
            advice = self.get(f"/api/tables/{table}/seats/0/hint")
            wish = {"choice": advice["key"], "transcript": state["transcript"]}
            self.post(f"/api/tables/{table}/seats/0/play", wish)
            made += 1

    def moments(self, game: str, players: int, wanted: set[str]) -> dict[str, str]:
        """Tables at those moments. The middle is half as far as a whole game, which is played first to count it."""
        ended = self.table(game, players)
        whole = self.play(ended, None)
        tables = {"end": ended}
        for moment, choices in (("early", EARLY), ("middle", whole // 2)):
            if moment in wanted:
                tables[moment] = self.table(game, players)
                self.play(tables[moment], choices)
        return tables


# Pixels to numbers of at most 256 colours: the commonest ones, and for every other the nearest of those.
QUANTIZE = """async (png) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const bucket = (i) => ((data[i] >> 3) << 10) | ((data[i + 1] >> 3) << 5) | (data[i + 2] >> 3);
  const sums = new Map();
  for (let i = 0; i < data.length; i += 4) {
    const sum = sums.get(bucket(i)) ?? [0, 0, 0, 0];
    sum[0] += 1; sum[1] += data[i]; sum[2] += data[i + 1]; sum[3] += data[i + 2];
    sums.set(bucket(i), sum);
  }
  const common = [...sums.values()].sort((a, b) => b[0] - a[0]).slice(0, 256);
  const colours = common.map(([n, ...rgb]) => rgb.map((c) => Math.round(c / n)));
  const nearest = new Map();
  for (const [key, [n, ...rgb]] of sums) {
    let best = 0, least = Infinity;
    colours.forEach((colour, k) => {
      const far = colour.reduce((sum, c, i) => sum + (c - rgb[i] / n) ** 2, 0);
      if (far < least) [best, least] = [k, far];
    });
    nearest.set(key, best);
  }
  const numbers = new Uint8Array(data.length / 4);
  for (let i = 0; i < data.length; i += 4) numbers[i / 4] = nearest.get(bucket(i));
  let text = "";
  for (let i = 0; i < numbers.length; i += 32768) text += String.fromCharCode(...numbers.subarray(i, i + 32768));
  return { width: image.width, height: image.height, colours: colours.flat(), numbers: btoa(text) };
}"""


def save(blank: Any, png: bytes, file: Path) -> None:
    """Write a picture with few colours, so that a page full of them loads quickly."""
    made = blank.evaluate(QUANTIZE, base64.b64encode(png).decode())
    width, height = made["width"], made["height"]
    numbers = base64.b64decode(made["numbers"])
    rows = b"".join(b"\0" + numbers[y * width : (y + 1) * width] for y in range(height))
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(made["colours"])),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    written = b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + written)


def take(browser: Any, blank: Any, known: Any, address: str, shot: Shot, file: Path) -> None:
    context = browser.new_context(
        viewport=SIZES[shot.size],
        color_scheme=shot.theme,
        reduced_motion="reduce",
        storage_state=known,
        locale="en-GB" if shot.language == ENGLISH else shot.language,
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("[data-board] [data-element], [data-area=ending]", state="attached")
    page.wait_for_selector("[data-test=choices], [data-test=result]")
    page.wait_for_timeout(500)
    save(blank, page.screenshot(), file)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*NAMES, []], metavar="GAME")
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    folder = asked.all or PICTURES
    shots = every() if asked.all else CHOSEN
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-c", SERVER, str(Path(store) / "hall.sqlite3")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert server.stdout is not None
        hall = f"http://127.0.0.1:{server.stdout.readline().strip()}"
        browser: Any = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            page = browser.new_page(viewport=SIZES["laptop"], color_scheme="light", reduced_motion="reduce")
            page.goto(hall)
            page.wait_for_selector("[data-test^=play-]")
            page.wait_for_timeout(300)
            blank = browser.new_page()
            if not asked.games:
                save(blank, page.screenshot(full_page=True), folder / "hall.png")
            for game in asked.games or NAMES:
                page.evaluate("game => localStorage.setItem(`longhall.offered.${game}`, 'yes')", game)
                seats = registry.game(game).players
                counts = sorted({min(seats), max(seats)}) if asked.all else [min(4, max(seats))]
                for players in counts:
                    tables = Player(page, hall).moments(game, players, {shot.moment for shot in shots})
                    known = page.context.storage_state()
                    for shot in shots:
                        name = f"{game}-{players}-{shot.name}" if asked.all else f"{game}-{shot.name}"
                        address = f"{hall}/table/{tables[shot.moment]}"
                        take(browser, blank, known, address, shot, folder / f"{name}.png")
        finally:
            browser.close()
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
