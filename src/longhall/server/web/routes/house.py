"""What people are told about the hall itself."""

from starlette.responses import Response

from longhall.server.hall import sender
from longhall.server.store import ages, people, store
from longhall.server.web.connection import YEAR, TheSettings, answer, api
from longhall.server.web.models import house as models

DAY = 24 * 3600


@api.get("/privacy", response_model=models.Privacy)
async def privacy(settings: TheSettings) -> Response:
    """What is kept here how long, in days: the figures of the page about it, as this hall is set."""
    return answer(
        {
            "waiting": settings.keep_waiting,
            "idle": settings.close_playing,
            "playing": settings.keep_playing,
            "finished": settings.keep_finished,
            "told": ages.NOTICE,
            "unused": people.UNUSED,
            "ended": int(people.ENDED // DAY),
            "repeated": int(store.KEYS_LIVE // DAY),
            "unsent": int(sender.GIVES_UP // DAY),
            "cookie": YEAR // DAY,
            "contact": settings.contact,
        }
    )
