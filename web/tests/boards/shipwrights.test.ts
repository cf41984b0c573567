import { describe, expect, it } from "vitest";
import { pointsOf } from "../../src/boards/shipwrights/cards";

describe("figures of Shipwrights", () => {
  it("tell one point in the singular", () => {
    const texts = { "board-point": "point", "board-points": "points" };
    expect([0, 1, 2].map((value) => pointsOf(value, texts).label)).toEqual(["points", "point", "points"]);
  });
});
