// What a choice is about, as its button shows it beside the words.

import type { Shape } from "../pieces/shape";

export interface Deed {
  signs?: { of: Shape; tone?: string | undefined; ink?: string | undefined }[];
  seat?: number | null; // whom it concerns
  cost?: { value: number; tone: string; ink: string }[];
  pips?: number; // of what it costs there are few: one by one
}

/** What a seat is called in the keys of choices: "p2" is the second. */
export const seatIn = (key: string | undefined): number | null =>
  /^p\d$/.test(key ?? "") ? Number(key![1]) - 1 : null;
