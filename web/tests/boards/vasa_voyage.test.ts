// What the Voyage's board works out by itself: the steps that say a trade, what can be put on the sheet, what is known of a hand.

import { expect, test } from "vitest";
import { heldOf, otherSeats } from "../../src/boards/vasa_voyage/goods";
import { after, canGive, canWant, faultOf, planOf, type Draft } from "../../src/boards/vasa_voyage/trade";
import type { Good, Hand, Square, View } from "../../src/boards/vasa_voyage/view";

const good = (material: string, value: number, count = 1) => ({ material, value, count, element: "" });
const seat = (name: string, count: number, goods: Good[] | null = null) => ({ seat: name, hand: { count, goods } });
const view = {
  you: "p1",
  seats: [seat("p1", 4, [good("wood", 1, 2), good("cloth", 1), good("iron", 3)]), seat("p2", 2), seat("p3", 5)],
  supply: ["wood", "cloth", "iron", "sculpture"].map((material) => ({
    material,
    status: material === "iron" || material === "sculpture" ? "built" : "eligible",
    goods: [1, 2, 3].map((value) => ({ value, count: 0, copies: value === 1 ? 6 : 3 })),
  })),
} as unknown as View;
const draft = (give: Draft["give"], want: Draft["want"], partner = "p2"): Draft => ({ partner, give, want });

test("a trade is said in the engine's steps, goods in the order of kinds", () => {
  expect(planOf("offer_to:p2", draft({ "iron:3": 1, "wood:1": 2 }, { "cloth:2": 1 }))).toEqual([
    "offer_to:p2",
    "give:wood:1",
    "give:wood:1",
    "give:iron:3",
    "next",
    "want:cloth:2",
    "next",
    "confirm",
  ]);
});

test("only what is held can be given, and no kind lies on both sides", () => {
  expect(canGive(view, draft({ "wood:1": 1 }, {}), "wood:1")).toBe(true);
  expect(canGive(view, draft({ "wood:1": 2 }, {}), "wood:1")).toBe(false);
  expect(canGive(view, draft({}, { "wood:1": 1 }), "wood:1")).toBe(false);
  expect(canWant(view, draft({ "wood:1": 1 }, {}), "wood:1")).toBe(false);
});

test("no more is asked for than the partner has goods, or than there are", () => {
  expect(canWant(view, draft({}, { "cloth:2": 1 }), "iron:1")).toBe(true);
  expect(canWant(view, draft({}, { "cloth:2": 2 }), "iron:1")).toBe(false);
  expect(canWant(view, draft({}, { "cloth:3": 3 }, "p3"), "cloth:3")).toBe(false);
});

test("a sheet tells why it cannot be sent", () => {
  expect(faultOf(view, draft({}, {}, ""))).toBe("board-fault-partner");
  expect(faultOf(view, draft({ "wood:1": 1 }, {}))).toBe("board-fault-empty");
  expect(faultOf(view, draft({ "cloth:1": 1 }, { "wood:3": 1 }))).toBe("board-fault-keeps");
  expect(faultOf(view, draft({ "iron:3": 1 }, { "wood:3": 1 }))).toBe("");
  expect(faultOf(view, draft({ "cloth:1": 1 }, { "cloth:3": 1 }))).toBe("");
  const offer = { give: [good("wood", 3)], want: [good("iron", 3)] };
  expect(faultOf(view, draft({ "iron:3": 1 }, { "wood:3": 1 }), offer)).toBe("board-fault-same");
  expect(after(view, draft({ "iron:3": 1 }, { "wood:3": 1 }))).toMatchObject([
    { material: "wood", value: 1, count: 2 },
    { material: "wood", value: 3, count: 1 },
    { material: "cloth", value: 1, count: 1 },
  ]);
});

test("the others follow from the left neighbour on, and everybody for whoever looks on", () => {
  const names = (you: string | null) => otherSeats({ ...view, you }).map(({ seat }) => seat);
  expect(names("p2")).toEqual(["p3", "p1"]);
  expect(names(null)).toEqual(["p1", "p2", "p3"]);
});

test("of another's hand so much is unknown as may lie on the ship", () => {
  const square = { material: "wood", occupied: true } as Square;
  const hand = { owned: [good("wood", 1, 2), good("wood", 2), good("iron", 1)], known: [good("wood", 1)] } as Hand;
  expect(heldOf(hand, square)).toMatchObject({ goods: [{ value: 1, count: 1 }], unknown: 1 });
  expect(heldOf({ ...hand, owned: null }, square)).toBeNull();
});
