// Which drawings show which game: they lie in the folder of its name. A game without a board is played on the generic
// one, and one without a cover has a plain field in the hall.

import type { Board, Primer } from "./contract";

export type { BoardProps } from "./contract";

const boards = import.meta.glob<{ default: Board }>("./*/board.ts");
const primers = import.meta.glob<{ default: Primer }>("./*/primer.ts");
const covers = import.meta.glob<string>("./*/cover.svg", { eager: true, query: "?url", import: "default" });

/** The address of the picture that the hall shows, 160 wide and 88 high; empty for a game without one. */
export const coverOf = (game: string): string => covers[`./${game}/cover.svg`] ?? "";

export async function boardOf(game: string): Promise<Board> {
  const made = boards[`./${game}/board.ts`];
  return made ? (await made()).default : { Board: (await import("./Generic.svelte")).default };
}

/** The drawings of a game's page of rules; none for a game that brings none. */
export async function primerOf(game: string): Promise<Primer> {
  const drawn = primers[`./${game}/primer.ts`];
  return drawn ? (await drawn()).default : { drawings: {}, figures: {} };
}
