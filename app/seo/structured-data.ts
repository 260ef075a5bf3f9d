import { formats } from "#app/content/formats.ts";
import { organisation } from "#app/content/organisation.ts";
import { professions } from "#app/content/professions.ts";
import { DEFAULT_PRICE_IN_CENTS, listFormats, offerOf } from "#app/content/programmes/index.ts";
import type { FaqItem, Programme } from "#app/content/schema.ts";

/** Things of schema.org for the JSON-LD graph of a page (app/seo/page-meta.ts). */
export type Thing = Record<string, unknown>;

/** The programme as a Course, one CourseInstance and one Offer per format. Built on the server: the browser never needs the catalogue. */
export function describeCourse(programme: Programme, siteOrigin: string): Thing {
  const address = siteOrigin + programme.path;
  const formatsOffered = listFormats(programme).flatMap((format) => {
    const offer = offerOf(programme, format);
    return offer ? [{ format, ...offer }] : [];
  });
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
    hasCourseInstance: formatsOffered.map(({ format, reference, hours }) => ({
      "@type": "CourseInstance",
      name: `${programme.title}, ${formats[format].name}`,
      courseMode: "Online",
      courseWorkload: `PT${hours}H`,
      identifier: reference,
    })),
    offers: formatsOffered.map(({ format, reference, priceInCents = DEFAULT_PRICE_IN_CENTS }) => ({
      "@type": "Offer",
      name: formats[format].name,
      sku: reference,
      category: "Paid",
      price: (priceInCents / 100).toFixed(2),
      priceCurrency: "EUR",
      availability: "https://schema.org/OnlineOnly",
      url: `${address}?format=${format}`,
    })),
  };
}

/** The programmes of a list page, in its order. */
export function describeProgrammeList(programmes: readonly { path: string; title: string }[], siteOrigin: string): Thing {
  return {
    "@type": "ItemList",
    itemListElement: programmes.map(({ path, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: siteOrigin + path,
      name: title,
    })),
  };
}

export function describeFaq(items: readonly FaqItem[], address: string): Thing {
  return {
    "@type": "FAQPage",
    "@id": `${address}#questions`,
    inLanguage: "fr",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The provider and its site: on every page. */
export function describeSite(siteOrigin: string): Thing[] {
  return [
    {
      "@type": "EducationalOrganization",
      "@id": `${siteOrigin}/#organisme`,
      name: organisation.name,
      url: `${siteOrigin}/`,
      logo: `${siteOrigin}/icons/icon-512.png`,
      telephone: organisation.phone,
      email: organisation.email,
      address: { "@type": "PostalAddress", addressLocality: organisation.city, addressCountry: "FR" },
    },
    {
      "@type": "WebSite",
      "@id": `${siteOrigin}/#site`,
      name: organisation.name,
      url: `${siteOrigin}/`,
      inLanguage: "fr",
      publisher: { "@id": `${siteOrigin}/#organisme` },
    },
  ];
}

export interface Crumb {
  label: string;
  to?: string;
}

export function describeBreadcrumbs(trail: readonly Crumb[], address: string, siteOrigin: string): Thing {
  return {
    "@type": "BreadcrumbList",
    "@id": `${address}#fil`,
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: to ? siteOrigin + to : address,
    })),
  };
}
