import * as v from "valibot";
import { emblemNames } from "./emblems.ts";
import { FAQ_CATEGORIES, FORMATS, PROFESSIONS } from "./vocabulary.ts";

/** The shapes of all content. Types come from here; the content test parses every record with these schemas. */

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const path = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/));
const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const isoDate = v.pipe(v.string(), v.isoDate());

const format = v.picklist(FORMATS);
const profession = v.picklist(PROFESSIONS);

/** The source of a legal or financial fact, and the day on which it was read. */
const sourceSchema = v.object({ name: text, url: v.pipe(v.string(), v.url()), readOn: isoDate });
export type Source = v.InferOutput<typeof sourceSchema>;

/** Title, description and keywords of one screen. */
const pageMetaSchema = v.object({
  title: text,
  description: v.pipe(text, v.maxLength(200)),
  keywords: text,
});
export type PageMeta = v.InferOutput<typeof pageMetaSchema>;

/** Price of an offer that gives none: 779 €. */
const DEFAULT_PRICE_IN_CENTS = 77_900;

/** A DPC action: one format of one programme. `reference` has 11 characters: provider, years of publication, serial. */
const offerSchema = v.object({
  reference: v.pipe(v.string(), v.regex(/^9A0X\d{7}$/)),
  hours: v.pipe(v.number(), v.integer(), v.minValue(3)),
  indemnityInCents: cents,
  priceInCents: v.optional(cents, DEFAULT_PRICE_IN_CENTS),
});
export type Offer = v.InferOutput<typeof offerSchema>;

/** A sample stands in until the operator supplies a real, dated review (`sample: false`). */
const person = {
  sample: v.boolean(),
  name: text,
  initials: v.pipe(text, v.maxLength(3)),
};

const programmeTestimonialSchema = v.object({
  ...person,
  role: text,
  rating: v.literal(5),
  comment: text,
});
export type ProgrammeTestimonial = v.InferOutput<typeof programmeTestimonialSchema>;

export const homeTestimonialSchema = v.object({
  ...person,
  profession: v.picklist(["IDEL", "Médecin Généraliste"]),
  color: v.picklist(["lac", "gentiane"]),
  text,
});
export type HomeTestimonial = v.InferOutput<typeof homeTestimonialSchema>;

const learnerPathStepSchema = v.object({
  title: text,
  /** The formats that include the step; PI includes them all. */
  formats: v.pipe(v.array(v.picklist(["FC", "EPP"])), v.nonEmpty()),
});
export type LearnerPathStep = v.InferOutput<typeof learnerPathStepSchema>;

export const programmeSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^(gp|nurse)-[a-z-]+$/)),
  profession,
  path,
  emblem: v.picklist(emblemNames),
  /** One or two words for lists and breadcrumbs. */
  shortTitle: text,
  title: text,
  tagline: text,
  about: text,
  /** A caution shown under the about text. */
  caution: v.optional(text),
  objectives: v.pipe(v.array(text), v.length(6)),
  learnerPath: v.pipe(v.array(learnerPathStepSchema), v.minLength(4)),
  formats: v.pipe(
    v.partial(v.object({ PI: offerSchema, EPP: offerSchema, FC: offerSchema })),
    v.check((formats) => Object.keys(formats).length > 0, "a programme has at least one format"),
  ),
  defaultFormat: format,
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  learners: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Shown on hover and keyboard focus of the programme's card in its list, nowhere else; standing amounts are computed. */
  hoverIndemnityInCents: cents,
  /** Pixels on a desktop. */
  sideCardWidth: v.picklist([320, 350]),
  /** Replaces the selected format on phones. */
  mobileOffer: v.optional(
    v.object({
      format,
      ...offerSchema.entries,
      /** Why the format has two references, in one sentence for the visitor. */
      twoReferences: text,
    }),
  ),
  /** Values that are kept but never shown, with the reason. */
  withheldVariants: v.array(v.object({ value: text, reason: text })),
  referenceTexts: v.array(text),
  /** The national priority that the theme belongs to (art. R. 4021-4 of the public health code), with where it was read; left out while unknown, then visitors are told to check. */
  priorityOrientation: v.optional(sourceSchema),
  updatedOn: isoDate,
  meta: pageMetaSchema,
  testimonials: v.pipe(v.array(programmeTestimonialSchema), v.length(3)),
});
/** A programme as its file writes it. */
export type ProgrammeEntry = v.InferInput<typeof programmeSchema>;
/** A programme as the site uses it: every offer has a price. */
export type Programme = v.InferOutput<typeof programmeSchema>;

/** A marketing figure. `source` is null until the operator supplies one; the launch check lists those. */
export const claimSchema = v.object({
  value: text,
  label: text,
  note: v.nullable(text),
  source: v.nullable(text),
  date: v.nullable(isoDate),
});
export type Claim = v.InferOutput<typeof claimSchema>;

export const faqItemSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  question: text,
  answer: text,
  category: v.picklist(FAQ_CATEGORIES),
});
export type FaqItem = v.InferOutput<typeof faqItemSchema>;

export const processStepSchema = v.object({ id: v.picklist([1, 2, 3, 4, 5]), title: text, description: text });
export type ProcessStep = v.InferOutput<typeof processStepSchema>;

const legalBlockSchema = v.variant("kind", [
  v.object({ kind: v.literal("paragraph"), text }),
  v.object({ kind: v.literal("list"), items: v.array(text) }),
  v.object({
    kind: v.literal("table"),
    caption: text,
    columns: v.pipe(v.array(text), v.minLength(2)),
    /** The first cell of a row is its header. */
    rows: v.array(v.array(text)),
  }),
]);
export type LegalBlock = v.InferOutput<typeof legalBlockSchema>;

/** One legal page: numbered articles, each with an anchor. A text may hold one link written as `[label](/path)`. */
export const legalNoticeSchema = v.object({
  path,
  title: text,
  intro: v.optional(text),
  versionDate: isoDate,
  articles: v.array(v.object({ anchor: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), title: text, blocks: v.array(legalBlockSchema) })),
  /** Unnumbered, after the articles. */
  annexes: v.array(v.object({ anchor: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), title: text, blocks: v.array(legalBlockSchema) })),
  meta: pageMetaSchema,
});
export type LegalNotice = v.InferOutput<typeof legalNoticeSchema>;
