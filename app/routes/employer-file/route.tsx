import { useState } from "react";
import { redirect } from "react-router";
import { writeEmployerFile } from "#app/answer/write-employer-file.ts";
import { parisDate } from "#app/content/dated.ts";
import { emblems } from "#app/content/emblems.ts";
import { financingAddress, readVisitor } from "#app/content/financing-address.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { nameOffer } from "#app/content/offers.ts";
import { employerFile as texts } from "#app/content/pages/employer-file.ts";
import { findOffer } from "#app/content/programmes/find-offer.ts";
import { programmes as catalogue } from "#app/content/programmes/index.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";
import { CallbackSubjectFields } from "#app/features/callback/callback-button.tsx";
import { usePageSubject } from "#app/features/page-subject.ts";
import { EmployerDoor } from "#app/features/quotation/employer-door.tsx";
import { joinReferences, SELECTION_PATH } from "#app/features/selection/address-parts.ts";
import { explainDropped } from "#app/features/selection/explain-dropped.server.ts";
import { Message } from "#app/features/selection/message.tsx";
import { hasEmployer } from "#app/features/selection/rights.ts";
import { makeSelectable } from "#app/features/selection/selectable.ts";
import { listCandidates, readSelection, writeSelection } from "#app/features/selection/selection-address.ts";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { CostSheet, ProgrammeSheet } from "./annexes.tsx";
import { ChooseFormat } from "./choose-format.tsx";
import { Letter, type Typed } from "./letter.tsx";
import { Panel, TakeAway } from "./panel.tsx";
import { Intro, QuotationPart } from "./parts.tsx";
import "./employer-file.css";

/** Server only: the browser receives only this visitor's file. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { now, settings } = context.get(pageRequestContext);
  const programmes = catalogue.map(makeSelectable);
  const { selection, hasProfession, dropped } = readSelection(url.searchParams, programmes, parisDate(now));
  const { profession, employer, choices } = selection;
  // Who pays the others, and the question of the profession, are on the page of financing.
  const { status = "salarie" } = readVisitor(url.searchParams);
  if (!hasProfession || !hasEmployer(status))
    throw redirect(financingAddress({ profession: hasProfession ? profession : undefined, status }));
  const asked = { profession, employer, references: joinReferences(choices) };
  const courses = choices.flatMap(({ reference }) => findOffer(reference) ?? []);
  return {
    asked,
    notices: explainDropped(dropped),
    selectionAddress: SELECTION_PATH + writeSelection({ ...selection, status }),
    // Chosen from in place of the file.
    formats: (courses.length > 0 ? [] : listCandidates(selection, programmes)).map(({ title, offers }) => ({
      title,
      offers: offers.map(({ format, hours, priceInCents, reference }) => ({
        format,
        text: `${formatHours(hours)}, ${formatEuros(priceInCents)}`,
        to: employerFileAddress({ ...asked, references: reference }),
      })),
    })),
    file:
      courses.length > 0
        ? {
            courses: courses.map(({ programme, format, offer }) => ({
              emblem: emblems[programme.emblem],
              name: `${programme.shortTitle}, ${format}, ${formatHours(offer.hours)}`,
              reference: offer.reference,
              price: formatEuros(offer.priceInCents),
            })),
            names: courses.map(({ programme, format, offer }) => nameOffer(programme, format, offer)),
            subjects: courses.map(({ programme }) => programme.shortTitle),
            address: settings.siteOrigin + employerFileAddress(asked),
            sheets: writeEmployerFile({ courses, profession, employer, today: parisDate(now), siteOrigin: settings.siteOrigin }),
          }
        : null,
  };
}

export type EmployerFileData = Route.ComponentProps["loaderData"];

export function meta(args: Route.MetaArgs) {
  return describePage(args, { meta: texts.meta, path: texts.path, isIndexed: false });
}

export default function EmployerFile({ loaderData }: Route.ComponentProps) {
  const { asked, notices, formats, file } = loaderData;
  const { profession } = asked;
  const [typed, setTyped] = useState<Typed>({});
  const selection = file
    ? ({ references: asked.references, names: file.names, status: "salarie", employer: asked.employer ?? undefined } as const)
    : undefined;
  usePageSubject({ profession, selection });
  return (
    <main id="contenu" className={`pack tone-${profession}`} data-ends-with="mist">
      <CallbackSubjectFields profession={profession} selection={selection?.references} status={selection?.status} />
      <div className="pack-side max-xl:contents print:hidden">
        <Panel {...loaderData} onType={(field, text) => setTyped((before) => ({ ...before, [field]: text }))} />
        {file && <TakeAway file={file} asked={asked} />}
      </div>
      <div
        className="pack-main grid grid-cols-[minmax(0,210mm)] content-start justify-center
          gap-5 px-gutter pt-panel pb-band xl:gap-8
          print:block print:p-0"
      >
        {notices.map((notice) => (
          <Message key={notice.text} strong={notice.strong} text={notice.text} />
        ))}
        {file ? (
          <>
            <Intro file={file} />
            <Letter sheet={file.sheets.letter} typed={typed} />
            {file.sheets.programmes.map((sheet) => (
              <ProgrammeSheet key={sheet.reference} sheet={sheet} origin={file.sheets.origin} />
            ))}
            <CostSheet sheet={file.sheets.cost} origin={file.sheets.origin} />
            <QuotationPart asked={{ ...asked, names: file.names }} />
            <EmployerDoor level={2} references={asked.references} />
          </>
        ) : (
          <ChooseFormat programmes={formats} />
        )}
      </div>
    </main>
  );
}
