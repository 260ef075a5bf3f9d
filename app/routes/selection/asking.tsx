import { lastHours } from "#app/answer/headline.ts";
import { formatHours } from "#app/content/format.ts";
import { selectionPage } from "#app/content/pages/selection.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { useToday } from "#app/features/today.ts";
import { Trail } from "./trail.tsx";

const { title, text, flags, legend } = selectionPage.asking;

/** A flag at each profession's ceiling, until the profession is known. */
export function AskingTrail() {
  const today = useToday();
  const ceilings = PROFESSIONS.map((profession) => ({ profession, hours: lastHours(profession, today) }));
  return (
    <Trail
      hours={Math.max(...ceilings.map(({ hours }) => hours))}
      flags={ceilings.map(({ profession, hours }) => ({
        hours,
        text: `${formatHours(hours)}, ${flags[profession]}`,
        className: `tone-${profession} bg-tone`,
      }))}
    />
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
    <section aria-labelledby="profession" className="area-words grid content-start gap-2">
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
