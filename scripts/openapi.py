"""Writes web/openapi.json, the description of the server's API from which the client's types are made.

python scripts/openapi.py && npm --prefix web run types
"""

import json
from pathlib import Path

from fastapi import FastAPI

from longhall.server.web.routes import api

TARGET = Path(__file__).resolve().parent.parent / "web" / "openapi.json"


def described() -> str:
    """Paths and models of the API, as JSON with sorted keys."""
    app = FastAPI(title="Longhall", version="0")
    app.include_router(api)
    return json.dumps(app.openapi(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(described(), "utf-8")
