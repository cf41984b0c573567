// Where a seat stands in the order of this turn, or in the war.

import type { Texts } from "../contract";
import { historyName, own, titleName, word } from "./cards";
import type { View } from "./view";

export type TurnState = "done" | "now" | "next";

/** Those whose marker has been turned up in that order, then whose lies leftmost and open, then those who wait for theirs. */
export function orderOf(view: View): { seat: number; state: TurnState }[] {
  const waiting = view.players.map(({ seat }) => seat).filter((seat) => !view.order.turned_up.includes(seat));
  const next = waiting.filter((seat) => seat === view.order.leftmost);
  const hidden = waiting.filter((seat) => seat !== view.order.leftmost);
  return [...view.order.turned_up, ...next, ...hidden].map((seat) => ({
    seat,
    state: seat === view.mover ? "now" : view.order.turned_up.includes(seat) ? "done" : "next",
  }));
}

/** In a word or two, for the seat's plate. */
export function stateOf(view: View, seat: number, texts: Texts): string {
  if (view.war) {
    const soldier = view.war.committed.find((one) => one.seat === seat);
    return own(texts, !soldier ? "home" : soldier.fallen ? "fallen" : "marched");
  }
  if (seat === view.mover) return own(texts, "moving");
  if (seat === view.order.leftmost) return own(texts, "moves-next");
  const place = view.order.turned_up.indexOf(seat);
  return place < 0 ? own(texts, "to-move") : `${place + 1}.`;
}

/** Whether the sovereign stays for another game turn, the cards that bear on this move, those played in this window, what is
 * being bought, and what has been bid: each with whom it is about. */
export function notesOf(view: View, texts: Texts): Note[] {
  const { move, mover, purchase } = view;
  const stays = [
    ...(view.protector ? [`${titleName(texts, "protector_government")}: ${own(texts, "sovereign-stays")}`] : []),
    ...(view.reign > 1 ? [`${own(texts, "same-sovereign")} ${view.reign}`] : []),
    ...(view.events.used.length
      ? [`${own(texts, "played")}: ${view.events.used.map((title) => titleName(texts, title)).join(", ")}`]
      : []),
  ];
  const played: [string, number][] = move
    ? [
        ["hidden_cache", Number(move.cache)],
        ["bad_harvest", Number(move.bad_harvest)],
        ["extra_tax_on_peasants", Number(move.peasant_tax)],
        ["demand_for_imported_goods", move.demand],
      ]
    : [];
  const times = (title: string, count: number): string => titleName(texts, title) + (count > 1 ? ` ×${count}` : "");
  const called = (what: string): string => texts[`fief-${what}`] ?? historyName(texts, what);
  const bought = purchase && [
    `${own(texts, "purchase")}: ${called(purchase.what)}, ${purchase.paid} ${word(texts, "picture-gold")}`,
    ...(purchase.discount ? [times("noble_marriage", purchase.discount)] : []),
    ...(purchase.returned.length ? [`${own(texts, "returned")}: ${purchase.returned.map(called).join(", ")}`] : []),
  ];
  return [
    ...stays.map((text) => ({ seat: null, text })),
    ...played.flatMap(([title, count]) => (count ? [{ seat: mover, text: times(title, count) }] : [])),
    ...(bought ? [{ seat: purchase.buyer, text: bought.join(" · ") }] : []),
    ...(view.bids ?? []).flatMap((gold, seat) =>
      gold ? [{ seat, text: `${own(texts, "bids")} ${gold} ${word(texts, "picture-gold")}` }] : [],
    ),
  ];
}

export interface Note {
  seat: number | null;
  text: string;
}

/** Whether the mover may pass in the window after the draw and then choose this activity, as things are. */
export function mayFollow(view: View, activity: string): boolean {
  const { move } = view;
  if (view.window !== "after_draw" || !move) return false;
  return move.forced === null && move.not_again !== activity;
}

/** What a card that is played would change: while it is the same, none has come in between. */
export function asThingsAre({ events, move, war, players }: View): string {
  const owned = players.map(({ gold, fiefs, history, loan }) => [gold, fiefs, history, loan]);
  return JSON.stringify([events.discard, events.table, move, war, owned]);
}
