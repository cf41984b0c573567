"""The frameworks of researchers are installed by ./test all; without them their tests are left out, which is said."""

from importlib.util import find_spec

import pytest

NEEDS = {
    "pettingzoo": "PettingZoo",
    "gymnasium": "Gymnasium",
    "pyspiel": "OpenSpiel",
    "numpy": "NumPy",
    "mcp": "the Model Context Protocol",
}


def pytest_configure(config):
    config.addinivalue_line("markers", "needs(package): is left out where the package is not installed")


def pytest_collection_modifyitems(items):
    for item in items:
        for mark in item.iter_markers("needs"):
            for package in mark.args:
                if find_spec(package) is None:
                    reason = f"{NEEDS[package]} is not installed; ./test all installs it"
                    item.add_marker(pytest.mark.skip(reason=reason))
