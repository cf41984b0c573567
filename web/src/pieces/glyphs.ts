// Small signs, drawn rather than taken from a typeface, in a box from -10 to 10. A line is stroked, the others are
// filled.

interface GlyphPath {
  d: string;
  line?: boolean;
}

export const GLYPHS = {
  star: { d: "M0-9l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L0 5.1l-5.6 3.1 1.3-6.3L-9-2.4l6.3-.7z" },
  swords: { d: "M-8-8L5 5M8-8L-5 5M-8 2l6 6M8 2l-6 6M-5 5l-4 4M5 5l4 4", line: true },
  crown: { d: "M-8 7L-9-4L-4 0L0-7L4 0L9-4L8 7Z" },
  coin: { d: "M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z" },
  card: { d: "M-4.5-8h9q1.5 0 1.5 1.5v13q0 1.5-1.5 1.5h-9Q-6 8-6 6.5v-13Q-6-8-4.5-8Z" },
  person: { d: "M0-9a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8ZM-8 9q0-8 8-8t8 8Z" },
  shield: { d: "M-7-8H7V0Q7 6 0 9Q-7 6-7 0Z" },
  cross: { d: "M-6-6L6 6M6-6L-6 6", line: true },
  check: { d: "M-7 1L-2 6L8-6", line: true },
  bang: { d: "M-1.6-9H1.6L1 3H-1ZM0 5.4a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8Z" },
  dot: { d: "M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z" },
  ring: { d: "M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z", line: true },
  hammer: { d: "M-9-8H4L7-5L4-1H-9ZM-3.4-1H0.6V10H-3.4Z" },
  scissors: {
    d: "M-5 4L6-9M5 4L-6-9M-6 4a3 3 0 1 1 0 5.6a3 3 0 1 1 0-5.6M6 4a3 3 0 1 1 0 5.6a3 3 0 1 1 0-5.6",
    line: true,
  },
  anchor: { d: "M0-9a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2M0-4V9M-5-1H5M-8 3Q-7 9 0 9T8 3", line: true },
  round: { d: "M7-4A8 8 0 1 0 8 3M8-9V-3.4H2", line: true },
  swap: { d: "M-8-3H8L4-7M8 4H-8L-4 8", line: true },
  arrow: { d: "M-8 0H8M3-5L8 0L3 5", line: true },
  ship: { d: "M-9 3H9L6 8H-6ZM-1 2V-9L7 1H-1Z" },
  undo: { d: "M-2-8L-8-3L-2 2M-8-3H3Q8-3 8 2T3 8H-2", line: true },
  redo: { d: "M2-8L8-3L2 2M8-3H-3Q-8-3-8 2T-3 8H2", line: true },
  restart: { d: "M-7-4A8 8 0 1 1-8 3M-8-9V-3.4H-2", line: true },
  play: { d: "M-5-8L8 0L-5 8Z" },
  back: { d: "M5-8L-8 0L5 8Z" },
  cog: {
    d: "M-1.6-9.5h3.2l.5 2.3 1.7.7 2-1.2 2.2 2.2-1.2 2 .7 1.7 2.3.5v3.2l-2.3.5-.7 1.7 1.2 2-2.2 2.2-2-1.2-1.7.7-.5 2.3h-3.2l-.5-2.3-1.7-.7-2 1.2-2.2-2.2 1.2-2-.7-1.7-2.3-.5v-3.2l2.3-.5.7-1.7-1.2-2 2.2-2.2 2 1.2 1.7-.7zM0-3.2a3.2 3.2 0 1 0 .01 0z",
  },
  up: { d: "M-8 4L0-5L8 4", line: true },
  down: { d: "M-8-4L0 5L8-4", line: true },
  bulb: { d: "M-3 5Q-3 2-5 0A6.4 6.4 0 1 1 5 0Q3 2 3 5ZM-3 8.5H3", line: true },
  sun: {
    d: "M0-4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M0-9V-7M0 7V9M-9 0H-7M7 0H9M-6.4-6.4L-5-5M5 5L6.4 6.4M6.4-6.4L5-5M-5 5L-6.4 6.4",
    line: true,
  },
  moon: { d: "M3-8.5A8.6 8.6 0 1 0 8.5 4A7.6 7.6 0 0 1 3-8.5Z" },
  half: { d: "M0-8.5a8.5 8.5 0 0 1 0 17ZM0-8.5a8.5 8.5 0 0 0 0 17" },
  plus: { d: "M-7 0H7M0-7V7", line: true },
  minus: { d: "M-7 0H7", line: true },
  book: { d: "M0-6Q-4-9-9-8V7Q-4 6 0 9Q4 6 9 7V-8Q4-9 0-6V9", line: true },
  list: { d: "M-8-6H8M-8 0H8M-8 6H8", line: true },
  hand: { d: "M-8 9V-1H-3L-1-9Q3-9 2-3L2-1H8L7 9Z", line: true },
  question: { d: "M-4.5-4Q-4.5-9 0-9T4.5-4.5Q4.5-2 1.5-.5Q0 .5 0 3M0 7.5V8", line: true },
} satisfies Record<string, GlyphPath>;

export type GlyphName = keyof typeof GLYPHS;

export const glyph = (name: GlyphName): GlyphPath => GLYPHS[name];
