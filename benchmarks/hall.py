"""How fast the hall is for a person: a table's first paint, the time from a click to its answer on the screen, the
size of the client. Everything runs on this machine; the bots answer at once.

.venv/bin/python benchmarks/hall.py [GAME]
"""

import gzip
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

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


def weight() -> int:
    """The bytes of the client, compressed, without its typefaces."""
    kinds = {".html", ".js", ".css", ".svg", ".json"}
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in STATIC.rglob("*") if file.suffix in kinds)


def measure(address: str, game: str) -> tuple[list[float], list[float], list[float], list[float]]:
    """First paints, times until the first choice is on the screen, from "Play now" to it, and from click to answer."""
    paints: list[float] = []
    ready: list[float] = []
    seated: list[float] = []
    answers: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page: Any = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        page.goto(address)
        page.click(f"[data-test=play-{game}]")
        page.click("[data-test=guide-skip]")
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
        browser.close()
    return paints, ready, seated, answers


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "vasa_cards"
    if CHROMIUM is None or not STATIC.exists():
        sys.exit("needs Chromium and the built client: python scripts/client.py")
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "hall.sqlite3")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert server.stdout is not None
        try:
            address = f"http://127.0.0.1:{server.stdout.readline().strip()}/"
            paints, ready, seated, answers = measure(address, game)
        finally:
            server.terminate()
            server.wait(10)
    slow = statistics.quantiles(answers, n=20)[-1]
    print(f"{game}, {len(paints)} openings and {len(answers)} clicks\n")
    print("| what | measured | target |\n|---|---:|---:|")
    print(f"| first paint of a table | {statistics.median(paints):.0f} ms | < 1000 ms |")
    print(f"| first choice on the screen | {statistics.median(ready):.0f} ms | < 2000 ms |")
    print(f"| from “Play now” to the first choice | {statistics.median(seated):.0f} ms | < 1000 ms |")
    print(f"| click to answer on the screen, median | {statistics.median(answers):.0f} ms | < 100 ms |")
    print(f"| click to answer on the screen, 95 of 100 | {slow:.0f} ms | |")
    print(f"| client, compressed, without typefaces | {weight() / 1000:.0f} kB | < 300 kB |")


if __name__ == "__main__":
    main()
