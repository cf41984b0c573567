// Movement on the board, made from events: what an event touches lights up, and what goes from one place to another
// flies.

import { prefs } from "../lib/prefs.svelte";
import type { GameEvent } from "../lib/types";

const FAST = 250;
const MOST = 8; // flights shown of one change: more would only keep the player waiting

/** The drawing of an element; of a hand that is drawn card by card, its first card. */
function find(element: string): Element | null {
  const name = CSS.escape(element);
  return document.querySelector(`[data-element="${name}"]`) ?? document.querySelector(`[data-element^="${name}."]`);
}

export function highlight(elements: string[], on: boolean): void {
  for (const element of elements) find(element)?.classList.toggle("lit", on);
}

/** Show a change. Called before it is drawn, so that things fly from where they lay. */
export function animate(events: GameEvent[]): void {
  if (prefs.wantsStillness) return;
  events
    .filter((event) => event.at.length)
    .slice(-MOST)
    .forEach((event, i) => {
      const from = event.at.length > 1 ? (find(event.at[0]!)?.getBoundingClientRect() ?? null) : null;
      setTimeout(() => show(event, from), 30 + i * FAST * 0.6);
    });
}

function show(event: GameEvent, from: DOMRect | null): void {
  const places = event.at.map(find).filter((place): place is Element => place !== null);
  for (const place of places) place.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], { duration: FAST });
  const to = event.at.length > 1 ? find(event.at[event.at.length - 1]!) : null;
  if (from && to) fly(from, to.getBoundingClientRect());
}

function fly(start: DOMRect, end: DOMRect): void {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  document.body.append(ghost);
  const at = (box: DOMRect) => `translate(${box.x + box.width / 2 - 12}px, ${box.y + box.height / 2 - 16}px)`;
  ghost
    .animate([{ transform: at(start) }, { transform: at(end) }], { duration: FAST, easing: "ease-in-out" })
    .finished.finally(() => ghost.remove());
}
