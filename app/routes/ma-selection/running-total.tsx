import { type ComponentProps, type CSSProperties, useDeferredValue } from "react";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { describeNoIndemnity } from "#app/content/funding.ts";
import { organisation } from "#app/content/organisation.ts";
import {
  describeAvailable,
  describeChosenHours,
  describeCopyAll,
  describeEstimate,
  describeFoot,
  describeMine,
  describeOver,
  describeToConfirm,
  explainCover,
  findPayer,
  ownAccount,
  selectionPage,
  type Totals,
} from "#app/content/pages/selection.ts";
import { joinSeasons, type Seasons } from "#app/content/season.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { Star, useScaleLabel } from "#app/features/indemnity.tsx";
import { ACTION_TYPES, weighObligation } from "#app/features/selection/obligation.ts";
import { hasEmployer, yearHours } from "#app/features/selection/rights.ts";
import { findTitle, type SelectableProgramme } from "#app/features/selection/selectable.ts";
import { fileAddressOf, type Selection } from "#app/features/selection/selection-address.ts";
import { sum } from "#app/features/selection/totals.ts";
import { useToday } from "#app/features/today.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { Climb } from "./climb.tsx";
import { TOTAL_ID } from "./selection-link.tsx";
import { Sum, Sums } from "./sums.tsx";
import { TooMuch } from "./too-much.tsx";

const { total: texts, foot } = selectionPage;

export interface RunningTotalProps {
  selection: Selection;
  totals: Totals;
  programmes: readonly SelectableProgramme[];
  seasons: Seasons;
  onChange: (next: Selection) => void;
  onTake: () => void;
}

/** Hours, money and obligation; beside the list, on phones below it. */
export function RunningTotal(props: RunningTotalProps) {
  const { selection, totals, programmes } = props;
  const { choices } = selection;
  const scale = useScaleLabel();
  // The figures respond first; explanations follow after the paint.
  const list = useDeferredValue(choices.length > 0 && <Chosen choices={choices} programmes={programmes} />);
  const reasons = useDeferredValue(
    choices.length > 0 && (
      <>
        <Cover {...props} />
        <Take {...props} />
        {selection.isFunded && <p className="text-micro text-moss">{describeEstimate(scale)}</p>}
      </>
    ),
  );
  return (
    <aside aria-label={texts.title} className="selection-aside">
      <div
        id={TOTAL_ID}
        tabIndex={-1}
        className="selection-card scroll-mt-24 overflow-hidden rounded-lg border-1 bg-raised [box-shadow:var(--float)]
          print:break-inside-avoid print:[box-shadow:none] print:[print-color-adjust:exact]"
      >
        <Climb
          choices={choices}
          summit={totals.available ?? (totals.hours || yearHours(selection.profession))}
          title={[describeChosenHours(totals.hours), describeAvailable(totals.available)]}
          as="h2"
        />
        <div className="selection-sums px-[min(1.35rem,6.75vw)] pt-3.5 pb-[1.35rem] leading-[1.45]">
          {choices.length === 0 ? (
            <Empty isFunded={selection.isFunded} />
          ) : (
            <>
              {list}
              {totals.hoursOver > 0 ? (
                <TooMuch {...props} />
              ) : (
                <>
                  <Amounts {...props} />
                  {reasons}
                </>
              )}
              <p className="text-micro text-moss">{selection.isFunded ? ownAccount.funded : ownAccount.unfunded}</p>
            </>
          )}
        </div>
      </div>
    </aside>
  );
}

