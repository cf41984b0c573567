// One seat's eyes: what arrives over the socket and what is sent, when all goes well and when it does not.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "../../src/lib/live.svelte";
import { prefs } from "../../src/lib/prefs.svelte";
import type { GameEvent, LogLine, SeatState } from "../../src/lib/types";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen = () => {};
  onclose: (event: { code: number }) => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const event: GameEvent = { at: [], fields: {}, kind: "moved" };
const line = (n: number, text = `line ${n}`): LogLine => ({ n, i: 0, text, event });

function state(transcript: number, log: Partial<SeatState["log"]> = {}): SeatState {
  return {
    type: "state",
    table: "t",
    game: "a game",
    seat: 0,
    transcript,
    log: { since: null, lines: [], gone: [], more: false, ...log },
    view: {},
    choices: [],
    asked: true,
    foregone: false,
    blind: false,
    question: transcript,
    awaited: { seats: [0], others: false },
    language: "en",
    names: ["Anna"],
    orders: {},
    over: false,
    prompt: "",
    notice: "",
    undo: false,
    redo: false,
    restart: false,
    result: null,
  };
}

let live: Live;
const newest = (): Socket => Socket.all.at(-1)!;
const texts = (): string[] => live.log.map(({ text }) => text);

/** What the hall answers to the next requests, in order; every request is kept. */
let requests: { path: string; body: Record<string, unknown> }[];
let answers: (() => Response | Promise<Response>)[];
const says = (body: unknown, status = 200) => answers.push(() => Response.json(body, { status }));
const isLost = () => answers.push(() => Promise.reject(new TypeError("no connection")));

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  requests = [];
  answers = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    requests.push({ path, body: init.body ? JSON.parse(String(init.body)) : {} });
    return answers.shift()!();
  });
  prefs.language = "en";
  live = new Live("t", 0);
  newest().open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a seat listens to its own table in its own language", () => {
  expect(newest().address).toMatch(/^wss?:\/\/[^/]+\/api\/tables\/t\/live\?seat=0&language=en$/);
  expect(live.connected).toBe(true);
});

test("the table, the state and a fault are each taken from their messages", () => {
  newest().tell({ type: "table", table: { id: "t", title: "The table" } });
  newest().tell(state(3));
  newest().tell({ type: "error", error: { message: "the hall is closing" } });
  expect([live.table?.title, live.state?.transcript, live.fault]).toEqual(["The table", 3, "the hall is closing"]);
});

test("a state older than the one shown is left aside, and one as old is taken", () => {
  live.take(state(5));
  live.take({ ...state(4), prompt: "old" });
  expect([live.state?.transcript, live.state?.prompt]).toEqual([5, ""]);
  live.take({ ...state(5), prompt: "now in Swedish" });
  expect(live.state?.prompt).toBe("now in Swedish");
});

test("a whole log takes the place of the one shown, and says whether there is more", () => {
  live.take(state(1, { lines: [line(1)] }));
  live.take(state(2, { lines: [line(2)], more: true }));
  expect([texts(), live.older]).toEqual([["line 2"], true]);
});

test("new lines are added once, however often they are told", () => {
  live.take(state(1, { lines: [line(1)], more: true }));
  live.take(state(2, { since: 1, lines: [line(2)] }));
  live.take(state(2, { since: 1, lines: [line(2)] }));
  expect(texts()).toEqual(["line 1", "line 2"]);
  expect(live.older).toBe(true);
});

test("lines that were undone go", () => {
  live.take(state(2, { lines: [line(1), line(2)] }));
  live.take(state(3, { since: 2, lines: [line(3)], gone: [2] }));
  expect(texts()).toEqual(["line 1", "line 3"]);
});

