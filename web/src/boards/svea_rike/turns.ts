// Where a seat stands in the order of this turn, or in the war.

import type { Texts } from "../contract";
import { own } from "./cards";
import type { View } from "./view";

export type TurnState = "done" | "now" | "next";

/** Those whose marker has been turned up in that order, then those who wait for theirs. */
export function orderOf(view: View): { seat: number; state: TurnState }[] {
  const waiting = view.players.map(({ seat }) => seat).filter((seat) => !view.order.turned_up.includes(seat));
  return [...view.order.turned_up, ...waiting].map((seat) => ({
    seat,
    state: seat === view.mover ? "now" : view.order.turned_up.includes(seat) ? "done" : "next",
  }));
}

/** In a word or two, for the seat's plate. */
export function stateOf(view: View, seat: number, texts: Texts): string {
  if (view.war) {
    const soldier = view.war.committed.find((one) => one.seat === seat);
    return own(texts, !soldier ? "home" : soldier.fallen ? "fallen" : "marched");
  }
  if (seat === view.mover) return own(texts, "moving");
  const place = view.order.turned_up.indexOf(seat);
  return place < 0 ? own(texts, "to-move") : `${place + 1}.`;
}
