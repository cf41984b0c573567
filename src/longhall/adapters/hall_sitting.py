"""One seat at a table of a hall, for a program that reads: everything it is told is what the hall shows that seat."""

import json
import time
import uuid
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from rich.markup import render

from longhall.adapters.sitting import MOST_CLAUSES
from longhall.games.registry import game as find_game
from longhall.match.texts import texts

PAUSE = 0.3  # seconds between two looks at the hall
PATIENCE = 30.0  # seconds after which a look comes back without a question: whoever waits may look again
KEPT = "Your answer is kept and takes effect at a fixed time. Look again."


class Refused(ValueError):
    """The hall says no, and why."""


class HallSitting:
    """The seat that a token is good for."""

    def __init__(self, hall: str, token: str, language: str = "en") -> None:
        self.hall = hall.rstrip("/")
        self.token = token
        self.language = language
        self.told: int | None = None  # the transcript whose lines were read out
        self.answered: int | None = None  # the one whose question was answered: it stands until the answer is due
        mine = self.ask("/me")["tables"]
        if not mine:
            raise Refused("this token opens no seat at that hall: ask the host of the table for a new one")
        self.table, self.game = mine[0]["table"]["id"], mine[0]["table"]["game"]
        self.seat = mine[0]["seats"][0]
        self.here = f"/tables/{self.table}/seats/{self.seat}"

    def sit_down(self, name: str) -> None:
        """Take the seat; whoever sits there already just stays."""
        self.ask(self.here, {"name": name})

    def look(self) -> dict[str, Any]:
        """The table as the seat sees it, what has happened since the last look, the question and the open choices. It
        waits a while for the seat's turn; without a question, look again."""
        state = self.when_asked()
        game = find_game(state["game"])
        words = texts(game.name, self.language).naming(state["names"])
        seen: dict[str, Any] = {
            "seat": f"p{self.seat + 1}",
            "table": render(game.draw(state["view"], words)).plain,
            "happened": [line["text"] for line in state["log"]["lines"]],
            "over": state["over"],
        }
        self.told = state["transcript"]
        if state["over"]:
            found = state["result"]
            outcomes = [outcome["key"] for outcome in found["outcomes"]]
            return seen | {"places": found["places"], "scores": found["scores"], "outcomes": outcomes}
        if state["transcript"] == self.answered:
            return seen | {"question": KEPT, "choices": {}}
        choices = {choice["key"]: choice["text"] for choice in state["choices"]} if has_choice(state) else {}
        return seen | {"question": state["prompt"], "choices": choices}

    def play(self, choice: str) -> dict[str, Any]:
        """Make one of the open choices, named by its key; what is seen when it is the seat's turn again."""
        state = self.state()
        wish = {"choice": choice, "transcript": state["transcript"], "key": str(uuid.uuid4())}
        try:
            self.ask(f"{self.here}/play", wish)
        except Refused as fault:
            return {"refused": str(fault), **self.look()}
        self.answered = state["transcript"]
        return self.look()

    def why_not(self) -> dict[str, str]:
        """Choices that are not open now, each with the clause that forbids it."""
        refused = self.ask(f"{self.here}/why")["refused"]
        return {refusal["key"]: f"{refusal['text']} ({refusal['clause']})" for refusal in refused}

    def log(self, lines: int = 30) -> list[str]:
        """The last lines of what has happened."""
        found = self.ask(self.here)["log"]["lines"][-max(lines, 1) :]
        while len(found) < lines and found:
            older = self.ask(f"{self.here}/log?before={found[0]['n']}&limit={min(lines - len(found), 500)}")
            found = [*older["lines"], *found]
            if not older["more"]:
                break
        return [line["text"] for line in found]

    def rules(self, words: str) -> dict[str, str]:
        """Look up the rules of the game at hand: a clause by its number, or the clauses with a word in them."""
        sections = self.ask(f"/games/{self.game}/rules")["sections"]
        whole = {
            clause["id"]: (section["title"], "\n".join([clause["text"], *(" | ".join(row) for row in clause["table"])]))
            for section in sections
            for clause in section["clauses"]
        }
        for name in (words.upper(), f"{find_game(self.game).prefix}-{words}"):
            if name in whole:
                return {name: whole[name][1]}
        fitting = [name for name, (title, text) in whole.items() if words.lower() in f"{title} {text}".lower()]
        return {name: whole[name][1] for name in fitting[:MOST_CLAUSES]}

    # How the hall is asked

    def when_asked(self) -> dict[str, Any]:
        """The state when the seat has something to choose, or when nobody should wait any longer."""
        end = time.monotonic() + PATIENCE
        while True:
            state = self.state()
            wanted = has_choice(state) and state["transcript"] != self.answered
            if state["over"] or wanted or time.monotonic() > end:
                return state
            time.sleep(PAUSE)

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ask(self.here if self.told is None else f"{self.here}?since={self.told}")
        return found

    def ask(self, path: str, wish: Any = None) -> Any:
        """What the hall answers; Refused with its reason."""
        mark = "&" if "?" in path else "?"
        request = Request(
            f"{self.hall}/api{path}{mark}language={self.language}",
            None if wish is None else json.dumps(wish).encode(),
            {"Authorization": f"Bearer {self.token}", "X-Longhall": "1", "Content-Type": "application/json"},
        )
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as fault:
            raise Refused(json.load(fault)["error"]["message"]) from None
        except (URLError, TimeoutError, ValueError) as fault:
            raise Refused(f"there is no hall to be reached at {self.hall}: {fault}") from None


def has_choice(state: dict[str, Any]) -> bool:
    return bool(state["asked"]) and not state["foregone"]
