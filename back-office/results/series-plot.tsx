import type { Series } from "#scripts/operator/back-office/results/measure.ts";

const WIDTH = 240;
const TOP = 20;
const BASE = 128;
const HEIGHT = 150;
const GAP = 0.16;

interface SeriesPlotProps {
  series: Series;
  /** Under the first bar and the last. */
  ends: readonly [string, string];
  label: string;
}

/** Bars of this period, wider outlines of the one before, a light mark where the outline runs behind a bar. The table says the same. */
export function SeriesPlot({ series: { now, before }, ends, label }: SeriesPlotProps) {
  const step = WIDTH / now.length;
  const width = step * (1 - GAP);
  const inset = now.length > 8 ? 3 : 5;
  const highest = Math.max(1, ...now, ...before);
  const heightOf = (value: number) => (value / highest) * (BASE - TOP);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="plot">
      {now.map((value, index) => {
        const x = index * step + (step - width) / 2;
        const was = before[index] ?? 0;
        const isEnd = index === 0 || index === now.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <g key={index}>
            <rect x={x} y={BASE - heightOf(was)} width={width} height={heightOf(was)} className="plot-was" />
            <rect x={x + inset} y={BASE - heightOf(value)} width={width - 2 * inset} height={heightOf(value)} className="plot-now" />
            {was > 0 && was < value && <path d={`M${x + inset} ${BASE - heightOf(was)}h${width - 2 * inset}`} className="plot-mark" />}
            {isEnd && value > 0 && (
              <text x={x + width / 2} y={BASE - heightOf(value) - 6} textAnchor="middle" className="plot-value">
                {value}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${BASE}h${WIDTH}`} className="plot-base" />
      <text x={0} y={HEIGHT - 6}>
        {ends[0]}
      </text>
      <text x={WIDTH} y={HEIGHT - 6} textAnchor="end">
        {ends[1]}
      </text>
    </svg>
  );
}
