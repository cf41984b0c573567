// Clicking elements narrows the choices down; one that is left is made, several that cannot be told apart are asked about.

import { beforeEach, expect, test } from "vitest";
import { listed } from "../../src/boards/contract";
import { Picking } from "../../src/lib/picking.svelte";
import type { Choice } from "../../src/lib/types";

const choice = (key: string, ...at: string[]): Choice => ({ key, text: key.toUpperCase(), effect: "", group: "", at });

let picking: Picking;
let made: string[];

beforeEach(() => {
  picking = new Picking();
  made = [];
  picking.onChoose = ({ key }) => made.push(key);
});

test("the only choice that touches an element is made by one click", () => {
  picking.offer([choice("a", "hand:1"), choice("b", "hand:2")]);
  picking.click("hand:2");
  expect(made).toEqual(["b"]);
  expect(picking.picked).toEqual([]);
});

test("two clicks name a choice, in any order", () => {
  const choices = [choice("a", "hand:1", "pile:1"), choice("b", "hand:1", "pile:2"), choice("c", "hand:2", "pile:2")];
  picking.offer(choices);
  picking.click("hand:1");
  expect(made).toEqual([]);
  expect(picking.left.map(({ key }) => key)).toEqual(["a", "b"]);
  picking.click("pile:2");
  picking.click("pile:2");
  picking.click("hand:1");
  expect(made).toEqual(["b", "b"]);
});

test("only elements of choices that still fit can be clicked", () => {
  picking.offer([choice("a", "hand:1", "pile:1"), choice("b", "hand:1", "pile:2"), choice("c", "hand:2", "pile:3")]);
  expect(picking.isOpen("pile:3")).toBe(true);
  picking.click("hand:1");
  expect([...picking.open].sort()).toEqual(["hand:1", "pile:1", "pile:2"]);
  expect(picking.isOpen("pile:3")).toBe(false);
});

test("choices with the same elements are asked about in a menu", () => {
  picking.offer([choice("buy", "ship"), choice("sell", "ship"), choice("c", "yard")]);
  picking.click("ship");
  expect(made).toEqual([]);
  expect(picking.menu.map(({ key }) => key)).toEqual(["buy", "sell"]);
});

test("a menu asks as soon as no further click can tell the choices apart", () => {
  picking.offer([choice("a", "hand", "pile"), choice("b", "hand", "pile")]);
  picking.click("hand");
  expect(picking.menu).toHaveLength(2);
});

test("a menu waits while a further click can tell the choices apart", () => {
  picking.offer([choice("a", "hand", "pile:1"), choice("b", "hand", "pile:2")]);
  picking.click("hand");
  expect(picking.menu).toEqual([]);
  expect(picking.isPicked("hand")).toBe(true);
});

test("where one choice lies within another, a further click names the longer one", () => {
  picking.offer([choice("short", "hand"), choice("long", "hand", "pile")]);
  picking.click("hand");
  expect(picking.menu).toEqual([]);
  picking.click("pile");
  expect(made).toEqual(["long"]);
});

test("a second click takes an element back", () => {
  picking.offer([choice("a", "hand", "pile:1"), choice("b", "hand", "pile:2")]);
  picking.click("hand");
  picking.click("hand");
  expect(picking.picked).toEqual([]);
  expect(picking.left).toHaveLength(2);
});

test("taking an element back closes the menu", () => {
  picking.offer([choice("buy", "ship"), choice("sell", "ship")]);
  picking.click("ship");
  picking.click("ship");
  expect(picking.menu).toEqual([]);
});

test("a click elsewhere begins anew", () => {
  picking.offer([choice("a", "hand", "pile:1"), choice("b", "hand", "pile:2")]);
  picking.click("hand");
  picking.click("sea");
  expect(picking.picked).toEqual([]);
  expect(made).toEqual([]);
});

test("new choices forget what was picked and what was advised", () => {
  const old = choice("a", "hand", "pile:1");
  picking.offer([old, choice("b", "hand", "pile:2")]);
  picking.click("hand");
  picking.hinted = old;
  picking.hovered = old;
  picking.offer([choice("c", "hand")]);
  expect(picking.picked).toEqual([]);
  expect(picking.marked).toBeNull();
});

test("what is pointed at is marked before what is advised", () => {
  const [advised, pointed] = [choice("a", "hand:1"), choice("b", "hand:2")];
  picking.offer([advised, pointed]);
  picking.hinted = advised;
  expect([picking.isShown("hand:1"), picking.isShown("hand:2")]).toEqual([true, false]);
  picking.hovered = pointed;
  expect([picking.isShown("hand:1"), picking.isShown("hand:2")]).toEqual([false, true]);
});

test("advice is marked before what was pointed at when it came", () => {
  const [advised, pointed] = [choice("a", "hand:1"), choice("b", "hand:2")];
  picking.offer([advised, pointed]);
  picking.hovered = pointed;
  picking.pointed = "hand:2";
  picking.advise(advised);
  expect([picking.isShown("hand:1"), picking.isShown("hand:2")]).toEqual([true, false]);
});

test("a choice that is made leaves nothing picked, and keeps the advice until new choices come", () => {
  const advised = choice("a", "hand");
  picking.offer([advised, choice("b", "hand")]);
  picking.hinted = advised;
  picking.click("hand");
  picking.choose(advised);
  expect([picking.picked, picking.menu, made]).toEqual([[], [], ["a"]]);
  expect(picking.marked?.key).toBe("a");
});

test("an element says its choices, and of many only the first two", () => {
  picking.offer(["a", "b", "c"].map((key) => choice(key, "ship")));
  expect(picking.label("ship")).toBe("A, B, C");
  picking.offer(["a", "b", "c", "d"].map((key) => choice(key, "ship")));
  expect(picking.label("ship")).toBe("A, B (+2)");
});

test("a board says which choices head the list; the others stay as the game lists them", () => {
  const choices = ["buy:oak", "end", "begin:ferje", "hire"].map((key) => choice(key));
  const rank = ({ key }: Choice): number => (key.startsWith("begin") ? 0 : key.startsWith("buy") ? 2 : 1);
  const board = { rank } as unknown as Parameters<typeof listed>[0];
  expect(listed(board, choices).map(({ key }) => key)).toEqual(["begin:ferje", "end", "hire", "buy:oak"]);
  expect(listed(null, choices)).toBe(choices);
});
