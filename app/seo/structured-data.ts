import type { BreadcrumbList, FAQPage, ItemList, Thing } from "schema-dts";
import type { FaqItem } from "#app/content/faq.ts";
import { organisation } from "#app/content/organisation.ts";
import { canonicalPath } from "#app/content/redirects.ts";

/** In the page's order. */
export function describeProgrammeList(programmes: readonly { path: string; title: string }[], siteOrigin: string): ItemList {
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

export function describeFaq(items: readonly FaqItem[], address: string): FAQPage {
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

/** On every page. */
export function describeSite(siteOrigin: string): Thing[] {
  return [
    {
      "@type": "EducationalOrganization",
      "@id": `${siteOrigin}/#organisme`,
      name: organisation.name,
      url: `${siteOrigin}/`,
      logo: `${siteOrigin}/icons/icon-512.png`,
      identifier: { "@type": "PropertyValue", propertyID: "Agence nationale du DPC", value: organisation.dpcNumber },
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

export function describeBreadcrumbs(crumbs: readonly Crumb[], address: string, siteOrigin: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${address}#fil`,
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: to ? siteOrigin + canonicalPath(to) : address,
    })),
  };
}
