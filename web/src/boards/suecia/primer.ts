// The drawings of the page of rules.
import "./palette.css";
import { drawn, type Drawing, type Primer } from "../contract";
import Chit from "./Chit.svelte";
import { FILL } from "./kinds";
import Province from "./Province.svelte";
import Cargo from "./primer/Cargo.svelte";
import Estate from "./primer/Estate.svelte";
import Example from "./primer/Example.svelte";
import { CARGO, RINGS, TILES } from "./primer/goods";
import Laid from "./primer/Laid.svelte";
import Provinces from "./primer/Provinces.svelte";
import Routes from "./primer/Routes.svelte";
import Tile from "./primer/Tile.svelte";
import { SIGNS } from "./signs";

const { bonus, deed, estate, thing } = SIGNS;
const each = (names: string[], drawing: (name: string) => Drawing): Record<string, Drawing> =>
  Object.fromEntries(names.map((name) => [name, drawing(name)]));

export default {
  drawings: {
    ...estate,
    ...deed,
    ...bonus,
    ...thing,
    ...each(Object.keys(FILL), (kind) => drawn(Chit, { kind, size: "min(1.4em, 40px)" })),
    ...each(Object.keys(CARGO), (nation) => drawn(Cargo, { nation })),
    ...each(Object.keys(TILES), (tile) => drawn(Tile, { tile })),
    west: drawn(Province, { ring: RINGS.west }),
    north: drawn(Province, { ring: RINGS.north }),
    ...each(["PB", "BC", "CN", "NP", "PC", "BN"], (card) => drawn(Estate, { card })),
    turn: thing.hand,
    estates: estate.nobility,
    place: deed.place_castle,
    collect: deed.collect_resource_reserve,
    demand: deed.demand_ships,
    bonus: bonus.farm,
    basic: drawn(Chit, { kind: "crop", size: "40px" }),
    advanced: drawn(Chit, { kind: "timber", size: "40px" }),
    majority: drawn(Province, { ring: RINGS.west }),
    deeds: thing.action,
    pay: thing.disc,
  },
  figures: { table: Laid, province: Provinces, routes: Routes, example: Example },
} satisfies Primer;
