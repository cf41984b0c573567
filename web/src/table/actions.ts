// What the tools beside the choices do.

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
  orders: (() => void) | null; // where the game has standing orders
}
