// The last lines of a log after the end: who won, and what was compared down to what decided.

import type { GameResult, LogLine } from "../lib/types";

/** What the log itself has not said. */
export function closing(lines: Pick<LogLine, "text">[], result: GameResult | null): string[] {
  if (!result) return [];
  const { headline, comparisons } = result.ending;
  const said = new Set(lines.map((line) => line.text));
  return [...new Set([headline, ...comparisons.map((row) => row.text)])].filter((line) => !said.has(line));
}
