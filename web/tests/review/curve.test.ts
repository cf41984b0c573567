import { expect, test } from "vitest";
import { bandsOf, errorTold, line, numberOf, percent, pointAt, ribbon, seenOf, told } from "../../src/review/curve";

const point = (move: number, where: string) => ({ move, entry: move + 1, seat: 0, where });
const points = [point(0, "Day 1, morning"), point(4, "Day 1, evening"), point(9, "Day 2, morning"), point(12, "")];
const rows = [
  { chances: [25, 75], errors: [2, 2] },
  { chances: [1, 99], errors: [3, 3] },
];

test("a game is divided into its rounds, whatever the phases are called", () => {
  expect(bandsOf(points)).toEqual([
    { name: "Day 1", from: 0, to: 9 },
    { name: "Day 2", from: 9, to: 12 },
  ]);
  expect(bandsOf(points).map(numberOf)).toEqual(["1", "2"]);
});

test("an entry belongs to the last point at or before it", () => {
  expect([0, 1, 4, 5, 99].map((entry) => pointAt(points, entry))).toEqual([0, 0, 0, 1, 3]);
});

test("no number is told without its error", () => {
  expect(told({ value: 11.6, error: 2.2, clear: true })).toBe("+12 ± 2");
  expect(told({ value: 11.6, error: 0.2, clear: true }, -1)).toBe("−12 ± 1");
  expect(errorTold(2.6)).toBe("± 3");
});

test("small chances are not told as none, nor great ones as certain", () => {
  expect([0, 0.3, 25.4, 99.6, 100].map(percent)).toEqual(["0", "<1", "25", ">99", "100"]);
});

test("a line goes from point to point, and its ribbon stays between nought and a hundred", () => {
  const x = (at: number) => at * 10;
  const y = (chance: number) => 100 - chance;
  expect(line(rows, 0, x, y)).toBe("M0.0 75.0L10.0 99.0");
  expect(ribbon(rows, 0, x, y)).toBe("M0.0 73.0L10.0 96.0L10.0 100.0L0.0 77.0Z");
  expect(ribbon([], 0, x, y)).toBe("");
});

test("a choice is seen with the eyes that are chosen, and an old review has no truth of it", () => {
  const [chance, truth] = [30, 70].map((value) => ({ value, error: 2, clear: true }));
  expect(seenOf({ key: "a", chance: chance!, truth: truth! }, false)).toBe(chance);
  expect(seenOf({ key: "a", chance: chance!, truth: truth! }, true)).toBe(truth);
  expect(seenOf({ key: "a", chance: chance! }, true)).toBeNull();
});
