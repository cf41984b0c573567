import { describe, expect, it } from "vitest";
import type { Choice } from "../../src/lib/types";
import type { Load, View } from "../../src/boards/suecia/view";
import { linesOf, loadsOf, paymentsOf, wayOf, type Way } from "../../src/boards/suecia/ways";

const choice = (key: string, ...at: string[]): Choice => ({ key, text: key, effect: "", group: "", at });
const unit = (kind: string, square: string | null, owner: number | null, price = 1, card = "card:p1.ship1") => ({
  kind,
  card,
  square,
  owner,
  price,
});
const HANSA: Load = {
  nation: "hansa",
  sort: "ships",
  units: [unit("wood", "2-2", 1), unit("wood", "1-2", 0), unit("ore", "2-2", 1), unit("ore", null, null, 2)],
  returns: { iron: 1 },
};
const ENGLAND: Load = { ...HANSA, nation: "england", units: [unit("crop", "1-1", 2)], returns: {} };

/** The marks of a way, in words. */
const marksOf = (way: Way | null): [string, string][] =>
  [...(way?.marks ?? [])].map(([square, marks]) => [
    square,
    marks.map(({ order, role }) => (role === "passed" ? order : `${role} ${order}`)).join("; "),
  ]);

/** A city of two by two. */
const view = (more: Partial<View>): View =>
  ({
    loads: [HANSA],
    supplies: null,
    market: [{ element: "market:ore", kind: "ore", given: ["2-2"], wanted: ["1-1", "2-2"] }],
    routes: { supply_basic: ["2-1", "2-2", "1-1", "1-2"], supply_advanced: [], ships: ["2-2", "1-2", "2-1", "1-1"] },
    city: {
      rows: 2,
      columns: 2,
      squares: ["1-1", "1-2", "2-1", "2-2"].map((square) => ({
        square,
        row: Number(square[0]),
        column: Number(square[2]),
      })),
    },
    ...more,
  }) as unknown as View;

describe("the way through the city", () => {
  it("numbers the shops that a nation would load from, in their order", () => {
    const way = wayOf(view({}), choice("demand:hansa"), null, []);
    expect(marksOf(way)).toEqual([
      ["2-2", "1, 3"],
      ["1-2", "2"],
    ]);
    expect(way?.route[0]).toBe("2-2");
  });

  it("leads to the one shop that gives the next unit of a kind", () => {
    const way = wayOf(view({}), choice("fill:ship1:ore"), null, [choice("fill:ship1:ore")]);
    expect(marksOf(way)).toEqual([["2-2", "1"]]);
  });

  it("is seen of all that can still be loaded while nothing is pointed at", () => {
    expect(marksOf(wayOf(view({}), null, null, [choice("fill:ship1:ore")]))[0]).toEqual(["2-2", "1, 3"]);
    expect(wayOf(view({}), null, null, [choice("end")])).toBeNull();
  });

  it("is seen where there is only one, although nothing is pointed at", () => {
    const [hansa, england] = [choice("demand:hansa"), choice("demand:england")];
    expect(marksOf(wayOf(view({}), null, null, [hansa, choice("abandon")]))[1]).toEqual(["1-2", "2"]);
    expect(wayOf(view({ loads: [HANSA, ENGLAND] }), null, null, [hansa, england])).toBeNull();
  });

  it("numbers nothing while it is open which nation loads", () => {
    const way = wayOf(view({ loads: [HANSA, ENGLAND] }), choice("basic:burgher:demand_ships"), null, []);
    expect(way?.marks.size).toBe(0);
    expect(way?.route).toHaveLength(4);
  });

  it("follows the supply of a group of farms", () => {
    const supplies = [{ element: "hex:MB1.e", kind: "ore", squares: ["1-1", "2-2"] }] as unknown as View["supplies"];
    const way = wayOf(view({ supplies }), choice("supply:MB1:e", "hex:MB1.e"), null, []);
    expect(way?.route[0]).toBe("2-1");
    expect(marksOf(way)).toEqual([
      ["1-1", "1"],
      ["2-2", "2"],
    ]);
  });

  it("shows where a kind that is pointed at on the market is given and wanted", () => {
    expect(marksOf(wayOf(view({}), null, "market:ore", []))).toEqual([
      ["2-2", "gives 1; wants 2"],
      ["1-1", "wants 1"],
    ]);
  });

  it("is drawn line by line from the wall, and said to be used as far as its last shop", () => {
    const way = wayOf(view({}), choice("fill:ship1:wood"), null, []);
    const lines = linesOf(way!, view({}).city);
    expect(lines.map(({ used }) => used)).toEqual([true, false]);
    expect(lines[0]?.d).toBe("M1.50 2.00L1.50 1.50L1.50 0.50"); // from the south
  });
});

describe("what loading costs", () => {
  it("adds up what each owner is paid, and the market", () => {
    expect(paymentsOf(HANSA)).toEqual([
      { owner: 1, paid: { wood: 1, ore: 1 } },
      { owner: 0, paid: { wood: 1 } },
      { owner: null, paid: { ore: 2 } },
    ]);
  });

  it("is told with the deed for its sort, and with a nation for that alone", () => {
    const both = view({ loads: [HANSA, ENGLAND] });
    expect(loadsOf(both, "advanced:burgher:demand_ships")).toHaveLength(2);
    expect(loadsOf(both, "basic:clergy:demand_missions")).toHaveLength(0);
    expect(loadsOf(both, "demand:england")).toEqual([ENGLAND]);
    expect(loadsOf(both, "end")).toEqual([]);
  });
});
