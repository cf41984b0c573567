// Made by scripts/views.py from the game's view.

export interface LeafedThrough {
  card: string;
  text: string;
  troops: number;
  lies: string;
}

export interface Royal {
  element: string;
  card: string | null;
  text: string;
  pile: number;
  left: Record<string, number>;
  discard: string[];
  cards: LeafedThrough[] | null;
}

export interface Order {
  turned_up: number[];
  face_down: number;
  leftmost: number | null;
}

export interface Move {
  number: number;
  activity: string | null;
  not_again: string | null;
  forced: string | null;
  bad_harvest: boolean;
  peasant_tax: boolean;
  demand: number;
  cache: boolean;
}

export interface Country {
  country: string;
  element: string;
  limit: number;
  merchants: number[];
  low_demand: boolean;
  at_war: boolean;
}

export interface Fief {
  fief: string;
  element: string;
  owner: number | null;
  lies: string;
  price: number;
  crowns: number;
  troops: number;
  flag: string | null;
  finnish: boolean;
  colony: boolean;
  famine: boolean;
  region: string[];
}

export interface PlacedCard {
  card: string;
  series: string;
  cost: number;
  commander: boolean;
  active: boolean;
  figures: Record<string, number>;
  element: string;
}

export interface EmptyPlace {
  element: string;
  card: null;
}

export interface HistoryPile {
  element: string;
  count: number;
  under: string[];
}

export interface EventCard {
  windows: string[];
  copies: number;
  battle: boolean;
}

export interface Events {
  element: string;
  count: number;
  discard: string[];
  table: string[];
  used: string[];
  cards: Record<string, EventCard>;
}

export interface Rates {
  gold: number;
  crowns: number;
  troops: number;
  merchants: number;
  series_free: number;
  trade: number[];
}

export interface Hand {
  element: string;
  count: number;
  cards: string[] | null;
  spent: string[] | null;
  picked_up: string[];
}

export interface Loan {
  due: number;
  new: number;
}

export interface Income {
  fiefs: number | null;
  commerce: number;
  palaces: number;
  queens: number;
}

export interface Player {
  seat: number;
  family: string;
  element: string;
  gold: number;
  crowns: number;
  troops: number;
  military: number;
  merchants: number;
  fiefs: string[];
  history: PlacedCard[];
  hand: Hand;
  barred: string[] | null;
  battles: string[];
  fought: string[];
  loan: Loan;
  upkeep: number;
  series: Record<string, number>;
  parts: Record<string, number>;
  supplied: boolean;
  moves: number;
  income: Income;
  status: number;
}

export interface Roll {
  seat: number | null;
  value: number;
  die: number;
  hit: boolean;
}

export interface ArmyCard {
  element: string;
  card: string;
  troops: number;
}

export interface Soldier {
  seat: number;
  fief: string;
  takes_part: boolean;
  up: boolean;
  fallen: boolean;
  value: number;
  troops: number;
  bonus: number;
  upkeep: number;
  tactician: boolean;
}

export interface Booty {
  gold: number;
  fiefs: string[];
  cards: string[];
}

export interface War {
  country: string;
  stage: string;
  round: number;
  rolls: Roll[];
  gains: string[];
  losses: string[];
  rewards: number[][];
  army: ArmyCard[];
  committed: Soldier[];
  blockade: number[];
  spared: number[];
  rewarded: number | null;
  booty: Booty;
}

export interface Purchase {
  buyer: number;
  what: string;
  paid: number;
  discount: number;
  returned: string[];
}

export interface Score {
  status: number;
  parts: Record<string, number>;
  ties: Record<string, number>;
}

export interface View {
  turn: number;
  turns: number;
  years: string;
  era: string;
  reign: number;
  protector: boolean;
  royal: Royal;
  order: Order;
  mover: number | null;
  move: Move | null;
  window: string | null;
  masked: boolean;
  countries: Country[];
  fiefs: Fief[];
  row: (PlacedCard | EmptyPlace)[];
  pile: HistoryPile;
  gone: string[];
  events: Events;
  rates: Rates;
  players: Player[];
  war: War | null;
  purchase: Purchase | null;
  bids: number[] | null;
  over: boolean;
  scores: Score[] | null;
}
