// How long ago, as people say it: minutes and hours at first, then the day.

import type { Language } from "./types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `since` in seconds since 1970, `now` in milliseconds, as the two come. */
export function agoOf(since: number, now: number, language: Language, justNow: string): string {
  const past = Math.max(0, now / 1000 - since);
  if (past < MINUTE) return justNow;
  const said = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (past < HOUR) return said.format(-Math.floor(past / MINUTE), "minute");
  if (past < DAY) return said.format(-Math.floor(past / HOUR), "hour");
  if (past < 7 * DAY) return said.format(-Math.floor(past / DAY), "day");
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(since * 1000);
}
