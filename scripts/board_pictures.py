"""Makes the pictures of the hall and of every board in docs/pictures, from tables that a browser sits at.

The client must be built, and Chromium and Playwright be there. In each game Anna plays against bots, as she is advised,
to a point where there is something to see and to choose.

python scripts/board_pictures.py [GAME ...]
"""

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
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from longhall.games.registry import NAMES

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
SIZES = {"laptop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
PEOPLE = ["Anna", "Birger", "Cecilia", "Dag"]
MENU = range(2, 9)  # so many choices lie open in a picture

SERVER = """
import sys
import uvicorn
from longhall.server.web.app import create_app
from longhall.server.command import listen
from longhall.server.settings import Limits, Rate, Settings

much = Rate(1e9, 1e9)
limits = Limits(much, much, much, much, much, much, much, much, much, open_sockets=10_000)
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
app = create_app(Settings(database="sqlite:///" + sys.argv[1], pace=0.0, workers=1, limits=limits))
uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listener])
"""


def played(page: Any, hall: str, game: str, choices: int | None = None) -> str:
    """The address of a table at which Anna has made so many choices and is to choose again: half as many as in a whole
    game, which is played first to count them."""
    headers = {"Content-Type": "application/json", "X-Longhall": "1"}

    def post(path: str, body: dict[str, Any]) -> Any:
        return page.request.post(
            hall + path, data=json.dumps({"key": str(uuid.uuid4()), **body}), headers=headers
        ).json()

    seats = [{"kind": "bot", "name": name} for name in PEOPLE]
    seats[0]["kind"] = "me"
    path = "/api" + post("/api/tables", {"game": game, "players": 4, "seats": seats})["path"].replace(
        "table/", "tables/"
    )
    made = 0
    while True:
        state = page.request.get(f"{hall}{path}/seats/0").json()
        if state["over"]:
            return played(page, hall, game, made // 2 if choices is None else choices)
        if not state["asked"] or state["foregone"]:
            continue
        if choices is not None and made >= choices and len(state["choices"]) in MENU:
            return f"{hall}/table/{state['table']}"
        advice = page.request.get(f"{hall}{path}/seats/0/hint").json()
        post(f"{path}/seats/0/play", {"choice": advice["key"], "transcript": state["transcript"]})
        made += 1


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


def save(blank: Any, png: bytes, name: str) -> None:
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
    (PICTURES / f"{name}.png").write_bytes(b"\x89PNG\r\n\x1a\n" + written)


def take(page: Any, blank: Any, address: str, name: str) -> None:
    page.goto(address)
    page.wait_for_selector(".frame svg [data-element]")
    page.wait_for_selector("[data-test=choices]")
    page.wait_for_timeout(500)
    save(blank, page.screenshot(), name)


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
            page = browser.new_page(
                viewport=SIZES["laptop"], color_scheme="light", reduced_motion="reduce", locale="en-GB"
            )
            page.goto(hall)
            page.wait_for_selector("[data-test^=play-]")
            page.wait_for_timeout(300)
            blank = browser.new_page()
            save(blank, page.screenshot(full_page=True), "hall")
            for game in games:
                page.evaluate("game => localStorage.setItem(`longhall.guide.${game}`, 'seen')", game)
                address = played(page, hall, game)
                known = page.context.storage_state()
                for size, viewport in SIZES.items():
                    for theme in ("light", "dark"):
                        context = browser.new_context(
                            viewport=viewport, color_scheme=theme, reduced_motion="reduce", storage_state=known
                        )
                        take(context.new_page(), blank, address, f"{game}-{size}-{theme}")
                        context.close()
        finally:
            browser.close()
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
