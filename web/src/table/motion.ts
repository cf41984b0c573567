// Movement on the board, without knowing any game. Events name the elements that they touch, from the first to the last; what
// moves is a piece that the board makes for the event, or else the thing that lies there, face or back, from where it was to
// where it is.
//
// Where the first place is also the last, two things were exchanged and cross. Of a place that holds more than its thing
// (`data-thing`) only the `data-piece` moves. `data-thing="many"` is a store (a hand, a supply): it gives and takes, and
// stays where it is. `data-place` names where something comes from or goes to that nobody can click.

import type { Flyer } from "../boards/contract";
import { prefs } from "../lib/prefs.svelte";
import type { GameEvent } from "../lib/types";
import { APART, bring, come, copy, leave, lift, peek, TIME, turn, type Ghost } from "./ghosts";

const STEP = 200; // from the beginning of one flight to that of the next
const READ = 700; // the next event waits for a card that all are to read
const MOST = 8; // flights shown of one change: more would only keep the player waiting
const FAR = 24; // whoever moved less has not gone anywhere

interface Was {
  box: DOMRect;
  ghost: Ghost | null; // a copy of what lay there, if that was a thing
}

/** How the touched elements lay before a change. */
export interface Shot {
  events: GameEvent[];
  was: Map<string, Was>;
}

const PLACES = ":is([data-board], [data-dock]) :is([data-element], [data-place])";
const all = (): Element[] => [...document.querySelectorAll(PLACES)].filter((node) => !node.closest("dialog"));
const nameOf = (node: Element): string => node.getAttribute("data-place") ?? node.getAttribute("data-element") ?? "";
const within = (name: string, element: string): boolean => name === element || name.startsWith(`${element}.`);
const isThing = (node: Element | undefined): node is Element => node?.getAttribute("data-thing") === "true";
const pieceOf = (node: Element): Element => (isThing(node) && node.querySelector("[data-piece]")) || node;

