"""What a person does in the browser, for the tests. Clicks, taps and keys are real: they go to a point of the page."""

import json
import random
import uuid
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from longhall.games.registry import NAMES

CHOICE = "[data-test=choices] button[data-key]:not([disabled])"
LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

# Answers with a point on the n-th choice of the list, where a click would hit just that button.
POINT_ON_CHOICE = """([luck, choices]) => {
  const found = [...document.querySelectorAll(choices)];
  if (!found.length) return null;
  const button = found[Math.floor(luck * found.length)];
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = button.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return button.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""

# Answers with a point on something that glows on the board and is not picked yet, or null.
POINT_ON_BOARD = """(luck) => {
  const spots = [...document.querySelectorAll(":is([data-board], [data-dock]) .spot.open:not(.picked)")];
  if (!spots.length) return null;
  const spot = spots[Math.floor(luck * spots.length)];
  const drawn = spot.querySelector(".body") ?? spot;
  drawn.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = drawn.getBoundingClientRect();
  for (const [dx, dy] of [[0.5, 0.5], [0.5, 0.15], [0.2, 0.5], [0.8, 0.5], [0.5, 0.85], [0.3, 0.3], [0.7, 0.7]]) {
    const x = box.x + box.width * dx, y = box.y + box.height * dy;
    if (spot.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""

# Nothing is on its way to the server, and there is a choice, a menu or the result.
SETTLED = """([seen, choices]) => {
  const table = document.querySelector("[data-transcript]");
  if (document.querySelector("[data-test=result]")) return true;
  if (!table || table.dataset.busy === "true") return false;
  return table.dataset.transcript !== seen && document.querySelector(choices) !== null;
}"""


KNOWS_THE_GAMES = f"""try {{
  for (const game of {json.dumps(NAMES)}) localStorage.setItem(`longhall.offered.${{game}}`, "yes");
}} catch {{}}"""


def everyday(cases: Sequence[Any], *chosen: Any) -> list[Any]:
    """Parameters of a test: those chosen run every day, the others in ./test all."""
    return [case if case in chosen else pytest.param(case, marks=pytest.mark.long) for case in cases]


class Person:
    """One browser with its own cookies, at one page. Faults on the page are collected.

    Whoever is new is offered tutorials."""

    def __init__(
        self,
        browser: Any,
        hall: str,
        *,
        size: dict[str, int] = LAPTOP,
        language: str = "en",
        new: bool = False,
        **more: Any,
    ) -> None:
        self.hall = hall
        locale = "sv-SE" if language == "sv" else "en-GB"
        self.context = browser.new_context(**{"viewport": size, "locale": locale, "reduced_motion": "reduce", **more})
        if not new:
            self.context.add_init_script(KNOWS_THE_GAMES)
        self.page = self.context.new_page()
        self.touches = bool(more.get("has_touch"))
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        self.luck = random.Random(5)

    def enter(self) -> None:
        self.page.goto(self.hall + "/")
        self.page.wait_for_selector("[data-test=play-vasa_cards]")

    def play_now(self, game: str) -> None:
        """One click on a game seats the person against bots."""
        self.enter()
        self.page.click(f"[data-test=play-{game}]")
        self.at_table()

    def sit_down(self, game: str, players: int, choices: int, **options: Any) -> None:
        """At a table with bots, after so many choices of one's own or at the end."""
        self.enter()
        table, _ = self.play_ahead(game, players, choices, **options)
        self.look_at(table)

    def play_ahead(
        self,
        game: str,
        players: int,
        choices: int,
        *,
        advised: bool = False,
        until: Callable[[dict[str, Any]], bool] = lambda view: True,
        **options: Any,
    ) -> tuple[str, int]:
        """A table played by requests, after so many choices of one's own, by luck or as advised, and when the view is
        as wished, or at the end: its number, and how many choices it was."""
        seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "random"} for _ in range(players - 1)]]
        wish = {"game": game, "players": players, "seats": seats, "options": options}
        table = str(self.post("/api/tables", wish)["id"])
        seat = f"/api/tables/{table}/seats/0"
        made = 0
        while True:
            state = self.get(seat)
            asked = state["asked"] and not state["foregone"]
            if state["over"] or (asked and made >= choices and until(state["view"])):
                return table, made
            if asked:
                choice = self.get(f"{seat}/hint")["key"] if advised else self.luck.choice(state["choices"])["key"]
                self.post(f"{seat}/play", {"choice": choice, "transcript": state["transcript"]})
                made += 1

    def look_at(self, table: str) -> None:
        self.page.goto(f"{self.hall}/table/{table}")
        self.page.wait_for_selector(
            "[data-board] :is([data-element], [data-area=ending])", state="attached", timeout=20_000
        )
        self.wait_for_choice()

    def get(self, path: str) -> Any:
        return self.page.request.get(self.hall + path).json()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        data = json.dumps({"key": str(uuid.uuid4()), **body})
        headers = {"Content-Type": "application/json", "X-Longhall": "1"}
        return self.page.request.post(self.hall + path, data=data, headers=headers).json()

    def at_table(self) -> None:
        self.page.wait_for_selector("[data-board] [data-element]", state="attached", timeout=20_000)

    def open_table(self, game: str, players: int, *names: str) -> None:
        """A table by the dialog: the named people at this device, the other seats open."""
        self.enter()
        self.page.click(f"[data-test=friends-{game}]")
        self.page.select_option("dialog form > label select", str(players))
        for i, name in enumerate(names):
            seat = self.page.locator("dialog ol li").nth(i)
            seat.locator("select").first.select_option("me")
            seat.locator("input").fill(name)
        self.page.click("[data-test=open-table]")

    def over(self) -> bool:
        return self.page.query_selector("[data-test=result]") is not None

    def transcript(self) -> str:
        return str(self.page.get_attribute("[data-transcript]", "data-transcript") or "")

    def wait_for_choice(self, seconds: float = 60, after: str = "") -> bool:
        """True when there is something to choose, False when the game is over. `after`: a transcript gone by."""
        self.page.wait_for_function(SETTLED, arg=[after, CHOICE], timeout=seconds * 1000, polling=15)
        return not self.over()

    def choose(self) -> bool:
        """Click one of the choices in the list; False if there is none just now."""
        point = self.page.evaluate(POINT_ON_CHOICE, [self.luck.random(), CHOICE])
        if point is not None:
            self.press(*point)
        return point is not None

    def press(self, x: float, y: float) -> None:
        """Where a finger is all there is, with a finger."""
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def click_board(self) -> bool:
        """Click things that glow on the board until a choice is made; False if the board does not decide it."""
        for _ in range(6):
            point = self.page.evaluate(POINT_ON_BOARD, self.luck.random())
            if point is None:
                return False
            before = self.transcript()
            self.press(*point)
            menu = self.page.locator("dialog .menu button")
            if menu.count():
                menu.nth(self.luck.randrange(menu.count())).click()
                return True
            if self.page.get_attribute("[data-transcript]", "data-busy") == "true" or self.transcript() != before:
                return True
            if self.page.query_selector(".spot.picked") is None:
                return True
        return False

    def press_choice(self) -> None:
        """Choose with the keyboard alone: a number key for one of the first nine choices."""
        count = self.page.locator(CHOICE).count()
        if count:
            self.page.keyboard.press(str(self.luck.randrange(min(count, 9)) + 1))

    def play(self, how: str = "list", most: int = 3000) -> bool:
        """Choose so often, or until the end; whether the end was reached."""
        seen = ""
        for _ in range(most):
            if not self.wait_for_choice(after=seen):
                return True
            seen = self.transcript()
            if how == "keys":
                self.press_choice()
            elif how == "list" or self.luck.random() < 0.6 or not self.click_board():
                if not self.choose():
                    seen = ""
        return self.over()

    def leave(self) -> None:
        self.context.close()


