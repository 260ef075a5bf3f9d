import type { CSSProperties } from "react";
import { layDashes, START, standAfter, TRAIL } from "./lay-dashes.ts";
import "./trail.css";

/** Of the drawing, in its units. */
const [WIDTH, HEIGHT] = [687, 420];
/** West of it, a pennant flies right, over the rest of the trail. */
const ROOM = WIDTH / 2;
const [[startX, startY] = [0, 0]] = TRAIL;

interface TrailProps {
  /** One dash each. */
  hours: number;
  /** Hours at the end of each chosen programme. */
  ends?: readonly number[];
  /** Hours beyond it are too many. */
  limit?: number;
  flags: ReadonlyArray<{ hours: number; text: string; className: string }>;
  className?: string;
}

/** The mountain, whole: hollow dashes are hours to fill. Decorative but for its flags: the figures are beside it. */
export function Trail({ hours, ends = [], limit = hours, flags, className = "" }: TrailProps) {
  const dashes = layDashes(hours);
  const chosen = ends.at(-1) ?? 0;
  return (
    <div className={`trail relative self-start print:hidden ${className}`}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full overflow-visible forced-colors:hidden" aria-hidden="true">
        <use href="/images/selection-mountain.svg#mountain" />
        {dashes.map(({ x, y, length, angle }, hour) => {
          const isChosen = hour < chosen;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: hours are identified by position
              key={`${hour}${isChosen}`}
              className={isChosen ? `climb-hour ${hour < limit ? "" : "climb-over"}` : undefined}
              style={isChosen ? ({ "--step": hour - (ends.findLast((end) => end <= hour) ?? 0) } as CSSProperties) : undefined}
              y="-5.5"
              width={length}
              height="11"
              rx="2.5"
              transform={`translate(${x} ${y}) rotate(${angle})`}
            />
          );
        })}
        <circle cx={startX} cy={startY} r={START} />
      </svg>
      {flags.map((flag) => {
        const [x, y] = standAfter(flag.hours, dashes);
        const isWest = x < ROOM;
        const pole = ends.includes(flag.hours) ? "pb-8" : "pb-4";
        return (
          <p
            key={flag.text}
            className={`trail-flag absolute leading-tight forced-colors:static ${isWest ? "pb-20" : pole}`}
            style={place(x, y)}
            data-right={isWest || undefined}
          >
            <b className={`block whitespace-nowrap py-1 pr-3 pl-5 font-display text-micro text-white leading-tight ${flag.className}`}>
              {flag.text}
            </b>
          </p>
        );
      })}
      {ends.map((end, index) => (
        <span
          key={end}
          className={`climb-waypoint waypoint centred absolute size-7 text-small leading-tight forced-colors:hidden ${end > limit ? "border-brique text-brique" : "border-white bg-tone text-white"}`}
          style={place(...standAfter(end, dashes))}
          aria-hidden="true"
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}

function place(x: number, y: number): CSSProperties {
  return { left: `${((x / WIDTH) * 100).toFixed(1)}%`, top: `${((y / HEIGHT) * 100).toFixed(1)}%` };
}
