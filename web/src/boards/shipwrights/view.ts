// Made by scripts/views.py from the game's view.

export interface Pile {
  element: string;
  count: number;
  back: Record<string, string | number> | null;
}

export interface Stack {
  element: string;
  card: string;
  count: number;
}

export interface Discards {
  element: string;
  count: number;
  cards: Stack[];
  face_down: number;
}

export interface Packet {
  element: string;
  number: number | null;
  holder: number | null;
  count: number;
  cards: Stack[] | null;
}

export interface Leftovers {
  element: string;
  seat: number | null;
  count: number;
  cards: Stack[] | null;
}

export interface Passed {
  kept: string;
  held: string[];
}

export interface Tonight {
  gold: number;
  gold_of_village: number;
  gold_of_ships: number;
  gold_lost: number;
  workers: number;
  workers_of_village: number;
  workers_of_ships: number;
  workers_lost: number;
  goods_lost: number;
}

export interface Need {
  thing: string;
  needed: number;
  there: number;
  in_hand: number;
  waived: boolean;
}

export interface Workshop {
  element: string;
  workshop: string;
  card: string | null;
  needs: Need[];
  lacking: number;
}

export interface Tool {
  element: string;
  card: string | null;
  load: Record<string, number> | null;
}

export interface Building {
  element: string;
  card: string;
  points: number;
}

export interface Hand {
  element: string;
  count: number;
  cards: Stack[] | null;
}

export interface Board {
  element: string;
  seat: number;
  gold: number;
  gold_max: number;
  workers: number;
  village: number;
  mill: Record<string, number>;
  goods: number;
  capacity: number;
  workers_income: number;
  gold_icons: number;
  military: number;
  bonus: number;
  points: number;
  tonight: Tonight | null;
  row: Stack[];
  row_max: number;
  workshops: Workshop[];
  fleet: Stack[];
  ships: number;
  ships_to_end: number;
  tool: Tool;
  buildings: Building[];
  watchmen: Stack;
  pioneers: Stack;
  hand: Hand;
}

export interface Score {
  ships: number;
  buildings: number;
  bonus: number;
  total: number;
}

export interface Purchase {
  gold: number;
  workers: number;
}

export interface Card {
  group: "ship" | "craftsman" | "townsfolk" | "tool" | "building";
  craftsmen?: string[];
  figures: Record<string, number>;
}

export interface View {
  day: number;
  last_day: number;
  phase: "over" | "setup" | "morning" | "evening" | "afternoon";
  starter: number | null;
  next_start: number | null;
  tomorrow: number | null;
  end_triggered: boolean;
  order: number[];
  turns_done: number;
  active: number | null;
  pile: Pile;
  discards: Discards;
  played: string[];
  packet: Packet;
  leftovers: Leftovers;
  passed: Passed[];
  boards: Board[];
  scores: Score[] | null;
  purchase: Purchase;
  cards: Record<string, Card>;
}
