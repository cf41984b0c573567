// What the person prefers, kept in this browser: language, theme, name, motion.

import type { Language } from "./types";
import { firstSpoken, LANGUAGES, WORDS, type Words } from "./words";

type Theme = "auto" | "light" | "dark";

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`longhall.${name}`);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`longhall.${name}`, value);
  } catch {
    // a private window: the preference lasts as long as the page
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

  applyToPage(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.lang = this.language;
  }

  hasSeenGuide(game: string): boolean {
    return kept(`guide.${game}`) === "seen";
  }

  markGuideSeen(game: string): void {
    keep(`guide.${game}`, "seen");
  }
}

export const prefs = new Prefs();
