// What the person prefers, kept in this browser: language, theme, name, motion.

import type { Language } from "./types";
import { firstSpoken, LANGUAGES, WORDS, type Words } from "./words";

/** What becomes of a click on a choice: played at once, held for a moment where only bots wait, or asked about. */
export type Care = "none" | "hold" | "confirm";
const CARES: Care[] = ["none", "hold", "confirm"];

type Theme = "auto" | "light" | "dark";
/** How others' moves are shown: one after the other, all at once, or when the person asks for the next. */
export type Playing = "flow" | "fast" | "step";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`longhall.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`longhall.${name}`, value);
  } catch {
    // a private window: the preference lasts as long as the page
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`longhall.${name}`);
  } catch {
    // nothing was kept
  }
}

function firstLanguage(): Language {
  const stored = kept("language");
  return LANGUAGES.find((language) => language === stored) ?? firstSpoken(navigator.languages);
}

class Prefs {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>((kept("theme") as Theme | null) ?? "auto");
  name = $state(kept("name") ?? "");
  playback = $state<Playing>((kept("playback") as Playing | null) ?? "flow");
  sound = $state(kept("sound") === "on");
  care = $state<Care>(CARES.find((care) => care === kept("care")) ?? "none");
  level = $state(kept("level") ?? ""); // of the bots that one plays with; empty: the usual

  get words(): Words {
    return WORDS[this.language];
  }

  /** The one after it: the button in the corner goes round. */
  get nextLanguage(): Language {
    return LANGUAGES[(LANGUAGES.indexOf(this.language) + 1) % LANGUAGES.length]!;
  }

  get wantsStillness(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  setLanguage(language: Language): void {
    this.language = language;
    keep("language", language);
    document.documentElement.lang = language;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.applyToPage();
  }

  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }

  setPlayback(playback: Playing): void {
    this.playback = playback;
    keep("playback", playback);
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }

  setCare(care: Care): void {
    this.care = care;
    keep("care", care);
  }

  setLevel(level: string): void {
    this.level = level;
    keep("level", level);
  }

  applyToPage(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.lang = this.language;
  }

  /** Whether the tutorial was offered at this person's first table of the game. */
  wasOffered(game: string): boolean {
    return kept(`offered.${game}`) === "yes";
  }

  markOffered(game: string): void {
    keep(`offered.${game}`, "yes");
  }

  hasLearned(game: string, tutorial: string): boolean {
    return kept(`learned.${game}.${tutorial}`) === "yes";
  }

  markLearned(game: string, tutorial: string): void {
    keep(`learned.${game}.${tutorial}`, "yes");
    forget(`step.${game}.${tutorial}`);
    this.markOffered(game);
  }

  /** The step of a tutorial at which somebody left it; 0 if it was not begun, or is done. */
  stepOf(game: string, tutorial: string): number {
    return Number(kept(`step.${game}.${tutorial}`) ?? 0) || 0;
  }

  keepStep(game: string, tutorial: string, step: number): void {
    if (step) keep(`step.${game}.${tutorial}`, String(step));
    else forget(`step.${game}.${tutorial}`);
  }
}

export const prefs = new Prefs();
