// Which drawings show which game: they lie in the folder of its name. A game without a board is played on the generic
// one, and one without a cover has a plain field in the hall.

import type { Component } from "svelte";
import type { Board, BoardProps, Primer } from "./contract";

export type { BoardProps } from "./contract";

const boards = import.meta.glob<{ default: Board }>("./*/board.ts");
const posters = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const primers = import.meta.glob<{ default: Primer }>("./*/primer.ts");
const covers = import.meta.glob<string>("./*/cover.svg", { eager: true, query: "?url", import: "default" });

/** The address of the picture that the hall shows, 160 wide and 88 high; empty for a game without one. */
export const coverOf = (game: string): string => covers[`./${game}/cover.svg`] ?? "";

export interface Found {
  board: Board;
  poster: boolean; // one drawing of a fixed shape, to be fitted and enlarged
}

export async function boardOf(game: string): Promise<Found> {
  const made = boards[`./${game}/board.ts`];
  if (made) return { board: (await made()).default, poster: false };
  const drawn = posters[`./${game}/Board.svelte`];
  if (drawn) return { board: { Board: (await drawn()).default }, poster: true };
  return { board: { Board: (await import("./Generic.svelte")).default }, poster: false };
}

/** The drawings of a game's page of rules; none for a game that brings none. */
export async function primerOf(game: string): Promise<Primer> {
  const drawn = primers[`./${game}/primer.ts`];
  return drawn ? (await drawn()).default : { drawings: {}, figures: {} };
}
