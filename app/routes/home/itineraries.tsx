import { listFormats } from "#app/content/offers.ts";
import { type HomeProfession, homePage } from "#app/content/pages/home.ts";
import { professions } from "#app/content/professions.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import { composeAddress, selectionLinks } from "#app/content/selection-links.ts";
import { StarNote } from "#app/features/answer/proofs.tsx";
import { ProgrammeRows } from "#app/features/programme-rows.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import type { Route } from "./+types/route";
import { Arrow } from "./arrow.tsx";

const texts = homePage.itineraries;

type ItinerariesProps = Pick<Route.ComponentProps["loaderData"], "professions" | "programmes" | "amounts" | "note">;

/** Holds the page's only scale note. */
export function Itineraries({ professions: cards, programmes, amounts, note }: ItinerariesProps) {
  return (
    <section aria-labelledby="metiers" className="section bg-mist">
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-2 xl:items-end">
          <h2 id="metiers" className="text-h2">
            {texts.title}
          </h2>
          <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-moss leading-list max-md:text-small md:flex-col">
            {texts.legend.map(({ format, label }) => (
              <li key={format} className="flex items-center gap-word">
                <b className="inline-flex items-center gap-word font-600 text-ink text-small">
                  <FormatMark format={format} />
                  {format}
                </b>
                {label}
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-heading grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 md:grid-cols-2 md:items-end">
          {cards.map((card) => (
            <ProfessionCard key={card.profession} {...card} programmes={programmes[card.profession]} amounts={amounts} />
          ))}
        </div>
        <StarNote {...note} className="mt-6 max-w-192" />
      </div>
    </section>
  );
}

type ProfessionCardProps = HomeProfession & Pick<ItinerariesProps, "amounts"> & { programmes: readonly ProgrammeSummary[] };

function ProfessionCard({ profession, summary, all, programmes, amounts }: ProfessionCardProps) {
  const { title, listPath } = professions[profession];
  return (
    <article
      className={`tone-${profession} @container flex flex-col rounded-lg border-1 bg-raised px-[var(--pad)] pb-3
        [--pad:clamp(1rem,2.6vw,2.25rem)] lg:pb-[var(--pad)] print:break-inside-avoid`}
    >
      {/* The signpost's plate as the card's head, overhanging it on the left. */}
      <div
        className="plate mt-3.6 -mr-3 ml-[calc(-1*var(--pad)-0.5rem)] grid gap-0.4 pt-2.8 pr-10 pb-3 pl-[calc(var(--pad)+0.5rem)]
          [--ring:var(--sun)] [--tip:2rem] lg:mt-6 lg:gap-1.2 lg:pt-4.4 lg:pb-4.6"
      >
        <h3 className="text-[length:min(var(--text-amount),6.2vw)] leading-heading tracking-[-0.012em]">
          <Link
            to={listPath}
            className="text-white no-underline after:content-empty after:absolute after:inset-0 hover:underline hover:decoration-2 print:text-ink"
          >
            {title}
          </Link>
        </h3>
        <p className="text-small">{summary}</p>
      </div>
      <ProgrammeRows programmes={programmes} amounts={amounts} describeFormats={(programme) => listFormats(programme).join(", ")} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t-1 pt-3 lg:mt-6 lg:border-0 lg:pt-0 print:hidden">
        <ButtonLink
          to={listPath}
          variant="line"
          className="min-w-0 [--line-button-pressed:var(--tone-soft)] [--line-button-soft:var(--tone-soft)] [--line-button:var(--tone)]"
        >
          {all}
          <Arrow />
        </ButtonLink>
        <Link to={composeAddress(profession)} className="inline-flex min-h-11 min-w-0 items-center font-600 text-tone">
          {selectionLinks.compose}
        </Link>
      </div>
    </article>
  );
}
