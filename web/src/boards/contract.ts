// What a board brings to the table's shell. `docs/boards.md` tells it with an example.

import type { Component } from "svelte";
import type { Area } from "../lib/stage.svelte";
import type { Choice, SeatState, View } from "../lib/types";
import type { Sound } from "../table/sounds";
import type { FigureOf } from "../pieces/figure";

export type Texts = Record<string, string>;

export interface BoardProps<V = View> {
  moment: SeatState<V>;
  texts: Texts;
}

export interface ChoiceProps<V = View> extends BoardProps<V> {
  choice: Choice;
}

/** What a seat's chip on a phone says beside its letter. */
export interface Chip {
  note?: string;
  figures?: FigureOf[];
}

/** Only `Board` must be there; whatever else a game lacks, the shell does plainly. */
export interface Board<V = View> {
  Board: Component<BoardProps<V>>;
  /** Its parts, in the order of the tabs. Each is wrapped in an `Area` of that name. */
  areas?: (props: BoardProps<V>) => Area[];
  /** In the bar: round and phase, and who acts after whom. */
  Phase?: Component<BoardProps<V>>;
  Order?: Component<BoardProps<V>>;
  /** The seat's hand, for the dock of phones and tablets; wider screens show it on the board. */
  Hand?: Component<BoardProps<V>>;
  /** What takes the board's place when the game is over. */
  Ending?: Component<BoardProps<V>>;
  /** Whether the board itself tells why it ended so: then the panel only says who won. */
  tellsEnding?: boolean;
  /** Kinds of events that sound. */
  sounds?: Record<string, Sound>;
  chip?: (props: BoardProps<V>, seat: number) => Chip;
  /** What stands on the button of a choice, if words alone are too little. */
  Choice?: Component<ChoiceProps<V>>;
}

/** A board for views of one type, as the shell holds it: it hands every board the views of its own game. */
export const defineBoard = <V>(board: Board<V>): Board => board as unknown as Board;
