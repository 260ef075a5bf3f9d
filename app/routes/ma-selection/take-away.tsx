import { useRef } from "react";
import { formatHours } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import {
  describeAdvisor,
  describeCopyTogether,
  describeTake,
  takeAway as texts,
  writeSelectionMessage,
} from "#app/content/pages/selection-take-away.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { SELECTION_PATH } from "#app/features/selection/address-parts.ts";
import { isFundedByAgency } from "#app/features/selection/rights.ts";
import { findTitle, type SelectableProgramme } from "#app/features/selection/selectable.ts";
import { EMPLOYER_FILE_PATH, type Selection, writeSelection } from "#app/features/selection/selection-address.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { shareLink } from "#app/ui/share.ts";
import { useCopy } from "#app/ui/use-copy.ts";

interface TakeAwayProps {
  selection: Selection;
  programmes: readonly SelectableProgramme[];
  siteOrigin: string;
  /** Copies every reference. */
  onCopyAll: () => void;
  /** How it went, for a moment. */
  copied: "done" | "failed" | null;
}

/** The references to take to the agency's site, and every other way to carry the selection off. */
export function TakeAway({ selection, programmes, siteOrigin, onCopyAll, copied }: TakeAwayProps) {
  const { choices, status } = selection;
  const address = siteOrigin + SELECTION_PATH + writeSelection(selection);
  const lines = choices.map((choice) => ({ ...choice, shortTitle: findTitle(choice.programme, programmes) }));
  const { mail, share } = shareLink({ ...writeSelectionMessage(lines), address });
  return (
    <section id="emporter" aria-labelledby="emporter-titre" className="section scroll-mt-16 bg-mist print:bg-transparent print:py-4">
      <div className="wrap selection-take-away">
        <div>
          <h2 id="emporter-titre" className="selection-title">
            {texts.title}
          </h2>
          <p className="selection-lead">{describeTake(choices.length, isFundedByAgency(status))}</p>
          <ol className="selection-tickets">
            {choices.map((choice) => (
              <li key={choice.reference} className="selection-ticket">
                <span className="selection-ticket-stub">
                  <FormatName format={choice.format} /> <span className="font-600 font-display text-ink">{formatHours(choice.hours)}</span>
                </span>{" "}
                <TicketReference reference={choice.reference} title={findTitle(choice.programme, programmes)} />
              </li>
            ))}
          </ol>
          {choices.length > 1 && (
            <p className="mt-4 flex flex-wrap items-center gap-4 print:hidden">
              <Button variant="line" onClick={onCopyAll} className="only-with-script">
                <span className="i-lucide-copy" aria-hidden="true" />
                {describeCopyTogether(choices.length)}
              </Button>
            </p>
          )}
          <p role="status" className="mt-3 font-600 text-pine empty:m-0">
            {copied && (copied === "done" ? texts.copied.all : texts.copyFailed)}
          </p>
          {isFundedByAgency(status) && (
            <div className="selection-steps">
              <h3 className="py-5 text-h3">{texts.stepsTitle}</h3>
              <ol>
                {texts.steps.map((step) => (
                  <li key={step}>
                    <span className="waypoint" aria-hidden="true" />
                    {step}
                  </li>
                ))}
              </ol>
              <p className="pb-5 pl-11.5 print:hidden">
                <Link to={organisation.agencyUrl} className="inline-flex min-h-11 items-center gap-word font-600">
                  {texts.open} {texts.newTab}
                </Link>
              </p>
            </div>
          )}
        </div>
        <div className="print:hidden">
          <div className="selection-call">
            <h3 className="text-h3">{texts.callback.title}</h3>
            <p>{describeAdvisor(choices.length)}</p>
            <CallbackButton sourceType="selection_cta" isBlock className="mt-2">
              <span className="i-lucide-phone" aria-hidden="true" />
              {texts.callback.action}
            </CallbackButton>
          </div>
          <ul className="selection-ways">
            <li className="only-with-script">
              <CopyLink address={address} />
            </li>
            <li>
              <a href={mail} onClick={share} className="selection-way">
                <Way icon="i-lucide-mail" {...texts.send} />
              </a>
            </li>
            <li className="only-with-script">
              <button type="button" onClick={() => window.print()} className="selection-way">
                <Way icon="i-lucide-printer" {...texts.print} />
              </button>
            </li>
            <li>
              <Link to={EMPLOYER_FILE_PATH + writeSelection(selection)} className="selection-way">
                <Way icon="i-lucide-file-text" {...texts.file} />
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

function TicketReference({ reference, title }: { reference: string; title: string }) {
  const text = useRef<HTMLElement>(null);
  const [outcome, copy] = useCopy(text);
  return (
    <>
      <span className="selection-ticket-text">
        <b ref={text} className="numeric">
          {reference}
        </b>{" "}
        <small>{title}</small>
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
    </>
  );
}

function CopyLink({ address }: { address: string }) {
  const [outcome, copy] = useCopy();
  const said = outcome === null ? "" : outcome === "done" ? texts.copied.link : texts.copyFailed;
  return (
    <>
      <button type="button" onClick={() => copy(address)} className="selection-way">
        <Way
          icon={outcome === "done" ? "i-lucide-check" : "i-lucide-link"}
          title={texts.link.title}
          text={outcome === "failed" ? address : said || texts.link.text}
        />
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}

function Way({ icon, title, text }: { icon: string; title: string; text: string }) {
  return (
    <>
      <span className={icon} aria-hidden="true" />
      <span>
        <b>{title}</b> <small>{text}</small>
      </span>
    </>
  );
}
