// Which drawings show which game: they lie in the folder of its name. A game without a board is played on the generic
// one, and one without a cover has a plain field in the hall.

import type { Component } from "svelte";
import type { SeatState, View } from "../lib/types";

export interface BoardProps<V = View> {
  moment: SeatState<V>;
  texts: Record<string, string>;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;

const drawings = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

const covers = import.meta.glob<string>("./*/cover.svg", { eager: true, query: "?url", import: "default" });

/** The address of the picture that the hall shows, 160 wide and 88 high; empty for a game without one. */
export const coverOf = (game: string): string => covers[`./${game}/cover.svg`] ?? "";

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load: Loader = drawings[`./${game}/Board.svelte`] ?? (() => import("./Generic.svelte"));
  return (await load()).default;
}
