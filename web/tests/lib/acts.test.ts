import { describe, expect, it } from "vitest";
import { Acts } from "../../src/lib/acts.svelte";
import type { Stage } from "../../src/lib/stage.svelte";

describe("something shown in acts", () => {
  it("is shown one act after the other, and says so", () => {
    const stage = { still: false, revealing: false } as Stage;
    const acts = new Acts(stage);
    acts.play(3);
    expect([acts.step, stage.revealing]).toEqual([0, true]);
    acts.skip();
    expect([acts.step, stage.revealing]).toEqual([Infinity, false]);
  });

  it("is there at once where somebody else tells", () => {
    const stage = { still: true, revealing: false } as Stage;
    const acts = new Acts(stage);
    acts.play(3);
    expect([acts.step, stage.revealing]).toEqual([Infinity, false]);
  });
});
