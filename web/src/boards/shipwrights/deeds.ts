// What a choice is about, from its key: the card, the goods, whom it is sent against, and the price.

import type { Deed } from "../deed";
import { seatIn } from "../deed";
import { GOODS, TONES, signOf } from "./cards";
import { SIGNS } from "./signs";
import type { View } from "./view";

const COIN = { tone: "#d9a21f", ink: "#2c1f04" };
const WORKER = { tone: "light-dark(#3d6e8c, #79a9c6)", ink: "light-dark(#fff, #0d1822)" };
const GOOD: Record<string, [tone: string, ink: string]> = {
  oak: ["#8a5a2b", "#fff"],
  wool: ["#efe6cf", "#5d5036"],
  iron: ["#5d6b76", "#fff"],
};

const priced = (gold: number | undefined, workers: number | undefined): NonNullable<Deed["cost"]> => [
  ...(gold ? [{ value: gold, ...COIN }] : []),
  ...(workers ? [{ value: workers, ...WORKER }] : []),
];

export function deedOf(key: string, view: View, seat: number | null): Deed {
  const [family = "", first = "", second = ""] = key.split(":");
  const mine = view.boards.find((board) => board.seat === seat);
  const good = GOODS.find((good) => good === first || good === second);
  const card = (name: string | null | undefined): NonNullable<Deed["signs"]> =>
    name ? [{ of: signOf(name), tone: TONES[view.cards[name]?.group ?? "townsfolk"], ink: "#fff" }] : [];
  if (view.cards[family]?.group === "townsfolk") return { signs: card(family), seat: seatIn(first) };
  if (family.startsWith("finish")) {
    return { signs: card(mine?.workshops.find(({ workshop }) => workshop === first)?.card) };
  }
  if (family === "drop_tool") return { signs: card(mine?.tool.card) };
  if (good) {
    const [tone, ink] = GOOD[good] ?? [];
    const bought = family === "buy" ? priced(view.purchase.gold, view.purchase.workers) : [];
    return { signs: [{ of: SIGNS.good[good], tone, ink }], cost: bought };
  }
  const figures = view.cards[first]?.figures;
  if (family === "call") return { signs: card(first), cost: priced(figures?.cost, figures?.cost_workers) };
  if (["hire", "buy_tool", "build"].includes(family)) {
    return { signs: card(first), cost: priced(figures?.gold, figures?.workers) };
  }
  return view.cards[first] ? { signs: card(first) } : {};
}
