// Which area of a board is in sight where one is shown at a time.

import { beforeEach, expect, test } from "vitest";
import { Stage } from "../../src/lib/stage.svelte";

let stage: Stage;

beforeEach(() => {
  stage = new Stage();
  stage.offer(["yard", "stores", "others"].map((name) => ({ name, title: name })));
});

test("the area with the most to choose comes into sight", () => {
  stage.follow(new Map([["stores", 1], ["others", 2]]), true); // prettier-ignore
  expect(stage.area).toBe("others");
  expect([...stage.lit]).toEqual(["stores", "others"]);
});

test("an area in which something can be chosen stays in sight", () => {
  stage.area = "stores";
  stage.follow(new Map([["stores", 1], ["others", 2]]), true); // prettier-ignore
  expect(stage.area).toBe("stores");
});

test("an area that asks comes into sight, whatever else the question touches", () => {
  stage.offer([...stage.areas, { name: "trade", title: "trade", asks: true }]);
  stage.area = "others";
  stage.follow(new Map(), false);
  expect(stage.area, "nothing is asked").toBe("others");
  stage.follow(new Map([["others", 2]]), true);
  expect(stage.area).toBe("trade");
  expect([...stage.lit]).toEqual(["others", "trade"]);
});

test("what is open beside a question leads nobody there, and keeps nobody", () => {
  stage.offer(stage.areas.map((area) => ({ ...area, aside: area.name === "stores" })));
  stage.area = "stores";
  stage.follow(new Map([["stores", 1], ["others", 1]]), true); // prettier-ignore
  expect(stage.area).toBe("others");
  stage.follow(new Map([["stores", 1]]), true);
  expect(stage.area, "nothing else can be chosen").toBe("stores");
});

test("nothing moves under a finger", () => {
  stage.offer([...stage.areas, { name: "trade", title: "trade", asks: true }]);
  stage.touched = true;
  stage.follow(new Map([["others", 2]]), true);
  expect(stage.area).toBe("yard");
});
