"""What is seen to move: pieces, never plates, in their own proportions, and nothing is left behind."""

from typing import Any

import pytest
from tests.browser.people import PHONE, Person, everyday

from longhall.games.registry import NAMES

# Every flight is measured at its beginning, in its middle and at its end, and then runs too fast to wait for.
WATCH = """() => {
  window.flights = [];
  const real = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = real.call(this, frames, options);
    if (this.matches(".ghost:not(.peek, .turning)")) {
      const box = (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x, y, width, height };
      };
      const seen = [...this.querySelectorAll("*")].filter((node) => !node.closest(".visually-hidden, svg *"));
      window.flights.push({
        of: this.dataset.of,
        size: { width: parseFloat(this.style.width), height: parseFloat(this.style.height) },
        boxes: [0, 0.5, 0.999].map((part) => {
          animation.currentTime = options.delay + part * options.duration;
          return box(this);
        }),
        parts: seen.map(box).filter(({ width, height }) => width && height),
        board: box(document.querySelector("[data-board]")),
      });
      animation.currentTime = 0;
    }
    animation.playbackRate = 40;
    return animation;
  };
}"""

# Places that hold things, and never move themselves.
STORES = {
    *("pile", "discards", "leftovers", "board", "mill", "gold", "workers", "packet", "supply", "family", "circle"),
    *("royal", "seat", "market", "mat", "hex", "square", "nation", "role", "fief", "column", "tile", "estate"),
}


def faults_of(flight: dict[str, Any], *, phone: bool) -> list[str]:
    size, board, found = flight["size"], flight["board"], []
    kind, _, place = flight["of"].partition(":")
    if kind in STORES and "." not in place:
        found.append("a store flies")
    if flight["of"] and not phone and size["width"] * size["height"] > 0.12 * board["width"] * board["height"]:
        found.append("as large as a part of the board")
    for box in flight["boxes"]:
        across, down = box["width"] / size["width"], box["height"] / size["height"]
        if abs(across - down) > 0.03 * max(across, down):
            found.append("out of proportion")
        if across > 1.02:
            found.append("larger than it lies")
    last = flight["boxes"][-1]  # where its parts were measured
    for part in flight["parts"]:
        if part["width"] > 1.3 * last["width"] + 4 or part["height"] > 1.3 * last["height"] + 4:
            found.append("a part that is larger than the whole")
        if part["x"] < last["x"] - 14 or part["y"] < last["y"] - 14:
            found.append("a part beside the whole")
    return [f"{flight['of'] or 'a piece'}: {fault} ({flight['size']}, {flight['boxes']})" for fault in found]


@pytest.mark.parametrize("game", everyday(NAMES, "vasa_voyage"))
@pytest.mark.parametrize("size", everyday(["laptop", "phone"], "laptop"))
def test_only_pieces_fly_none_out_of_proportion_and_nothing_is_left_behind(
    chromium: Any, hall: str, game: str, size: str
) -> None:
    phone = size == "phone"
    more: dict[str, Any] = {"size": PHONE, "has_touch": True} if phone else {}
    person = Person(chromium, hall, reduced_motion="no-preference", **more)
    person.context.add_init_script(f"({WATCH})()")
    short = game == "vasa_voyage" and not phone
    person.sit_down(game, 3, 2, **({"advised": True} if not short else {}))
    person.play("list", most=5 if short else 40)
    person.page.wait_for_function("() => document.querySelector('.ghost') === null")
    flights = person.page.evaluate("() => window.flights")
    assert len(flights) > (3 if short else 12)
    assert [fault for flight in flights for fault in faults_of(flight, phone=phone)] == []
    assert person.faults == []
    person.leave()


# Counts what sets out to fly.
COUNT = """() => {
  window.flown = 0;
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    window.flown += added.filter((node) => node.classList?.contains("ghost")).length;
  }).observe(document, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_nothing_flies_for_those_who_wish_less_motion(chromium: Any, hall: str, wish: str) -> None:
    person = Person(chromium, hall, reduced_motion=wish)
    person.context.add_init_script(f"({COUNT})()")
    person.sit_down("vasa_cards", 2, 0)
    seen = person.transcript()
    person.page.keyboard.press("1")  # a card of the hand is laid on the first pile
    person.wait_for_choice(after=seen)
    assert (person.page.evaluate("() => window.flown") == 0) is (wish == "reduce")
    assert person.faults == []
    person.leave()


# Whatever moves takes so long that it must be skipped.
SLOWLY = """() => {
  const real = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = real.apply(this, given);
    animation.playbackRate = 0.01;
    return animation;
  };
}"""


@pytest.mark.parametrize("how", ["key", "click"])
def test_what_moves_is_skipped_by_a_key_or_a_click(chromium: Any, hall: str, how: str) -> None:
    person = Person(chromium, hall, reduced_motion="no-preference")
    person.context.add_init_script(f"({SLOWLY})()")
    person.sit_down("vasa_cards", 2, 0)
    page = person.page
    page.keyboard.press("1")  # a card of the hand is laid on the first pile
    page.wait_for_selector(".ghost", state="attached")
    for _ in range(60):  # and whatever the others do thereupon
        if how == "key":
            page.keyboard.press("n")
        else:
            page.mouse.click(640, 70)
        if person.page.query_selector(".ghost") is None:
            break
        page.wait_for_timeout(30)
    assert page.query_selector(".ghost") is None and page.query_selector(".flying") is None
    assert person.faults == []
    person.leave()


@pytest.mark.long
def test_a_ship_is_launched_from_her_slip_as_large_as_she_lay_there(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, reduced_motion="no-preference")
    person.context.add_init_script(f"({WATCH})()")
    person.enter()
    table, _ = person.play_ahead("shipwrights", 2, 1, advised=True)
    seat = f"/api/tables/{table}/seats/0"
    looked = False
    launched: list[dict[str, Any]] = []
    while not launched:
        state = person.get(seat)
        assert not state["over"]
        if not state["asked"] or state["foregone"]:
            continue
        advice = person.get(f"{seat}/hint")["key"]
        if advice.startswith("finish") and not looked:
            person.look_at(table)
            looked = True
        person.post(f"{seat}/play", {"choice": advice, "transcript": state["transcript"]})
        if looked:
            person.page.wait_for_timeout(400)
            flights = person.page.evaluate("() => window.flights")
            launched = [flight for flight in flights if flight["of"].startswith("fleet:p1.")]
    ship = launched[0]
    slips = [flight for flight in flights if flight["of"].startswith("workshop:p1.")]
    assert faults_of(ship, phone=False) == []
    begins, lay = ship["boxes"][0], slips[0]["boxes"][0]
    assert begins["width"] <= lay["width"] + 1 and begins["height"] <= lay["height"] + 1
    assert abs(begins["x"] + begins["width"] / 2 - lay["x"] - lay["width"] / 2) < 2
    assert abs(begins["y"] + begins["height"] / 2 - lay["y"] - lay["height"] / 2) < 2
    person.leave()
