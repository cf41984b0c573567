// The drawings of the page of rules.
import "./palette.css";
import { drawn, type Drawing, type Primer } from "../contract";
import { historyScene, historySign, titleScene, titleSign, titleTone } from "./cards";
import Battle from "./primer/Battle.svelte";
import Example from "./primer/Example.svelte";
import Laid from "./primer/Laid.svelte";
import Picture from "./primer/Picture.svelte";
import { SERIES_OF } from "./primer/series";
import type { SceneName } from "./scenes";
import { SIGNS } from "./signs";

const { activity, royal_text, series, thing } = SIGNS;
const picture = (tone: string, sign: string, scene: SceneName): Drawing => drawn(Picture, { tone, sign, scene });
const history = Object.keys(SIGNS.history).map((card): [string, Drawing] => [
  card,
  picture(`var(--${SERIES_OF[card] ?? "resource"})`, historySign(card), historyScene(card)),
]);
const events = Object.keys(SIGNS.title).map((title): [string, Drawing] => [
  title,
  picture(titleTone(title), titleSign(title), titleScene(title)),
]);

export default {
  drawings: {
    ...thing,
    ...royal_text,
    ...series,
    ...activity,
    reign: thing.sovereign,
    move: activity.agriculture,
    history: thing.history,
    cards: thing.event,
    money: thing.gold,
    hunger: royal_text.famine,
    sp: thing.status,
    pool: thing.fief,
    exchequer: thing.gold,
    window: thing.event,
    combat: thing.war,
    flag: thing.marched,
    region: thing.famine,
    series: series.palace,
    agriculture: picture("var(--k-land)", activity.agriculture, "land"),
    commerce: picture("var(--k-trade)", activity.commerce, "sea"),
    culture: picture("var(--cultural)", activity.culture, "hall"),
    ...Object.fromEntries([...history, ...events]),
  },
  figures: { table: Laid, battle: Battle, example: Example },
} satisfies Primer;
