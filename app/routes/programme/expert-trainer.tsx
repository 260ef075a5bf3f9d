import { organisation } from "#app/content/organisation.ts";
import type { ExpertTexts } from "#app/content/pages/programme-end.ts";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Hill } from "#app/ui/motifs/hill.tsx";
import type { ProgrammeSheet } from "./programme-sheet.ts";

interface ExpertTrainerProps extends Pick<ProgrammeSheet, "id" | "emblem"> {
  texts: ExpertTexts;
}

/** By role until the operator provides a name. */
export function ExpertTrainer({ id, emblem, texts }: ExpertTrainerProps) {
  const { name, title } = organisation.expert;
  return (
    <section aria-labelledby="formateur-expert" className="people-part items-center">
      <h2 id="formateur-expert" className="break-after-avoid text-title leading-display">
        {texts.title}
      </h2>
      <div className="people-expert">
        <span className="people-face print:hidden" aria-hidden="true">
          <Hill of={id} isClose />
          <Emblem drawing={emblem} strokeWidth={2} />
        </span>
        <div>
          {name && <p className="font-600">{[name, title].filter(Boolean).join(", ")}</p>}
          <p>
            {texts.text} {name ? texts.named : texts.unnamed}
          </p>
        </div>
      </div>
    </section>
  );
}
