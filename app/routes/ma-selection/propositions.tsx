import { yearIndemnities } from "#app/content/claims.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { explainFcAlone } from "#app/content/obligation.ts";
import { describeSearch, explainProposal, selectionPage } from "#app/content/pages/selection.ts";
import { isScaleConfirmed } from "#app/content/scale-record.ts";
import { joinSeasons } from "#app/content/season.ts";
import { Indemnity } from "#app/features/indemnity.tsx";
import { compose, nameCombination } from "#app/features/selection/propositions.ts";
import { findTitle } from "#app/features/selection/selectable.ts";
import { useToday } from "#app/features/today.ts";
import { Flag } from "#app/ui/motifs/flag.tsx";
import type { RunningTotalProps } from "./running-total.tsx";
import { SectionHead } from "./section-head.tsx";
import { SelectionLink } from "./selection-link.tsx";

const texts = selectionPage.compose;

const OTHER = "min-h-19 [--plate-ink:var(--tone)] md:pl-5 md:[--tip:1.75rem]";
/** White flag on a solid board. */
const CURRENT = `min-h-19 [--plate-ink:#fff] [--plate-quiet:#fff] md:pl-5 md:[--tip:1.75rem] [--flag-pole:#fff]
  [--flag-board:#fff] [--flag-text:var(--tone)] [--flag-edge:#fff] [--flag-ink:#fff] [--flag-ground:var(--tone)]`;

interface PropositionsProps extends Pick<RunningTotalProps, "selection" | "totals" | "programmes" | "seasons" | "onChange"> {
  /** ISO date: the last start of an audit that ends in time. */
  lastAuditStart: string;
}

/** « Composer pour moi »: the best combinations on a signpost; solid for the ticked one. */
export function Propositions({ selection, totals: { available }, programmes, seasons, lastAuditStart, onChange }: PropositionsProps) {
  const isFunded = selection.isFunded;
  // No ranking by money under an unconfirmed scale.
  const today = useToday();
  const fundedWorth = isScaleConfirmed(today) ? "indemnity" : "more-hours";
  const propositions = compose({
    programmes,
    available,
    worth: isFunded ? fundedWorth : "fewer-hours",
    canEndInTime: (format) => seasons[format]?.isInTime ?? false,
    current: selection.choices,
  });
  const ticked = nameCombination(selection.choices);
  return (
    <section aria-labelledby="composer" className="print:hidden">
      <SectionHead id="composer" title={texts.title}>
        {describeSearch(available)}
      </SectionHead>
      <ol
        className="plate-post mt-7 isolate grid gap-[1.35rem] md:gap-4 md:pt-5 md:[--post:0_auto_-1.25rem_2rem]
          md:before:w-2.5 md:[&>:nth-child(2)>*]:ml-4 md:[&>:nth-child(2)>a]:-mr-4"
      >
        {propositions.map(({ kind, choices, name, hours, auditedHours, level, indemnityInCents, priceInCents }) => {
          const isCurrent = name === ticked;
          const formats = choices.map(({ format }) => format);
          const season = joinSeasons(formats, seasons);
          return (
            <li key={kind} className="grid gap-2 md:grid-cols-[7.4fr_5fr] md:items-center md:gap-6 [&>*]:min-w-0">
              <SelectionLink
                to={{ ...selection, choices }}
                onChoose={onChange}
                aria-current={isCurrent || undefined}
                className={`plate plate-priced plate-open ${isCurrent ? CURRENT : OTHER}`}
              >
                <span className="basis-36">
                  <b>{texts.kinds[kind]}</b>{" "}
                  <small className="mt-[0.15rem] block [font-size:var(--text-small)] text-[var(--plate-quiet,var(--moss))]">
                    {choices.map(({ programme, format }) => `${format} ${findTitle(programme, programmes)}`).join(", ")}
                  </small>{" "}
                  {season && <Flag year={season.year} isFull={season.isInTime} words={texts.finished} className="mt-1.5" />}
                </span>{" "}
                <span className="plate-amount numeric">
                  {isFunded ? (
                    <Indemnity cents={indemnityInCents} isToConfirm={choices.some(({ isToConfirm }) => isToConfirm)} hasStar />
                  ) : (
                    formatEuros(priceInCents)
                  )}
                  <small
                    className="mt-[0.2rem] block font-500 font-display [font-size:var(--text-small)] leading-heading
                      text-[var(--plate-quiet,var(--moss))]"
                  >
                    {formatHours(hours)}
                  </small>
                </span>
              </SelectionLink>
              <p className="pl-4.5 text-small leading-[1.45] md:pl-0">
                {isCurrent && (
                  <span className="flex items-center gap-[0.35em] font-600 text-tone">
                    <span className="i-lucide-check" aria-hidden="true" />
                    {texts.current}
                  </span>
                )}{" "}
                {explainProposal(kind, {
                  hours,
                  available,
                  count: choices.length,
                  isComplete: level > 0,
                  isAudited: auditedHours > 0,
                  hasKnownPriority: level === 2,
                  fcAlone: explainFcAlone(today),
                  lastAuditStart,
                  lateAuditYear: (seasons.EPP?.isInTime === false && seasons.EPP.year) || null,
                })}
                {kind === "fullest" && <small className="block text-moss text-small"> {yearIndemnities[selection.profession].note}</small>}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
