// Made by scripts/views.py from the game's view.

export interface Hand {
  element: string;
  count: number;
  cards: number[] | null;
  known: number[] | null;
}

export interface PileCard {
  element: string;
  there: boolean;
  value: number | null;
  possible: number[] | null;
}

export interface Colour {
  colour: string;
  seat: number | null;
  hand: Hand;
  piles: PileCard[];
}

export interface View {
  round: number;
  captain: string | null;
  acting: string | null;
  colours: Colour[];
  totals: number[] | null;
  blamed: string[] | null;
  winners: string[] | null;
}
