import * as v from "valibot";
import { cents, isoDate, proof, record, text, wholeNumber } from "./schema.ts";

const SHARE = "une part est attendue, avec un point : 0.5 pour la moitié, 1.1 pour un dixième de plus";
const ofYear = record({ ...proof, until: isoDate });
const share = v.pipe(v.number(SHARE), v.minValue(0, SHARE), v.maxValue(2, SHARE));
const lowerShare = v.pipe(share, v.maxValue(1, "une baisse est attendue, de 0 à 1, avec un point : 0.5"));

/** What is published for a year. Each null, or absent record, keeps its own silence. */
const yearSchema = record({
  /** Who is paid for, within these hours. */
  funding: v.nullable(record({ ...proof, until: isoDate, hours: record({ generalistes: wholeNumber(1), infirmiers: wholeNumber(1) }) })),
  /** Of each programme's figure, more than 1 for a rise; null while nobody has read the year's scale. */
  scale: v.nullable(
    record({
      ...proof,
      share: record({ PI: share, EPP: share, FC: share }),
      /** Cents a year at most. */
      upTo: v.optional(record({ generalistes: cents, infirmiers: cents })),
    }),
  ),
  /** A lower share of the same figure, told before the scale is read. */
  announced: v.optional(
    record({ ...proof, until: isoDate, share: v.partial(record({ PI: lowerShare, EPP: lowerShare, FC: lowerShare })) }),
  ),
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
export type TextOfDay = string | ((facts: YearFacts) => string);

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
