# interpreted
"""An opponent who knows how a bot chooses, to measure how far the bot can be exploited.

Nobody can work out a perfect answer to a bot in a full game. A *local best response* is a lower bound: near the end it
asks, for every choice of its own and in many worlds that it believes possible, what the bot would answer, and takes the
choice that wins most; before that it plays as the steward does. What it wins above the fair share, a perfect opponent
would win at least.
"""

import random

from longhall.bots.players import steward_of
from longhall.bots.registry import Bot, Budget, make
from longhall.bots.steward import Steward
from longhall.kernel.state import State

WORLDS = 12


class Respondent(Bot):
    """Answers to `target`, a bot by name, in the last `near` choices of a game."""

    def __init__(self, game: str, target: str, near: int, luck: random.Random, worlds: int = WORLDS) -> None:
        super().__init__("response", game, luck, Budget())
        self.target = target
        self.near = near
        self.worlds = worlds
        self.steward: Steward = steward_of(game)

    def choose(self, world: State, seat: int) -> int:
        menu = world.legal(seat)
        if len(menu) == 1:
            return menu[0]
        if not self.is_near(world):
            return self.steward.ponder(world, seat, self.luck.getrandbits(50))
        won = dict.fromkeys(menu, 0.0)
        for _ in range(self.worlds):
            dealt = world.redeal(seat, self.luck.getrandbits(50))
            for action in menu:
                won[action] += self.answered(dealt, seat, action)
        return max(menu, key=lambda action: won[action])

    def is_near(self, world: State) -> bool:
        """Whether the game ends within so many choices, whatever they are."""
        g = world.clone()
        for _ in range(self.near):
            if g.over:
                return True
            actor = g.next_actor()
            g.apply(actor, g.legal(actor)[-1])
        return g.over

    def answered(self, dealt: State, seat: int, action: int) -> float:
        """What the seat gets if it does this, the others answer as the bot would, and it goes on as the steward."""
        g = dealt.clone()
        g.apply(seat, action)
        bot: Bot = make(self.target, self.game, self.luck.getrandbits(40))
        while not g.over:
            actor = g.next_actor()
            given = g.redeal(actor, self.luck.getrandbits(50))
            if actor == seat:
                g.apply(actor, self.steward.ponder(given, actor, self.luck.getrandbits(50)))
            else:
                g.apply(actor, bot.choose(given, actor))
        return g.results().shares()[seat]


def exploited(game: str, target: str, near: int, numbers: range, worlds: int = WORLDS, players: int = 2) -> list[float]:
    """The shares that a respondent wins of games against a bot, its seat moving on from game to game."""
    from longhall.games.registry import game as find_game

    its = find_game(game)
    shares = []
    for number in numbers:
        g = its.new(players, its.whole_options({}), its.data)
        g.reseed(number // players * 7919 + 11)
        g.run()
        luck = random.Random(f"{game}/{target}/{number}")
        own = number % players
        bots: list[Bot] = [make(target, game, luck.getrandbits(40)) for _ in range(players)]
        bots[own] = Respondent(game, target, near, luck, worlds)
        while not g.over:
            seat = g.next_actor()
            g.apply(seat, bots[seat].choose(g.redeal(seat, luck.getrandbits(50)), seat))
        shares.append(g.results().shares()[own])
    return shares
