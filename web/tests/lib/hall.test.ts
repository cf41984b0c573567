// What the hall makes of what it is told: order, times, addresses, results, links.

import { beforeEach, expect, test, vi } from "vitest";
import { endingOf } from "../../src/hall/ending";
import { pathOf } from "../../src/hall/links";
import { levelOf, weakness } from "../../src/hall/playing";
import { inOrder, mine, wantOf } from "../../src/lib/mine.svelte";
import { prefs } from "../../src/lib/prefs.svelte";
import { reachOf } from "../../src/lib/reach";
import { agoOf } from "../../src/lib/since";
import type { HeldTable } from "../../src/lib/types";
import words from "../../src/words/en";

function held(id: string, more: Partial<HeldTable> = {}, status: HeldTable["table"]["status"] = "playing"): HeldTable {
  const seats = ["Anna", "Bo", "Cecilia"].map((name, number) => ({
    number,
    name,
    kind: "person" as const,
    bot: null,
    mine: number === 0,
  }));
  const table = { id, status, seats, players: 3, notice: "" } as unknown as HeldTable["table"];
  const awaited = { seats: [], others: false };
  const none = { clock: null, remind: {}, asks: [], unread: 0, paused: false, result: null, rating: null };
  return { table, seats: [0], asked: false, awaited, stands: "", since: 0, ...none, ...more };
}

const result = (places: number[], outcomes: string[]) => ({
  places,
  scores: [0, 0, 0],
  outcomes: outcomes.map((key) => ({ key, text: key })),
  reason: { key: "most", text: "most points" },
  clause: "X-1",
  ending: { headline: "", categories: [], comparisons: [] },
});

beforeEach(() => {
  mine.going = [];
  mine.here = null;
});

test("tables come by what they want: who has waited longest for me first, else the newest", () => {
  const tables = [
    held("over", {}, "over"),
    held("waiting", {}, "waiting"),
    held("old", { since: 5 }),
    held("late", { asked: true, since: 9 }),
    held("new", { since: 7 }),
    held("early", { asked: true, since: 3 }),
  ];
  expect(inOrder(tables).map(({ table }) => table.id)).toEqual(["early", "late", "new", "old", "waiting", "over"]);
  expect(tables.map(wantOf)).toEqual(["ended", "waiting", "others", "turn", "others", "turn"]);
});

test("what is asked besides the game waits for me too, behind my turns, and is no turn in the title", () => {
  const again = held("again", { asks: [{ kind: "again", seat: 1 }], since: 9 }, "over");
  const tables = [held("others"), again, held("turn", { asked: true })];
  expect(inOrder(tables).map(wantOf)).toEqual(["turn", "asked", "others"]);
  mine.going = [again, held("others")];
  mine.tell();
  expect([mine.waiting, document.title]).toEqual([1, "(1) You are asked · Longhall"]);
});

test("the page tells how many tables wait, the one that is looked at by its own line", () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  const icon = document.querySelector("link")!;
  mine.tell();
  expect([document.title, icon.getAttribute("href")]).toEqual(["Longhall", "/icon.svg"]);
  mine.going = [held("a", { asked: true }), held("b", { asked: true }), held("c")];
  mine.tell();
  expect(document.title).toMatch(/^\(2\) /);
  expect(icon.getAttribute("href")).toBe("/icon-turn.svg");
  mine.here = { table: "a", asks: false };
  expect(mine.waiting).toBe(1);
  mine.here = { table: "c", asks: true };
  expect(mine.waiting).toBe(3);
});

test("times are told as people tell them", () => {
  const now = Date.UTC(2026, 5, 20, 12);
  const ago = (seconds: number) => agoOf(now / 1000 - seconds, now, "en", "just now");
  expect([ago(-5), ago(59), ago(60), ago(3_599), ago(7_200), ago(86_400), ago(3 * 86_400)]).toEqual([
    "just now",
    "just now",
    "1 minute ago",
    "59 minutes ago",
    "2 hours ago",
    "yesterday",
    "3 days ago",
  ]);
  expect(ago(30 * 86_400)).toBe("May 21");
  expect(agoOf(now / 1000 - 120, now, "sv", "nyss")).toBe("för 2 minuter sedan");
});

