// The texts of the page of rules: what is strong, what is drawn, which clauses are told.

import { expect, test } from "vitest";
import { cited, partsOf } from "../../src/rules/reading";

test("strong words and drawings, whose names may have an underscore", () => {
  expect(partsOf("Take _the <pioneer_token> token_ now")).toEqual([
    { text: "Take ", strong: false, sign: false },
    { text: "the ", strong: true, sign: false },
    { text: "pioneer_token", strong: true, sign: true },
    { text: " token", strong: true, sign: false },
    { text: " now", strong: false, sign: false },
  ]);
});

test("three clauses in a row are a range", () => {
  expect(cited(["VC-9"])).toBe("VC-9");
  expect(cited(["VC-2", "VC-3"])).toBe("VC-2, 3");
  expect(cited(["VC-9", "VC-1", "VC-2", "VC-3"])).toBe("VC-1–3, 9");
});
