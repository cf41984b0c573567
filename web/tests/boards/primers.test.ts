// Whatever drawing a page of rules names, its game brings.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { primerOf } from "../../src/boards";

const GAMES = "../src/longhall/games";
const pages = readdirSync(GAMES, { recursive: true, encoding: "utf-8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith("primer/en.ftl"));

test("there are pages", () => expect(pages.length).toBeGreaterThan(0));

test.each(pages)("%s", async (file) => {
  const text = readFileSync(`${GAMES}/${file}`, "utf-8");
  const { drawings, figures } = await primerOf(file.split("/")[0] ?? "");
  const named = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ""))];
  const drawn = [...named(/<(\w+)>/g), ...named(/^\w+-(?:deed|word|card)-([\w-]+) =/gm)];
  expect(drawn.filter((name) => !drawings[name])).toEqual([]);
  expect(named(/^\w+-figure-([\w-]+) =/gm).filter((name) => !figures[name])).toEqual([]);
});
