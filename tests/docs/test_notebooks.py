"""The notebooks run as they stand."""

from importlib.util import find_spec
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))
NEEDED = ["nbclient", "ipykernel", "pettingzoo", "gymnasium", "pyspiel"]
MISSING = [name for name in NEEDED if find_spec(name) is None]


@pytest.mark.long
@pytest.mark.skipif(bool(MISSING), reason=f"./test all installs what they need; missing: {MISSING}")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(path):
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(path, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "kept without outputs, which would grow old"
    NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
