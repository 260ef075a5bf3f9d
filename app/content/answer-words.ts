import { formatDate, formatEuros, joinWords } from "./format.ts";
import { describeDates } from "./payers/sources.ts";
import { qualiopiClause } from "./payers/words.ts";
import type { ClaimSource } from "./schema.ts";
import { typeset } from "./typeset.ts";
import type { Certainty, Format, LineKey, ProofKey } from "./vocabulary.ts";
import type { Year } from "./year-schema.ts";

/** How an answer is said. Every line is one sentence of at most 90 characters. */

interface LineFacts {
  format: Format;
  /** In which the action ends at the earliest. */
  year: string;
  /** The last one published, « 2023-2026 ». */
  period: string;
}

const ALONE: Record<Format, string> = {
  FC: "une FC seule ne remplit pas l'obligation",
  EPP: "une EPP seule ne remplit pas l'obligation",
  PI: "un PI réunit deux types d'actions sur trois",
};

/** « une FC seule ne remplit pas l'obligation », of an action that ends in a published period */
export function explainAlone(format: Format): string {
  return typeset(ALONE[format]);
}

const lines: Record<LineKey, (facts: LineFacts) => string> = {
  "in-time": ({ format, year }) => `Encore réalisable en ${year} ; ${ALONE[format]}.`,
  "ends-later": ({ year }) => `Fin en ${year} : ni le payeur ni l'indemnité ne sont encore publiés.`,
  "ends-later-no-period": ({ year }) => `Fin en ${year} : on ne sait pas encore pour quelle période l'action comptera.`,
  "year-unpublished": ({ year }) => `La prise en charge de ${year} n'est pas publiée : votre compte agencedpc.fr fait foi.`,
  "period-unpublished": ({ period }) => `Ce qui suit la période ${period} n'est pas encore publié.`,
  "in-time-no-period": ({ year }) => `Réalisable en ${year} ; la période pour laquelle l'action compte n'est pas publiée.`,
};

export function writeLine(key: LineKey, facts: LineFacts): string {
  return typeset(lines[key](facts));
}

export interface Head {
  strong: string;
  text: string;
}

/** Head of an offer; where the payer is unknown, the line stands in its place. */
export const heads: Readonly<Record<"agency" | "employer" | "self", Head>> = typeset({
  agency: { strong: formatEuros(0), text: "à votre charge si vous êtes éligible*" },
  employer: { strong: "Votre employeur paie", text: "avec son accord" },
  self: { strong: "Vous payez", text: "sauf réponse écrite d'un fonds" },
});

/** As a sentence, where no note follows: « 0 € à votre charge si vous êtes éligible. », « Votre employeur paie, avec son accord. » */
export function formatHead({ strong, text }: Head): string {
  return typeset(`${strong}${/^\d/.test(strong) ? "" : ","} ${text.replace("*", "")}.`);
}

/** For machines; `isFree`: whether the agency pays. */
export function describeOffer(line: string, isFree: boolean): string {
  return isFree ? `${line} ${formatHead(heads.agency)}` : line;
}

/** In a programme's head. */
export const fundingFact = {
  funded: typeset("Prise en charge : DPC (100%)*"),
  outsideAgency: ({ strong, text }: Head) => `${strong}, ${text}`,
  unpublished: (year: string) => typeset(`Prise en charge de ${year} : non publiée`),
};

/** A year's most, on home, lists and in metas. Hours and amount are written. */
export const headlineWords = {
  /** « jusqu'à 21 h en 2026 » */
  hours: (hours: string, year: string) => typeset(`jusqu'à ${hours} en ${year}`),
  hoursLabel: (year: string) => typeset(`en ${year}`),
  amountLabel: (label: string | null) => typeset(label ? `d'indemnité par an, ${label}` : "d'indemnité par an"),
  lastAmountLabel: typeset("d'indemnité au plus"),
  /** For search engines. */
  summary: (hours: string, amount: string, label: string | null) =>
    typeset(`${hours} et ${amount} d'indemnité par an${label ? `, ${label}` : ""}, selon éligibilité`),
  lastSummary: (amount: string, label: string) => typeset(`indemnité ${label} : ${amount} au plus, selon éligibilité`),
  upTo: typeset("jusqu'à"),
};

