"""Files to take along: records of finished games, and perhaps something before them, as one folder."""

import asyncio
import contextlib
import os
import tempfile
import zipfile
from collections.abc import Iterable
from typing import Any

from starlette.background import BackgroundTask
from starlette.responses import FileResponse

from longhall.server.faults import Fault
from longhall.server.hall import looking
from longhall.server.hall.hall import Hall
from longhall.server.hall.sight import encode
from longhall.server.hall.visitors import Visitor


async def packed(
    hall: Hall, who: Visitor, tables: Iterable[str], filename: str, first: dict[str, Any] | None = None
) -> FileResponse:
    """The records of these tables that have ended; `first`: by name, what lies before them."""
    with tempfile.NamedTemporaryFile(suffix=".zip", delete=False) as file:
        try:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as folder:
                for name, told in (first or {}).items():
                    await asyncio.to_thread(folder.writestr, name, encode(told))
                for table in tables:
                    with contextlib.suppress(Fault):  # it is on, or cannot be read
                        found = await hall.at(table, looking.record, hall.tables, who.id, table)
                        await asyncio.to_thread(folder.writestr, f"{found['game']}-{table}.json", encode(found))
        except BaseException:
            os.unlink(file.name)
            raise
    gone = BackgroundTask(os.unlink, file.name)
    return FileResponse(file.name, media_type="application/zip", filename=filename, background=gone)