test("the events of a change are told before it is shown, and only new ones", () => {
  live.take(state(1, { lines: [line(1)] }));
  const told: [number, number | undefined][] = [];
  live.onEvents = (events) => told.push([events.length, live.state?.transcript]);
  live.take(state(2, { since: 1, lines: [line(1), line(2)] }));
  live.take(state(3, { lines: [line(1), line(2), line(3)] }));
  expect(told).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

test("a lost socket comes back and goes on where it stood", () => {
  live.take(state(7));
  newest().close();
  expect(live.connected).toBe(false);
  vi.advanceTimersByTime(500);
  expect(Socket.all).toHaveLength(2);
  expect(newest().address).toContain("&since=7");
});

test("each failure doubles the wait up to ten seconds, and a success ends it", () => {
  const waits: number[] = [];
  for (let i = 0; i < 7; i++) {
    const before = Socket.all.length;
    newest().close();
    let waited = 0;
    while (Socket.all.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  newest().open();
  newest().close();
  vi.advanceTimersByTime(500);
  expect(Socket.all).toHaveLength(9);
});

test("who has lost the seat is told so and does not ask again", () => {
  newest().close(4403);
  expect([live.connected, live.fault]).toEqual([false, prefs.words.seatLost]);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("who has left does not come back", () => {
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("who leaves while waiting for the socket does not come back", () => {
  newest().close();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("the language is told over an open socket only", () => {
  live.setLanguage("sv");
  newest().readyState = 0;
  live.setLanguage("en");
  expect(newest().sent).toEqual([{ language: "sv" }]);
});

test("older lines stand before those known", async () => {
  live.take(state(9, { lines: [line(8), line(9)], more: true }));
  says({ lines: [line(7)], more: false });
  await live.loadOlder();
  expect(requests[0]!.path).toContain("before=8");
  expect([texts(), live.older]).toEqual([["line 7", "line 8", "line 9"], false]);
});

test("a choice says what it answers to, and its result is shown", async () => {
  live.take(state(4));
  says({ state: state(5) });
  expect(await live.act("play", { choice: "build:1" })).toBe(5);
  expect(requests[0]!.path).toBe("/api/tables/t/seats/0/play?language=en");
  expect(requests[0]!.body).toMatchObject({ choice: "build:1", transcript: 4 });
  expect([live.state?.transcript, live.busy]).toEqual([5, false]);
});

test("the length answered is the one right after our change, though others have gone on", async () => {
  live.take(state(4));
  answers.push(() => {
    newest().tell(state(8));
    return Response.json({ state: state(5) });
  });
  expect(await live.act("undo")).toBe(5);
  expect(live.state?.transcript).toBe(8);
});

test("nothing is sent before the first state, or while a change is on its way", async () => {
  expect(await live.act("undo")).toBe(0);
  live.take(state(4));
  says({ state: state(5) });
  const first = live.act("undo");
  expect(await live.act("undo")).toBe(4);
  await first;
  expect(requests).toHaveLength(1);
});

test("a choice whose answer was lost is kept, and sent again with the same key when the line is back", async () => {
  live.take(state(4));
  isLost();
  const made = live.act("play", { choice: "build:1" });
  await vi.advanceTimersByTimeAsync(0);
  expect([live.trouble, live.fault, live.busy]).toEqual([prefs.words.choiceKept, "", true]);
  newest().close();
  await vi.advanceTimersByTimeAsync(500);
  says({ state: state(5) });
  newest().open();
  expect(await made).toBe(5);
  const [first, second] = requests.map(({ body }) => body);
  expect(first!.key).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toEqual(first);
  expect([live.trouble, live.fault, live.busy, live.state?.transcript]).toEqual(["", "", false, 5]);
});

test("a kept choice is also sent again after a while where the socket never noticed", async () => {
  live.take(state(4));
  isLost();
  says({ error: {} }, 502);
  says({ state: state(5) });
  const made = live.act("undo");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await made).toBe(5);
  expect(new Set(requests.map(({ body }) => body.key)).size).toBe(1);
  expect(requests).toHaveLength(3);
});

test("while a choice is kept no other is taken", async () => {
  live.take(state(4));
  isLost();
  const made = live.act("play", { choice: "build:1" });
  await vi.advanceTimersByTimeAsync(0);
  expect(await live.act("play", { choice: "build:2" })).toBe(4);
  says({ state: state(5) });
  await vi.advanceTimersByTimeAsync(2_000);
  await made;
  expect(requests.map(({ body }) => body.choice)).toEqual(["build:1", "build:1"]);
});

test("a kept choice that the game has overtaken is dropped, and the table is shown as it is", async () => {
  live.take(state(4));
  isLost();
  const made = live.act("play", { choice: "build:1" });
  await vi.advanceTimersByTimeAsync(0);
  says({ error: { code: "stale", message: "the game has gone on" } }, 409);
  says(state(6));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await made).toBe(6);
  expect([live.trouble, live.fault, live.state?.transcript]).toEqual(["", "", 6]);
});

test("who leaves the table while a choice is kept asks no more", async () => {
  live.take(state(4));
  isLost();
  isLost();
  const made = live.act("undo");
  await vi.advanceTimersByTimeAsync(0);
  live.close();
  await vi.advanceTimersByTimeAsync(60_000);
  await made;
  expect(requests).toHaveLength(2);
});

test("that the hall cannot be reached is told while it is so, and not before the first line", () => {
  expect(live.trouble).toBe("");
  newest().close();
  expect(live.trouble).toBe(prefs.words.offline);
  vi.advanceTimersByTime(500);
  expect(live.trouble).toBe(prefs.words.offline);
  newest().open();
  expect(live.trouble).toBe("");
});

test("every change has a key of its own", async () => {
  live.take(state(4));
  for (const choice of ["build:1", "build:1", "build:2"]) {
    says({ error: { code: "illegal", message: "no" } }, 422);
    await live.act("play", { choice });
  }
  expect(new Set(requests.map(({ body }) => body.key)).size).toBe(3);
});

test("a choice that came too late is dropped without a word, and the table is shown as it is", async () => {
  live.take(state(4));
  says({ error: { code: "stale", message: "the game has gone on" } }, 409);
  says(state(6));
  expect(await live.act("play", { choice: "build:1" })).toBe(6);
  expect(live.fault).toBe("");
  expect(requests[1]!.path).toBe("/api/tables/t/seats/0?language=en");
});

test("a refusal is told, and the next change clears it", async () => {
  live.take(state(4));
  says({ error: { code: "illegal", message: "VC-24 forbids that" } }, 409);
  expect(await live.act("play", { choice: "build:1" })).toBe(4);
  expect(live.fault).toBe("VC-24 forbids that");
  says({ state: state(5) });
  await live.act("undo");
  expect(live.fault).toBe("");
});
