// Who acts after whom, as every board tells it from its view alone.

import { describe, expect, it } from "vitest";
import type { BoardProps } from "../../src/boards/contract";
import { orderOf as ofShipwrights } from "../../src/boards/shipwrights/order";
import { orderOf as ofSveaRike } from "../../src/boards/svea_rike/order";
import { orderOf as ofCards } from "../../src/boards/vasa_cards/order";
import { orderOf as ofVoyage } from "../../src/boards/vasa_voyage/order";
import { inOrder, type Place } from "../../src/pieces/order";

const props = <V>(view: object): BoardProps<V> => ({ moment: { view }, texts: {} }) as unknown as BoardProps<V>;

const told = (places: Place[]): string[] =>
  places.map(({ seat, state, marks = [] }) => [seat, state, ...marks.map(({ said }) => said)].join(" "));

describe("seats in the order of acting", () => {
  it("come once each, whoever has no place last", () => {
    const places: Place[] = [
      { seat: 2, state: "done" },
      { seat: 0, state: "now" },
      { seat: -1, state: "next" }, // a colour that nobody plays
      { seat: 2, state: "next" },
    ];
    expect(told(inOrder(places, [0, 1, 2]))).toEqual(["2 next", "0 now", "1 next"]);
  });

  it("are done when all their places are, and keep their marks", () => {
    const mark = { sign: "", said: "captain" };
    const places: Place[] = [
      { seat: 1, state: "done", marks: [mark] },
      { seat: 1, state: "done" },
    ];
    expect(told(inOrder(places, [0, 1]))).toEqual(["1 done captain", "0 next"]);
  });

  it("are as they sit where a board tells none", () => {
    expect(told(inOrder([], [0, 1]))).toEqual(["0 next", "1 next"]);
  });
});

describe("the order", () => {
  it("of the card game begins with the Captain's colour", () => {
    const colours = ["green", "red", "black"].map((colour, seat) => ({ colour, seat }));
    const view = { colours, order: ["red", "black", "green"], captain: "red", acting: "black" };
    expect(told(ofCards({ ...props(view), texts: { "board-captain": "captain" } }))).toEqual([
      "1 done captain",
      "2 now",
      "0 next",
    ]);
  });

  it("of the Voyage tells who has taken a role, whoever acts in between", () => {
    const seats = [0, 1, 2].map((seat) => ({ seat: `p${seat + 1}`, role: seat === 2 ? "king" : null }));
    const view = { seats, order: ["p3", "p1", "p2"], leader: "p3", acting: "p2", step: "roles" };
    expect(ofVoyage(props(view)).map(({ seat, state }) => [seat, state])).toEqual([
      [2, "done"],
      [0, "next"],
      [1, "now"],
    ]);
    expect(ofVoyage(props(view)).map(({ marks }) => marks?.length)).toEqual([1, 0, 0]);
  });

  it("of Shipwrights goes round from the Pioneer token, and names tomorrow's", () => {
    const texts = { "board-pioneer-token": "pioneer", "board-tomorrow": "tomorrow" };
    const view = { phase: "afternoon", order: [1, 2, 0], turns_done: 1, active: 2, tomorrow: 1 };
    expect(told(ofShipwrights({ ...props(view), texts }))).toEqual(["1 done pioneer tomorrow", "2 now", "0 next"]);
    expect(ofShipwrights(props({ ...view, phase: "over" }))).toEqual([]);
  });

  it("of Svea Rike says nothing of markers that lie face down", () => {
    const players = [0, 1, 2, 3].map((seat) => ({ seat }));
    const view = { players, over: false, mover: 2, order: { turned_up: [3, 2], leftmost: 1, face_down: 2 } };
    const places = ofSveaRike(props(view));
    expect(places.map(({ seat, state }) => [seat, state])).toEqual([
      [3, "done"],
      [2, "now"],
      [1, "next"],
      [0, "next"],
    ]);
    expect(places.map(({ marks }) => marks?.length)).toEqual([0, 0, 1, 0]);
  });
});
