// Where the coach's card goes: beside what it points at, over none of it, with an arrow from the one to the other.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const GAP = 44; // room for the arrow
const EDGE = 10; // of the window

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

function overlap(a: Box, b: Box): number {
  const { width, height } = within(a, b);
  return width * height;
}

/** The part of a box that lies in a frame; of no size if none does. */
export function within(one: Box, frame: Box): Box {
  const [x, y] = [Math.max(one.x, frame.x), Math.max(one.y, frame.y)];
  const right = Math.min(one.x + one.width, frame.x + frame.width);
  const bottom = Math.min(one.y + one.height, frame.y + frame.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** The one box around several; none around none. */
export function whole(boxes: Box[]): Box[] {
  if (!boxes.length) return [];
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  const right = Math.max(...boxes.map((one) => one.x + one.width));
  const bottom = Math.max(...boxes.map((one) => one.y + one.height));
  return [{ x, y, width: right - x, height: bottom - y }];
}

/** The box of a card: it covers none of the holes, if that can be, little of the other things, and stays near the first hole. */
export function place(card: { width: number; height: number }, holes: Box[], room: Box, things: Box[] = []): Box {
  const within = ({ x, y }: Point): Box => ({
    x: clamp(x, room.x + EDGE, Math.max(room.x + EDGE, room.x + room.width - card.width - EDGE)),
    y: clamp(y, room.y + EDGE, Math.max(room.y + EDGE, room.y + room.height - card.height - EDGE)),
    ...card,
  });
  const first = holes[0];
  const centre = within({ x: middle(room).x - card.width / 2, y: middle(room).y - card.height / 2 });
  if (!first) return centre;
  const around = holes.flatMap((hole): Point[] => {
    const { x, y } = middle(hole);
    const sides = [hole.x + hole.width + GAP, hole.x - card.width - GAP].map((left) => ({
      x: left,
      y: y - card.height / 2,
    }));
    const ends = [hole.y + hole.height + GAP, hole.y - card.height - GAP].map((top) => ({
      x: x - card.width / 2,
      y: top,
    }));
    return [...sides, ...ends];
  });
  const edges = [room.y, room.y + room.height].map((y) => ({ x: middle(first).x - card.width / 2, y }));
  const target = middle(first);
  const cost = (box: Box): number => {
    const at = middle(box);
    const covered = (boxes: Box[]): number => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    return covered(holes) * 10 + covered(things) / 25 + Math.hypot(at.x - target.x, at.y - target.y);
  };
  return [...around, ...edges].map(within).reduce((best, next) => (cost(next) < cost(best) ? next : best));
}

/** Boxes by how far they are from a card. */
export function nearest(card: Box, boxes: Box[]): Box[] {
  const from = middle(card);
  const away = (box: Box): number => Math.hypot(middle(box).x - from.x, middle(box).y - from.y);
  return boxes.toSorted((a, b) => away(a) - away(b));
}

/** The point of a box's edge on the way from its middle to somewhere. */
function edge(box: Box, to: Point, off: number): Point {
  const from = middle(box);
  const way = { x: to.x - from.x, y: to.y - from.y };
  const share = Math.min(
    way.x ? (box.width / 2 + off) / Math.abs(way.x) : Infinity,
    way.y ? (box.height / 2 + off) / Math.abs(way.y) : Infinity,
  );
  return { x: from.x + way.x * share, y: from.y + way.y * share };
}

/** The arrow from a card to what it points at, as path data; empty where they are too near to each other. */
export function arrow(card: Box, hole: Box): string {
  // It ends at the part of the thing that is nearest, not in the middle of a long one.
  const end = edge(
    hole,
    {
      x: clamp(middle(hole).x, card.x, card.x + card.width),
      y: clamp(middle(hole).y, card.y, card.y + card.height),
    },
    7,
  );
  const begin = edge(card, end, 0);
  const length = Math.hypot(end.x - begin.x, end.y - begin.y);
  if (overlap(card, hole) || length < 22) return "";
  const bend = 0.16;
  const turn = {
    x: (begin.x + end.x) / 2 - (end.y - begin.y) * bend,
    y: (begin.y + end.y) / 2 + (end.x - begin.x) * bend,
  };
  const heading = Math.atan2(end.y - turn.y, end.x - turn.x);
  const barb = (by: number): string =>
    `${(end.x - 13 * Math.cos(heading + by)).toFixed(1)} ${(end.y - 13 * Math.sin(heading + by)).toFixed(1)}`;
  const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${point(begin)}Q${point(turn)} ${point(end)}M${barb(0.6)}L${point(end)}L${barb(-0.6)}`;
}
