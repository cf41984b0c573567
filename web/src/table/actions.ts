// What the tools beside the choices do.

export interface TableActions {
  undo: () => void;
  redo: () => void;
  restart: () => void;
  hint: () => void;
  why: () => void;
  rules: () => void;
  learn: () => void;
  film: () => void;
  orders: (() => void) | null; // where the game has standing orders
}
