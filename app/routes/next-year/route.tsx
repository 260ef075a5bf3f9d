import { Fragment } from "react";
import { parisDate } from "#app/content/dated.ts";
import { breadcrumbsLabel, homeCrumb, REQUEST_ANCHOR } from "#app/content/navigation.ts";
import { enrolmentHelp } from "#app/content/pages/enrolment-help.ts";
import { faqPage } from "#app/content/pages/faq.ts";
import { type Citation, nextYearPage as page } from "#app/content/pages/next-year.ts";
import { sourceSeparator } from "#app/content/payers/sources.ts";
import { AnswerLine } from "#app/features/answer/line.tsx";
import { NextYearLink } from "#app/features/callback/next-year-link.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Bar } from "#app/ui/motifs/bar.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";
import { type NextYearLine, readNextYear, type Today } from "./read-next-year.ts";
import "./next-year.css";

const crumbs = [homeCrumb, { label: faqPage.crumb, to: faqPage.path }, { label: page.crumb }];

export function loader({ context }: Route.LoaderArgs) {
  return readNextYear(parisDate(context.get(pageRequestContext).now));
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, { meta: page.meta, path: page.path, crumbs });
}

export default function NextYear({
  loaderData: { lead, writtenSource, written, announced, unknown, callYear, today },
}: Route.ComponentProps) {
  const { groups, blocks } = page;
  return (
    <main id="contenu" data-ends-with={today.length > 0 ? undefined : "mist"}>
      <section aria-labelledby="titre" className="pt-5">
        <div className="wrap">
          <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
          <h1 id="titre" className="mt-column text-h1">
            {page.title}
          </h1>
          <p className="mt-2 max-w-160 text-balance text-lead">{lead}</p>
          <p className="mt-2 text-moss text-small print:text-print">{page.read}</p>
        </div>
        <View />
      </section>
      <div data-answer="proofs" className="wrap py-block print:py-4">
        <Group id="ecrit" {...groups.written} look="full" source={writtenSource} lines={written} />
        {announced.length > 0 && <Group id="annonce" {...groups.announced} look="open" lines={announced} />}
        <Group id="inconnu" {...groups.unknown} look="dashed" lines={unknown} />
        {callYear && <NextYearLink year={callYear} className={`${buttonClass({ variant: "line" })} print:hidden`} />}
      </div>
      <section aria-labelledby="blocs" className="relative isolate bg-mist py-block print:bg-transparent print:py-0">
        <div className="contours ground-next-year" aria-hidden="true" />
        <div className="wrap">
          <h2 id="blocs" className="text-h2 print:text-h3">
            {blocks.title}
          </h2>
          <p className="mt-3 max-w-160">{blocks.lead}</p>
          <ol className="mt-5 grid md:grid-cols-4 print:mt-2">
            {blocks.list.map(({ name, formats }, index) => (
              <li key={name} className="flex items-center gap-4 border-t-1 py-3 md:block md:border-0">
                <div
                  className="next-year-summit flex-none basis-24 print:hidden"
                  style={{ "--n": index } as React.CSSProperties}
                  data-empty={formats.length === 0 || undefined}
                />
                <div className="pr-4 md:mt-3">
                  <h3 className="text-h3 md:min-h-13 print:min-h-0 print:text-own">{name}</h3>
                  {formats.length > 0 && (
                    <p className="flex flex-wrap gap-x-4">
                      {formats.map((format) => (
                        <FormatName key={format} format={format} />
                      ))}
                    </p>
                  )}
                  <p className="text-moss text-small print:text-print">{formats.length > 0 ? blocks.could : blocks.none}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      {today.length > 0 && <TodaySection rows={today} />}
    </main>
  );
}

function TodaySection({ rows }: { rows: readonly Today[] }) {
  return (
    <section aria-labelledby="aujourdhui" className="py-block print:py-4">
      <div className="wrap split gap-y-3">
        <h2 id="aujourdhui" className="text-h2 print:text-h3">
          {page.today.title}
        </h2>
        <div>
          <ul className="border-ink border-t-2">
            {rows.map(({ format, year, isInTime, line }) => (
              <li key={format} className="flex break-inside-avoid flex-wrap gap-x-4 gap-y-1 border-b-1 py-4 print:py-2">
                {/* On desktops, texts align with a grid column. */}
                <FormatName format={format} className="next-year-format h-7 flex-none font-600" />
                <div className="grid max-w-176 grow basis-56 justify-items-start gap-1">
                  <Flag year={year} isFull={isInTime} />
                  <AnswerLine text={line} />
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <ButtonLink to={`/contact#${REQUEST_ANCHOR}`} variant="sun" size="lg">
              {page.today.callback}
            </ButtonLink>
            <Link to={enrolmentHelp.path}>{enrolmentHelp.crumb}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}

interface GroupProps {
  id: string;
  title: string;
  text: string;
  /** How certain: written, announced or unknown. */
  look: "full" | "open" | "dashed";
  source?: Citation;
  lines: readonly NextYearLine[];
}

function Group({ id, title, text, look, source, lines }: GroupProps) {
  return (
    <section aria-labelledby={id} className="split gap-y-3 border-ink border-t-2 pt-5 pb-6 print:pt-3 print:pb-3">
      <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-1">
        <Bar look={look} />
        <h2 id={id} className="flex-1 text-h3">
          {title}
        </h2>
        <p className="basis-full text-moss text-small print:text-print">
          {text} {source && <Cited {...source} />}
        </p>
      </div>
      <ul className="next-year-facts -mt-3 grid gap-x-8 xl:grid-cols-2">
        {lines.map(({ text: line, word, note, sources }) => (
          <li
            key={line}
            className={`grid break-inside-avoid content-start gap-x-3 gap-y-1 border-b-1 py-3 leading-list print:py-1 ${look === "dashed" ? "cols-mark-1" : ""}`}
          >
            {look === "dashed" && (
              <span className="waypoint row-span-2 size-6 border-edge text-micro text-moss leading-tight" aria-hidden="true">
                ?
              </span>
            )}
            <b className="font-600">
              <Unbroken text={line} />
            </b>{" "}
            {(word || note || sources.length > 0) && (
              <small className="text-moss text-small print:text-print">
                {word && `${word}. `}
                {note}
                {sources.map((cited, index) => (
                  <Fragment key={cited.text}>
                    {index > 0 && sourceSeparator}
                    <Cited {...cited} />
                  </Fragment>
                ))}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cited({ text, url }: Citation) {
  const words = <Unbroken text={text} />;
  return url ? <Link to={url}>{words}</Link> : words;
}

/** Sharp until the period's end, then fog. */
function View() {
  const { years, flags } = page.view;
  return (
    <div className="print:hidden">
      <div className="next-year-view relative mt-5 -mb-1">
        {flags.map(({ date, text, before }, index) => (
          <p key={date} className="pb-5 text-right leading-heading" style={{ "--n": years.indexOf(before) } as React.CSSProperties}>
            <b
              className={`${index === 0 ? "bg-pine text-white" : ""} inline-block py-1 pr-3 pl-5 font-600 font-display text-small leading-heading xl:text-item`}
            >
              {date}
            </b>{" "}
            <small className="ml-auto block pt-1 pr-3 text-micro">{text}</small>
          </p>
        ))}
      </div>
      <div className="next-year-axis h-11 overflow-clip bg-ink" aria-hidden="true">
        <ol className="flex text-center font-display text-meltwater text-small leading-heading">
          {years.map((year) => (
            <li
              key={year}
              className={`numeric grid min-w-0 flex-1 justify-center ${year < (flags[0]?.before ?? "") ? "font-600 text-white" : ""}`}
            >
              <i className="mx-auto block size-px h-2 border-meltwater border-l-2" />
              {year}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
