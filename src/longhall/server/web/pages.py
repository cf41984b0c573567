"""The client's files: hashed ones may be kept for ever, the page is asked for again, every other path is the page."""

import mimetypes
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PLACEHOLDER = Path(__file__).parent / "placeholder"

for suffix, kind in {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}.items():
    mimetypes.add_type(kind, suffix)  # whatever the machine thinks


class Pages(StaticFiles):
    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder if (folder / "index.html").exists() else PLACEHOLDER)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if "." not in path.rsplit("/", 1)[-1] or path == ".":
            path = "index.html"
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER if path.replace("\\", "/").startswith("assets/") else ASK_AGAIN
        return response
