import { afterEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../../src/lib/prefs.svelte";
import type { GameEvent } from "../../src/lib/types";
import shipwrights from "../../src/boards/shipwrights/board";
import voyage from "../../src/boards/vasa_voyage/board";
import { heard, sound, type Sound } from "../../src/table/sounds";

let begun = 0;
const parameter = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
const node = (): object => ({
  frequency: parameter,
  gain: parameter,
  connect: (next: object) => next,
  start: () => (begun += 1),
  stop() {},
});

class Quiet {
  currentTime = 0;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createOscillator = node;
  createGain = node;
}

vi.stubGlobal("AudioContext", Quiet);

const event = (kind: string, fields: GameEvent["fields"] = {}): GameEvent => ({ kind, fields, at: [] });
const rolled = event("rolled", { rolled: { of: "count", value: 4, name: null, text: "4" } });
const waiting = { over: false, asked: false, foregone: false };
const asked = { ...waiting, asked: true };

afterEach(() => {
  begun = 0;
  prefs.setSound(false);
});

describe("sounds", () => {
  it("are off until somebody asks for them, and one switch turns them all on", () => {
    const all: Sound[] = ["turn", "dice", "launch", "end"];
    all.forEach(sound);
    expect(begun).toBe(0);
    prefs.setSound(true);
    for (const name of all) {
      begun = 0;
      sound(name);
      expect(begun, name).toBeGreaterThan(0);
    }
  });

  it("are one for each kind of event: a launch, dice, the end", () => {
    const sounds = shipwrights.sounds ?? {};
    expect(heard([event("gold_paid"), event("ship_finished")], waiting, sounds, false)).toBe("launch");
    expect(heard([event("all_placed")], waiting, voyage.sounds ?? {}, false)).toBe("launch");
    expect(heard([rolled], asked, sounds, false)).toBe("dice");
    expect(heard([event("ship_finished")], { ...waiting, over: true }, sounds, false)).toBe("end");
    expect(heard([event("gold_paid")], waiting, sounds, false)).toBe(null);
  });

  it("tell that one's own turn begins, but not again while it lasts, nor where nothing is left to choose", () => {
    expect(heard([], asked, {}, false)).toBe("turn");
    expect(heard([], asked, {}, true)).toBe(null);
    expect(heard([], { ...asked, foregone: true }, {}, false)).toBe(null);
  });
});
