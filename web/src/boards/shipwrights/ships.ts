// The shapes of the ships: each is a row of measures, from which `Ship.svelte` draws it. All stand in a box 240 wide with the
// water line at 146, amidships at 120, bow to the right.

export const MIDDLE = 120;

type Bow = "plain" | "tall" | "ram" | "curl" | "dragon";
type Stern = "plain" | "tall" | "curl" | "tail" | "castle";
type Pattern = "hem" | "hoops" | "stripes" | "lozenges" | "quarters" | "raven" | "sun";
type Load = "people" | "barrels" | "bales";

interface Sail {
  cloth: string;
  dye: string;
  pattern: Pattern;
  width: number;
  height: number;
  top: number; // of the mast
}

interface Measures {
  half: number; // of its length
  rail: number;
  keel: number;
  bowAt: number;
  sternAt: number;
  wood: string;
  bow: Bow;
  stern: Stern;
  sail?: Sail;
  load?: Load;
  shields?: number;
  oars?: number;
  ironed?: boolean;
}

const SHIPS: Record<string, Measures> = {
  ferje: {
    half: 62,
    rail: 121,
    keel: 148,
    bowAt: 113,
    sternAt: 113,
    wood: "#9a7b4f",
    bow: "plain",
    stern: "plain",
    load: "people",
  },
  byrding: {
    half: 66,
    rail: 117,
    keel: 150,
    bowAt: 100,
    sternAt: 102,
    wood: "#8f6a3d",
    bow: "plain",
    stern: "plain",
    load: "barrels",
    sail: { cloth: "#e6d3a6", dye: "#c9a15a", pattern: "hem", width: 72, height: 62, top: 34 },
  },
  knarr: {
    half: 80,
    rail: 110,
    keel: 152,
    bowAt: 86,
    sternAt: 90,
    wood: "#80592f",
    bow: "tall",
    stern: "tall",
    load: "bales",
    sail: { cloth: "#efe4c8", dye: "#2f6f8e", pattern: "hoops", width: 96, height: 70, top: 20 },
  },
  skute: {
    half: 70,
    rail: 123,
    keel: 149,
    bowAt: 108,
    sternAt: 112,
    wood: "#5c4a3b",
    bow: "ram",
    stern: "plain",
    shields: 4,
    oars: 4,
    ironed: true,
    sail: { cloth: "#7b2d22", dye: "#4a1b15", pattern: "stripes", width: 54, height: 60, top: 42 },
  },
  karv: {
    half: 84,
    rail: 118,
    keel: 150,
    bowAt: 92,
    sternAt: 94,
    wood: "#7a4f2a",
    bow: "curl",
    stern: "curl",
    shields: 5,
    sail: { cloth: "#f0e6cf", dye: "#a63a2e", pattern: "stripes", width: 86, height: 66, top: 30 },
  },
  snekke: {
    half: 90,
    rail: 123,
    keel: 148,
    bowAt: 92,
    sternAt: 92,
    wood: "#6a4a2e",
    bow: "curl",
    stern: "curl",
    oars: 7,
    sail: { cloth: "#dfe3c2", dye: "#55743f", pattern: "lozenges", width: 70, height: 62, top: 38 },
  },
  busse: {
    half: 92,
    rail: 108,
    keel: 153,
    bowAt: 84,
    sternAt: 76,
    wood: "#6f4524",
    bow: "tall",
    stern: "castle",
    shields: 6,
    sail: { cloth: "#e9c766", dye: "#23587a", pattern: "quarters", width: 104, height: 74, top: 14 },
  },
  skeid: {
    half: 104,
    rail: 124,
    keel: 148,
    bowAt: 96,
    sternAt: 98,
    wood: "#4d3a2b",
    bow: "tall",
    stern: "tail",
    oars: 12,
    shields: 7,
    sail: { cloth: "#6d7880", dye: "#434d55", pattern: "raven", width: 78, height: 68, top: 34 },
  },
  langskip: {
    half: 110,
    rail: 122,
    keel: 150,
    bowAt: 90,
    sternAt: 92,
    wood: "#593a20",
    bow: "curl",
    stern: "tail",
    oars: 10,
    shields: 8,
    sail: { cloth: "#d9a441", dye: "#2b2420", pattern: "stripes", width: 104, height: 76, top: 22 },
  },
  drakkar: {
    half: 106,
    rail: 119,
    keel: 152,
    bowAt: 92,
    sternAt: 90,
    wood: "#4a2a18",
    bow: "dragon",
    stern: "tail",
    shields: 9,
    oars: 8,
    sail: { cloth: "#a32c20", dye: "#e6b84a", pattern: "sun", width: 112, height: 80, top: 14 },
  },
};

/** A ship that no drawing was made for looks like a plain trader. */
const measuresOf = (card: string): Measures => SHIPS[card] ?? (SHIPS.byrding as Measures);

/** How large a ship is beside the others, the smallest about 0.6. */
export const sizeOf = (card: string): number => 0.62 + (measuresOf(card).half - 60) / 130;

/** A colour made darker (below 1) or lighter. */
const shade = (colour: string, by: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.min(255, Math.round(parseInt(colour.slice(at, at + 2), 16) * by)))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;

