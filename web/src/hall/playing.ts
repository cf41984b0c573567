// Seating oneself against bots, with one click.

import { api } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import type { BotInfo, GameInfo, TableInfo } from "../lib/types";

const USUAL = "easy";

/** The level that is wanted, if there are such bots; else the usual one, else any. */
export const levelOf = (bots: BotInfo[], wanted: string): string =>
  [wanted, USUAL].find((level) => bots.some((bot) => bot.spec === level)) ?? bots[0]?.spec ?? "";

/** Whether a seat is for a program that the host invited by a token. */
export const isProgram = (bot: string | null): boolean => bot?.startsWith("@") ?? false;

/** What sort of bot that is, in words. */
export const sortOf = (bot: string | null, levels: Record<string, string>): string =>
  isProgram(bot) ? prefs.words.program : (levels[bot ?? ""] ?? bot ?? "");

/** What makes bots weaker here than they are, in a sentence; empty if nothing does. */
export const weakness = (bots: BotInfo[]): string =>
  bots.some((bot) => bot.interpreted)
    ? prefs.words.botsInterpreted
    : bots.some((bot) => bot.pressed)
      ? prefs.words.botsPressed
      : "";

/** How many sit there if nobody says: four, or as many as can. */
export const usualPlayers = (game: GameInfo): number =>
  game.players.includes(4) ? 4 : game.players[game.players.length - 1]!;

export function playNow(game: GameInfo, bots: BotInfo[], level = prefs.level): Promise<TableInfo> {
  const players = usualPlayers(game);
  const bot = levelOf(bots, level) || undefined;
  const name = prefs.name || prefs.words.guest;
  const others = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  return api.open({ game: game.name, players, seats: [{ kind: "me", name }, ...others] });
}
