// A seat's standing orders: when it is asked, and when the table passes for it. What may be ordered the game says.

import type { SeatState } from "./types";

export const PROFILES = ["all", "primary", "off"] as const;
export type Profile = (typeof PROFILES)[number];
export type Stop = [window: string, whose: string]; // whose: a seat such as "p2", or "" for anybody's

export interface Orders {
  profile?: Profile;
  windows?: Record<string, Profile>;
  stop?: Stop[];
  mute?: string[];
  pass_until_move?: number;
}

/** What a game lets a seat order in advance, beyond one profile for everything. */
export interface OrderBook {
  groups: { title: string; windows: string[] }[]; // windows that are ordered together
  windows: Record<string, string>; // what they are called
  cards: Record<string, string>; // for which a seat may not want to be asked
}

/** How many moves the seat has begun: passing lasts until there is one more. Undefined where a game does not count them. */
export const movesOf = (moment: SeatState, seat: number): number | undefined =>
  (moment.view as { players?: { moves?: number }[] }).players?.[seat]?.moves;

export const isPassing = (orders: Orders, moves: number | undefined): boolean =>
  moves !== undefined && orders.pass_until_move === moves;

export const passing = (orders: Orders, moves: number | undefined, on: boolean): Orders => ({
  ...orders,
  pass_until_move: on && moves !== undefined ? moves : -1,
});

/** The profile of windows that are ordered together; undefined where they differ. */
export function profileOf(orders: Orders, windows: readonly string[]): Profile | undefined {
  const found = new Set(windows.map((window) => orders.windows?.[window] ?? orders.profile ?? "all"));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The same profile for all these windows; what is as everywhere needs no order of its own. */
export function withProfile(orders: Orders, windows: readonly string[], profile: Profile): Orders {
  const others = Object.entries(orders.windows ?? {}).filter(([window]) => !windows.includes(window));
  const own = profile === (orders.profile ?? "all") ? [] : windows.map((window) => [window, profile] as const);
  return { ...orders, windows: Object.fromEntries([...others, ...own]) };
}

export const withStop = (orders: Orders, [window, whose]: Stop): Orders => ({
  ...orders,
  stop: [...withoutStop(orders, [window, whose]).stop!, [window, whose]],
});

export const withoutStop = (orders: Orders, [window, whose]: Stop): Orders => ({
  ...orders,
  stop: (orders.stop ?? []).filter(([other, theirs]) => other !== window || theirs !== whose),
});

export const withMuted = (orders: Orders, card: string, muted: boolean): Orders => ({
  ...orders,
  mute: [...(orders.mute ?? []).filter((other) => other !== card), ...(muted ? [card] : [])],
});
