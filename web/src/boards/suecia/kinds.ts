// Kinds of chits and estates: colours that hold in light and dark.

export const KINDS = ["crop", "wood", "ore", "textile", "timber", "iron"] as const;

export const FILL: Record<string, string> = {
  crop: "#dcb64c",
  wood: "#5d8a48",
  ore: "#98a0a6",
  textile: "#a5588a",
  timber: "#9a673a",
  iron: "#4a5763",
  economy: "#d08a2e",
  military: "#9d3d32",
  religion: "#6b5aa0",
};

export const INK: Record<string, string> = { crop: "#3b2c05", ore: "#20262b" };

export const ESTATE_FILL: Record<string, string> = {
  peasant: "#7d9a4f",
  burgher: "#c58a3a",
  clergy: "#7f7fb5",
  nobility: "#a8483c",
};

const ROOT3 = Math.sqrt(3);

/** The centre of a hexagon (axial coordinates) for hexagons of radius 1. */
export const spot = (q: number, r: number): [number, number] => [ROOT3 * (q + r / 2), 1.5 * r];
