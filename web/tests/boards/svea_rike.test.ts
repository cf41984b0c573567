// What the board of Svea Rike tells from its view.

import { expect, test } from "vitest";
import words from "../../../src/longhall/games/svea_rike/text/en.ftl?raw";
import { broughtBy, handsAtEnd, hiddenMarkers } from "../../src/boards/svea_rike/cards";
import { erasOf } from "../../src/boards/svea_rike/eras";
import { fitting } from "../../src/boards/svea_rike/lines";
import { GROUPS } from "../../src/boards/svea_rike/orders";
import { asThingsAre, mayFollow, notesOf, orderOf } from "../../src/boards/svea_rike/turns";
import { flyer } from "../../src/boards/svea_rike/flyers";
import type { View } from "../../src/boards/svea_rike/view";
import type { SeatState } from "../../src/lib/types";

const holder = (seat: number, cards: string[] | null): View["players"][number] =>
  ({ seat, hand: { element: `hand:p${seat + 1}`, count: cards?.length ?? 0, cards } }) as View["players"][number];

test("at the end every hand is told with its owner, the winner's first and empty ones not at all", () => {
  const players = [holder(0, ["plague"]), holder(1, []), holder(2, ["inflation", "tax_refund", "inflation"])];
  expect(handsAtEnd(players, [2, 1, 0])).toEqual([
    {
      seat: 2,
      cards: [
        { title: "inflation", count: 2 },
        { title: "tax_refund", count: 1 },
      ],
    },
    { seat: 0, cards: [{ title: "plague", count: 1 }] },
  ]);
});

