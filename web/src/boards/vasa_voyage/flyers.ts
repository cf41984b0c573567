// What flies for an event: the leader's wheel, goods, the sign of a role that is taken, the King's order, and the hands that trade.

import Coin from "../../pieces/Coin.svelte";
import { SIGNS as HOUSE } from "../../pieces/signs";
import { signOf } from "../../pieces/shape";
import type { GameEvent } from "../../lib/types";
import type { BoardProps, Flyer } from "../contract";
import Good from "./Good.svelte";
import { SIGNS } from "./signs";
import type { View } from "./view";

const ROUND: Flyer["size"] = [42, 42];
const TILE: Flyer["size"] = [44, 44];

export function flyer({ kind, fields }: GameEvent, { texts }: BoardProps<View>): Flyer | null {
  const material = fields.material?.name;
  switch (kind) {
    case "round_begun":
      return { of: Coin, with: { sign: SIGNS.thing.leader }, size: ROUND };
    case "role_taken":
      return { of: Coin, with: { sign: signOf(SIGNS.role, fields.role?.name ?? "") }, size: ROUND };
    case "ordered":
      return { of: Coin, with: { sign: signOf(SIGNS.role, "king") }, size: ROUND };
    case "procured":
      return material
        ? { of: Good, with: { material, value: 1, texts }, size: TILE, count: fields.count?.value ?? 1 }
        : null;
    case "exchanged":
      return material ? { of: Good, with: { material, texts }, size: TILE } : null;
    case "offered":
    case "traded":
      return { of: Coin, with: { sign: HOUSE.house.exchange, tone: "#33703f", ink: "#fff" }, size: ROUND };
    default:
      return null;
  }
}
