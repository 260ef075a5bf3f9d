import { formatHours } from "./format.ts";
import { typeset } from "./typeset.ts";
import type { TogetherKey } from "./vocabulary.ts";

/** The one line at several offers. Apart: « Ma sélection » writes it in the browser. */

interface TogetherFacts {
  /** Of the last end. */
  year: string;
  missing: readonly ("FC" | "EPP")[];
  hoursOver: number;
}

const UNITED: Record<"" | "FC" | "EPP", string> = {
  "": "deux types d'actions sur trois sont réunis",
  EPP: "la FC seule ne remplit pas l'obligation",
  FC: "l'EPP seule ne remplit pas l'obligation",
};

const lines: Partial<Record<TogetherKey, (facts: TogetherFacts) => string>> = {
  over: ({ hoursOver }) => `${formatHours(hoursOver)} de trop : au-delà de vos heures, pas de prise en charge.`,
  "in-time": ({ year, missing }) => `Tout peut finir en ${year} ; ${UNITED[missing[0] ?? ""]}.`,
  "partly-later": ({ year }) => `Une partie finit en ${year} : ni son payeur ni son indemnité ne sont publiés.`,
  "partly-later-no-period": ({ year }) => `Une partie finit en ${year} : on ne sait pas encore pour quelle période elle comptera.`,
};

/** Null where the line is that of each offer. */
export function writeTogether(key: TogetherKey, facts: TogetherFacts): string | null {
  const line = lines[key]?.(facts);
  return line === undefined ? null : typeset(line);
}
