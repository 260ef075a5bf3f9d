import { emblems } from "#app/content/emblems.ts";
import { type HomeProfession, homePage } from "#app/content/pages/home.ts";
import { professions } from "#app/content/professions.ts";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import type { Route } from "./+types/route";
import { Arrow } from "./arrow.tsx";
import "./itineraries.css";

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
    <article className={`itinerary-card tone-${profession} rounded-lg border-1 bg-raised print:break-inside-avoid`}>
      {/* The whole sign leads on; it overhangs the card on the left. */}
      <div className="plate itinerary-sign leading-heading">
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
      <ul className="@container">
        {rows.map(({ path, title, emblem, hours }) => (
          <li key={path}>
            <Link to={path} className="itinerary group border-b-1 text-ink no-underline hover:bg-tone-soft">
              <Emblem drawing={emblems[emblem]} className="w-7 text-tone lg:w-10 lg:p-1" />
              <b className="font-600 font-display leading-heading group-hover:underline media-small:text-small">{title}</b>{" "}
              <span className="numeric whitespace-nowrap text-moss text-small">{hours}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={listPath} className="group inline-block py-3 font-600 text-tone leading-heading print:hidden">
        {all}
        <span className="ml-2">
          <Arrow />
        </span>
      </Link>
    </article>
  );
}
