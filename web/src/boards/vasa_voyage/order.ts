// In which order roles are taken and carried out, the leader's token at whoever has it.

import type { Place } from "../../pieces/order";
import type { BoardProps } from "../contract";
import { seatNumber, wordOf } from "./goods";
import { SIGNS } from "./signs";
import type { View } from "./view";

export function orderOf({ moment, texts }: BoardProps<View>): Place[] {
  const { order, acting, leader, seats, step } = moment.view;
  // While a role is carried out the others act in between: who has taken one tells how far the round is.
  const done = new Set(seats.filter(({ role }) => role !== null).map(({ seat }) => seat));
  const now = acting ? order.indexOf(acting) : -1;
  return order.map((seat, i) => ({
    seat: seatNumber(seat),
    state: seat === acting ? "now" : (step === "roles" ? done.has(seat) : i < now) ? "done" : "next",
    marks: seat === leader ? [{ sign: SIGNS.thing.leader, said: wordOf(texts)("board-leader") }] : [],
  }));
}
