import type { ReactNode } from "react";
import { describeUpdate, type PracticalItem, programmePage } from "#app/content/pages/programme.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import type { OfferViews } from "./offer-views.ts";
import { PerDevice } from "./per-device.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import type { ProgrammeSheet } from "./programme-sheet.ts";

const { practical } = programmePage;

/** `narrow` is that of the fixed offer of phones. */
interface PracticalItems {
  wide: readonly PracticalItem[];
  narrow: readonly PracticalItem[] | null;
}

interface PracticalInformationProps {
  sheet: Pick<ProgrammeSheet, "updatedOn">;
  views: OfferViews;
  items: PracticalItems;
  /** Beside the print button. */
  share: ReactNode;
}

/** What the national quality standard wants in sight, dated, and the ways to pass it on. */
export function PracticalInformation({ sheet, views, items, share }: PracticalInformationProps) {
  return (
    <ProgrammeSection
      id="informations-pratiques"
      title={practical.title}
      note={<p className="mt-2 text-moss text-small print:mt-0">{describeUpdate(sheet.updatedOn)}</p>}
    >
      <PerDevice views={views}>
        {(view, className) => (
          <dl className={`practical ${className}`}>
            {((view === views.narrow && items.narrow) || items.wide).map(({ term, text, links = [] }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {text}
                  {links.map(({ label, to }) => (
                    <Link key={to} to={to} className="block w-fit py-2 print:ml-2 print:inline print:py-0">
                      {label}
                    </Link>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </PerDevice>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {share}
        <Button variant="quiet" size="sm" onClick={() => window.print()} className="only-with-script">
          <span className="i-lucide-printer" aria-hidden="true" />
          {practical.print}
        </Button>
      </div>
    </ProgrammeSection>
  );
}
