import * as v from "valibot";
import { WEEKDAYS } from "./day-words.ts";
import { email, isTrue, listOf, oneOf, record, TEXT, text, url } from "./schema.ts";

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
