// The four materials: a colour, an ink and a letter-free emblem each (see Good.svelte).

export const MATERIALS = ["wood", "cloth", "iron", "sculpture"] as const;

export const FILL: Record<string, string> = {
  wood: "#8a5a2b",
  cloth: "#efe3c6",
  iron: "#4a545c",
  sculpture: "#c08a2a",
};
export const INK: Record<string, string> = { wood: "#fbeed6", cloth: "#574a2f", iron: "#eef2f4", sculpture: "#2d1f06" };

/** "p3" as the number of the seat. */
export const seatNumber = (name: string | null): number => (name ? Number(name.slice(1)) - 1 : -1);
