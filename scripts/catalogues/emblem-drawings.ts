import type { EmblemName } from "#app/content/schema.ts";

export interface EmblemDrawing {
  /** Path data on a grid of 64. */
  strokes: readonly string[];
  /** Drawn as a trail. */
  dashes?: readonly string[];
  /** Degrees around a point, for all the strokes. */
  turn?: { degrees: number; x: number; y: number; of: readonly string[] };
  /** The one solid dot, of radius 3. */
  dot: { x: number; y: number };
}

/** One emblem per subject: a stroke of 2 on a grid of 64, round ends, one solid dot. */
export const emblemDrawings: Readonly<Record<EmblemName, EmblemDrawing>> = {
  vaccination: {
    strokes: [],
    turn: {
      degrees: 45,
      x: 32,
      y: 32,
      of: ["M25 3h14M32 3v10M22 13h20M26 13v27a3 3 0 0 0 3 3h6a3 3 0 0 0 3-3V13M26 23h12M33 29h5M33 35h5M30 43v5h4v-5M32 48v11"],
    },
    dot: { x: 8.5, y: 56 },
  },
  endometriosis: {
    strokes: [
      "M24 21c0 10 3.3 15 4.5 23v11M40 21c0 10-3.3 15-4.5 23v11M24 21c2.5-5.5 13.5-5.5 16 0M24 21C19 13 10 13 8 22M40 21c5-8 14-8 16 1M8 22l-4 4M8 22l1.5 5M56 22l4 4M56 22l-1.5 5M32 25v13",
      "M7.5 35a6.5 5 0 1 0 13 0a6.5 5 0 1 0 -13 0M43.5 35a6.5 5 0 1 0 13 0a6.5 5 0 1 0 -13 0",
    ],
    dot: { x: 50, y: 35 },
  },
  alzheimer: {
    strokes: ["M20 59V48.5C12.5 43 9 35.5 9 27.5 9 15 19 6 32 6s22 9 22 20.5l5 9.5c.7 1.5 0 2.5-1.5 2.5H54V45c0 3.5-2 5-5 5h-7v9"],
    dashes: ["M23 39c-4.5-9-1-21.5 9.5-21.5 8.5 0 12.5 7.5 9.5 12.5-2.6 4.3-9 3.5-9-1"],
    dot: { x: 23, y: 39 },
  },
  nutrition: {
    strokes: [
      "M32 20c-5-5-20.5-5-21 11-.4 14 9 26 16 26 2.5 0 3.5-1 5-1s2.5 1 5 1c7 0 16.4-12 16-26-.5-16-16-16-21-11ZM32 20c0-6 .5-9 3-13M36.5 13C38.5 6.5 45 4.5 51.5 6 50 12.5 43.5 15.5 36.5 13Z",
    ],
    dashes: ["M12 37c10 5.5 30 5.5 40 0"],
    dot: { x: 32, y: 41 },
  },
  pain: {
    strokes: [
      "M36 37A9 9 0 1 1 27.57 28.02M44 37A17 17 0 1 1 30.19 20.3M52 37A25 25 0 1 1 33.22 12.79",
      "M31 33l10-2l-2.5-7.5L49 21l-2.5-7.5L58 7",
    ],
    dot: { x: 27, y: 37 },
  },
  "iatrogenic-harm": {
    strokes: ["M29.4 8.5a3 3 0 0 1 5.2 0l24 42.5a3 3 0 0 1-2.6 4.5H8A3 3 0 0 1 5.4 51z"],
    turn: { degrees: -45, x: 32, y: 40, of: ["M25 34h14a6 6 0 0 1 0 12h-14a6 6 0 0 1 0-12zM32 34v12"] },
    dot: { x: 28, y: 44 },
  },
};
