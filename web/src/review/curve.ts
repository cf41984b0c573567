// The curve as numbers: where points lie, how the game is divided, and which of the points is nearest.

import type { Measure, Mistake, Review } from "../lib/types";

export type Rows = NonNullable<Review["truth"]>;
export type ChoiceChance = Mistake["chose"];
export type Points = NonNullable<Review["points"]>;

/** A part of the game that has one name: a round, a day, a turn. */
export interface Band {
  name: string;
  from: number; // moves
  to: number;
}

/** The round of a moment: what stands before the first colon, comma or point between. */
export const roundOf = (where: string): string => where.split(/[:,·]/)[0]!.trim();

export function bandsOf(points: Points): Band[] {
  const bands: Band[] = [];
  for (const { move, where } of points) {
    const name = roundOf(where);
    const last = bands.at(-1);
    if (last && (last.name === name || !name)) last.to = move;
    else {
      if (last) last.to = move;
      bands.push({ name, from: move, to: move });
    }
  }
  return bands;
}

/** The number in a band's name, for the axis. */
export const numberOf = (band: Band): string => band.name.match(/\d+/)?.[0] ?? "";

/** The last point that lies at or before an entry of the record. */
export function pointAt(points: Points, entry: number): number {
  let found = 0;
  for (const [number, point] of points.entries()) if (point.entry <= entry) found = number;
  return found;
}

export const line = (rows: Rows, seat: number, x: (point: number) => number, y: (chance: number) => number): string =>
  rows
    .map(({ chances }, point) => `${point ? "L" : "M"}${x(point).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`)
    .join("");

/** What lies within one error around a line. */
export function ribbon(rows: Rows, seat: number, x: (point: number) => number, y: (chance: number) => number): string {
  const at = (point: number, sign: number): string => {
    const row = rows[point]!;
    const chance = Math.min(100, Math.max(0, (row.chances[seat] ?? 0) + sign * (row.errors[seat] ?? 0)));
    return `${x(point).toFixed(1)} ${y(chance).toFixed(1)}`;
  };
  const there = rows.map((_, point) => at(point, 1));
  const back = rows.map((_, point) => at(point, -1)).reverse();
  return rows.length ? `M${[...there, ...back].join("L")}Z` : "";
}

export const errorTold = (error: number): string => `± ${Math.max(1, Math.round(error))}`;

/** `−12 ± 2`: never without its error. */
export function told(measure: Measure, sign = 1): string {
  const value = Math.round(sign * measure.value);
  return `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value)} ${errorTold(measure.error)}`;
}

/** What a choice was worth with these eyes; nothing where a review was made before the truth of it was kept. */
export const seenOf = (choice: ChoiceChance, truth: boolean): Measure | null =>
  truth ? (choice.truth ?? null) : choice.chance;

export const percent = (chance: number): string =>
  chance > 0 && chance < 1 ? "<1" : chance < 100 && chance > 99 ? ">99" : String(Math.round(chance));
