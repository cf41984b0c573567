"""Vasa Regalis: The Maiden Voyage, as the house sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from longhall.games.vasa_voyage.chapters.admiral import Replace
from longhall.games.vasa_voyage.chapters.answers import Answers
from longhall.games.vasa_voyage.chapters.building import Building, MustSelect, Place, Select
from longhall.games.vasa_voyage.chapters.counters import CounterAnswers
from longhall.games.vasa_voyage.chapters.crafts import Exchange
from longhall.games.vasa_voyage.chapters.inspection import Inspect
from longhall.games.vasa_voyage.chapters.inventory import Inventory, Offers
from longhall.games.vasa_voyage.chapters.king import Command, Obey
from longhall.games.vasa_voyage.chapters.procurers import ProcureOne
from longhall.games.vasa_voyage.chapters.round import NameLeader, Round, SetUp, TakeRole
from longhall.games.vasa_voyage.chapters.scoring import Launch
from longhall.games.vasa_voyage.face.ending import say_ending
from longhall.games.vasa_voyage.face.motions import event_at
from longhall.games.vasa_voyage.face.orders import automatic
from longhall.games.vasa_voyage.face.picture import draw, stands
from longhall.games.vasa_voyage.face.position import ENTRIES, check, fill
from longhall.games.vasa_voyage.face.reading import read_data
from longhall.games.vasa_voyage.face.view import at, view
from longhall.games.vasa_voyage.face.wording import say_choice, say_missing, say_prompt
from longhall.games.vasa_voyage.knowledge.sights import SIGHTS
from longhall.games.vasa_voyage.state import new_state
from longhall.games.vasa_voyage.terms import ACTIONS, CHANCE, EVENTS
from longhall.kernel.game import Game, Option
from longhall.kernel.state import State


def new(players: int, options: Mapping[str, Any], data: Any) -> State:
    g = new_state(players, data)
    g.inventory = options["inventory"]
    g.max_rounds = options["max_rounds"]
    g.memory_kept = options["memory"] == "kept"
    g.leader_named = options["leader"] == "named"
    g.push(SetUp())
    return g


GAME = Game(
    name="vasa_voyage",
    prefix="VV",
    rules_version="1.1",
    players=(3, 4, 5),
    minutes=(45,),
    options={
        "inventory": Option((False, True)),
        "max_rounds": Option((60, 20, 10)),
        "memory": Option(("kept", "own")),
        "leader": Option(("lot", "named"), host_first="named"),
    },
    actions=ACTIONS,
    chance=CHANCE,
    events=EVENTS,
    frames=(
        SetUp,
        Round,
        TakeRole,
        Exchange,
        ProcureOne,
        Replace,
        Command,
        Obey,
        Inventory,
        Offers,
        Answers,
        CounterAnswers,
        Building,
        Select,
        MustSelect,
        Place,
        Inspect,
        Launch,
        NameLeader,
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
    automatic=automatic,
    entries=ENTRIES,
    read_data=read_data,
    folder=Path(__file__).parent,
    usual_players=4,
    longest=422,
    has_scores=False,
    sights=SIGHTS,
)
