import { formatShortDay } from "./day-words.ts";
import { formatDate } from "./format.ts";
import { programmeCounts } from "./programme-counts.ts";
import { typeset } from "./typeset.ts";
import type { YearFacts } from "./year-schema.ts";

export interface PeriodNotice {
  heading: string;
  text: string;
  /** Of the period, the last with its note; empty once it is over. */
  years: ReadonlyArray<{ year: string; note: string | null }>;
}

/** On the home page: the period while it runs, then what follows. */
export function describePeriod({ period }: YearFacts): PeriodNotice {
  if (!period || period.isOver)
    return typeset({
      heading: "Formation continue et certification périodique",
      text: `${period ? `Ce qui suit la période ${period.name}` : "Ce qui suit"} n'est pas encore publié en entier. Ce qui est écrit, ce qui est annoncé et ce que personne ne sait : notre page « Et en 2027 ? » l'indique, source par source.`,
      years: [],
    });
  const { name, from, until, prolongs } = period;
  const last = formatDate(until);
  const end = prolongs
    ? `Les orientations prioritaires ${prolongs.orientations} ont été prolongées jusqu'au ${last}.`
    : `Elle va jusqu'au ${last}.`;
  return typeset({
    heading: `Période DPC ${name}${prolongs ? "\u00A0: une quatrième année" : ""}`,
    text: `${end} Faites le point sur les actions qu'il vous reste à réaliser : le catalogue présente nos ${programmeCounts.programmes} programmes, leurs formats et leurs références.`,
    years: listYears({ from, until }).map((year) => ({ year, note: until.startsWith(year) ? `jusqu'au ${formatShortDay(until)}` : null })),
  });
}

/** `2023-01-01` to `2026-12-31` → 2023, 2024, 2025, 2026 */
export function listYears({ from, until }: { from: string; until: string }): string[] {
  const [first, last] = [from, until].map((day) => Number(day.slice(0, 4)));
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => `${(first ?? 0) + index}`);
}
