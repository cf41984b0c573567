// "What happened?": moments of the past one after the other, with the same motion as when they came.

import { tick } from "svelte";
import { api } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import type { GameEvent, LogLine, SeatState } from "../lib/types";
import { capture, play } from "./motion";

const MOST = 40; // moments: longer films nobody watches

/** Draw a change, and show what moves. */
export async function animate(events: GameEvent[], draw: () => void): Promise<void> {
  const shot = capture(events);
  draw();
  await tick();
  await play(shot);
}

/** Long enough to read what was told. */
export function still(told: string): Promise<void> {
  const pace = prefs.playback === "fast" ? 0.4 : 1;
  return new Promise((done) => setTimeout(done, pace * ((prefs.wantsStillness ? 250 : 500) + 12 * told.length)));
}

/** The moment of the past that is looked at, by itself or in a film. */
export class Film {
  past = $state<SeatState | null>(null);
  running = $state(false);
  scene = $state(""); // what is shown just now, in words

  constructor(
    private readonly table: string,
    private readonly seat: number,
  ) {}

  async look(at: number): Promise<void> {
    this.past = await api.history(this.table, this.seat, at);
  }

  stop(): void {
    this.running = false;
    this.past = null;
    this.scene = "";
  }

  async run(since: number, end: number, log: LogLine[]): Promise<void> {
    this.running = true;
    for (let at = Math.max(1, since, end - MOST) + 1; at <= end && this.running; at++) {
      const next = await api.history(this.table, this.seat, at);
      const told = log.filter((line) => line.n === at);
      this.scene = told.map((line) => line.text).join(" ");
      await animate(this.past ? told.map((line) => line.event) : [], () => (this.past = next));
      await still(this.scene);
    }
    this.stop();
  }
}
