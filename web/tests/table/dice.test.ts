import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../../src/lib/types";
import Dice from "../../src/table/Dice.svelte";

const rolled = (value: number, seat?: number): GameEvent => ({
  kind: "rolled",
  at: [],
  fields: {
    rolled: { of: "count", value, name: null, text: String(value) },
    seat: seat === undefined ? null : { of: "seat", value: seat, name: `p${seat + 1}`, text: "" },
  },
});
const faces = (): string[] =>
  [...document.querySelectorAll("[data-test=dice] [role=img]")].map((die) => die.getAttribute("aria-label") ?? "");

describe("dice", () => {
  let dice: { roll: (events: GameEvent[]) => void };

  beforeEach(() => {
    vi.useFakeTimers();
    dice = mount(Dice, { target: document.body }) as unknown as typeof dice;
  });

  afterEach(() => {
    void unmount(dice);
    vi.useRealTimers();
  });

  it("show the faces that were rolled and whose they are, and go by themselves", () => {
    dice.roll([rolled(5, 0), rolled(2)]);
    flushSync();
    expect(faces()).toEqual(["5", "2"]);
    expect(document.querySelectorAll("[data-test=dice] circle")).toHaveLength(7);
    expect(document.querySelectorAll("[data-test=dice] i")).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(faces()).toEqual([]);
  });

  it("are taken away by a click", () => {
    dice.roll([rolled(6, 1)]);
    flushSync();
    document.querySelector<HTMLElement>("[data-test=dice]")?.click();
    flushSync();
    expect(faces()).toEqual([]);
  });
});
