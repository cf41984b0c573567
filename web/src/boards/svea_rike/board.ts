import "./palette.css";
import { defineBoard } from "../contract";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Order from "./Order.svelte";
import Phase from "./Phase.svelte";
import { own, statusOf, word } from "./cards";
import { flyer } from "./flyers";
import { orderOf } from "./order";
import { orderBook } from "./orders";
import { SIGNS } from "./signs";
import type { View } from "./view";

export default defineBoard<View>({
  Board,
  Hand,
  Phase,
  Order,
  order: orderOf,
  Choice,
  flyer,
  Ending,
  orders: orderBook,
  areas: ({ moment, texts }) => {
    const area = (name: string, beside: string[] = []) => ({ name, title: own(texts, name), beside });
    const seated = moment.view.players.some(({ seat }) => seat === moment.seat);
    return [
      ...(moment.view.war ? [area("war", ["map"])] : []),
      area("map"),
      area("cards", ["house"]),
      ...(seated ? [area("house", ["others"])] : []),
      area("others", ["house"]),
    ];
  },
  chip: ({ moment, texts }, seat) => {
    const player = moment.view.players.find((one) => one.seat === seat);
    return player
      ? {
          figures: [
            statusOf(player, texts),
            { sign: SIGNS.thing.gold, value: player.gold, label: word(texts, "picture-gold") },
          ],
        }
      : {};
  },
});
