"""Shipwrights of the North Sea, as the house sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from longhall.games.shipwrights.chapters.afternoon import Afternoon, Turn, TurnStart
from longhall.games.shipwrights.chapters.day import Day, DrawStarter, Night, SetUp
from longhall.games.shipwrights.chapters.effects import CardDone, TakeGoods
from longhall.games.shipwrights.chapters.evening import Dusk, Evening, ReturnGoods, Stores
from longhall.games.shipwrights.chapters.exchanges import SageDiscard, TraderGive, TraderTake
from longhall.games.shipwrights.chapters.morning import DealPacket, Keep, KeepLast, Morning
from longhall.games.shipwrights.chapters.ships import UseCraftsman
from longhall.games.shipwrights.face.cards import printed
from longhall.games.shipwrights.face.ending import say_ending
from longhall.games.shipwrights.face.missing import say_missing
from longhall.games.shipwrights.face.motions import event_at
from longhall.games.shipwrights.face.picture import draw, stands
from longhall.games.shipwrights.face.position import ENTRIES, check, fill
from longhall.games.shipwrights.face.reading import read_data
from longhall.games.shipwrights.face.view import at, view
from longhall.games.shipwrights.face.wording import say_choice, say_prompt
from longhall.games.shipwrights.knowledge.sights import SIGHTS
from longhall.games.shipwrights.state import new_state
from longhall.games.shipwrights.terms import ACTIONS, CHANCE, EVENTS
from longhall.kernel.game import Game
from longhall.kernel.state import State


def new(players: int, options: Mapping[str, Any], data: Any) -> State:
    g = new_state(players, data)
    g.push(SetUp())
    return g


GAME = Game(
    name="shipwrights",
    prefix="SW",
    rules_version="1.1",
    players=(2, 3, 4, 5),
    minutes=(60, 90),
    actions=ACTIONS,
    chance=CHANCE,
    events=EVENTS,
    frames=(
        SetUp,
        TakeGoods,
        DrawStarter,
        Day,
        Morning,
        DealPacket,
        Keep,
        KeepLast,
        Afternoon,
        TurnStart,
        Turn,
        UseCraftsman,
        CardDone,
        SageDiscard,
        TraderGive,
        TraderTake,
        Dusk,
        Evening,
        Stores,
        ReturnGoods,
        Night,
    ),
    new=new,
    view=view,
    at=at,
    event_at=event_at,
    draw=draw,
    stands=stands,
    say_choice=say_choice,
    say_prompt=say_prompt,
    say_missing=say_missing,
    say_ending=say_ending,
    check=check,
    fill=fill,
    entries=ENTRIES,
    read_data=read_data,
    may_gain=("townsfolk", "buildings"),
    printed=printed,
    folder=Path(__file__).parent,
    usual_players=3,
    longest=2031,
    sights=SIGHTS,
)
