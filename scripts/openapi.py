"""Writes the description of the server's API, and the client's types from it.

python scripts/openapi.py       web/openapi.json and web/src/lib/api-types.d.ts
"""

import json
import os
import sys
from pathlib import Path

from fastapi import FastAPI

from longhall.server.web.routes import api

WEB = Path(__file__).resolve().parent.parent / "web"


def described() -> str:
    """Paths and models of the API, as JSON with sorted keys."""
    app = FastAPI(title="Longhall", version="0")
    app.include_router(api)
    return json.dumps(app.openapi(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def write_types() -> str:
    """The client's types; what went wrong in words, or nothing."""
    import client  # type: ignore[import-not-found]

    node = client.machine_node() or client.packaged_node()
    if node is None or not (WEB / "node_modules").exists():
        return "the client's types were not made: its packages are not installed; python scripts/client.py does that"
    made = client.attempt(
        [*client.tool(node, "openapi-typescript"), "openapi.json", "-o", "src/lib/api-types.d.ts"], dict(os.environ)
    )
    return str(made)


if __name__ == "__main__":
    (WEB / "openapi.json").write_text(described(), "utf-8")
    sys.exit(write_types() or 0)
