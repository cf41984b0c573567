// Clocks, worked out from the instants that the hall tells.

import type { ClockInfo, Ways } from "./types";
import { fill, type Words } from "./words";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const SHARE = 6; // of a bank, for a sealed question

type Chosen = NonNullable<Ways["clock"]>;

/** The table's limit for a sealed question. */
export const sealedLimit = (chosen: Chosen): number =>
  chosen.kind === "move" ? chosen.seconds : Math.max(chosen.more ?? 0, chosen.seconds / SHARE);

/** Whether less than a quarter is left, of a seat's time or of the table's limit. */
export const isLow = (chosen: Chosen, seat: number | null, left: number): boolean =>
  left < (seat === null ? sealedLimit(chosen) : chosen.seconds) / 4;

/** What is left for a seat (null: the table's limit) at an instant; null where it is not shown. */
export function leftAt(clock: ClockInfo, seat: number | null, now: number): number | null {
  const whole = seat === null ? clock.limit : (clock.left[seat] ?? null);
  if (whole === null || !clock.runs || (seat === null ? !clock.table : clock.seat !== seat)) return whole;
  if (clock.since === null) return null;
  const until = Math.max(now, clock.since);
  const stood = clock.stops.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, until) - from), 0);
  return Math.max(0, whole - (until - clock.since - stood));
}

/** Whether a clock that runs stands still just now, as these hours do not count. */
export const isStill = (clock: ClockInfo, now: number): boolean =>
  clock.stops.some(([from, to]) => from <= now && now < to);

/** The smallest share that less is left than: a quarter, or an hour; none at first, and when time is out. */
export function scarce(chosen: Chosen, seat: number | null, left: number): "" | "quarter" | "hour" {
  const whole = seat === null ? sealedLimit(chosen) : chosen.seconds;
  const shares: ["quarter" | "hour", number][] = [
    ["quarter", whole / 4],
    ["hour", HOUR],
  ];
  const passed = shares.filter(([, share]) => 0 < left && left < share && share < whole);
  return passed.toSorted((a, b) => a[1] - b[1])[0]?.[0] ?? "";
}

/** How a clock stands, of a seat or (null) the table's: a figure, and a sentence for those who see no colour. */
export function toldBy(clock: ClockInfo, chosen: Ways["clock"], seat: number | null, now: number, all: Words) {
  const words = all.company;
  const left = leftAt(clock, seat, now);
  const runs = clock.runs && (seat === null ? clock.table : clock.seat === seat);
  const still = runs && isStill(clock, now);
  const low = runs && left !== null && !!chosen && isLow(chosen, seat, left);
  if (left === null) return { left, runs, still, low, text: "–", said: words.notShown };
  if (left <= 0) return { left, runs, still, low, text: "0", said: words.timeOut };
  const text = lengthOf(left, words);
  const said = fill(seat === null ? words.forAll : still ? words.standsStill : words.timeLeft, { time: text });
  return { left, runs, still, low, text, said: low ? `${said}, ${words.underQuarter}` : said };
}

/** `2 d 3 h`, `14 h`, `40 min`. */
export function lengthOf(seconds: number, words: Words["company"]): string {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  if (days)
    return [fill(words.days, { n: `${days}` }), hours ? fill(words.hours, { n: `${hours}` }) : ""].join(" ").trim();
  if (seconds >= HOUR) return fill(words.hours, { n: `${Math.floor(seconds / HOUR)}` });
  return fill(words.minutes, { n: `${Math.ceil(seconds / MINUTE)}` });
}

/** A moment as people say it: the time today, else day and time. */
export function momentOf(at: number, now: number, language: string): string {
  const then = new Date(at * 1000);
  const today = new Date(now * 1000).toDateString() === then.toDateString();
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  return new Intl.DateTimeFormat(language, today ? time : { ...day, ...time }).format(then);
}