function Chosen({ choices, programmes }: Pick<RunningTotalProps, "programmes"> & Pick<Selection, "choices">) {
  return (
    <ol>
      {choices.map(({ programme, format, hours }, index) => (
        <li key={programme} className="flex flex-wrap items-center gap-x-2.5 py-1.5 text-item leading-[1.25]">
          <span className="waypoint size-6 bg-tone text-micro text-white leading-none" aria-hidden="true">
            {index + 1}
          </span>
          <span className="flex flex-[1_1_7rem] flex-wrap gap-x-2.5">
            <FormatName format={format} /> {findTitle(programme, programmes)}
          </span>{" "}
          <span className="font-600 font-display">{formatHours(hours)}</span>
        </li>
      ))}
    </ol>
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

function Amounts({ selection, totals }: RunningTotalProps) {
  const { indemnityInCents, toConfirmInCents, toPayInCents, priceInCents } = totals;
  const today = useToday();
  const scale = useScaleLabel();
  const payer = findPayer(selection, today);
  if (indemnityInCents === null || toPayInCents === null) {
    const indemnity = describeNoIndemnity(today);
    return (
      <Sums>
        <Sum term={indemnity.term} text={indemnity.value} />
        <Sum term={texts.toFinance} cents={priceInCents} note={payer?.condition} />
      </Sums>
    );
  }
  return (
    <Sums>
      <Sum term={texts.indemnity} cents={indemnityInCents} note={toConfirmInCents > 0 ? describeToConfirm(toConfirmInCents) : scale} />
      <Sum term={texts.toPay} cents={toPayInCents} />
    </Sums>
  );
}

/** Distinguished by borders alone: forced colours and printers drop backgrounds. */
const BARS = { FC: "border-[0.5rem] border-ink", EPP: "border-[2.5px] border-ink" };

/** Large format marks: FC filled, EPP outlined, dashed while missing. */
function Cover({ selection: { choices }, programmes, seasons }: RunningTotalProps) {
  const { held, missing, priorities } = weighObligation(choices, programmes);
  const formats = [...choices.map(({ format }) => format), ...missing];
  const season = joinSeasons(formats, seasons);
  const day = useToday();
  const types = ACTION_TYPES.filter((type) => day <= organisation.periodEnd || !missing.includes(type));
  const { strong, text } = explainCover({
    day,
    count: choices.length,
    missing,
    lateYear: season && !season.isInTime ? season.year : null,
    isAllLate: choices.every(({ format }) => !seasons[format]?.isInTime),
    priority: priorities[0] ? findTitle(priorities[0].programme, programmes) : null,
  });
  return (
    <div className="grid gap-2.5 text-small leading-[1.45]">
      <h3 className="font-600 font-text text-item leading-title tracking-normal">{texts.coverTitle}</h3>
      <ul className="grid gap-1">
        {types.map((type) => {
          const isMissing = missing.includes(type);
          return (
            <li key={type} className={`flex flex-wrap items-center gap-x-2.5 leading-[1.25] ${isMissing ? "text-moss" : ""}`}>
              <span className={`h-4 w-13 flex-none ${isMissing ? "border-2 border-edge border-dashed" : BARS[type]}`} aria-hidden="true" />
              <b className="w-9 flex-none">{type}</b>{" "}
              <span className="flex-[1_1_7rem]">
                {isMissing ? texts.missing[type] : held[type].map(({ programme }) => findTitle(programme, programmes)).join(", ")}
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
  const isFunded = selection.isFunded;
  return (
    <div className="selection-take print:hidden">
      <TakeLink selection={selection} onTake={onTake} size="lg" isBlock>
        <span className={isFunded ? "i-lucide-copy" : "i-lucide-file-text"} aria-hidden="true" />
        {isFunded ? describeCopyAll(selection.choices.length) : texts.employerFile}
      </TakeLink>
    </div>
  );
}

type TakeLinkProps = Pick<RunningTotalProps, "selection" | "onTake"> &
  Pick<ComponentProps<typeof ButtonLink>, "size" | "isBlock" | "className" | "children">;

/** Leads to the references, copying them, or to the employer's file. */
function TakeLink({ selection, onTake, ...rest }: TakeLinkProps) {
  if (selection.isFunded) return <ButtonLink {...rest} to="#emporter" variant="sun" onClick={onTake} />;
  // No employer pays a locum: an adviser helps instead.
  if (!hasEmployer(selection.status)) {
    const { children: _, ...look } = rest;
    return (
      <CallbackButton {...look} sourceType="selection_cta" variant="sun">
        {texts.callback}
      </CallbackButton>
    );
  }
  return <ButtonLink {...rest} to={fileAddressOf(selection)} variant="sun" />;
}

const FOOT = `selection-foot flex flex-wrap items-center gap-3 px-gutter pt-[1.15rem]
  pb-[calc(0.85rem+env(safe-area-inset-bottom))] forced-colors:border-t-2 forced-colors:border-current xl:hidden print:hidden`;
/** Keeps the words beside it on one line: a growing bar would move the page. */
const FOOT_BUTTON = "max-sm:px-3";
const SUM = "numeric font-700 font-display text-amount leading-figure";
const STOP = `absolute top-1/2 grid size-5.5 place-items-center rounded-full bg-white font-700 font-display text-ink
  text-micro leading-none [box-shadow:0_0_0_3px_var(--ink)] [translate:-50%_-50%]`;

/** The total in the phone's bottom bar, while questions, list and card are in view. */
export function FootTotal({ selection, totals, onTake }: Pick<RunningTotalProps, "selection" | "totals" | "onTake">) {
  const { choices, isFunded } = selection;
  const isOver = totals.hoursOver > 0;
  const dashes = totals.available ?? (totals.hours || yearHours(selection.profession));
  const ends = choices.map((_, index) => ({ mark: `${index + 1}`, hour: sum(choices.slice(0, index + 1), ({ hours }) => hours) }));
  const label = useScaleLabel();
  const hasAmount = !isOver && (totals.indemnityInCents ?? 0) > 0;
  const scale = hasAmount ? label : null;
  const stops = isOver ? [{ mark: "!", hour: dashes }] : ends;
  return (
    <div className={`on-ink ${FOOT}`}>
      <span
        className="selection-foot-dashes relative mr-2 h-1.5 w-full forced-colors:hidden"
        style={{ "--n": totals.hours, "--of": dashes } as CSSProperties}
        data-over={isOver || undefined}
        aria-hidden="true"
      >
        {stops.map(({ mark, hour }) => (
          <i key={mark} className={STOP} style={{ left: `${((hour / dashes) * 100).toFixed(2)}%` }}>
            {mark}
          </i>
        ))}
      </span>
      <a href="#total" className="grid min-h-12 flex-1 basis-24 content-center text-white leading-heading no-underline">
        <span>
          <b className={`${SUM} ${isOver ? "text-[#ffc7b8]" : ""}`}>
            {isOver ? describeOver(totals.hoursOver) : formatEuros(totals.indemnityInCents ?? totals.priceInCents)}
            {hasAmount && <Star />}
          </b>{" "}
          {scale && <small className="text-meltwater text-micro">{scale}</small>}
        </span>{" "}
        <span className={`font-display text-meltwater ${totals.toConfirmInCents > 0 ? "text-micro" : "text-small"} leading-title`}>
          {describeFoot(totals)}
        </span>
      </a>
      {choices.length === 0 && (
        <ButtonLink to="#composer" variant="line">
          {foot.compose}
        </ButtonLink>
      )}
      {choices.length > 0 && isOver && (
        <ButtonLink to="#total" variant="line">
          {foot.fix}
        </ButtonLink>
      )}
      {choices.length > 0 && !isOver && (
        <TakeLink selection={selection} onTake={onTake} className={FOOT_BUTTON}>
          {isFunded ? describeMine(choices.length) : foot.employerFile}
        </TakeLink>
      )}
    </div>
  );
}
