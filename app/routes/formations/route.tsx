import { Fragment } from "react";
import { catalogueForm } from "#app/content/catalogue.ts";
import { parisDate } from "#app/content/dated.ts";
import { breadcrumbsLabel, homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { type FormationsCard, formationsPage as page, readFormationsCards } from "#app/content/pages/formations.ts";
import { describeCharge } from "#app/content/pages/programme-lists.ts";
import { type ProgrammeSummary, summariseCatalogue } from "#app/content/programmes/summary.ts";
import { registeredAs } from "#app/content/registration.ts";
import { scaleFootnote, scalePointer } from "#app/content/scale-note.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { Star } from "#app/features/indemnity.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { feedLink } from "#app/seo/feed-link.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { Footnote, FootnotePointer } from "#app/ui/footnote.tsx";
import { RidgeBand } from "#app/ui/ridge-band.tsx";
import type { Route } from "./+types/route";
import { Directory } from "./directory.tsx";
import { ProfessionCard } from "./profession-card.tsx";

const crumbs = [homeCrumb, { label: programmesCrumb.label }];

/** Server only: the browser receives no more than the page shows. */
export function loader({ context }: Route.LoaderArgs) {
  const today = parisDate(context.get(pageRequestContext).now);
  return { cards: readFormationsCards(today), programmes: summariseCatalogue(), charge: describeCharge(today) };
}

export function meta(args: Route.MetaArgs) {
  return [...describePage(args, { meta: page.meta, path: "/formations", crumbs }), feedLink];
}

export default function Formations({ loaderData: { charge, ...listed } }: Route.ComponentProps) {
  return (
    <main id="contenu" data-ends-with="mist">
      <Head {...listed} charge={charge} />
      <PromiseBand />
      <Programmes programmes={listed.programmes} />
      <Catalogue />
    </main>
  );
}

interface Listed {
  programmes: Record<Profession, ProgrammeSummary[]>;
}

interface HeadProps extends Listed {
  cards: readonly FormationsCard[];
  charge: { amount: string | null; text: string };
}

function Head({ cards, programmes, charge }: HeadProps) {
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
    <RidgeBand id="promesse" className="pt-band">
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
      <FootnotePointer {...scalePointer} className="mt-8 text-meltwater text-small" />
    </RidgeBand>
  );
}

function Programmes({ programmes }: Listed) {
  return (
    <section aria-labelledby="programmes" className="wrap section">
      <div className="@container">
        <h2 id="programmes" className="text-h2">
          {page.directory.title}
        </h2>
        <p className="mt-4 mb-10 text-lead">{page.directory.lead}</p>
        <Directory programmes={programmes} />
        <Footnote {...scaleFootnote} className="mt-6" />
      </div>
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
