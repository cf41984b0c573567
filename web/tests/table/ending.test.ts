// How a rated game ended for me.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { SeatState, TableInfo } from "../../src/lib/types";
import Ending from "../../src/table/Ending.svelte";

const ending = { headline: "Anna won", categories: [], comparisons: [] };
const result = { places: [1, 2], scores: [0, 0], outcomes: [], reason: { text: "" }, clause: "", ending };
const moment = { names: ["Anna", "Bo"], result } as unknown as SeatState;
const seats = [0, 1].map((number) => ({ number, name: "", kind: "person", bot: null, mine: number === 0 }));
const told = () => document.querySelector("[data-test=my-rating]")?.textContent.trim();

afterEach(() => vi.unstubAllGlobals());

test("the end of a rated game tells what it did to my rating; one for fun asks nothing", async () => {
  const asked = vi.fn(() =>
    Promise.resolve(
      Response.json([
        { table: { id: "another" }, rating: { change: 9, rating: 9, doubt: 9 } },
        { table: { id: "t" }, rating: { change: -0.8, rating: 24.3, doubt: 1.25 } },
      ]),
    ),
  );
  vi.stubGlobal("fetch", asked);
  for (const rated of [false, true]) {
    const table = { id: "t", game: "a_game", seats, rated } as unknown as TableInfo;
    const shown = mount(Ending, { target: document.body, props: { moment, table } });
    flushSync();
    if (rated) await vi.waitFor(() => expect(told()).toBe("Your rating: −0.8, now 24.3 ± 1.3"));
    expect(asked).toHaveBeenCalledTimes(rated ? 1 : 0);
    void unmount(shown);
  }
});
