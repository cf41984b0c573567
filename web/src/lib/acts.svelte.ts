// Something shown in acts, one after the other: everything at once for whoever wants stillness, or presses "Skip",
// and where somebody else tells.

import { prefs } from "./prefs.svelte";
import type { Stage } from "./stage.svelte";

const FIRST = 600;
const PAUSE = 1100;

export class Acts {
  /** How many acts have been shown. */
  step = $state(Infinity);
  private timer = 0;

  constructor(private readonly stage: Stage) {}

  running = $derived(this.step !== Infinity);

  play(acts: number): void {
    this.skip();
    if (prefs.wantsStillness || this.stage.still) return;
    this.step = 0;
    this.stage.revealing = true;
    this.stage.skip = () => this.skip();
    const go = (): void => {
      this.step += 1;
      if (this.step > acts) this.skip();
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
