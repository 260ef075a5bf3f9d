import type { DataFeed, WithContext } from "schema-dts";
import { organisation } from "#app/content/organisation.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { describeCourse } from "./course.ts";
import { FEED_PATH } from "./feed-link.ts";

/** Each programme as on its page of the day (ISO date in Paris), with its last change. */
export function describeCatalogue(siteOrigin: string, day: string): WithContext<DataFeed> {
  return {
    "@context": "https://schema.org",
    "@type": "DataFeed",
    name: `Formations DPC, ${organisation.name}`,
    url: `${siteOrigin}${FEED_PATH}`,
    inLanguage: "fr",
    dateModified:
      programmes
        .map(({ updatedOn }) => updatedOn)
        .toSorted()
        .at(-1) ?? "",
    publisher: { "@type": "EducationalOrganization", "@id": `${siteOrigin}/#organisme`, name: organisation.name, url: `${siteOrigin}/` },
    dataFeedElement: programmes.map((programme) => describeCourse(programme, siteOrigin, day)),
  };
}
