import { catalogueForm } from "#app/content/catalogue.ts";
import { professionEmblems } from "#app/content/emblems.ts";
import { describeWait } from "#app/content/form-texts.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import type { Wait } from "#app/forms/fetch-patiently.ts";
import { Spinner } from "#app/ui/button.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import "./profession-choice.css";

interface ProfessionChoiceProps {
  /** Listed first: the visitor comes from its pages. */
  known?: Profession;
  /** While its catalogue loads, every button is disabled. */
  busy: Profession | null;
  wait: Wait | null;
  onChoose: (profession: Profession) => void;
}

export function ProfessionChoice({ known, busy, wait, onChoose }: ProfessionChoiceProps) {
  const step = busy ? catalogueForm.downloading : catalogueForm.steps.profession;
  return (
    <div className="grid gap-4">
      <p className="text-moss text-small" role="status">
        {wait ? <RichText text={describeWait(wait)} /> : step}
      </p>
      {PROFESSIONS.toSorted((a, b) => Number(b === known) - Number(a === known)).map((profession) => (
        <button
          key={profession}
          type="button"
          name="catalogue_type"
          value={profession}
          disabled={busy !== null}
          aria-busy={busy === profession || undefined}
          onClick={() => onChoose(profession)}
          className={`tone-${profession} profession-choice text-left font-600 leading-heading`}
        >
          <Emblem drawing={professionEmblems[profession]} className="size-13 text-tone" />
          <span>
            {catalogueForm.professions[profession].label}
            <small className="mt-1 block font-400 text-small">{catalogueForm.professions[profession].count}</small>
          </span>
          {busy === profession ? (
            <Spinner className="text-title" />
          ) : (
            <span className="i-lucide-download text-icon text-tone" aria-hidden="true" />
          )}
        </button>
      ))}
    </div>
  );
}
