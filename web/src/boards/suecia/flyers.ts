// What flies for an event: chits, the discs of a seat, seals, ships and missions, and the cards of the estates.

import CardBack from "../../pieces/Card.svelte";
import Token from "../../pieces/Token.svelte";
import type { GameEvent } from "../../lib/types";
import type { BoardProps, Flyer } from "../contract";
import CargoSides from "./CargoSides.svelte";
import Chit from "./Chit.svelte";
import EstateBand from "./EstateBand.svelte";
import EstateCard from "./EstateCard.svelte";
import Seal from "./Seal.svelte";
import { SIGNS } from "./signs";
import { missionWorth } from "./standing";
import type { View } from "./view";

const SIDE = 28;

const chit = (kind: string | null | undefined, count = 1): Flyer | null =>
  kind ? { of: Chit, with: { kind, size: `${SIDE}px` }, size: [SIDE, SIDE], count } : null;

export function flyer({ kind, fields }: GameEvent, { moment, texts }: BoardProps<View>): Flyer | null {
  const seat = fields.seat?.value ?? -1;
  const own = seat === moment.seat;
  const estate = (card: string | null | undefined): Flyer | null =>
    card ? { of: EstateCard, with: { card, deeds: moment.view.estates, texts }, size: [104, 150], read: true } : null;
  switch (kind) {
    case "played":
      return estate(fields.card?.name);
    case "in_column": {
      const column = moment.view.players[seat]?.tableau[fields.column?.value ?? 0];
      const laid = column?.cards.at(-1)?.estate;
      if (!column || !laid) return null;
      // One seal for every card that lies there: the actions of this turn.
      const seals = column.cards.map(({ estate }): NonNullable<Flyer["after"]>[number] => ({
        of: Seal,
        with: { estate },
        size: [SIDE, SIDE],
        at: [column.element, `estate:${estate}`],
      }));
      return { of: EstateBand, with: { estate: laid, texts, laid: true }, size: [96, 44], after: seals };
    }
    case "drew":
    case "kept":
      return own
        ? null
        : { of: CardBack, with: { title: "", tone: "#2c4a63", sign: SIGNS.thing.hand, down: true }, size: [40, 58] };
    case "castle_built":
    case "church_built":
    case "farm_built":
    case "castle_lifted":
    case "church_lifted":
    case "farm_lifted":
    case "shop_lifted":
      return { of: Token, with: { seat, size: `${SIDE}px` }, size: [SIDE, SIDE] };
    case "card_returned": {
      const card = moment.view.cards.find(({ nation }) => nation === fields.nation?.name);
      return card
        ? { of: CargoSides, with: { of: card, worth: missionWorth(moment.view), texts, brief: true }, size: [150, 66] }
        : null;
    }
    case "card_completed":
      return chit(fields.chit?.name, fields.count?.value ?? 1);
    case "paid":
    case "owner_paid":
    case "sold":
    case "bought":
    case "cargo_lost":
      return chit(fields.resource?.name, fields.count?.value ?? 1);
    case "shop_built":
    case "collected_reserve":
    case "collected_market":
    case "chit_to_market":
    case "unit_to_shop":
    case "unit_to_market":
    case "unit_from_shop":
    case "unit_from_market":
    case "castle_gain":
    case "church_gain":
      return chit(fields.resource?.name);
    default:
      return null;
  }
}

/** A tile shows its other face. */
export const TURNS = ["tile_flipped"];
