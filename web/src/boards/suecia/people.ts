// The people of the four estates: strokes from back to front in a box 100 wide and 100 high.

export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dashes?: string;
}

export const PEOPLE: Record<string, Stroke[]> = {
  nobility: [
    { d: "M10 104C12 76 30 66 50 66s38 10 40 38z", fill: "#6d1f1b" },
    { d: "M10 104C12 76 30 66 50 66s38 10 40 38h-9C78 84 66 76 50 76s-28 8-31 28z", fill: "#8f2f28" },
    { d: "M32 52C28 24 72 24 68 52l-2 12c-6-6-4-24-16-24S40 58 34 64z", fill: "#5a3517" },
    { d: "M43 54h14v16H43z", fill: "#d9b188" },
    { d: "M35.5 43a14.5 17.5 0 1 0 29 0a14.5 17.5 0 1 0-29 0Z", fill: "#efcfa6" },
    { d: "M42.8 42a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z", fill: "#2a1c12" },
    { d: "M53.8 42a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z", fill: "#2a1c12" },
    { d: "M50 43l-2 7h4", stroke: "#2a1c12", width: 1.1, opacity: 0.6 },
    { d: "M40 51q10 5 20 0l-2 11q-8 7-16 0z", fill: "#5a3517" },
    { d: "M45 54q5 2 10 0", stroke: "#2a1c12", width: 1.4 },
    { d: "M27 73q23 16 46 0l5 10q-28 21-56 0z", fill: "#f7efdc" },
    { d: "M34 82l1.5 5M45 86l1 5M56 86l-1 5M67 81l-2 5", stroke: "#2a1c12", width: 2.4 },
    { d: "M32 33L29 12l11 10L50 7l10 15 11-10-3 21q-18-6-36 0z", fill: "#e3b341", stroke: "#7a5510", width: 1.6 },
    { d: "M47.4 25a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z", fill: "#a63a2e" },
    { d: "M38.2 27a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0Z", fill: "#1f4e6b" },
    { d: "M58.2 27a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0Z", fill: "#1f4e6b" },
  ],
  clergy: [
    { d: "M10 104C12 76 30 66 50 66s38 10 40 38z", fill: "#3f3d74" },
    { d: "M44 68l-4 36h20l-4-36q-6 5-12 0z", fill: "#f7efdc" },
    { d: "M50 76v20M43 83h14", stroke: "#c79322", width: 3 },
    { d: "M30 72q20 14 40 0l3 6q-23 17-46 0z", fill: "#c79322" },
    { d: "M43 54h14v16H43z", fill: "#d9b188" },
    { d: "M35.5 43a14.5 17.5 0 1 0 29 0a14.5 17.5 0 1 0-29 0Z", fill: "#efcfa6" },
    { d: "M42.8 42a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z", fill: "#2a1c12" },
    { d: "M53.8 42a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z", fill: "#2a1c12" },
    { d: "M50 43l-2 7h4", stroke: "#2a1c12", width: 1.1, opacity: 0.6 },
    { d: "M42 53q8 4 16 0", stroke: "#2a1c12", width: 1.3 },
    { d: "M34 34q-3-18 16-32 19 14 16 32-16-5-32 0z", fill: "#f7efdc", stroke: "#8d7a4c", width: 1.4 },
    { d: "M34 34q16-5 32 0l-.6-5.500q-15-4.500-30.800 0z", fill: "#c79322" },
    { d: "M50 4v24M42 16h16", stroke: "#c79322", width: 3.2 },
    { d: "M88 104V34c0-17-18-17-18-4 0 9 11 9 11 1", stroke: "#e3b341", width: 4 },
  ],
  burgher: [
    { d: "M10 104C12 76 30 66 50 66s38 10 40 38z", fill: "#7b4a14" },
    { d: "M32 70q-8 12-9 34h14q1-22 8-32zM68 70q8 12 9 34H63q-1-22-8-32z", fill: "#3a2412" },
    { d: "M44 69l6 9 6-9v35H44z", fill: "#f3e3bd" },
    { d: "M33 74q17 26 34 0", stroke: "#e3b341", width: 2.6, dashes: "3.500 2" },
    { d: "M46 89a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z", fill: "#e3b341", stroke: "#7a5510" },
    { d: "M43 54h14v16H43z", fill: "#d9b188" },
    { d: "M35.5 43a14.5 17.5 0 1 0 29 0a14.5 17.5 0 1 0-29 0Z", fill: "#efcfa6" },
    { d: "M42.8 42a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z", fill: "#2a1c12" },
    { d: "M53.8 42a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z", fill: "#2a1c12" },
    { d: "M50 43l-2 7h4", stroke: "#2a1c12", width: 1.1, opacity: 0.6 },
    { d: "M36 46q2 20 14 20t14-20q-3 8-8 7-6-3-12 0-5 1-8-7z", fill: "#8a4f22" },
    { d: "M46 56q4 2 8 0", stroke: "#2a1c12", width: 1.4 },
    { d: "M26 29C25 13 47 7 63 11c15 4 16 15 9 21-13-5-31-4-41 3-3-1-5-3-5-6z", fill: "#1f3b4f" },
    { d: "M31 35q20-9 41-3l-2 4q-19-5-37 3z", fill: "#142a39" },
    { d: "M63 27a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z", fill: "#e3b341" },
  ],
  peasant: [
    { d: "M10 104C12 78 30 67 50 67s38 11 40 37z", fill: "#4c6a2a" },
    { d: "M40 69l10 14 10-14 6 3-16 24-16-24z", fill: "#d9c08c" },
    { d: "M34 50q-3 8 1 12M66 50q3 8-1 12", stroke: "#b57b31", width: 5 },
    { d: "M43 54h14v16H43z", fill: "#d9b188" },
    { d: "M35.5 43a14.5 17.5 0 1 0 29 0a14.5 17.5 0 1 0-29 0Z", fill: "#efcfa6" },
    { d: "M42.8 42a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z", fill: "#2a1c12" },
    { d: "M53.8 42a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z", fill: "#2a1c12" },
    { d: "M50 43l-2 7h4", stroke: "#2a1c12", width: 1.1, opacity: 0.6 },
    { d: "M43 54q7 5 14 0", stroke: "#2a1c12", width: 1.5 },
    { d: "M38 44q-3-2-3-8h30q0 6-3 8-1-7-12-7t-12 7z", fill: "#b57b31" },
    { d: "M17 33q33-13 66 0-6 6-33 6t-33-6z", fill: "#e2bb59", stroke: "#8d6a1d", width: 1.3 },
    { d: "M35 29q0-17 15-17t15 17q-15-5-30 0z", fill: "#eccb73", stroke: "#8d6a1d", width: 1.3 },
    { d: "M35 27q15-5 30 0", stroke: "#7c3f22", width: 3 },
    { d: "M86 104V32M78 20v12q0 6 8 6t8-6V20M86 20v16", stroke: "#caa66a", width: 3.2 },
  ],
};
