// What a choice is about, from its key: the estate and its deed, a kind of goods, a nation, a province as it would lie.

import { signOf } from "../../pieces/shape";
import type { Deed } from "../deed";
import { FILL, KINDS, chitSign, estateSign, halvesOf, inkOf } from "./kinds";
import { AROUND } from "./map";
import { SIGNS } from "./signs";
import type { View } from "./view";

const OF_KIND = ["collect", "sell", "buy", "pay", "fill"];
const OF_NATION = ["take", "demand"];

const estate = (name: string) => ({ of: estateSign(name), tone: `var(--${name})`, ink: "#fff" });
const chit = (kind: string) => ({ of: chitSign(kind), tone: FILL[kind], ink: inkOf(kind) });

export function deedOf(key: string, view: View): Deed {
  const [family = "", first = "", second = ""] = key.split(":");
  if (family === "play") return { signs: halvesOf(first).map(estate) };
  if (family === "top") return { signs: [estate(first)] };
  if (family === "basic" || family === "advanced") {
    const cost = view.action_cost[family] ?? 0;
    return { signs: [{ ...estate(first), of: signOf(SIGNS.deed, second) }], pips: cost };
  }
  if (OF_NATION.includes(family)) return { signs: [{ of: signOf(SIGNS.nation, first) }] };
  if (family === "supply") {
    const supply = view.supplies?.find(({ element }) => element === `hex:${first}.${second}`);
    return supply ? { signs: [chit(supply.kind)] } : {};
  }
  const kind = [first, second].find((part) => (KINDS as readonly string[]).includes(part));
  if (OF_KIND.includes(family) && kind) return { signs: [chit(kind)] };
  if (family === "bonus") return { signs: [{ of: signOf(SIGNS.bonus, first) }] };
  if (family === "exchange") return { signs: [{ of: SIGNS.thing.market }] };
  return {};
}

/** The kinds on the hexes of a province that is taken or turned, clockwise from the east. */
export function ringOf(key: string, view: View): string[] | null {
  const [family, name = ""] = key.split(":");
  if (family === "mat") return view.mats.find(({ mat }) => mat === name)?.ring ?? null;
  const turned = family === "rotation" ? view.laying?.rotations?.[Number(name)] : null;
  return turned ? AROUND.map(([direction]) => turned[direction] ?? "") : null;
}
