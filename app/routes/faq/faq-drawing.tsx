import type { FaqItem } from "#app/content/faq.ts";
import type { FaqDrawing } from "#app/content/faq-drawings.ts";
import { Link } from "#app/ui/link.tsx";
import { Bar } from "#app/ui/motifs/bar.tsx";

interface FaqDrawingProps {
  drawing: FaqDrawing;
  years?: FaqItem["years"];
}

export function FaqDrawingFigure({ drawing, years = [] }: FaqDrawingProps) {
  const { bars, payers, yearsLabel, steps, reference, note, link } = drawing;
  return (
    <div className="faq-figure max-w-104 px-4 py-4 grid gap-3 self-start rounded-md bg-mist leading-list text-small">
      {bars && (
        <ul className="grid gap-2">
          {bars.map(({ bar, label, text }) => (
            <li key={text} className="flex items-center gap-x-4 leading-heading">
              <Bar look={bar} />
              <span className={bar === "dashed" ? "text-moss" : undefined}>
                {label && (
                  <b key="label" className="font-600">
                    {label}{" "}
                  </b>
                )}
                <span key="text">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {payers && (
        <ul className="faq-payers grid gap-2">
          {payers.map(({ name, whom }) => (
            <li key={name} className="board board-words bg-tone font-600 text-white">
              <span>{name}</span>
              <small className="block font-400 text-micro">{whom}</small>
            </li>
          ))}
        </ul>
      )}
      {steps && (
        <ol className="faq-steps waypoint-path">
          {steps.map((step, index) => (
            <li key={step} className="gap-3 not-last:pb-2">
              <span className={`waypoint mt-1 ${index === steps.length - 1 ? "bg-pine" : ""}`} aria-hidden="true" />
              {step}
            </li>
          ))}
        </ol>
      )}
      {reference && (
        <p className="numeric justify-self-start rounded-md border-1.5 border-edge bg-raised px-4 py-2 font-600 font-reference text-subtitle leading-heading">
          {reference}
        </p>
      )}
      {note && (
        <p>
          {note.strong && (
            <b key="strong" className="font-600">
              {note.strong}{" "}
            </b>
          )}
          <span key="text">{note.text}</span>
        </p>
      )}
      {yearsLabel && (
        <ol className="flex" aria-label={yearsLabel}>
          {years.map(({ year, isPast }, index) => (
            <li key={year} className="grid flex-1 gap-2 font-600 font-display leading-tight">
              <span className="flex items-center gap-1" aria-hidden="true">
                <i className={`size-2.5 rounded-full border-2 border-pine ${isPast ? "bg-pine" : ""}`} />
                {index < years.length - 1 && <i className="flex-1 border-pine border-t-2 border-dashed" />}
              </span>
              {year}
            </li>
          ))}
        </ol>
      )}
      {link && (
        <p className="print:hidden">
          <Link to={link.to} className="inline-flex min-h-11 items-center">
            {link.label}
          </Link>
        </p>
      )}
    </div>
  );
}
