// The drawings of the page of rules.
import "./palette.css";
import { drawn, type Primer } from "../contract";
import Example from "./primer/Example.svelte";
import Fix from "./primer/Fix.svelte";
import Laid from "./primer/Laid.svelte";
import Tile from "./primer/Tile.svelte";
import { SIGNS } from "./signs";

const COLOURS = ["green", "red", "black", "white"];

export default {
  drawings: {
    round: SIGNS.thing.captain,
    ...SIGNS.phase,
    ...SIGNS.thing,
    ...Object.fromEntries(COLOURS.map((colour) => [colour, drawn(Tile, { colour })])),
  },
  figures: { table: Laid, fix: Fix, example: Example },
} satisfies Primer;
