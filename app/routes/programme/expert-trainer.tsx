import type { EmblemDrawing } from "#app/content/emblems.ts";
import { organisation } from "#app/content/organisation.ts";
import type { ExpertTexts } from "#app/content/pages/programme-end.ts";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Hill } from "#app/ui/motifs/hill.tsx";

/** By role until the operator provides a name. */
export function ExpertTrainer({ hill, emblem, texts }: { hill: number; emblem: EmblemDrawing; texts: ExpertTexts }) {
  const { name, title } = organisation.expert;
  return (
    <section
      aria-labelledby="formateur-expert"
      className="grid items-center gap-x-8 gap-y-4 xl:grid-cols-[17.25rem_minmax(0,1fr)] print:block"
    >
      <h2 id="formateur-expert" className="break-after-avoid text-title leading-display">
        {texts.title}
      </h2>
      {/* On phones the text goes below the face. */}
      <div className="grid max-w-196 items-center gap-x-4 gap-y-2 md:grid-cols-[auto_1fr]">
        <span
          className="people-face relative isolate grid size-24 xl:size-28 place-items-center overflow-clip rounded-full bg-ink text-white forced-colors:border-2 print:hidden"
          aria-hidden="true"
        >
          <Hill of={hill} isClose />
          <Emblem drawing={emblem} className="w-13" />
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
