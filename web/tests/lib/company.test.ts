// What is said at a table, as a page keeps it.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Company } from "../../src/lib/company.svelte";
import type { Going, People, TalkLine } from "../../src/lib/types";

const PAGE = 3;
let said: number; // lines so far
let muted: number[];
const line = (number: number) => ({ number, seat: 0, name: "Anna", text: `${number}`, mine: true }) as TalkLine;

beforeEach(() => {
  [said, muted] = [8, []];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    if (method === "POST") said += 1;
    const before = Number(new URL(path, "http://hall").searchParams.get("before") ?? said + 1);
    const first = Math.max(1, before - PAGE);
    const lines = Array.from({ length: before - first }, (_, i) => line(first + i));
    return Promise.resolve(Response.json({ lines, more: first > 1, read: said, unread: 0, muted }));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("what was said before is fetched when it is wanted, and stays when something new is said", async () => {
  const company = new Company("t", "table");
  const numbers = () => company.lines.map(({ number }) => number);
  await company.load();
  expect([numbers(), company.older]).toEqual([[6, 7, 8], true]);
  await company.loadOlder();
  expect([numbers(), company.older]).toEqual([[3, 4, 5, 6, 7, 8], true]);
  await company.say({ text: "more" });
  expect(numbers()).toEqual([3, 4, 5, 6, 7, 8, 9]);
  await company.load();
  expect(numbers()).toEqual([3, 4, 5, 6, 7, 8, 9]);
  await company.loadOlder();
  expect([numbers(), company.older]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9], false]);
});

test("what was fetched does not stay where lines are missing between, nor when somebody is muted", async () => {
  const company = new Company("t", "table");
  const numbers = () => company.lines.map(({ number }) => number);
  await company.load();
  await company.loadOlder();
  said += PAGE;
  await company.load();
  expect([numbers(), company.older]).toEqual([[9, 10, 11], true]);
  await company.loadOlder();
  muted = [1];
  await company.load();
  expect([numbers(), company.older]).toEqual([[9, 10, 11], true]);
});

const going = (number: number, seat: number, kind: Going["kind"]): Going => ({ number, seat, kind, at: 100 + number });
const people = (goings: Going[], seen: number | null): { type: "people"; people: People } => ({
  type: "people",
  people: { goings, seen, at: 200 } as People,
});

test("whoever has a seat reads who left and came back meanwhile, the last of every seat", () => {
  const company = new Company("t", "table");
  const went = [going(1, 1, "left"), going(2, 1, "bot"), going(3, 2, "gone"), going(4, 1, "back")];
  company.take(people(went, 0));
  const told = () => company.news.map(({ number, seat, kind, played }) => [number, seat, kind, played]);
  expect(told()).toEqual([
    [3, 2, "gone", null],
    [4, 1, "back", 102],
  ]);
  company.take(people(went, 3));
  expect(told()).toEqual([[4, 1, "back", 102]]);
  company.take(people(went, 1));
  expect(told(), "what was read stays so").toEqual([[4, 1, "back", 102]]);
});

test("whoever only watches reads what comes from then on", async () => {
  const company = new Company("t", "watch");
  const went = [going(1, 1, "gone")];
  company.take(people(went, null));
  expect(company.news).toEqual([]);
  company.take(people([...went, going(2, 1, "back")], null));
  expect(company.news.map(({ kind }) => kind)).toEqual(["back"]);
  await company.lookOver(2);
  expect(company.news).toEqual([]);
});
