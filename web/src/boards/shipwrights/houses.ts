// The buildings: strokes from back to front in a box 100 wide and 84 high, standing on its lower edge.

export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export const HOUSES: Record<string, Stroke[]> = {
  long_house: [
    { d: "M8 82V58Q50 48 92 58V82Z", fill: "#8c6438" },
    { d: "M2 62Q10 30 20 28Q50 18 80 28Q90 30 98 62Q50 46 2 62Z", fill: "#b08a4a" },
    { d: "M6 58Q50 42 94 58M12 48Q50 33 88 48M18 38Q50 26 82 38", stroke: "#6d4f22", width: 1.6, opacity: 0.7 },
    { d: "M42 82V66q8-6 16 0v16Z", fill: "#3a2714" },
    { d: "M20 82v-18M32 82v-20M68 82v-20M80 82v-18", stroke: "#5c3e1e", width: 2.4 },
    { d: "M14 32l10-10M24 32l-10-10M76 32l10-10M86 32l-10-10", stroke: "#5c3e1e", width: 3 },
    { d: "M50 22q-5-6 0-10t0-9", stroke: "#cfd4d4", width: 3, opacity: 0.7 },
  ],
  mining_camp: [
    { d: "M0 84Q16 34 40 26Q60 14 74 40Q90 50 100 84Z", fill: "#7b8086" },
    { d: "M14 66q12-26 26-34M60 34q14 10 20 26", stroke: "#5a6067", width: 2.4 },
    { d: "M30 84V56l18-10l18 10v28Z", fill: "#20201f" },
    { d: "M30 84V56M66 84V56M26 58l22-13l22 13", stroke: "#8a5a2b", width: 5 },
    { d: "M60 66h28l-4 13H64Z", fill: "#6a4a2b", stroke: "#3c2814", width: 1.6 },
    { d: "M63 66q4-9 9-6q6-6 13 6Z", fill: "#9aa3aa" },
    { d: "M64 81a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z", fill: "#2b2420" },
    { d: "M77 81a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z", fill: "#2b2420" },
    { d: "M8 74l14-12M10 60q8-4 14 4", stroke: "#c9a15a", width: 3 },
  ],
  church: [
    { d: "M24 84V62h52v22Z", fill: "#5d3d22" },
    { d: "M14 66L50 42l36 24Z", fill: "#3c2a1a" },
    { d: "M34 52V38h32v14Z", fill: "#6d4827" },
    { d: "M26 42L50 24l24 18Z", fill: "#46301d" },
    { d: "M43 30V18h14v12Z", fill: "#6d4827" },
    { d: "M37 21L50 4l13 17Z", fill: "#3c2a1a" },
    { d: "M50 5V-4M46 0h8", stroke: "#d9a441", width: 2.4 },
    { d: "M14 66q-6-3-6-9M86 66q6-3 6-9M26 42q-5-3-5-8M74 42q5-3 5-8", stroke: "#3c2a1a", width: 3.2 },
    { d: "M44 84V70q6-7 12 0v14Z", fill: "#1d130a" },
    { d: "M32 66v18M68 66v18", stroke: "#7d552f", width: 2.4 },
    { d: "M46 56a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z", fill: "#e9c766" },
  ],
  fortress: [
    { d: "M30 84V28h40v56Z", fill: "#8d9094" },
    { d: "M26 30V16h9v6h7v-6h16v6h7v-6h9v14Z", fill: "#a2a5a8" },
    { d: "M30 44h14M52 44h18M30 58h20M58 58h12M36 36h16M34 72h8", stroke: "#6b6f74", width: 2 },
    { d: "M44 84V66q6-8 12 0v18Z", fill: "#26221e" },
    { d: "M50 36h0q3 0 3 3v8q0 3-3 3h-0q-3 0-3-3v-8q0-3 3-3Z", fill: "#26221e" },
    { d: "M2 84V58l5-7l5 7v26Z", fill: "#7a552d", stroke: "#4a3218", width: 1.4 },
    { d: "M10 84V58l5-7l5 7v26Z", fill: "#7a552d", stroke: "#4a3218", width: 1.4 },
    { d: "M18 84V58l5-7l5 7v26Z", fill: "#7a552d", stroke: "#4a3218", width: 1.4 },
    { d: "M72 84V58l5-7l5 7v26Z", fill: "#7a552d", stroke: "#4a3218", width: 1.4 },
    { d: "M80 84V58l5-7l5 7v26Z", fill: "#7a552d", stroke: "#4a3218", width: 1.4 },
    { d: "M88 84V58l5-7l5 7v26Z", fill: "#7a552d", stroke: "#4a3218", width: 1.4 },
    { d: "M50 16V-2", stroke: "#4a3218", width: 2.4 },
    { d: "M50-2q10-4 20 1l-5 5l5 5q-10-3-20 0Z", fill: "#a63a2e" },
  ],
  treasury: [
    { d: "M14 84V46h72v38Z", fill: "#a89878" },
    { d: "M14 58h16M38 58h48M14 70h26M60 70h26M24 46v12M52 46v12M74 58v12M28 70v14", stroke: "#7b6c4d", width: 1.8 },
    { d: "M6 50Q50 4 94 50Z", fill: "#6d4b2a" },
    { d: "M20 42Q50 16 80 42", stroke: "#4a3218", width: 2 },
    { d: "M36 84V60q14-14 28 0v24Z", fill: "#2f2a24" },
    { d: "M40 84V63M50 84V56M60 84V63", stroke: "#77848d", width: 3 },
    { d: "M41 36a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z", fill: "#e9c04f", stroke: "#8a6216", width: 2 },
    { d: "M46 38l-2-6l4 3l2-4l2 4l4-3l-2 6Z", fill: "#8a6216" },
  ],
  boat_house: [
    { d: "M12 84V52L50 18l38 34v32Z", fill: "#7c5530" },
    { d: "M4 58L50 12l46 46l-7 5L50 24L11 63Z", fill: "#4d6a3b" },
    { d: "M24 84V58L50 36l26 22v26Z", fill: "#1c1610" },
    { d: "M26 70q24 14 48 0q-3 14-12 14H38q-9 0-12-14Z", fill: "#b17f43", stroke: "#5c3e1e", width: 1.8 },
    { d: "M30 75q20 9 40 0M50 70V46", stroke: "#5c3e1e", width: 1.8 },
    { d: "M74 70q6-8 3-14", stroke: "#b17f43", width: 3.4 },
    { d: "M50 46l14 18H50Z", fill: "#e6d3a6" },
  ],
  market_hall: [
    { d: "M8 84V46h84v38Z", fill: "#94683a" },
    { d: "M2 50L14 22h72l12 28Z", fill: "#8c3b2a" },
    { d: "M8 36h84M5 43h90M11 29h78", stroke: "#5f2318", width: 1.6, opacity: 0.8 },
    { d: "M42 22V10h16v12Z", fill: "#94683a" },
    { d: "M38 12L50 0l12 12Z", fill: "#8c3b2a" },
    { d: "M14 84V64q11-12 22 0v20Z", fill: "#2a1d11" },
    { d: "M38 84V64q11-12 22 0v20Z", fill: "#2a1d11" },
    { d: "M62 84V64q11-12 22 0v20Z", fill: "#2a1d11" },
    { d: "M19 72h11q2 0 2 2v8q0 2-2 2h-11q-2 0-2-2v-8q0-2 2-2Z", fill: "#d8c39a" },
    { d: "M46 70h4q4 0 4 4v6q0 4-4 4h-4q-4 0-4-4v-6q0-4 4-4Z", fill: "#a8763b" },
    { d: "M63 78a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z", fill: "#efe4c8" },
    { d: "M72 79a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z", fill: "#d9cba5" },
  ],
};
