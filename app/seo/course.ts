import type { Course } from "schema-dts";
import { formats } from "#app/content/formats.ts";
import { listOffers } from "#app/content/offers.ts";
import { professions } from "#app/content/professions.ts";
import type { Programme } from "#app/content/schema.ts";

/** One CourseInstance and one Offer per reference. Built on the server: the browser doesn't need the catalogue. */
export function describeCourse(programme: Programme, siteOrigin: string) {
  const address = siteOrigin + programme.path;
  const offers = listOffers(programme);
  return {
    "@type": "Course",
    "@id": `${address}#formation`,
    name: programme.title,
    description: programme.about,
    url: address,
    inLanguage: "fr",
    provider: { "@id": `${siteOrigin}/#organisme` },
    educationalLevel: professions[programme.profession].title,
    audience: { "@type": "EducationalAudience", educationalRole: professions[programme.profession].title },
    teaches: programme.objectives,
    dateModified: programme.updatedOn,
    hasCourseInstance: offers.map(({ format, offer: { reference, hours } }) => ({
      "@type": "CourseInstance",
      name: `${programme.title}, ${formats[format].name}`,
      courseMode: "Online",
      courseWorkload: writeDuration(hours),
      identifier: reference,
    })),
    offers: offers.map(({ format, offer: { reference, priceInCents } }) => ({
      "@type": "Offer",
      name: formats[format].name,
      sku: reference,
      category: "Paid",
      price: (priceInCents / 100).toFixed(2),
      priceCurrency: "EUR",
      availability: "https://schema.org/OnlineOnly",
      validFrom: programme.updatedOn,
      url: `${address}?format=${format}`,
    })),
  } satisfies Course;
}

/** ISO 8601: `3.5` → `PT3H30M`. */
function writeDuration(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return `PT${Math.trunc(hours)}H${minutes === 0 ? "" : `${minutes}M`}`;
}
