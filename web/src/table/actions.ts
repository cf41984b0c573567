// What the tools beside the choices do.

import type { Orders } from "../lib/orders";

export interface TableActions {
  undo: () => void;
  redo: () => void;
  restart: () => void;
  hint: (() => void) | null; // none at a rated table
  why: () => void;
  rules: () => void;
  learn: () => void;
  film: () => void;
  people: (() => void) | null; // pause, leave, remind, mute: where others play
  advised: boolean; // private advice is to be had
  orders: (() => void) | null; // all of them, where the game has standing orders
  plan: { text: string; drop: () => void } | null; // goes on when the seat is asked again
  given: Orders; // as they stand, with what is on its way
  order: (orders: Orders) => void;
}
