import { describe, expect, it } from "vitest";
import { pack } from "../../src/boards/suecia/map";

describe("the map of the provinces", () => {
  it("has room for the six hexes of a province that is being laid", () => {
    const laying = { mat: "MB4", zone: "west", q: 0, r: 0, rotations: null };
    const drawing = pack({}, ["north", "west"], laying, () => false);
    const ring = drawing.zones.find(({ zone }) => zone === "west")?.laying?.ring ?? [];
    expect(ring.map(({ thing }) => thing).sort()).toEqual(["e", "ne", "nw", "se", "sw", "w"]);
    for (const { x, y } of ring) {
      expect(x - 1).toBeGreaterThanOrEqual(0);
      expect(x + 1).toBeLessThanOrEqual(drawing.width);
      expect(y + 1).toBeLessThanOrEqual(drawing.height);
    }
  });
});
