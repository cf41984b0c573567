// A trade as it is put together on the sheet, and the engine's steps that say it: partner, goods given, next, goods asked
// for, next, confirm; goods in the order of kinds. What is not sent is the sheet's own affair.

import { MATERIALS, ownSeat, VALUES } from "./goods";
import type { Good, View } from "./view";

/** By kind ("wood:1"): how many. */
export type Counts = Record<string, number>;

export interface Draft {
  partner: string;
  give: Counts;
  want: Counts;
}

export const kindOf = (material: string, value: number): string => `${material}:${value}`;
export const KINDS = MATERIALS.flatMap((material) => VALUES.map((value) => kindOf(material, value)));

export const countsOf = (goods: Good[]): Counts =>
  Object.fromEntries(goods.map(({ material, value, count }) => [kindOf(material, value), count]));

export const goodsOf = (counts: Counts): Good[] =>
  KINDS.filter((kind) => (counts[kind] ?? 0) > 0).map((kind) => {
    const [material = "", value] = kind.split(":");
    return { material, value: Number(value), count: counts[kind] ?? 0 };
  });

export const sizeOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export const changed = (counts: Counts, kind: string, by: number): Counts => ({
  ...counts,
  [kind]: Math.max(0, (counts[kind] ?? 0) + by),
});

/** The keys of the choices that say it, after `start` (`offer_to:p2`, `counter:p1`). */
export function planOf(start: string, { give, want }: Draft): string[] {
  const steps = (name: string, counts: Counts) =>
    KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => `${name}:${kind}`));
  return [start, ...steps("give", give), "next", ...steps("want", want), "next", "confirm"];
}

const held = (view: View): Counts => countsOf(ownSeat(view)?.hand.goods ?? []);

/** Whether one more of a kind can be given: it is held, and not asked for. */
export const canGive = (view: View, { give, want }: Draft, kind: string): boolean =>
  (give[kind] ?? 0) < (held(view)[kind] ?? 0) && !want[kind];

/** Whether one more of a kind can be asked for: it is in the game, not given, and the partner has as many goods. */
export function canWant(view: View, { partner, give, want }: Draft, kind: string): boolean {
  const copies = view.supply
    .flatMap(({ material, goods }) =>
      goods.map((good) => ({ kind: kindOf(material, good.value), copies: good.copies })),
    )
    .find((good) => good.kind === kind)?.copies;
  const theirs = view.seats.find(({ seat }) => seat === partner)?.hand.count ?? 0;
  return !give[kind] && (want[kind] ?? 0) < (copies ?? 0) && sizeOf(want) < theirs;
}

/** What you would hold after it. */
export function after(view: View, { give, want }: Draft): Good[] {
  const now = held(view);
  return goodsOf(
    Object.fromEntries(KINDS.map((kind) => [kind, (now[kind] ?? 0) - (give[kind] ?? 0) + (want[kind] ?? 0)])),
  );
}

const alike = (one: Counts, other: Counts): boolean => KINDS.every((kind) => (one[kind] ?? 0) === (other[kind] ?? 0));

/** Why it cannot be sent, as the name of a text; empty if it can. `offer` is what a counter answers. */
export function faultOf(view: View, draft: Draft, offer?: { give: Good[]; want: Good[] }): string {
  if (!draft.partner) return "board-fault-partner";
  if (!sizeOf(draft.give) || !sizeOf(draft.want)) return "board-fault-empty";
  const left = after(view, draft);
  const unbuilt = view.supply.filter(({ status }) => status !== "built").map(({ material }) => material);
  if (!unbuilt.every((material) => left.some((good) => good.material === material))) return "board-fault-keeps";
  const same = offer && alike(draft.give, countsOf(offer.want)) && alike(draft.want, countsOf(offer.give));
  return same ? "board-fault-same" : "";
}
