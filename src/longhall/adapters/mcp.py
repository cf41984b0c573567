"""A language model sits down at a table: a server for the Model Context Protocol. `longhall mcp` runs it.

The model is told what a person in its seat is told, in words, and nothing else.
"""

from collections.abc import Callable
from typing import Any

from longhall.adapters import need

need("mcp")

from mcp.server import MCPServer

from longhall.adapters.hall_sitting import HallSitting
from longhall.adapters.sitting import Sitting, look_up
from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game

INSTRUCTIONS = (
    "Board games with enforced rules. Call begin, then play until the game is over; choices are named by their keys. "
    "rules looks up how a game is played, why_not says which clause forbids what is not open."
)

AT_A_HALL = (
    "A seat at a board game with others. Call look, which waits for your turn, then play one of the open choices by "
    "its key, until the game is over. You have a fixed time for each answer; who is late gets the choice that a clock "
    "makes. rules looks up how the game is played, why_not says which clause forbids what is not open."
)


class Door:
    """The tools of one model; it sits at one table at a time."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.sitting: Sitting | None = None

    def games(self) -> dict[str, str]:
        """The games there are, and for how many players each is."""
        return {name: f"{min(find_game(name).players)} to {max(find_game(name).players)} players" for name in NAMES}

    def begin(
        self,
        game: str,
        players: int | None = None,
        seat: int = 1,
        opponents: list[str] | None = None,
        options: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Begin a game against bots (easy, fair, strong, random), in a seat counted from 1; what is seen at first."""
        self.sitting = Sitting(game, players, seat, opponents or ["easy"], options, self.language)
        return self.sitting.look()

    def look(self) -> dict[str, Any]:
        """The table as the seat sees it, what has happened since the last look, the question and the open choices."""
        return self.seated().look()

    def play(self, choice: str) -> dict[str, Any]:
        """Make one of the open choices, named by its key; what is seen when it is the seat's turn again."""
        return self.seated().play(choice)

    def why_not(self) -> dict[str, str]:
        """Choices that are not open now, each with the clause that forbids it."""
        return self.seated().why_not()

    def log(self, lines: int = 30) -> list[str]:
        """The last lines of what has happened."""
        return self.seated().log(lines)

    def rules(self, game: str, words: str) -> dict[str, str]:
        """Look up the rules: a clause by its number, or the clauses with a word in them."""
        return look_up(game, words, self.language)

    def seated(self) -> Sitting:
        if self.sitting is None:
            raise ValueError("no game has begun: call begin first")
        return self.sitting


def server(language: str = "en") -> MCPServer:
    """At tables of its own, against bots."""
    door = Door(language)
    return with_tools(INSTRUCTIONS, door.games, door.begin, door.look, door.play, door.why_not, door.log, door.rules)


def server_at(hall: str, token: str, name: str, language: str = "en") -> MCPServer:
    """At a table of a hall, in the seat that a token is good for. Refused says why not."""
    sitting = HallSitting(hall, token, language)
    sitting.sit_down(name)
    return with_tools(AT_A_HALL, sitting.look, sitting.play, sitting.why_not, sitting.log, sitting.rules)


def with_tools(instructions: str, *tools: Callable[..., Any]) -> MCPServer:
    made: MCPServer = MCPServer("longhall", instructions=instructions)
    for tool in tools:
        made.add_tool(tool)
    return made
