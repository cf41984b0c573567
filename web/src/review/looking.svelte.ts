// The review of a finished table as it grows: asked for until it has begun, looked at again until it is whole.

import { api, ApiError } from "../lib/api";
import type { Review } from "../lib/types";

const EVERY = 1500; // milliseconds between two looks at a review that is being made
const LATER = [0, 429, 503]; // no line, or no room for this one yet

export class Looking {
  review = $state.raw<Review | null>(null);
  running = $state(false); // the game goes on: there is no review yet
  fault = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(private readonly table: string) {}

  begin(): void {
    clearTimeout(this.timer);
    void this.look(api.beginReview(this.table));
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private async look(asking: Promise<Review>): Promise<void> {
    try {
      this.review = await asking;
      this.running = false;
      this.fault = "";
      if (this.review.progress < 1) this.again(EVERY);
    } catch (error) {
      this.running = error instanceof ApiError && error.code === "not_over";
      if (this.running) return;
      this.fault = error instanceof Error ? error.message : String(error);
      if (error instanceof ApiError && LATER.includes(error.status)) this.again(3 * EVERY);
    }
  }

  private again(wait: number): void {
    if (this.gone) return;
    const ask = this.review?.begun ? api.review : api.beginReview;
    this.timer = setTimeout(() => void this.look(ask(this.table)), wait);
  }
}
