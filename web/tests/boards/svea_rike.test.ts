// What the end of Svea Rike tells from its view.

import { expect, test } from "vitest";
import { handsAtEnd } from "../../src/boards/svea_rike/cards";
import type { View } from "../../src/boards/svea_rike/view";

const holder = (seat: number, cards: string[] | null): View["players"][number] =>
  ({ seat, hand: { element: `hand:p${seat + 1}`, count: cards?.length ?? 0, cards } }) as View["players"][number];

test("at the end every hand is told with its owner, the winner's first and empty ones not at all", () => {
  const players = [holder(0, ["plague"]), holder(1, []), holder(2, ["inflation", "tax_refund", "inflation"])];
  expect(handsAtEnd(players, [2, 1, 0])).toEqual([
    {
      seat: 2,
      cards: [
        { title: "inflation", count: 2 },
        { title: "tax_refund", count: 1 },
      ],
    },
    { seat: 0, cards: [{ title: "plague", count: 1 }] },
  ]);
});
