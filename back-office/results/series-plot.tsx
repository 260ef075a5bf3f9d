import type { Series } from "#workers/people/measure-results.ts";

const WIDTH = 240;
const TOP = 20;
const BASE = 128;
const HEIGHT = 150;
const GAP = 0.16;

/** Bars of this period, outlines of the one before, and what there is so far of the week or month that is not over. */
export const MARKS = {
  now: "fill-tone forced-colors:fill-[CanvasText]",
  before: "fill-none stroke-edge stroke-1.25",
  current: "fill-meltwater stroke-pine stroke-1.25 [stroke-dasharray:3_2]",
  /** Where an outline runs behind a bar. */
  behind: "stroke-meltwater stroke-1.25",
} as const;
const AXIS = "stroke-ink stroke-1.25";

interface SeriesPlotProps {
  series: Series;
  /** Under the first bar and the last. */
  ends: readonly [string, string];
  label: string;
}

/**
 * Bars of this period, wider outlines of the one before, a light mark where the outline runs behind a bar; at the end, hatched, what there
 * is so far of the week or month that is not over. The table says the same.
 */
export function SeriesPlot({ series: { now, before, current }, ends, label }: SeriesPlotProps) {
  const step = WIDTH / (now.length + 1);
  const width = step * (1 - GAP);
  const inset = now.length > 8 ? 3 : 5;
  const highest = Math.max(1, ...now, ...before, current);
  const heightOf = (value: number) => (value / highest) * (BASE - TOP);
  const bars = [
    ...now.map((value, index) => ({ value, was: before[index] ?? 0, look: "now" as const })),
    { value: current, was: 0, look: "current" as const },
  ];
  const isLabelled = (index: number) => index === 0 || index >= now.length - 1;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="w-full overflow-visible fill-moss text-[12px]">
      {bars.map(({ value, was, look }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <g key={index} transform={`translate(${index * step + (step - width) / 2} ${BASE})`}>
          <rect y={-heightOf(was)} width={width} height={heightOf(was)} className={MARKS.before} />
          <rect x={inset} y={-heightOf(value)} width={width - 2 * inset} height={heightOf(value)} className={MARKS[look]} />
          {was > 0 && was < value && <path d={`M${inset} ${-heightOf(was)}h${width - 2 * inset}`} className={MARKS.behind} />}
          {isLabelled(index) && value > 0 && (
            <text
              x={width / 2}
              y={-heightOf(Math.max(value, was)) - 6}
              textAnchor="middle"
              className="fill-ink font-600 font-display text-[13px]"
            >
              {value}
            </text>
          )}
        </g>
      ))}
      <path d={`M0 ${BASE}h${WIDTH - step}`} className={AXIS} />
      <path d={`M${WIDTH - step} ${BASE}h${step}`} className={`${AXIS} [stroke-dasharray:3_2]`} />
      <text x={0} y={HEIGHT - 6}>
        {ends[0]}
      </text>
      <text x={WIDTH - step} y={HEIGHT - 6} textAnchor="end">
        {ends[1]}
      </text>
    </svg>
  );
}
