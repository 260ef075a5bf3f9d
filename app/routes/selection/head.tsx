import type { ReactNode } from "react";
import { breadcrumbsLabel, homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { describePerson, selectionPage, type Totals } from "#app/content/pages/selection.ts";
import { ON_PAPER, SheetHead } from "#app/features/navigation/sheet-head.tsx";
import type { Selection } from "#app/features/selection/selection-address.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { AskingTrail, AskingWords } from "./asking.tsx";
import { Climb } from "./climb.tsx";
import "./head.css";

export const crumbs = [homeCrumb, programmesCrumb, { label: selectionPage.crumb }];

interface HeadProps {
  /** Null until the profession is known. */
  shown: { selection: Selection; totals: Totals } | null;
  /** Of what is chosen. */
  total: ReactNode;
  /** The questions: unfolded until something is chosen. */
  children: ReactNode;
}

/** Title, questions, total and mountain. */
export function Head({ shown, total, children }: HeadProps) {
  const selection = shown?.selection;
  const person = selection && describePerson(selection, selection.isFunded ? selection.hours : null);
  const hasChoices = selection !== undefined && selection.choices.length > 0;
  return (
    <section
      aria-labelledby="titre"
      className={`selection-hero ${shown ? "paper-edge" : "relative isolate overflow-clip"} bg-tone-soft pt-3 pb-chapter md:pt-5 print:bg-transparent print:pt-0 print:pb-4`}
      data-ridge="flat"
    >
      <div className="contours text-tone ground-selection" aria-hidden="true" />
      <div className="wrap max-md:[&>nav]:hidden">
        <SheetHead subject={selectionPage.crumb} className={ON_PAPER} />
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
        <div className="selection-head grid grid-cols-1 gap-x-8 gap-y-4 xl:cols-5-7 print:block" data-chosen={hasChoices || undefined}>
          <div className="area-title grid gap-1">
            <h1 id="titre" className="text-h1">
              {selectionPage.title}
            </h1>
            {!hasChoices && (
              <p className={`max-w-160 leading-list md:text-lead ${shown ? "print:hidden" : ""}`}>
                {selectionPage.lead} {selectionPage.privacy}
              </p>
            )}
            {person && <p className="hidden font-600 print:block">{person}</p>}
          </div>
          <details open={!hasChoices} className="area-questions print:hidden">
            <summary className={hasChoices ? "-mt-2 max-w-104 cursor-pointer list-none py-1 leading-list" : "hidden"}>
              {person}. <span className="text-pine underline underline-offset-4">{selectionPage.questions.change}</span>
            </summary>
            <div className={hasChoices ? "mt-3" : undefined}>{children}</div>
          </details>
          {shown ? (
            <>
              {total}
              <Climb {...shown} />
            </>
          ) : (
            <>
              <AskingTrail />
              <AskingWords />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
