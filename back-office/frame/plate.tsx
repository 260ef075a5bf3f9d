import { professions } from "#app/content/professions.ts";
import type { Profession } from "#app/content/vocabulary.ts";

const LETTERS: Readonly<Record<Profession, string>> = { generalistes: "MG", infirmiers: "IDE" };

/** Null for an employer, of whom no profession is asked. */
export function Plate({ profession }: { profession: Profession | null }) {
  if (!profession)
    return (
      <span title="Employeur" className={PLATE}>
        EMP
      </span>
    );
  return (
    <span title={professions[profession].one} className={`tone-${profession} ${PLATE}`}>
      {LETTERS[profession]}
    </span>
  );
}

const PLATE =
  "profession-plate min-w-11.5 flex-none whitespace-nowrap bg-tone py-1 pr-3 pl-2 font-650 font-display text-micro text-white leading-text";
