// Who acts after whom.

import type { Shape } from "./shape";

/** Where a seat stands in the order of acting. Who holds several places, as of several colours, comes several times. */
export interface Place {
  seat: number;
  state: "done" | "now" | "next";
  marks?: { sign: Shape; said: string }[]; // what the seat has of it: the captain's hat, the token of who begins
}

/** Every seat once, in the order of acting, with all that its places say. Who has no place comes last. */
export function inOrder(places: Place[], seats: number[]): Place[] {
  const all = [...new Set([...places.map(({ seat }) => seat).filter((seat) => seats.includes(seat)), ...seats])];
  return all.map((seat) => {
    const own = places.filter((place) => place.seat === seat);
    const now = own.some(({ state }) => state === "now");
    const done = own.length > 0 && own.every(({ state }) => state === "done");
    return { seat, state: now ? "now" : done ? "done" : "next", marks: own.flatMap(({ marks }) => marks ?? []) };
  });
}
