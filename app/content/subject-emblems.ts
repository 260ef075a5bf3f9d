import type { EmblemDrawing } from "./emblems.ts";

export const subjectEmblems = {
  advice: {
    line: "M10 10h44a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H30L18 56V44h-8a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4zM20 24h24M20 32h14",
    dot: [44, 32],
  },
  experts: { line: "M10 56c6-22 18-40 44-48c-2 20-12 34-32 36M10 56l14-20M30 26c4 1 8 1 12-1", dot: [24, 36] },
  support: { line: "M12 12h40a3 3 0 0 1 3 3v27H9V15a3 3 0 0 1 3-3zM4 42h56l-3 8H7zM18 34c7 0 4-12 11-12s6 6 12 2", dot: [18, 34] },
  disability: { line: "M32 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12M14 24l18 4 18-4M32 28v12L20 58M32 40l12 18", dot: [32, 40] },
} satisfies Record<string, EmblemDrawing>;
