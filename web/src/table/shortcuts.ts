// What the keyboard does at a table; the same keys as in the tools' titles.

import type { Picking } from "../lib/picking.svelte";
import type { SeatState } from "../lib/types";
import type { TableActions } from "./actions";

export function shortcut(
  event: KeyboardEvent,
  moment: SeatState | null,
  picking: Picking,
  actions: TableActions,
  next: () => void,
): void {
  const writing = ["INPUT", "SELECT", "TEXTAREA"].includes((event.target as HTMLElement).tagName);
  if (event.ctrlKey || event.metaKey || event.altKey || writing) return;
  if (event.key === "u" && moment?.undo) actions.undo();
  else if (event.key === "r" && moment?.redo) actions.redo();
  else if (event.key === "h" && moment?.asked) actions.hint?.();
  else if (event.key === "w") actions.why();
  else if (event.key === "?") actions.rules();
  else if (event.key === "n") next();
  else if (event.key === "Escape") picking.clear();
  else if (/^[1-9]$/.test(event.key)) {
    const choice = picking.left[Number(event.key) - 1];
    if (choice) picking.choose(choice);
  }
}
