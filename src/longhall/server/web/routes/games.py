"""What there is to play."""

import asyncio
from typing import Annotated

from fastapi import Depends
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

import longhall
from longhall.server.faults import Fault
from longhall.server.hall import catalogue, lessons
from longhall.server.players.bots import about_bots
from longhall.server.web.connection import Language, Origin, TheBeside, TheHall, TheWorkers, answer, api
from longhall.server.web.models import games as models
from longhall.server.web.models.house import Health
from longhall.server.web.models.tutorials import Tutorial

PATIENCE = 2.0  # seconds in which a hall that is ready answers


async def game_of(game: str) -> str:
    return catalogue.game_named(game).name


Game = Annotated[str, Depends(game_of)]


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
async def games(beside: TheBeside, origin: Origin, language: Language) -> Response:
    """The games of the house."""
    return answer(await beside.page(origin, catalogue.games, language))


@api.get("/games/{game}", response_model=models.GameInfo)
async def game(game: Game, beside: TheBeside, origin: Origin, language: Language) -> Response:
    """One game."""
    return answer(await beside.page(origin, catalogue.about_game, game, language))


@api.get("/games/{game}/texts", response_model=dict[str, str])
async def game_texts(game: Game, beside: TheBeside, origin: Origin, language: Language) -> Response:
    """Every text of a game that stands by itself: names of things, card texts."""
    return answer(await beside.page(origin, catalogue.plain_texts, game, language))


@api.get("/games/{game}/rules", response_model=models.Rules)
async def rules(game: Game, beside: TheBeside, origin: Origin, language: Language) -> Response:
    """The clauses of a game's rules by section."""
    return answer(await beside.page(origin, catalogue.rules, game, language))


@api.get("/games/{game}/primer", response_model=models.Primer)
async def primer(game: Game, beside: TheBeside, origin: Origin, language: Language) -> Response:
    """The page from which people learn the game: sections of paragraphs, each with the clauses that it tells."""
    return answer(await beside.page(origin, catalogue.page, game, language))


@api.get("/games/{game}/rules/{clause}", response_model=models.Clause)
async def rule(game: Game, clause: str, hall: TheHall, language: Language) -> Response:
    """One clause."""
    return answer(await hall.do(lambda: catalogue.rule(game, clause, language)))


@api.get("/games/{game}/tutorials/{tutorial}", response_model=Tutorial)
async def tutorial(game: Game, tutorial: str, beside: TheBeside, origin: Origin, language: Language) -> Response:
    """A tutorial of a game, whole: whoever goes through it asks for nothing more."""
    return answer(await beside.page(origin, lessons.told, game, tutorial, language))


@api.get("/bots", response_model=list[models.BotInfo])
async def all_bots(workers: TheWorkers, language: Language) -> Response:
    """The bots that can be given a seat."""
    return answer(about_bots(language, workers.is_pressed()))
