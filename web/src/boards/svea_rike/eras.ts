// Which reigns make an era.

const LAST: Readonly<Record<string, number>> = { vasa: 5, expansion: 10, liberty: 16 };

/** The numbers of the reigns, era by era. */
export function erasOf(turns: number): { era: string; turns: number[] }[] {
  let first = 1;
  return Object.entries(LAST).map(([era, last]) => {
    const own = Array.from({ length: Math.max(0, Math.min(last, turns) - first + 1) }, (_, i) => first + i);
    first = last + 1;
    return { era, turns: own };
  });
}
