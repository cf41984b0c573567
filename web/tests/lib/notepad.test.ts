// A seat's notepad: what somebody writes is never lost, whatever the line does.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { joined, Notepad } from "../../src/lib/notepad.svelte";

let held: string; // by the hall
let lost: boolean;
let refusal: number;
let slow: Promise<void>;
let kept: Map<string, string>;

const pad = () => new Notepad("t", 0, "Anna");
const write = (notes: Notepad, text: string) => {
  notes.text = text;
  notes.changed();
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  [held, lost, refusal, slow, kept] = ["what was noted", false, 0, Promise.resolve(), new Map()];
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("fetch", async (_: string, asked: RequestInit) => {
    await slow;
    if (lost) throw new TypeError("no connection");
    if (refusal) return Response.json({ error: { code: "no", message: "No." } }, { status: refusal });
    if (asked.method === "PUT") held = (JSON.parse(asked.body as string) as { text: string }).text;
    return Response.json({ text: held });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what the hall has is not overwritten by a page that could not load it", async () => {
  lost = true;
  const notes = pad();
  notes.open();
  await pass(1000);
  write(notes, "new");
  await pass(1000);
  expect(notes.saving).toBe("later");
  lost = false;
  await pass(10_000);
  expect(held).toBe("what was noted\nnew");
  expect(notes.text).toBe(held);
  expect(notes.saving).toBe("saved");
});

test("what is written before the hall has answered stays", async () => {
  let answer = () => {};
  slow = new Promise((done) => (answer = done));
  const notes = pad();
  notes.open();
  await pass(10);
  write(notes, "quick");
  answer();
  await pass(2000);
  expect(held).toBe("what was noted\nquick");
  expect(notes.text).toBe(held);
});

test("what was written without the hall outlives the page, and is sent by the next", async () => {
  const notes = pad();
  notes.open();
  await pass(10);
  lost = true;
  write(notes, "what was noted, and more");
  notes.close();
  await pass(1000);
  vi.clearAllTimers(); // the page is gone
  expect(held).toBe("what was noted");
  lost = false;
  const next = pad();
  expect(next.text).toBe("what was noted, and more");
  next.open();
  await pass(10);
  expect(held).toBe("what was noted, and more");
  expect(kept.size).toBe(0);
});

test("a notepad that nobody looks at any more goes on until it is sent", async () => {
  const notes = pad();
  notes.open();
  await pass(10);
  lost = true;
  write(notes, "more");
  notes.close();
  await pass(20_000);
  lost = false;
  await pass(10_000);
  expect(held).toBe("more");
});

test("keys pressed while a text is on its way are sent after it", async () => {
  const notes = pad();
  notes.open();
  await pass(10);
  let answer = () => {};
  slow = new Promise((done) => (answer = done));
  write(notes, "one");
  await pass(1000);
  write(notes, "one two");
  await pass(1000);
  answer();
  await pass(3000);
  expect(held).toBe("one two");
});

test("of a seat that is somebody else's now nothing is kept, and the page says why", async () => {
  const notes = pad();
  notes.open();
  await pass(10);
  refusal = 403;
  write(notes, "secret");
  await pass(1000);
  expect(notes.fault).toBe("No.");
  expect(kept.size).toBe(0);
});

test("another person at this browser finds nothing of it", async () => {
  lost = true;
  write(pad(), "mine");
  expect(new Notepad("t", 0, "Bo").text).toBe("");
  expect(pad().text).toBe("mine");
});

test.each([
  ["", "", "mine", "mine"],
  ["a", "a", "a b", "a b"],
  ["a", "a c", "a", "a c"],
  ["a", "a c", "a b", "a c\na b"],
  ["", "a", "a b", "a b"],
])("of %j there %j and here %j become %j", (was, theirs, mine, both) => {
  expect(joined(was, theirs, mine)).toBe(both);
});
