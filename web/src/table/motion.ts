// Movement on the board, made from events: things that an event touches light up, and what goes from one place to another flies.

import { prefs } from "../lib/prefs.svelte";
import type { GameEvent } from "../lib/types";

const FAST = 250;

const find = (element: string): Element | null => document.querySelector(`[data-element="${CSS.escape(element)}"]`);

export function highlight(elements: string[], on: boolean): void {
  for (const element of elements) find(element)?.classList.toggle("lit", on);
}

export function animate(events: GameEvent[]): void {
  if (prefs.stillness) return;
  events.slice(-8).forEach((event, i) => setTimeout(() => show(event), i * FAST * 0.6));
}

function show(event: GameEvent): void {
  const places = event.at.map(find).filter((place): place is Element => place !== null);
  for (const place of places) {
    place.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], { duration: FAST });
  }
  const [from, to] = places;
  if (from && to) fly(from, to);
}

function fly(from: Element, to: Element): void {
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  document.body.append(ghost);
  const at = (box: DOMRect) => `translate(${box.x + box.width / 2 - 12}px, ${box.y + box.height / 2 - 16}px)`;
  ghost
    .animate([{ transform: at(start) }, { transform: at(end) }], { duration: FAST, easing: "ease-in-out" })
    .finished.finally(() => ghost.remove());
}
