// Made by scripts/views.py from the game's view.

export interface Action {
  deed: string;
  tier: string;
  estate: string;
  phase: string;
  moved_in: string[];
  moved_out: string[];
  sold: string[];
  bought: string[];
}

export interface Supply {
  element: string;
  kind: string;
  farms: number;
  churches: number[];
  squares: string[];
  market: number;
  lost: number;
}

export interface Unit {
  kind: string;
  card: string;
  square: string | null;
  owner: number | null;
  price: number;
}

export interface Load {
  nation: string;
  sort: string;
  units: Unit[];
  returns: Record<string, number>;
}

export interface Space {
  price: number;
  room: number;
  chits: number;
}

export interface MarketRow {
  element: string;
  kind: string;
  stock: number;
  capacity: number;
  spaces: Space[];
  buying: number | null;
  selling: number | null;
  collects: string[];
  wanted: string[];
  given: string[];
  from_market: number;
}

export interface EmptySquare {
  element: string;
  square: string;
  row: number;
  column: number;
  usable: boolean;
  tile: null;
}

export interface Slot {
  kind: string;
  full: boolean;
}

export interface TiledSquare {
  element: string;
  square: string;
  row: number;
  column: number;
  usable: boolean;
  tile: string;
  face: string;
  kind: string;
  turns_to: string | null;
  owner: number | null;
  slots: Slot[];
}

export interface City {
  rows: number;
  columns: number;
  squares: (EmptySquare | TiledSquare)[];
}

export interface Hex {
  element: string;
  direction: string;
  q: number;
  r: number;
  kind: string;
  farm: number | null;
}

export interface Mat {
  element: string;
  mat: string;
  q: number;
  r: number;
  rotation: number;
  majority: string;
  castle: number | null;
  church: number | null;
  hexes: Hex[];
}

export interface Site {
  element: string;
  site: string;
  q: number;
  r: number;
}

export interface Zone {
  mats: Mat[];
  sites: Site[];
}

export interface Laying {
  mat: string;
  zone: string;
  q: number | null;
  r: number | null;
  rotations: (Record<string, string>)[] | null;
}

export interface ReserveMat {
  element: string;
  mat: string;
  tier: string;
  majority: string;
  ring: string[];
}

export interface ReserveTile {
  element: string;
  tile: string;
  left: number;
  basic: string;
  advanced: string;
  slots: string[];
}

export interface Side {
  demand: Record<string, number>;
  returns: Record<string, number>;
}

export interface ReserveCard {
  element: string;
  nation: string;
  sort: string;
  left: number;
  front: Side;
  back: Side;
}

export interface Part {
  part: "west" | "north" | "basic" | "advanced" | "missions";
  count: number;
  worth: number;
  points: number;
}

export interface Hand {
  element: string;
  count: number;
  cards: Record<string, number> | null;
  known: Record<string, number>;
}

export interface PlayedCard {
  card: string;
  estate: string;
}

export interface Column {
  element: string;
  room: number;
  cards: PlayedCard[];
  next: number | null;
}

export interface Card {
  demand: Record<string, number>;
  returns: Record<string, number>;
  element: string;
  slot: string;
  nation: string;
  sort: string;
  flipped: boolean;
  cargo: Record<string, number>;
}

export interface Bonus {
  bonus: string;
  by: string[];
  open: boolean;
}

export interface Player {
  element: string;
  seat: number;
  points: number;
  parts: Part[];
  building_points: number;
  fulfilled: number;
  resource_value: number;
  discs: number;
  chits: Record<string, number>;
  escrow: Record<string, number>;
  hand: Hand;
  tableau: Column[];
  cards: Card[];
  bonuses: Bonus[];
  bonuses_used: string[];
}

export interface Pile {
  element: string;
  count: number;
}

export interface FaceUp {
  element: string;
  card: string | null;
}

export interface Drawn {
  element: string;
  seat: number;
  card: string | null;
}

export interface View {
  turn: number;
  turns: number;
  active: number;
  over: boolean;
  action: Action | null;
  step: "card" | "actions" | "bonus" | "draw" | "over";
  pool: Record<string, number>;
  estates: Record<string, Record<string, string[]>>;
  action_cost: Record<string, number>;
  routes: Record<string, string[]>;
  supplies: Supply[] | null;
  loads: Load[];
  market: MarketRow[];
  city: City;
  provinces: Record<string, Zone>;
  laying: Laying | null;
  mats: ReserveMat[];
  tiles: ReserveTile[];
  cards: ReserveCard[];
  players: Player[];
  pile: Pile;
  face_up: FaceUp;
  drawn: Drawn | null;
  playing: string | null;
}
