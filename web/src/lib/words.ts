// The client's own words; everything about a game comes from the server in the reader's language.

import type { Words } from "../words/en";
import type { Language } from "./types";

export type { Words };

const files = import.meta.glob<Words>("../words/*.ts", { eager: true, import: "default" });

/** By language: whatever has a file in `words/`. */
export const WORDS = Object.fromEntries(
  Object.entries(files).map(([file, words]) => [file.slice("../words/".length, -".ts".length), words]),
) as Record<Language, Words>;

export const LANGUAGES = Object.keys(WORDS) as Language[];

/** The first of a person's languages that has words here, other than English, which many browsers name anyway. */
export function firstSpoken(tags: readonly string[]): Language {
  const others = LANGUAGES.filter((language) => language !== "en");
  const spoken = tags.map((tag) => others.find((language) => tag.startsWith(language)));
  return spoken.find((language) => language !== undefined) ?? "en";
}

/** Fill `{name}` places of a text. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
