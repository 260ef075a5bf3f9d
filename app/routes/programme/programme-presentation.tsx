import { programmePage } from "#app/content/pages/programme.ts";
import { Hill } from "#app/ui/motifs/hill.tsx";
import { AskAbout } from "./ask-about.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import type { Shown } from "./route.tsx";

export function IntroBox({ about, sheet, views }: Shown) {
  return (
    <div className="programme-box relative isolate grid items-center justify-items-start gap-x-8 gap-y-4 overflow-clip bg-tone-soft @wide:cols-1-auto">
      <Hill of={sheet.hill} view="card" className="programme-box-hill print:hidden" />
      <p className="text-balance font-600 font-display text-subtitle leading-heading tracking-snug">{about.introduction}</p>
      <div className="print:hidden">
        <AskAbout views={views}>{programmePage.register}</AskAbout>
      </div>
    </div>
  );
}

export function AboutSection({ about, sheet: { caution }, texts }: Shown) {
  return (
    <ProgrammeSection id="a-propos" title={texts.about}>
      <p className="gap-8 leading-text @wide:columns-2 print:columns-1">{about.rest}</p>
      {caution && (
        <p className="mt-4 flex max-w-168 gap-3 rounded-md border-1 border-edge bg-raised px-5 py-4 text-small print:mt-2 print:px-3 print:py-2">
          <span className="i-lucide-info mt-1 text-subtitle text-tone" aria-hidden="true" />
          <span>{caution}</span>
        </p>
      )}
    </ProgrammeSection>
  );
}

export function ObjectivesSection({ sheet: { objectives }, texts }: Shown) {
  return (
    <ProgrammeSection id="objectifs" title={texts.objectives}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-3 @wide:grid-cols-2 print:grid-cols-2 print:gap-x-6 print:gap-y-1">
        {objectives.map((objective) => (
          <li key={objective} className="programme-objective">
            {objective}
          </li>
        ))}
      </ul>
    </ProgrammeSection>
  );
}
