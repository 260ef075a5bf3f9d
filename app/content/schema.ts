import * as v from "valibot";
import { WEEKDAYS } from "./day-words.ts";
import { isDay } from "./days.ts";
import { emblemNames } from "./emblems.ts";
import { AID_NEEDS, AIDS, CERTAINTIES, FAQ_CATEGORIES, FORMATS, PROFESSIONS } from "./vocabulary.ts";

/** Schemas define all content and its types. Messages state, in French, what is expected; callers add file and line. */

const TEXT = "un texte est attendu, entre guillemets";
const CENTS = "un montant s'écrit en centimes, sans guillemets : 49_400 pour 494 €";
const DATE = "un jour du calendrier est attendu, écrit année, mois, jour : « 2026-11-20 »";
const RATING = "une note est un nombre de 1 à 5, avec un point : 4.8";
const HILLS = 12;
const HILL = `une colline de public/images/hills est attendue, de 1 à ${HILLS}`;
const PATH = "une adresse du site commence par / et s'écrit en minuscules, sans accent ni espace";

const text = v.pipe(v.string(TEXT), v.trim(), v.nonEmpty("ce texte est vide"));
const path = v.pipe(v.string(PATH), v.regex(/^\/[a-z0-9/-]*$/, PATH));
/** Below 10 €, the amount was written in euros. */
const LEAST_CENTS = 1_000;
const cents = v.pipe(
  v.number(CENTS),
  v.check((sum) => Number.isInteger(sum) && (sum === 0 || sum >= LEAST_CENTS), CENTS),
);
const isoDate = v.pipe(v.string(DATE), v.check(isDay, DATE));
const slug = v.pipe(v.string(TEXT), v.regex(/^[a-z0-9-]+$/, "des minuscules, des chiffres et des tirets"));
const email = v.pipe(v.string(TEXT), v.email("une adresse e-mail est attendue"));
const url = v.pipe(v.string(TEXT), v.url("une adresse complète est attendue : « https://… »"));
const isTrue = v.boolean("true ou false est attendu, sans guillemets");

const format = oneOf(FORMATS);
const profession = oneOf(PROFESSIONS);

/** A record with exactly these fields. */
function record<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }) =>
    expected === "never" ? `le champ ${received} n'existe pas ici` : `le champ ${expected} manque`,
  );
}

function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.array(item, "une liste est attendue, entre crochets");
}

function oneOf<const Words extends readonly (string | number)[]>(words: Words) {
  return v.picklist(words, `une de ces valeurs est attendue : ${words.join(", ")}`);
}

function wholeNumber(minimum: number, message = `un nombre entier est attendu, ${minimum} au moins`) {
  return v.pipe(v.number(message), v.integer(message), v.minValue(minimum, message));
}

function withCount<Item extends v.GenericSchema>(item: Item, count: number) {
  return v.pipe(listOf(item), v.length(count, `il en faut ${count}, ni plus ni moins`));
}

/** Source of a legal or financial fact; `readOn` is null until it is read. */
const sourceSchema = record({
  name: text,
  url,
  readOn: v.nullable(isoDate),
});

/** Where a claim was read, and when that page was written: day, month or year. */
const claimSourceSchema = v.pipe(
  record({
    name: text,
    url: v.nullable(url),
    /** Absent for an undated page. */
    writtenOn: v.optional(v.pipe(v.string(DATE), v.regex(/^\d{4}(-\d\d){0,2}$/, "une année, un mois ou un jour : « 2026-01 »"))),
    /** Null until the operator has read it. */
    readOn: v.nullable(isoDate),
  }),
  v.check(
    ({ writtenOn = "", readOn }) => readOn === null || readOn.slice(0, writtenOn.length) >= writtenOn,
    "une page se lit après avoir été écrite",
  ),
);
export type ClaimSource = v.InferOutput<typeof claimSourceSchema>;

/** A claim on money, payers, hours, the obligation or a deadline, valid for a time. */
export interface DatedClaim<Value> {
  value: Value;
  /** Empty while only the operator vouches for it. */
  sources: readonly ClaimSource[];
  /** First and last day, inclusive; null for no limit. */
  validFrom: string | null;
  validUntil: string | null;
  successor: DatedClaim<Value> | null;
}

