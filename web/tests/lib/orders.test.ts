// Standing orders: what one change makes of them.

import { expect, test } from "vitest";
import {
  isPassing,
  movesOf,
  passing,
  profileOf,
  withMuted,
  withProfile,
  withStop,
  withoutStop,
} from "../../src/lib/orders";
import type { SeatState } from "../../src/lib/types";

const moment = (view: object): SeatState => ({ view }) as unknown as SeatState;

test("passing lasts until the seat has begun one more move, and a game that counts none knows no passing", () => {
  const on = passing({ profile: "primary" }, 3, true);
  expect(on).toEqual({ profile: "primary", pass_until_move: 3 });
  expect(isPassing(on, 3)).toBe(true);
  expect(isPassing(on, 4)).toBe(false);
  expect(isPassing(passing(on, 3, false), 3)).toBe(false);
  expect(movesOf(moment({ players: [{ moves: 3 }, { moves: 9 }] }), 1)).toBe(9);
  expect(isPassing({}, movesOf(moment({}), 0))).toBe(false);
});

test("windows ordered together have a profile only where they agree, and none of their own where it is as everywhere", () => {
  const orders = withProfile({ profile: "primary" }, ["buy", "pre_buy"], "off");
  expect(orders.windows).toEqual({ buy: "off", pre_buy: "off" });
  expect(profileOf(orders, ["buy", "pre_buy"])).toBe("off");
  expect(profileOf(orders, ["buy", "upkeep"])).toBeUndefined();
  expect(profileOf({}, ["buy"])).toBe("all");
  expect(withProfile(orders, ["buy"], "primary").windows).toEqual({ pre_buy: "off" });
});

test("a moment to stop at and a silent card are there once, and can be taken away", () => {
  const stop = withStop(withStop({ stop: [["upkeep", ""]] }, ["buy", "p2"]), ["buy", "p2"]);
  expect(stop.stop).toEqual([
    ["upkeep", ""],
    ["buy", "p2"],
  ]);
  expect(withoutStop(stop, ["buy", "p2"]).stop).toEqual([["upkeep", ""]]);
  const mute = withMuted(withMuted({}, "famine", true), "famine", true);
  expect(mute.mute).toEqual(["famine"]);
  expect(withMuted(mute, "famine", false).mute).toEqual([]);
});
