// Which of somebody's devices this browser is.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { here, subscribe } from "../../src/lib/push";
import type { NoticeInfo } from "../../src/lib/types";

const told = (...ids: string[]): NoticeInfo =>
  ({ endpoints: ids.map((id) => ({ id, host: "push.example" })), push: { key: "k" } }) as unknown as NoticeInfo;

beforeEach(() => {
  const kept = new Map<string, string>();
  const made = { endpoint: "https://push.example/mine", toJSON: () => ({ keys: {} }) };
  const pushManager = { getSubscription: () => Promise.resolve(made) };
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal("navigator", {
    languages: ["en"],
    serviceWorker: { register: () => Promise.resolve(), ready: Promise.resolve({ pushManager }) },
  });
});

afterEach(() => vi.unstubAllGlobals());

test("another device with the same push service is not taken for this one", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify(told("phone", "mine", "tablet")), { status: 201 })),
  );
  expect(here(told("phone", "tablet"))).toBeNull();
  await subscribe(told("phone", "tablet"));
  expect(here(told("phone", "mine", "tablet"))).toBe("mine");
  expect(here(told("phone", "tablet"))).toBeNull();
});
