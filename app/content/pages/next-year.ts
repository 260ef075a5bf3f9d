import * as v from "valibot";
import { claimAt } from "../dated.ts";
import { formatShortDay } from "../day-words.ts";
import { formatDate } from "../format.ts";
import { nextYearLink } from "../navigation.ts";
import * as outsidePages from "../outside-pages.ts";
import { describeDates } from "../payers/sources.ts";
import { readRecord } from "../read-record.ts";
import { type ClaimSource, type DatedClaim, datedClaimSchema, listOf, type PageMeta, record, TEXT, text } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Format } from "../vocabulary.ts";
import { years } from "../years.ts";

const nextYearSchema = v.record(
  v.string(),
  listOf(datedClaimSchema(v.union([text, record({ question: text, text })], TEXT) as v.GenericSchema<unknown>)),
);

/**
 * « Et en 2027 ? »: of the periodic certification, what is written, announced and unknown, with sources. What is known of
 * money, payers, hours, obligation and references is the answer's: years.ts.
 */

const READ_ON = "2026-11-26";

const sources = {
  duration: {
    name: "Weka, décrets 2024-258, 2025-1335 et 2025-1336",
    ...outsidePages.weka,
    writtenOn: "2026-01-07",
  },
  control: { name: "syndicat-infirmier.com, décret 2025-1335", url: null, writtenOn: "2026-01-18", readOn: READ_ON },
  account: { name: "L'Information dentaire", ...outsidePages.dentalNews, writtenOn: "2026-01-13" },
  closure: {
    name: "Le Quotidien du médecin, lettre du 21 novembre 2025",
    ...outsidePages.quotidien,
    writtenOn: "2025-11",
  },
  transition: { name: "adfdpc.fr, d'après la DGOS", url: null, writtenOn: "2026-01", readOn: READ_ON },
  notOpen: { name: "FSDL", url: null, writtenOn: "2026-01-19", readOn: READ_ON },
} satisfies Record<string, ClaimSource>;

function claim<Value>(value: Value, source: ClaimSource | null, validUntil: string | null = null): DatedClaim<Value> {
  return { value, sources: source ? [source] : [], validFrom: null, validUntil, successor: null };
}

/** Of the period that this page sees end. */
const LAST_DAY = years["2026"]?.period?.until ?? "";
const LAST_YEAR = Number(LAST_DAY.slice(0, 4));

/**
 * Expired claims are omitted.
 * @public The build computes what is exported.
 */
export const nextYearClaims = readRecord(nextYearSchema, {
  written: [
    claim("La certification périodique est en vigueur depuis le 1er janvier 2023.", sources.duration),
    claim("Elle dure six ans ; neuf pour la première, si vous étiez en exercice le 1er janvier 2023.", sources.duration),
    claim("Quatre blocs, au moins deux actions dans chacun : huit en tout.", sources.duration),
    claim("Votre Ordre contrôle, dans les six mois qui suivent la fin de la période.", sources.control),
    claim(
      "La Haute Autorité de santé a six mois pour donner son avis sur le référentiel de chaque profession ; un arrêté vient ensuite.",
      sources.duration,
    ),
    claim(
      "Un compte « Ma Certif'Pro Santé » est prévu pour chaque professionnel, ouvert d'office, alimenté par les organismes et les employeurs.",
      sources.account,
    ),
  ],
  announced: [
    claim("L'Agence nationale du DPC doit fermer.", sources.closure, LAST_DAY),
    claim(
      "2026 est une année de transition, gérée par l'Agence ; un nouveau modèle doit s'appliquer en 2027.",
      sources.transition,
      LAST_DAY,
    ),
    claim("Le payeur serait France Compétences « ou tout autre opérateur ».", sources.closure, LAST_DAY),
  ],
  unknown: [
    claim({ question: "Qui succède à l'Agence, et quand ?", text: "Aucun nom, aucune date dans les pages lues." }, null),
    claim({ question: "Quand s'ouvrent les inscriptions 2027 ?", text: "Aucune date dans les pages lues." }, null, LAST_DAY),
    claim(
      {
        question: "« Ma Certif'Pro Santé » est-il ouvert ?",
        text: "Il ne l'était pas le 19 janvier 2026 (FSDL). Depuis, nous n'avons rien lu.",
      },
      sources.notOpen,
    ),
  ],
});

