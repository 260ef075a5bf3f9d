/** Path data on a grid of 64: strokes with round ends, some of them dashed, and one solid dot. */
interface EmblemDrawing {
  line: string;
  dashed?: string;
  dot: readonly [x: number, y: number];
}

interface EmblemProps {
  drawing: EmblemDrawing;
  className?: string;
  /** In units of the grid of 64: 2, or less where the emblem is large. */
  strokeWidth?: number;
}

/** The emblem of a programme, in the current colour. Decoration: the programme is named beside it. */
export function Emblem({ drawing: { line, dashed, dot }, className, strokeWidth = 2 }: EmblemProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={line} />
      {dashed && <path d={dashed} strokeDasharray="4.5 4.5" />}
      <circle cx={dot[0]} cy={dot[1]} r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}
