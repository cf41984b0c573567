// Movement on the board, without knowing any game. Events name the elements that they touch, from the first to the last; what
// moves is the thing that lies there, face or back, from where it was to where it is.
//
// A place of one thing (`data-thing`) that still holds one after its thing has left got another back: the two cross.
// `data-thing="many"` is a store (a hand, a supply): it gives and takes, and stays where it is.

import { prefs } from "../lib/prefs.svelte";
import type { GameEvent } from "../lib/types";

const TIME = 320;
const STEP = 200; // from the beginning of one flight to that of the next
const LOOK = 1000; // what was looked at is in sight so long
const MOST = 8; // flights shown of one change: more would only keep the player waiting

interface Was {
  box: DOMRect;
  ghost: Element | null; // a copy of what lay there, if that was a thing
  one: boolean;
}

/** How the touched elements lay before a change. */
export interface Shot {
  events: GameEvent[];
  was: Map<string, Was>;
}

const all = (): Element[] => [...document.querySelectorAll("[data-board] [data-element], [data-dock] [data-element]")];
const nameOf = (node: Element): string => node.getAttribute("data-element") ?? "";
const within = (name: string, element: string): boolean => name === element || name.startsWith(`${element}.`);

/** Where an element is in sight; one in an area that is not shown is at its tab. */
export function boxOf(node: Element): DOMRect | null {
  const hidden = node.closest("[data-area][hidden]");
  const seen = hidden ? document.querySelector(`[aria-controls="${hidden.id}"]`) : node;
  const box = seen?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** What is drawn of an element: itself, or else its parts. */
export function drawn(element: string): Element[] {
  const nodes = all();
  const own = nodes.find((node) => nameOf(node) === element);
  return own ? [own] : nodes.filter((node) => within(nameOf(node), element));
}

export function highlight(elements: string[], on: boolean): void {
  for (const element of elements) drawn(element)[0]?.classList.toggle("lit", on);
}

/** A copy that looks the same anywhere on the board. */
function copy(node: Element, box: DOMRect): HTMLElement | SVGElement {
  const twin = node.cloneNode(true) as Element;
  for (const part of [twin, ...twin.querySelectorAll("[data-element], [id]")]) {
    part.removeAttribute("data-element");
    part.removeAttribute("id");
  }
  twin.classList.remove("open", "shown", "picked", "lit");
  let ghost: HTMLElement | SVGElement;
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) {
    const { x, y, width, height } = node.getBBox();
    ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    ghost.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    twin.removeAttribute("transform");
    ghost.append(twin);
  } else {
    ghost = twin as HTMLElement;
    const { font, color } = getComputedStyle(node);
    Object.assign(ghost.style, { font, color });
  }
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
  return ghost;
}

/** Called before a change is drawn. */
export function capture(events: GameEvent[]): Shot {
  const shown = prefs.wantsStillness ? [] : events.filter((event) => event.at.length).slice(-MOST);
  const was = new Map<string, Was>();
  const touched = new Set(shown.flatMap(({ at }) => at));
  for (const node of shown.length ? all() : []) {
    const name = nameOf(node);
    if (was.has(name) || ![...touched].some((element) => within(name, element))) continue;
    const box = boxOf(node);
    const thing = node.getAttribute("data-thing");
    const drawn = thing !== null && box && !node.closest("[data-area][hidden]");
    if (box) was.set(name, { box, ghost: drawn ? copy(node, box) : null, one: thing === "true" });
  }
  return { events: shown, was };
}

/** The element itself, or the part of it that went away with the change, or any part. */
function source(shot: Shot, element: string, now: Set<string>): Was | undefined {
  const parts = [...shot.was].filter(([name]) => within(name, element) && name !== element);
  return shot.was.get(element) ?? parts.find(([name]) => !now.has(name))?.[1] ?? parts[0]?.[1];
}

/** The element itself, or the part of it that came with the change, or any part. */
function target(shot: Shot, element: string): Element | undefined {
  const nodes = all().filter((node) => within(nameOf(node), element));
  return (
    nodes.find((node) => nameOf(node) === element) ?? nodes.find((node) => !shot.was.has(nameOf(node))) ?? nodes[0]
  );
}

let running: Animation[] = [];

/** Everything is where it belongs, at once. */
export const skip = (): void => running.forEach((animation) => animation.finish());

