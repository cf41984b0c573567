// Where names and circles stand on the map. The far north lies above the frame.

export const FRAME = { x: 0, y: 70, width: 620, height: 807 };

export const LABELS: Readonly<Record<string, readonly [number, number]>> = {
  trondelag: [82, 286],
  jamtland: [156, 352],
  lapponia: [262, 162],
  norrbotten: [320, 232],
  halsingland: [238, 408],
  dalekarlia: [160, 465],
  narke: [110, 524],
  uppland: [264, 516],
  sodermanland: [264, 583],
  vastergotland: [83, 604],
  smaland: [196, 660],
  skane: [190, 711],
  gotland: [304, 650],
  osterbotten: [486, 228],
  abo: [364, 448],
  tavastehus: [422, 392],
  nyland: [430, 512],
  savolaks: [530, 352],
  karelia: [550, 462],
  estonia: [416, 583],
  livonia: [424, 668],
  pommern: [205, 846],
};

export const CIRCLES: Readonly<Record<string, readonly [number, number]>> = {
  denmark: [80, 797],
  prussia: [334, 797],
  poland: [490, 797],
  russia: [543, 636],
};

/** A point of the drawing as a place in its frame. */
export const at = ([x, y]: readonly [number, number]): string =>
  `left:${((100 * (x - FRAME.x)) / FRAME.width).toFixed(2)}%;top:${((100 * (y - FRAME.y)) / FRAME.height).toFixed(2)}%`;