export const amountWords = typeset({
  indemnity: "Indemnité",
  ofAgency: "Indemnité de l'Agence",
  none: "aucune",
  unpublished: "non publiée",
});

/** « barème 2025 », beside an unconfirmed amount of a published year. */
export function nameScale(year: string): string {
  return typeset(`barème ${year}`);
}

/** « en 2025 », where no year is published for the day. */
export function nameYear(year: string): string {
  return typeset(`en ${year}`);
}

/** « en 2025 : », before an amount. */
export function nameBefore(label: string): string {
  return typeset(`${label} :`);
}

/** « Indemnité : 450 € (barème 2025) », « Indemnité en 2025 : 450 € » */
export function spellAmount(amount: { term: string; value: string; label: string | null; isLabelFirst: boolean }): string {
  const { term, value, label, isLabelFirst } = amount;
  if (label && isLabelFirst) return typeset(`${term} ${label} : ${value}`);
  return typeset(`${term} : ${value}${label ? ` (${label})` : ""}`);
}

/** A confirmed amount of nothing. */
export function nameNothing(year: string): string {
  return typeset(`aucune en ${year}`);
}

/** « fin en 2027 »: nothing has begun, so nothing is « terminé ». */
export function nameEnd(year: string): string {
  return typeset(`fin en ${year}`);
}

export function explainExpiredReference(period: string): string {
  return typeset(`référence de ${period}, sa suite n'est pas publiée`);
}

export function explainReference(lastDay: string, endsAfter: boolean): string {
  return typeset(`référence valide jusqu'au ${formatDate(lastDay)}${endsAfter ? ", avant la fin de l'action" : ""}`);
}

interface NoteFacts {
  /** Of the day. */
  year: string;
  scaleYear: string;
  isDayFunded: boolean;
  isConfirmed: boolean;
  /** What is announced for a year, while its scale is not read. */
  announced: { year: string; share: Share } | null;
}
type Share = NonNullable<Year["announced"]>["share"];

/** The star of every amount, once a page. */
export function writeStarNote({ year, scaleYear, isDayFunded, isConfirmed, announced }: NoteFacts): string {
  const account = "votre compte agencedpc.fr fait foi";
  const scale = `* Montants du barème ${scaleYear}`;
  if (isConfirmed) return typeset(`${scale}, selon éligibilité et heures restantes : ${account}.`);
  if (!isDayFunded) {
    const fall = announced ? ` ; une baisse était annoncée pour ${announced.year}` : "";
    return typeset(`${scale}, le dernier que nous ayons lu${fall}. L'indemnité de ${year} n'est pas publiée : ${account}.`);
  }
  if (!announced) return typeset(`${scale}, le dernier que nous ayons lu, selon éligibilité et heures restantes : ${account}.`);
  return typeset(
    `${scale}, selon éligibilité et heures restantes. Pour ${year}, des représentants de trois professions annoncent ${describeShare(announced.share)} ; nous n'avons pas lu le tableau de l'Agence : ${account}.`,
  );
}

const ONE: Record<Format, string> = { PI: "un PI", EPP: "une EPP", FC: "une FC en ligne" };

/** « une FC en ligne sans indemnité et une EPP à 50 % » */
function describeShare(share: Share): string {
  const told = (["FC", "EPP", "PI"] as const).flatMap((format) => {
    const of = share[format];
    if (of === undefined) return [];
    return [`${ONE[format]} ${of === 0 ? "sans indemnité" : `à ${Math.round(of * 100)} %`}`];
  });
  return joinWords(told);
}

