// What is known of a card without the rules: its words, its colour, its sign and when it may be played.

import { signOf, type Shape } from "../../pieces/shape";
import type { FigureOf } from "../../pieces/figure";
import type { Texts } from "../contract";
import { EVENT_SCENES, HISTORY_SCENES, type SceneName } from "./scenes";
import { SIGNS } from "./signs";
import type { Country, PlacedCard, Player, Rates, View } from "./view";

export const word = (texts: Texts, key: string): string => texts[key] ?? key;
export const own = (texts: Texts, key: string): string => word(texts, `board-${key}`);
export const fiefName = (texts: Texts, fief: string): string => word(texts, `fief-${fief}`);
export const historyName = (texts: Texts, card: string): string => word(texts, `history-${card}`);
export const titleName = (texts: Texts, title: string): string => word(texts, `title-${title}`);
export const aboutCard = (texts: Texts, card: string): string => texts[`card-${card}-text`] ?? "";

export const historySign = (card: string): Shape => signOf(SIGNS.history, card);
export const historyScene = (card: string): SceneName => HISTORY_SCENES[card] ?? "hall";
export const titleSign = (title: string): Shape => signOf(SIGNS.title, title);
export const titleScene = (title: string): SceneName => EVENT_SCENES[title]?.[1] ?? "hall";
export const titleKind = (title: string): string => EVENT_SCENES[title]?.[0] ?? "court";
export const titleTone = (title: string): string => `var(--k-${titleKind(title)})`;

export const SERIES = ["palace", "cultural", "scientist", "military", "queen", "resource"] as const;

const MANY = 10; // of the 23 windows: a card for any time, but for those that belong to other cards

/** When a card may be played, in a few words. */
export function momentOf(view: View, title: string, texts: Texts): string {
  const windows = view.events.cards[title]?.windows;
  if (!windows) return "";
  if (!windows.length) return own(texts, "buying-fief");
  if (windows.length > MANY) return own(texts, "any-time");
  if (windows.length > 1 && windows.every((window) => window.startsWith("war"))) return own(texts, "in-war");
  if (windows.length > 1) return own(texts, "between-moves");
  return word(texts, `window-${windows[0]}`);
}

/** What a family counts, in the order of the ledger. */
export function figuresOf(player: Player, texts: Texts): FigureOf[] {
  return [
    { sign: SIGNS.thing.gold, value: player.gold, label: word(texts, "picture-gold") },
    { sign: SIGNS.thing.crown, value: player.crowns, label: word(texts, "picture-crowns") },
    {
      sign: SIGNS.thing.troop,
      value: player.military ? `${player.troops}+${player.military}` : player.troops,
      label: word(texts, "picture-troops"),
    },
    { sign: SIGNS.thing.merchant, value: player.merchants, label: word(texts, "picture-merchants") },
  ];
}

export const statusOf = (player: Player, texts: Texts): FigureOf => ({
  sign: SIGNS.thing.status,
  value: player.status,
  label: word(texts, "picture-status"),
});

const FIGURES: Readonly<Record<string, Shape>> = {
  agriculture: SIGNS.activity.agriculture,
  commerce: SIGNS.activity.commerce,
  turn: SIGNS.thing.gold,
  peace: SIGNS.thing.gold,
  fief: SIGNS.thing.fief,
  merchant: SIGNS.thing.merchant,
  combat: SIGNS.thing.troop,
  event: SIGNS.thing.event,
  history: SIGNS.thing.history,
  draw: SIGNS.thing.event,
  office: SIGNS.title.lost_opportunity,
  die: SIGNS.thing.die,
  company: SIGNS.thing.status,
};

/** What a history card brings, in figures. */
export function broughtBy({ figures }: Pick<PlacedCard, "figures">, texts: Texts): FigureOf[] {
  const value = (what: string, count: number): number | string => {
    if (what === "draw" || what === "office") return count;
    if (what === "die") return `×${count}`;
    if (what === "company") return `${count}–6`; // of a die
    return what === "fief" || what === "merchant" ? `+${count} ${own(texts, "each")}` : `+${count}`;
  };
  return Object.entries(figures).map(([what, count]) => ({
    sign: FIGURES[what],
    value: value(what, count),
    label: own(texts, `figure-${what}`),
  }));
}

/** What a seat's merchants in one country earn, before cards. */
export function earned(country: Country, seat: number, rates: Rates): number {
  const count = country.merchants[seat] ?? 0;
  return country.low_demand || country.at_war ? 0 : (rates.trade[Math.min(count, rates.trade.length - 1)] ?? 0);
}

/** How many markers of the order of play lie face down; nothing where none does. One that lies leftmost is open. */
export function hiddenMarkers({ order }: View, texts: Texts): string {
  const hidden = order.face_down - (order.leftmost === null ? 0 : 1);
  return hidden > 0 ? `${hidden} ${own(texts, "face-down")}` : "";
}

export const years = (view: View): string => view.years.replace("-", "–");

export const nameOf = (names: readonly string[], player: Player, texts: Texts): string =>
  names[player.seat] || word(texts, `family-${player.family}`);

/** At the end all hands lie open: whose hand is whose, in the order of places. Empty hands are left out. */
export function handsAtEnd(players: readonly Player[], order: readonly number[]): HandAtEnd[] {
  return order.flatMap((seat) => {
    const cards = players.find((player) => player.seat === seat)?.hand.cards ?? [];
    return cards.length ? [{ seat, cards: counted(cards) }] : [];
  });
}

export interface HandAtEnd {
  seat: number;
  cards: { title: string; count: number }[];
}

/** Equal cards together, in the order in which they lie. */
export function counted(cards: readonly string[]): { title: string; count: number }[] {
  const found = new Map<string, number>();
  for (const title of cards) found.set(title, (found.get(title) ?? 0) + 1);
  return [...found].map(([title, count]) => ({ title, count }));
}
