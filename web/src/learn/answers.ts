// What the coach answers to a click that does not go on: red where the rules refuse it, gold where it is only not now.

import type { Tutorial, TutorialStep } from "../lib/types";

export interface Said {
  refused: boolean;
  head: string; // what was wanted, where the rules refuse it
  text: string;
  clause: string;
}

const kindly = (text: string): Said => ({ refused: false, head: "", text, clause: "" });

/** To an open choice other than the one that goes on. */
export const toChoice = (lesson: Tutorial, step: TutorialStep, key: string): Said =>
  kindly(step.answers[key] ?? lesson.not_now);

/** To a thing that nothing open touches: it may be refused itself, or by a part of it, or with the whole. */
export function toThing(lesson: Tutorial, step: TutorialStep, element: string): Said {
  if (!step.play) return kindly(lesson.first_read);
  const about = ([at]: [string, unknown]): boolean => at.startsWith(`${element}.`) || element.startsWith(`${at}.`);
  const reason = step.reasons[element] ?? Object.entries(step.reasons).find(about)?.[1];
  if (!reason) return kindly(lesson.not_now);
  const own = Object.values(step.answers).includes(reason.said);
  const text = reason.said || (lesson.clauses[reason.clause]?.text ?? "");
  return { refused: true, head: own ? "" : reason.choice, text, clause: reason.clause };
}

/** A sentence in parts: every other one is the deed. */
export const marked = (sentence: string): string[] => sentence.split("*");