test("an address says who can open it", () => {
  const reaches = (hosts: string[]) => new Set(hosts.map((host) => reachOf(`http://${host}/table/1`)));
  expect(reaches(["127.0.0.1:8765", "localhost:8765", "[::1]:80", "0.0.0.0", "127.8.1.2"])).toEqual(new Set(["here"]));
  expect(
    reaches(["192.168.1.4:8765", "10.0.0.3", "172.20.1.1", "hall.local", "anna-laptop:80", "[fd12::1]", "100.80.1.1"]),
  ).toEqual(new Set(["house"]));
  expect(reaches(["hall.example", "172.32.1.1", "8.8.8.8", "[2001:db8::1]", "100.128.1.1"])).toEqual(
    new Set(["anywhere"]),
  );
});

test("where the hall cannot be reached what was known stays, with the time it is from", async () => {
  const told = { tables: [held("a")], finished: 3, at: 1 };
  let gone = false;
  vi.stubGlobal("fetch", (path: string) =>
    gone
      ? Promise.reject(new TypeError("no connection"))
      : Promise.resolve(Response.json(path.includes("invitations") ? [] : told)),
  );
  await mine.load();
  const { seen } = mine;
  expect([mine.lost, Math.abs(seen - Date.now() / 1000) < 5]).toEqual([false, true]);
  gone = true;
  await mine.load().catch(() => {});
  expect([mine.lost, mine.seen, mine.finished, mine.going.length]).toEqual([true, seen, 3, 1]);
  gone = false;
  await mine.load();
  expect(mine.lost).toBe(false);
  vi.unstubAllGlobals();
});

test("a result is told from my seat", () => {
  const won = endingOf(held("a", { result: result([1, 2, 3], ["win", "lose", "lose"]) }, "over"), words);
  expect(won).toEqual({ won: true, title: "You won", reason: "most points" });
  const third = endingOf(held("a", { result: result([3, 1, 2], ["lose", "win", "lose"]) }, "over"), words);
  expect([third.won, third.title]).toEqual([false, "Place 3 of 3"]);
  const nobody = endingOf(held("a", { result: result([1, 1, 1], ["draw", "draw", "draw"]) }, "over"), words);
  expect([nobody.won, nobody.title]).toEqual([false, "Nobody won"]);
  const brought = endingOf(held("a", { seats: [], result: result([1, 1, 3], ["win", "win", "lose"]) }, "over"), words);
  expect(brought.title).toBe("Anna, Bo won");
  expect(endingOf(held("a", {}, "stopped"), words).title).toBe("Closed");
});

test("a link, a path and a code lead to a table, and nothing else does", () => {
  const id = "0123456789abcdef0123";
  const path = `/table/${id}`;
  expect([`https://hall.example/table/${id}`, path, ` ${id.toUpperCase()} `].map(pathOf)).toEqual([path, path, path]);
  expect(pathOf(`http://x/table/${id}#seat=1&key=k`)).toBe(`${path}#seat=1&key=k`);
  expect(["", "hello", id.slice(1), `/replay/${id}x`, "https://elsewhere.example/"].map(pathOf)).toEqual(
    Array(5).fill(""),
  );
});

test("the level of bots is the one wanted, the usual one, or any", () => {
  const bots = ["random", "easy", "strong"].map((spec) => ({ spec, text: spec, pressed: false, interpreted: false }));
  expect([levelOf(bots, "strong"), levelOf(bots, "gone"), levelOf(bots.slice(0, 1), ""), levelOf([], "x")]).toEqual([
    "strong",
    "easy",
    "random",
    "",
  ]);
});

test("what makes bots weaker is told once, and only where something does", () => {
  const bot = (pressed: boolean, interpreted: boolean) => ({ spec: "strong", text: "", pressed, interpreted });
  expect(weakness([bot(false, false)])).toBe("");
  expect(weakness([bot(true, false)])).toBe(prefs.words.botsPressed);
  expect(weakness([bot(false, false), bot(true, true)])).toBe(prefs.words.botsInterpreted);
});
