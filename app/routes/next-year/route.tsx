import { parisDate } from "#app/content/dated.ts";
import { breadcrumbsLabel, homeCrumb, REQUEST_ANCHOR } from "#app/content/navigation.ts";
import { enrolmentHelp } from "#app/content/pages/enrolment-help.ts";
import { faqPage } from "#app/content/pages/faq.ts";
import { nextYearPage as page, readNextYear, type SourcedLine } from "#app/content/pages/next-year.ts";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";
import "./next-year.css";

const crumbs = [homeCrumb, { label: faqPage.crumb, to: faqPage.path }, { label: page.crumb }];

/** Claims of the day of the visit; expired ones are gone. */
export function loader({ context }: Route.LoaderArgs) {
  return readNextYear(parisDate(context.get(pageRequestContext).now));
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, { meta: page.meta, path: page.path, crumbs });
}

export default function NextYear({ loaderData: { lead, written, announced, unknown, today } }: Route.ComponentProps) {
  const { groups, blocks } = page;
  return (
    <main id="contenu" data-ends-with={today.length > 0 ? undefined : "mist"}>
      <section aria-labelledby="titre" className="next-year-hero">
        <div className="wrap">
          <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
          <h1 id="titre" className="mt-heading text-h1">
            {page.title}
          </h1>
          <p className="mt-4 max-w-160 text-lead">{lead}</p>
          <p className="mt-2 text-moss text-small">{page.read}</p>
        </div>
        <View />
      </section>
      <div className="wrap grid gap-block py-block">
        <Facts id="ecrit" {...groups.written} mark="written" lines={written} />
        {announced.length > 0 && <Facts id="annonce" {...groups.announced} mark="announced" lines={announced} />}
        <Group id="inconnu" {...groups.unknown} mark="unknown">
          {unknown.map(({ question, text }) => (
            <li key={question}>
              <b className="block font-600">
                <Unbroken text={question} />
              </b>{" "}
              <span className="text-moss text-small">{text}</span>
            </li>
          ))}
        </Group>
      </div>
      <section aria-labelledby="blocs" className="bg-mist py-block">
        <div className="wrap">
          <h2 id="blocs" className="text-h2">
            {blocks.title}
          </h2>
          <p className="mt-3 max-w-160">{blocks.lead}</p>
          <ol className="next-year-blocks mt-7">
            {blocks.list.map(({ name, formats }) => (
              <li key={name} data-empty={formats.length === 0 || undefined}>
                <h3 className="text-h3">{name}</h3>
                {formats.length > 0 && (
                  <p className="flex flex-wrap gap-x-4">
                    {formats.map((format) => (
                      <FormatName key={format} format={format} className="font-600" />
                    ))}
                  </p>
                )}
                <p className="text-moss text-small">{formats.length > 0 ? blocks.could : blocks.none}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      {today.length > 0 && (
        <section aria-labelledby="aujourdhui" className="py-block">
          <div className="wrap">
            <h2 id="aujourdhui" className="text-h2">
              {page.today.title}
            </h2>
            <ul className="next-year-rows mt-5">
              {today.map(({ format, year, isInTime, title, text }) => (
                <li key={format}>
                  <FormatName format={format} className="font-600" />
                  <div>
                    <Flag year={year} isFull={isInTime} />
                    <h3 className="text-item">{title}</h3>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ul>
            <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink to={`/contact#${REQUEST_ANCHOR}`} variant="sun" size="lg">
                {page.today.callback}
              </ButtonLink>
              <Link to={enrolmentHelp.path}>{enrolmentHelp.crumb}</Link>
            </p>
          </div>
        </section>
      )}
    </main>
  );
}

type Mark = "written" | "announced" | "unknown";

interface GroupProps {
  id: string;
  title: string;
  text: string;
  /** How certain: full, open or dashed. */
  mark: Mark;
  children: React.ReactNode;
}

function Group({ id, title, text, mark, children }: GroupProps) {
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-5 xl:grid-cols-[4fr_8fr]">
      <div>
        <span className="next-year-mark" data-mark={mark} aria-hidden="true" />
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-1 text-moss text-small">{text}</p>
      </div>
      <ul className="next-year-rows">{children}</ul>
    </section>
  );
}

function Facts({ lines, ...group }: Omit<GroupProps, "children"> & { lines: readonly SourcedLine[] }) {
  return (
    <Group {...group}>
      {lines.map(({ text, source, url }) => (
        <li key={text}>
          <b className="block font-600">
            <Unbroken text={text} />
          </b>{" "}
          {source && <small className="text-moss text-small">{url ? <Link to={url}>{source}</Link> : source}</small>}
        </li>
      ))}
    </Group>
  );
}

/** A ridge, sharp until the period's end, then fog. */
function View() {
  const { label, near, far } = page.view;
  return (
    <div className="next-year-view" role="img" aria-label={label}>
      <svg viewBox="0 0 1440 220" preserveAspectRatio="none" aria-hidden="true">
        <path className="next-year-fog" d="M560 220 700 132 790 150 900 92 985 120 1080 74 1180 118 1302 60 1440 128V220Z" />
        <path className="next-year-ridge" d="M0 220V168L92 132 168 152 262 88 338 118 430 62 520 108 610 54 690 122 760 220Z" />
      </svg>
      <p className="next-year-near">
        <b>{near.date}</b> <small>{near.text}</small>
      </p>
      <p className="next-year-far">
        <b>{far.date}</b> <small>{far.text}</small>
      </p>
    </div>
  );
}
