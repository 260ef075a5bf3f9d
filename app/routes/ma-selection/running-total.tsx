import type { MouseEvent } from "react";
import { formatEuros, formatHours } from "#app/content/format.ts";
import {
  describeAvailable,
  describeChosenHours,
  describeCopyAll,
  describeFoot,
  describeMine,
  describeOver,
  describeToConfirm,
  explainCover,
  nameRemedy,
  ownAccount,
  payers,
  selectionPage,
} from "#app/content/pages/selection.ts";
import { ACTION_TYPES, type Obligation } from "#app/features/selection/obligation.ts";
import type { Remedy } from "#app/features/selection/remedies.ts";
import { isFundedByAgency, yearHours } from "#app/features/selection/rights.ts";
import { findTitle, type SelectableProgramme } from "#app/features/selection/selectable.ts";
import { EMPLOYER_FILE_PATH, type Selection, writeSelection } from "#app/features/selection/selection-address.ts";
import type { Totals } from "#app/features/selection/totals.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { Climb } from "./climb.tsx";
import { SelectionLink } from "./selection-link.tsx";
import "./foot-total.css";
import "./running-total.css";

const { total: texts, foot } = selectionPage;

interface RunningTotalProps {
  selection: Selection;
  totals: Totals;
  obligation: Obligation;
  remedies: readonly Remedy[];
  programmes: readonly SelectableProgramme[];
  onChange: (next: Selection) => void;
  /** Copies every reference, on the way to them. */
  onTake: () => void;
}

/** Hours, money and obligation of what is ticked: beside the list on a desktop, under it on a phone. */
export function RunningTotal(props: RunningTotalProps) {
  const { selection, totals, programmes } = props;
  const { choices } = selection;
  return (
    <aside aria-label={texts.title} className="selection-aside">
      <div id="total" className="selection-card">
        <div className="selection-map">
          <h2>
            <b className="numeric">{describeChosenHours(totals.hours)}</b> <span>{describeAvailable(totals.available)}</span>
          </h2>
          <Climb choices={choices} summit={totals.available ?? (totals.hours || yearHours(selection.profession))} />
        </div>
        <div className="selection-card-body">
          {choices.length === 0 ? (
            <Empty isFunded={isFundedByAgency(selection.status)} />
          ) : (
            <>
              <ol className="selection-legend">
                {choices.map(({ programme, format, hours }, index) => (
                  <li key={programme}>
                    <span className="selection-waypoint" aria-hidden="true">
                      {index + 1}
                    </span>
                    <span>
                      <span className="selection-format">
                        <FormatMark format={format} className="h-[0.95rem] w-5" /> {format}
                      </span>{" "}
                      {findTitle(programme, programmes)}
                    </span>{" "}
                    <span className="font-600 font-display">{formatHours(hours)}</span>
                  </li>
                ))}
              </ol>
              {totals.hoursOver > 0 ? <TooMuch {...props} /> : <Sums {...props} />}
              <Cover {...props} />
              {totals.hoursOver === 0 && <Take {...props} />}
              {isFundedByAgency(selection.status) && <p className="text-micro text-moss">{texts.estimate}</p>}
              <p className="text-micro text-moss">{ownAccount}</p>
            </>
          )}
        </div>
      </div>
    </aside>
  );
}

function Empty({ isFunded }: { isFunded: boolean }) {
  return (
    <>
      <p>{isFunded ? texts.empty : texts.emptyUnfunded}</p>
      <ButtonLink to="#composer" isBlock className="print:hidden">
        {texts.compose}
      </ButtonLink>
    </>
  );
}

function Sums({ selection, totals }: RunningTotalProps) {
  if (totals.indemnityInCents === null || totals.toPayInCents === null) {
    return (
      <dl className="selection-sums">
        <div>
          <dt>{texts.indemnityUnfunded}</dt>
          <dd>
            <span className="text-moss leading-[1.85]">{texts.noIndemnity}</span>
          </dd>
        </div>
        <div>
          <dt>{texts.toFinance}</dt>
          <dd>
            <b className="numeric">{formatEuros(totals.priceInCents)}</b>
            <small>{payers[selection.status]?.condition}</small>
          </dd>
        </div>
      </dl>
    );
  }
  return (
    <dl className="selection-sums">
      <div>
        <dt>{texts.indemnity}</dt>
        <dd>
          <b className="numeric">{formatEuros(totals.indemnityInCents)}</b>
          {totals.toConfirmInCents > 0 && <small>{describeToConfirm(totals.toConfirmInCents)}</small>}
        </dd>
      </div>
      <div>
        <dt>{texts.toPay}</dt>
        <dd>
          <b className="numeric">{formatEuros(totals.toPayInCents)}</b>
        </dd>
      </div>
    </dl>
  );
}

