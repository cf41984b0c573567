import "./palette.css";
import { defineBoard } from "../contract";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Order from "./Order.svelte";
import Phase from "./Phase.svelte";
import { wordOf } from "./goods";
import { flyer } from "./flyers";
import { orderOf } from "./order";
import { SIGNS } from "./signs";
import type { View } from "./view";

export default defineBoard<View>({
  Board,
  Choice,
  Ending,
  Hand,
  Order,
  order: orderOf,
  flyer,
  Phase,
  chapters: ["round_begun"],
  sounds: { all_placed: "launch" },
  areas: ({ moment, texts }) => {
    const area = (name: string, beside: string[] = []) => ({ name, title: wordOf(texts)(`area-${name}`), beside });
    const { step, you } = moment.view;
    return [
      ...(step === "inventory"
        ? [{ ...area("trade"), asks: true }]
        : step === "over"
          ? []
          : [area("roles", ["supply"])]),
      area("supply", you ? ["yours"] : ["others"]),
      ...(you ? [area("yours", ["others"])] : []),
      area("others", you ? ["yours"] : []),
    ];
  },
  chip: ({ moment, texts }, seat) => {
    const player = moment.view.seats[seat];
    if (!player) return {};
    return {
      figures: [{ sign: SIGNS.thing.hand, value: player.hand.count, label: wordOf(texts)("board-goods") }],
    };
  },
});
