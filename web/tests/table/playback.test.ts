import { afterEach, describe, expect, it, vi } from "vitest";
import { prefs, type Playing } from "../../src/lib/prefs.svelte";
import type { GameEvent, SeatState } from "../../src/lib/types";
import { Playback } from "../../src/table/playback.svelte";

const by = (seat: number): GameEvent => ({
  kind: "moved",
  at: [],
  fields: { seat: { of: "seat", value: seat, name: `p${seat + 1}`, text: "" } },
});
const state = (transcript: number): SeatState => ({ seat: 0, transcript }) as SeatState;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

async function shown(how: Playing): Promise<[Playback, [number, number][]]> {
  prefs.setPlayback(how);
  const playback = new Playback();
  const seen: [number, number][] = [];
  playback.onShown = (events, { transcript }) => seen.push([transcript, events.length]);
  for (const transcript of [1, 2, 3]) playback.push([by(1)], state(transcript));
  await settled();
  return [playback, seen];
}

vi.spyOn(prefs, "wantsStillness", "get").mockReturnValue(true);
afterEach(() => prefs.setPlayback("flow"));

describe("changes as they are shown", () => {
  it("come one after the other, however fast they came", async () => {
    const [, seen] = await shown("flow");
    expect(seen.map(([transcript]) => transcript)).toEqual([1, 2, 3]);
  });

  it("come all at once, where that is wished", async () => {
    const [playback, seen] = await shown("fast");
    expect(seen).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(playback.behind).toBe(0);
  });

  it("come when they are asked for, where that is wished", async () => {
    const [playback, seen] = await shown("step");
    expect([seen.length, playback.behind]).toEqual([1, 2]);
    playback.next();
    await settled();
    expect([seen.length, playback.behind]).toEqual([2, 1]);
  });
});
