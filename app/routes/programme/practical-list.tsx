import { Fragment, type ReactNode } from "react";
import { organisation } from "#app/content/organisation.ts";
import { writeInvitation } from "#app/content/pages/programme.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { shareLink } from "#app/ui/share.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { PerDevice } from "./offer-views.tsx";
import { NoteLines, PrintedCode } from "./paper.tsx";
import { NumberedItem, ProgrammeSection } from "./programme-section.tsx";
import type { Shown } from "./route.tsx";
import "./practical-list.css";

/** The quality standard's mandatory facts, with enrolment, sources, print and share. */
export function PracticalList({ sheet, views, practicalItems, enrolment, expert, address, paper, texts, updated, sources }: Shown) {
  const { title, referenceTexts } = sheet;
  const { practical, sharing, references, practice } = texts;
  return (
    <ProgrammeSection id="en-pratique" title={practice}>
      <PrintedCode paper={paper} />
      <div className="border-t-1">
        {enrolment && (
          <Folded id="s-inscrire" title={enrolment.title} hint={enrolment.hint}>
            <p>{enrolment.lead}</p>
            <ol className="grid gap-2 print:gap-1">
              {enrolment.steps.map((step, index) => (
                <NumberedItem key={step} number={index + 1}>
                  {step}
                </NumberedItem>
              ))}
            </ol>
            <p className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
              <ButtonLink to={organisation.agencyUrl} variant="line" size="sm">
                {enrolment.open}
                <span className="i-lucide-external-link" aria-hidden="true" />
                <span className="visually-hidden"> {enrolment.newTab}</span>
              </ButtonLink>
              <Link to={enrolment.terms.to}>{enrolment.terms.label}</Link>
            </p>
          </Folded>
        )}
        <Folded id="informations-pratiques" title={practical.title} hint={practical.hint}>
          <p className="text-moss text-small print:flex">
            {updated}
            <span className="hidden print:block">, {address}</span>
          </p>
          <dl className="leading-list print:leading-heading">
            {practicalItems.map(({ term, text, links = [] }) => (
              <div key={term} className="practical-fact">
                <dt className="font-600">{term}</dt>
                <dd>
                  <Unbroken text={text} />
                  {links.map(({ label, to }) => (
                    <Fragment key={to}>
                      {" "}
                      <Link to={to} className={`practical-link ${to.startsWith("#") ? "print:hidden" : ""}`}>
                        {label}
                      </Link>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Folded>
        {!expert && (
          <Folded id="formateur-expert" title={texts.expert.title} hint={texts.expert.hint}>
            <p>
              {texts.expert.text} {texts.expert.unnamed}
            </p>
          </Folded>
        )}
        <Folded id="textes-de-reference" title={references} hint={sources}>
          <ul className="grid gap-2 text-small print:gap-1 print:text-print">
            {referenceTexts.map((text) => (
              <li key={text} className="border-l-2 border-tone pl-4 print:pl-2">
                <Unbroken text={text} />
              </li>
            ))}
          </ul>
        </Folded>
        <Folded id="partager" title={sharing.title} hint={sharing.hint} className="print:hidden">
          <p className="flex flex-wrap gap-2">
            <Button variant="line" size="sm" onClick={() => window.print()} className="only-with-script">
              <span className="i-lucide-printer" aria-hidden="true" />
              {sharing.print}
            </Button>
            <PerDevice views={views}>
              {({ format, offer }, className) => {
                const { mail, share } = shareLink({ ...writeInvitation(title, offer), address: `${address}?format=${format}` });
                return (
                  <ButtonLink to={mail} variant="line" size="sm" onClick={share} className={className}>
                    <span className="i-lucide-send" aria-hidden="true" />
                    {sharing.share}
                  </ButtonLink>
                );
              }}
            </PerDevice>
          </p>
        </Folded>
      </div>
      <NoteLines paper={paper} />
    </ProgrammeSection>
  );
}

interface FoldedProps {
  id: string;
  title: string;
  hint: string;
  className?: string;
  children: ReactNode;
}

function Folded({ id, title, hint, className = "", children }: FoldedProps) {
  return (
    <details id={id} className={`printed-open group border-b-1 ${className}`}>
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-2 leading-tight print:min-h-0 print:py-1">
        <h3 className="flex-1 font-600 font-text text-item leading-tight tracking-normal underline-offset-4 group-has-[summary:hover]:underline">
          {title}
        </h3>{" "}
        <small className="hidden @wide:block text-moss text-small leading-tight">{hint}</small>
        <span
          className="i-lucide-chevron-down text-icon text-pine transition-rotate duration-160 group-open:turned print:hidden"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-4 pt-1 pb-6 print:gap-1 print:pb-1 [&>p]:max-w-168 print:[&>p]:max-w-none">{children}</div>
    </details>
  );
}
