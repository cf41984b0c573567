// What moves, without a browser that moves it: which figures are sent, and where.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../../src/lib/types";
import Token from "../../src/pieces/Token.svelte";
import { capture, castBy, play } from "../../src/table/motion";

interface Sent {
  of: Element;
  frames: Keyframe[];
  delay: number;
}

let sent: Sent[] = [];
const real = { animate: Element.prototype.animate, box: Element.prototype.getBoundingClientRect };

beforeEach(() => {
  sent = [];
  Element.prototype.animate = function (frames, options) {
    sent.push({ of: this, frames: frames as Keyframe[], delay: (options as { delay?: number }).delay ?? 0 });
    return { finished: Promise.resolve(), finish: vi.fn() } as unknown as Animation;
  };
  // Every element lies at the number in its name.
  Element.prototype.getBoundingClientRect = function () {
    return new DOMRect(Number(/\d+/.exec(this.getAttribute("data-element") ?? "")?.[0] ?? 0), 0, 20, 20);
  };
});

afterEach(() => {
  Element.prototype.animate = real.animate;
  Element.prototype.getBoundingClientRect = real.box;
  document.body.innerHTML = "";
});

const event = (kind: string, ...at: string[]): GameEvent => ({ kind, at, fields: {} }) as unknown as GameEvent;
const piece = { of: Token, with: { seat: 0 }, size: [20, 20] as [number, number] };

test("what follows a piece flies after it, between places that are drawn", async () => {
  document.body.innerHTML = `<div data-board>
    <i data-element="hand:100"></i><i data-element="column:300"></i><i data-element="pool:500"></i></div>`;
  const after = [
    { ...piece, at: ["column:300", "pool:500"] as [string, string] },
    { ...piece, at: ["column:300", "nowhere"] as [string, string] },
  ];
  const done = castBy(() => ({ ...piece, after }));
  await play(capture([event("laid", "hand:100", "column:300")]));
  done();
  const ends = sent.map(({ frames }) => [frames[0]?.transform, frames.at(-1)?.transform]);
  expect(ends).toEqual([
    ["translate(100px, 0px) scale(1)", "translate(300px, 0px) scale(1)"],
    ["translate(300px, 0px) scale(1)", "translate(500px, 0px) scale(1)"],
  ]);
  expect(sent[1]!.delay).toBeGreaterThan(sent[0]!.delay);
});

test("a thing turns over where it lies, from what it was to what it is", async () => {
  document.body.innerHTML = `<div data-board><b data-element="square:100" data-thing="true">raw</b></div>`;
  const done = castBy(() => null, ["flipped"]);
  const shot = capture([event("flipped", "square:100")]);
  document.querySelector("b")!.textContent = "refined";
  await play(shot);
  expect(sent.map(({ of }) => of.textContent)).toEqual(["raw", "refined"]);
  expect(sent.every(({ of }) => of.classList.contains("turning"))).toBe(true);
  sent = [];
  await play(capture([event("used", "square:100")])); // and is lifted by anything else
  done();
  expect(sent.map(({ of }) => of.className)).toEqual([""]);
});
