import { lastHours } from "#app/answer/headline.ts";
import { formatHours } from "#app/content/format.ts";
import { selectionPage } from "#app/content/pages/selection.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { useToday } from "#app/features/today.ts";
import { findPoint, listPoints } from "./ascent.ts";
import { layDashes } from "./lay-dashes.ts";
import "./asking.css";

const { title, text, flags, legend } = selectionPage.asking;
const [WIDTH, HEIGHT] = [687, 420];
/** On the slope of public/images/selection-mountain.svg. */
const TRAIL = "40 386L150 330L246 344L330 262L420 276L520 164L588 172L648 70";

/** One hollow dash per hour, and a flag at each profession's ceiling, until the profession is known. */
export function AskingMap() {
  const today = useToday();
  const ceilings = PROFESSIONS.map((profession) => ({ profession, hours: lastHours(profession, today) }));
  const most = Math.max(...ceilings.map(({ hours }) => hours));
  return (
    <div className="asking-map relative self-start print:hidden">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full overflow-visible forced-colors:hidden"
        fill="#fff"
        stroke="var(--ink)"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <use href="/images/selection-mountain.svg#mountain" stroke="none" />
        {layDashes(listPoints(TRAIL), most).map(({ x, y, length, angle }) => (
          <rect key={x} y="-5.5" width={length} height="11" rx="2.5" transform={`translate(${x} ${y}) rotate(${angle})`} />
        ))}
        <circle cx="40" cy="386" r="12" strokeWidth="3" />
      </svg>
      {ceilings.map(({ profession, hours }) => {
        const [x, y] = findPoint(TRAIL, hours / most);
        return (
          <p
            key={profession}
            className={`asking-flag tone-${profession} absolute pb-4 leading-tight forced-colors:static`}
            style={{ left: place(x, WIDTH), top: place(y, HEIGHT) }}
          >
            <b className="block whitespace-nowrap bg-tone py-1 pr-3 pl-5 font-display text-micro text-white leading-tight">
              {formatHours(hours)}, {flags[profession]}
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
  programme: "waypoint size-5.4 border-moss bg-moss text-micro text-white leading-tight",
};

export function AskingWords() {
  return (
    <section aria-labelledby="profession" className="grid content-start gap-2">
      <h2 id="profession" className="text-h3">
        {title}
      </h2>
      <p>{text}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
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
function place(value: number, size: number): string {
  return `${((value / size) * 100).toFixed(1)}%`;
}
