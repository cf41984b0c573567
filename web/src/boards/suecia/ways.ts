// The ways of goods through the city: where the choice in sight would lead, and which shops want or give a kind.

import type { Choice } from "../../lib/types";
import { KINDS } from "./kinds";
import type { City, Load, View } from "./view";

export interface Way {
  route: string[]; // squares in the order in which they are met, if there is one
  marks: Map<string, Mark[]>; // by square
}

/** When a square is met: "1, 3" where it is the first and the third. */
export interface Mark {
  order: string;
  role: "passed" | "gives" | "wants";
}

const REFINED = 3; // kinds from there on are refined
const supplyOf = (kind: string): string =>
  (KINDS as readonly string[]).indexOf(kind) < REFINED ? "supply_basic" : "supply_advanced";

function numbered(squares: (string | null)[], role: Mark["role"] = "passed"): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  squares.forEach((square, i) => {
    if (square === null) return;
    const before = found.get(square)?.[0];
    found.set(square, [{ order: before ? `${before.order}, ${i + 1}` : `${i + 1}`, role }]);
  });
  return found;
}

/** What would be loaded by a choice: of the deed all nations, each as if it were the only one. */
export function loadsOf(view: View, key: string): Load[] {
  const [family, first, second] = key.split(":");
  if (family === "demand") return view.loads.filter(({ nation }) => nation === first);
  const sort = /^demand_(ships|missions)$/.exec(second ?? "")?.[1];
  return sort ? view.loads.filter((load) => load.sort === sort) : [];
}

/** The way that the choice in sight would take, or the only one that there is; while cards are loaded, of all that they can
 * still get. */
export function wayOf(view: View, inSight: Choice | null, pointed: string | null, choices: Choice[]): Way | null {
  const ways = choices.filter(({ key }) => /^(supply|demand):/.test(key));
  const marked = inSight ?? (ways.length === 1 ? ways[0]! : null);
  const supply = marked && view.supplies?.find(({ element }) => marked.at.includes(element));
  if (supply) return { route: view.routes[supplyOf(supply.kind)] ?? [], marks: numbered(supply.squares) };
  const [family, slot, kind] = marked?.key.split(":") ?? [];
  if (family === "fill") {
    const load = view.loads[0];
    const unit = load?.units.find((one) => one.kind === kind && one.card.endsWith(`.${slot}`));
    return { route: view.routes[load?.sort ?? ""] ?? [], marks: numbered([unit?.square ?? null]) };
  }
  const loading = choices.some(({ key }) => key.startsWith("fill:"));
  const loads = marked ? loadsOf(view, marked.key) : loading ? view.loads : [];
  const load = loads[0];
  if (load) {
    const only = loads.length === 1 ? load.units.map(({ square }) => square) : [];
    return { route: view.routes[load.sort] ?? [], marks: numbered(only) };
  }
  const row = view.market.find(({ element }) => element === pointed);
  if (!row) return null;
  const marks = numbered(row.given, "gives");
  for (const [square, wants] of numbered(row.wanted, "wants"))
    marks.set(square, [...(marks.get(square) ?? []), ...wants]);
  return marks.size ? { route: [], marks } : null;
}

/** A line that begins at the wall, and the arrow there. */
function drawn(points: [number, number][]): { d: string; head: string } {
  const [[x, y], [nextX, nextY]] = [points[0] ?? [0, 0], points[1] ?? points[0] ?? [0, 0]];
  const [dx, dy] = [Math.sign(nextX - x) / 2, Math.sign(nextY - y) / 2];
  const [left, top] = [x - dx, y - dy];
  const path = (corners: [number, number][]): string =>
    corners.map(([px, py], i) => `${i ? "L" : "M"}${px.toFixed(2)} ${py.toFixed(2)}`).join("");
  return {
    d: path([[left, top], ...points]),
    head: path([
      [left - dy / 4, top - dx / 4],
      [left + dx / 2, top + dy / 2],
      [left + dy / 4, top + dx / 4],
    ]),
  };
}

/** A route as lines through the middles of its squares (a box of one by one for each), line by line, and how far it is used. */
export function linesOf(way: Way, city: City): { d: string; head: string; used: boolean }[] {
  const places = way.route.flatMap((name) => city.squares.find(({ square }) => square === name) ?? []);
  const last = places.findLastIndex(({ square }) => way.marks.has(square));
  const [one, other] = places;
  if (!one || !other) return [];
  const across = one.row === other.row;
  const lines: (typeof places)[] = [];
  for (const place of places) {
    const line = lines.at(-1);
    const before = line?.[0];
    if (line && before && (across ? before.row === place.row : before.column === place.column)) line.push(place);
    else lines.push([place]);
  }
  return lines.map((line) => ({
    ...drawn(line.map(({ row, column }) => [column - 0.5, row - 0.5])),
    used: line.some((place) => places.indexOf(place) <= last),
  }));
}

/** Who is paid what for a load, in the order in which they are met; nobody where it comes from the market. */
export function paymentsOf(load: Load): { owner: number | null; paid: Record<string, number> }[] {
  const found = new Map<number | null, Record<string, number>>();
  for (const { owner, kind, price } of load.units) {
    const paid = found.get(owner) ?? {};
    found.set(owner, { ...paid, [kind]: (paid[kind] ?? 0) + price });
  }
  return [...found].map(([owner, paid]) => ({ owner, paid }));
}
