import { useState } from "react";
import { useSearchParams } from "react-router";
import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { financingPage as page } from "#app/content/pages/financing.ts";
import { FUNDERS, type Funder } from "#app/content/statuses.ts";
import type { Status } from "#app/content/vocabulary.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { describePage } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { RidgeBand } from "#app/ui/ridge-band.tsx";
import type { Route } from "./+types/route";
import { readStatus, STATUS_KEY } from "./status.ts";
import { StatusChoice } from "./status-choice.tsx";

const crumbs = [homeCrumb, { label: page.crumb }];

export function meta(args: Route.MetaArgs) {
  return describePage(args, { meta: page.meta, path: "/financement", crumbs });
}

export default function Financing() {
  const [query, setQuery] = useSearchParams();
  const [status, setStatus] = useState(readStatus(query));

  function choose(chosen: Status) {
    setStatus(chosen);
    setQuery({ [STATUS_KEY]: chosen }, { replace: true, preventScrollReset: true });
  }

  return (
    <main id="contenu">
      <Hero />
      <StatusChoice chosen={status} onChange={choose} />
      <Funders yours={status ? page.choice.statuses[status].funders : []} />
      <ClosingBand id="verifier" title={page.closing.title} text={page.closing.text} ground="paper">
        <CheckButton />
      </ClosingBand>
    </main>
  );
}

function Hero() {
  return (
    <RidgeBand id="titre" className="pt-5">
      <div className="[&_a]:text-white [&_li]:before:text-meltwater!">
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
      </div>
      <div className="mt-heading grid gap-12 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-20">
        <div className="grid justify-items-start gap-5">
          <h1 id="titre" className="text-hero">
            {page.title}
          </h1>
          <p className="max-w-112 text-lead text-on-ink">{page.lead}</p>
          <CheckButton isSun />
        </div>
        <div>
          <p className="font-600 font-display text-item text-meltwater">{page.heroFundersTitle}</p>
          <ol className="mt-3">
            {FUNDERS.map((funder) => {
              const { short, audience } = page.funders.list[funder];
              return (
                <li key={funder} className="border-t-1 border-meltwater/35 border-solid last:border-b-1">
                  <a
                    href={`#financeur-${funder}`}
                    className="group grid grid-cols-[1fr_auto] items-center gap-x-4 py-3 text-white no-underline"
                  >
                    <b className="font-600 leading-title group-hover:underline group-hover:underline-offset-[0.2em]">{short}</b>
                    <span className="i-lucide-arrow-down row-span-2 text-meltwater" aria-hidden="true" />
                    <small className="text-meltwater text-small leading-title">{audience}</small>
                  </a>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </RidgeBand>
  );
}

function CheckButton({ isSun = false }: { isSun?: boolean }) {
  return (
    <CallbackButton variant={isSun ? "sun" : "pine"} size="lg" sourceType="financing_page_cta" className="mt-2">
      {page.check}
    </CallbackButton>
  );
}

function Funders({ yours }: { yours: readonly Funder[] }) {
  return (
    <section aria-labelledby="financeurs" className="section bg-mist">
      <div className="wrap">
        <h2 id="financeurs" className="max-w-[16ch] text-h2">
          {page.funders.title}
        </h2>
        <ol className="mt-block border-ink border-t-2 border-solid">
          {FUNDERS.map((funder, index) => {
            const { name, audience, text } = page.funders.list[funder];
            return (
              <li
                key={funder}
                id={`financeur-${funder}`}
                className="grid scroll-mt-28 gap-x-8 gap-y-3 border-hairline border-b-1 border-solid py-panel md:grid-cols-[3.5rem_1fr] xl:grid-cols-[3.5rem_5fr_6fr]"
              >
                <span
                  aria-hidden="true"
                  className={`waypoint transition-colors duration-160 ${yours.includes(funder) ? "bg-pine text-white" : "bg-transparent"}`}
                >
                  {index + 1}
                </span>
                <div className="grid content-start gap-2">
                  <h3 className="text-title-l leading-display">{name}</h3>
                  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-moss">
                    {audience}
                    {yours.includes(funder) && (
                      <b className="rounded-sm bg-pine px-2.5 py-1 font-600 text-small text-white leading-heading">{page.funders.yours}</b>
                    )}
                  </p>
                </div>
                <p className="max-w-152 md:col-start-2 xl:col-start-3">{text}</p>
              </li>
            );
          })}
        </ol>
        <p className="mt-8 max-w-176 md:ml-22">{page.funders.locum}</p>
      </div>
    </section>
  );
}
