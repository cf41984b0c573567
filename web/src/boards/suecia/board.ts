import "./palette.css";
import { defineBoard } from "../contract";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Order from "./Order.svelte";
import Phase from "./Phase.svelte";
import { flyer, TURNS } from "./flyers";
import { word } from "./kinds";
import { standing } from "./standing";
import type { View } from "./view";

// In the order of the tabs, with what a tablet shows beside each.
const AREAS = {
  city: ["provinces"],
  provinces: ["city"],
  market: ["mine"],
  mine: ["others"],
  others: ["market"],
};

// Open beside the answers to a question, and none itself.
const LAST = ["exchange", "finish", "stop", "enough", "end", "abandon"];

export default defineBoard<View>({
  Board,
  Hand,
  Phase,
  Order,
  Choice,
  flyer,
  turns: TURNS,
  Ending,
  rank: ({ key }) => LAST.indexOf(key) + 1,
  areas: ({ moment, texts }) =>
    Object.entries(AREAS).map(([name, beside]) => ({
      name,
      title: word(texts, `board-area-${name}`),
      beside,
      // One may trade before nearly every action: then the question is about something else.
      aside: name === "market" && moment.choices.some(({ key }) => key === "exchange"),
    })),
  chip: ({ moment, texts }, seat) => {
    const player = moment.view.players[seat];
    return player ? { figures: standing(player, texts).slice(0, 2) } : {};
  },
});
