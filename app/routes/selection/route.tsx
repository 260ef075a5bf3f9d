import { type ComponentProps, lazy, Suspense, useDeferredValue, useEffect, useRef } from "react";
import { redirect } from "react-router";
import { latest } from "#app/answer/when.ts";
import { parisDate } from "#app/content/dated.ts";
import { addDays } from "#app/content/days.ts";
import { nameOffer } from "#app/content/offers.ts";
import { announceTotal, selectionPage } from "#app/content/pages/selection.ts";
import { programmes as catalogue } from "#app/content/programmes/index.ts";
import { leastDays } from "#app/content/years.ts";
import { CallbackSubjectFields } from "#app/features/callback/callback-button.tsx";
import { type SelectionSubject, usePageSubject } from "#app/features/page-subject.ts";
import { joinReferences, SELECTION_PATH } from "#app/features/selection/address-parts.ts";
import { explainDropped } from "#app/features/selection/explain-dropped.server.ts";
import { hoursAvailable } from "#app/features/selection/rights.ts";
import { answerOffers, explainPayers, writeSelectionDetails } from "#app/features/selection/said.server.ts";
import { makeSelectable } from "#app/features/selection/selectable.ts";
import {
  hasSelection,
  listCandidates,
  readSelection,
  type Selection,
  tidyPlainAddress,
} from "#app/features/selection/selection-address.ts";
import { addUp } from "#app/features/selection/totals.ts";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { useCopy } from "#app/ui/use-copy.ts";
import type { Route } from "./+types/route";
import { crumbs, Head } from "./head.tsx";
import { Questions } from "./questions.tsx";
import { useSelection } from "./use-selection.ts";
import "./selection.css";

/** Screen-high, so the footer doesn't jump up. */
const AHEAD = <div className="min-h-svh" />;

const loadAnswers = () => import("./answers.tsx");
const LazyAnswers = lazy(loadAnswers);
const LazyTotal = lazy(async () => ({ default: (await loadAnswers()).RunningTotal }));

/** Load while the visitor reads the questions. */
const late = {
  default: (props: ComponentProps<typeof LazyAnswers>) => (
    <Suspense fallback={AHEAD}>
      <LazyAnswers {...props} />
    </Suspense>
  ),
  RunningTotal: (props: ComponentProps<typeof LazyTotal>) => (
    <Suspense>
      <LazyTotal {...props} />
    </Suspense>
  ),
};

const isAsking =
  !import.meta.env.SSR && window.location.pathname === SELECTION_PATH && !hasSelection(new URLSearchParams(window.location.search));
/**
 * With an answer in the address, no boundary: the form is read once hydrated, early ticks included, and must be whole by
 * then; and React streams a large boundary out of place, invisible without scripts.
 */
const { default: Answers, RunningTotal } = isAsking ? late : await loadAnswers();

/** Server only; choices live in the address. */
export function loader({ url, context }: Route.LoaderArgs) {
  const tidied = tidyPlainAddress(url.searchParams);
  if (tidied !== null) throw redirect(SELECTION_PATH + tidied);
  const { settings, now } = context.get(pageRequestContext);
  const today = parisDate(now);
  const programmes = catalogue.map(makeSelectable);
  const period = latest("period");
  return {
    programmes,
    notices: explainDropped(readSelection(url.searchParams, programmes, today).dropped),
    said: answerOffers(catalogue, today),
    details: writeSelectionDetails(catalogue, today),
    payers: explainPayers(today),
    /** ISO dates: last day of the period, and last start of an audit that ends in it. */
    periodEnd: period?.until ?? "",
    lastAuditStart: period && addDays(period.until, -leastDays.EPP),
    isPeriodOpen: period !== null && today <= period.until,
    siteOrigin: settings.siteOrigin,
  };
}

/** The choice changes the view, not the data. */
export { isReadAgain as shouldRevalidate } from "#app/features/today.ts";

export function meta(args: Route.MetaArgs) {
  const isIndexed = !hasSelection(new URLSearchParams(args.location.search));
  return describePage(args, { ...selectionPage, crumbs, isIndexed });
}

export default function SelectionRoute({ loaderData }: Route.ComponentProps) {
  const { programmes, notices } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const { selection, hasProfession, isBlank, dropped, change, hasChanged, latest } = useSelection(programmes, form);
  const [copied, copy] = useCopy();

  const candidates = listCandidates(selection, programmes);
  const totals = addUp(selection.choices, loaderData.said[selection.status], hoursAvailable(selection));
  const copyAll = () => void copy(latest.current.choices.map(({ reference }) => reference).join("\n"));

  const joined = hasProfession && selection.choices.length > 0 ? joinChoices(selection) : undefined;
  // The questions respond first: on a slow phone, with head and list in the same task, the first tap takes more than 100 ms.
  const shown = useDeferredValue(hasProfession ? { selection, totals } : null);
  const hasAnswers = shown !== null;
  // Notices of a previous address no longer apply.
  const shownNotices = dropped.length > 0 ? notices : [];
  useEffect(() => void loadAnswers().catch(() => undefined), []);
  usePageSubject(hasProfession ? { profession: selection.profession, selection: joined } : null);

  return (
    <main id="contenu" className={hasProfession ? `tone-${selection.profession}` : undefined} data-ends-with={joined && "mist"}>
      <form
        ref={form}
        method="get"
        action={SELECTION_PATH}
        aria-label={selectionPage.form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <Head
          shown={shown}
          total={shown && <RunningTotal {...loaderData} {...shown} programmes={candidates} onChange={change} onTake={copyAll} />}
        >
          <Questions {...{ selection, hasProfession, isBlank }} onChange={change} />
        </Head>
        {(hasProfession || shownNotices.length > 0) &&
          (hasAnswers === hasProfession ? (
            <Answers
              {...loaderData}
              {...{ selection, joined, hasProfession, totals, copied }}
              programmes={candidates}
              notices={shownNotices}
              onChange={change}
              onTake={copyAll}
            />
          ) : (
            AHEAD
          ))}
      </form>
      <CallbackSubjectFields
        profession={hasProfession ? selection.profession : undefined}
        selection={joined?.references}
        status={joined?.status}
      />
      <p role="status" className="visually-hidden">
        {hasChanged && announceTotal(totals)}
      </p>
    </main>
  );
}

function joinChoices({ status, employer, choices }: Selection): SelectionSubject {
  const names = choices.map((choice) => nameOffer(choice, choice.format, choice));
  return { status, employer: employer ?? undefined, references: joinReferences(choices), names };
}
