"""Vasa Regalis: The Card Game, as the house sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from longhall.games.vasa_cards.chapters.phases import Build, Fix, Inspect
from longhall.games.vasa_cards.chapters.round import BuildLast, Reveal, Round, SetUp
from longhall.games.vasa_cards.chapters.set_up import Colours, DrawCaptain, LayOut, NameCaptain, PickColour
from longhall.games.vasa_cards.face.ending import say_ending
from longhall.games.vasa_cards.face.motions import event_at
from longhall.games.vasa_cards.face.picture import draw, stands
from longhall.games.vasa_cards.face.position import ENTRIES, check, fill
from longhall.games.vasa_cards.face.view import at, view
from longhall.games.vasa_cards.face.wording import say_choice, say_missing, say_prompt
from longhall.games.vasa_cards.knowledge.sights import SIGHTS
from longhall.games.vasa_cards.state import VasaCards, give_out
from longhall.games.vasa_cards.terms import ACTIONS, CHANCE, EVENTS
from longhall.kernel.game import Game, Option
from longhall.kernel.state import State


def new(players: int, options: Mapping[str, Any], data: Any) -> State:
    g = VasaCards(None, players)
    g.sums = options["aggregate"] == "sum"
    g.blamed_compete = options["reward"] == "all"
    g.memory_kept = options["memory"] == "kept"
    g.captain_named = options["captain"] == "named"
    g.colours_chosen = options["colours"] == "chosen"
    if not g.colours_chosen:
        give_out(g)
    g.push(SetUp())
    return g


GAME = Game(
    name="vasa_cards",
    prefix="VC",
    rules_version="1.1",
    players=(2, 3, 4),
    minutes=(15,),
    options={
        "aggregate": Option(("lowest_card", "sum")),
        "reward": Option(("survivors", "all")),
        "memory": Option(("kept", "own")),
        "captain": Option(("lot", "named"), host_first="named"),
        "colours": Option(("seats", "chosen")),
    },
    actions=ACTIONS,
    chance=CHANCE,
    events=EVENTS,
    frames=(
        SetUp,
        Round,
        Build,
        BuildLast,
        Inspect,
        Fix,
        Reveal,
        NameCaptain,
        Colours,
        PickColour,
        LayOut,
        DrawCaptain,
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
    folder=Path(__file__).parent,
    usual_players=2,
    longest=48,
    has_scores=False,
    sights=SIGHTS,
)
