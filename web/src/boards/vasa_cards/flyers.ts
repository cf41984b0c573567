// What flies for an event: the Captain's wheel.

import Coin from "../../pieces/Coin.svelte";
import type { GameEvent } from "../../lib/types";
import type { Flyer } from "../contract";
import { SIGNS } from "./signs";

export const flyer = ({ kind }: GameEvent): Flyer | null =>
  kind === "captain_named" ? { of: Coin, with: { sign: SIGNS.thing.captain }, size: [38, 38] } : null;
