// What flies for an event: coins with what they are worth, merchants, fiefs by their name, and event cards.

import CardBack from "../../pieces/Card.svelte";
import Coin from "../../pieces/Coin.svelte";
import Token from "../../pieces/Token.svelte";
import type { GameEvent } from "../../lib/types";
import type { BoardProps, Flyer } from "../contract";
import EventCard from "./EventCard.svelte";
import FiefTag from "./FiefTag.svelte";
import Reign from "./Reign.svelte";
import { SIGNS } from "./signs";
import type { View } from "./view";

const COIN = 38;
const MERCHANT = 26;

const GOLD = new Set([
  "resources_paid",
  "taxed",
  "fief_income",
  "trade_income",
  "received",
  "paid",
  "paid_player",
  "borrowed",
  "purchase_undone",
  "troops_paid",
  "booty_gold",
  "booty_lost",
  "factories_paid",
]);
const MERCHANTS = new Set(["merchant_placed", "merchant_moved", "merchants_home"]);
const FIEFS = new Set([
  "fief_bought",
  "fief_won",
  "fief_taken",
  "fief_returned",
  "fief_to_enemy",
  "fief_sold",
  "bid_accepted",
  "committed",
  "withdrew",
]);

export function flyer({ kind, fields }: GameEvent, { moment, texts }: BoardProps<View>): Flyer | null {
  const { view } = moment;
  const seat = fields.seat?.value ?? -1;
  const own = seat === moment.seat; // the cards themselves are in sight
  const title = fields.title?.name;
  const fief = fields.fief?.name;
  if (GOLD.has(kind)) {
    return { of: Coin, with: { sign: SIGNS.thing.gold, amount: fields.gold?.value }, size: [COIN, COIN] };
  }
  if (MERCHANTS.has(kind)) {
    const size: Flyer["size"] = [MERCHANT, MERCHANT];
    return { of: Token, with: { seat, size: `${MERCHANT}px` }, size, count: fields.count?.value ?? 1 };
  }
  if (FIEFS.has(kind) && fief) return { of: FiefTag, with: { fief, view, texts }, size: [124, 32] };
  switch (kind) {
    case "sovereign_reigns":
      return { of: Reign, with: { sovereign: fields.sovereign, view, texts }, size: [340, 108], read: true };
    case "played":
      return title ? { of: EventCard, with: { title, view, texts }, size: [210, 280], read: true } : null;
    case "picked_up":
    case "lost_card_of_hand":
      return title ? { of: EventCard, with: { title, view, texts }, size: [120, 160] } : null;
    case "drew":
      return own
        ? null
        : { of: CardBack, with: { title: "", tone: "#5b3a2b", sign: SIGNS.thing.event, down: true }, size: [38, 54] };
    default:
      return null;
  }
}