test("a marker that lies leftmost is open: its family is the next, and it is not counted among those face down", () => {
  const view = {
    players: [0, 1, 2, 3].map((seat) => ({ seat })),
    order: { turned_up: [1], face_down: 3, leftmost: 3 },
    mover: 1,
  } as View;
  expect(orderOf(view).map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
  expect(hiddenMarkers(view, { "board-face-down": "face down" })).toBe("2 face down");
  expect(hiddenMarkers({ ...view, order: { turned_up: [1], face_down: 1, leftmost: 3 } }, {})).toBe("");
});

test("cards in effect, a purchase and bids are told with whom they are about", () => {
  const texts = {
    "title-hidden_cache": "Hidden cache",
    "title-demand_for_imported_goods": "Demand",
    "title-noble_marriage": "Noble marriage",
    "board-purchase": "being bought",
    "board-returned": "given back",
    "board-bids": "bids",
    "picture-gold": "gold",
    "fief-narke": "Närke",
    "history-mining": "Mining",
  };
  const view = {
    mover: 2,
    reign: 1,
    events: { used: [] as string[] },
    move: { cache: true, bad_harvest: false, peasant_tax: false, demand: 2 },
    purchase: { buyer: 2, what: "narke", paid: 11, discount: 1, returned: ["mining"] },
    bids: [0, 4, 0],
  } as unknown as View;
  expect(notesOf(view, texts)).toEqual([
    { seat: 2, text: "Hidden cache" },
    { seat: 2, text: "Demand ×2" },
    { seat: 2, text: "being bought: Närke, 11 gold · Noble marriage · given back: Mining" },
    { seat: 1, text: "bids 4 gold" },
  ]);
  expect(notesOf({ ...view, move: null, purchase: null, bids: null }, texts)).toEqual([]);
});

test("a sovereign who stays is told, and which cards were played in this window", () => {
  const texts = {
    "title-protector_government": "Protector government",
    "title-plague": "Plague",
    "board-sovereign-stays": "the sovereign stays",
    "board-same-sovereign": "same sovereign, game turn",
    "board-played": "played",
  };
  const still = { mover: null, move: null, purchase: null, bids: null };
  const told = (view: object): string[] =>
    notesOf({ ...still, ...view } as unknown as View, texts).map(({ text }) => text);
  expect(told({ protector: true, reign: 1, events: { used: ["protector_government"] } })).toEqual([
    "Protector government: the sovereign stays",
    "played: Protector government",
  ]);
  expect(told({ protector: false, reign: 2, events: { used: [] } })).toEqual(["same sovereign, game turn 2"]);
  expect(told({ protector: false, reign: 1, events: { used: ["plague"] } })).toEqual(["played: Plague"]);
});

test("what stands in whole lines leaves room for what tells the rest", () => {
  expect(fitting([100, 100, 100], 320, 10, 1, 40)).toBe(3);
  expect(fitting([100, 100, 100, 100], 320, 10, 1, 40)).toBe(2);
  expect(fitting([100, 100, 100, 100, 100, 100], 320, 10, 2, 40)).toBe(6);
  expect(fitting([100, 100, 100, 100, 100, 100, 50], 320, 10, 2, 40)).toBe(5);
  expect(fitting([100, 100, 100, 100, 250, 100], 320, 10, 2, 40)).toBe(4);
  expect(fitting([500], 320, 10, 2, 40)).toBe(1);
});

test("what a history card brings is told in figures with words for all of them", () => {
  const all = [
    "agriculture",
    "commerce",
    "turn",
    "peace",
    "fief",
    "merchant",
    "combat",
    "event",
    "history",
    "draw",
    "office",
    "die",
    "company",
  ];
  const figures = Object.fromEntries(all.map((what) => [what, 2]));
  const told = broughtBy({ figures }, { "board-each": "each" });
  expect(told.map(({ value }) => value)).toEqual([
    ...["+2", "+2", "+2", "+2", "+2 each", "+2 each", "+2", "+2", "+2", 2, 2, "×2", "2–6"],
  ]);
  expect(told.every(({ sign }) => sign)).toBe(true);
  for (const what of all) expect(words).toContain(`board-figure-${what} =`);
});

test("every reign has its era, also where a game ends early", () => {
  expect(erasOf(16).map(({ turns }) => [turns[0], turns.at(-1)])).toEqual([
    [1, 5],
    [6, 10],
    [11, 16],
  ]);
  expect(erasOf(7).map(({ turns }) => turns)).toEqual([[1, 2, 3, 4, 5], [6, 7], []]);
});

test("every window of the game can be ordered, and once", () => {
  const windows = [...words.matchAll(/^window-(\w+) =/gm)].map(([, window]) => window);
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(windows.toSorted());
  for (const group of Object.keys(GROUPS)) expect(words).toContain(`orders-group-${group} =`);
});

test("after the draw an activity may follow a pass, but none that is forbidden, and not where one is forced", () => {
  const move = { forced: null, not_again: "commerce" } as View["move"];
  const view = { window: "after_draw", move } as View;
  expect(["agriculture", "commerce", "culture"].filter((name) => mayFollow(view, name))).toEqual([
    "agriculture",
    "culture",
  ]);
  expect(mayFollow({ ...view, move: { ...move!, forced: "culture" } }, "culture")).toBe(false);
  expect(mayFollow({ ...view, window: "move_end" }, "agriculture")).toBe(false);
});

test("a card that comes in between changes things, the end of the window does not", () => {
  const view = {
    window: "after_draw",
    events: { discard: ["famine"], table: [] as string[], used: ["famine"] },
    move: { forced: null },
    war: null,
    players: [{ gold: 4, fiefs: [], history: [], loan: { due: 0, new: 0 } }],
  } as unknown as View;
  const before = asThingsAre(view);
  expect(asThingsAre({ ...view, window: null, events: { ...view.events, used: [] } })).toBe(before);
  expect(asThingsAre({ ...view, events: { ...view.events, discard: ["famine", "plague"] } })).not.toBe(before);
  expect(asThingsAre({ ...view, players: [{ ...view.players[0]!, gold: 3 }] })).not.toBe(before);
});

test("merchants walk home each by itself, and a new sovereign is seen large", () => {
  const moment = { seat: 0, view: {} } as SeatState<View>;
  const field = (value: number) => ({ of: "", value, name: null, text: "" });
  const home = { kind: "merchants_home", fields: { seat: field(2), count: field(3) }, at: [] };
  expect(flyer(home, { moment, texts: {} })).toMatchObject({ count: 3, with: { seat: 2 } });
  const reign = { kind: "sovereign_reigns", fields: { sovereign: field(4) }, at: [] };
  expect(flyer(reign, { moment, texts: {} })?.read).toBe(true);
});
