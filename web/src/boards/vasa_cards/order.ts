// Who acts after whom in this round, colour by colour, the Captain first.

import type { Place } from "../../pieces/order";
import type { BoardProps } from "../contract";
import { SIGNS } from "./signs";
import type { View } from "./view";

export function orderOf({ moment, texts }: BoardProps<View>): Place[] {
  const { order, acting, captain, colours } = moment.view;
  const now = acting ? order.indexOf(acting) : -1;
  return order.map((colour, i) => ({
    seat: colours.find((row) => row.colour === colour)?.seat ?? -1,
    state: now < 0 || i > now ? "next" : i === now ? "now" : "done",
    marks: colour === captain ? [{ sign: SIGNS.thing.captain, said: texts["board-captain"] ?? "" }] : [],
  }));
}
