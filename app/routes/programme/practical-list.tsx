import { type ReactNode, useEffect, useRef } from "react";
import { organisation } from "#app/content/organisation.ts";
import { countSources, describeUpdate, type PracticalItem, programmePage } from "#app/content/pages/programme.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import type { ProgrammeSheet } from "./programme-sheet.ts";
import "./practical-list.css";

const { enrolment, practical, sharing, references, practice } = programmePage;

interface PracticalListProps {
  sheet: Pick<ProgrammeSheet, "updatedOn" | "referenceTexts">;
  items: readonly PracticalItem[];
  /** Sends the page to a colleague. */
  share: ReactNode;
}

/** « En pratique »: how to enrol, what the national quality standard wants in sight, the sources, print and share. Each opens by itself. */
export function PracticalList({ sheet: { updatedOn, referenceTexts }, items, share }: PracticalListProps) {
  const list = useRef<HTMLDivElement>(null);
  useOpenedInPrint(list);

  return (
    <ProgrammeSection id="en-pratique" title={practice}>
      <div ref={list} className="practice">
        <Folded id="s-inscrire" title={enrolment.title} hint={enrolment.hint}>
          <p>{enrolment.lead}</p>
          <ol className="practice-steps">
            {enrolment.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ButtonLink to={organisation.agencyUrl} variant="line" size="sm" className="justify-self-start print:hidden">
            {enrolment.open}
            <span className="i-lucide-external-link" aria-hidden="true" />
            <span className="visually-hidden"> {enrolment.newTab}</span>
          </ButtonLink>
        </Folded>
        <Folded id="informations-pratiques" title={practical.title} hint={practical.hint}>
          <p className="text-moss text-small">{describeUpdate(updatedOn)}</p>
          <dl className="practice-facts">
            {items.map(({ term, text, links = [] }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {text}{" "}
                  {links.map(({ label, to }) => (
                    <Link key={to} to={to} className={`mr-5 inline-block py-1.5 print:py-0 ${to.startsWith("#") ? "print:hidden" : ""}`}>
                      {label}
                    </Link>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Folded>
        <Folded id="textes-de-reference" title={references} hint={countSources(referenceTexts.length)}>
          <ul className="grid gap-2.5 text-small print:gap-0.5 print:text-[8pt]">
            {referenceTexts.map((text) => (
              <li key={text} className="border-l-2 border-solid border-tone pl-4 print:pl-2">
                {text}
              </li>
            ))}
          </ul>
        </Folded>
        <Folded id="partager" title={sharing.title} hint={sharing.hint} className="print:hidden">
          <p className="flex flex-wrap gap-2.5">
            <Button variant="line" size="sm" onClick={() => window.print()} className="only-with-script">
              <span className="i-lucide-printer" aria-hidden="true" />
              {sharing.print}
            </Button>
            {share}
          </p>
        </Folded>
      </div>
    </ProgrammeSection>
  );
}

interface FoldedProps {
  id: string;
  title: string;
  /** What is inside, for those who do not open it. */
  hint: string;
  className?: string;
  children: ReactNode;
}

function Folded({ id, title, hint, className = "", children }: FoldedProps) {
  return (
    <details id={id} className={className}>
      <summary>
        <h3>{title}</h3> <small>{hint}</small>
        <span className="i-lucide-chevron-down text-icon text-pine" aria-hidden="true" />
      </summary>
      <div className="practice-body">{children}</div>
    </details>
  );
}

/** Opens what is closed for the time of a print: style sheets alone can do that in recent browsers only. */
function useOpenedInPrint(list: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    function open() {
      opened = [...(list.current?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? [])];
      for (const details of opened) details.open = true;
    }
    function close() {
      for (const details of opened) details.open = false;
      opened = [];
    }
    window.addEventListener("beforeprint", open);
    window.addEventListener("afterprint", close);
    return () => {
      window.removeEventListener("beforeprint", open);
      window.removeEventListener("afterprint", close);
    };
  }, [list]);
}
