import { Fragment } from "react";
import { answerHeadline } from "#app/answer/headline.ts";
import { writeHeadline, writeHighest, writeNote } from "#app/answer/write.ts";
import { scaleLink } from "#app/content/answer-words.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { parisDate } from "#app/content/dated.ts";
import { breadcrumbsLabel, homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { describeFormatHours, listFormats } from "#app/content/offers.ts";
import { registeredAs } from "#app/content/organisation.ts";
import { describeFormationsCard, formationsPage as page } from "#app/content/pages/formations.ts";
import { professions } from "#app/content/professions.ts";
import { summariseCatalogue } from "#app/content/programmes/summary.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { Star } from "#app/features/answer/amount.tsx";
import { StarNote } from "#app/features/answer/proofs.tsx";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import type { PageHandle } from "#app/features/popups/popups.tsx";
import { ProgrammeRows } from "#app/features/programme-rows.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { feedLink } from "#app/seo/feed-link.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import type { Route } from "./+types/route";
import { ProfessionCard } from "./profession-card.tsx";
import "./formations.css";

const crumbs = [homeCrumb, { label: programmesCrumb.label }];

/** Server only: the browser receives no more than the page shows. */
export function loader({ context }: Route.LoaderArgs) {
  const today = parisDate(context.get(pageRequestContext).now);
  const years = PROFESSIONS.map((profession) => ({ profession, ...writeHeadline(answerHeadline(profession, today), today) }));
  const programmes = summariseCatalogue();
  // The same for both.
  const { charge, funding } = writeHeadline(answerHeadline(PROFESSIONS[0], today), today);
  return {
    cards: years.map(({ profession, limits }) => describeFormationsCard(profession, limits)),
    programmes,
    amounts: writeHighest(
      PROFESSIONS.flatMap((profession) => programmes[profession]),
      today,
    ),
    charge,
    funding,
    note: { note: writeNote(today), scaleLink },
  };
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
      <PromiseBand isFunded={loaderData.charge !== null} />
      <Programmes {...loaderData} />
      <Catalogue />
    </main>
  );
}

function Head({ cards, programmes, charge, funding }: Loaded) {
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
            {charge ? (
              <>
                <b className="font-700 font-display text-lead">{charge.strong}</b> {charge.text}
              </>
            ) : (
              funding
            )}{" "}
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

function PromiseBand({ isFunded }: { isFunded: boolean }) {
  const { promise } = page;
  const title = isFunded ? promise.title : promise.unpublishedTitle;
  const figures = isFunded ? [...promise.figures, promise.indemnified] : promise.figures;
  return (
    <section aria-labelledby="promesse" className="on-ink relative isolate overflow-clip pt-band">
      <div className="contours text-meltwater/13 opacity-100 ground-formations" aria-hidden="true" />
      <div className="wrap">
        <h2 id="promesse" className="text-headline leading-tight">
          {title.split(BULLET).map((promise, index, { length }) => (
            <Fragment key={promise}>
              {index > 0 && " "}
              <span className="max-xl:block xl:whitespace-nowrap">
                {promise}
                {index < length - 1 && <span className="max-xl:hidden">{BULLET.trimEnd()}</span>}
                {index === length - 1 && isFunded && <Star />}
              </span>
            </Fragment>
          ))}
        </h2>
        <dl className="mt-block grid cols-pair gap-x-8 gap-y-8 lg:grid-cols-4">
          {figures.map((claim) => (
            <div key={claim.label} className="grid content-start border-meltwater/35 border-t-1 pt-4">
              <dt className="order-last mt-2 text-on-ink leading-heading">
                {claim.label}
                {claim === promise.indemnified && <Star />}
              </dt>
              <dd className="numeric font-700 font-display text-h2 tracking-tight">{claim.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {/* Overlaps the band's last line, which would show through by a fraction of a pixel. */}
      <div aria-hidden="true" className="formations-elevation mt-panel forced-colors:hidden print:hidden" />
    </section>
  );
}

function Programmes({ programmes, amounts, note }: Loaded) {
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
              amounts={amounts}
              describeFormats={(programme) =>
                listFormats(programme)
                  .map((format) => `${format}\u00a0${describeFormatHours(programme, format)}`)
                  .join(", ")
              }
            />
          </div>
        ))}
      </div>
      <StarNote {...note} className="mt-6" />
    </section>
  );
}

function Catalogue() {
  const { title, text } = page.catalogue;
  return (
    <ClosingBand id="catalogue" title={title} text={text} ground="mist">
      <div className="grid justify-items-start gap-3 max-sm:w-full max-sm:justify-items-center">
        <CatalogueButton variant="sun" size="lg" className="media-small:text-small">
          <span className="i-lucide-download" aria-hidden="true" />
          {catalogueForm.open}
        </CatalogueButton>
        <p className="text-moss text-small">{catalogueForm.promise}</p>
      </div>
    </ClosingBand>
  );
}
