import type { ComponentProps } from "react";

/** Path data on a 64 px grid: round-ended strokes, some dashed, and a dot. */
interface EmblemDrawing {
  line: string;
  dashed?: string;
  dot: readonly [x: number, y: number];
}

/** Decorative: the programme's name is beside it. */
export function Emblem({ drawing: { line, dashed, dot }, ...rest }: ComponentProps<"svg"> & { drawing: EmblemDrawing }) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      aria-hidden="true"
    >
      <path d={line} />
      {dashed && <path d={dashed} strokeDasharray="4.5 4.5" />}
      <circle cx={dot[0]} cy={dot[1]} r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}
