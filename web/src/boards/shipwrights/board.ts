import "./palette.css";
import { defineBoard } from "../contract";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Order from "./Order.svelte";
import Phase from "./Phase.svelte";
import { standing, word } from "./cards";
import { flyer } from "./flyers";
import { orderOf } from "./order";
import type { View } from "./view";

// As a turn is thought of: the slips, then the hand, then what is bought with the rest.
const LATER = ["buy", "buy_with_cart", "drop_tool", "discard", "end_turn"];

export default defineBoard<View>({
  Board,
  Hand,
  Phase,
  Order,
  order: orderOf,
  Choice,
  flyer,
  Ending,
  rank: ({ key }) => {
    const [verb = ""] = key.split(":");
    return ["finish", "finish_with_tool", "begin"].includes(verb) ? -1 : LATER.indexOf(verb) + 1;
  },
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
    if (!board) return {};
    const [points, ...others] = standing(board, texts);
    const total = moment.view.scores?.[seat]?.total; // with what arms bring at the end
    const figures = [{ ...points!, value: total ?? points!.value }, ...others];
    return { figures: figures.slice(0, moment.view.boards.length > 4 ? 2 : 3) };
  },
});
