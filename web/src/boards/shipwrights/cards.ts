// What a card shows: its colour, the figures with their signs, and what it is worth. All numbers come with the view, so an
// edition's cards say what that edition says.

import type { Shape } from "../../pieces/shape";
import type { FigureOf } from "../../pieces/figure";
import { SIGNS } from "./signs";
import type { Board, Card, Need, Stack, Workshop } from "./view";

export type Texts = Record<string, string>;
export type Cards = Record<string, Card>;
export type Good = "oak" | "wool" | "iron";

export const GOODS: readonly Good[] = ["oak", "wool", "iron"];

export const TONES: Record<Card["group"], string> = {
  ship: "var(--ship)",
  craftsman: "var(--craftsman)",
  townsfolk: "var(--townsfolk)",
  tool: "var(--tool)",
  building: "var(--building)",
};

export const signOf = (card: string): Shape => (SIGNS.card as Record<string, Shape>)[card] ?? SIGNS.thing.ship;

export const word = (texts: Texts, key: string): string => texts[key] ?? key;

export const nameOf = (texts: Texts, card: string): string => word(texts, `card-${card}`);

export const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);

export const pointsOf = (value: number, texts: Texts): FigureOf => ({
  sign: SIGNS.thing.points,
  value,
  label: word(texts, value === 1 ? "board-point" : "board-points"),
});

/** What a card asks for and brings, as signs and figures. */
export function figuresOf(card: Card, texts: Texts): FigureOf[] {
  const f = card.figures;
  const found: FigureOf[] = [];
  const show = (sign: Shape, value: number | string | undefined, key: string, tone?: FigureOf["tone"]): void => {
    if (value) found.push({ sign, value, label: word(texts, key), ...(tone ? { tone } : {}) });
  };
  if (card.group === "townsfolk") {
    show(SIGNS.thing.gold, f.cost && signed(-f.cost), "board-gold", "bad");
    show(SIGNS.thing.worker, f.cost_workers && signed(-f.cost_workers), "board-workers", "bad");
    show(SIGNS.thing.gold, f.gold && signed(f.gold), "board-gold", "good");
    show(SIGNS.thing.gold, f.gold_each && signed(f.gold_each), "board-gold-each", "good");
    show(SIGNS.thing.worker, f.workers && signed(f.workers), "board-workers", "good");
    show(SIGNS.good.oak, f.goods && signed(f.goods), "board-any-goods", "good");
    show(SIGNS.thing.draw, f.draw && signed(f.draw), "board-draw", "good");
    show(SIGNS.thing.gold, f.loss && signed(-f.loss), "board-others-lose", "bad");
    return found;
  }
  show(SIGNS.thing.gold, f.gold, "board-gold");
  show(SIGNS.thing.worker, f.workers, "board-workers");
  for (const good of GOODS) show(SIGNS.good[good], f[good], `good-${good}`);
  return found;
}

/** What it is worth, in the band beside its name. */
export function worthOf(card: Card, texts: Texts): FigureOf[] {
  const { points, military } = card.figures;
  const found: FigureOf[] = [];
  if (points) found.push(pointsOf(points, texts));
  if (military) found.push({ sign: SIGNS.thing.arms, value: military, label: word(texts, "board-arms") });
  return found;
}

/** What a ship changes once it sails. */
export function effectsOf(card: Card, texts: Texts): FigureOf[] {
  const f = card.figures;
  const parts: [Shape, number | undefined, string][] = [
    [SIGNS.thing.mill, f.mill_icons, "board-mill"],
    [SIGNS.thing.worker, f.worker_icons, "board-workers"],
    [SIGNS.thing.gold, f.gold_icons, "board-gold"],
  ];
  return parts.flatMap(([sign, value, key]) =>
    value ? [{ sign, value: signed(value), label: word(texts, key), tone: value > 0 ? "good" : "bad" } as const] : [],
  );
}

/** Equal cards one by one. */
export const spread = (stacks: readonly Stack[] | null | undefined): Stack[] =>
  (stacks ?? []).flatMap((stack) => Array.from({ length: stack.count }, () => stack));

const STORES = ["gold", "workers", ...GOODS] as readonly string[];

/** The craftsmen that a ship on the slip asks for. */
export const craftsmenFor = (workshop: Workshop): Need[] =>
  workshop.needs.filter(({ thing }) => !STORES.includes(thing));

/** Its bill: gold, workers, goods. */
export const billOf = (workshop: Workshop): Need[] => workshop.needs.filter(({ thing }) => STORES.includes(thing));

/** How much of a need is missing, for all that the seat can see. */
export const lackOf = (need: Need): number => (need.waived ? 0 : Math.max(0, need.needed - need.there - need.in_hand));

/** Points, ships and arms of a player; whoever is strongest in arms, or one ship from the end, is marked. */
export function standing(board: Board, texts: Texts): FigureOf[] {
  const marked = (yes: boolean): { tone?: "bad" } => (yes ? { tone: "bad" } : {});
  return [
    pointsOf(board.points, texts),
    {
      sign: SIGNS.thing.ship,
      value: `${board.ships}/${board.ships_to_end}`,
      label: word(texts, "board-ships"),
      ...marked(board.ships >= board.ships_to_end - 1),
    },
    {
      sign: SIGNS.thing.arms,
      value: board.military,
      label: word(texts, "board-arms"),
      ...marked(board.bonus > 0),
    },
  ];
}

/** How many cards somebody holds. */
export const inHand = (board: Board, texts: Texts): FigureOf => ({
  sign: SIGNS.thing.draw,
  value: board.hand.count,
  label: word(texts, "board-in-hand"),
});

/** For a craftsman whom a ship on the slips still lacks in the row: which one. */
export function forSlip(card: string, board: Board, texts: Texts): string {
  const waiting = board.workshops.find(({ needs }) =>
    needs.some((need) => need.thing === card && need.there < need.needed),
  );
  return waiting?.card ? `${word(texts, "board-for")} ${nameOf(texts, waiting.card)}` : "";
}
