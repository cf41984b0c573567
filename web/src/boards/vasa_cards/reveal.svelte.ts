// The ending in three acts: the piles are turned up one by one, the weak one is found, the blame is laid, the reward given.

import { Acts } from "../../lib/acts.svelte";
import type { View } from "./view";

const TURNED = 4; // steps in which a pile is turned up

export class Reveal extends Acts {
  /** How many piles lie open. */
  open = $derived(Math.min(this.step, TURNED));
  weak = $derived(this.step > TURNED);
  blame = $derived(this.step > TURNED + 1);
  /** How many comparisons for the reward have been shown. */
  compared = $derived(Math.max(0, this.step - TURNED - 2));

  show(view: View): void {
    const rewards = view.verdict?.filter(({ about }) => about === "reward").length ?? 0;
    this.play(TURNED + 2 + rewards);
  }
}
