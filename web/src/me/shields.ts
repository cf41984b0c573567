// How shields are painted: patterns within a circle of radius 46 about 0, and colours that stay apart from each other.

import type { Shield } from "../lib/types";

export const COLOURS = [
  "#226089",
  "#efe5cc",
  "#a63a2e",
  "#4e7a35",
  "#6f4a8e",
  "#c08a1e",
  "#33414c",
  "#2b7f7a",
  "#8c2f4b",
  "#8a9aa5",
  "#7a4d22",
  "#d8b45c",
];

const wedge = (from: number, to: number): string => {
  const at = (turn: number): string =>
    `${(46 * Math.cos(turn * 2 * Math.PI)).toFixed(2)} ${(46 * Math.sin(turn * 2 * Math.PI)).toFixed(2)}`;
  return `M0 0L${at(from)}A46 46 0 0 1 ${at(to)}z`;
};
const ring = (outer: number, inner: number): string =>
  `M${-outer} 0a${outer} ${outer} 0 1 0 ${2 * outer} 0a${outer} ${outer} 0 1 0 ${-2 * outer} 0z` +
  `M${-inner} 0a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0z`;
const wedges = (count: number): string =>
  Array.from({ length: count }, (_, i) => wedge(i / count, (i + 0.5) / count)).join("");

export const PATTERNS = [
  wedges(2), // quarters
  wedge(-0.25, 0.25), // halves
  wedges(4), // eight
  ring(46, 32), // a rim
  wedge(-0.125, 0.125) + wedge(0.375, 0.625), // a bow tie
  wedges(8), // sixteen
  "M-10 -44.9A46 46 0 0 1 10 -44.9V44.9A46 46 0 0 1 -10 44.9z", // a pale
  ring(36, 27),
];

/** How somebody is painted who has not chosen: by the name, always alike. */
export function shieldOf(name: string): Shield {
  let sum = 7;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  const one = sum % COLOURS.length;
  const two = one === 1 ? 0 : one === 11 ? 6 : 1;
  return { pattern: Math.floor(sum / 12) % PATTERNS.length, one, two };
}
