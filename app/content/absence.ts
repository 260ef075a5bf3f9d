import { capitalise, joinWords } from "./format.ts";
import { typeset } from "./typeset.ts";

/**
 * One sentence for the facts of a block that nobody has provided yet, each named with its article:
 * « La période et le nombre de réponses paraîtront ici avant l'ouverture du site. » Null where none is missing.
 */
export function announceMissing(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const verb = names.length > 1 ? "paraîtront" : "paraîtra";
  return typeset(`${capitalise(joinWords(names))} ${verb} ici avant l'ouverture du site.`);
}
