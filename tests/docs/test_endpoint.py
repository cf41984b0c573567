"""The page on an endpoint: the files that it names are there, and its example is added and asked as it stands."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "longhall" / "server"
PAGE = (ROOT / "docs" / "server.md").read_text("utf-8").split("## Add an endpoint")[1].split("\n## ")[0]
# In a process of its own, since every route that is added stays.
ASKED = """
import importlib, json, sys
from starlette.testclient import TestClient

pieces = json.loads(sys.argv[1])
tests = {}
for file, code in pieces:
    if file.startswith("tests/"):
        exec(compile(code, file, "exec"), tests)
    else:
        module = importlib.import_module("longhall.server." + file.removesuffix(".py").replace("/", "."))
        exec(compile(code, file, "exec"), vars(module))

from fastapi import FastAPI
from longhall.server.web.connection import hall_of
from longhall.server.web.routes import api
from scripts.openapi import described


class Hall:
    async def do(self, work, *given):
        return work(*given)


class Person:
    def get(self, path):
        answer = client.get(f"/api{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()


told = json.loads(described())
assert "/api/games/{game}/counted" in told["paths"] and "Counted" in told["components"]["schemas"]
app = FastAPI()
app.include_router(api)
app.dependency_overrides[hall_of] = Hall
client = TestClient(app)
asked = [work(Person()) for name, work in tests.items() if name.startswith("test_")]
print(len(asked))
"""


def example():
    """Its pieces, each with the file that it goes to."""
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    found = re.split(r"(?m)^# (\S+\.py)\n", code)[1:]
    return list(zip(found[::2], found[1::2], strict=True))


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`((?:web|hall|tests|scripts)/[^` ]*)`", PAGE))))
def test_what_the_page_names_is_there(name):
    assert any((place / name).exists() for place in (SERVER, ROOT))


def test_the_example_of_the_page_is_added_in_three_places_and_answers():
    pieces = example()
    assert [file.rsplit("/", 1)[0] for file, _ in pieces] == ["web/models", "web/routes", "tests/server"]
    command = [sys.executable, "-c", ASKED, json.dumps(pieces)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.strip().endswith("1"), done.stdout + done.stderr
