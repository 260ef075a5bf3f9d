import type { Profession } from "./vocabulary.ts";

/** On a 64 px grid: round-ended strokes, dashes of 4.5, and a dot of radius 3. */
export interface EmblemDrawing {
  line: string;
  dashed?: string;
  dot: readonly [x: number, y: number];
}

export const emblems = {
  vaccination: {
    line: "M47.56 6.54l9.9 9.9M52.51 11.49l-7.07 7.07M38.36 11.49l14.14 14.14M41.19 14.32L22.1 33.41a3 3 0 0 0 0 4.24l4.24 4.24a3 3 0 0 0 4.24 0l19.09-19.09M34.12 21.39l8.49 8.49M34.83 30.59l3.54 3.54M30.59 34.83l3.54 3.54M22.81 38.36l-3.54 3.54 2.83 2.83 3.54-3.54M20.69 43.31l-7.78 7.78",
    dot: [8.5, 56],
  },
  endometriosis: {
    line: "M24 21c0 10 3.3 15 4.5 23v11M40 21c0 10-3.3 15-4.5 23v11M24 21c2.5-5.5 13.5-5.5 16 0M24 21C19 13 10 13 8 22M40 21c5-8 14-8 16 1M8 22l-4 4M8 22l1.5 5M56 22l4 4M56 22l-1.5 5M32 25v13M7.5 35a6.5 5 0 0 1 13 0a6.5 5 0 0 1-13 0zM43.5 35a6.5 5 0 0 1 13 0a6.5 5 0 0 1-13 0z",
    dot: [50, 35],
  },
  alzheimer: {
    line: "M20 59V48.5C12.5 43 9 35.5 9 27.5C9 15 19 6 32 6s22 9 22 20.5l5 9.5c.7 1.5 0 2.5-1.5 2.5H54V45c0 3.5-2 5-5 5h-7v9",
    dashed: "M23 39c-4.5-9-1-21.5 9.5-21.5c8.5 0 12.5 7.5 9.5 12.5c-2.6 4.3-9 3.5-9-1",
    dot: [23, 39],
  },
  nutrition: {
    line: "M32 20c-5-5-20.5-5-21 11c-.4 14 9 26 16 26c2.5 0 3.5-1 5-1s2.5 1 5 1c7 0 16.4-12 16-26c-.5-16-16-16-21-11zM32 20c0-6 .5-9 3-13M36.5 13C38.5 6.5 45 4.5 51.5 6C50 12.5 43.5 15.5 36.5 13z",
    dashed: "M12 37c10 5.5 30 5.5 40 0",
    dot: [32, 41],
  },
  pain: {
    line: "M36 37A9 9 0 1 1 27.57 28.02M44 37A17 17 0 1 1 30.19 20.3M52 37A25 25 0 1 1 33.22 12.79M31 33l10-2l-2.5-7.5L49 21l-2.5-7.5L58 7",
    dot: [27, 37],
  },
  "iatrogenic-harm": {
    line: "M29.4 8.5a3 3 0 0 1 5.2 0l24 42.5a3 3 0 0 1-2.6 4.5H8A3 3 0 0 1 5.4 51zM22.81 40.71l9.9-9.9a6 6 0 0 1 8.49 8.49l-9.9 9.9a6 6 0 0 1-8.49-8.49zM27.76 35.76l8.49 8.49",
    dot: [28, 44],
  },
} as const satisfies Record<string, EmblemDrawing>;

export type EmblemName = keyof typeof emblems;
export const emblemNames = Object.keys(emblems) as EmblemName[];

/** A profession's emblem, used by none of its programmes. */
export const professionEmblems: Readonly<Record<Profession, EmblemDrawing>> = {
  generalistes: {
    line: "M14 8h-4v15a13 13 0 0 0 26 0V8h-4M23 36v6a13 13 0 0 0 26 0v-8M49 22a6 6 0 1 0 0 12a6 6 0 1 0 0-12",
    dot: [49, 28],
  },
  infirmiers: {
    line: "M20 12a7 7 0 0 1 14 0v25a12 12 0 1 1-14 0zM27 20v20M42 12h10M42 21h6M42 30h10",
    dot: [27, 47],
  },
};
