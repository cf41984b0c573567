// Which drawing shows which game. A game without one is played on the generic board.

import type { Component } from "svelte";
import type { SeatState } from "../lib/types";

export interface BoardProps {
  moment: SeatState;
  texts: Record<string, string>;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;

const drawings = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load: Loader = drawings[`./${game}/Board.svelte`] ?? (() => import("./Generic.svelte"));
  return (await load()).default;
}
