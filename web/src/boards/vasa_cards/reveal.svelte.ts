// The ending in three acts: the piles are turned up one by one, the weak one is found, the blame is laid, the reward given.

import type { Stage } from "../../lib/stage.svelte";
import { prefs } from "../../lib/prefs.svelte";
import type { View } from "./view";

const FIRST = 600;
const PAUSE = 1100;
const TURNED = 4; // steps in which a pile is turned up

export class Reveal {
  private step = $state(Infinity);
  private timer = 0;

  constructor(private readonly stage: Stage) {}

  /** How many piles lie open. */
  open = $derived(Math.min(this.step, TURNED));
  weak = $derived(this.step > TURNED);
  blame = $derived(this.step > TURNED + 1);
  /** How many comparisons for the reward have been shown. */
  compared = $derived(Math.max(0, this.step - TURNED - 2));
  running = $derived(this.step !== Infinity);

  play(view: View): void {
    this.skip();
    if (prefs.wantsStillness) return;
    const rewards = view.verdict?.filter(({ about }) => about === "reward").length ?? 0;
    const last = TURNED + 2 + rewards;
    this.step = 0;
    this.stage.revealing = true;
    const go = (): void => {
      this.step += 1;
      if (this.step > last) this.skip();
      else this.timer = window.setTimeout(go, PAUSE);
    };
    this.timer = window.setTimeout(go, FIRST);
  }

  /** Everything is shown. */
  skip(): void {
    clearTimeout(this.timer);
    this.step = Infinity;
    this.stage.revealing = false;
  }
}
