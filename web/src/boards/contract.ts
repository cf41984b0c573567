// What a board brings to the table's shell. `docs/boards.md` tells it with an example.

import type { Component } from "svelte";
import type { OrderBook } from "../lib/orders";
import type { Area } from "../lib/stage.svelte";
import type { Choice, GameEvent, Paragraph, SeatState, View } from "../lib/types";
import type { Sound } from "../table/sounds";
import type { FigureOf } from "../pieces/figure";
import type { Place } from "../pieces/order";
import type { Shape } from "../pieces/shape";

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

/** A piece that flies for an event: a coin, a merchant, the back of a card. */
export interface Flyer {
  of: Component<never>; // of any kind: what it takes is between the game and its own piece
  with: Record<string, unknown>;
  size: [number, number]; // in pixels
  count?: number; // so many, one after the other
  read?: boolean; // it is to be read on its way
  after?: (Flyer & { at: [from: string, to: string] })[]; // what flies between those elements when it has arrived
}

/** Only `Board` must be there; whatever else a game lacks, the shell does plainly. */
export interface Board<V = View> {
  Board: Component<BoardProps<V>>;
  /** Its parts, in the order of the tabs. Each is wrapped in an `Area` of that name. */
  areas?: (props: BoardProps<V>) => Area[];
  /** In the bar: round and phase, and who acts after whom. */
  Phase?: Component<BoardProps<V>>;
  Order?: Component<BoardProps<V>>;
  /** The same for the seats' chips on phones and tablets; none where it goes round by seats. */
  order?: (props: BoardProps<V>) => Place[];
  /** The seat's hand, for the dock of phones and tablets; wider screens show it on the board. */
  Hand?: Component<BoardProps<V>>;
  /** What takes the board's place when the game is over. */
  Ending?: Component<BoardProps<V>>;
  /** Whether the board itself tells why it ended so: then the panel only says who won. */
  tellsEnding?: boolean;
  /** What flies for an event, where that is not the thing itself that lies on the board. */
  flyer?: (event: GameEvent, props: BoardProps<V>) => Flyer | null;
  /** Kinds of events after which the thing that they name turns over where it lies. */
  turns?: string[];
  /** Kinds of events that sound. */
  sounds?: Record<string, Sound>;
  /** Kinds of events that begin a chapter of the log: a round, a day. */
  chapters?: string[];
  /** What a seat may order in advance window by window, where the game has standing orders. */
  orders?: (texts: Texts) => OrderBook;
  chip?: (props: BoardProps<V>, seat: number) => Chip;
  /** What stands on the button of a choice, if words alone are too little. */
  Choice?: Component<ChoiceProps<V>>;
  /** Which choices head the list: low numbers first, and equal ones as the game lists them. */
  rank?: (choice: Choice) => number;
}

/** Choices in the order of a board's list. */
export function listed(board: Board | null, choices: Choice[]): Choice[] {
  const rank = board?.rank;
  return rank ? choices.toSorted((one, other) => rank(one) - rank(other)) : choices;
}

/** A board for views of one type, as the shell holds it: it hands every board the views of its own game. */
export const defineBoard = <V>(board: Board<V>): Board => board as unknown as Board;

/** What a figure of the page of rules is given: the numbers of the places that the text beside it names, by name. */
export interface FigureProps {
  texts: Texts;
  paragraph: Paragraph;
  numbers: Record<string, number>;
}

/** A drawing: a sign, or a component with what it is given. */
export type Drawing = Shape | { of: Component<Record<string, unknown>>; with: Record<string, unknown> };

/** A component as a drawing: what it is given must be what it takes. */
export const drawn = <P extends Record<string, unknown>>(of: Component<P>, given: P): Drawing => ({
  of: of as unknown as Component<Record<string, unknown>>,
  with: given,
});

/** What a game brings to its page of rules (`primer.ts`). `docs/rules-pages.md` tells it with an example. */
export interface Primer {
  /** Behind the title; without it the cover. */
  Hero?: Component;
  /** By name: the signs of sections, of words in the text (`<gold>`), of deeds, words and cards. */
  drawings: Record<string, Drawing>;
  /** By name: figures, and tables that are more than text. */
  figures: Record<string, Component<FigureProps>>;
}
