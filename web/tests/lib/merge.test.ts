// All cards open: what each seat's view leaves out, another's fills in.

import { expect, test } from "vitest";
import { merge } from "../../src/lib/merge";

test("what one seat is not told, another tells", () => {
  const first = { hands: [{ cards: [1, 2] }, { cards: null }] };
  const second = { hands: [{ cards: null }, { cards: [3] }] };
  expect(merge([first, second])).toEqual({ hands: [{ cards: [1, 2] }, { cards: [3] }] });
});

test("a part that only one view has is shown", () => {
  expect(merge([{ deck: 4 }, { deck: 4, secret: { top: "ace" } }])).toEqual({ deck: 4, secret: { top: "ace" } });
});

test("nothing, zero and no are told; only what is missing is filled in", () => {
  expect(
    merge([
      { gold: 0, open: false, name: "" },
      { gold: 7, open: true, name: "Anna" },
    ]),
  ).toEqual({
    gold: 0,
    open: false,
    name: "",
  });
});

test("places of a list are filled one by one", () => {
  expect(
    merge([
      [null, "oak", null],
      ["iron", null, null],
    ]),
  ).toEqual(["iron", "oak", null]);
});

test("lists of different lengths are not laid over each other", () => {
  expect(merge([[null, null], ["iron"], ["oak", "wool"]])).toEqual(["oak", "wool"]);
});

test("where nobody is told anything there is nothing", () => {
  expect(merge([null, undefined])).toBeNull();
  expect(merge([])).toBeNull();
});
