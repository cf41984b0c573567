import { describe, expect, it } from "vitest";
import { back, laid, pack, type Drawing } from "../../src/boards/suecia/map";

describe("the map of the provinces", () => {
  it("has room for the six hexes of a province that is being laid", () => {
    const laying = { mat: "MB4", zone: "west", q: 0, r: 0, rotations: null };
    const drawing = pack({}, ["north", "west"], laying, () => false);
    const ring = drawing.zones.find(({ zone }) => zone === "west")?.laying?.ring ?? [];
    expect(ring.map(({ thing }) => thing).sort()).toEqual(["e", "ne", "nw", "se", "sw", "w"]);
    for (const { x, y } of ring) {
      expect(x - 1).toBeGreaterThanOrEqual(0);
      expect(x + 1).toBeLessThanOrEqual(drawing.width);
      expect(y + 1).toBeLessThanOrEqual(drawing.height);
    }
  });

  const zone = { mats: [], sites: [] };
  const mat = (q: number, r: number) =>
    ({ mat: "MB1", q, r, hexes: [{ q: q + 1, r }] }) as unknown as (typeof zone)["mats"][number];
  const drawn = (...mats: [number, number][]): Drawing =>
    pack({ west: { ...zone, mats: mats.map(([q, r]) => mat(q, r)) } }, ["north", "west"], null, () => false);

  it("glides from where it lay when a province comes", () => {
    const [old, next] = [drawn([0, 0]), drawn([-3, -2], [0, 0])];
    const [was, now] = [laid(old, 30, 400, 400), laid(next, 20, 400, 400)];
    const transform = back(was, now, "west") ?? "";
    const [x = 0, y = 0, size = 0] = [...transform.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(Number);
    const at = (drawing: Drawing, i: number) => drawing.zones[1]!.mats[i]!.mat;
    expect(now.left + 20 * (size * at(next, 1).x + x)).toBeCloseTo(was.left + 30 * at(old, 0).x);
    expect(now.top + 20 * (size * at(next, 1).y + y)).toBeCloseTo(was.top + 30 * at(old, 0).y);
  });

  it("does not glide where nothing has moved", () => {
    const place = laid(drawn([0, 0]), 30, 400, 400);
    expect(back(place, place, "west")).toBeNull();
    expect(back(place, place, "east")).toBeNull();
  });
});