export const scaleLink = typeset({ label: "Voir le barème", to: "/financement#bareme" });
export const proofsTitle = typeset("Ce qui est sûr, ce qui ne l'est pas");

/** Drawn beside each item. */
const certainties: Record<Certainty, string> = {
  text: "Sûr",
  operator: "Communiqué par l'organisme",
  reported: "Rapporté",
  announced: "Annoncé",
};

/** Not known, though it is nobody's to publish. */
const OPEN: ReadonlySet<ProofKey> = new Set(["envelope", "centre"]);

export function nameCertainty(certainty: Certainty | null, id: ProofKey): string {
  const unknown = OPEN.has(id) ? "Non connu" : "Non publié";
  return typeset(certainty ? certainties[certainty] : unknown);
}

interface ProofFacts {
  year: string;
  /** Of the day. */
  dayYear: string;
  until: string | null;
  isPast: boolean;
  hours?: Readonly<Record<"generalistes" | "infirmiers", number>>;
  share?: Share;
  period?: NonNullable<Year["period"]>;
}

const toDay = ({ until }: ProofFacts) => `jusqu'au ${until ? formatDate(until) : ""}`;
const ofEnd = ({ year, dayYear }: ProofFacts) => (year === dayYear ? `Pour ${year}` : `Pour une action qui finit en ${year}`);

const proofs: Record<ProofKey, (facts: ProofFacts) => string> = {
  funding: ({ year, hours }) =>
    `En ${year}, l'Agence règle la formation des libéraux conventionnés et des salariés de centres de santé conventionnés, jusqu'à ${hours?.generalistes} h (médecin) ou ${hours?.infirmiers} h (infirmier).`,
  period: (facts) => {
    const { name = "", prolongs } = facts.period ?? {};
    const subject = prolongs ? `Les orientations ${prolongs.orientations}` : `La période ${name}`;
    if (facts.isPast) return prolongs ? `${subject} valaient ${toDay(facts)} (${prolongs.by}).` : `${subject} valait ${toDay(facts)}.`;
    return prolongs ? `${subject} sont prolongées ${toDay(facts)} (${prolongs.by}).` : `${subject} va ${toDay(facts)}.`;
  },
  obligation: (facts) => {
    const what = "deux types d'actions sur trois, dont une en orientation prioritaire, sauf parcours de votre CNP ou accréditation";
    return facts.isPast ? `L'obligation de ${what}, valait ${toDay(facts)}.` : `L'obligation demande ${what}.`;
  },
  references: (facts) => `Les références publiées ${facts.isPast ? "valaient" : "restent valides"} ${toDay(facts)}.`,
  "agency-by-opco": () => "Pour un médecin salarié, l'Agence peut contribuer, par une convention avec l'OPCO.",
  cut: ({ year, share }) => `Pour ${year}, ${describeShare(share ?? {})} sont annoncées ; nous n'avons pas lu le tableau de l'Agence.`,
  envelope: () => "L'enveloppe de l'année peut être épuisée plus tôt : votre compte agencedpc.fr l'indique.",
  later: (facts) =>
    facts.year === facts.dayYear
      ? `${ofEnd(facts)}, ni le payeur, ni les heures, ni l'indemnité ne sont publiés.`
      : `${ofEnd(facts)}, ni le payeur, ni les heures, ni l'indemnité, ni la période ne sont publiés.`,
  "later-outside-agency": (facts) => `${ofEnd(facts)}, ni l'indemnité ni la période ne sont publiées.`,
  centre: () => "En centre de santé, nous ne savons pas qui reçoit l'indemnité, vous ou le centre : demandez-le-lui.",
  qualiopi: () => qualiopiClause,
};

export function writeProof(id: ProofKey, facts: ProofFacts): string {
  return typeset(proofs[id](facts));
}

/** « Centre Inffo, page de septembre 2025, lue le 26 novembre 2026 » */
export function citeSource(source: ClaimSource): string {
  return `${source.name}, ${describeDates(source)}`;
}
