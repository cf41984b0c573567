// The people at a table besides the game: who is there, the clock, what is asked, and what they say.

import { getContext, setContext } from "svelte";
import { api } from "./api";
import { clock as wall } from "./clock.svelte";
import { prefs } from "./prefs.svelte";
import type { Going, People, Seat, Talk, TalkLine, TableInfo } from "./types";

export type CompanyMessage =
  { type: "people"; people: People } | { type: "talk"; channel: "table" | "watch"; line: TalkLine };

export type Presence = NonNullable<People["presence"]>[number];

export type News = Going & { played: number | null };

const KEY = Symbol("company");

export class Company {
  people = $state<People | null>(null);
  lines = $state<TalkLine[]>([]);
  older = $state(false); // more was said before these lines
  unread = $state(0);
  read = $state(0); // the last line that was read when the talk was opened
  muted = $state<number[]>([]);
  hushed = $state<Talk["hushed"]>([]); // who is not heard either, and has no seat
  fault = $state("");
  private seen = $state<number | null>(null); // of those who left and came back, as far as it is read
  private ahead = $state(0); // of this device's clock, in seconds
  private reading = false;

  constructor(
    readonly id: string,
    readonly channel: "table" | "watch",
  ) {}

  /** The hall's own time, in seconds. */
  get now(): number {
    return wall.now / 1000 - this.ahead;
  }

  take(message: CompanyMessage): void {
    if (message.type === "people") this.show(message.people);
    else if (message.channel === this.channel && !this.lines.some(({ number }) => number === message.line.number)) {
      this.lines = [...this.lines, message.line];
      if (this.reading) void this.markRead();
      else if (!message.line.mine) this.unread += 1;
    }
  }

  /** Who has left and come back, the first first. */
  get goings(): Going[] {
    return this.people?.goings ?? [];
  }

  /** What of it has not been read, the last of every seat: since when it was so before, if a bot played. */
  get news(): News[] {
    const fresh = this.goings.filter(({ number }) => number > (this.seen ?? 0));
    return fresh
      .filter((one) => !fresh.some(({ seat, number }) => seat === one.seat && number > one.number))
      .map((one) => {
        const before = this.goings.filter(({ seat, number }) => seat === one.seat && number < one.number);
        const left = before.slice(before.findLastIndex(({ kind }) => kind === "back") + 1);
        return { ...one, played: left.find(({ kind }) => kind !== "left")?.at ?? null };
      });
  }

  /** It is read up to here: whoever has a seat need not be told again on another device. */
  async lookOver(number: number): Promise<void> {
    if (this.people?.seen !== null) await this.act(api.lookOver(this.id, number));
    this.seen = Math.max(this.seen ?? 0, number);
  }

  /** What stands at a seat's disc: whether somebody is there, or that a bot plays. */
  signAt({ number, kind, mine }: Seat): Presence | "bot" {
    if (!this.people?.presence && !this.people?.clock) return null;
    if (kind === "bot") return "bot";
    return this.people.presence && (mine ? "here" : (this.people.presence[number] ?? null));
  }

  private show(people: People): void {
    this.people = people;
    // Whoever only watches reads what comes from now on.
    this.seen = Math.max(this.seen ?? 0, people.seen ?? (this.seen === null ? (people.goings.at(-1)?.number ?? 0) : 0));
    wall.now = Date.now(); // else what has just begun would seem to be still to come
    this.ahead = wall.now / 1000 - people.at;
  }

  /** Do something about the people; the fault in words if it cannot be done. */
  async act(work: Promise<People>): Promise<boolean> {
    this.fault = "";
    try {
      this.show(await work);
      return true;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
      return false;
    }
  }

  /** Where no line tells it: look at people, and at the talk of those who may read it. */
  async look(reads = true): Promise<void> {
    await api.people(this.id).then(
      (people) => this.show(people),
      () => {},
    );
    if (reads) await this.load();
  }

  async load(): Promise<void> {
    try {
      const talk = await api.talk(this.id, this.channel);
      this.renew(talk);
      if (this.reading && talk.unread) void this.markRead();
      else this.unread = talk.unread;
      if (!this.reading) this.read = talk.read;
    } catch {
      this.lines = []; // whoever may not read it has no talk
      this.older = false;
    }
  }

  /** The newest lines. Older ones that were fetched stay, if they go before these without a gap. */
  private renew(talk: Talk): void {
    const first = talk.lines[0]?.number ?? 0;
    const unheard = ({ muted, hushed }: Pick<Talk, "muted" | "hushed">) => JSON.stringify([muted, hushed]);
    const fits = this.lines.some(({ number }) => number === first) && unheard(talk) === unheard(this);
    const before = fits ? this.lines.filter(({ number }) => number < first) : [];
    this.lines = [...before, ...talk.lines];
    if (!before.length) this.older = talk.more;
    this.muted = talk.muted;
    this.hushed = talk.hushed;
  }

  /** What was said before the first line that is shown. */
  async loadOlder(): Promise<void> {
    this.fault = "";
    try {
      const talk = await api.talk(this.id, this.channel, this.lines[0]?.number);
      this.lines = [...talk.lines.filter(({ number }) => number < (this.lines[0]?.number ?? Infinity)), ...this.lines];
      this.older = talk.more;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  /** The talk is in sight: what came is read. */
  open(): void {
    this.reading = true;
    void this.markRead();
  }

  shut(): void {
    this.reading = false;
    this.read = this.lines.at(-1)?.number ?? this.read;
  }

  private async markRead(): Promise<void> {
    const last = this.lines.at(-1)?.number ?? 0;
    this.unread = 0;
    if (last > 0) await api.markRead(this.id, this.channel, last).catch(() => {});
  }

  async say(said: { text?: string; phrase?: number }): Promise<boolean> {
    this.fault = "";
    try {
      const name = prefs.name || prefs.words.guest;
      const talk = await api.say(this.id, this.channel, { ...said, name, language: prefs.language });
      this.renew(talk);
      return true;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
      return false;
    }
  }

  async mute(seat: number, muted: boolean): Promise<void> {
    await api.mute(this.id, seat, muted);
    await this.load();
  }

  /** The same by something that was said: also who watches, or has left. */
  async muteAuthor(number: number, muted: boolean): Promise<void> {
    await api.muteAuthor(this.id, this.channel, number, muted).catch(() => {});
    await this.load();
  }
}

/** Whether anybody else plays, or might: else nobody is shown a talk. */
export const hasOthers = (table: TableInfo): boolean =>
  table.seats.some((seat) => !seat.mine && seat.kind !== "bot") && table.seats.some((seat) => seat.kind === "person");

export const provideCompany = (company: Company): Company => setContext(KEY, company);
export const useCompany = (): Company => getContext<Company>(KEY);
