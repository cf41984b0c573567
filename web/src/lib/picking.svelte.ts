// The one layer through which every board is played: which elements can be chosen now, and what a click means.
//
// A choice names the elements that it touches. Clicking elements narrows the choices down; when one is left it is made,
// when several are left that touch the same elements a short menu asks.

import { getContext, setContext } from "svelte";
import type { Choice, SeatState } from "./types";

const KEY = Symbol("picking");

/** Choices to be made one after the other, each when the seat is asked for it. */
export interface Plan {
  keys: string[];
  text: string;
  still: (moment: SeatState) => boolean; // whether things are as they were when it was made; if not, one is asked again
}

export class Picking {
  choices = $state<Choice[]>([]);
  picked = $state<string[]>([]);
  menu = $state<Choice[]>([]);
  hovered = $state<Choice | null>(null);
  pointed = $state<string | null>(null); // the element under the pointer
  hinted = $state<Choice | null>(null); // advice: marked until something is chosen
  onChoose: (choice: Choice) => void = () => {};
  onPlan: (plan: Plan) => void = () => {};

  /** New choices: what was picked before means nothing any more. */
  offer(choices: Choice[]): void {
    this.choices = choices;
    this.hinted = null;
    this.clear();
  }

  clear(): void {
    this.picked = [];
    this.menu = [];
    this.hovered = null;
    this.pointed = null;
  }

  /** Advice is marked, whatever was pointed at before. */
  advise(choice: Choice | null): void {
    this.hinted = choice;
    this.hovered = null;
    this.pointed = null;
  }

  /** The choices that fit what has been picked so far. */
  left = $derived(this.choices.filter((choice) => this.picked.every((element) => choice.at.includes(element))));

  /** Elements that can be clicked now. */
  open = $derived(new Set(this.left.flatMap((choice) => choice.at)));

  isOpen(element: string): boolean {
    return this.open.has(element);
  }

  isPicked(element: string): boolean {
    return this.picked.includes(element);
  }

  /** The choices that touch the element under the pointer. */
  private touching = $derived(
    this.pointed === null ? [] : this.left.filter((choice) => choice.at.includes(this.pointed!)),
  );

  /** The choice whose elements are marked: the one pointed at in the list or by its only element, else the one advised. */
  marked = $derived(this.hovered ?? (this.touching.length === 1 ? this.touching[0]! : this.hinted));

  /** Whether a choice is marked in the list: as `marked`, or because what it touches is pointed at. */
  isMarked(choice: Choice): boolean {
    return this.marked?.key === choice.key || this.touching.includes(choice);
  }

  isShown(element: string): boolean {
    return this.marked?.at.includes(element) ?? false;
  }

  /** What a screen reader says of an element that can be chosen. */
  label(element: string): string {
    const texts = this.left.filter((choice) => choice.at.includes(element)).map((choice) => choice.text);
    return texts.length <= 3 ? texts.join(", ") : `${texts.slice(0, 2).join(", ")} (+${texts.length - 2})`;
  }

  click(element: string): void {
    if (this.picked.includes(element)) {
      this.picked = this.picked.filter((other) => other !== element);
      this.menu = [];
      return;
    }
    if (!this.open.has(element)) {
      this.clear();
      return;
    }
    this.picked = [...this.picked, element];
    const left = this.left;
    const only = left[0];
    if (left.length === 1 && only) this.choose(only);
    else if (!this.distinguishes(left)) this.menu = left;
  }

  /** Whether a further click on some element could tell the choices that are left apart. */
  private distinguishes(left: Choice[]): boolean {
    return left.some((choice) => choice.at.some((at) => !left.every((other) => other.at.includes(at))));
  }

  choose(choice: Choice): void {
    this.clear();
    this.onChoose(choice);
  }

  /** Several choices in a row that a board put together, such as an offer: made one after the other, told as one. */
  plan(keys: string[], text: string, still: Plan["still"] = () => true): void {
    this.clear();
    this.onPlan({ keys, text, still });
  }
}

export const providePicking = (): Picking => setContext(KEY, new Picking());
export const usePicking = (): Picking => getContext<Picking>(KEY);
