import { programmePage } from "#app/content/pages/programme.ts";
import { AskAbout } from "./ask-about.tsx";
import { NumberedItem, ProgrammeSection } from "./programme-section.tsx";
import type { Shown } from "./route.tsx";

export function IntroBox({ about, views }: Shown) {
  return (
    <div className="grid items-center justify-items-start gap-4 border-l-6 border-tone py-1 pl-4 @[40rem]:grid-cols-[minmax(0,1fr)_auto] @[40rem]:pl-7 print:py-0">
      <p className="text-balance font-600 font-display text-amount leading-heading tracking-[-0.015em] print:text-subtitle">
        {about.introduction}
      </p>
      <div className="print:hidden">
        <AskAbout views={views}>{programmePage.register}</AskAbout>
      </div>
    </div>
  );
}

export function AboutSection({ about, sheet: { caution }, texts }: Shown) {
  return (
    <ProgrammeSection id="a-propos" title={texts.about}>
      <p className="max-w-168 leading-[1.55] print:max-w-none">{about.rest}</p>
      {caution && (
        <p className="mt-4 flex max-w-168 gap-3 rounded-md border-1 border-edge bg-raised px-5 py-4 text-small print:mt-2 print:px-3 print:py-2">
          <span className="i-lucide-info mt-[0.15em] text-subtitle text-tone" aria-hidden="true" />
          <span>{caution}</span>
        </p>
      )}
    </ProgrammeSection>
  );
}

export function ObjectivesSection({ sheet: { objectives }, texts }: Shown) {
  return (
    <ProgrammeSection id="objectifs" title={texts.objectives}>
      <ol className="grid grid-cols-[minmax(0,1fr)] border-t-1 @[40rem]:grid-cols-2 @[40rem]:gap-x-8 print:grid-cols-2 print:gap-x-6">
        {objectives.map((objective, index) => (
          <NumberedItem key={objective} number={index + 1} className="border-b-1 py-2.5 print:py-1">
            {objective}
          </NumberedItem>
        ))}
      </ol>
    </ProgrammeSection>
  );
}
