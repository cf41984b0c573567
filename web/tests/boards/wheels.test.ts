// The wheel of the Captain and of the leader goes to whoever has it next.

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Who from "../../src/boards/vasa_cards/Who.svelte";
import { flyer as ofCards } from "../../src/boards/vasa_cards/flyers";
import { SIGNS as CARDS } from "../../src/boards/vasa_cards/signs";
import { flyer as ofVoyage } from "../../src/boards/vasa_voyage/flyers";
import { SIGNS as VOYAGE } from "../../src/boards/vasa_voyage/signs";
import type { GameEvent } from "../../src/lib/types";

const event = (kind: string): GameEvent => ({ kind, fields: {}, at: [] });

test("a wheel flies when a round begins", () => {
  expect(ofCards(event("captain_named"))?.with).toMatchObject({ sign: CARDS.thing.captain });
  expect(ofVoyage(event("round_begun"), {} as never)?.with).toMatchObject({ sign: VOYAGE.thing.leader });
  expect(ofCards(event("built"))).toBeNull();
});

test.each([true, false])("it lies at the head of the Captain's row: %s", (captain) => {
  const row = { colour: "green", seat: 0, hand: { element: "hand:green", count: 0, cards: [] }, piles: [] };
  const props = { row, name: "Anna", captain, acting: false, own: true, fate: "", texts: {} };
  const head = mount(Who, { target: document.body, props: props as never });
  flushSync();
  const places = [...document.querySelectorAll("[data-place]")].map((node) => node.getAttribute("data-place"));
  expect(places).toEqual(captain ? ["captain:green", "captain"] : ["captain:green"]);
  void unmount(head);
});
