// A player's points, discs and hand, for strips and chips.

import type { FigureOf } from "../../pieces/figure";
import { seatColour } from "../../pieces/colours";
import { word, type Texts } from "./kinds";
import { SIGNS } from "./signs";
import type { Player } from "./view";

export const standing = (player: Player, texts: Texts): FigureOf[] => [
  { sign: SIGNS.thing.points, value: player.points, label: word(texts, "board-points") },
  {
    sign: SIGNS.thing.disc,
    value: player.discs,
    label: word(texts, "board-discs"),
    colour: seatColour(player.seat),
  },
  { sign: SIGNS.thing.hand, value: player.hand.count, label: word(texts, "board-in-hand") },
];
