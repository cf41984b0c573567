// What a choice is about, from its key: the card, the fief, the country, whom it concerns, and the price.

import { signOf, type Shape } from "../../pieces/shape";
import type { Deed } from "../deed";
import { seatIn } from "../deed";
import { historySign, titleSign, titleTone } from "./cards";
import { SIGNS } from "./signs";
import type { PlacedCard, View } from "./view";

const COIN = { tone: "linear-gradient(var(--coin-1), var(--coin-2))", ink: "var(--on-coin)" };
const ACTIVITY: Readonly<Record<string, string>> = {
  agriculture: "resource",
  commerce: "scientist",
  culture: "cultural",
};
const THINGS: Readonly<Record<string, Shape>> = {
  bid: SIGNS.thing.gold,
  borrow: SIGNS.thing.loan,
  reward_gold: SIGNS.thing.gold,
  reward_fief: SIGNS.thing.fief,
  royal: SIGNS.thing.sovereign,
  stay_home: SIGNS.thing.fief,
};
const OF_FIEF = ["buy_fief", "marry", "fief", "give_up", "commit", "sell", "offer"];
const OF_HISTORY = ["use", "buy_history", "buy_with_cache", "card", "bury", "reward_card"];
const OF_COUNTRY = ["place", "move", "country", "merchant"];

const coins = (value: number | undefined): Deed["cost"] => (value ? [{ value, ...COIN }] : []);

function placed(view: View, card: string): PlacedCard | undefined {
  const row = view.row.filter((place): place is PlacedCard => place.card !== null);
  return [...row, ...view.players.flatMap(({ history }) => history)].find((one) => one.card === card);
}

export function deedOf(key: string, view: View, seat: number | null): Deed {
  const [family = "", first = "", second = ""] = key.split(":");
  if (family === "play") return { signs: [{ of: titleSign(first), tone: titleTone(first), ink: "#fff" }] };
  if (OF_HISTORY.includes(family)) {
    const card = placed(view, first);
    const signs = [{ of: historySign(first), tone: card && `var(--${card.series})`, ink: card && "#fff" }];
    return { signs, cost: family.startsWith("buy") ? coins(card?.cost) : [] };
  }
  if (OF_FIEF.includes(family)) {
    const fief = view.fiefs.find((one) => one.fief === first);
    const owner = fief && fief.owner !== seat ? fief.owner : null;
    const sign = family === "commit" ? SIGNS.thing.marched : SIGNS.thing.fief;
    return { signs: [{ of: sign }], seat: owner, cost: family === "buy_fief" ? coins(fief?.price) : [] };
  }
  if (OF_COUNTRY.includes(family)) {
    const country = [second, first].find((part) => part in SIGNS.country) ?? "";
    const signs = [{ of: signOf(SIGNS.country, country), tone: "var(--paper-3)", ink: `var(--${country})` }];
    return { signs, seat: seatIn(first) };
  }
  if (family === "activity" || family === "force") {
    return { signs: [{ of: signOf(SIGNS.activity, first), tone: `var(--${ACTIVITY[first]})`, ink: "#fff" }] };
  }
  if (family === "source") {
    return { signs: [{ of: first === "fiefs" ? SIGNS.thing.fief : SIGNS.activity.commerce }] };
  }
  const thing = THINGS[family];
  return thing ? { signs: [{ of: thing }] } : { seat: seatIn(first) };
}
