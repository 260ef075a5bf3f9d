import { useRef } from "react";
import { redirect } from "react-router";
import { parisDate } from "#app/content/dated.ts";
import { formatPhone } from "#app/content/format.ts";
import { isFeasibleBy, lastStartOf } from "#app/content/format-calendar.ts";
import { breadcrumbsLabel, homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { nameOffer } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import { announceTotal, selectionPage } from "#app/content/pages/selection.ts";
import { programmes as catalogue } from "#app/content/programmes/index.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { CallbackButton, CallbackSubjectFields } from "#app/features/callback/callback-button.tsx";
import { usePageSubject } from "#app/features/page-subject.ts";
import { SELECTION_PATH } from "#app/features/selection/address-parts.ts";
import { useRememberSelection } from "#app/features/selection/last-selection.ts";
import { weighObligation } from "#app/features/selection/obligation.ts";
import { compose } from "#app/features/selection/propositions.ts";
import { findRemedies } from "#app/features/selection/remedies.ts";
import { hoursAvailable, isFundedByAgency } from "#app/features/selection/rights.ts";
import { findTitle, makeSelectable } from "#app/features/selection/selectable.ts";
import {
  hasSelection,
  listCandidates,
  readSelection,
  tidyPlainAddress,
  writeSelection,
} from "#app/features/selection/selection-address.ts";
import { addUp } from "#app/features/selection/totals.ts";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { useCopy } from "#app/ui/use-copy.ts";
import type { Route } from "./+types/route";
import { explainDropped } from "./explain-dropped.ts";
import { NothingFits, Notices, Payer } from "./notices.tsx";
import { ProgrammeRows } from "./programme-rows.tsx";
import { Propositions } from "./propositions.tsx";
import { Questions } from "./questions.tsx";
import { FootTotal, RunningTotal } from "./running-total.tsx";
import { TakeAway } from "./take-away.tsx";
import { useSelection } from "./use-selection.ts";
import "#app/ui/paper-edge.css";
import "./ma-selection.css";

const crumbs = [homeCrumb, programmesCrumb, { label: selectionPage.crumb }];

/** Read on the server alone; the choices live in the address and are counted where they are shown. */
export function loader({ url, context }: Route.LoaderArgs) {
  const tidied = tidyPlainAddress(url.searchParams);
  if (tidied !== null) throw redirect(SELECTION_PATH + tidied);
  const { settings, now } = context.get(pageRequestContext);
  const today = parisDate(now);
  const programmes = catalogue.map((programme) => makeSelectable(programme, organisation.indemnitiesToConfirm));
  return {
    programmes,
    notices: explainDropped(readSelection(url.searchParams, programmes), programmes),
    formatsInTime: FORMATS.filter((format) => isFeasibleBy(organisation.periodEnd, format, today)),
    lastAuditStart: lastStartOf("EPP", organisation.periodEnd),
    siteOrigin: settings.siteOrigin,
  };
}

/** What is chosen changes what is shown, not what is loaded. */
export function shouldRevalidate() {
  return false;
}

export function meta(args: Route.MetaArgs) {
  const isIndexed = !hasSelection(new URLSearchParams(args.location.search));
  return describePage(args, { ...selectionPage, crumbs, isIndexed });
}

export default function SelectionRoute({ loaderData }: Route.ComponentProps) {
  const { programmes, notices, formatsInTime, lastAuditStart, siteOrigin } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const { selection, dropped, change, hasChanged } = useSelection(programmes, form);
  const [copied, copy] = useCopy();

  const candidates = listCandidates(selection, programmes);
  const available = hoursAvailable(selection);
  const totals = addUp(selection.choices, selection.status, available);
  const shortest = Math.min(...candidates.flatMap(({ offers }) => offers.map(({ hours }) => hours)));
  const isPossible = available === null || available >= shortest;
  const isTaken = isPossible && selection.choices.length > 0;
  const copyAll = () => void copy(selection.choices.map(({ reference }) => reference).join("\n"));

  const joined = isTaken
    ? {
        status: selection.status,
        references: selection.choices.map(({ reference }) => reference).join("."),
        names: selection.choices.map((choice) => nameOffer({ shortTitle: findTitle(choice.programme, candidates) }, choice.format, choice)),
      }
    : undefined;
  useRememberSelection(writeSelection(selection));
  usePageSubject({ profession: selection.profession, selection: joined });

  return (
    <main id="contenu" className={`tone-${selection.profession}`} data-ends-with={isTaken ? "mist" : undefined}>
      <form
        ref={form}
        method="get"
        action={SELECTION_PATH}
        aria-label={selectionPage.form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <section aria-labelledby="titre" className="selection-hero paper-edge">
          <div className="contours text-tone opacity-15" aria-hidden="true" />
          <div className="wrap">
            <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
            <p className="hidden text-small print:block">
              {organisation.name}, {formatPhone(organisation.phone)}. {siteOrigin}
              {SELECTION_PATH}
            </p>
            <div className="selection-hero-text">
              <h1 id="titre" className="text-h1">
                {selectionPage.title}
              </h1>
              <p className="max-w-160 text-lead">
                {selectionPage.lead} <span className="max-md:hidden">{selectionPage.privacy}</span>
              </p>
            </div>
            <Questions selection={selection} onChange={change} />
          </div>
        </section>
        <div className="wrap selection-grid">
          <div className="selection-main">
            {dropped.length > 0 && <Notices notices={notices} selection={selection} programmes={programmes} onChange={change} />}
            {isPossible ? (
              <>
                <Payer status={selection.status} />
                <Propositions
                  propositions={compose({
                    programmes: candidates,
                    available,
                    isIndemnified: isFundedByAgency(selection.status),
                    canEndInTime: (format) => formatsInTime.includes(format),
                    current: selection.choices,
                  })}
                  selection={selection}
                  programmes={candidates}
                  available={available}
                  lastAuditStart={lastAuditStart}
                  onChange={change}
                />
                <ProgrammeRows programmes={candidates} selection={selection} onChange={change} />
              </>
            ) : (
              <NothingFits
                selection={selection}
                available={available}
                shortest={shortest}
                callback={
                  <CallbackButton sourceType="selection_cta" size="sm">
                    {selectionPage.none.callback}
                  </CallbackButton>
                }
              />
            )}
          </div>
          {isPossible && (
            <RunningTotal
              selection={selection}
              totals={totals}
              obligation={weighObligation(selection.choices, candidates)}
              remedies={findRemedies(selection.choices, candidates, available)}
              programmes={candidates}
              onChange={change}
              onTake={copyAll}
            />
          )}
        </div>
        {isPossible && <FootTotal selection={selection} totals={totals} onTake={copyAll} />}
      </form>
      {isTaken && (
        <TakeAway
          selection={selection}
          programmes={candidates}
          siteOrigin={siteOrigin}
          onCopyAll={copyAll}
          copyMessage={copied === "done" ? selectionPage.take.copied.all : copied === "failed" ? selectionPage.take.copyFailed : ""}
          callback={
            <CallbackButton sourceType="selection_cta" isBlock className="mt-2">
              <span className="i-lucide-phone" aria-hidden="true" />
              {selectionPage.take.callback.action}
            </CallbackButton>
          }
        />
      )}
      <CallbackSubjectFields profession={selection.profession} {...(joined && { selection: joined.references, status: joined.status })} />
      <p role="status" className="visually-hidden">
        {hasChanged && announceTotal(totals)}
      </p>
    </main>
  );
}
