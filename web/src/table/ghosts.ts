// What is seen to move: figures over the board that fly from one place to another and are gone, and things that rise where
// they lie. None is ever stretched: each has one scale at a time, and is centred on its place.

import { mount, unmount, type Component } from "svelte";
import type { Flyer } from "../boards/contract";
import type { GameEvent } from "../lib/types";

export const TIME = 320;
export const APART = 70; // between coins of one payment
const COINS = 3; // more of them say no more
const READ = 620; // what is shown in the middle can be read so long
const LOOK = 1000; // what was looked at is in sight so long
const SMALLEST = 0.3;
const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";

type Figure = HTMLElement | SVGElement;

/** Something that can fly, and its size in full. */
export interface Ghost {
  figure: Figure;
  width: number;
  height: number;
}

const boardNode = (): HTMLElement | null => document.querySelector("[data-board]");

function ghostOf(figure: Figure, width: number, height: number, name: string): Ghost {
  figure.classList.add("ghost");
  figure.setAttribute("aria-hidden", "true"); // the log says it
  figure.dataset.of = name;
  const measures = { width: `${width}px`, height: `${height}px`, minHeight: "0", maxWidth: "none" };
  Object.assign(figure.style, { ...measures, left: "0", top: "0" });
  return { figure, width, height };
}

// What a piece owes to the place where it lies, which it leaves.
const LOOKS = [
  ...["display", "position", "inset", "box-sizing", "width", "height", "min-height", "max-width", "margin", "padding"],
  ...[
    "flex",
    "flex-flow",
    "align-items",
    "align-content",
    "align-self",
    "justify-content",
    "justify-self",
    "place-self",
  ],
  ...[
    "justify-items",
    "gap",
    "grid-template",
    "grid-area",
    "overflow",
    "border",
    "border-radius",
    "background",
    "color",
  ],
  ...[
    "font-family",
    "font-size",
    "font-weight",
    "font-style",
    "line-height",
    "text-align",
    "text-transform",
    "white-space",
    "opacity",
    "box-shadow",
    "visibility",
    "clip-path",
    "fill",
  ],
];

/** The copy looks as what it was made of, though the place and its room are no longer around it. */
function keepLooks(node: Element, twin: Element): void {
  const looks = getComputedStyle(node);
  const style = (twin as HTMLElement | SVGElement).style;
  for (const name of LOOKS) style.setProperty(name, looks.getPropertyValue(name));
  if (node instanceof SVGElement) return; // drawings keep their own measures inside
  [...node.children].forEach((child, i) => keepLooks(child, twin.children[i]!));
}

/** A copy that looks the same anywhere on the board. */
export function copy(node: Element, box: DOMRect, name: string): Ghost {
  const twin = node.cloneNode(true) as Element;
  if (node instanceof HTMLElement) keepLooks(node, twin);
  for (const part of [twin, ...twin.querySelectorAll("[data-element], [data-place], [data-piece], [id]")]) {
    for (const attribute of ["data-element", "data-place", "data-piece", "data-thing", "id"])
      part.removeAttribute(attribute);
  }
  twin.classList.remove("open", "shown", "picked", "lit");
  let figure: Figure;
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) {
    const { x, y, width, height } = node.getBBox();
    figure = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    figure.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    twin.removeAttribute("transform");
    figure.append(twin);
  } else {
    figure = twin as HTMLElement;
    Object.assign(figure.style, { inset: "auto", visibility: "visible", opacity: "" });
  }
  return ghostOf(figure, box.width, box.height, name);
}

/** A piece of the game that nobody sees lie anywhere: a coin, the back of a card. */
function made({ of, with: props, size: [width, height] }: Flyer): Ghost & { drop: () => void } {
  const figure = document.createElement("div");
  const piece = mount(of as Component<typeof props>, { target: figure, props });
  return { ...ghostOf(figure, width, height, ""), drop: () => void unmount(piece) };
}

/** The scale at which a ghost fits a place; never larger than it is. */
const fitting = ({ width, height }: Ghost, box: DOMRect): number =>
  Math.max(SMALLEST, Math.min(1, box.width / width, box.height / height));

const centred = ({ width, height }: Ghost, box: DOMRect, scale: number): string =>
  `translate(${box.x + (box.width - width * scale) / 2}px, ${box.y + (box.height - height * scale) / 2}px) scale(${scale})`;

