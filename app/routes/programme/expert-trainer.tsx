import { organisation } from "#app/content/organisation.ts";
import type { programmeEnd } from "#app/content/pages/programme-end.ts";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import type { ProgrammeSheet } from "./programme-sheet.ts";

interface ExpertTrainerProps extends Pick<ProgrammeSheet, "emblem"> {
  texts: (typeof programmeEnd)["expert"];
}

/** Who made the programme: named once the operator has given a name, else by role. */
export function ExpertTrainer({ emblem, texts }: ExpertTrainerProps) {
  const { name, title } = organisation.expert;
  return (
    <section
      aria-labelledby="formateur-expert"
      className="flex flex-wrap items-center gap-4 rounded-lg bg-mist px-4.5 py-4 print:block print:bg-transparent print:p-0"
    >
      <span
        className="grid size-13 place-items-center rounded-full bg-tone text-white forced-colors:border-2 print:hidden"
        aria-hidden="true"
      >
        <Emblem drawing={emblem} strokeWidth={2.4} className="size-8" />
      </span>
      <div className="flex-[1_1_10rem]">
        <h2 id="formateur-expert" className="mb-1 break-after-avoid text-subtitle leading-display">
          {texts.title}
        </h2>
        {name && <p className="font-600">{[name, title].filter(Boolean).join(", ")}</p>}
        <p className="text-small leading-normal">
          {texts.text} {name ? texts.named : texts.unnamed}
        </p>
      </div>
    </section>
  );
}
