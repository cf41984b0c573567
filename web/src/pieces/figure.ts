// A figure with its sign, and the word for those who do not see it.

import type { Shape } from "./shape";

export interface FigureOf {
  sign?: Shape;
  value: number | string;
  label: string;
  tone?: "good" | "bad" | "quiet";
  colour?: string; // of the sign, such as a seat's
}
