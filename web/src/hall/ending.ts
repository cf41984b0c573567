// What came of a game, for whoever played it.

import type { HeldTable } from "../lib/types";
import { fill, type Words } from "../lib/words";

export interface EndingInShort {
  won: boolean;
  title: string;
  reason: string;
}

const NO_WINS = ["lose", "no_win", "draw"]; // outcomes that win nothing, even in the first place

/** Who won it: nobody, where all have lost or it was stopped. */
export const winnersOf = ({ table, result }: HeldTable): number[] =>
  table.seats
    .map((seat) => seat.number)
    .filter((seat) => result?.places[seat] === 1 && !NO_WINS.includes(result.outcomes[seat]?.key ?? ""));

/** What a game did to a rating: with its sign, as it may be nothing too. */
export const changed = (change: number): string => `${change >= 0 ? "+" : "−"}${Math.abs(change).toFixed(1)}`;

/** My place and what decided; of a record that was brought, who won. */
export function endingOf(held: HeldTable, words: Words): EndingInShort {
  const { table, seats, result } = held;
  if (!result) return { won: false, title: words.stopped, reason: table.notice };
  const winners = winnersOf(held);
  const mine = seats[0];
  const reason = result.reason.text;
  if (!winners.length) return { won: false, title: words.draw, reason };
  if (mine === undefined || seats.length > 1) {
    const names = winners.map((seat) => table.seats[seat]?.name ?? "").join(", ");
    return { won: seats.some((seat) => winners.includes(seat)), title: fill(words.wonBy, { names }), reason };
  }
  if (winners.includes(mine)) return { won: true, title: words.youWon, reason };
  const place = fill(words.placeOf, { place: String(result.places[mine]), all: String(table.players) });
  return { won: false, title: place, reason };
}
