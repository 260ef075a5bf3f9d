import type { Series } from "#people/measure-results.ts";

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

/**
 * Bars of this period, wider outlines of the one before, a light mark where the outline runs behind a bar; at the end, hatched, what there is
 * so far of the week or month that is not over. The table says the same.
 */
export function SeriesPlot({ series: { now, before, current }, ends, label }: SeriesPlotProps) {
  const step = WIDTH / (now.length + 1);
  const width = step * (1 - GAP);
  const inset = now.length > 8 ? 3 : 5;
  const highest = Math.max(1, ...now, ...before, current);
  const heightOf = (value: number) => (value / highest) * (BASE - TOP);
  const leftOf = (index: number) => index * step + (step - width) / 2;
  const inner = width - 2 * inset;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="plot">
      {now.map((value, index) => {
        const was = before[index] ?? 0;
        const isEnd = index === 0 || index === now.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <g key={index} transform={`translate(${leftOf(index)} ${BASE})`}>
            <rect y={-heightOf(was)} width={width} height={heightOf(was)} className="plot-was" />
            <rect x={inset} y={-heightOf(value)} width={inner} height={heightOf(value)} className="plot-now" />
            {was > 0 && was < value && <path d={`M${inset} ${-heightOf(was)}h${inner}`} className="plot-mark" />}
            {isEnd && value > 0 && <Value x={width / 2} y={-heightOf(Math.max(value, was)) - 6} value={value} />}
          </g>
        );
      })}
      <g transform={`translate(${leftOf(now.length)} ${BASE})`}>
        <rect x={inset} y={-heightOf(current)} width={inner} height={heightOf(current)} className="plot-current" />
        {current > 0 && <Value x={width / 2} y={-heightOf(current) - 6} value={current} />}
      </g>
      <path d={`M0 ${BASE}h${WIDTH - step}`} className="plot-base" />
      <path d={`M${WIDTH - step} ${BASE}h${step}`} className="plot-base plot-open" />
      <text x={0} y={HEIGHT - 6}>
        {ends[0]}
      </text>
      <text x={WIDTH - step} y={HEIGHT - 6} textAnchor="end">
        {ends[1]}
      </text>
    </svg>
  );
}

function Value({ x, y, value }: { x: number; y: number; value: number }) {
  return (
    <text x={x} y={y} textAnchor="middle" className="plot-value">
      {value}
    </text>
  );
}
