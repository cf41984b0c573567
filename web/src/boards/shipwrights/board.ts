import "./palette.css";
import { defineBoard } from "../contract";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Order from "./Order.svelte";
import Phase from "./Phase.svelte";
import { standing, word } from "./cards";
import type { View } from "./view";

export default defineBoard<View>({
  Board,
  Hand,
  Phase,
  Order,
  Ending,
  sounds: { ship_finished: "launch" },
  areas: ({ moment, texts }) => {
    const market = {
      name: "market",
      title: word(texts, moment.view.phase === "morning" ? "board-packet" : "board-market"),
      beside: ["others"],
    };
    const yard = { name: "yard", title: word(texts, "board-yard") };
    const others = { name: "others", title: word(texts, "board-others") };
    return moment.view.phase === "morning" ? [market, yard, others] : [yard, market, others];
  },
  chip: ({ moment, texts }, seat) => {
    const board = moment.view.boards.find((one) => one.seat === seat);
    return board ? { figures: standing(board, texts).slice(0, moment.view.boards.length > 4 ? 2 : 3) } : {};
  },
});
