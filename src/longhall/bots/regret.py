"""A player who cannot be outwitted, for a small version of the card game, where that can be worked out.

The small game: two players with two colours each (X1, Y1, X2, Y2 in turn), the values 1 and 2, two rounds of Build,
Inspect and Fix, and the verdict of the full game (VC-29 to VC-42). A colour's two cards are laid either as 1 then 2 or
as 2 then 1, so one bit says how it lies: a look at any of its cards tells the bit, and a Fix turns it round.

`Regrets` learns by external-sampling Monte Carlo counterfactual regret minimisation: over many games it comes to choose
so that no other way of choosing would have done better. `exploitability` says exactly how far a policy is from that:
what an opponent who knows it wins on average above the fair share.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.kernel.chance import advance, below, seeded

COLOURS: Final[i64] = 4
STEPS: Final[i64] = 20  # five times four: Build, Inspect, Fix, Inspect, Fix; the second Build is no choice
BUILD: Final[i64] = 0
FIRST_LOOK: Final[i64] = 4
FIRST_FIX: Final[i64] = 8
SECOND_LOOK: Final[i64] = 12
SECOND_FIX: Final[i64] = 16
PARTS: Final[i64] = 1 << 20


def colour_at(step: i64) -> i64:
    """The colour that acts: the Captain moves on by one for the second round."""
    return (step + 1) % COLOURS if step >= SECOND_LOOK else step % COLOURS


def player_of(colour: i64) -> i64:
    return colour % 2


def looked_at(colour: i64, choice: i64) -> i64:
    """The colour that is inspected: one of the two of the other player."""
    return 1 - player_of(colour) + 2 * choice


@final
class Line:
    """A game of the small version: how the colours lie, what was chosen in the open, and what each player has seen."""

    def __init__(self) -> None:
        self.step: i64 = 0
        self.lies: i64 = 0  # bit c: colour c has its 2 in the first pile
        self.open: i64 = 1  # the public choices in order, behind a leading 1
        self.seen: vec[i64] = vec[i64]([1, 1])  # by player: what it laid and saw, behind a leading 1

    def copy(self) -> "Line":
        made = Line()
        made.step = self.step
        made.lies = self.lies
        made.open = self.open
        made.seen[0] = self.seen[0]
        made.seen[1] = self.seen[1]
        return made

    def player(self) -> i64:
        return player_of(colour_at(self.step))

    def knows(self) -> int:
        """All that the player who chooses knows, as a number."""
        player = self.player()
        return (self.seen[player] * PARTS + self.open) * STEPS + self.step

    def choose(self, choice: i64) -> None:
        step = self.step
        colour = colour_at(step)
        player = player_of(colour)
        if step < FIRST_LOOK:
            self.lies |= choice << colour
            self.seen[player] = self.seen[player] * 2 + choice
        else:
            self.open = self.open * 2 + choice
            if step < FIRST_FIX or SECOND_LOOK <= step < SECOND_FIX:
                self.seen[player] = self.seen[player] * 2 + ((self.lies >> looked_at(colour, choice)) & 1)
            elif choice == 1:
                self.lies ^= 1 << colour
        self.step = step + 1

    def share(self) -> float:
        """What the first player wins of a finished game. Two and two colours alike: a draw. All alike: all lose.
        Otherwise the one that lies alone is not blamed, and wins."""
        count: i64 = 0
        for colour in range(COLOURS):
            count += (self.lies >> colour) & 1
        if count % 2 == 1:
            for colour in range(COLOURS):
                if ((self.lies >> colour) & 1 == 1) == (count == 1):
                    return 1.0 if player_of(colour) == 0 else 0.0
        return 0.5


@final
class Regrets:
    """Regret for not having made each of the two choices, and how often each was made, by what a player knows."""

    def __init__(self, seed: int) -> None:
        self.random: i64 = seeded(seed)
        self.regret: dict[int, vec[float]] = {}
        self.chosen: dict[int, vec[float]] = {}
        self.games: i64 = 0

    def learn(self, games: int) -> None:
        for _ in range(games):
            for learner in range(2):
                self.visit(Line(), learner)
            self.games += 1

    def visit(self, line: Line, learner: i64) -> float:
        """The learner tries both choices everywhere; the other player's are drawn from its present policy."""
        if line.step == STEPS:
            share = line.share()
            return share if learner == 0 else 1.0 - share
        key = line.knows()
        second = self.present(key)
        if line.player() != learner:
            self.random = advance(self.random)
            chosen = self.chosen.get(key)
            if chosen is None:
                chosen = vec[float]([0.0, 0.0])
                self.chosen[key] = chosen
            chosen[0] += 1.0 - second
            chosen[1] += second
            line.choose(1 if float(below(self.random, 1000000)) < second * 1000000.0 else 0)
            return self.visit(line, learner)
        other = line.copy()
        line.choose(0)
        other.choose(1)
        one = self.visit(line, learner)
        two = self.visit(other, learner)
        value = one + second * (two - one)
        regret = self.regret.get(key)
        if regret is None:
            regret = vec[float]([0.0, 0.0])
            self.regret[key] = regret
        regret[0] = max(0.0, regret[0] + one - value)
        regret[1] = max(0.0, regret[1] + two - value)
        return value

    def present(self, key: int) -> float:
        """How likely the second choice is now: in proportion to its regret."""
        regret = self.regret.get(key)
        if regret is None or regret[0] + regret[1] <= 0.0:
            return 0.5
        return regret[1] / (regret[0] + regret[1])

    def policy(self, key: int) -> float:
        """How likely the second choice is on average over all that was learned: this is what comes near to perfect."""
        chosen = self.chosen.get(key)
        if chosen is None or chosen[0] + chosen[1] <= 0.0:
            return 0.5
        return chosen[1] / (chosen[0] + chosen[1])


