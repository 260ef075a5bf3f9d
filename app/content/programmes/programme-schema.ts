import * as v from "valibot";
import { emblemNames } from "../emblems.ts";
import {
  cents,
  format,
  isoDate,
  listOf,
  oneOf,
  pageMetaSchema,
  path,
  profession,
  record,
  reviewer,
  sourceSchema,
  TEXT,
  text,
  wholeNumber,
  withCount,
} from "../schema.ts";

const HILLS = 12;
const HILL = `une colline de public/images/hills est attendue, de 1 à ${HILLS}`;
const RATING = "une note est un nombre de 1 à 5, avec un point : 4.8";

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

const programmeTestimonialSchema = record({
  ...reviewer,
  role: text,
  rating: v.literal(5, "la note d'un témoignage est 5"),
  comment: text,
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
  /** A drawing of public/images/hills that no other programme of the profession has. */
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
  /** Day of the last change here, told on its page and to search engines; the latest of a profession is the day of its PDF. */
  updatedOn: isoDate,
  meta: pageMetaSchema,
  testimonials: withCount(programmeTestimonialSchema, 3),
});
export type ProgrammeEntry = v.InferInput<typeof programmeSchema>;
export type Programme = v.InferOutput<typeof programmeSchema>;
