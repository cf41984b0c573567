import { expect, test } from "vitest";
import { DAY, HOUR, isStill, leftAt, lengthOf, momentOf } from "../../src/lib/time";
import people from "../../src/words/people/en";

const clock = {
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