function send(ghost: Ghost, frames: Keyframe[], delay: number, duration = TIME, gone = () => {}): Animation[] {
  const layer = boardNode();
  if (!layer) return [];
  layer.append(ghost.figure);
  Object.assign(ghost.figure.style, { transformOrigin: "0 0", ...(frames[0] as object) });
  const animation = ghost.figure.animate(frames, {
    duration,
    delay,
    easing: frames[0]?.easing ? "linear" : EASE,
    fill: "both",
  });
  void animation.finished.finally(() => {
    ghost.figure.remove();
    gone();
  });
  return [animation];
}

/** What lay there goes away, and becomes small or another thing as it arrives. */
export const leave = (ghost: Ghost, start: DOMRect, end: DOMRect, delay: number, changes: boolean): Animation[] =>
  send(
    ghost,
    [
      { transform: centred(ghost, start, 1), opacity: 1 },
      { opacity: 1, offset: 0.5 },
      { transform: centred(ghost, end, fitting(ghost, end)), opacity: changes ? 0 : 1 },
    ],
    delay,
  );

/** What lies there now comes; it is not seen there before. `from` something that changed into it, it appears on the way. */
export function come(
  node: Element,
  ghost: Ghost,
  start: DOMRect,
  end: DOMRect,
  delay: number,
  changed: boolean,
): Animation[] {
  node.classList.add("flying");
  return send(
    ghost,
    [
      { transform: centred(ghost, start, fitting(ghost, start)), opacity: changed ? 0 : 1 },
      { opacity: 1, offset: 0.5 },
      { transform: centred(ghost, end, 1), opacity: 1 },
    ],
    delay,
    TIME,
    () => node.classList.remove("flying"),
  );
}

/** What lay there turns over where it lies, and shows what lies there now. */
export function turn(node: Element, old: Ghost, place: DOMRect, delay: number): Animation[] {
  const facing = (ghost: Ghost, degrees: number): Keyframe => ({
    transform:
      `${centred(ghost, place, 1)} translateX(${ghost.width / 2}px) ` +
      `perspective(600px) rotateY(${degrees}deg) translateX(${-ghost.width / 2}px)`,
  });
  const shown = copy(node, place, "");
  for (const { figure } of [old, shown]) figure.classList.add("turning");
  node.classList.add("flying");
  const half = TIME * 0.7;
  return [
    ...send(old, [facing(old, 0), facing(old, 90)], delay, half),
    ...send(shown, [facing(shown, -90), facing(shown, 0)], delay + half, half, () => node.classList.remove("flying")),
  ];
}

/** Small pieces go one after the other; a card that all are to read stays in the middle for a moment. */
export function bring(flyer: Flyer, start: DOMRect, end: DOMRect, delay: number): Animation[] {
  const layer = boardNode()?.getBoundingClientRect();
  const pieces = Array.from({ length: Math.min(flyer.count ?? 1, COINS) }, () => made(flyer));
  return pieces.flatMap((ghost, i) => {
    const at = (box: DOMRect, scale: number, opacity: number, offset: number): Keyframe => ({
      transform: centred(ghost, box, scale),
      opacity,
      offset,
      easing: EASE,
    });
    const [small, gone] = [fitting(ghost, start), fitting(ghost, end)];
    if (flyer.read && layer) {
      const part = TIME / (2 * TIME + READ);
      const large = Math.min(1, (layer.width * 0.9) / ghost.width, (layer.height * 0.9) / ghost.height);
      const frames = [
        at(start, small, 0, 0),
        at(start, small, 1, 0.01),
        at(layer, large, 1, part),
        at(layer, large, 1, 1 - part),
        at(end, gone, 0.4, 1),
      ];
      return send(ghost, frames, delay, 2 * TIME + READ, ghost.drop);
    }
    const frames = [at(start, 1, 0, 0), at(start, 1, 1, 0.12), at(end, 1, 1, 0.9), at(end, 1, 0, 1)];
    return send(ghost, frames, delay + i * APART, TIME * 1.25, ghost.drop);
  });
}

/** Something was looked at or used where it lies. */
export function lift(place: Element, delay: number): Animation[] {
  const rising = place instanceof SVGElement ? {} : { transform: "translateY(-9px) scale(1.04)" };
  const flat = place instanceof SVGElement ? {} : { transform: "none" };
  return [
    place.animate(
      [
        { ...flat, filter: "none" },
        { ...rising, filter: "drop-shadow(0 8px 10px rgb(0 0 0 / 0.5)) brightness(1.12)", offset: 0.4 },
        { ...flat, filter: "none" },
      ],
      { duration: TIME * 1.4, delay, easing: "ease-in-out" },
    ),
  ];
}

/** Who looked at something of another's sees what it was: for a moment, on the thing. */
export function peek({ fields }: GameEvent, box: DOMRect | null, delay: number): Animation[] {
  const layer = boardNode();
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
