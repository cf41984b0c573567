// Kinds of chits and estates: colours that hold in light and dark, and words and signs for both.

import { signOf, type Shape } from "../../pieces/shape";
import { SIGNS } from "./signs";

export type Texts = Record<string, string>;

export const word = (texts: Texts, key: string): string => texts[key] ?? key;

export const ESTATES = ["nobility", "clergy", "burgher", "peasant"] as const;
export const KINDS = ["crop", "wood", "ore", "textile", "timber", "iron"] as const;

export const FILL: Record<string, string> = {
  crop: "#dcae2c",
  wood: "#3f7f43",
  ore: "#8a939b",
  textile: "#9c3f80",
  timber: "#8a5a2b",
  iron: "#46566a",
  economy: "#b06d12",
  military: "#97342b",
  religion: "#574f96",
};

/** What is drawn on a chit of that colour. */
export const INK: Record<string, string> = { crop: "#332604", ore: "#171c20" };

export const inkOf = (kind: string): string => INK[kind] ?? "#fff";

export const chitSign = (kind: string): Shape => signOf(SIGNS.chit, kind);
export const estateSign = (estate: string): Shape => signOf(SIGNS.estate, estate);

const LETTERS: Record<string, string> = { N: "nobility", C: "clergy", B: "burgher", P: "peasant" };

/** The two estates of a card, upper half first: "PB" is peasant above burgher. */
export const halvesOf = (card: string): string[] => [...card].map((letter) => LETTERS[letter] ?? letter);

/** A count of things by kind, one by one. */
export const spread = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));

const ROOT3 = Math.sqrt(3);

/** The centre of a hexagon (axial coordinates) for hexagons of radius 1. */
export const centre = (q: number, r: number): [number, number] => [ROOT3 * (q + r / 2), 1.5 * r];
