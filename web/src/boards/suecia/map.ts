// Both zones packed into one drawing: the north above, the west below it, in hexagons of radius 1.

import { centre } from "./kinds";
import type { Laying, Mat, Site, Zone } from "./view";

export interface Placed<T> {
  thing: T;
  x: number;
  y: number;
}

export interface Packed {
  zone: string;
  mats: { mat: Placed<Mat>; hexes: Placed<Mat["hexes"][number]>[] }[];
  sites: Placed<Site>[];
  laying: (Placed<Laying> & { ring: Placed<string>[] }) | null; // with its six hexes by their directions
  top: number;
  shift: [x: number, y: number]; // from where the hexagons' own coordinates would put them
}

export interface Drawing {
  zones: Packed[];
  width: number;
  height: number;
}

const GAP = 1.4; // between the zones, where the name of the lower one stands
const EDGE = [1, 1.1] as const; // beyond the middle of the outermost hexagons: half their width, half their height
/** The hexagons around a crest, clockwise from the east. */
export const AROUND: [direction: string, q: number, r: number][] = [
  ["e", 1, 0],
  ["se", 0, 1],
  ["sw", -1, 1],
  ["w", -1, 0],
  ["nw", 0, -1],
  ["ne", 1, -1],
];

export function pack(
  provinces: Readonly<Record<string, Zone>>,
  order: readonly string[],
  laying: Laying | null,
  choosing: (zone: string) => boolean,
): Drawing {
  let top = 0;
  let width = 0;
  const zones = order.map((name): Packed => {
    const zone = provinces[name] ?? { mats: [], sites: [] };
    const sites = choosing(name) ? zone.sites : [];
    const open = laying?.zone === name && laying.q !== null && laying.r !== null ? laying : null;
    const [q, r] = [open?.q ?? 0, open?.r ?? 0];
    const points = [
      ...zone.mats.flatMap((mat) => [centre(mat.q, mat.r), ...mat.hexes.map((hex) => centre(hex.q, hex.r))]),
      ...sites.map((site) => centre(site.q, site.r)),
      ...(open ? AROUND.map(([, dq, dr]) => centre(q + dq, r + dr)) : []),
    ];
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, upper] = points.length ? [Math.min(...xs) - EDGE[0], Math.min(...ys) - EDGE[1]] : [0, 0];
    const shift: Packed["shift"] = [-left, top + GAP - upper];
    const at = (q: number, r: number) => {
      const [x, y] = centre(q, r);
      return { x: x + shift[0], y: y + shift[1] };
    };
    const packed: Packed = {
      zone: name,
      mats: zone.mats.map((mat) => ({
        mat: { thing: mat, ...at(mat.q, mat.r) },
        hexes: mat.hexes.map((hex) => ({ thing: hex, ...at(hex.q, hex.r) })),
      })),
      sites: sites.map((site) => ({ thing: site, ...at(site.q, site.r) })),
      laying: open && {
        thing: open,
        ...at(q, r),
        ring: AROUND.map(([direction, dq, dr]) => ({ thing: direction, ...at(q + dq, r + dr) })),
      },
      top,
      shift,
    };
    if (points.length) {
      width = Math.max(width, Math.max(...xs) + EDGE[0] - left);
      top += Math.max(...ys) + EDGE[1] - upper;
    }
    top += GAP;
    return packed;
  });
  return { zones, width: Math.max(width, 5.5), height: Math.max(top, 4) };
}

/** How a drawing lies in its frame, in pixels. */
export interface Laid {
  left: number;
  top: number;
  scale: number;
  zones: Map<string, Packed["shift"]>;
}

export const laid = ({ zones, width, height }: Drawing, scale: number, wide: number, high: number): Laid => ({
  left: (wide - width * scale) / 2,
  top: (high - height * scale) / 2,
  scale,
  zones: new Map(zones.map(({ zone, shift }) => [zone, shift])),
});

/** What puts a zone of the new drawing where it lay in the old one; nothing if it lies there still. */
export function back(was: Laid, now: Laid, zone: string): string | null {
  const [from, to] = [was.zones.get(zone), now.zones.get(zone)];
  if (!from || !to) return null;
  const size = was.scale / now.scale;
  const x = (was.left - now.left) / now.scale + size * (from[0] - to[0]);
  const y = (was.top - now.top) / now.scale + size * (from[1] - to[1]);
  return Math.hypot(x, y) < 0.05 && Math.abs(size - 1) < 0.01 ? null : `translate(${x}px, ${y}px) scale(${size})`;
}

/** The corners of a hexagon with its point upwards. */
export const hexagon = (x: number, y: number, r: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(x + r * Math.cos(angle)).toFixed(3)},${(y + r * Math.sin(angle)).toFixed(3)}`;
  }).join(" ");
