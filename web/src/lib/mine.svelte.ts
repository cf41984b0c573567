// My tables, kept fresh, and whether one of them waits for me: the page's title and its sign in the browser tell it.

import { api, ApiError } from "./api";
import { clock as wall } from "./clock.svelte";
import { prefs } from "./prefs.svelte";
import type { HeldTable, InvitationToMe } from "./types";

const SEEN = 5_000; // milliseconds between two looks while the hall is looked at
const UNSEEN = 30_000; // and while it is not

class Mine {
  going = $state<HeldTable[]>([]);
  finished = $state(0);
  invited = $state<InvitationToMe[]>([]);
  known = $state(false);
  lost = $state(false); // the hall cannot be reached
  seen = $state(0); // when it last could, in seconds by this device's clock
  /** The table that is looked at just now, and whether it asks me: its own line is quicker than the next look. */
  here = $state<{ table: string; asks: boolean } | null>(null);
  private ahead = $state(0); // of this device's clock, in seconds
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The hall's own time, in seconds. */
  get now(): number {
    return wall.now / 1000 - this.ahead;
  }

  /** How many tables wait for me. */
  get waiting(): number {
    return this.count(wantsMe);
  }

  /** And how many of them for a choice of mine. */
  get turns(): number {
    return this.count((held) => held.asked);
  }

  /** Games that are on or wait for people. */
  get running(): number {
    return this.going.filter(({ table }) => table.status === "playing" || table.status === "waiting").length;
  }

  private count(wants: (held: HeldTable) => boolean): number {
    const elsewhere = this.going.filter((held) => wants(held) && held.table.id !== this.here?.table).length;
    return elsewhere + (this.here?.asks ? 1 : 0);
  }

  async load(): Promise<void> {
    const { tables, finished, at } = await api.me().catch((fault: unknown) => {
      this.lost = fault instanceof ApiError && fault.code === "offline";
      throw fault;
    });
    this.lost = false;
    this.seen = Date.now() / 1000;
    this.ahead = Date.now() / 1000 - at;
    this.invited = await api.invitations().catch(() => this.invited);
    this.going = tables;
    this.finished = finished;
    this.known = true;
  }

  /** Look again and again, more seldom where nobody sees it and it is to be had; what ends it. */
  watch(isSeen: () => boolean): () => void {
    const wait = (): void => {
      clearTimeout(this.timer);
      this.timer = setTimeout(look, (this.lost || isSeen()) && !document.hidden ? SEEN : UNSEEN);
    };
    const look = (): void => {
      this.load().then(wait, wait);
    };
    const seen = (): void => void (document.hidden || look());
    document.addEventListener("visibilitychange", seen);
    for (const change of ["online", "offline"]) addEventListener(change, look);
    wait();
    return () => {
      for (const change of ["online", "offline"]) removeEventListener(change, look);
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** Told in the title and in the sign of the page. */
  tell(): void {
    const { waiting } = this;
    const what = this.turns ? prefs.words.yourTurn : prefs.words.youAreAsked;
    document.title = waiting ? `(${waiting}) ${what} · Longhall` : "Longhall";
    document.querySelector("link[rel=icon]")?.setAttribute("href", waiting ? "/icon-turn.svg" : "/icon.svg");
  }
}

export const mine = new Mine();

/** What a table wants of me, in the order in which the hall shows it. */
export type Want = "turn" | "asked" | "others" | "waiting" | "ended";

/** Whether a table waits for me: for a choice, or for an answer to something that its people ask. */
export const wantsMe = (held: HeldTable): boolean => held.asked || held.asks.length > 0;

export function wantOf(held: HeldTable): Want {
  if (held.asked) return "turn";
  if (held.asks.length) return "asked";
  if (held.table.status === "waiting") return "waiting";
  return held.table.status === "playing" ? "others" : "ended";
}

const ORDER: Want[] = ["turn", "asked", "others", "waiting", "ended"];

/** By what they want of me; of those that wait for me the one that has waited longest first, else the newest. */
export function inOrder(tables: HeldTable[]): HeldTable[] {
  const rank = (held: HeldTable): number => ORDER.indexOf(wantOf(held));
  const age = (held: HeldTable): number => (held.asked ? 1 : -1) * (held.since ?? 0);
  return tables.toSorted((a, b) => rank(a) - rank(b) || age(a) - age(b));
}
