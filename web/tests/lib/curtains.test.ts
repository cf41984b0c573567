// In a hidden poll the device goes round to everybody at it, asked or not.

import { expect, test } from "vitest";
import { Round, firstHand, handOver } from "../../src/lib/curtains";

const at = (seat: number, more: object = {}) => ({
  seat,
  asked: false,
  foregone: false,
  over: false,
  blind: false,
  question: 7,
  awaited: { seats: [] as number[], others: true },
  ...more,
});

test("it goes to the person who is named, at once", () => {
  const named = { awaited: { seats: [2], others: false } };
  expect(handOver(at(0, named), [at(1), at(2)], new Round(), false)).toEqual({ to: 2, waits: false });
});

test("whoever is asked keeps it", () => {
  expect(handOver(at(0, { asked: true }), [at(1)], new Round(), false)).toBeNull();
});

/** To whom a device goes in a hidden poll that begins at the first seat; each has nothing to do, a choice or a foregone one. */
function pathOf(held: ("nothing" | "choice" | "foregone")[], blind: boolean[]): number[] {
  const round = new Round();
  const seats = held.map((has, seat) =>
    at(seat, { asked: has !== "nothing", foregone: has === "foregone", blind: blind[seat] }),
  );
  const path = [0];
  for (;;) {
    const here = seats[path[path.length - 1]!]!;
    const others = seats.filter((other) => other !== here);
    const keeps = handOver(here, others, round, false);
    const next = keeps ?? handOver({ ...here, asked: false, foregone: false }, others, round, true);
    if (!next) return path;
    path.push(next.to);
  }
}

test("in a hidden poll it goes to everybody once, in one order whatever they hold, but past those who pass blindly", () => {
  const kinds = ["nothing", "choice", "foregone"] as const;
  for (const blind of [[], [false, true], [false, false, true]]) {
    const paths = kinds.flatMap((one) =>
      kinds.flatMap((two) => kinds.map((three) => pathOf([one, two, three], blind as boolean[]))),
    );
    expect(new Set(paths.map(String))).toEqual(new Set([[0, 1, 2].filter((seat) => !blind[seat]).join()]));
  }
});

test("who has nothing to choose reads so first, and who has answered hands it on", () => {
  expect(handOver(at(0), [at(1)], new Round(), false)?.waits).toBe(true);
  expect(handOver(at(0), [at(1)], new Round(), true)?.waits).toBe(false);
  expect(handOver(at(0, { asked: true, foregone: true }), [at(1)], new Round(), false)?.waits).toBe(true);
});

test("only orders that pass whatever the cards are spare somebody the round", () => {
  expect(handOver(at(0), [at(1, { blind: true }), at(2)], new Round(), false)?.to).toBe(2);
  expect(handOver(at(0), [at(1, { asked: true, foregone: true }), at(2)], new Round(), false)?.to).toBe(1);
});

test("the next poll begins a new round", () => {
  const round = new Round();
  expect(handOver(at(0), [at(1)], round, true)?.to).toBe(1);
  expect(handOver(at(1), [at(0)], round, true)).toBeNull();
  expect(handOver(at(1, { question: 8 }), [at(0)], round, true)?.to).toBe(0);
});

test("a device that comes to a table goes to the person all know to be asked, else to the first", () => {
  expect(firstHand(at(0, { awaited: { seats: [3, 2], others: false } }), [0, 1, 2])).toBe(2);
  expect(firstHand(at(0, { asked: true, awaited: { seats: [0, 2], others: false } }), [0, 2])).toBe(0);
  expect(firstHand(at(0), [0, 1])).toBe(0); // whom a hidden poll asks is not told by the curtain
});
