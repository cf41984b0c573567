// What the sheet of a player and the end of the game show of the view.

import { mount, unmount, type Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { SeatState } from "../../src/lib/types";
import Ending from "../../src/boards/suecia/Ending.svelte";
import Everything from "../../src/boards/suecia/Everything.svelte";
import type { Player, View } from "../../src/boards/suecia/view";

const TEXTS = {
  "board-founds": "founds the nation",
  "board-found-together": "found the nation together",
  "board-part-missions": "Missions",
  "board-unknown": "unknown",
  "board-bonus-taken": "taken this turn",
  "bonus-farm": "farm",
  "ending-value": "Value of resources",
};

const player = (seat: number, missions: number, more: Partial<Player> = {}): Player =>
  ({
    element: `seat:p${seat + 1}`,
    seat,
    points: 10 * missions,
    parts: [{ part: "missions", count: missions, worth: 10, points: 10 * missions }],
    building_points: 0,
    resource_value: 7 + seat,
    discs: 9,
    chits: {},
    escrow: {},
    hand: { element: `hand:p${seat + 1}`, count: 3, cards: null, known: { PB: 1, CN: 0 } },
    tableau: [{ element: `column:p${seat + 1}.1`, room: 3, cards: [], next: 1 }],
    cards: [
      { element: "card:p2.ship1", slot: "ship1", nation: "hansa", sort: "ships", flipped: true, cargo: { wood: 1 } },
    ],
    bonuses: [],
    bonuses_used: ["farm"],
    ...more,
  }) as unknown as Player;

const view = (...players: Player[]): View =>
  ({
    players,
    estates: {},
    cards: [
      {
        nation: "hansa",
        sort: "ships",
        left: 2,
        front: { demand: { wood: 1, ore: 1 }, returns: { iron: 1 } },
        back: { demand: { wood: 2, ore: 2 }, returns: { iron: 2 } },
      },
    ],
  }) as unknown as View;

let shown: Record<string, unknown> | undefined;
const look = <P extends Record<string, unknown>>(of: Component<P>, props: P): string => {
  shown = mount(of, { target: document.body, props });
  return document.body.textContent.replace(/\s+/g, " ");
};

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

test("the sheet of a player tells the points with their sum, the known cards, the bonuses and both sides of a ship", () => {
  const told = look(Everything, { player: player(1, 2), view: view(player(0, 1), player(1, 2)), texts: TEXTS });
  const row = [...document.querySelectorAll("tbody tr:first-child > *")].map((cell) => cell.textContent);
  expect(row).toEqual(["Missions", "2 × 10", "20"]);
  expect(told).toContain("8 Value of resources");
  expect(told).toContain("? × 2 unknown");
  expect(document.querySelectorAll(".estate")).toHaveLength(1);
  expect(told).toContain("farm: taken this turn");
  const sides = [...document.querySelectorAll(".sides p")].map((side) => [
    side.classList.contains("shown"),
    side.querySelectorAll(".chit").length,
    side.querySelectorAll(".chit.full").length,
  ]);
  expect(sides).toEqual([
    [false, 3, 3],
    [true, 6, 3], // one of four aboard, and what it returns
  ]);
});

const ended = (places: number[], ...players: Player[]): SeatState<View> =>
  ({
    seat: 0,
    view: view(...players),
    names: ["Anna", "Birger"],
    result: {
      places,
      reason: { text: "Why." },
      ending: { headline: "By how much.", comparisons: [], categories: [] },
    },
  }) as unknown as SeatState<View>;

test("the end says who won and why, by how much only beside it, and missions as so many of so much", () => {
  const told = look(Ending, { moment: ended([2, 1], player(0, 1), player(1, 2)), texts: TEXTS });
  expect(told).toContain("Birger founds the nation Why.");
  expect(told).not.toContain("By how much.");
  expect(told).toContain("Missions ×10");
  expect(told).not.toContain("Value of resources");
});

test("an end that was level shows the value of resources, under one name", () => {
  const told = look(Ending, { moment: ended([1, 1], player(0, 2), player(1, 2)), texts: TEXTS });
  expect(told).toContain("found the nation together");
  expect(told.match(/Value of resources/g)).toHaveLength(2); // in the table and in the comparison
});
