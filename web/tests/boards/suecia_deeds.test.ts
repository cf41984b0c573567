import { describe, expect, it } from "vitest";
import { ringOf } from "../../src/boards/suecia/deeds";
import type { View } from "../../src/boards/suecia/view";

const view = {
  mats: [{ mat: "MB4", ring: ["wood", "wood", "wood", "crop", "crop", "ore"] }],
  laying: {
    mat: "MB3",
    rotations: [
      { e: "wood", se: "wood", sw: "wood", w: "ore", nw: "ore", ne: "crop" },
      { e: "crop", se: "wood", sw: "wood", w: "wood", nw: "ore", ne: "ore" },
    ],
  },
} as unknown as View;

describe("a province on the button of a choice", () => {
  it("lies as it would when it is taken, or turned so", () => {
    expect(ringOf("mat:MB4", view)).toEqual(["wood", "wood", "wood", "crop", "crop", "ore"]);
    expect(ringOf("rotation:1", view)).toEqual(["crop", "wood", "wood", "wood", "ore", "ore"]);
  });

  it("is on no other button", () => {
    expect(ringOf("province:MB4", view)).toBeNull();
    expect(ringOf("rotation:0", { ...view, laying: null })).toBeNull();
    expect(ringOf("mat:MB1", view)).toBeNull();
  });
});
