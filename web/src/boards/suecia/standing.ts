// A player's points, discs and hand, for strips and chips.

import type { FigureOf } from "../../pieces/figure";
import { seatColour } from "../../pieces/colours";
import { word, type Texts } from "./kinds";
import { SIGNS } from "./signs";
import type { Player, View } from "./view";

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

/** What a fulfilled mission brings at the end. */
export const missionWorth = (view: View): number =>
  view.players[0]?.parts.find(({ part }) => part === "missions")?.worth ?? 0;

/** The cards that a player still lays, one in a turn. */
export const toLay = (player: Player): number =>
  player.tableau.reduce((sum, { room, cards }) => sum + room - cards.length, 0);

/** What building and what missions bring so far. */
export const sumOf = (player: Player, texts: Texts): string =>
  `${player.building_points} ${word(texts, "board-buildings")} + ` +
  `${player.points - player.building_points} ${word(texts, "board-from-missions")}`;
