import { type MouseEventHandler, type ReactNode, useRef } from "react";
import { formatHours } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import {
  describeAdvisor,
  describeCopyTogether,
  describeTake,
  takeAway as texts,
  writeSelectionMessage,
} from "#app/content/pages/selection-take-away.ts";
import { quotationTexts } from "#app/content/quotation.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { QuotationLink } from "#app/features/callback/quotation-link.tsx";
import type { SelectionSubject } from "#app/features/page-subject.ts";
import { SELECTION_PATH } from "#app/features/selection/address-parts.ts";
import { hasEmployer } from "#app/features/selection/rights.ts";
import type { Selectable } from "#app/features/selection/selectable.ts";
import { fileAddressOf, type Selection, writeSelection } from "#app/features/selection/selection-address.ts";
import { Button, buttonClass, IconButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { shareLink } from "#app/ui/share.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { type CopyOutcome, useCopy } from "#app/ui/use-copy.ts";
import { SectionHead } from "./section-head.tsx";

interface TakeAwayProps {
  selection: Selection;
  joined: SelectionSubject;
  siteOrigin: string;
  /** Copies every reference. */
  onTake: () => void;
  copied: CopyOutcome | null;
}

export function TakeAway({ selection, joined, siteOrigin, onTake, copied }: TakeAwayProps) {
  const { choices, isFunded } = selection;
  const address = siteOrigin + SELECTION_PATH + writeSelection(selection);
  const { mail, share } = shareLink({ ...writeSelectionMessage(choices), address });
  return (
    <section id="emporter" aria-labelledby="emporter-titre" className="section scroll-mt-16 bg-mist print:bg-transparent print:py-4">
      <div className="wrap grid gap-10 lg:cols-8-5 lg:gap-20">
        <div>
          <div className="print:hidden">
            <SectionHead id="emporter-titre" title={texts.title}>
              {describeTake(choices.length, isFunded)}
            </SectionHead>
          </div>
          <ol className="@container mt-6 grid gap-3 print:hidden">
            {choices.map((line) => (
              <Ticket key={line.reference} {...line} />
            ))}
          </ol>
          {choices.length > 1 && (
            <p className="mt-4 flex flex-wrap items-center gap-4 print:hidden">
              <Button variant="line" onClick={onTake} className="only-with-script">
                <span className="i-lucide-copy" aria-hidden="true" />
                {describeCopyTogether(choices.length)}
              </Button>
            </p>
          )}
          <p role="status" className="mt-3 font-600 text-pine empty:m-0">
            {copied && (copied === "done" ? texts.copied.all : texts.copyFailed)}
          </p>
          {isFunded && <EnrolmentSteps />}
        </div>
        <div className="print:hidden">
          <Advice selection={selection} joined={joined} />
          <ul className="mt-5 border-t-1">
            <CopyLink address={address} />
            <Way icon="i-lucide-mail" to={mail} onClick={share} {...texts.send} />
            <Way icon="i-lucide-printer" onClick={() => window.print()} {...texts.print} />
            <Way icon="i-lucide-file-text" to={fileAddressOf(selection)} {...texts.file} />
          </ul>
        </div>
      </div>
    </section>
  );
}

function Ticket({ reference, format, hours, shortTitle }: Selectable) {
  const text = useRef<HTMLElement>(null);
  const [outcome, copy] = useCopy(text);
  return (
    <li className="selection-ticket relative items-center rounded-lg border-1 bg-raised leading-heading *:min-w-0 print:break-inside-avoid">
      <span
        className="grid content-center justify-items-start gap-1 self-stretch border-r-2 border-dashed
          pl-3 text-tone lg:pl-6 *:min-w-0"
      >
        <FormatName format={format} /> <span className="font-600 font-display text-ink">{formatHours(hours)}</span>
      </span>{" "}
      <span className="pl-3 lg:pl-6">
        <b ref={text} className="numeric block font-reference text-subtitle leading-heading media-small:text-item">
          {reference}
        </b>{" "}
        <small className="text-moss text-small leading-heading">{shortTitle}</small>
      </span>
      <span className="only-with-script relative print:hidden">
        <span role="status" className="copy-message right-0">
          {outcome && (outcome === "done" ? texts.copied.one : texts.copyFailed)}
        </span>
        <IconButton
          label={`${texts.copyOne} ${reference}`}
          icon={outcome === "done" ? "i-lucide-check" : "i-lucide-copy"}
          onClick={() => copy(reference)}
        />
      </span>
    </li>
  );
}

function EnrolmentSteps() {
  return (
    <div className="selection-steps mt-6 border-y-1 print:mt-0 print:border-0">
      <h3 className="py-5 text-h3 print:pt-0 print:pb-2">{texts.stepsTitle}</h3>
      <ol className="waypoint-path pb-2">
        {texts.steps.map((step, index) => (
          <li key={step} className="gap-3 pb-5 leading-list print:pb-2">
            <span className="waypoint" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <Unbroken text={step} />
            </span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-5 pb-5 pl-12 print:hidden">
        <Link to={organisation.agencyUrl} className="inline-flex min-h-11 items-center gap-word font-600">
          {texts.open} {texts.newTab}
        </Link>
        <Link to={texts.terms.to} className="inline-flex min-h-11 items-center">
          {texts.terms.label}
        </Link>
      </p>
    </div>
  );
}

/** A call and, where an employer pays, a quotation. */
function Advice({ selection: { choices, status, profession }, joined }: Pick<TakeAwayProps, "selection" | "joined">) {
  return (
    <div className="grid gap-3 rounded-lg bg-glacier p-5 md:p-6 leading-list *:min-w-0">
      <h3 className="text-h3">{texts.callback.title}</h3>
      <p>
        <Unbroken text={describeAdvisor(choices.length)} />
      </p>
      <CallbackButton sourceType="selection_cta" isBlock className="mt-2">
        <span className="i-lucide-phone" aria-hidden="true" />
        {texts.callback.action}
      </CallbackButton>
      {hasEmployer(status) && (
        <QuotationLink asked={{ ...joined, profession }} className={`${buttonClass({ variant: "line", isBlock: true })} mt-1`}>
          {quotationTexts.ask}
        </QuotationLink>
      )}
    </div>
  );
}

function CopyLink({ address }: { address: string }) {
  const [outcome, copy] = useCopy();
  const said = outcome && (outcome === "done" ? texts.copied.link : texts.copyFailed);
  return (
    <Way
      icon={outcome === "done" ? "i-lucide-check" : "i-lucide-link"}
      onClick={() => copy(address)}
      title={texts.link.title}
      text={outcome === "failed" ? address : (said ?? texts.link.text)}
    >
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </Way>
  );
}

interface WayProps {
  icon: string;
  title: string;
  text: string;
  /** Without it, the link needs scripts. */
  to?: string;
  onClick?: MouseEventHandler;
  children?: ReactNode;
}

function Way({ icon, title, text, to, onClick, children }: WayProps) {
  const look =
    "selection-way group grid cols-mark-1 items-center gap-4 p-2 text-ink leading-heading no-underline hover:bg-glacier *:min-w-0";
  const label = (
    <>
      <span className={`${icon} text-title text-pine`} aria-hidden="true" />
      <span>
        <b className="font-600 underline-offset-4 group-hover:underline">{title}</b>{" "}
        <small className="block text-moss text-small leading-heading wrap-anywhere">
          <Unbroken text={text} />
        </small>
      </span>
    </>
  );
  return (
    <li className={`border-b-1 ${to === undefined ? "only-with-script" : ""}`}>
      {to === undefined ? (
        <button type="button" onClick={onClick} className={look}>
          {label}
        </button>
      ) : (
        <Link to={to} onClick={onClick} className={look}>
          {label}
        </Link>
      )}
      {children}
    </li>
  );
}
