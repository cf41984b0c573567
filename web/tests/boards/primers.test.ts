// Whatever drawing a page of rules names, its game brings.

import { expect, test } from "vitest";
import { primerOf } from "../../src/boards";

const pages = import.meta.glob<string>("../../../src/longhall/games/*/primer/en.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

test("there are pages", () => expect(Object.keys(pages).length).toBeGreaterThan(0));

test.each(Object.entries(pages))(
  "%s",
  async (file, text) => {
    const { drawings, figures } = await primerOf(file.split("/").at(-3) ?? "");
    const named = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ""))];
    const drawn = [...named(/<(\w+)>/g), ...named(/^\w+-(?:deed|word|card)-([\w-]+) =/gm)];
    expect(drawn.filter((name) => !drawings[name])).toEqual([]);
    expect(named(/^\w+-figure-([\w-]+) =/gm).filter((name) => !figures[name])).toEqual([]);
  },
  60_000,
); // whoever comes first waits until the pieces are compiled
