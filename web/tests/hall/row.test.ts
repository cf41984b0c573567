// One of my tables in the hall: how much time is left, and whom I may remind.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import TableRow from "../../src/hall/TableRow.svelte";
import { clock as wall } from "../../src/lib/clock.svelte";
import { HOUR } from "../../src/lib/time";
import type { ClockInfo, HeldTable } from "../../src/lib/types";

const NOW = 1_000_000;
const clock = (more: Partial<ClockInfo> = {}): ClockInfo => ({
  ...{ table: false, seat: 1, runs: true, since: NOW, due: null, stops: [], limit: HOUR },
  ...{ left: [24 * HOUR, 5 * HOUR], ...more },
});

function held(more: Partial<HeldTable>): HeldTable {
  const seats = ["Anna", "Bo"].map((name, number) => ({ number, name, kind: "person", bot: null, mine: number === 0 }));
  const ways = { clock: { kind: "move", seconds: 24 * HOUR, more: 0 } };
  const table = { id: "t", game: "a_game", title: "A game", status: "playing", players: 2, rated: true, seats, ways };
  const awaited = { seats: [1], others: false };
  const at = { since: NOW, remind: {}, asks: [], unread: 0, paused: false, clock: null, result: null, rating: null };
  return { table, seats: [0], asked: false, awaited, stands: "", ...at, ...more } as unknown as HeldTable;
}

let shown: object | null = null;
const show = (more: Partial<HeldTable>): void => {
  if (shown) void unmount(shown);
  shown = mount(TableRow, { target: document.body, props: { held: held(more), levels: {} } });
  flushSync();
};
const time = () => document.querySelector("[data-test=time]");
const remind = () => document.querySelector<HTMLButtonElement>("[data-test=remind]");

beforeEach(() => void (wall.now = NOW * 1000));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

test("the time that is left is told, in words where it is little, and none where none is shown", () => {
  show({ clock: clock() });
  expect(time()!.textContent.trim()).toBe("5 h left, less than a quarter");
  expect(time()!.classList.contains("low")).toBe(true);
  show({ clock: clock({ table: true, seat: null, limit: 20 * HOUR }) });
  expect(time()!.textContent.trim()).toBe("For all: 20 h left");
  for (const none of [null, clock({ left: [24 * HOUR, null] }), clock({ runs: false })]) {
    show({ clock: none });
    expect(time()).toBeNull();
  }
});

test("what its people ask is answered at the table, and what they have said is counted", () => {
  const result = { places: [1, 2], scores: [0, 0], outcomes: [{}, {}], reason: { text: "" } };
  const over = { ...held({}).table, status: "over", path: "/table/t" };
  const again = { table: over, result, asks: [{ kind: "again", seat: 1 }] } as unknown as Partial<HeldTable>;
  show(again);
  expect(document.querySelector(".whose b")!.textContent.trim()).toBe("Bo asks for another game.");
  expect(document.querySelector("[data-test=go]")!.getAttribute("href")).toBe("/table/t");
  expect(document.querySelector("[data-test=unread]")).toBeNull();
  show({ unread: 2, paused: true });
  expect(document.querySelector(".whose b")!.textContent.trim()).toBe("The game is paused.");
  expect(document.querySelector("[data-test=unread]")!.getAttribute("aria-label")).toBe("Talk: 2 new");
});

test("whoever keeps the table waiting can be reminded when the hall says so, and only then", async () => {
  show({ remind: { 1: NOW + 1 } });
  expect(remind()).toBeNull();
  show({ remind: { 1: NOW }, asked: true });
  expect(remind()).toBeNull();
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path.split("?")[0]!);
    return Promise.resolve(Response.json({ nudges: { 1: NOW + 12 * HOUR }, at: NOW, tables: [], finished: 0 }));
  });
  show({ remind: { 1: NOW } });
  expect(remind()!.getAttribute("aria-label")).toBe("Remind Bo");
  remind()!.click();
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toMatch(/^Bo was reminded/));
  expect(asked[0]).toBe("/api/tables/t/seats/1/nudge");
  expect(remind()).toBeNull();
});
