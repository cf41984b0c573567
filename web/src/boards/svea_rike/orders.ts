// The windows of the game as a person thinks of them: which are ordered together.

import type { OrderBook } from "../../lib/orders";
import type { Texts } from "../contract";
import { word } from "./cards";

export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  between: ["pre_royal", "pre_order", "move_begin", "move_end", "turn_end"],
  draw: ["after_draw"],
  income: ["income_fief", "income_trade", "upkeep", "shortage"],
  purchase: ["pre_buy", "buy", "further_buy"],
  card: ["cancel", "pickup"],
  war: ["war_outbreak", "war_pay", "war_ready", "war_sweden_done", "war_enemy_done"],
  aftermath: ["war_over", "reward", "loss"],
};

/** All texts of a kind by what they are about: `title-famine` as `famine`. */
const named = (texts: Texts, kind: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      key.startsWith(`${kind}-`) ? [[key.slice(kind.length + 1), text]] : [],
    ),
  );

export const orderBook = (texts: Texts): OrderBook => ({
  groups: Object.entries(GROUPS).map(([group, windows]) => ({
    title: word(texts, `orders-group-${group}`),
    windows: [...windows],
  })),
  windows: named(texts, "window"),
  cards: named(texts, "title"),
});