type Point = readonly [number, number];

/** Everything that is drawn of a ship. `raw`: still on the slip, in pale wood. */
export function shapeOf(card: string, raw: boolean) {
  const ship = measuresOf(card);
  const [left, right] = [MIDDLE - ship.half, MIDDLE + ship.half];
  const width = right - left;
  const sag = ship.rail + 8;
  const wood = raw ? "#c49a5f" : ship.wood;
  const dark = shade(wood, 0.62);
  const light = shade(wood, 1.28);

  const along = (t: number): Point => {
    const s = 1 - t;
    const mix = (a: number, b: number, c: number, d: number) =>
      s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
    return [mix(left, left + width * 0.3, right - width * 0.3, right), mix(ship.sternAt, sag, sag, ship.bowAt)];
  };
  const spread = (count: number, from: number, over: number): Point[] =>
    Array.from({ length: count }, (_, i) => along(from + (over * i) / Math.max(1, count - 1)));

  const rail = (down: number): string =>
    `M${left} ${ship.sternAt + down}C${left + width * 0.3} ${sag + down} ${right - width * 0.3} ${sag + down} ${right} ${ship.bowAt + down}`;
  const hull =
    `M${left} ${ship.sternAt}C${left + width * 0.3} ${sag} ${right - width * 0.3} ${sag} ${right} ${ship.bowAt}` +
    `C${right - 3} ${ship.bowAt + (ship.keel - ship.bowAt) * 0.62} ${right - width * 0.12} ${ship.keel} ${right - width * 0.24} ${ship.keel}` +
    `L${left + width * 0.24} ${ship.keel}C${left + width * 0.12} ${ship.keel} ${left + 3} ${ship.sternAt + (ship.keel - ship.sternAt) * 0.62} ${left} ${ship.sternAt}Z`;

  const crests = Math.round((width + 36) / 22);
  const crest = (width + 36) / crests;
  const waves = Array.from({ length: crests }, (_, i) => `q${crest / 2} ${i % 2 ? 4 : -5} ${crest} 0`).join("");
  const sea = `M${left - 18} 146${waves}Q${right + 4} 158 ${MIDDLE + 30} 166Q${MIDDLE} 169 ${MIDDLE - 30} 166Q${left - 4} 158 ${left - 18} 146Z`;
  const foam = `M${left - 14} 149q9-7 19-2M${right - 8} 147q10-6 22 3`;

  const x = left - (ship.stern === "plain" ? 14 : 22);
  const beyond = ship.bow === "dragon" ? 36 : ship.bow === "plain" ? 14 : 22;
  const y = ship.sail ? ship.sail.top - 12 : 58;
  return {
    ship,
    left,
    right,
    width,
    wood,
    dark,
    light,
    outline: shade(wood, 0.42),
    rail,
    hull,
    planks: [10, 17, 24, 31].map(rail),
    ribs: Array.from({ length: 8 }, (_, i) => along((i + 1) / 9)[0]),
    shields: spread(ship.shields ?? 0, 0.17, 0.66),
    oars: spread(ship.oars ?? 0, 0.2, 0.62),
    sail: ship.sail ? sailOf(ship.sail) : undefined,
    sea,
    foam,
    box: `${x} ${y} ${right + beyond - x} ${170 - y}`,
  };
}

/** The outline of a sail full of wind, and where its pattern lies. */
function sailOf(sail: Sail) {
  const left = MIDDLE - sail.width / 2 - 2;
  const right = MIDDLE + sail.width / 2 - 2;
  const top = sail.top + 12;
  const foot = top + sail.height;
  const h = sail.height;
  const wide = sail.width + 22;
  const outline =
    `M${left} ${top + 2}L${right} ${top}C${right + 14} ${top + h * 0.35} ${right + 14} ${top + h * 0.75} ${right + 4} ${foot}` +
    `Q${MIDDLE + 8} ${foot + 9} ${left + 4} ${foot - 1}C${left + 15} ${top + h * 0.7} ${left + 14} ${top + h * 0.3} ${left} ${top + 2}Z`;
  const shadow = `M${left} ${top}C${left + 14} ${top + h * 0.3} ${left + 15} ${top + h * 0.7} ${left + 4} ${foot + 2}h20C${left + 30} ${top + h * 0.6} ${left + 28} ${top + h * 0.3} ${left + 14} ${top}Z`;
  const shine = `M${right - 12} ${top}C${right + 4} ${top + h * 0.3} ${right + 4} ${top + h * 0.7} ${right - 6} ${foot + 6}h14C${right + 18} ${top + h * 0.7} ${right + 18} ${top + h * 0.3} ${right + 4} ${top}Z`;
  const band = (y: number, depth: number, bend: number): string =>
    `M${left - 4} ${y}q${wide / 2} ${bend} ${wide + 14} 0v${depth}q-${wide / 2} ${bend}-${wide + 14} 0Z`;
  return { ...sail, left, right, top, foot, wide, outline, shadow, shine, band };
}

export type SailShape = ReturnType<typeof sailOf>;
