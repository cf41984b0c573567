// What the seat can work out from what it sees: within which bounds a pile's sum lies, and what a choice would make of it.

import type { Choice } from "../../lib/types";
import type { PileCard, View } from "./view";

export interface Bounds {
  low: number;
  high: number;
}

export const PILES = [0, 1, 2, 3] as const;
export const VALUES = [1, 2, 3, 4] as const;
export const MOST = 16;

/** The values that a card may have, as far as the seat is shown. */
const values = (card: PileCard): readonly number[] =>
  card.value !== null ? [card.value] : card.possible?.length ? card.possible : VALUES;

/** A pile's sum, of the cards that lie there. */
export function bounds(view: View, pile: number): Bounds {
  const cards = view.colours.flatMap(({ piles }) => piles[pile] ?? []).filter(({ there }) => there);
  return {
    low: cards.reduce((sum, card) => sum + Math.min(...values(card)), 0),
    high: cards.reduce((sum, card) => sum + Math.max(...values(card)), 0),
  };
}

interface Place {
  pile: number | null; // null: the hand
  value: number;
}

function placeOf(view: View, element: string): Place | null {
  const held = /^hand:\w+\.(\d)$/.exec(element);
  if (held) return { pile: null, value: Number(held[1]) };
  for (const { piles } of view.colours) {
    const pile = piles.findIndex((card) => card.element === element);
    if (pile >= 0) return { pile, value: piles[pile]?.value ?? 0 };
  }
  return null;
}

/** How much a choice adds to which piles: whatever touches two places changes them with each other. */
export function changes(view: View, choice: Choice | null): ReadonlyMap<number, number> {
  const [one, other] = (choice?.at ?? []).map((element) => placeOf(view, element));
  const found = new Map<number, number>();
  if (!one || !other) return found;
  if (one.pile !== null) found.set(one.pile, other.value - one.value);
  if (other.pile !== null) found.set(other.pile, one.value - other.value);
  return found;
}

export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0");
