"""The package's build backend: setuptools, after the browser client, so that `pip install` brings the hall along."""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import client  # type: ignore[import-not-found]
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Node.js from the package index where the machine has none."""
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    if not (client.STATIC / "index.html").exists() and client.machine_node() is None:
        needed.append(client.NODE_PACKAGE)
    return needed


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    if client.WEB.exists() and not (client.STATIC / "index.html").exists():
        print("longhall: building the browser client")
        if fault := client.build():
            print(f"longhall: the browser client was not built, the hall will show a plain page: {fault}")
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
