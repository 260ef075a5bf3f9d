import { formatEuros, formatHours } from "#app/content/format.ts";
import { describeSearch, explainProposal, selectionPage } from "#app/content/pages/selection.ts";
import { Star } from "#app/features/answer/amount.tsx";
import { compose, nameCombination, type Proposition } from "#app/features/selection/propositions.ts";
import { addUp } from "#app/features/selection/totals.ts";
import { Flag } from "#app/ui/motifs/flag.tsx";
import type { RunningTotalProps } from "./running-total.tsx";
import { SectionHead } from "./section-head.tsx";
import { SelectionLink } from "./selection-link.tsx";

const texts = selectionPage.compose;

/** « Composer pour moi »: solid for the ticked combination. */
export function Propositions(props: RunningTotalProps) {
  const { selection, totals, programmes, said, isPeriodOpen } = props;
  const { available } = totals;
  // Money ranks only under a confirmed scale.
  const ofStatus = said[selection.status];
  const all = Object.values(ofStatus);
  const fundedWorth = all.every(({ amount }) => amount.label === null) ? "indemnity" : "more-hours";
  const propositions = compose({
    programmes,
    available,
    worth: selection.isFunded ? fundedWorth : "fewer-hours",
    canEndInTime: ({ reference }) => ofStatus[reference]?.season?.isInTime ?? false,
    isPeriodOpen,
    current: selection.choices,
  });
  const ticked = nameCombination(selection.choices);
  return (
    <section aria-labelledby="composer" className="propositions-beside @container print:hidden">
      <SectionHead id="composer" title={texts.title}>
        {describeSearch(available)}
      </SectionHead>
      <ol className="plate-post propositions isolate mt-3 grid py-4">
        {propositions.map((proposition) => (
          <Sign key={proposition.kind} {...props} proposition={proposition} isCurrent={proposition.name === ticked} />
        ))}
      </ol>
    </section>
  );
}

function Sign({ proposition, isCurrent, ...props }: RunningTotalProps & { proposition: Proposition; isCurrent: boolean }) {
  const { selection, totals, said, lastAuditStart, isPeriodOpen, periodEnd, onChange } = props;
  const { kind, choices, hours, auditedHours, level, priceInCents } = proposition;
  const ofStatus = said[selection.status];
  const { indemnityInCents, label } = addUp(choices, ofStatus, totals.available);
  // Several formats end with the last of them.
  const season = choices.flatMap(({ reference }) => ofStatus[reference]?.season ?? []).toSorted((a, b) => b.year.localeCompare(a.year))[0];
  return (
    <li>
      <SelectionLink
        from={selection}
        by={(now) => ({ ...now, choices })}
        onChoose={onChange}
        aria-current={isCurrent || undefined}
        className="plate plate-priced plate-outlined plate-open"
      >
        <span>
          <b>{texts.kinds[kind]}</b> <small>{choices.map(({ shortTitle, format }) => `${format} ${shortTitle}`).join(", ")}</small>
        </span>{" "}
        {season?.isInTime && <Flag year={season.year} isFull words={texts.finished} />}
        {season && !season.isInTime && (
          <span className="propositions-season font-600 font-display text-small leading-heading">
            {texts.finished} {season.year}
          </span>
        )}{" "}
        <span className="plate-amount numeric">
          {indemnityInCents === null ? (
            <>
              <small>{selection.isAgency ? texts.price : texts.toFinance}</small> {formatEuros(priceInCents)}
            </>
          ) : (
            <>
              {formatEuros(indemnityInCents)}
              <Star /> {label && <small className="block font-400 font-text text-micro leading-heading tracking-normal">({label})</small>}
            </>
          )}
          <small>{formatHours(hours)}</small>
        </span>
      </SelectionLink>
      <p className="text-moss text-small leading-list">
        {isCurrent && <b className="font-600 text-tone">{texts.current}. </b>}
        {explainProposal(kind, {
          hours,
          available: totals.available,
          count: choices.length,
          isComplete: level > 0,
          isAudited: auditedHours > 0,
          hasKnownPriority: level === 2,
          isPeriodOpen,
          periodEnd,
          lastAuditStart,
        })}
      </p>
    </li>
  );
}
