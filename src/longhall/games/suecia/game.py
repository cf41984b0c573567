"""Suecia, as the house sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from longhall.games.suecia.chapters.actions import Actions, ChooseAction
from longhall.games.suecia.chapters.bonus import ChooseBonus, ChooseCard, ChooseShopKind, Window
from longhall.games.suecia.chapters.collect import CollectResource, ReturnCard, TakeCard
from longhall.games.suecia.chapters.demand import ChooseNation, FillUnits
from longhall.games.suecia.chapters.exchange import Exchange
from longhall.games.suecia.chapters.place import (
    ChooseCentre,
    ChooseRotation,
    FarmHex,
    FarmProvince,
    PlaceCastle,
    PlaceChurch,
    PutChurch,
    PutFarm,
)
from longhall.games.suecia.chapters.relocate import LiftDisc
from longhall.games.suecia.chapters.shop import ChooseSquare, ChooseTile, FlipTile
from longhall.games.suecia.chapters.supply import ChooseGroup
from longhall.games.suecia.chapters.turn import (
    ChooseColumn,
    ChooseTop,
    Draw,
    KeepOrSwap,
    NextTurn,
    PlayCard,
    SetUp,
    Turn,
)
from longhall.games.suecia.face.ending import say_ending
from longhall.games.suecia.face.missing import say_missing
from longhall.games.suecia.face.motions import event_at
from longhall.games.suecia.face.picture import draw, stands
from longhall.games.suecia.face.places import at
from longhall.games.suecia.face.position import ENTRIES, check, fill
from longhall.games.suecia.face.reading import read_data
from longhall.games.suecia.face.view import view
from longhall.games.suecia.face.wording import say_choice
from longhall.games.suecia.knowledge.sights import SIGHTS
from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import ACTIONS, CHANCE, EVENTS
from longhall.kernel.game import Game, Option
from longhall.kernel.state import State


def new(players: int, options: Mapping[str, Any], data: Any) -> State:
    """SU-78"""
    g = Suecia(None, players, data)
    g.every_unit = options["market"] == "every_unit"
    g.push(SetUp())
    return g


GAME = Game(
    name="suecia",
    prefix="SU",
    rules_version="1.1",
    players=(3, 4, 5),
    minutes=(60, 90),
    options={"market": Option(("printed", "every_unit"))},
    actions=ACTIONS,
    chance=CHANCE,
    events=EVENTS,
    frames=(
        *(SetUp, Turn, NextTurn, PlayCard, ChooseTop, ChooseColumn, Draw, KeepOrSwap),
        *(Actions, ChooseAction, Exchange, Window, ChooseBonus, ChooseShopKind, ChooseCard),
        *(PlaceCastle, ChooseCentre, ChooseRotation, PlaceChurch, PutChurch, FarmProvince, FarmHex, PutFarm),
        *(ChooseTile, ChooseSquare, FlipTile, LiftDisc),
        *(CollectResource, ReturnCard, TakeCard, ChooseGroup, ChooseNation, FillUnits),
    ),
    new=new,
    view=view,
    at=at,
    draw=draw,
    stands=stands,
    say_choice=say_choice,
    say_missing=say_missing,
    say_ending=say_ending,
    check=check,
    fill=fill,
    entries=ENTRIES,
    read_data=read_data,
    event_at=event_at,
    folder=Path(__file__).parent,
    usual_players=3,
    longest=637,
    sights=SIGHTS,
)
