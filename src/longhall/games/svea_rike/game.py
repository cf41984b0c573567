"""Svea Rike, as the house sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from longhall.games.svea_rike.chapters.activities import BeforeBuying, Buying, IncomeSource, SendMerchant
from longhall.games.svea_rike.chapters.after_war import (
    ChooseReward,
    Defeat,
    GiveUpFief,
    LoseFief,
    NextReward,
    PeaceReturns,
    ReturnFief,
    Rewarded,
    RollForLoss,
    Victory,
    WarOver,
)
from longhall.games.svea_rike.chapters.cards import deck  # noqa: F401  the cards lay themselves out
from longhall.games.svea_rike.chapters.cards.history import Bury
from longhall.games.svea_rike.chapters.cards.turn import NameRoyal
from longhall.games.svea_rike.chapters.ending import CountStatus, GameEnd, SellForDebt, SettleDebt
from longhall.games.svea_rike.chapters.income import CollectFiefs, CollectTrade
from longhall.games.svea_rike.chapters.money import (
    AcceptBid,
    Bids,
    Choose,
    ExtraUpkeep,
    Pay,
    PayUpkeep,
    Raise,
    SellFief,
    Upkeep,
)
from longhall.games.svea_rike.chapters.move import (
    Activity,
    ChooseActivity,
    CutShort,
    DrawCards,
    EndOfMove,
    Move,
    MoveEnd,
    NextMarker,
    OrderOfPlay,
)
from longhall.games.svea_rike.chapters.office import UseOffice
from longhall.games.svea_rike.chapters.play import CancelWindow, CarryOut, Discard, NameTarget, PickupWindow
from longhall.games.svea_rike.chapters.purchase import (
    AfterCache,
    BuyCard,
    BuyFief,
    CardOwned,
    CompleteCache,
    CompletePurchase,
    FiefOwned,
    FurtherCard,
    FurtherPurchase,
)
from longhall.games.svea_rike.chapters.turn import FirstMerchant, GameTurn, Reign, Reset, RoyalCard, SetUp, TurnEnd
from longhall.games.svea_rike.chapters.war import (
    Commitment,
    EnemyAttacks,
    PayTroops,
    SendMerchantsHome,
    SetUpEnemy,
    SwedenAttacks,
    War,
)
from longhall.games.svea_rike.chapters.windows import Window
from longhall.games.svea_rike.events import EVENTS
from longhall.games.svea_rike.face.ending import say_ending
from longhall.games.svea_rike.face.missing import say_missing
from longhall.games.svea_rike.face.motions import event_at
from longhall.games.svea_rike.face.orders import answers_blindly, any_orders, automatic
from longhall.games.svea_rike.face.orders import faults as order_faults
from longhall.games.svea_rike.face.picture import draw, stands
from longhall.games.svea_rike.face.position import ENTRIES, check, fill
from longhall.games.svea_rike.face.reading import read_data
from longhall.games.svea_rike.face.view import at, view
from longhall.games.svea_rike.face.wording import say_choice, say_prompt
from longhall.games.svea_rike.frames import EndOfMoves
from longhall.games.svea_rike.knowledge.sights import SIGHTS
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import ACTIONS, CHANCE
from longhall.kernel.game import Game, Option
from longhall.kernel.state import State


def new(players: int, options: Mapping[str, Any], data: Any) -> State:
    """SR-155, SR-156"""
    g = SveaRike(None, players, data)
    g.liberty_russia = options["liberty_russia"]
    g.mask_polls = options["mask_polls"]
    g.loan_cap = options["loan_cap"]
    g.bid_cap = options["bid_cap"]
    g.push(SetUp())
    return g


GAME = Game(
    name="svea_rike",
    prefix="SR",
    rules_version="1.3",
    players=(2, 3, 4, 5),
    minutes=(120, 180),
    options={
        "liberty_russia": Option((True, False)),
        "mask_polls": Option((False, True), people=True),  # section 5.6
        "loan_cap": Option((50, 20, 100)),
        "bid_cap": Option((60, 30, 120)),
    },
    actions=ACTIONS,
    chance=CHANCE,
    events=EVENTS,
    frames=(
        SetUp, FirstMerchant, Reign, RoyalCard, GameTurn, EndOfMoves, TurnEnd, Reset,
        OrderOfPlay, NextMarker, Move, DrawCards, Activity, ChooseActivity, EndOfMove, MoveEnd, CutShort,
        SendMerchant, IncomeSource, CollectFiefs, CollectTrade, BeforeBuying, Buying,
        BuyFief, CompletePurchase, FiefOwned, BuyCard, CardOwned, FurtherPurchase, FurtherCard, AfterCache,
        CompleteCache,
        UseOffice,
        Window, NameTarget, CancelWindow, CarryOut, Discard, PickupWindow, NameRoyal, Bury,
        Upkeep, ExtraUpkeep, PayUpkeep, Pay, Raise, SellFief, Bids, Choose, AcceptBid,
        War, SendMerchantsHome, Commitment, PayTroops, SetUpEnemy, SwedenAttacks, EnemyAttacks,
        WarOver, PeaceReturns, Victory, NextReward, ChooseReward, Rewarded,
        Defeat, LoseFief, RollForLoss, GiveUpFief, ReturnFief,
        GameEnd, SettleDebt, SellForDebt, CountStatus,
    ),
    new=new,
    view=view,
    at=at,
    event_at=event_at,
    say_choice=say_choice,
    say_prompt=say_prompt,
    say_missing=say_missing,
    draw=draw,
    stands=stands,
    say_ending=say_ending,
    check=check,
    fill=fill,
    entries=ENTRIES,
    automatic=automatic,
    answers_blindly=answers_blindly,
    any_orders=any_orders,
    order_faults=order_faults,
    usual_orders={"profile": "primary"},  # section 5.6
    read_data=read_data,
    folder=Path(__file__).parent,
    usual_players=3,
    longest=570,
    sights=SIGHTS,
)  # fmt: skip