/** Checks that days are in order and the successor follows. */
function datedClaimSchema<Value>(value: v.GenericSchema<Value>): v.GenericSchema<DatedClaim<Value>> {
  const schema: v.GenericSchema<DatedClaim<Value>> = v.pipe(
    record({
      value,
      sources: listOf(claimSourceSchema),
      validFrom: v.nullable(isoDate),
      validUntil: v.nullable(isoDate),
      successor: v.nullable(v.lazy(() => schema)),
    }),
    v.check(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, "le premier jour vient avant le dernier"),
    v.check(
      ({ validUntil, successor }) => !successor || (validUntil ?? "9999") < (successor.validFrom ?? "9999"),
      "la suite commence après le dernier jour",
    ),
  ) as v.GenericSchema<DatedClaim<Value>>;
  return schema;
}

const proof = {
  certainty: oneOf(CERTAINTIES),
  sources: v.pipe(listOf(claimSourceSchema), v.nonEmpty("une source au moins est attendue")),
};
const ofYear = record({ ...proof, until: isoDate });
const SHARE = "une part est attendue, de 0 à 1, avec un point : 0.5";
const share = v.pipe(v.number(SHARE), v.minValue(0, SHARE), v.maxValue(1, SHARE));

/** What is published for a year. Each null, or absent record, keeps its own silence. */
const yearSchema = record({
  /** Who is paid for, within these hours. */
  funding: v.nullable(record({ ...proof, until: isoDate, hours: record({ generalistes: wholeNumber(1), infirmiers: wholeNumber(1) }) })),
  /** Of each programme's figure; null while nobody has read the year's scale. */
  scale: v.nullable(
    record({
      ...proof,
      share: record({ PI: share, EPP: share, FC: share }),
      /** Cents a year at most. */
      upTo: v.optional(record({ generalistes: cents, infirmiers: cents })),
    }),
  ),
  /** A lower share, told before the scale is read. */
  announced: v.optional(record({ ...proof, until: isoDate, share: v.partial(record({ PI: share, EPP: share, FC: share })) })),
  /** The year's funds may run out. */
  envelope: v.optional(ofYear),
  /** Published references stay valid. */
  references: v.nullable(ofYear),
  obligation: v.optional(ofYear),
  /** Always a text. */
  period: v.nullable(
    record({
      name: text,
      from: isoDate,
      until: isoDate,
      /** Older orientations that the period keeps, and by which text. */
      prolongs: v.optional(record({ orientations: text, by: text })),
      sources: proof.sources,
    }),
  ),
});
export type Year = v.InferOutput<typeof yearSchema>;
/** By year, « 2026 ». */
export type Years = Record<string, Year>;

/** What is published for a day, for texts that speak of no offer. */
export interface YearFacts {
  year: string;
  /** That the agency can pay; null where nobody has published them. */
  hours: NonNullable<Year["funding"]>["hours"] | null;
  /** The last ones published. */
  period: (NonNullable<Year["period"]> & { isOver: boolean }) | null;
  references: { until: string; isOver: boolean } | null;
}

/** A text, or one of each day. */
export type Told = string | ((facts: YearFacts) => string);

export const yearsSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^20\d\d$/, "une année est attendue : 2027")), yearSchema),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [year, records] of Object.entries(dataset.value))
      for (const [name, found] of Object.entries(records)) {
        if (!found || !("until" in found)) continue;
        const isWithin = "from" in found ? found.from.slice(0, 4) <= year && year <= found.until.slice(0, 4) : found.until.startsWith(year);
        const path = [year, name, "until"].map((key) => ({ type: "object", origin: "value", input: {}, key, value: found }) as const);
        if (!isWithin) addIssue({ message: `ce dernier jour n'est pas de ${year}`, path: path as never });
      }
  }),
);

/** Who pays for a profession, status and employer, and what may help. */
const payerFactsSchema = record({
  kind: oneOf(["agency", "employer", "self"]),
  ...proof,
  aids: listOf(
    record({
      from: oneOf(AIDS),
      needs: listOf(oneOf(AID_NEEDS)),
      /** Last day of what the agency does; null for others' decisions. */
      until: v.nullable(isoDate),
    }),
  ),
  /** Last day of what the agency does for them; null where it follows the funded year. */
  agencyUntil: v.nullable(isoDate),
  /** Whether that explains, in a letter, why the employer is asked: « l'Agence ne finance pas… » */
  hasReason: isTrue,
});
export type PayerFacts = v.InferOutput<typeof payerFactsSchema>;
export const payerFactsOfAll = v.record(profession, v.record(v.string(), payerFactsSchema));

export const nextYearSchema = v.record(
  v.string(),
  listOf(datedClaimSchema(v.union([text, record({ question: text, text })], TEXT) as v.GenericSchema<unknown>)),
);

