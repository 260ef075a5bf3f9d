import { formatHours } from "#app/content/format.ts";
import { selectionPage } from "#app/content/pages/selection.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { yearHours } from "#app/features/selection/rights.ts";
import { ASCENT, findPoint, listPoints } from "./ascent.ts";
import "./asking.css";

const { title, text, flags, legend } = selectionPage.asking;
const HOURS = Math.max(...PROFESSIONS.map(yearHours));
const PATH = `M${ASCENT}`;
const BEHIND = "L296 44L318 52L350 70";
const GROUND = listPoints(`0 124L${ASCENT}${BEHIND}L350 144L0 144`);
const HILL = `polygon(${GROUND.map(([x, y]) => `${place(x, 0, 350)} ${place(y, -20, 164)}`).join(",")})`;

/** One hollow dash per hour, and a flag at each profession's ceiling, until the profession is known. */
export function AskingMap() {
  return (
    <div className="asking-map relative isolate self-end print:hidden">
      <div className="contours text-pine [--ground:url(/images/ground-selection.svg)]" style={{ clipPath: HILL }} aria-hidden="true" />
      <svg
        viewBox="0 -20 350 164"
        className="w-full overflow-visible forced-colors:hidden"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle cx="40" cy="64" r="20" fill="#fde7bf" stroke="none" />
        <path d={`M0 124L16 120M272 18${BEHIND}`} />
        <path d={PATH} pathLength={HOURS} strokeWidth="7" strokeDasharray=".66 .34" strokeDashoffset="-.17" />
        <path d={PATH} stroke="#fff" pathLength={HOURS} strokeWidth="4" strokeDasharray=".54 .46" strokeDashoffset="-.23" />
        <circle cx="16" cy="120" r="5" fill="#fff" />
      </svg>
      {PROFESSIONS.map((profession) => {
        const [x, y] = findPoint(ASCENT, yearHours(profession) / HOURS);
        return (
          <p
            key={profession}
            className={`asking-flag tone-${profession} absolute pb-4 leading-none forced-colors:static`}
            style={{ left: place(x, 0, 350), top: place(y, -20, 164) }}
          >
            <b className="block whitespace-nowrap bg-tone py-1.5 pr-2.6 pl-[1.2em] font-display text-micro text-white leading-none">
              {formatHours(yearHours(profession))}, {flags[profession]}
            </b>
          </p>
        );
      })}
    </div>
  );
}

const DASH = "h-2 w-5.4 border-2 border-current rounded-xs";
const MARKS = {
  open: DASH,
  chosen: `${DASH} bg-moss`,
  programme: "waypoint size-5.4 border-moss bg-moss text-micro text-white leading-none",
};

export function AskingWords() {
  return (
    <section aria-labelledby="profession" className="grid content-start gap-2">
      <h2 id="profession" className="text-h3">
        {title}
      </h2>
      <p>{text}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-moss [font-size:var(--text-small)]">
        {Object.entries(legend).map(([mark, meaning]) => (
          <li key={mark} className="flex items-center gap-2">
            <i className={MARKS[mark as keyof typeof legend]} aria-hidden="true">
              {mark === "programme" && 1}
            </i>{" "}
            {meaning}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Percent of the drawing's width or height. */
function place(value: number, from: number, size: number): string {
  return `${(((value - from) / size) * 100).toFixed(1)}%`;
}