@final
class BestAnswer:
    """The best that a player can do who knows the policy of the other; worked out over the whole game."""

    def __init__(self, policy: Regrets, player: int) -> None:
        self.policy = policy
        self.player: i64 = player

    def value(self) -> float:
        return self.answer([Line()], vec[float]([1.0]))

    def answer(self, lines: list[Line], reach: vec[float]) -> float:
        """The share won from here on. `lines` are all that the player cannot tell apart, each with how likely the
        other player's choices make it."""
        if lines[0].step == STEPS:
            total: float = 0.0
            for i in range(len(lines)):
                share = lines[i].share()
                total += reach[i] * (share if self.player == 0 else 1.0 - share)
            return total
        if lines[0].player() == self.player:
            return self.own(lines, reach)
        return self.others(lines, reach)

    def own(self, lines: list[Line], reach: vec[float]) -> float:
        """The better choice; a look splits the lines by what is seen."""
        best: float = -1.0
        for choice in range(2):
            lines_seen: list[list[Line]] = [[], []]
            reach_seen: list[list[float]] = [[], []]
            for i in range(len(lines)):
                line = lines[i].copy()
                line.choose(choice)
                seen = line.seen[self.player] & 1  # the same for all, where nothing was seen
                lines_seen[seen].append(line)
                reach_seen[seen].append(reach[i])
            value: float = 0.0
            for seen in range(2):
                if lines_seen[seen]:
                    value += self.answer(lines_seen[seen], vec[float](reach_seen[seen]))
            if value > best:
                best = value
        return best

    def others(self, lines: list[Line], reach: vec[float]) -> float:
        """What the other player lays stays hidden and what it chooses in the open splits the lines."""
        hidden = lines[0].step < FIRST_LOOK
        value: float = 0.0
        together: list[Line] = []
        weights: list[float] = []
        for choice in range(2):
            follow: list[Line] = []
            likely: list[float] = []
            for i in range(len(lines)):
                second = self.policy.policy(lines[i].knows())
                chance = reach[i] * (second if choice == 1 else 1.0 - second)
                if chance > 0.0:
                    line = lines[i].copy()
                    line.choose(choice)
                    follow.append(line)
                    likely.append(chance)
            if hidden:
                together.extend(follow)
                weights.extend(likely)
            elif follow:
                value += self.answer(follow, vec[float](likely))
        return self.answer(together, vec[float](weights)) if hidden else value


def exploitability(policy: Regrets) -> float:
    """What a perfect opponent wins above the fair share, on average over both seats; 0 for a policy without a flaw."""
    return (BestAnswer(policy, 0).value() + BestAnswer(policy, 1).value()) / 2.0 - 0.5
