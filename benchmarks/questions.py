"""How often people are asked, and how many bare Enters the curtains cost.

    python benchmarks/questions.py GAME --players 3,4,5 --turn EVENT [--games 4]

One person among bots, in the terminal without orders (as it was) and with those with which a person sits down (there
and in the browser); then everybody at one screen, with those orders, and with all but one passing until their own next
move. A steward types. Questions are counted per game turn, which ends with the event named by --turn.
"""

import argparse
import io
from collections.abc import Mapping
from typing import Any

from rich.console import Console

from longhall.bots.registry import make
from longhall.cli import hot_seat
from longhall.cli.asides import changed_orders
from longhall.cli.hot_seat import ASK, HotSeat
from longhall.games.registry import game as find_game
from longhall.match import Match, start


class Typist:
    """Types what a steward would choose, and counts."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.stewards = [make("steward", match.game.name, seed * 10 + seat) for seat in range(match.players)]
        self.questions = 0
        self.enters = 0
        self.table: HotSeat | None = None

    def type(self, screen: Console, prompt: str) -> str:
        if prompt != ASK:
            self.enters += 1
            return ""
        assert self.table is not None
        self.questions += 1
        seat = self.table.at_screen
        return self.match.game.actions.key(self.stewards[seat].choose(self.match.state, seat))


def play(name: str, players: int, people: int, seed: int, orders: Mapping[str, Any], passing: bool) -> Typist:
    """One game. `passing`: people other than the first pass until their next move whenever they may."""
    game = find_game(name)
    match = start(game, players, seed, game.for_people if people > 1 else {})
    for seat in range(people):
        match.settings[seat] = dict(orders)
    typist = Typist(match, seed)

    def bot(table: Match, seat: int) -> int:
        return typist.stewards[seat].choose(table.state, seat)

    opponents = [None if seat < people else bot for seat in range(players)]
    table = typist.table = HotSeat(match, [], opponents, "en", None, Console(file=io.StringIO(), width=80))
    for seat in range(people):
        match.settings[seat] = dict(orders)
    setattr(hot_seat, "read_line", typist.type)  # noqa: B010  typed by nobody
    while not match.over:
        for seat in range(1, people if passing else 0):
            wanted = changed_orders(match, seat, "pass", "en")
            if wanted is not None and wanted["pass_until_move"] != -1:
                match.settings[seat] = wanted
        (table.poll if match.in_hidden_poll and people > 1 else table.next_answer)()
    return typist


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", default="3,4,5")
    parser.add_argument("--turn", default="")
    parser.add_argument("--games", type=int, default=4)
    wishes = parser.parse_args()
    usual = find_game(wishes.game).usual_orders
    for players in map(int, wishes.players.split(",")):
        for label, people, orders, passing in (
            ("one person, no orders", 1, {"profile": "all"} if usual else {}, False),
            ("one person, usual orders", 1, usual, False),
            ("all at one screen, usual orders", players, usual, False),
            ("all at one screen, the others passing until their move", players, usual, True),
        ):
            tables = [play(wishes.game, players, people, seed, orders, passing) for seed in range(wishes.games)]
            turns = sum(event.kind.name == wishes.turn for table in tables for event in table.match.events())
            questions = sum(table.questions for table in tables)
            per_turn = f"{questions / turns:.1f} a turn" if turns else ""
            enters = sum(table.enters for table in tables) / wishes.games
            print(f"{players} players, {label}: {questions / wishes.games:.0f} questions a game {per_turn}, ", end="")
            print(f"{enters:.0f} bare Enters", flush=True)


if __name__ == "__main__":
    main()
