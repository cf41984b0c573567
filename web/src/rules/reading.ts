// What every part of the page of rules needs: the game's drawings and texts, and how a clause is shown.

import { getContext, setContext } from "svelte";
import type { Primer, Texts } from "../boards/contract";

export interface Reading {
  primer: Primer;
  texts: Texts;
  show: (clauses: string[]) => void;
}

const KEY = Symbol("reading");

export const setReading = (reading: Reading): Reading => setContext(KEY, reading);
export const useReading = (): Reading => getContext<Reading>(KEY);

/** `VC-3, 5–7`. */
export function cited(clauses: readonly string[]): string {
  const [prefix = ""] = clauses[0]?.split("-") ?? [];
  const numbers = clauses.map((clause) => Number(clause.split("-")[1])).sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  const said = runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(", ")));
  return `${prefix}-${said.join(", ")}`;
}

export interface Part {
  text: string;
  strong: boolean;
  sign: boolean; // `text` names a drawing
}

/** `_so_` is strong, `<so>` a small drawing. */
export function partsOf(text: string): Part[] {
  const found: Part[] = [];
  let strong = false;
  for (const piece of text.split(/(<\w+>|_)/)) {
    if (piece === "_") strong = !strong;
    else if (piece.startsWith("<")) found.push({ text: piece.slice(1, -1), strong, sign: true });
    else if (piece) found.push({ text: piece, strong, sign: false });
  }
  return found;
}
