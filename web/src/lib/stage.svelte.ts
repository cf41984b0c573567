// How much room there is, and what of the board is in sight: all of it on a laptop, one area at a time on a phone or
// tablet. The area follows the question, unless a finger is on the board.

import { getContext, setContext } from "svelte";

export type Layout = "phone" | "tablet" | "laptop" | "wide";

/** A part of a board that can be shown by itself. */
export interface Area {
  name: string;
  title: string;
  beside?: string[]; // areas that a tablet shows together with it
  asks?: boolean; // what is asked now is answered here, whatever it touches elsewhere
  aside?: boolean; // what can be chosen here now is open beside the question, and leads nobody here
}

const KEY = Symbol("stage");
const PHONE = "(max-width: 760px)";
const PAGED = "(max-width: 1100px)";
const WIDE = "(min-width: 1700px)";
const SIDE = "(min-width: 1101px), (min-width: 761px) and (orientation: landscape)";

export class Stage {
  layout = $state<Layout>("laptop");
  side = $state(true); // prompt and choices stand beside the board, not below it
  areas = $state<Area[]>([]);
  area = $state(""); // the one in sight, where they are shown one at a time
  lit = $state<ReadonlySet<string>>(new Set()); // those in which something can be chosen
  revealing = $state(false); // the board is still showing how it ended
  skip: () => void = () => {}; // shows all of it at once
  still = false; // it shows it all at once: somebody else tells
  touched = false; // whether a finger is on the board
  private seen: "" | "play" | "end" = ""; // of the game, by whoever sits here
  private readonly queries: MediaQueryList[];

  constructor() {
    this.queries = [PHONE, PAGED, WIDE, SIDE].map((query) => matchMedia(query));
    this.measure();
    for (const query of this.queries) query.addEventListener("change", this.measure);
  }

  close(): void {
    for (const query of this.queries) query.removeEventListener("change", this.measure);
  }

  private readonly measure = (): void => {
    const [phone, paged, wide, side] = this.queries.map((query) => query.matches);
    this.layout = phone ? "phone" : paged ? "tablet" : wide ? "wide" : "laptop";
    this.side = Boolean(side);
  };

  /** One area at a time. */
  paged = $derived(this.layout === "phone" || this.layout === "tablet");

  /** The game goes on before our eyes. */
  goesOn(): void {
    this.seen ||= "play";
  }

  /** Whether it ends before our eyes: then the ending may be staged. True once, and never for whoever comes later. */
  endsNow(): boolean {
    const now = this.seen === "play";
    this.seen = "end";
    return now;
  }

  shows(area: string): boolean {
    if (!this.paged || area === this.area) return true;
    const current = this.areas.find(({ name }) => name === this.area);
    return this.layout === "tablet" && (current?.beside?.includes(area) ?? false);
  }

  /** The areas there are now; one that is gone cannot stay in sight. */
  offer(areas: Area[]): void {
    this.areas = areas;
    if (!areas.some(({ name }) => name === this.area)) this.area = areas[0]?.name ?? "";
  }

  /** The question has changed: go where it is answered, the place with the most to choose first. */
  follow(counts: ReadonlyMap<string, number>, asked: boolean): void {
    const asks = asked ? this.areas.find((area) => area.asks)?.name : undefined;
    this.lit = new Set([...counts.keys(), ...(asks ? [asks] : [])]);
    if (this.touched) return;
    const asides = new Set(this.areas.filter(({ aside }) => aside).map(({ name }) => name));
    const meant = [...counts].filter(([name]) => !asides.has(name));
    const wanted = meant.length ? meant : [...counts];
    if (asks) this.area = asks;
    else if (wanted.length && !wanted.some(([name]) => name === this.area))
      this.area = wanted.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  }
}

export const provideStage = (): Stage => setContext(KEY, new Stage());
/** For whoever decides by itself how much room there is. */
export const holdStage = (stage: Stage): Stage => setContext(KEY, stage);
export const useStage = (): Stage => getContext<Stage>(KEY);
