// Small sounds, made in the browser, off until somebody asks for them.

import { prefs } from "../lib/prefs.svelte";
import type { GameEvent, SeatState } from "../lib/types";

export type Sound = "turn" | "dice" | "launch" | "end";

interface Tone {
  at: number; // seconds from now
  hertz: number;
  lasts: number;
  to?: number; // slides there
  wave?: OscillatorType;
  loud?: number;
}

const SOUNDS: Record<Sound, Tone[]> = {
  turn: [
    { at: 0, hertz: 523, lasts: 0.16 },
    { at: 0.12, hertz: 784, lasts: 0.28 },
  ],
  dice: [0, 0.07, 0.13, 0.22, 0.33].map((at, i) => ({
    at,
    hertz: 260 + 70 * (i % 3),
    lasts: 0.05,
    wave: "square" as const,
    loud: 0.06,
  })),
  launch: [
    { at: 0, hertz: 110, to: 55, lasts: 0.7, wave: "sawtooth", loud: 0.07 },
    { at: 0.35, hertz: 392, lasts: 0.4 },
    { at: 0.5, hertz: 523, lasts: 0.5 },
  ],
  end: [262, 330, 392, 523].map((hertz, i) => ({ at: i * 0.16, hertz, lasts: 0.5 })),
};

/** What of a change is heard, one sound at most: the end, what the board lets sound, dice, one's own turn that begins. */
export function heard(
  events: GameEvent[],
  state: Pick<SeatState, "over" | "asked" | "foregone">,
  sounds: Record<string, Sound>,
  wasAsked: boolean,
): Sound | null {
  if (state.over && events.length) return "end";
  const made = events.flatMap(({ kind, fields }) => sounds[kind] ?? (fields.rolled ? "dice" : []));
  return made[0] ?? (state.asked && !state.foregone && !wasAsked ? "turn" : null);
}

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[name]) ring(context, tone);
}

function ring(audio: AudioContext, { at, hertz, lasts, to, wave = "triangle", loud = 0.12 }: Tone): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(hertz, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + lasts);
}
