import { formatPhone } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import { Logo } from "#app/ui/motifs/logo.tsx";

/** Heads a printed sheet over a line of the page's tone. `subject`: the page and, of several sheets, the number. */
export function SheetHead({ subject, className }: { subject?: string; className: string }) {
  return (
    <p className={`sheet-head items-center gap-3 border-tone border-b-3 pb-3mm text-sheet leading-heading ${className}`}>
      <Logo className="h-24px flex-none" />
      <b className="whitespace-nowrap font-700 font-display text-icon">{organisation.name}</b>{" "}
      <span className="ml-auto text-right">
        {subject && `${subject}, `}
        <span className="numeric whitespace-nowrap">{formatPhone(organisation.phone)}</span>
      </span>
    </p>
  );
}

export const ON_PAPER = "mb-5mm hidden print:flex";
