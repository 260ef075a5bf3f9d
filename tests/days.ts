import { lastFunded, lastHours } from "#app/answer/headline.ts";
import { fundingAt } from "#app/answer/when.ts";
import { addDays } from "#app/content/days.ts";
import { years } from "#app/content/years.ts";

/** Days on which the built site is tested, by what is published: they move with the records. */

const FRIDAY = 5;
/** After every record. */
const FAR = "9999-12-31";
const { year } = lastFunded("generalistes", FAR);
const lastDay = fundingAt(`${year}-01-01`)?.until ?? `${year}-12-31`;
const SIX_WEEKS_BEFORE = addDays(lastDay, -41);

/** A Friday of the last funded year: an FC that starts then ends in it, an audit no longer. */
export const FUNDED_DAY = addDays(SIX_WEEKS_BEFORE, -((new Date(SIX_WEEKS_BEFORE).getUTCDay() + 7 - FRIDAY) % 7));
export const YEAR = year;
/** In which an audit of that day ends. */
export const NEXT_YEAR = `${Number(year) + 1}`;
/** Of which nothing is published: every record has ended. */
export const UNPUBLISHED_DAY = addDays(
  Object.values(years)
    .flatMap((records) => Object.values(records).flatMap((record) => (record && "until" in record ? record.until : [])))
    .toSorted()
    .at(-1) ?? lastDay,
  2,
);

/** That the agency can pay in that year. */
export const fundedHours = { generalistes: lastHours("generalistes", FAR), infirmiers: lastHours("infirmiers", FAR) };
