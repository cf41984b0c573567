// A seat's own notepad. Nothing is sent before it is known what the hall has; what is not sent yet is kept in this
// browser, also when the page is closed, and sent when it can be.

import { signed } from "./account.svelte";
import { api, ApiError } from "./api";
import { forget, keep, kept } from "./prefs.svelte";

const PAUSE = 800; // milliseconds after the last key
const AGAIN = 5_000; // and after an attempt that failed
const LOST = [0, 408, 429]; // answers after which the same may be right later, besides faults of the hall itself

/** What is written here and was not sent: the hall's text when it was begun, and the text now. */
interface Unsent {
  was: string;
  text: string;
}

/** Both texts, if each has changed since they were the same: nothing that somebody wrote is lost. */
export function joined(was: string, theirs: string, mine: string): string {
  if (theirs === was || mine.startsWith(theirs)) return mine;
  if (mine === was || theirs.startsWith(mine)) return theirs;
  return `${theirs}\n${mine}`;
}

export class Notepad {
  text = $state("");
  saving = $state<"" | "saved" | "later">("");
  fault = $state("");
  private was = ""; // what the hall has, as far as is known here
  private loaded = false;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly place: string;

  constructor(
    readonly table: string,
    readonly seat: number,
    person: string, // whoever signs in here after that finds nothing of it
  ) {
    this.place = `notes.${person}.${table}.${seat}`;
    const unsent = kept(this.place);
    if (unsent !== null) ({ was: this.was, text: this.text } = JSON.parse(unsent) as Unsent);
  }

  get isSent(): boolean {
    return this.text === this.was;
  }

  /** Look what the hall has. What was written meanwhile stays. */
  open(): void {
    if (this.isSent) this.loaded = false; // another device may have written since
    this.later(0);
  }

  /** Another key was pressed. */
  changed(): void {
    this.hold();
    this.later(PAUSE);
  }

  /** Nobody looks at it any more: what is left to send is sent now, or as soon as the hall is back. */
  close(): void {
    if (this.isSent) clearTimeout(this.timer);
    else this.later(0);
  }

  private later(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.work(), pause);
  }

  private hold(): void {
    if (this.isSent) forget(this.place);
    else keep(this.place, JSON.stringify({ was: this.was, text: this.text } satisfies Unsent));
  }

  private async work(): Promise<void> {
    if (this.busy) return this.later(PAUSE);
    this.busy = true;
    try {
      if (!this.loaded) await this.load();
      if (!this.isSent) await this.send();
      this.fault = "";
    } catch (error) {
      this.failed(error);
    } finally {
      this.busy = false;
    }
  }

  private async load(): Promise<void> {
    const { text } = await api.notes(this.table, this.seat);
    this.text = joined(this.was, text, this.text);
    this.was = text;
    this.loaded = true;
    this.hold();
  }

  private async send(): Promise<void> {
    const sent = this.text;
    await api.writeNotes(this.table, this.seat, sent);
    this.was = sent;
    this.hold();
    this.saving = "saved";
    if (!this.isSent) this.later(PAUSE);
  }

  private failed(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    if (LOST.includes(status) || status >= 500) {
      this.saving = this.isSent ? "" : "later";
      this.later(AGAIN);
    } else {
      this.saving = "";
      this.fault = error instanceof Error ? error.message : String(error);
      if (status === 403 || status === 404) forget(this.place); // the seat is somebody else's now
    }
  }
}

const open = new Map<string, Notepad>();

/** The one notepad of a seat, for whoever is signed in here. */
export function notepad(table: string, seat: number): Notepad {
  const person = signed.in?.name ?? "";
  const key = `${person}.${table}.${seat}`;
  const found = open.get(key) ?? new Notepad(table, seat, person);
  open.set(key, found);
  return found;
}
