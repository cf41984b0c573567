// Between a click and the table: what is held, confirmed and taken back.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Holding, isAlone, MOMENT } from "../../src/lib/holding.svelte";
import { prefs } from "../../src/lib/prefs.svelte";
import type { Choice, TableInfo } from "../../src/lib/types";

const choice: Choice = { key: "build:1", text: "Build", effect: "", group: "", at: [] };
const play = vi.fn();
let holding: Holding;

beforeEach(() => {
  vi.useFakeTimers();
  play.mockClear();
  holding = new Holding();
});

afterEach(() => {
  prefs.setCare("none");
  vi.useRealTimers();
});

test("a choice is played at once if nothing else is wanted", () => {
  holding.offer(choice, true, play);
  expect(play).toHaveBeenCalledTimes(1);
  expect(holding.choice).toBeNull();
});

test("a held choice is played once, after its moment", () => {
  prefs.setCare("hold");
  holding.offer(choice, true, play);
  expect([holding.choice, holding.asks]).toEqual([choice, false]);
  vi.advanceTimersByTime(MOMENT - 1);
  expect(play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(play).toHaveBeenCalledTimes(1);
  expect(holding.choice).toBeNull();
});

test("a held choice that is taken back is never played", () => {
  prefs.setCare("hold");
  holding.offer(choice, true, play);
  holding.drop();
  vi.advanceTimersByTime(60_000);
  expect(play).not.toHaveBeenCalled();
});

test("where people wait nothing is held", () => {
  prefs.setCare("hold");
  holding.offer(choice, false, play);
  expect(play).toHaveBeenCalledTimes(1);
});

test("a choice that is asked about waits for the word, with people or without", () => {
  prefs.setCare("confirm");
  holding.offer(choice, false, play);
  vi.advanceTimersByTime(60_000);
  expect([play.mock.calls.length, holding.asks]).toEqual([0, true]);
  holding.go();
  holding.go();
  expect(play).toHaveBeenCalledTimes(1);
});

test("another click takes the place of what is held", () => {
  prefs.setCare("hold");
  const other = vi.fn();
  holding.offer(choice, true, play);
  vi.advanceTimersByTime(MOMENT / 2);
  holding.offer({ ...choice, key: "build:2" }, true, other);
  vi.advanceTimersByTime(MOMENT);
  expect([play.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
});

test("one is alone where all others are bots", () => {
  const seat = (kind: "person" | "bot" | "open", mine = false) => ({ number: 0, kind, name: "", bot: null, mine });
  const table = (...seats: ReturnType<typeof seat>[]) => ({ seats }) as unknown as TableInfo;
  expect(isAlone(table(seat("person", true), seat("bot")))).toBe(true);
  expect(isAlone(table(seat("person", true), seat("person", true)))).toBe(true);
  expect(isAlone(table(seat("person", true), seat("bot"), seat("person")))).toBe(false);
});
