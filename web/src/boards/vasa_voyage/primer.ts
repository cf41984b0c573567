// The drawings of the page of rules.
import { drawn, type Primer } from "../contract";
import Example from "./primer/Example.svelte";
import Exchange from "./primer/Exchange.svelte";
import Laid from "./primer/Laid.svelte";
import Ware from "./primer/Ware.svelte";
import { SIGNS } from "./signs";

const { role, thing, fate } = SIGNS;
const wares = Object.keys(SIGNS.material).map((material) => [material, drawn(Ware, { material })]);

export default {
  drawings: {
    round: thing.leader,
    roles: role.king,
    exchange: thing.anvil,
    replace: role.admiral,
    inspect: role.admiral,
    ...role,
    ...thing,
    sails: fate.sails,
    ...Object.fromEntries(wares),
  },
  figures: { table: Laid, exchange: Exchange, example: Example },
} satisfies Primer;
