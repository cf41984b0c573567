// A review is asked for until it has begun: where there was no room for it, it is asked for again.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Looking } from "../../src/review/looking.svelte";

const asked: string[] = [];
let answers: { status: number; body: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", (_: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(method);
    const { status, body } = answers.shift()!;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [429, "too_many_reviews"],
  [503, "busy"],
])("a review for which there was no room (%d) begins when there is", async (status, code) => {
  answers = [
    { status, body: { error: { code, message: "later" } } },
    { status: 200, body: { begun: true, progress: 0.5 } },
    { status: 200, body: { begun: true, progress: 1 } },
  ];
  const looking = new Looking("t");
  looking.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(looking.fault).toBe("later");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(["POST", "POST", "GET"]);
  expect(looking.fault).toBe("");
  expect(looking.review?.progress).toBe(1);
});

test("a game that went on and is over now has its review when it is asked for again", async () => {
  answers = [
    { status: 409, body: { error: { code: "not_over", message: "it goes on" } } },
    { status: 200, body: { begun: true, progress: 1 } },
  ];
  const looking = new Looking("t");
  looking.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.length, looking.running, looking.fault]).toEqual([1, true, ""]);
  looking.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([looking.running, looking.review?.progress]).toEqual([false, 1]);
});
