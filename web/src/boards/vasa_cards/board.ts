import "./palette.css";
import { defineBoard } from "../contract";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Hand from "./Hand.svelte";
import Order from "./Order.svelte";
import Phase from "./Phase.svelte";
import { flyer } from "./flyers";
import { orderOf } from "./order";
import type { View } from "./view";

export default defineBoard<View>({
  Board,
  Choice,
  Hand,
  Order,
  order: orderOf,
  Phase,
  flyer,
  tellsEnding: true,
  chapters: ["captain_named"],
  areas: ({ moment, texts }) => [
    { name: "deck", title: texts["board-deck"] ?? "", beside: [moment.over ? "verdict" : "ends"] },
    moment.over
      ? { name: "verdict", title: texts["board-verdict"] ?? "" }
      : { name: "ends", title: texts["board-ends"] ?? "" },
  ],
  chip: ({ moment, texts }, seat) => {
    const outcome = moment.result?.outcomes[seat]?.key;
    return { note: outcome && texts[`fate-${outcome}`] };
  },
});
