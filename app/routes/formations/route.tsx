import { Fragment } from "react";
import { catalogueForm } from "#app/content/catalogue.ts";
import { parisDate } from "#app/content/dated.ts";
import { breadcrumbsLabel, homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { describeFormatHours, listFormats } from "#app/content/offers.ts";
import { formationsPage as page, readFormationsCards } from "#app/content/pages/formations.ts";
import { describeCharge } from "#app/content/pages/programme-lists.ts";
import { professions } from "#app/content/professions.ts";
import { summariseCatalogue } from "#app/content/programmes/summary.ts";
import { registeredAs } from "#app/content/registration.ts";
import { scaleFootnote, scalePointer } from "#app/content/scale-note.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { Star } from "#app/features/indemnity.tsx";
import type { PageHandle } from "#app/features/popups/popups.tsx";
import { ProgrammeRows } from "#app/features/programme-rows.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { feedLink } from "#app/seo/feed-link.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { Footnote } from "#app/ui/footnote.tsx";
import type { Route } from "./+types/route";
import { ProfessionCard } from "./profession-card.tsx";

const crumbs = [homeCrumb, { label: programmesCrumb.label }];

/** Server only: the browser receives no more than the page shows. */
export function loader({ context }: Route.LoaderArgs) {
  const today = parisDate(context.get(pageRequestContext).now);
  return { cards: readFormationsCards(today), programmes: summariseCatalogue(), charge: describeCharge(today) };
}

export const handle: PageHandle = { popup: "catalogue" };

export function meta(args: Route.MetaArgs) {
  return [...describePage(args, { meta: page.meta, path: "/formations", crumbs }), feedLink];
}

type Loaded = Route.ComponentProps["loaderData"];

export default function Formations({ loaderData }: Route.ComponentProps) {
  return (
    <main id="contenu" data-ends-with="mist">
      <Head {...loaderData} />
      <PromiseBand />
      <Programmes programmes={loaderData.programmes} />
      <Catalogue />
    </main>
  );
}

function Head({ cards, programmes, charge }: Loaded) {
  return (
    <section aria-labelledby="titre" className="wrap pt-5 pb-band">
      <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
      <div className="mt-heading grid gap-x-8 gap-y-5 lg:grid-cols-2 lg:items-end">
        <h1 id="titre" className="text-hero">
          {page.title}
        </h1>
        <div className="grid max-w-160 gap-3">
          <p className="md:text-lead">{page.lead}</p>
          <p>
            {charge.amount && <b className="font-700 font-display text-lead">{charge.amount}</b>} {charge.text}{" "}
            <span className="block text-moss text-small">{registeredAs}</span>
          </p>
        </div>
      </div>
      <ul className="mt-block grid gap-x-8 gap-y-6 lg:grid-cols-2">
        {cards.map((card) => (
          <li key={card.to} className={`tone-${card.profession}`}>
            <ProfessionCard card={card} programmes={programmes[card.profession]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Up to tablets, each promise has its own line instead. */
const BULLET = " • ";

function PromiseBand() {
  const { title, figures } = page.promise;
  return (
    <section aria-labelledby="promesse" className="on-ink relative isolate overflow-clip pt-band">
      <div className="contours text-meltwater/13 opacity-100 [--ground:url(/images/ground-formations.svg)]" aria-hidden="true" />
      <div className="wrap">
        <h2 id="promesse" className="text-headline leading-display">
          {title.split(BULLET).map((promise, index, { length }) => (
            <Fragment key={promise}>
              {index > 0 && " "}
              <span className="max-xl:block xl:whitespace-nowrap">
                {promise}
                {index < length - 1 ? <span className="max-xl:hidden">{BULLET.trimEnd()}</span> : <Star />}
              </span>
            </Fragment>
          ))}
        </h2>
        <dl className="mt-block grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,50%-1rem)),1fr))] gap-x-8 gap-y-8 lg:grid-cols-4">
          {figures.map(({ value, label }) => (
            <div key={label} className="grid content-start border-meltwater/35 border-t-1 pt-4">
              <dt className="order-last mt-2 text-on-ink leading-title">{label}</dt>
              <dd className="numeric font-700 font-display text-figure tracking-[-0.025em]">{value}</dd>
            </div>
          ))}
        </dl>
        <Footnote {...scalePointer} className="mt-8 text-meltwater text-small" />
      </div>
      {/* Overlaps the band's last line, which would show through by a fraction of a pixel. */}
      <div
        aria-hidden="true"
        className="mt-panel h-[var(--elevation)] [background:url(/images/elevation.svg)_bottom/100%_100%_no-repeat] [translate:0_1px] forced-colors:hidden print:hidden"
      />
    </section>
  );
}

function Programmes({ programmes }: Pick<Loaded, "programmes">) {
  return (
    <section aria-labelledby="programmes" className="wrap section">
      <h2 id="programmes" className="text-h2">
        {page.directory.title}
      </h2>
      <p className="mt-4 text-lead">{page.directory.lead}</p>
      <div className="mt-heading grid gap-x-8 gap-y-6 md:grid-cols-2">
        {PROFESSIONS.map((profession) => (
          <div key={profession} className={`tone-${profession} @container`}>
            <h3 className="text-item text-tone">{professions[profession].many}</h3>
            <ProgrammeRows
              programmes={programmes[profession]}
              describeFormats={(programme) =>
                listFormats(programme)
                  .map((format) => `${format}\u00a0${describeFormatHours(programme, format)}`)
                  .join(", ")
              }
            />
          </div>
        ))}
      </div>
      <Footnote {...scaleFootnote} className="mt-6" />
    </section>
  );
}

function Catalogue() {
  const { title, text } = page.catalogue;
  return (
    <ClosingBand id="catalogue" title={title} text={text} ground="mist">
      <div className="grid justify-items-start gap-3 max-sm:w-full max-sm:justify-items-center">
        <CatalogueButton variant="sun" size="lg">
          <span className="i-lucide-download" aria-hidden="true" />
          {catalogueForm.open}
        </CatalogueButton>
        <p className="text-moss text-small">{catalogueForm.promise}</p>
      </div>
    </ClosingBand>
  );
}
