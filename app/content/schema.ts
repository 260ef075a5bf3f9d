import * as v from "valibot";
import { isDay } from "./days.ts";
import { CERTAINTIES, FORMATS, PROFESSIONS } from "./vocabulary.ts";

/** What the schemas of records, each beside its record, are made of. Messages state, in French, what is expected; `readRecord` adds file and field. */

export const TEXT = "un texte est attendu, entre guillemets";
const CENTS = "un montant s'écrit en centimes, sans guillemets : 49_400 pour 494 €";
const DATE = "un jour du calendrier est attendu, écrit année, mois, jour : « 2026-11-20 »";
const PATH = "une adresse du site commence par / et s'écrit en minuscules, sans accent ni espace";

export const text = v.pipe(v.string(TEXT), v.trim(), v.nonEmpty("ce texte est vide"));
export const path = v.pipe(v.string(PATH), v.regex(/^\/[a-z0-9/-]*$/, PATH));
/** Below 10 €, the amount was written in euros. */
const LEAST_CENTS = 1_000;
export const cents = v.pipe(
  v.number(CENTS),
  v.check((sum) => Number.isInteger(sum) && (sum === 0 || sum >= LEAST_CENTS), CENTS),
);
export const isoDate = v.pipe(v.string(DATE), v.check(isDay, DATE));
export const slug = v.pipe(v.string(TEXT), v.regex(/^[a-z0-9-]+$/, "des minuscules, des chiffres et des tirets"));
export const email = v.pipe(v.string(TEXT), v.email("une adresse e-mail est attendue"));
export const url = v.pipe(v.string(TEXT), v.url("une adresse complète est attendue : « https://… »"));
export const isTrue = v.boolean("true ou false est attendu, sans guillemets");

export const format = oneOf(FORMATS);
export const profession = oneOf(PROFESSIONS);

/** A record with exactly these fields. */
export function record<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }) =>
    expected === "never" ? `le champ ${received} n'existe pas ici` : `le champ ${expected} manque`,
  );
}

export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.array(item, "une liste est attendue, entre crochets");
}

export function oneOf<const Words extends readonly (string | number)[]>(words: Words) {
  return v.picklist(words, `une de ces valeurs est attendue : ${words.join(", ")}`);
}

export function wholeNumber(minimum: number, message = `un nombre entier est attendu, ${minimum} au moins`) {
  return v.pipe(v.number(message), v.integer(message), v.minValue(minimum, message));
}

export function withCount<Item extends v.GenericSchema>(item: Item, count: number) {
  return v.pipe(listOf(item), v.length(count, `il en faut ${count}, ni plus ni moins`));
}

/** Source of a legal or financial fact; `readOn` is null until it is read. */
export const sourceSchema = record({
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
export function datedClaimSchema<Value>(value: v.GenericSchema<Value>): v.GenericSchema<DatedClaim<Value>> {
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

export const proof = {
  certainty: oneOf(CERTAINTIES),
  sources: v.pipe(listOf(claimSourceSchema), v.nonEmpty("une source au moins est attendue")),
};

export const pageMetaSchema = record({
  title: text,
  description: v.pipe(text, v.maxLength(200, "200 signes au plus")),
  keywords: text,
});
export type PageMeta = v.InferOutput<typeof pageMetaSchema>;

/** A sample until the operator supplies a real, dated review (`sample: false`). */
export const reviewer = {
  sample: isTrue,
  name: v.pipe(text, v.regex(/\p{Lu}/u, "un nom commence par une majuscule")),
};
