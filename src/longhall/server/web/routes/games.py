"""What there is to play."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

import longhall
from longhall.server.faults import Fault
from longhall.server.hall import catalogue, lessons
from longhall.server.players.bots import about_bots
from longhall.server.web.connection import Language, TheHall, TheWorkers, answer, api
from longhall.server.web.models import games as models
from longhall.server.web.models.house import Health
from longhall.server.web.models.tutorials import Tutorial

PATIENCE = 2.0  # seconds in which a hall that is ready answers


@api.get("/health", response_model=Health)
async def health() -> Response:
    """Whether the hall is open."""
    return answer({"status": "open", "version": longhall.__version__})


@api.get("/ready", response_model=Health)
async def ready(hall: TheHall) -> Response:
    """Whether the hall can do what it is asked for just now: its thread answers, and the store can be read."""
    try:
        await asyncio.wait_for(hall.do(hall.store.table, ""), PATIENCE)
    except (TimeoutError, SQLAlchemyError, Fault):
        raise Fault(503, "not_ready", headers={"retry-after": "2"}) from None
    return answer({"status": "ready", "version": longhall.__version__})


@api.get("/games", response_model=list[models.GameInfo])
async def games(hall: TheHall, language: Language) -> Response:
    """The games of the house."""
    return answer(await hall.do(catalogue.games, language))


@api.get("/games/{game}", response_model=models.GameInfo)
async def game(game: str, hall: TheHall, language: Language) -> Response:
    """One game."""
    return answer(await hall.do(lambda: catalogue.about_game(catalogue.game_named(game), language)))


@api.get("/games/{game}/texts", response_model=dict[str, str])
async def game_texts(game: str, hall: TheHall, language: Language) -> Response:
    """Every text of a game that stands by itself: names of things, card texts."""
    return answer(await hall.do(lambda: catalogue.plain_texts(catalogue.game_named(game), language)))


@api.get("/games/{game}/rules", response_model=models.Rules)
async def rules(game: str, hall: TheHall, language: Language) -> Response:
    """The clauses of a game's rules by section."""
    return answer(await hall.do(lambda: catalogue.rules(catalogue.game_named(game), language)))


@api.get("/games/{game}/primer", response_model=models.Primer)
async def primer(game: str, hall: TheHall, language: Language) -> Response:
    """The page from which people learn the game: sections of paragraphs, each with the clauses that it tells."""
    return answer(await hall.do(lambda: catalogue.page(catalogue.game_named(game), language)))


@api.get("/games/{game}/rules/{clause}", response_model=models.Clause)
async def rule(game: str, clause: str, hall: TheHall, language: Language) -> Response:
    """One clause."""
    return answer(await hall.do(lambda: catalogue.rule(catalogue.game_named(game), clause, language)))


@api.get("/games/{game}/tutorials/{tutorial}", response_model=Tutorial)
async def tutorial(game: str, tutorial: str, hall: TheHall, language: Language) -> Response:
    """A tutorial of a game, whole: whoever goes through it asks for nothing more."""
    return answer(await hall.do(lambda: lessons.told(catalogue.game_named(game).name, tutorial, language)))


@api.get("/bots", response_model=list[models.BotInfo])
async def all_bots(workers: TheWorkers, language: Language) -> Response:
    """The bots that can be given a seat."""
    return answer(about_bots(language, workers.is_pressed()))