const pageMetaSchema = record({
  title: text,
  description: v.pipe(text, v.maxLength(200, "200 signes au plus")),
  keywords: text,
});
export type PageMeta = v.InferOutput<typeof pageMetaSchema>;

/** Default price of an offer: 779 €. */
const DEFAULT_PRICE_IN_CENTS = 77_900;

const HOURS = "une durée s'écrit en heures ou demi-heures, 3 au moins, avec un point : 3.5 pour 3 h 30";

/** `reference` has 11 characters: provider, years of publication, serial. */
const offerSchema = record({
  reference: v.pipe(v.string(TEXT), v.regex(/^9A0X\d{7}$/, "une référence s'écrit 9A0X, puis sept chiffres")),
  hours: v.pipe(v.number(HOURS), v.multipleOf(0.5, HOURS), v.minValue(3, HOURS)),
  indemnityInCents: cents,
  priceInCents: v.optional(cents, DEFAULT_PRICE_IN_CENTS),
});
export type Offer = v.InferOutput<typeof offerSchema>;

/** A sample until the operator supplies a real, dated review (`sample: false`). */
const person = {
  sample: isTrue,
  name: v.pipe(text, v.regex(/\p{Lu}/u, "un nom commence par une majuscule")),
};

const programmeTestimonialSchema = record({
  ...person,
  role: text,
  rating: v.literal(5, "la note d'un témoignage est 5"),
  comment: text,
});

const homeTestimonialSchema = record({
  ...person,
  profession: oneOf(["IDEL", "Médecin Généraliste"]),
  text,
});
export type HomeTestimonial = v.InferOutput<typeof homeTestimonialSchema>;

const app = record({ url, isPlaceholder: isTrue });

const HALVES = "une heure s'écrit en heures ou demi-heures, de 0 à 24, avec un point : 8.5 pour 8 h 30";
const hourOfDay = v.pipe(v.number(HALVES), v.multipleOf(0.5, HALVES), v.minValue(0, HALVES), v.maxValue(24, HALVES));
const openingSchema = v.pipe(
  record({
    firstDay: oneOf(WEEKDAYS),
    lastDay: oneOf(WEEKDAYS),
    hours: v.pipe(
      listOf(v.strictTuple([hourOfDay, hourOfDay], "deux heures sont attendues, entre crochets : [9, 19]")),
      v.check((spans) => spans.length > 0 && isRising(spans.flat()), "chaque heure vient après celle d'avant : [[8.5, 12], [14, 18]]"),
    ),
  }),
  v.check(({ firstDay, lastDay }) => WEEKDAYS.indexOf(firstDay) <= WEEKDAYS.indexOf(lastDay), "le premier jour vient avant le dernier"),
);

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
}

export const organisationSchema = record({
  name: text,
  city: text,
  phone: v.pipe(v.string(TEXT), v.regex(/^\+33\d{9}$/, "un numéro s'écrit +33, puis neuf chiffres, sans espace")),
  email,
  dataProtectionEmail: email,
  disabilityEmail: email,
  opening: v.pipe(listOf(openingSchema), v.nonEmpty("une ligne d'horaires au moins est attendue")),
  adviceHours: text,
  supportHours: text,
  emailReplyDelay: text,
  catalogueEdition: text,
  dpcNumber: text,
  agencyUrl: url,
  apps: record({ appStore: app, googlePlay: app }),
  expert: record({ name: v.nullable(text), title: v.nullable(text) }),
});

const learnerPathStepSchema = record({
  title: text,
  /** PI includes every step. */
  formats: v.pipe(listOf(oneOf(["FC", "EPP"])), v.nonEmpty("un format au moins est attendu")),
});
export type LearnerPathStep = v.InferOutput<typeof learnerPathStepSchema>;

