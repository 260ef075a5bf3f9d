import { organisation } from "#app/content/organisation.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import type { ProgrammeSheet } from "./programme-sheet.ts";

const { expert: texts } = programmePage;

/** Who made the programme: named once the operator has given a name, else by role. */
export function ExpertTrainer({ emblem }: Pick<ProgrammeSheet, "emblem">) {
  const { name, title } = organisation.expert;
  return (
    <ProgrammeSection id="formateur-expert" title={texts.title}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-5 print:block">
        <span
          className="grid size-18 place-items-center rounded-full bg-tone text-white forced-colors:border-2 forced-colors:border-solid print:hidden"
          aria-hidden="true"
        >
          <Emblem drawing={emblem} strokeWidth={2.4} className="size-11" />
        </span>
        <div>
          {name && <p className="mb-2 font-600">{[name, title].filter(Boolean).join(", ")}</p>}
          <p>
            {texts.text} {name ? texts.named : texts.unnamed}
          </p>
        </div>
      </div>
    </ProgrammeSection>
  );
}
