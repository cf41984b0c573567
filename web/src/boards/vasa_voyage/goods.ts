// Seats, materials and kinds of goods by name and number, and what can be counted of them.

import type { Texts } from "../contract";
import type { Good, Hand, Seat, Square, View } from "./view";

export const MATERIALS = ["wood", "cloth", "iron", "sculpture"] as const;
export const VALUES = [1, 2, 3] as const;

/** A text of the game; nothing as long as the texts are on their way. */
export const wordOf =
  (texts: Texts) =>
  (key: string): string =>
    texts[key] ?? "";

/** "p3" as the number of the seat. */
export const seatNumber = (name: string | null): number => (name ? Number(name.slice(1)) - 1 : -1);

export const ownSeat = (view: View): Seat | undefined => view.seats.find(({ seat }) => seat === view.you);

/** The others, from the left neighbour on; everybody for whoever looks on. */
export function otherSeats(view: View): Seat[] {
  const at = view.seats.findIndex(({ seat }) => seat === view.you);
  return [...view.seats.slice(at + 1), ...view.seats.slice(0, Math.max(0, at))];
}

export const threes = (goods: Good[]): number =>
  goods.reduce((sum, { value, count }) => sum + (value === 3 ? count : 0), 0);

/** The materials that lie on a ship. */
export const builtOn = (squares: Square[]): Set<string> =>
  new Set(squares.filter(({ occupied }) => occupied).map(({ material }) => material));

export interface Held {
  goods: { value: number; count: number }[];
  unknown: number;
}

/** What is known to be in another's hand of one material; null where nothing is remembered for the seat. */
export function heldOf(hand: Hand, square: Square): Held | null {
  if (!hand.owned) return null;
  const of = (goods: Good[] | null): Good[] => (goods ?? []).filter(({ material }) => material === square.material);
  const sum = (goods: Good[]): number => goods.reduce((all, { count }) => all + count, 0);
  const known = of(hand.known);
  return { goods: known, unknown: sum(of(hand.owned)) - Number(square.occupied) - sum(known) };
}
