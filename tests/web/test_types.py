"""The client's types are those of the server."""

import re
import subprocess
from pathlib import Path

import pytest
from tests.web.scripts import WEB, script

from longhall.match.fluent import LANGUAGES

pytest.importorskip("fastapi", reason="the server's packages are not installed")

WORDS = WEB / "src" / "words"


def test_the_stored_description_is_the_servers() -> None:
    assert (WEB / "openapi.json").read_text("utf-8") == script("openapi").described(), "run scripts/openapi.py"


def test_the_stored_types_are_made_from_the_description(tmp_path: Path) -> None:
    client = script("client")
    node = client.machine_node() or client.packaged_node()
    if node is None or not (WEB / "node_modules").exists():
        pytest.skip("the client's packages are not installed: python scripts/client.py")
    made = tmp_path / "types.d.ts"
    command = [*client.tool(node, "openapi-typescript"), "openapi.json", "-o", str(made)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    assert made.read_text("utf-8") == (WEB / "src/lib/api-types.d.ts").read_text("utf-8"), "run scripts/openapi.py"


def test_the_words_are_there_in_every_language_and_used() -> None:
    files = {file.stem: set(re.findall(r"^  (\w+):", file.read_text("utf-8"), re.M)) for file in WORDS.glob("*.ts")}
    english = files["en"]
    assert english and files == dict.fromkeys(LANGUAGES, english)
    for room in (folder for folder in WORDS.iterdir() if folder.is_dir()):
        assert sorted(file.stem for file in room.iterdir()) == sorted(LANGUAGES), room.name
    for language in LANGUAGES:  # and its own, or Swedish would be said for a third
        assert set(re.findall(r'from "\./\w+/(\w+)"', (WORDS / f"{language}.ts").read_text("utf-8"))) == {language}
    client = "".join(file.read_text("utf-8") for file in (WEB / "src").rglob("*.svelte"))
    client += "".join(file.read_text("utf-8") for file in (WEB / "src").rglob("*.ts"))
    looked_up = {"auto", "light", "dark", "languageName"}  # prefs.words[prefs.theme], WORDS[language].languageName
    unused = sorted(word for word in english - looked_up if not re.search(rf"words\.{word}\b", client))
    assert unused == []


def test_no_sign_that_common_typefaces_lack() -> None:
    plain = re.compile(r"[^\x00-\xff–’“”…−]")
    for file in sorted((WEB / "src").rglob("*.svelte")) + sorted((WEB / "src").rglob("*.ts")):
        found = plain.findall(file.read_text("utf-8"))
        assert not found, f"{file.name}: {found}"