/** Called when a change has been drawn; done when everything has arrived. */
export async function play(shot: Shot): Promise<void> {
  if (!shot.events.length) return;
  const now = new Set(all().map(nameOf));
  running = shot.events.flatMap((event, i) => motions(shot, event, now, i * STEP));
  document.addEventListener("pointerdown", skip, { once: true, capture: true });
  await Promise.allSettled(running.map((animation) => animation.finished));
  document.removeEventListener("pointerdown", skip, { capture: true });
  running = [];
}

function motions(shot: Shot, event: GameEvent, now: Set<string>, delay: number): Animation[] {
  const first = event.at[0]!;
  const last = event.at[event.at.length - 1]!;
  const from = source(shot, first, now);
  const to = target(shot, last);
  const end = to && boxOf(to);
  if (event.at.length === 1 || first === last || !from || !to || !end) {
    const place = target(shot, last);
    return place ? [lift(place, delay), ...peek(event, place, delay)] : [];
  }
  const one = to.getAttribute("data-thing") === "true";
  const made = [fly(one ? copy(to, end) : from.ghost, from.box, end, delay, one ? to : null)];
  const back = target(shot, first);
  const came = back && (nameOf(back) === first || !shot.was.has(nameOf(back))); // not only a neighbour of what left
  if (from.one && came && back.getAttribute("data-thing") === "true") {
    const place = boxOf(back);
    if (place) made.push(fly(copy(back, place), end, place, delay, back));
  }
  return made.filter((animation) => animation !== null);
}

/** Something was looked at or used where it lies. */
function lift(place: Element, delay: number): Animation {
  const rising = place instanceof SVGElement ? {} : { transform: "translateY(-9px) scale(1.04)" };
  const flat = place instanceof SVGElement ? {} : { transform: "none" };
  return place.animate(
    [
      { ...flat, filter: "none" },
      { ...rising, filter: "drop-shadow(0 8px 10px rgb(0 0 0 / 0.5)) brightness(1.12)", offset: 0.4 },
      { ...flat, filter: "none" },
    ],
    { duration: TIME * 1.4, delay, easing: "ease-in-out" },
  );
}

/** Who looked at something of another's sees what it was: for a moment, on the thing. */
function peek({ fields }: GameEvent, place: Element, delay: number): Animation[] {
  const layer = document.querySelector("[data-board]");
  const box = boxOf(place);
  if (!fields.target || !fields.value || !layer || !box) return [];
  const figure = document.createElement("div");
  figure.className = "ghost peek";
  figure.setAttribute("aria-hidden", "true"); // the log says it
  figure.textContent = fields.value.text;
  Object.assign(figure.style, { left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` });
  layer.append(figure);
  const turned = (degrees: number): string => `translate(-50%, -50%) perspective(400px) rotateY(${degrees}deg)`;
  const animation = figure.animate(
    [
      { transform: turned(90), offset: 0 },
      { transform: turned(0), offset: 0.2 },
      { transform: turned(0), offset: 0.8 },
      { transform: turned(-90), offset: 1 },
    ],
    { duration: LOOK, delay, fill: "both" },
  );
  void animation.finished.finally(() => figure.remove());
  return [animation];
}

/** A copy goes from one box to the other; what it becomes there is not seen before. */
function fly(
  ghost: Element | null,
  start: DOMRect,
  end: DOMRect,
  delay: number,
  hidden: Element | null,
): Animation | null {
  const layer = document.querySelector("[data-board]");
  if (!(ghost instanceof HTMLElement || ghost instanceof SVGElement) || !layer) return null;
  layer.append(ghost);
  const size = { width: parseFloat(ghost.style.width), height: parseFloat(ghost.style.height) };
  const at = (box: DOMRect): string =>
    `translate(${box.x}px, ${box.y}px) scale(${box.width / size.width}, ${box.height / size.height})`;
  Object.assign(ghost.style, { left: "0", top: "0", transformOrigin: "0 0", transform: at(start) });
  hidden?.classList.add("flying");
  const animation = ghost.animate([{ transform: at(start) }, { transform: at(end) }], {
    duration: TIME,
    delay,
    easing: "cubic-bezier(0.4, 0, 0.2, 1)",
    fill: "both",
  });
  void animation.finished.finally(() => {
    ghost.remove();
    hidden?.classList.remove("flying");
  });
  return animation;
}
