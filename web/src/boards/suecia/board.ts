import "./palette.css";
import { defineBoard } from "../contract";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Order from "./Order.svelte";
import Phase from "./Phase.svelte";
import { word } from "./kinds";
import { standing } from "./standing";
import type { View } from "./view";

const AREAS = ["city", "provinces", "market", "mine", "others"] as const;

export default defineBoard<View>({
  Board,
  Hand,
  Phase,
  Order,
  Ending,
  areas: ({ texts }) => AREAS.map((name) => ({ name, title: word(texts, `board-area-${name}`) })),
  chip: ({ moment, texts }, seat) => {
    const player = moment.view.players[seat];
    return player ? { figures: standing(player, texts).slice(0, 2) } : {};
  },
});
