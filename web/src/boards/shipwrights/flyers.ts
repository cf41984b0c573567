// What flies for an event: goods and coins, workers, backs of cards, and the face of a card that is played.

import CardBack from "../../pieces/Card.svelte";
import type { GameEvent } from "../../lib/types";
import type { BoardProps, Flyer } from "../contract";
import CardFace from "./CardFace.svelte";
import Good from "./Good.svelte";
import { SIGNS } from "./signs";
import type { View } from "./view";

const SIDE = 30;
const STAY_IN_FRONT = ["pioneer", "watchman"];

const piece = (of: string | null | undefined, count = 1): Flyer | null =>
  of ? { of: Good, with: { of, size: `${SIDE}px` }, size: [SIDE, SIDE], count } : null;

const back = (count = 1): Flyer => ({
  of: CardBack,
  with: { title: "", tone: "#1f4a65", sign: SIGNS.thing.ship, down: true },
  size: [38, 52],
  count,
});

export function flyer({ kind, fields, at }: GameEvent, { moment, texts }: BoardProps<View>): Flyer | null {
  const count = fields.count?.value ?? 1;
  const own = fields.seat?.value === moment.seat; // the cards themselves are in sight
  const card = fields.card?.name ?? fields.craftsman?.name;
  const face = (read: boolean): Flyer | null =>
    card
      ? {
          of: CardFace,
          with: { card, cards: moment.view.cards, texts, form: read ? "full" : "compact" },
          size: read ? [190, 220] : [150, 64],
          read,
        }
      : null;
  switch (kind) {
    case "good_taken":
    case "good_returned":
    case "goods_bought":
    case "cart_unloaded":
    case "good_stolen":
      return piece(fields.good?.name, count);
    case "gold_gained":
    case "gold_lost":
    case "gold_paid":
    case "evening_gold":
      return piece("gold", count);
    case "workers_gained":
    case "workers_paid":
    case "evening_workers":
    case "workers_leave":
      return piece("workers", count);
    case "packet_drawn":
    case "leftovers_buried":
      return back(count);
    case "kept":
    case "left_over":
    case "card_drawn":
      return own ? null : back();
    case "called_on":
      return STAY_IN_FRONT.includes(card ?? "") ? null : face(true);
    case "discarded":
    case "craftsman_used":
      return own || !at[0]?.startsWith("hand:") ? null : face(false);
    default:
      return null;
  }
}
