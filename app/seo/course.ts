import type { Course } from "schema-dts";
import { answerProgramme } from "#app/answer/answer.ts";
import { NOBODY } from "#app/answer/who.ts";
import { writeForMachines } from "#app/answer/write.ts";
import { formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { offersOf } from "#app/content/offers.ts";
import { professions } from "#app/content/professions.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import type { Format } from "#app/content/vocabulary.ts";

/**
 * One CourseInstance per reference, and one Offer until its last day, as answered on a day (ISO date in Paris) for
 * whoever the agency may pay. Built on the server: the browser doesn't need the catalogue.
 */
export function describeCourse(programme: Programme, siteOrigin: string, day: string) {
  const address = siteOrigin + programme.path;
  const answers = answerProgramme(programme, NOBODY, day);
  /** Hours, where a format has two references. */
  const nameOf = (format: Format, hours: number) =>
    offersOf(programme, format).length > 1 ? `${formats[format].name}, ${formatHours(hours)}` : formats[format].name;
  return {
    "@type": "Course",
    "@id": `${address}#formation`,
    name: programme.title,
    description: programme.about,
    url: address,
    inLanguage: "fr",
    provider: { "@id": `${siteOrigin}/#organisme` },
    audience: { "@type": "EducationalAudience", educationalRole: professions[programme.profession].title },
    teaches: programme.objectives,
    dateModified: programme.updatedOn,
    hasCourseInstance: answers.map(({ format, hours, reference }) => ({
      "@type": "CourseInstance",
      name: `${programme.title}, ${nameOf(format, hours)}`,
      courseMode: "Online",
      courseWorkload: writeDuration(hours),
      identifier: reference.number,
    })),
    offers: answers
      .filter(({ reference }) => reference.state !== "expired")
      .map((answer) => {
        const { format, hours, priceInCents, reference } = answer;
        const lastDay = reference.lastDay ?? undefined;
        const isFirst = programme.formats[format]?.reference === reference.number;
        return {
          "@type": "Offer",
          name: nameOf(format, hours),
          description: writeForMachines(answer, day),
          sku: reference.number,
          category: "Paid",
          price: (priceInCents / 100).toFixed(2),
          priceCurrency: "EUR",
          availability: "https://schema.org/OnlineOnly",
          availabilityEnds: lastDay,
          validThrough: lastDay,
          // The page opens on a format; the second reference of one is a row of its comparison.
          url: isFirst ? `${address}?format=${format}` : `${address}#${reference.number}`,
        };
      }),
  } satisfies Course;
}

/** ISO 8601: `3.5` → `PT3H30M`. */
function writeDuration(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return `PT${Math.trunc(hours)}H${minutes === 0 ? "" : `${minutes}M`}`;
}