# How many choices have been made at a moment.
MADE = {"first": 0, "early": 1, "middle": 14, "end": 10_000}


class Tables:
    """Tables that one person has played ahead, each once, to be looked at in several browsers."""

    def __init__(self, browser: Any, hall: str) -> None:
        self.person = Person(browser, hall)
        self.person.enter()
        self.found: dict[tuple[str, int, str], str] = {}
        self.lengths: dict[tuple[str, int], int] = {}

    def at(self, game: str, players: int, moment: str) -> str:
        """The number of a table: first, early or in the middle by luck; late, or at the end, as advised."""
        key = game, players, moment
        if key not in self.found:
            choices = self.late(game, players) if moment == "late" else MADE[moment]
            advised = moment in ("late", "end")
            self.found[key], made = self.person.play_ahead(game, players, choices, advised=advised)
            if moment == "end":
                self.lengths[game, players] = made
        return self.found[key]

    def when(self, game: str, players: int, moment: str, until: Callable[[dict[str, Any]], bool]) -> str:
        """The number of a table where one is asked and sees what `until` says of the view; by luck, in some game."""
        key = game, players, moment
        for _ in range(9):
            if key in self.found:
                break
            table, _ = self.person.play_ahead(game, players, 1, until=until)
            if not self.person.get(f"/api/tables/{table}/seats/0")["over"]:
                self.found[key] = table
        return self.found[key]

    def late(self, game: str, players: int) -> int:
        """So many choices leave the last sixth of a game."""
        self.at(game, players, "end")
        return self.lengths[game, players] * 5 // 6

    def known(self, game: str) -> Any:
        """For a browser of its own: the same person."""
        return self.person.context.storage_state()


def tab_to(page: Any, test: str) -> None:
    """By the keyboard alone to what the tests call so."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.test") == test:
            return
    raise AssertionError(f"the Tab key does not reach {test}")
