// Made by scripts/views.py from the game's view.

export interface Question {
  role?: string;
  chooser?: string;
  left?: number;
  material?: string;
  cycle?: number;
  cycles?: number;
  talk?: "offers" | "answers" | "counters";
  cause?: string;
}

export interface Share {
  seat: string;
  count: number;
}

export interface Role {
  role: string;
  element: string;
  taken_by: string | null;
  shares: Share[] | null;
}

export interface SupplyGood {
  element: string;
  value: number;
  count: number;
  copies: number;
}

export interface Sum {
  lowest: number;
  highest: number;
}

export interface Supply {
  material: string;
  element: string;
  status: "built" | "mandatory" | "eligible" | "locked" | "waiting";
  goods: SupplyGood[];
  sum: Sum | null;
}

export interface HandGood {
  material: string;
  value: number;
  count: number;
  element: string;
}

export interface Hand {
  element: string;
  count: number;
  goods: HandGood[] | null;
  known: HandGood[] | null;
  owned: HandGood[] | null;
}

export interface Seen {
  value: number;
  round: number;
  certain: boolean;
}

export interface Look {
  seat: string;
  value: number;
  round: number;
  certain: boolean;
}

export interface Square {
  element: string;
  material: string;
  occupied: boolean;
  value: number | null;
  seen: Seen | null;
  possible: number[] | null;
  seen_by: Look[] | null;
}

export interface Ship {
  element: string;
  squares: Square[];
}

export interface Seat {
  seat: string;
  element: string;
  leader: boolean;
  role: string | null;
  hand: Hand;
  ship: Ship;
}

export interface Good {
  material: string;
  value: number;
  count: number;
}

export interface Offer {
  partner: string;
  give: Good[];
  want: Good[];
  element: string;
  proposer: string;
}

export interface Talks {
  offers: Offer[];
  counters: Offer[];
}

export interface Trade {
  partner: string;
  give: Good[];
  want: Good[];
}

export interface Answer {
  choices: string[];
  draft: Trade | null;
}

export interface Ending {
  totals: Record<string, number>;
  failed: string[];
  winner: string | null;
  decided_by: string | null;
}

export interface View {
  round: number;
  max_rounds: number;
  step: "over" | "inventory" | "building" | "inspection" | "roles";
  acting: string | null;
  order: string[];
  question: Question;
  leader: string | null;
  you: string | null;
  inventory: boolean;
  memory: "kept" | "own";
  needed: number;
  roles: Role[];
  supply: Supply[];
  seats: Seat[];
  talks: Talks | null;
  answer: Answer | null;
  ending: Ending | null;
}
