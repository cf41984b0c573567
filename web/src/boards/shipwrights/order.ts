// Who acts after whom today, from the holder of the Pioneer token, and who begins tomorrow.

import type { Place } from "../../pieces/order";
import type { BoardProps } from "../contract";
import { word } from "./cards";
import { SIGNS } from "./signs";
import type { View } from "./view";

export function orderOf({ moment, texts }: BoardProps<View>): Place[] {
  const { order, tomorrow, active, phase, turns_done } = moment.view;
  if (phase === "over") return [];
  return order.map((seat, i) => {
    const done = phase === "afternoon" && i < turns_done;
    return {
      seat,
      state: seat === active ? "now" : done ? "done" : "next",
      marks: [
        ...(i === 0 ? [{ sign: SIGNS.thing.pioneer_token, said: word(texts, "board-pioneer-token") }] : []),
        ...(seat === tomorrow ? [{ sign: SIGNS.phase.morning, said: word(texts, "board-tomorrow") }] : []),
      ],
    };
  });
}
