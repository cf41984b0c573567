// Changes as they are shown: one after the other, each with its motion, however fast they came. The seat chooses only
// when everything has been shown.

import { tick } from "svelte";
import { prefs } from "../lib/prefs.svelte";
import type { GameEvent, SeatState } from "../lib/types";
import { Focus } from "./focus";
import { capture, play, skip } from "./motion";

interface Change {
  events: GameEvent[];
  state: SeatState;
}

export class Playback {
  state = $state<SeatState | null>(null);
  behind = $state(0); // changes that have come and are not shown yet
  onShown: (events: GameEvent[], state: SeatState) => void = () => {};
  private queue: Change[] = [];
  private busy = false;
  private go: (() => void) | null = null; // waits for the person, where every step is asked for
  private readonly focus = new Focus();

  push(events: GameEvent[], state: SeatState): void {
    this.queue.push({ events, state });
    this.behind = this.queue.length;
    void this.run();
  }

  /** On to the next change, where they are stepped through. */
  next(): void {
    skip();
    this.go?.();
  }

  private async run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.queue.length) {
      if (prefs.playback === "step" && this.state && this.others(this.queue[0]!)) await this.asked();
      const change = prefs.playback === "fast" ? this.all() : this.queue.shift()!;
      await this.show(change);
    }
    this.busy = false;
  }

  /** Everything that has come, as one change. */
  private all(): Change {
    const changes = this.queue.splice(0);
    return { events: changes.flatMap(({ events }) => events), state: changes[changes.length - 1]!.state };
  }

  /** Whether a change came about without this seat. */
  private others({ events, state }: Change): boolean {
    return events.some(({ fields }) => fields.seat && fields.seat.value !== state.seat);
  }

  private asked(): Promise<void> {
    return new Promise((done) => {
      this.go = () => {
        this.go = null;
        done();
      };
    });
  }

  private async show({ events, state }: Change): Promise<void> {
    const shot = capture(events);
    this.focus.remember();
    this.state = state;
    this.behind = this.queue.length;
    this.onShown(events, state);
    await tick();
    this.focus.restore();
    await play(shot);
  }
}
