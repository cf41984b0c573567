// After the end the log says why it came so.

import { expect, test } from "vitest";
import type { GameResult } from "../../src/lib/types";
import { closing } from "../../src/table/closing";

const row = (text: string): GameResult["ending"]["comparisons"][number] => ({
  label: "",
  text,
  clause: "",
  marks: [],
  at: [],
  decides: false,
});
const result = {
  ending: { headline: "Anna wins.", categories: [], comparisons: [row("Level."), row("Anna leads.")] },
} as unknown as GameResult;

test("nothing is added before the end", () => {
  expect(closing([], null)).toEqual([]);
});

test("the headline and the comparisons follow, and nothing that the log says itself", () => {
  expect(closing([], result)).toEqual(["Anna wins.", "Level.", "Anna leads."]);
  expect(closing([{ text: "Anna wins." }], result)).toEqual(["Level.", "Anna leads."]);
});