/** Beyond the hours there is no honest total: what is too much, and the ways back. */
function TooMuch({ selection, totals, remedies, programmes, onChange }: RunningTotalProps) {
  return (
    <div className="selection-message selection-message-over">
      <span className="i-lucide-triangle-alert" aria-hidden="true" />
      <div>
        <p>
          <b>{describeOver(totals.hoursOver)}.</b> {texts.over}
        </p>
        <p className="selection-remedies">
          {remedies.map(({ choices, replaced, removed }, index) => (
            <SelectionLink
              key={choices.map(({ reference }) => reference).join()}
              to={{ ...selection, choices }}
              onChoose={onChange}
              className={index === 0 ? "selection-remedy selection-remedy-first" : "selection-remedy"}
            >
              {nameRemedy({
                replaced: replaced.map(({ to }) => ({ title: findTitle(to.programme, programmes), format: to.format, hours: to.hours })),
                removed: removed.map(({ programme }) => findTitle(programme, programmes)),
              })}
            </SelectionLink>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The mark of an integrated programme drawn large: a full bar for FC, an open one for EPP, dashed while it is missing. */
function Cover({ selection, obligation, programmes }: RunningTotalProps) {
  const [priority] = obligation.priorities;
  const { strong, text } = explainCover({
    count: selection.choices.length,
    missing: obligation.missing,
    priority: priority ? findTitle(priority.programme, programmes) : null,
  });
  return (
    <div className="selection-cover">
      <h3>{texts.coverTitle}</h3>
      <ul>
        {ACTION_TYPES.map((type) => {
          const held = obligation.held[type];
          return (
            <li key={type} data-missing={held.length === 0 || undefined}>
              <span className={`selection-bar selection-bar-${type.toLowerCase()}`} aria-hidden="true" />
              <b>{type}</b>{" "}
              <span>
                {held.length === 0 ? texts.missing[type] : held.map(({ programme }) => findTitle(programme, programmes)).join(", ")}
              </span>
            </li>
          );
        })}
      </ul>
      <p>
        <b>{strong}</b> {text}
      </p>
    </div>
  );
}

function Take({ selection, onTake }: RunningTotalProps) {
  if (!isFundedByAgency(selection.status)) {
    return (
      <ButtonLink
        to={EMPLOYER_FILE_PATH + writeSelection(selection)}
        size="lg"
        variant="sun"
        isBlock
        className="selection-take print:hidden"
      >
        <span className="i-lucide-file-text" aria-hidden="true" />
        {texts.employerFile}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="#emporter" size="lg" variant="sun" isBlock className="selection-take print:hidden" onClick={onTake}>
      <span className="i-lucide-copy" aria-hidden="true" />
      {describeCopyAll(selection.choices.length)}
    </ButtonLink>
  );
}

type FootProps = Pick<RunningTotalProps, "selection" | "totals"> & { onTake: (event: MouseEvent) => void };

/** The same total at the foot of a phone, as long as questions, list and card are on the screen. */
export function FootTotal({ selection, totals, onTake }: FootProps) {
  const { choices, status } = selection;
  const isFunded = isFundedByAgency(status);
  const isOver = totals.hoursOver > 0;
  const dashes = totals.available ?? (totals.hours || yearHours(selection.profession));
  let passed = 0;
  return (
    <div className="selection-foot on-ink" data-over={isOver || undefined}>
      <span className="selection-flat" aria-hidden="true">
        {Array.from({ length: dashes }, (_, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
          <b key={hour} data-on={hour < totals.hours || undefined} />
        ))}
        {isOver ? (
          <i style={{ left: "100%" }}>!</i>
        ) : (
          choices.map(({ programme, hours }, index) => {
            passed += hours;
            return (
              <i key={programme} style={{ left: `${((passed / dashes) * 100).toFixed(2)}%` }}>
                {index + 1}
              </i>
            );
          })
        )}
      </span>
      <a href="#total" className="selection-foot-sum">
        <b className="numeric">
          {isOver
            ? describeOver(totals.hoursOver)
            : totals.indemnityInCents === null
              ? formatEuros(totals.priceInCents)
              : `${formatEuros(totals.indemnityInCents)}${totals.indemnityInCents > 0 ? "*" : ""}`}
        </b>{" "}
        <span>{describeFoot(totals)}</span>
      </a>
      {choices.length === 0 ? (
        <ButtonLink to="#composer" variant="line">
          {foot.compose}
        </ButtonLink>
      ) : isOver ? (
        <ButtonLink to="#total" variant="line">
          {foot.fix}
        </ButtonLink>
      ) : isFunded ? (
        <ButtonLink to="#emporter" variant="sun" onClick={onTake}>
          {describeMine(choices.length)}
        </ButtonLink>
      ) : (
        <ButtonLink to={EMPLOYER_FILE_PATH + writeSelection(selection)} variant="sun">
          {foot.employerFile}
        </ButtonLink>
      )}
    </div>
  );
}
