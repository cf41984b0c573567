"""A real server, a real browser. Where there is no Chromium the tests are skipped, and say so."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.people import Tables

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
STATIC = Path(__file__).parents[2] / "src" / "longhall" / "server" / "web" / "static" / "index.html"

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

SERVER = """
import sys
from pathlib import Path
from typing import Any, get_type_hints
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a hall whose bots answer at once."""
    if not STATIC.exists():
        pytest.skip("the browser client is not built: npm run build in web/")
    data = tmp_path_factory.mktemp("hall") / "hall.sqlite3"
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(data)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": "src"},
    )
    assert process.stdout is not None
    port = process.stdout.readline().strip()
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait(10)


@pytest.fixture(scope="module")  # a loop of events runs in this thread as long as it lives, and others need theirs
def chromium() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: install the package chromium")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def tables(chromium: Any, hall: str) -> Iterator[Tables]:
    found = Tables(chromium, hall)
    yield found
    found.person.leave()
