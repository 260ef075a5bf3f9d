import { programmePage } from "#app/content/pages/programme.ts";
import { ProgrammeSection } from "./programme-section.tsx";

/** On what the programme is founded. */
export function ReferenceTexts({ texts }: { texts: readonly string[] }) {
  return (
    <ProgrammeSection id="textes-de-reference" title={programmePage.references}>
      <ul className="grid gap-3 text-small print:gap-1 print:text-[8pt]">
        {texts.map((text) => (
          <li key={text} className="border-l-2 border-solid border-tone pl-4 print:pl-2">
            {text}
          </li>
        ))}
      </ul>
    </ProgrammeSection>
  );
}
