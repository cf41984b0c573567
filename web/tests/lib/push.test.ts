// Which of somebody's devices this browser is, and what the service worker does.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { here, subscribe } from "../../src/lib/push";
import type { NoticeInfo } from "../../src/lib/types";

const SOURCE = Object.values(
  import.meta.glob("../../public/push.js", { query: "?raw", import: "default", eager: true }),
)[0] as string;

const told = (...ids: string[]): NoticeInfo =>
  ({ endpoints: ids.map((id) => ({ id, host: "push.example" })), push: { key: "k" } }) as unknown as NoticeInfo;

let kept: Map<string, string>;
let address: string; // where pushes to this browser go
let hall: string[]; // the person's devices
let asked: string[];
const caches = {
  match: (name: string) => Promise.resolve(kept.has(name) ? new Response(kept.get(name)) : undefined),
  open: () => Promise.resolve({ put: async (name: string, what: Response) => void kept.set(name, await what.text()) }),
};
const pushManager = {
  getSubscription: () =>
    Promise.resolve({ endpoint: address, toJSON: () => ({ endpoint: address, keys: { p256dh: "p", auth: "a" } }) }),
};

beforeEach(() => {
  [kept, address, hall, asked] = [new Map(), "https://push.example/1", ["phone", "tablet"], []];
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("navigator", {
    languages: ["en"],
    serviceWorker: { register: () => Promise.resolve(), ready: Promise.resolve({ pushManager }) },
  });
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
    const plain = path.split("?")[0]!;
    asked.push(
      [method, plain, ...(body ? [(JSON.parse(body as string) as { endpoint: string }).endpoint] : [])].join(" "),
    );
    if (method === "POST") hall = [...hall, `device ${asked.length}`];
    if (method === "DELETE") hall = hall.filter((id) => !plain.endsWith(`/${id}`));
    return Promise.resolve(Response.json(told(...hall)));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("another device with the same push service is not taken for this one", async () => {
  expect(await here(told("phone", "tablet"))).toBeNull();
  const now = await subscribe(told("phone", "tablet"));
  expect(await here(now)).toBe("device 1");
  expect(await here(told("phone", "tablet"))).toBeNull();
});

// The service worker

type Shown = { title: string; tag: string; renotify: boolean; data: { id: string; path: string } };

function worker() {
  const answers = new Map<string, (event: unknown) => void>();
  const shown: Shown[] = []; // all that came, in order
  const registration = {
    pushManager,
    getNotifications: ({ tag }: { tag: string }) => Promise.resolve(shown.filter((one) => one.tag === tag).slice(-1)),
    showNotification: (title: string, how: Omit<Shown, "title">) => void shown.push({ title, ...how }),
  };
  const self = { addEventListener: answers.set.bind(answers), registration, caches };
  new Function("self", SOURCE)(self);
  const on = async (name: string, event: object = {}): Promise<void> => {
    let work: Promise<void> | undefined;
    answers.get(name)!({ ...event, waitUntil: (doing: Promise<void>) => (work = doing) });
    await work;
  };
  const push = (id: string, tag = "a table") =>
    on("push", { data: { json: () => ({ id, tag, title: "Your turn", body: "", path: "/" }) } });
  return { on, push, shown };
}

test("a turn that comes later is heard again, the same notice sent twice is not", async () => {
  const { push, shown } = worker();
  await push("first");
  await push("first");
  await push("second");
  await push("first", "another table");
  expect(shown.map((one) => one.renotify)).toEqual([true, false, true, true]);
});

test("when pushes go somewhere else the hall is told, and the place before is given up", async () => {
  await subscribe(told("phone", "tablet"));
  const { on } = worker();
  address = "https://push.example/2";
  asked = [];
  await on("pushsubscriptionchange");
  expect(asked).toEqual([
    "GET /api/me/notices",
    "POST /api/me/notices/push https://push.example/2",
    "DELETE /api/me/notices/endpoints/device 1",
  ]);
  expect(hall).toEqual(["phone", "tablet", "device 2"]);
  expect(await here(told(...hall))).toBe("device 2");
});

test("a page that opens makes up for a change that nobody told of, and for nothing else", async () => {
  await subscribe(told("phone", "tablet"));
  const { on } = worker();
  asked = [];
  await on("message");
  expect(asked).toEqual(["GET /api/me/notices"]);
  address = "https://push.example/2";
  await on("message");
  expect(hall).toEqual(["phone", "tablet", "device 3"]);
});

test("a browser that was taken off the list does not come back by itself", async () => {
  await subscribe(told("phone", "tablet"));
  hall = ["phone"];
  address = "https://push.example/2";
  await worker().on("pushsubscriptionchange");
  expect(hall).toEqual(["phone"]);
});

test("a browser that was never on the list asks nothing", async () => {
  await worker().on("pushsubscriptionchange");
  expect(asked).toEqual([]);
});
