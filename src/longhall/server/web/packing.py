"""Files to take along: records of finished games, and perhaps something before them, as one folder."""

import asyncio
import os
import tempfile
import zipfile
from collections.abc import Iterable
from typing import Any

from starlette.background import BackgroundTask
from starlette.responses import FileResponse

from longhall.server.faults import Fault
from longhall.server.hall import looking
from longhall.server.hall.beside import Beside
from longhall.server.hall.sight import encode
from longhall.server.hall.visitors import Visitor


async def packed(
    beside: Beside,
    owner: str,
    who: Visitor,
    tables: Iterable[str],
    filename: str,
    first: dict[str, Any] | None = None,
) -> FileResponse:
    """The records of these tables that have ended; `first`: by name, what lies before them."""
    with tempfile.NamedTemporaryFile(suffix=".zip", delete=False) as file:
        try:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as folder:
                for name, told in (first or {}).items():
                    await asyncio.to_thread(folder.writestr, name, encode(told))
                for table in tables:
                    try:
                        name, found = await beside.of_ended(owner, looking.record_file, who.id, table)
                    except Fault as fault:
                        if fault.status == 503:  # the rest would be missing, and nobody told
                            raise
                        continue  # it is on, or cannot be read
                    await asyncio.to_thread(folder.writestr, name, found)
        except BaseException:
            os.unlink(file.name)
            raise
    gone = BackgroundTask(os.unlink, file.name)
    return FileResponse(file.name, media_type="application/zip", filename=filename, background=gone)
