import { formatHours, joinWords, spellNumber } from "../format.ts";
import { typeset } from "../typeset.ts";
import type { Format } from "../vocabulary.ts";

/** « Ma sélection » with too few hours; loaded on demand. */
export const selectionLimits = typeset({
  noTotal: "pas de total",
  callback: "Être rappelé(e)",
  programmes: "Voir les programmes",
});

interface NamedRemedy {
  replaced: ReadonlyArray<{ shortTitle: string; format: Format; hours: number }>;
  removed: ReadonlyArray<{ shortTitle: string }>;
  hours: number;
}

/** « Nutrition en EPP, 4 h », « Retirer Nutrition »; `hours` of the whole remedy. */
export function nameRemedy({ replaced, removed, hours }: NamedRemedy): string {
  const [first] = replaced;
  if (first && replaced.length > 1 && removed.length === 0) {
    const isOneFormat = replaced.every(({ format }) => format === first.format);
    const way = isOneFormat ? `en ${first.format}` : "à un format plus court";
    return typeset(`Passer ${spellNumber(replaced.length)} programmes ${way} : ${formatHours(hours)} au total`);
  }
  const shorter = replaced.map(({ shortTitle, format, hours }) => `${shortTitle} en ${format}, ${formatHours(hours)}`);
  const gone =
    removed.length > 0 ? [`${shorter.length > 0 ? "retirer" : "Retirer"} ${joinWords(removed.map(({ shortTitle }) => shortTitle))}`] : [];
  return typeset([...shorter, ...gone].join(" ; "));
}

/** « Avec 2 h, rien ne tient encore » */
export function explainNothing({
  available,
  shortest,
  yearHours,
  year,
}: {
  available: number;
  shortest: number;
  yearHours: number;
  year: string;
}) {
  return typeset({
    title: `Avec ${formatHours(available)}, rien ne tient encore`,
    text: `Notre formation la plus courte dure ${formatHours(shortest)}. Votre plafond de ${year} est de ${formatHours(yearHours)}.`,
  });
}
