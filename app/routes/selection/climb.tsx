import type { CSSProperties } from "react";
import type { Selectable } from "#app/features/selection/selectable.ts";
import { sum } from "#app/features/selection/totals.ts";
import { ASCENT, findPoint } from "./ascent.ts";

/** The slope behind the flag. */
const DESCENT = "272 18L296 44L314 50L328 74";

/** Back, front, and its shade. */
const RIDGES = [
  ["13%", "M0 144V104L34 84L62 92L104 56L128 66L168 30L196 44L224 16L262-2L292 26L318 18L350 46V144Z"],
  ["24%", `M0 144V124L${ASCENT}L296 44L318 52L350 86V144Z`],
  ["34%", "M132 80L166 84L150 112L176 144H120L138 116ZM272 18L296 44L314 50L350 86V144H296L282 104L290 70Z"],
] as const;

const DASH = ".62 .38";
const OVER = "var(--brique)";

interface ClimbProps {
  choices: readonly Selectable[];
  reached?: number;
  summit: number;
  /** « 6 h », « sur 14 » */
  title: readonly [figure: string, scale: string];
  as?: "h2" | "p";
}

/** One dash per hour, one waypoint per programme. Decorative: the figures are beside it. */
export function Climb({ choices, summit, reached = 0, title: [figure, scale], as: Title = "p" }: ClimbProps) {
  const ends = choices.map((_, index) => sum(choices.slice(0, index + 1), ({ hours }) => hours));
  const chosen = Math.min(ends.at(-1) ?? reached, summit);
  const over = Math.max(0, (ends.at(-1) ?? 0) - summit);
  return (
    <div className="relative grid content-end bg-tone-soft">
      <Title className="climb-title absolute top-5 left-card grid gap-1 font-400 font-text text-small leading-heading forced-colors:static forced-colors:p-5">
        <b className="numeric font-700 font-display text-title leading-tight whitespace-nowrap">{figure}</b> <span>{scale}</span>
      </Title>
      <svg
        viewBox="0 -20 350 164"
        className="w-full overflow-visible pt-8 forced-colors:hidden"
        fill="none"
        stroke="var(--tone)"
        strokeWidth="2.5"
        // Centres each dash in its hour.
        strokeDashoffset="-.19"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {RIDGES.map(([shade, ridge]) => (
          <path key={shade} d={ridge} fill={`color-mix(in srgb, var(--tone) ${shade}, #fff)`} stroke="none" />
        ))}
        <path d={`M${ASCENT}`} pathLength={Math.max(1, summit)} strokeDasharray={DASH} opacity=".75" />
        {Array.from({ length: chosen }, (_, hour) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: hours are identified by position
            key={hour}
            className="climb-hour"
            style={{ "--step": hour - (ends.findLast((end) => end <= hour) ?? 0) } as CSSProperties}
            d={`M${ASCENT}`}
            pathLength={summit}
            strokeWidth="6"
            strokeDasharray={`0 ${hour} .62 999`}
          />
        ))}
        {over > 0 && <path d={`M${DESCENT}`} pathLength={over} stroke={OVER} strokeWidth="5" strokeDasharray={DASH} />}
        <path d="M272 18V-14l22 7-22 7" fill="#000" stroke="var(--ink)" strokeLinecap="round" />
        <circle cx="16" cy="120" r="5" fill="#fff" strokeWidth="3" />
        {ends.map((end, index) => {
          const isOver = end > summit;
          const [x, y] = isOver ? findPoint(DESCENT, (end - summit) / over) : findPoint(ASCENT, end / summit);
          const [ground, figure] = isOver ? ["#fff", OVER] : ["var(--tone)", "#fff"];
          return (
            <g key={end} className="climb-waypoint">
              <circle cx={x} cy={y} r="11" fill={ground} stroke={figure} />
              <text x={x} y={y + 4.6} fill={figure} stroke="none" textAnchor="middle" className="font-700 font-display text-micro">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
