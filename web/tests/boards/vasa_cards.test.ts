// What a seat works out from what it sees: bounds of the piles' sums, and what a choice would make of them.

import { expect, test } from "vitest";
import { bounds, changes, signed } from "../../src/boards/vasa_cards/sums";
import type { PileCard, View } from "../../src/boards/vasa_cards/view";
import type { Choice } from "../../src/lib/types";

const card = (element: string, more: Partial<PileCard>): PileCard => ({
  element,
  there: true,
  value: null,
  possible: null,
  seen_by: null,
  ...more,
});

const empty = (element: string): PileCard => card(element, { there: false });

const row = (colour: string, seat: number | null, piles: PileCard[]): View["colours"][number] => ({
  colour,
  seat,
  hand: { element: `hand:${colour}`, count: 2, cards: null, known: null, seen_by: null },
  piles: [...piles, ...[1, 2, 3, 4].slice(piles.length).map((n) => empty(`pile:${n}.${colour}`))],
});

const view = {
  round: 2,
  colours: [
    row("green", 0, [card("pile:1.green", { value: 4 }), card("pile:2.green", { value: 1 })]),
    row("red", 1, [card("pile:1.red", { possible: [1, 3] }), card("pile:2.red", { value: 2, possible: [2] })]),
    row("black", 2, [card("pile:1.black", {})]),
  ],
} as View;

const choice = (...at: string[]): Choice => ({ key: "k", text: "", effect: "", group: "", at });

test("a pile's sum lies between the least and the most that its cards may be", () => {
  expect(bounds(view, 0)).toEqual({ low: 4 + 1 + 1, high: 4 + 3 + 4 });
  expect(bounds(view, 1)).toEqual({ low: 3, high: 3 });
  expect(bounds(view, 2)).toEqual({ low: 0, high: 0 });
});

test("a card from the hand changes one pile, an exchange of piles two", () => {
  expect([...changes(view, choice("pile:1.green", "hand:green.3"))]).toEqual([[0, -1]]);
  expect([...changes(view, choice("pile:1.green", "pile:2.green"))]).toEqual([
    [0, -3],
    [1, 3],
  ]);
});

test("a card laid on an empty place adds its value, and a look changes nothing", () => {
  expect([...changes(view, choice("hand:green.2", "pile:3.green"))]).toEqual([[2, 2]]);
  expect(changes(view, choice("pile:1.red")).size).toBe(0);
  expect(changes(view, null).size).toBe(0);
});

test("changes are written with their sign", () => {
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "±0"]);
});
