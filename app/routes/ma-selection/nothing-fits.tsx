import { explainNothing, selectionLimits } from "#app/content/pages/selection-limits.ts";
import { professions } from "#app/content/professions.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { yearHours } from "#app/features/selection/rights.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Climb } from "./climb.tsx";

/** Replaces the propositions when no format fits; also list and total when nothing is chosen. */
export function NothingFits({ profession, available, shortest }: { profession: Profession; available: number; shortest: number }) {
  const texts = explainNothing({ available, shortest, yearHours: yearHours(profession) });
  return (
    <section
      aria-labelledby="rien"
      className="grid overflow-hidden rounded-lg border-1.5 border-edge border-dashed lg:grid-cols-[16rem_1fr]"
    >
      <Climb choices={[]} summit={shortest} reached={available} title={[texts.figure, texts.scale]} />
      <div className="grid content-center justify-items-start gap-3 p-6 md:p-8">
        <h2 id="rien" className="text-h3">
          {texts.title}
        </h2>
        <p>{texts.text}</p>
        <p className="mt-3.5 flex flex-wrap gap-2.5">
          <CallbackButton sourceType="selection_cta" size="sm">
            {selectionLimits.callback}
          </CallbackButton>
          <ButtonLink to={professions[profession].navPath} variant="quiet" size="sm">
            {selectionLimits.programmes}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
