import { emblems } from "#app/content/emblems.ts";
import { type HomeProfession, homePage } from "#app/content/pages/home.ts";
import { professions } from "#app/content/professions.ts";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import type { Route } from "./+types/route";
import { Arrow } from "./arrow.tsx";

type ItinerariesProps = Pick<Route.ComponentProps["loaderData"], "professions" | "itineraries">;

/** A sign for each profession, and one tap to each of its programmes. */
export function Itineraries({ professions: cards, itineraries }: ItinerariesProps) {
  return (
    <section aria-labelledby="metiers" className="section bg-mist">
      <div className="wrap">
        <h2 id="metiers" className="text-h2">
          {homePage.itineraries.title}
        </h2>
        <div className="mt-5 grid grid-cols-1 gap-4 md:mt-heading md:grid-cols-2 md:items-end md:gap-6 lg:gap-8">
          {cards.map((card) => (
            <ProfessionCard key={card.profession} {...card} rows={itineraries[card.profession]} />
          ))}
        </div>
      </div>
    </section>
  );
}

type Rows = ItinerariesProps["itineraries"][HomeProfession["profession"]];

function ProfessionCard({ profession, plate, summary, all, rows }: HomeProfession & { rows: Rows }) {
  const { listPath } = professions[profession];
  return (
    <article
      className={`tone-${profession} rounded-lg border-1 bg-raised px-[var(--pad)] pt-3 pb-1 [--pad:1rem]
        lg:pt-6 lg:pb-3 lg:[--pad:2rem] print:break-inside-avoid`}
    >
      {/* The whole sign leads on; it overhangs the card on the left. */}
      <div className="plate ml-[calc(-1*var(--pad)-0.375rem)] grid min-h-16 content-center py-1 pr-10 pl-[calc(var(--pad)+0.375rem)] leading-heading [--ring:var(--sun)] lg:min-h-21">
        <h3 className="text-subtitle leading-heading tracking-snug">
          <Link
            to={listPath}
            className="text-white no-underline after:content-empty after:absolute after:inset-0 hover:underline hover:decoration-2 print:text-ink"
          >
            {plate.title}
          </Link>
        </h3>
        <p className="text-small">{summary}</p>
      </div>
      <ul>
        {rows.map(({ path, title, emblem, hours }) => (
          <li key={path}>
            <Link
              to={path}
              className="group grid min-h-11.5 cols-auto-1-auto items-center gap-x-3 border-b-1 text-ink no-underline hover:bg-tone-soft lg:min-h-14 lg:gap-x-4 media-small:gap-x-2"
            >
              <Emblem drawing={emblems[emblem]} className="w-7 text-tone lg:w-10 lg:p-1" />
              <b className="font-600 font-display leading-heading group-hover:underline media-small:text-small">{title}</b>{" "}
              <span className="numeric whitespace-nowrap text-moss text-small">{hours}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={listPath} className="group flex min-h-11 items-center gap-2 font-600 text-tone print:hidden">
        {all}
        <Arrow />
      </Link>
    </article>
  );
}
