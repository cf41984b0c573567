// What the page draws of cards, tiles and provinces: the fronts, in the order of their slots.

export const CARGO: Record<string, { asks: string[]; gives: string }> = {
  england: { asks: ["crop", "wood"], gives: "timber" },
  hansa: { asks: ["wood", "ore"], gives: "iron" },
  holland: { asks: ["crop", "ore"], gives: "textile" },
  finland: { asks: ["textile", "timber"], gives: "religion" },
  baltics: { asks: ["textile", "iron"], gives: "economy" },
  russia: { asks: ["timber", "iron"], gives: "military" },
};

export const TILES: Record<string, [basic: string, advanced: string]> = {
  "CROP-TEX": ["crop", "textile"],
  "CROP-TIM": ["crop", "timber"],
  "ORE-IRON": ["ore", "iron"],
  "ORE-TEX": ["ore", "textile"],
  "WOOD-IRON": ["wood", "iron"],
  "WOOD-TIM": ["wood", "timber"],
};

export const RINGS = {
  west: ["wood", "wood", "wood", "crop", "crop", "ore"],
  north: ["timber", "timber", "timber", "textile", "textile", "iron"],
};
