// Everything that the page of rules is made of.

import { primerOf } from "../boards";
import { api } from "../lib/api";
import type { Found } from "./Primer.svelte";

export async function find(game: string, table = ""): Promise<Found> {
  const [page, rules, texts, primer] = await Promise.all([
    api.primer(game, table),
    api.rules(game),
    table ? api.texts(table) : api.gameTexts(game),
    primerOf(game),
  ]);
  const clauses = Object.fromEntries(rules.sections.flatMap((section) => section.clauses.map((one) => [one.id, one])));
  return { sections: page.sections, clauses, primer, texts };
}
