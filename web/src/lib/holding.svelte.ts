// Between a click and the table: a choice can be held for a moment, or until it is confirmed, and taken back as if
// nothing had happened. What has been played is another matter: undo goes as far as nothing was learned.

import { prefs } from "./prefs.svelte";
import type { Choice, TableInfo } from "./types";

export const MOMENT = 2_000; // milliseconds

/** Whether nobody else waits: everybody but this browser's seats is a bot. */
export const isAlone = (table: TableInfo): boolean => table.seats.every((seat) => seat.mine || seat.kind === "bot");

export class Holding {
  /** What is held just now. */
  choice = $state<Choice | null>(null);
  /** It waits for a word, not for a moment to pass. */
  asks = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private play: () => void = () => {};

  /** A choice was clicked: play it now, or hold it as the person prefers. */
  offer(choice: Choice, alone: boolean, play: () => void): void {
    this.drop();
    if (prefs.care === "confirm") this.hold(choice, play, true);
    else if (prefs.care === "hold" && alone) {
      this.hold(choice, play, false);
      this.timer = setTimeout(() => this.go(), MOMENT);
    } else play();
  }

  /** Play what is held. */
  go(): void {
    const { play } = this;
    if (this.choice === null) return;
    this.drop();
    play();
  }

  /** Take it back, or forget it because the table has changed. */
  drop(): void {
    clearTimeout(this.timer);
    this.choice = null;
    this.play = () => {};
  }

  private hold(choice: Choice, play: () => void, asks: boolean): void {
    this.choice = choice;
    this.play = play;
    this.asks = asks;
  }
}
