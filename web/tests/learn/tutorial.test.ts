import { describe, expect, test } from "vitest";
import type { Tutorial, TutorialStep } from "../../src/lib/types";
import { marked, toChoice, toThing } from "../../src/learn/answers";
import { arrow, nearest, place, whole, within } from "../../src/learn/place";

const lesson = {
  not_now: "not now",
  first_read: "read on",
  clauses: { "VC-15": { id: "VC-15", section: "", text: "One card.", table: [] } },
} as unknown as Tutorial;
const step = {
  play: "build:3",
  answers: { "build:1": "too low", "inspect:own": "your own" },
  reasons: {
    "pile:1.green": { choice: "Look at it", said: "your own", clause: "VC-22" },
    "pile:2.green": { choice: "Lay it", said: "pile 2 has not been begun", clause: "VC-19" },
    "hand:green": { choice: "Lay it", said: "", clause: "VC-15" },
  },
} as unknown as TutorialStep;

describe("what the coach answers", () => {
  test("an open choice: as expected, or kindly", () => {
    expect(toChoice(lesson, step, "build:1")).toMatchObject({ refused: false, text: "too low" });
    expect(toChoice(lesson, step, "build:2")).toMatchObject({ refused: false, text: "not now" });
  });

  test("a refused thing: what is missing and the clause, or the coach's own words", () => {
    expect(toThing(lesson, step, "pile:1.green")).toEqual({
      refused: true,
      head: "",
      text: "your own",
      clause: "VC-22",
    });
    expect(toThing(lesson, step, "pile:2.green")).toMatchObject({ head: "Lay it", clause: "VC-19" });
    expect(toThing(lesson, step, "hand:green.4")).toMatchObject({ refused: true, text: "One card." });
    expect(toThing(lesson, step, "pile:2")).toMatchObject({ refused: true, clause: "VC-19" });
  });

  test("anything else, and where nothing is to be chosen", () => {
    expect(toThing(lesson, step, "captain")).toMatchObject({ refused: false, text: "not now" });
    expect(toThing(lesson, { ...step, play: null }, "pile:1.green")).toMatchObject({ refused: false, text: "read on" });
  });

  test("the deed stands between stars", () => {
    expect(marked("Now *lay the 3* there.")).toEqual(["Now ", "lay the 3", " there."]);
  });
});

describe("where the card goes", () => {
  const room = { x: 0, y: 0, width: 1000, height: 700 };
  const card = { width: 300, height: 200 };
  const over = (a: { x: number; y: number; width: number; height: number }, b: typeof a): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

  test.each([
    [{ x: 10, y: 10, width: 80, height: 80 }],
    [{ x: 900, y: 600, width: 90, height: 90 }],
    [{ x: 0, y: 500, width: 1000, height: 200 }],
  ])("beside what it points at, and inside the window", (hole) => {
    const at = place(card, [hole], room);
    expect(over(at, hole)).toBe(false);
    expect(at.x >= 0 && at.y >= 0 && at.x + at.width <= 1000 && at.y + at.height <= 700).toBe(true);
    expect(arrow(at, hole)).toMatch(/^M/);
  });

  test("over none of several holes, and over other things only if it must", () => {
    const holes = [
      { x: 400, y: 300, width: 100, height: 100 },
      { x: 850, y: 300, width: 100, height: 60 },
    ];
    const thing = { x: 520, y: 200, width: 300, height: 300 };
    const at = place(card, holes, room, [thing]);
    expect(holes.some((hole) => over(at, hole))).toBe(false);
    expect(over(at, thing)).toBe(false);
  });

  test("what is pointed at is what is in sight of it, as one box", () => {
    const dock = { x: 0, y: 500, width: 1000, height: 200 };
    expect(within({ x: 10, y: 450, width: 80, height: 100 }, dock)).toEqual({ x: 10, y: 500, width: 80, height: 50 });
    expect(within({ x: 10, y: 300, width: 80, height: 100 }, dock)).toMatchObject({ width: 80, height: 0 });
    const parts = [
      { x: 10, y: 20, width: 30, height: 40 },
      { x: 60, y: 0, width: 10, height: 30 },
    ];
    expect(whole(parts)).toEqual([{ x: 10, y: 0, width: 60, height: 60 }]);
    expect(whole([])).toEqual([]);
  });

  test("in the middle where it points at nothing", () => {
    expect(place(card, [], room)).toMatchObject({ x: 350, y: 250 });
  });

  test("the arrow leads to the nearest, and not to what lies at the card", () => {
    const near = { x: 310, y: 0, width: 50, height: 50 };
    const far = { x: 800, y: 0, width: 50, height: 50 };
    expect(nearest({ x: 0, y: 0, ...card }, [far, near])).toEqual([near, far]);
    expect(arrow({ x: 0, y: 0, ...card }, { x: 302, y: 50, width: 50, height: 50 })).toBe("");
  });
});
