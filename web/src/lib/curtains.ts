// Several people at one device: to whom it goes.
//
// Whom a hidden poll asks is secret, so the device goes round to everybody here, asked or not; whoever has nothing to
// choose is told so and hands it on. Only orders that pass whatever the cards are spare a person the round.

import type { SeatState } from "./types";

type Glance = Pick<SeatState, "seat" | "asked" | "foregone" | "over" | "awaited" | "question" | "blind">;

export interface Handing {
  to: number;
  waits: boolean; // the person here has nothing to choose: it goes on when that has been read
}

/** Whom a poll has been shown to at this device; a poll is known by the number of its question. */
export class Round {
  private question = -1;
  private visited = new Set<number>();

  visit(question: number, seat: number): void {
    if (question !== this.question) {
      this.question = question;
      this.visited.clear();
    }
    this.visited.add(seat);
  }

  hasSeen(seat: number): boolean {
    return this.visited.has(seat);
  }
}

/** Whether the device may have to go on: the person here has nothing to choose and the game waits for somebody. */
export function isDone(state: Glance): boolean {
  return !state.over && (!state.asked || state.foregone);
}

/** Who takes the device first: the seat that all know to be asked, or else `state.seat`, from which it goes round. */
export function firstHand(state: Glance, seats: number[]): number {
  const named = state.awaited.seats.find((seat) => seats.includes(seat));
  return isDone(state) ? (named ?? state.seat) : state.seat;
}

/** To whom it goes from `state.seat`; null if it stays. `others`: what the other seats here are shown. */
export function handOver(state: Glance, others: Glance[], round: Round, answered: boolean): Handing | null {
  if (!isDone(state)) {
    round.visit(state.question, state.seat);
    return null;
  }
  const named = others.find((other) => state.awaited.seats.includes(other.seat));
  if (named) return { to: named.seat, waits: false };
  if (!state.awaited.others) return null;
  round.visit(state.question, state.seat);
  const behind = [...others].sort((a, b) => turnsFrom(state.seat, a.seat) - turnsFrom(state.seat, b.seat));
  const next = behind.find((other) => !other.blind && !round.hasSeen(other.seat));
  return next ? { to: next.seat, waits: !answered } : null;
}

/** How far behind `from` a seat sits, so that the round goes one way. */
function turnsFrom(from: number, seat: number): number {
  return seat > from ? seat - from : seat - from + 100;
}
