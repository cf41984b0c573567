"""How fast the hall is for a person: a table's first paint, the time from a click to its answer on the screen, the
size of the client with one game. Everything runs on this machine; the bots answer at once. Ends with 1 if a goal is
missed.

.venv/bin/python benchmarks/hall.py [GAME]
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "longhall" / "server" / "web" / "static"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
PAINTS, CLICKS = 5, 30

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

# From the click to the first picture of the screen after the answer is in the page, in milliseconds.
ANSWER = """() => new Promise((done, fail) => {
  const table = document.querySelector("[data-transcript]");
  const before = table.dataset.transcript;
  const button = document.querySelector("[data-test=choices] button[data-key]:not([disabled])");
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (table.dataset.transcript === before) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
  });
  watch.observe(table, { attributes: true, attributeFilter: ["data-transcript"] });
  setTimeout(() => fail(new Error("no answer")), 20000);
  button.click();
})"""

# From the click on "Play now" in the hall to the first choice on the screen, in milliseconds.
SIT_DOWN = """([play, choice]) => new Promise((done, fail) => {
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (!document.querySelector(choice)) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  setTimeout(() => fail(new Error("no choice")), 60000);
  document.querySelector(play).click();
})"""

PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


SMALL = """
const { brotliCompressSync, constants } = require("node:zlib");
const { readFileSync } = require("node:fs");
const size = (file) => {
  const body = readFileSync(file);
  if (file.endsWith(".woff2")) return body.length; // compressed already
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
};
console.log(process.argv.slice(1).reduce((sum, file) => sum + size(file), 0));
"""
LIGHT = 250_000  # bytes of the client with one game, by brotli, its typefaces included


def weight(page: Any, table: str, node: str) -> int:
    """What a browser that has nothing yet loads of the client to show a table, compressed."""
    loaded: list[Any] = []
    page.on("response", lambda response: loaded.append(response))
    page.goto(table)
    page.wait_for_selector("[data-board] [data-element]", state="attached")
    page.wait_for_load_state("networkidle")
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for i, response in enumerate(loaded):
            name = response.url.rsplit("/", 1)[1]
            if "/api/" not in response.url and response.ok:
                files.append(Path(folder) / f"{i}-{name or 'index.html'}")
                files[-1].write_bytes(response.body())
        assert len(files) > 5
        told = subprocess.run([node, "-e", SMALL, *map(str, files)], capture_output=True, text=True, check=True)
    return int(told.stdout)


class Row(NamedTuple):
    what: str
    value: float
    unit: str
    goal: float | None = None  # less than this

    @property
    def missed(self) -> bool:
        return self.goal is not None and self.value >= self.goal

    def __str__(self) -> str:
        goal = "" if self.goal is None else f"< {self.goal:.0f} {self.unit}"
        reached = "" if self.goal is None else "MISSED" if self.missed else "reached"
        return f"| {self.what} | {self.value:.0f} {self.unit} | {goal} | {reached} |"


def measure(address: str, game: str, node: str) -> list[Row]:
    paints: list[float] = []
    ready: list[float] = []
    seated: list[float] = []
    answers: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page: Any = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        page.goto(address)
        page.click(f"[data-test=play-{game}]")
        page.click("[data-test=offer-skip]")
        choice = "[data-test=choices] button[data-key]:not([disabled])"
        page.wait_for_selector(choice)
        for _ in range(PAINTS):
            page.goto(address)
            page.wait_for_selector(f"[data-test=play-{game}]:not([disabled])")
            seated.append(page.evaluate(SIT_DOWN, [f"[data-test=play-{game}]", choice]))
        for _ in range(PAINTS):
            page.reload()
            page.wait_for_selector(choice)
            ready.append(page.evaluate("() => performance.now()"))
            paints.append(page.evaluate(PAINT))
        while len(answers) < CLICKS:
            page.wait_for_selector(f"{choice}, [data-test=result]", timeout=60_000)
            if page.query_selector("[data-test=result]"):
                page.goto(address)
                page.click(f"[data-test=play-{game}]")
                page.wait_for_selector(choice)
            answers.append(page.evaluate(ANSWER))
        heavy = weight(browser.new_context().new_page(), page.url, node)
        browser.close()
    return [
        Row("first paint of a table", statistics.median(paints), "ms", 1000),
        Row("first choice on the screen", statistics.median(ready), "ms", 2000),
        Row("from “Play now” to the first choice", statistics.median(seated), "ms", 1000),
        Row("click to answer on the screen, median", statistics.median(answers), "ms", 100),
        Row("click to answer on the screen, 95 of 100", statistics.quantiles(answers, n=20)[-1], "ms"),
        Row("client with one game, brotli, typefaces included", heavy / 1000, "kB", LIGHT / 1000),
    ]


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "vasa_cards"
    node = shutil.which("node")
    if CHROMIUM is None or node is None or not STATIC.exists():
        sys.exit("needs Chromium, Node.js and the built client: python scripts/client.py")
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "hall.sqlite3")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert server.stdout is not None
        try:
            rows = measure(f"http://127.0.0.1:{server.stdout.readline().strip()}/", game, node)
        finally:
            server.terminate()
            server.wait(10)
    print(f"{game}, medians of {PAINTS} openings and {CLICKS} clicks\n")
    print("| what | measured | goal | |\n|---|---:|---:|---|")
    print(*rows, sep="\n")
    sys.exit(any(row.missed for row in rows))


if __name__ == "__main__":
    main()
