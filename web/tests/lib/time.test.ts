import { expect, test } from "vitest";
import { DAY, HOUR, isStill, leftAt, lengthOf, momentOf, scarce, toldBy } from "../../src/lib/time";
import type { ClockInfo } from "../../src/lib/types";
import people from "../../src/words/company/en";
import words from "../../src/words/en";

const clock: ClockInfo = {
  table: false,
  seat: 0,
  runs: true,
  since: 1000,
  due: 1000 + 14 * HOUR,
  stops: [[1000 + HOUR, 1000 + 3 * HOUR]] as [number, number][],
  left: [12 * HOUR, DAY, null],
  limit: HOUR,
};

test("what is left is worked out from instants, without the hours that do not count", () => {
  expect(leftAt(clock, 0, 1000)).toBe(12 * HOUR);
  expect(leftAt(clock, 0, 1000 + 2 * HOUR)).toBe(11 * HOUR);
  expect(leftAt(clock, 0, 1000 + 5 * HOUR)).toBe(9 * HOUR);
  expect(leftAt(clock, 0, 1000 + 99 * HOUR)).toBe(0);
  expect(leftAt(clock, 1, 1000 + 5 * HOUR)).toBe(DAY);
  expect(leftAt(clock, 2, 1000)).toBeNull();
  expect([isStill(clock, 1000), isStill(clock, 1000 + 2 * HOUR)]).toEqual([false, true]);
});

test("the table's limit runs for all where answers are secret", () => {
  const sealed = { ...clock, table: true, seat: null, stops: [] };
  expect(leftAt(sealed, null, 1000 + HOUR / 2)).toBe(HOUR / 2);
  expect(leftAt(sealed, 0, 1000 + HOUR / 2)).toBe(12 * HOUR);
});

test("little time is told at a quarter and at an hour, each where it comes", () => {
  const day = { kind: "move" as const, seconds: DAY, more: 0 };
  const brief = { ...day, seconds: 2 * HOUR };
  const at = (chosen: typeof day, left: number[]) => left.map((seconds) => scarce(chosen as never, 0, seconds));
  expect(at(day, [DAY, 6 * HOUR, 6 * HOUR - 1, HOUR - 1, 0])).toEqual(["", "", "quarter", "hour", ""]);
  expect(at(brief, [2 * HOUR, HOUR - 1, HOUR / 2 - 1])).toEqual(["", "hour", "quarter"]);
  expect(at({ ...day, seconds: HOUR / 2 }, [HOUR / 4, HOUR / 8 - 1])).toEqual(["", "quarter"]);
});

test("a clock that runs low says so in words, that of a seat and that of the table", () => {
  const chosen = { kind: "move", seconds: 48 * HOUR, more: 0 } as never;
  const told = (seat: number | null, now: number, shown: ClockInfo = clock) => toldBy(shown, chosen, seat, now, words);
  expect(told(0, 1000)).toMatchObject({ low: false, runs: true, text: "12 h", said: "12 h left" });
  expect(told(0, 1000 + HOUR)).toMatchObject({ low: true, still: true });
  expect(told(0, 1000 + HOUR).said).toBe("stands still, 11 h left, less than a quarter");
  expect(told(1, 1000)).toMatchObject({ low: false, runs: false, text: "1 d" });
  expect(told(2, 1000).said).toBe("the time is not shown");
  const sealed = { ...clock, table: true, seat: null, stops: [] };
  expect(told(null, 1000, sealed).said).toBe("For all: 1 h left, less than a quarter");
});

test("lengths and moments are said as people say them", () => {
  const lengths = [2 * DAY + 3 * HOUR, DAY, 14 * HOUR + 59, 2400, 61, 0];
  expect(lengths.map((length) => lengthOf(length, people))).toEqual([
    "2 d 3 h",
    "1 d",
    "14 h",
    "40 min",
    "2 min",
    "0 min",
  ]);
  const noon = new Date(2026, 10, 17, 12, 0).getTime() / 1000;
  expect(momentOf(noon, noon + 60, "sv")).toBe("12:00");
  expect(momentOf(noon, noon + DAY, "sv")).toContain("17 nov");
});
