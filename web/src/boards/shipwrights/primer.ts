// The drawings of the page of rules.
import "./palette.css";
import { drawn, type Drawing, type Primer } from "../contract";
import Good from "./Good.svelte";
import Example from "./primer/Example.svelte";
import Face from "./primer/Face.svelte";
import Hero from "./primer/Hero.svelte";
import Laid from "./primer/Laid.svelte";
import Passing from "./primer/Passing.svelte";
import { SIGNS } from "./signs";

const { card, phase, thing } = SIGNS;
const cards = Object.keys(card).map((name): [string, Drawing] => [name, drawn(Face, { card: name })]);
const stores = ["gold", "workers", "oak", "wool", "iron"].map((name): [string, Drawing] => [
  name,
  drawn(Good, { of: name, size: "min(1.4em, 40px)" }),
]);

export default {
  Hero,
  drawings: {
    ...thing,
    ...Object.fromEntries(cards),
    ...Object.fromEntries(stores),
    day: phase.afternoon,
    ...phase,
    ships: thing.ship,
    folk: SIGNS.group.townsfolk,
    slip: drawn(Face, { card: "byrding", mode: "slip" }),
    buy: drawn(Good, { of: "oak", size: "44px" }),
    hire: drawn(Face, { card: "blacksmith" }),
    begin: drawn(Face, { card: "byrding", mode: "slip" }),
    finish: drawn(Face, { card: "karv" }),
    construct: drawn(Face, { card: "church" }),
    tool: drawn(Face, { card: "bow_saw" }),
    call: drawn(Face, { card: "conspirator" }),
  },
  figures: { table: Laid, passing: Passing, example: Example },
} satisfies Primer;
