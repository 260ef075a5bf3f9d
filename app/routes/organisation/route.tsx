import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { organisationPage as page } from "#app/content/pages/organisation.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import type { Route } from "./+types/route";
import { Compliance } from "./compliance.tsx";
import { MapExtract } from "./map-extract.tsx";
import { SyncedDevices } from "./synced-devices.tsx";
import { Values } from "./values.tsx";

const crumbs = [homeCrumb, { label: page.crumb }];

export function meta(args: Route.MetaArgs) {
  return describePage(args, { meta: page.meta, path: "/organisme", crumbs });
}

export default function Organisation() {
  return (
    <main id="contenu" data-ends-with="mist">
      <Hero />
      <Values />
      <Tools />
      <Compliance />
      <Commitments />
      <Closing />
    </main>
  );
}

function Hero() {
  return (
    <section aria-labelledby="titre">
      <div className="wrap pt-5">
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
        <h1 id="titre" className="mt-heading max-w-[24ch] text-hero">
          {page.title}
        </h1>
        <p className="mt-6 max-w-152 text-lead">{page.intro}</p>
      </div>
      <MapExtract place={page.place} />
    </section>
  );
}

function Tools() {
  const { title, lead, list } = page.tools;
  return (
    <section aria-labelledby="outils" className="bg-glacier py-chapter">
      <div className="wrap grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div className="grid content-start gap-5">
          <h2 id="outils" className="text-h2">
            {title}
          </h2>
          <p className="max-w-120 text-lead">{lead}</p>
          <SyncedDevices />
        </div>
        <ul className="border-pine/35 border-t-1">
          {list.map((promise) => (
            <li
              key={promise}
              className="border-pine/35 border-b-1 text-balance py-5 font-600 font-display text-subtitle leading-heading tracking-[-0.015em]"
            >
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Commitments() {
  const { title, list } = page.commitments;
  return (
    <section aria-labelledby="engagements" className="wrap section">
      <h2 id="engagements" className="text-h2">
        {title}
      </h2>
      <ol className="mt-block grid gap-10 lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr] lg:gap-x-0 lg:gap-y-3">
        {list.map(({ name, text }, index) => (
          <li
            key={name}
            className="grid content-start gap-3 lg:row-span-3 lg:grid-rows-subgrid lg:not-first:border-l-1 lg:px-8 lg:first:pl-0 lg:last:pr-0"
          >
            <span aria-hidden="true" className="font-700 font-display text-hero text-pine leading-[0.8] tracking-[-0.05em]">
              {index + 1}
            </span>
            <h3 className="mt-4 text-h3">{name}</h3>
            <p className="max-w-112">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Closing() {
  const { title, text, link } = page.closing;
  return (
    <ClosingBand id="parler" title={title} text={text} ground="mist">
      <ButtonLink to={link.to} variant="sun" size="lg">
        {link.label}
        <span className="i-lucide-arrow-right" aria-hidden="true" />
      </ButtonLink>
    </ClosingBand>
  );
}
