// What the server sends. The generated api-types.d.ts is held against these by a test.

export type Language = "en" | "sv";

export interface Option {
  name: string;
  text: string;
  default: unknown;
  values: { value: unknown; text: string }[];
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  prefix: string;
  rules_version: string;
  players: number[];
  options: Option[];
}

export interface Seat {
  number: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  mine: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, unknown>;
  visibility: "public" | "private";
  spectators: boolean;
  status: "waiting" | "playing" | "over" | "stopped";
  seats: Seat[];
  host: boolean;
  path: string;
  url: string;
}

export interface Choice {
  key: string;
  text: string;
  at: string[];
}

export interface EventField {
  of: string;
  value: number;
  name: string | null;
  text: string;
}

export interface GameEvent {
  kind: string;
  fields: Record<string, EventField | null>;
  at: string[];
}

export interface LogLine {
  n: number;
  i: number;
  text: string;
  event: GameEvent;
  entry?: number;
}

export interface GameResult {
  places: number[];
  scores: number[];
  outcomes: { key: string; text: string }[];
  reason: { key: string; text: string };
  clause: string;
}

// A game's own view is drawn by its board alone; the rest of the client never looks inside.
export type View = Record<string, any>;

export interface SeatState {
  type: "state";
  table: string;
  game: string;
  seat: number;
  language: Language;
  transcript: number;
  names: string[];
  view: View;
  views?: View[];
  asked: boolean;
  prompt: string;
  choices: Choice[];
  awaited: { seats: number[]; others: boolean };
  undo: boolean;
  redo: boolean;
  restart: boolean;
  orders: Record<string, unknown>;
  over: boolean;
  result: GameResult | null;
  log: { since: number | null; lines: LogLine[]; gone: number[]; more: boolean };
}

export interface Clause {
  id: string;
  section?: string;
  text: string;
}

export interface Refusals {
  transcript: number;
  refused: { key: string; text: string; at: string[]; clause: string }[];
  clauses: Record<string, Clause>;
}

export interface BotInfo {
  spec: string;
  text: string;
}