export const nextYearPage = typeset({
  meta: {
    title: "Et en 2027 ? DPC et certification périodique",
    description:
      "Fin de la période DPC, certification périodique, payeur et barème : ce qui est écrit, ce qui est annoncé, ce que personne ne sait encore, source par source.",
    keywords: "DPC 2027, certification périodique, fin de l'ANDPC, Ma Certif'Pro Santé, barème DPC 2027, période DPC 2023-2026",
  } satisfies PageMeta,
  path: nextYearLink.to,
  crumb: "Et en 2027",
  title: "Et en 2027 ?",
  leads: {
    running:
      "La certification périodique a commencé, la période de DPC s'achève. Voici ce qui est écrit, ce qui est annoncé, et ce que personne ne sait encore.",
    over: "La certification périodique a commencé, la période de DPC est achevée. Voici ce qui est écrit, et ce que personne ne savait encore à la lecture.",
  },
  read: `Sources lues le ${formatDate(READ_ON)}. Chaque groupe indique les siennes.`,
  view: {
    years: ["2023", "2024", "2025", "2026", "2027", "2028", "2029", "2030", "2031", "2032"],
    flags: [
      { date: `${formatShortDay(LAST_DAY)} ${LAST_YEAR}`, text: "fin des orientations prolongées", before: `${LAST_YEAR + 1}` },
      /** 1 January 2023 plus nine years. */
      { date: "31 déc. 2031", text: "fin des neuf premières années de certification", before: "2032" },
    ],
  },
  groups: {
    written: { title: "Ce qui est écrit", text: "Dans un texte publié. Sauf mention contraire :" },
    announced: { title: "Ce qui est annoncé", text: "Dit par l'État ou la presse, pas encore dans un texte." },
    unknown: { title: "Ce que personne ne sait encore", text: "Nous l'écrirons ici le jour où ce sera publié, avec sa date." },
  },
  blocks: {
    title: "Quatre blocs, huit actions",
    lead: "Lesquelles comptent, et où : le référentiel de votre profession le dira. Nos formats, là où ils pourraient compter :",
    could: "pourraient compter",
    none: "rien dans notre catalogue",
    list: [
      { name: "Connaissances et compétences", formats: ["FC", "PI"] },
      { name: "Qualité des pratiques", formats: ["EPP", "PI"] },
      { name: "Relation avec les patients", formats: [] },
      { name: "Votre propre santé", formats: [] },
    ] satisfies Array<{ name: string; formats: Format[] }>,
  },
  today: { title: "Ce que cela change aujourd'hui", callback: "Être rappelé(e)" },
});

export interface Citation {
  text: string;
  url: string | null;
}

export interface SourcedLine {
  text: string;
  /** Null: that of its group. */
  source: Citation | null;
}

/** As of a day (ISO date). */
export function readClaims(day: string) {
  const linesOf = (claims: ReadonlyArray<DatedClaim<string>>, shared?: Citation) =>
    claims.flatMap((one): SourcedLine[] => {
      const text = claimAt(one, day);
      if (text === null) return [];
      const source = cite(one.sources);
      return [{ text, source: source.text === shared?.text ? null : source }];
    });
  const writtenSource = cite([sources.duration]);
  return {
    written: linesOf(nextYearClaims.written, writtenSource),
    writtenSource,
    announced: linesOf(nextYearClaims.announced),
    unknown: nextYearClaims.unknown.flatMap((one) => claimAt(one, day) ?? []),
  };
}

function cite(of: readonly ClaimSource[]): Citation {
  return typeset({ text: of.map((source) => `${source.name}, ${describeDates(source)}`).join(" ; "), url: of[0]?.url ?? null });
}
