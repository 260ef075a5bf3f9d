import type { CSSProperties } from "react";
import { formatHours } from "#app/content/format.ts";
import { selectionPage } from "#app/content/pages/selection.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { yearHours } from "#app/features/selection/rights.ts";
import { ASCENT, draw, findPoint, type Point } from "./ascent.ts";
import "./asking.css";

const { title, text, flags, legend } = selectionPage.asking;
const HOURS = Math.max(...PROFESSIONS.map(yearHours));
const PATH = draw(ASCENT);
const BEHIND: readonly Point[] = [
  [296, 44],
  [318, 52],
  [350, 70],
];
const HILL = `polygon(${[[0, 124], ...ASCENT, ...BEHIND, [350, 144], [0, 144]].map(([x = 0, y = 0]) => `${place(x, 0, 350)} ${place(y, -20, 164)}`).join(",")})`;

/** One hollow dash per hour, and a flag at each profession's ceiling, until the profession is known. */
export function AskingMap() {
  return (
    <div className="asking-map">
      <div className="contours text-pine [--ground:url(/images/ground-selection.svg)]" style={{ clipPath: HILL }} aria-hidden="true" />
      <svg viewBox="0 -20 350 164" aria-hidden="true">
        <circle cx="40" cy="64" r="20" fill="#fde7bf" stroke="none" />
        <path d={`M0 124L16 120M272 18L${BEHIND.map((point) => point.join(" ")).join("L")}`} />
        <path d={PATH} pathLength={HOURS} strokeWidth="7" strokeDasharray=".66 .34" strokeDashoffset="-.17" />
        <path className="asking-hollow" d={PATH} pathLength={HOURS} strokeWidth="4" strokeDasharray=".54 .46" strokeDashoffset="-.23" />
        <circle cx="16" cy="120" r="5" fill="#fff" />
      </svg>
      {PROFESSIONS.map((profession) => {
        const [x, y] = findPoint(ASCENT, yearHours(profession) / HOURS);
        const position = { "--x": place(x, 0, 350), "--y": place(y, -20, 164) } as CSSProperties;
        return (
          <p key={profession} className={`asking-flag tone-${profession}`} style={position}>
            {formatHours(yearHours(profession))}, {flags[profession]}
          </p>
        );
      })}
    </div>
  );
}

export function AskingWords() {
  return (
    <section aria-labelledby="profession" className="asking-words">
      <h2 id="profession" className="text-h3">
        {title}
      </h2>
      <p>{text}</p>
      <ul>
        {Object.entries(legend).map(([mark, meaning]) => (
          <li key={mark}>
            <i data-mark={mark} aria-hidden="true" /> {meaning}
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
