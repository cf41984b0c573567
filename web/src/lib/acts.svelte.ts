// Something shown in acts, one after the other: everything at once for whoever wants stillness, or presses "Skip".

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
    if (prefs.wantsStillness) return;
    this.step = 0;
    this.stage.revealing = true;
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
