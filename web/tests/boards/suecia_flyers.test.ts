import { expect, test } from "vitest";
import type { GameEvent, SeatState } from "../../src/lib/types";
import { flyer } from "../../src/boards/suecia/flyers";
import type { View } from "../../src/boards/suecia/view";

const laid = (estate: string) => ({ card: "PB", estate });
const view = {
  players: [
    {
      parts: [],
      tableau: [{ element: "column:p1.1", room: 3, cards: [laid("peasant"), laid("burgher")], next: 3 }],
    },
  ],
  cards: [{ nation: "hansa", sort: "ships" }],
} as unknown as View;
const flown = (kind: string, fields: object) =>
  flyer({ kind, fields, at: [] } as unknown as GameEvent, {
    moment: { seat: 0, view } as unknown as SeatState<View>,
    texts: {},
  });

test("a card that is laid is followed by a seal for every card of its column", () => {
  const after = flown("in_column", { seat: { value: 0 }, column: { value: 0 } })?.after ?? [];
  expect(after.map(({ at }) => at)).toEqual([
    ["column:p1.1", "estate:peasant"],
    ["column:p1.1", "estate:burgher"],
  ]);
});

test("a ship that is returned flies as itself", () => {
  const card = flown("card_returned", { seat: { value: 0 }, nation: { name: "hansa" } });
  expect(card?.with).toMatchObject({ of: { nation: "hansa" } });
});