export const programmeSchema = record({
  id: v.pipe(v.string(TEXT), v.regex(/^(gp|nurse)-[a-z-]+$/, "un identifiant commence par gp- ou nurse-, en minuscules")),
  profession,
  path,
  emblem: oneOf(emblemNames),
  /** A drawing of public/images/hills that no other programme has. */
  hill: v.pipe(v.number(HILL), v.integer(HILL), v.minValue(1, HILL), v.maxValue(HILLS, HILL)),
  /** One or two words for lists and breadcrumbs. */
  shortTitle: text,
  title: text,
  tagline: text,
  about: text,
  caution: v.optional(text),
  objectives: withCount(text, 6),
  learnerPath: v.pipe(listOf(learnerPathStepSchema), v.minLength(4, "quatre étapes au moins")),
  formats: v.pipe(
    v.partial(record({ PI: offerSchema, EPP: offerSchema, FC: offerSchema })),
    v.check((formats) => Object.keys(formats).length > 0, "un format au moins est attendu"),
  ),
  defaultFormat: format,
  rating: v.pipe(v.number(RATING), v.minValue(1, RATING), v.maxValue(5, RATING)),
  learners: wholeNumber(1),
  /** Only shown on the card's hover and keyboard focus; other amounts are computed. */
  hoverIndemnityInCents: cents,
  /** Pixels on a desktop. */
  sideCardWidth: oneOf([320, 350]),
  /** Replaces the selected format on phones. */
  mobileOffer: v.optional(
    record({
      format,
      ...offerSchema.entries,
      /** Why the format has two references, for the visitor. */
      twoReferences: text,
    }),
  ),
  /** Never shown; stored with the reason. */
  withheldVariants: listOf(record({ value: text, reason: text })),
  referenceTexts: listOf(text),
  /** National priority of the theme (Code de la santé publique, art. R. 4021-4), with its source; absent while unknown. */
  priorityOrientation: v.optional(sourceSchema),
  updatedOn: isoDate,
  meta: pageMetaSchema,
  testimonials: withCount(programmeTestimonialSchema, 3),
});
export type ProgrammeEntry = v.InferInput<typeof programmeSchema>;
export type Programme = v.InferOutput<typeof programmeSchema>;

/** `source` is null until the operator supplies one; the launch check lists those. */
const claimSchema = record({
  value: text,
  label: text,
  note: v.nullable(text),
  source: v.nullable(text),
  date: v.nullable(isoDate),
});
export type Claim = v.InferOutput<typeof claimSchema>;

const faqEntrySchema = record({
  id: slug,
  question: text,
  /** By what is published for the day. */
  answer: v.union([text, v.function()], TEXT) as v.GenericSchema<Told>,
  category: oneOf(FAQ_CATEGORIES),
});
export type FaqEntry = v.InferOutput<typeof faqEntrySchema>;

export interface FaqItem extends Omit<FaqEntry, "answer"> {
  answer: string;
  /** Whether its drawing still agrees. */
  hasDrawing: boolean;
  /** Of the running period, for a drawing of them. */
  years?: ReadonlyArray<{ year: string; isPast: boolean }>;
}

const processStepSchema = record({ id: oneOf([1, 2, 3, 4, 5]), title: text, description: text });
export type ProcessStep = v.InferOutput<typeof processStepSchema>;

const legalBlockSchema = v.variant("kind", [
  /** Pending: it announces facts that are not known yet. */
  record({ kind: v.literal("paragraph"), text, isPending: v.optional(isTrue) }),
  record({ kind: v.literal("list"), items: listOf(text) }),
  record({
    kind: v.literal("table"),
    caption: text,
    columns: v.pipe(listOf(text), v.minLength(2, "deux colonnes au moins")),
    /** The first cell of a row is its header. */
    rows: listOf(listOf(text)),
  }),
]);
export type LegalBlock = v.InferOutput<typeof legalBlockSchema>;

export const faqSchema = v.pipe(
  listOf(faqEntrySchema),
  v.checkItems(
    ({ id }, index, items) => items.findIndex((item) => item.id === id) === index,
    ({ input }) => `l'identifiant « ${input.id} » est déjà pris`,
  ),
);
export const homeTestimonialsSchema = listOf(homeTestimonialSchema);
export const processSchema = listOf(processStepSchema);
/** Delays, amounts, retention: with a zero, the nightly purge would delete everything. */
export const constantsSchema = v.record(v.string(), wholeNumber(1));
export const claimsSchema = v.record(v.string(), claimSchema);

/** Numbered articles, each with an anchor. A text may hold one link: `[label](/path)`. */
export const legalNoticeSchema = record({
  path,
  title: text,
  intro: v.optional(text),
  versionDate: isoDate,
  articles: listOf(record({ anchor: slug, title: text, blocks: listOf(legalBlockSchema) })),
  /** Unnumbered, after the articles. */
  annexes: listOf(record({ anchor: slug, title: text, blocks: listOf(legalBlockSchema) })),
  meta: pageMetaSchema,
});
export type LegalNotice = v.InferOutput<typeof legalNoticeSchema>;
