import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Order from "../../src/boards/shipwrights/Order.svelte";
import Phase from "../../src/boards/shipwrights/Phase.svelte";
import Slip from "../../src/boards/shipwrights/Slip.svelte";
import Stores from "../../src/boards/shipwrights/Stores.svelte";
import { pointsOf } from "../../src/boards/shipwrights/cards";
import type { Board, View, Workshop } from "../../src/boards/shipwrights/view";
import type { BoardProps } from "../../src/boards/contract";
import { providePicking } from "../../src/lib/picking.svelte";
import { provideStage } from "../../src/lib/stage.svelte";
import type { Choice } from "../../src/lib/types";
import { provideLens } from "../../src/pieces/lens.svelte";

describe("figures of Shipwrights", () => {
  it("tell one point in the singular", () => {
    const texts = { "board-point": "point", "board-points": "points" };
    expect([0, 1, 2].map((value) => pointsOf(value, texts).label)).toEqual(["points", "point", "points"]);
  });
});

describe("the board of Shipwrights", () => {
  let drawn: Record<string, unknown> | undefined;
  const texts = {
    "board-day": "Day",
    "board-this-last-day": "The last day",
    "board-race": "Race to ship",
    "board-of-village": "village",
    "board-of-ships": "ships",
    "board-ready": "Ready to launch",
    "board-lacking": "lacking",
  };

  /** What a piece shows. */
  function said<Props extends Record<string, unknown>>(
    piece: Component<Props>,
    props: Props,
    { layout = "laptop" as "laptop" | "wide", choices = [] as Choice[] } = {},
  ): string {
    const setting = (anchor: unknown): void => {
      provideStage().layout = layout;
      providePicking().offer(choices);
      provideLens();
      (piece as (...all: unknown[]) => void)(anchor, props);
    };
    drawn = mount(setting as never, { target: document.body });
    flushSync();
    return document.body.textContent?.replace(/\s+/g, " ").trim() ?? "";
  }

  afterEach(() => {
    if (drawn) void unmount(drawn);
    document.body.replaceChildren();
  });

  const board = (more: Partial<Board> = {}) => ({ seat: 0, ships: 3, ships_to_end: 5, ...more }) as Board;
  const moment = (view: Partial<View>) =>
    ({
      names: ["Anna"],
      view: { day: 7, phase: "afternoon", order: [0], tomorrow: 0, boards: [board()], ...view },
    }) as unknown as BoardProps<View>["moment"];

  it("says when it is the last day", () => {
    expect(said(Phase, { moment: moment({ end_triggered: false }), texts })).not.toContain("The last day");
    void unmount(drawn!);
    expect(said(Phase, { moment: moment({ end_triggered: true }), texts })).toContain("The last day");
  });

  it("says what the track counts", () => {
    expect(said(Order, { moment: moment({ end_triggered: false }), texts })).toContain("Race to ship 5");
  });

  it("says where tonight's income comes from, where there is room", () => {
    const tonight = { gold: 4, gold_of_village: 6, gold_of_ships: -2, gold_lost: 0 };
    const workers = { workers: 1, workers_of_village: 1, workers_of_ships: 0, workers_lost: 0, goods_lost: 0 };
    const one = board({ element: "board:p1", mill: {}, tonight: { ...tonight, ...workers } });
    expect(said(Stores, { board: one, texts }, { layout: "wide" })).toMatch(/village \+6, ships −2 .*village \+1 /);
    void unmount(drawn!);
    expect(said(Stores, { board: one, texts })).not.toContain("village");
  });

  it("calls a ship ready only if it can be launched", () => {
    const workshop = { element: "workshop:p1.a", workshop: "a", card: "karv", needs: [], lacking: 2 } as Workshop;
    const cards = { karv: { group: "ship" as const, figures: {} } };
    const choice = (key: string): Choice => ({ key, text: key, effect: "", group: "", at: [workshop.element] });
    const wrecked = said(Slip, { workshop, cards, texts }, { choices: [choice("barbarian:p1.a")] });
    expect(wrecked).toContain("2 lacking");
    void unmount(drawn!);
    expect(said(Slip, { workshop, cards, texts }, { choices: [choice("finish:a")] })).toContain("Ready to launch");
  });
});
