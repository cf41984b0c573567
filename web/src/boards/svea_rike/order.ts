// Who has moved this turn, who moves, and who moves next where the marker says so.

import type { Place } from "../../pieces/order";
import type { BoardProps } from "../contract";
import { own } from "./cards";
import { SIGNS } from "./signs";
import { orderOf as turnsOf } from "./turns";
import type { View } from "./view";

export const orderOf = ({ moment: { view }, texts }: BoardProps<View>): Place[] =>
  view.over
    ? []
    : turnsOf(view).map((place) => ({
        ...place,
        marks:
          place.seat === view.order.leftmost ? [{ sign: SIGNS.thing.marched, said: own(texts, "moves-next") }] : [],
      }));
