// Things of different widths line by line, as text runs.

/** How many of them stand in so many whole lines; where not all do, the last line keeps room for what tells the rest. */
export function fitting(widths: readonly number[], room: number, gap: number, lines: number, rest: number): number {
  let line = 1;
  let used = 0;
  let whole = 0; // so many leave room for the rest
  for (const [i, width] of widths.entries()) {
    if (used && used + gap + width > room) {
      line += 1;
      used = 0;
    }
    if (line > lines) return whole;
    used += (used ? gap : 0) + width;
    if (line < lines || used + gap + rest <= room) whole = i + 1;
  }
  return widths.length;
}