/** Where an element is in sight; one in an area that is not shown is at its tab. */
export function boxOf(node: Element): DOMRect | null {
  const hidden = node.closest("[data-area][hidden]");
  const seen = hidden ? document.querySelector(`[aria-controls="${hidden.id}"]`) : node;
  const box = seen?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** Whether it lies in an area that is not shown. */
export const isHidden = (node: Element): boolean => node.closest("[data-area][hidden]") !== null;

/** Where something comes from or goes to: what a seat has in an area that is not shown is at the seat's chip. */
function placeOf(node: Element, name: string): DOMRect | null {
  const seat = /:(p\d+)(\.|$)/.exec(name)?.[1];
  const chip = seat && isHidden(node) ? document.querySelector(`[data-chip="${seat}"]`) : null;
  return boxOf(chip ?? node);
}

/** What is drawn of an element: itself, or else its parts. */
export function drawn(element: string): Element[] {
  const nodes = all().filter((node) => node.hasAttribute("data-element"));
  const own = nodes.find((node) => node.getAttribute("data-element") === element);
  return own ? [own] : nodes.filter((node) => within(nameOf(node), element));
}

export function highlight(elements: string[], on: boolean): void {
  for (const element of elements) drawn(element)[0]?.classList.toggle("lit", on);
}

let pieces: (event: GameEvent) => Flyer | null = () => null;
let turning: readonly string[] = [];

/** The board on the page makes the pieces that fly, and knows the events that turn a thing over. */
export function castBy(maker: typeof pieces, turns: readonly string[] = []): () => void {
  pieces = maker;
  turning = turns;
  return () => {
    if (pieces === maker) pieces = () => null;
  };
}

/** What holds an element, the next first: of a card in a hand that nobody sees, the hand. */
const holders = (element: string): string[] =>
  element
    .split(".")
    .map((_, i, parts) => parts.slice(0, parts.length - 1 - i).join("."))
    .filter(Boolean);

/** The first that is there. */
const oneOf = <T>(names: string[], there: Map<string, T>): T | undefined =>
  names.map((name) => there.get(name)).find((found) => found !== undefined);

/** Called before a change is drawn. */
export function capture(events: GameEvent[]): Shot {
  const shown = prefs.wantsStillness ? [] : events.filter((event) => event.at.length).slice(-MOST);
  const was = new Map<string, Was>();
  const touched = new Set(shown.flatMap(({ at }) => at.flatMap((element) => [element, ...holders(element)])));
  for (const node of shown.length ? all() : []) {
    const name = nameOf(node);
    if (was.has(name) || ![...touched].some((element) => within(name, element))) continue;
    const piece = pieceOf(node);
    const box = placeOf(piece, name);
    const here = isThing(node) && box && !isHidden(node);
    if (box) was.set(name, { box, ghost: here ? copy(piece, box, name) : null });
  }
  return { events: shown, was };
}

/** The element itself, or the part of it whose thing went away with the change, or any part, or what holds it. */
function source(shot: Shot, element: string, now: Map<string, Element>): Was | undefined {
  const parts = [...shot.was].filter(([name]) => within(name, element) && name !== element);
  const left = parts.find(([name, { ghost }]) => !now.has(name) || (ghost && !isThing(now.get(name))));
  return shot.was.get(element) ?? (left ?? parts[0])?.[1] ?? oneOf(holders(element), shot.was);
}

/** The element itself, or the part of it that came with the change, or any part, or what holds it. */
function target(shot: Shot, element: string, now: Map<string, Element>): Element | undefined {
  const parts = [...now].filter(([name]) => within(name, element) && name !== element);
  const came = parts.find(([name]) => !shot.was.has(name));
  return now.get(element) ?? (came ?? parts[0])?.[1] ?? oneOf(holders(element), now);
}

let running: Animation[] = [];

/** Everything is where it belongs, at once. */
export const skip = (): void => running.forEach((animation) => animation.finish());

/** Called when a change has been drawn; done when everything has arrived. */
export async function play(shot: Shot): Promise<void> {
  if (!shot.events.length) return;
  const now = new Map<string, Element>();
  for (const node of all()) if (!now.has(nameOf(node))) now.set(nameOf(node), node);
  let delay = 0;
  running = shot.events.flatMap((event) => {
    const flyer = pieces(event);
    const moves = motions(shot, event, flyer, now, delay);
    if (moves.length) delay += flyer?.read ? READ : STEP;
    return moves;
  });
  document.addEventListener("pointerdown", skip, { once: true, capture: true });
  await Promise.allSettled(running.map((animation) => animation.finished));
  document.removeEventListener("pointerdown", skip, { capture: true });
  running = [];
}

/** The bank, and whatever else is drawn nowhere: over the upper edge of the board. */
function beyond(): DOMRect {
  const { x, y, width } = document.querySelector("[data-board]")?.getBoundingClientRect() ?? new DOMRect();
  return new DOMRect(x + width / 2, y, 0, 0);
}

/** What follows a piece that has arrived, where both its places are drawn. */
const onwards = (shot: Shot, { after = [] }: Flyer, now: Map<string, Element>, delay: number): Animation[] =>
  after.flatMap((next, i) => {
    const [start, end] = next.at.map((name) => {
      const place = target(shot, name, now);
      return place ? placeOf(place, name) : null;
    });
    return start && end ? bring(next, start, end, delay + i * APART) : [];
  });

function motions(
  shot: Shot,
  event: GameEvent,
  flyer: Flyer | null,
  now: Map<string, Element>,
  delay: number,
): Animation[] {
  const first = event.at[0]!;
  const exchanged = event.at.length > 2 && event.at.at(-1) === first;
  const last = event.at.at(exchanged ? -2 : -1)!;
  const from = source(shot, first, now);
  const to = target(shot, last, now);
  const piece = to && pieceOf(to);
  const end = piece ? placeOf(piece, nameOf(to)) : null;
  if (flyer && event.at.length > 1) {
    const flights = from || end ? bring(flyer, from?.box ?? beyond(), end ?? beyond(), delay) : [];
    return [...flights, ...onwards(shot, flyer, now, delay + TIME)];
  }
  if (!to || !piece || !end) return [];
  if (event.at.length === 1 && from?.ghost && turning.includes(event.kind)) return turn(piece, from.ghost, end, delay);
  const stayed = from && Math.hypot(from.box.x - end.x, from.box.y - end.y) < FAR;
  if (event.at.length === 1 || !from || stayed) return [...lift(to, delay), ...peek(event, end, delay)];
  const arrives = isThing(to) && !isHidden(to);
  if (!arrives && !from.ghost) return lift(to, delay);
  const back = exchanged ? target(shot, first, now) : undefined;
  const place = isThing(back) && !isHidden(back) ? boxOf(pieceOf(back)) : null;
  const changes = arrives && Boolean(from.ghost);
  return [
    ...(from.ghost ? leave(from.ghost, from.box, end, delay, changes) : []),
    ...(arrives ? come(piece, copy(piece, end, last), from.box, end, delay, changes) : []),
    ...(back && place ? come(pieceOf(back), copy(pieceOf(back), place, first), end, place, delay, false) : []),
  ];
}
