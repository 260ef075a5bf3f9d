import { formatNumber } from "#app/content/format.ts";
import type { RankRow } from "#people/measure-results.ts";
import { PLATES } from "../frame/plate.tsx";

const WIDTH = 640;
const LABELS = 286;
/** For the value and the letters of the profession, behind the longest bar. */
const END = 72;
const ROW = 34;
const LABEL_MAX_LENGTH = 42;

/** One line per row: label, bar of this period, outline of the one before, value, letters of the profession. The table says the same. */
export function RankingPlot({ rows, label }: { rows: readonly RankRow[]; label: string }) {
  const highest = Math.max(1, ...rows.map(({ now, before }) => Math.max(now, before)));
  const lengthOf = (value: number) => (value / highest) * (WIDTH - LABELS - END);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${rows.length * ROW + 2}`} role="img" aria-label={label} className="plot">
      {rows.map(({ label, now, before, profession }, index) => (
        <g key={label} transform={`translate(0 ${index * ROW})`}>
          <text x={0} y={ROW / 2 + 5} className="plot-label">
            {shorten(label)}
          </text>
          <rect x={LABELS} y={6.5} width={lengthOf(before)} height={ROW - 13} className="plot-was" />
          <rect
            x={LABELS}
            y={11}
            width={lengthOf(now)}
            height={ROW - 22}
            className={`plot-now ${profession ? `tone-${profession}` : ""}`}
          />
          {before > 0 && before < now && <path d={`M${LABELS + lengthOf(before)} 11v${ROW - 22}`} className="plot-mark" />}
          <text x={LABELS + lengthOf(Math.max(now, before)) + 8} y={ROW / 2 + 5} className="plot-value">
            {formatNumber(now)}
            {profession && (
              <tspan dx={8} className="plot-letters">
                {PLATES[profession].letters}
              </tspan>
            )}
          </text>
        </g>
      ))}
      <path d={`M${LABELS} 0v${rows.length * ROW + 2}`} className="plot-base" />
    </svg>
  );
}

function shorten(words: string): string {
  return words.length > LABEL_MAX_LENGTH ? `${words.slice(0, LABEL_MAX_LENGTH - 1).trimEnd()}…` : words;
}
