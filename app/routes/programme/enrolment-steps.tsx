import { organisation } from "#app/content/organisation.ts";
import { listEnrolmentSteps, programmePage } from "#app/content/pages/programme.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CopyReference } from "./copy-reference.tsx";
import type { OfferViews } from "./offer-views.ts";
import { PerDevice } from "./per-device.tsx";
import { ProgrammeSection } from "./programme-section.tsx";

const { enrolment } = programmePage;

/** How to enrol on the agency's site, with the reference to search there. */
export function EnrolmentSteps({ views }: { views: OfferViews }) {
  return (
    <ProgrammeSection
      id="s-inscrire"
      title={enrolment.title}
      note={<p className="mt-4 max-w-152 print:mt-1 print:max-w-none">{enrolment.lead}</p>}
      className="rounded-lg bg-mist p-panel print:bg-transparent print:p-0"
    >
      <PerDevice views={views}>
        {({ format, offer }, className) => (
          <div className={className}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @[32rem]:grid-cols-[minmax(0,1fr)_auto] @[32rem]:items-start @[32rem]:gap-10 print:block">
              <ol className="grid gap-4 print:gap-0">
                {listEnrolmentSteps(offer.reference).map((step, index) => (
                  <li key={step} className="grid grid-cols-[1.75rem_1fr] gap-2 leading-list">
                    <span className="font-700 font-display text-subtitle text-tone leading-title" aria-hidden="true">
                      {index + 1}
                    </span>
                    <span>{step}</span>
                  </li>
                ))}
              </ol>
              <div className="grid gap-4 justify-self-start print:hidden">
                <p className="plate reference-plate">
                  <span className="text-small">
                    {enrolment.reference} ({format})
                  </span>
                  <CopyReference key={offer.reference} reference={offer.reference} className="-ml-[0.35em] text-title-s" />
                </p>
                <ButtonLink to={organisation.agencyUrl} variant="line">
                  {enrolment.open}
                  <span className="i-lucide-external-link" aria-hidden="true" />
                  <span className="visually-hidden">{enrolment.newTab}</span>
                </ButtonLink>
              </div>
            </div>
          </div>
        )}
      </PerDevice>
    </ProgrammeSection>
  );
}
