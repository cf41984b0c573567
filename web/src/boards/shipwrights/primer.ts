// The drawings of the page of rules.
import "./palette.css";
import type { Drawing, Primer } from "../contract";
import Good from "./Good.svelte";
import Example from "./primer/Example.svelte";
import Face from "./primer/Face.svelte";
import Hero from "./primer/Hero.svelte";
import Laid from "./primer/Laid.svelte";
import Passing from "./primer/Passing.svelte";
import { SIGNS } from "./signs";

const { card, phase, thing } = SIGNS;
const cards = Object.keys(card).map((name): [string, Drawing] => [name, { of: Face, with: { card: name } }]);
const stores = ["gold", "workers", "oak", "wool", "iron"].map((name): [string, Drawing] => [
  name,
  { of: Good, with: { of: name, size: "min(1.4em, 40px)" } },
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
    slip: { of: Face, with: { card: "byrding", mode: "slip" } },
    buy: { of: Good, with: { of: "oak", size: "44px" } },
    hire: { of: Face, with: { card: "blacksmith" } },
    begin: { of: Face, with: { card: "byrding", mode: "slip" } },
    finish: { of: Face, with: { card: "karv" } },
    construct: { of: Face, with: { card: "church" } },
    tool: { of: Face, with: { card: "bow_saw" } },
    call: { of: Face, with: { card: "conspirator" } },
  },
  figures: { table: Laid, passing: Passing, example: Example },
} satisfies Primer;
