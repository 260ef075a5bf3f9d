import { ON_PAPER, SheetHead } from "#app/features/navigation/sheet-head.tsx";
import type { Shown } from "./route.tsx";

/** What only the printed programme has. */

export function SecondSheetHead({ paper }: Pick<Shown, "paper">) {
  return <SheetHead subject={paper.subjects[1]} className={`${ON_PAPER} break-before-page`} />;
}

/** Leads from the sheet back to the page. */
export function PrintedCode({ paper: { code, texts } }: Pick<Shown, "paper">) {
  return (
    <figure className="float-right ml-8mm hidden w-96px text-center text-print leading-heading print:block">
      <svg viewBox={`0 0 ${code.size} ${code.size}`} className="w-96px" shapeRendering="crispEdges" role="img" aria-label={texts.code}>
        <path d={code.path} stroke="#000" />
      </svg>
      <figcaption className="mt-1mm text-moss">{texts.codeCaption}</figcaption>
    </figure>
  );
}

const LINES = ["first", "second"];

export function NoteLines({ paper: { texts } }: Pick<Shown, "paper">) {
  return (
    <div className="hidden break-inside-avoid pt-1mm print:block">
      <h3 className="text-h3">{texts.notes}</h3>
      {LINES.map((line) => (
        <div key={line} aria-hidden="true" className="h-6mm border-b-1 border-current border-dotted" />
      ))}
    </div>
  );
}
