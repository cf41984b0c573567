// Made by scripts/views.py from the game's view.

export interface KnownCard {
  value: number;
  seats: number[];
}

export interface Hand {
  element: string;
  count: number;
  cards: number[] | null;
  known: number[] | null;
  seen_by: KnownCard[] | null;
}

export interface PileCard {
  element: string;
  there: boolean;
  value: number | null;
  possible: number[] | null;
  seen_by: number[] | null;
}

export interface Colour {
  colour: string;
  seat: number | null;
  hand: Hand;
  piles: PileCard[];
}

export interface Comparison {
  about: "blame" | "reward";
  total: number;
  piles: number[];
  marks: Record<string, number>;
  lowest: string[];
}

export interface View {
  round: number;
  phase: "build" | "inspect" | "fix" | null;
  captain: string | null;
  order: string[];
  acting: string | null;
  colours: Colour[];
  totals: number[] | null;
  blamed: string[] | null;
  winners: string[] | null;
  verdict: Comparison[] | null;
}
