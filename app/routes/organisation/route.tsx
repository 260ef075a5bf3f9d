import type { CSSProperties } from "react";
import { announceMissing } from "#app/content/legal-identity.ts";
import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { organisationPage as page } from "#app/content/pages/organisation.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";
import { Compliance } from "./compliance.tsx";
import "./organisation.css";

const crumbs = [homeCrumb, { label: page.crumb }];

export function meta(args: Route.MetaArgs) {
  return describePage(args, { meta: page.meta, path: "/organisme", crumbs });
}

export default function Organisation() {
  return (
    <main id="contenu">
      <Hero />
      <Compliance />
      <AnsweringPeople />
      <Values />
      <Tools />
      <Commitments />
      <RatingsMethod />
      <Closing />
    </main>
  );
}

function Hero() {
  return (
    <section aria-labelledby="titre" className="pt-4 md:pt-1">
      <div className="wrap">
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
        <h1 id="titre" className="text-h1">
          {page.title}
        </h1>
        <p className="mt-3 max-w-152 text-lead">{page.intro}</p>
      </div>
      <Panorama />
    </section>
  );
}

/** Labelled like an orientation table. */
function Panorama() {
  const { label, caption, summits } = page.panorama;
  return (
    <figure className="print:hidden" aria-label={label}>
      <div className="organisation-panorama @container relative mt-column -mb-1 overflow-clip">
        <ul>
          {summits.map(({ name, altitude, wide, narrow, height, left }) => (
            <li
              key={name}
              data-left={left}
              style={
                {
                  "--x": `${wide.x}%`,
                  "--top": `${wide.top}%`,
                  "--narrow-x": `${narrow.x}%`,
                  "--narrow-top": `${narrow.top}%`,
                  "--height": `${height}%`,
                } as CSSProperties
              }
            >
              <p className="organisation-summit @md:whitespace-nowrap">
                <span className="block">{name}</span>
                <b className="block whitespace-nowrap font-400 text-moss">{altitude}</b>
              </p>
            </li>
          ))}
        </ul>
        <p className="organisation-here plate-post whitespace-nowrap font-600 font-display text-small leading-heading xl:text-item">
          <span className="board board-words block bg-white">{page.place}</span>
        </p>
      </div>
      <figcaption className="on-ink pt-3">
        <span className="wrap block text-meltwater text-micro leading-list">{caption}</span>
      </figcaption>
    </figure>
  );
}

/** Emblems replace portraits until they are supplied. */
function AnsweringPeople() {
  const { title, lead, list } = page.people;
  return (
    <section aria-labelledby="qui-repond" className="wrap py-band">
      <h2 id="qui-repond" className="text-h2">
        {title}
      </h2>
      <p className="mt-4 max-w-160 text-moss leading-text">{lead}</p>
      <ul className="mt-6 grid gap-5 md:grid-cols-2 md:gap-8 xl:grid-cols-4">
        {list.map(({ subject, text, link, emblem }, index) => (
          <li key={subject} className="organisation-person grid cols-auto-1 content-start gap-x-4 gap-y-1 xl:grid-cols-1">
            <span
              className="organisation-emblem relative isolate row-span-2 grid place-items-center overflow-hidden rounded-full bg-mist text-pine xl:mb-3"
              style={{ "--ground": `url(/images/ground-people-${index + 1}.svg)` } as CSSProperties}
            >
              <span className="contours opacity-24" />
              <Emblem drawing={emblem} className="w-3/5" />
            </span>
            <h3 className="text-subtitle leading-heading">{subject}</h3>
            <p className="text-balance text-small leading-list">
              <span>
                <Unbroken text={text} />{" "}
              </span>
              {link && (
                <Link key="link" to={link.to} className="numeric block w-fit font-600">
                  <Unbroken text={link.label} />
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Values() {
  const { title, list } = page.values;
  return (
    <section aria-labelledby="valeurs" className="wrap split pb-band">
      <h2 id="valeurs" className="text-h2">
        {title}
      </h2>
      <ul className="organisation-values relative">
        {list.map(({ name, text }) => (
          <li key={name} className="relative grid gap-x-8 gap-y-1 leading-text md:cols-5-7 md:items-center">
            <h3 className="text-subtitle leading-heading">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tools() {
  const { title, lead, list } = page.tools;
  return (
    <section aria-labelledby="outils" className="bg-glacier py-band">
      <div className="wrap split">
        <div className="grid gap-3 self-center">
          <h2 id="outils" className="text-h2">
            {title}
          </h2>
          <p className="text-lead">{lead}</p>
        </div>
        {/* A computer and a telephone on one path, in the page's colours and typeface. */}
        <svg viewBox="0 0 830 250" className="w-full max-w-208 text-pine font-display" aria-hidden="true">
          <use href="/images/synced-devices.svg#devices" />
        </svg>
        <ol className="grid gap-2 md:col-span-full md:grid-cols-3 md:gap-6">
          {list.map((promise, index) => (
            <li key={promise} className="grid cols-auto-1 items-center gap-3 font-600 leading-list">
              <span aria-hidden="true" className="waypoint size-8 text-small">
                {index + 1}
              </span>
              <span>{promise}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Commitments() {
  const { title, list } = page.commitments;
  return (
    <section aria-labelledby="engagements" className="wrap py-band">
      <h2 id="engagements" className="text-h2">
        {title}
      </h2>
      <ol className="mt-6 border-ink border-t-2">
        {list.map(({ name, text, seenAt }, index) => (
          <li key={name} className="grid cols-auto-1 gap-x-4 border-b-1 py-4 xl:gap-x-8">
            <span aria-hidden="true" className="w-7 font-700 font-display text-h2 text-pine">
              {index + 1}
            </span>
            <div className="grid items-start justify-items-start gap-x-8 xl:cols-4-5-term">
              <h3 className="text-subtitle leading-heading">{name}</h3>
              <p className="leading-text">{text}</p>
              <Link
                to={seenAt.to}
                className="-my-2 inline-flex min-h-11 items-center gap-word whitespace-nowrap font-600 xl:justify-self-end"
              >
                <span>{seenAt.label}</span>
                <span className="i-lucide-arrow-right" aria-hidden="true" />
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RatingsMethod() {
  const { id, title, text, list } = page.ratings;
  const known = list.filter((fact) => fact.text);
  const missing = announceMissing(list.flatMap((fact) => (fact.text ? [] : fact.missing)));
  return (
    <section aria-labelledby={`${id}-titre`} id={id} className="scroll-mt-16 bg-mist py-band">
      <div className="wrap split">
        <h2 id={`${id}-titre`} className="text-title leading-tight">
          {title}
        </h2>
        <div>
          <p>{text}</p>
          {known.length > 0 && (
            <dl className="mt-4 border-edge border-t-1">
              {known.map(({ name, text: value }) => (
                <div key={name} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b-1 py-2 leading-list">
                  <dt className="flex-none basis-36 text-moss text-small">{name}</dt>
                  <dd className="grow basis-36">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {missing && <p className="mt-2 text-moss">{missing}</p>}
        </div>
      </div>
    </section>
  );
}

function Closing() {
  const { title, text, link } = page.closing;
  return (
    <section aria-labelledby="parler" className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-block print:hidden">
      <div>
        <h2 id="parler" className="text-title leading-tight">
          {title}
        </h2>
        <p className="text-moss">
          <Unbroken text={text} />
        </p>
      </div>
      <ButtonLink to={link.to} variant="sun" size="lg">
        <span>{link.label}</span>
        <span className="i-lucide-arrow-right text-icon" aria-hidden="true" />
      </ButtonLink>
    </section>
  );
}
