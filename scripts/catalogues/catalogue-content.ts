import { emblems } from "#app/content/emblems.ts";
import { formatDate, formatEuros, formatHours, formatPhone } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { isToConfirm, toConfirm } from "#app/content/indemnities.ts";
import { footerTexts } from "#app/content/navigation.ts";
import { describeHoursRange, listOffers } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import * as catalogue from "#app/content/pages/catalogue-pdf.ts";
import { listPracticalItems, type PracticalItem, programmePage } from "#app/content/pages/programme.ts";
import { enrolment } from "#app/content/pages/programme-enrolment.ts";
import { processSteps } from "#app/content/process.ts";
import { professions } from "#app/content/professions.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { scaleNote } from "#app/content/scale-note.ts";
import { scaleLabelAt } from "#app/content/scale-record.ts";
import type { Programme } from "#app/content/schema.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { colors } from "#app/ui/tokens.ts";
import { readConfig } from "#scripts/wrangler-config.ts";
import { drawLandscapes } from "./landscape.ts";

/** The same for every profession. */
const shared = {
  legal: catalogue.legalLine(),
  texts: catalogue.cataloguePdf,
  organisation,
  phone: formatPhone(organisation.phone),
  footer: footerTexts,
  steps: processSteps,
  enrolmentSteps: enrolment.steps,
  formats,
  toConfirm,
  scaleNote,
  programmePage,
};

export type CatalogueContent = ReturnType<typeof readContent>;

/** What the templates say about a profession: the content's own objects, and what only a function knows. */
export function readContent(profession: Profession) {
  return {
    ...shared,
    size: catalogue.catalogueSize(profession),
    overviewLead: catalogue.overviewLead(profession),
    yearlyHours: catalogue.yearlyHours(profession),
    validity: catalogue.validityNotice(profession),
    funding: catalogue.describeFunders(profession),
    profession: professions[profession],
    /** `https://…` */
    site: String(readConfig().vars.SITE_ORIGIN ?? ""),
    /** Beside each amount, until the scale of the year is confirmed. */
    scaleLabel: scaleLabelAt(catalogue.catalogueDate(profession)),
    programmes: programmesOf(profession).map(describeProgramme),
  };
}

/** A programme with its offers in words; on paper its items keep the links that leave the page. */
function describeProgramme(programme: Programme) {
  const updated: PracticalItem = { term: programmePage.practical.updated, text: formatDate(programme.updatedOn) };
  return {
    ...programme,
    hoursRange: describeHoursRange(programme),
    offers: listOffers(programme).map(({ format, offer }) => ({
      format,
      reference: offer.reference,
      hours: formatHours(offer.hours),
      indemnity: formatEuros(offer.indemnityInCents),
      price: formatEuros(offer.priceInCents),
      isToConfirm: isToConfirm(format),
    })),
    practicalItems: [...listPracticalItems(programme), updated].map(({ links = [], ...item }) => ({
      ...item,
      links: links.filter(({ to }) => !to.startsWith("#")),
    })),
  };
}

export function readInformation(profession: Profession) {
  return {
    title: catalogue.catalogueTitle(profession),
    author: organisation.name,
    description: catalogue.catalogueSubject(profession),
    keywords: catalogue.catalogueKeywords(profession),
    date: catalogue.catalogueDate(profession),
  };
}

export function readDrawings(profession: Profession) {
  return { colors, tone: professions[profession].tone, emblems, landscapes: drawLandscapes(programmesOf(profession)) };
}

const TOGETHER = / (?=\d)|(?<=(?:^|[ (])\d{1,2}) |(?<=[Pp]rise) (?=en charge)|(?<=[Pp]rise en) (?=charge)| (?=\S+[.?!]$)/g;

/**
 * Puts no-break spaces where no line may end: before a figure (« juin 2022 »), after a small one too (« 5 B », « 11 janvier »), within
 * « prise en charge », and before the last word of a text, which would stand alone on its line.
 */
export function keepTogether(text: string): string {
  return text.replace(TOGETHER, "\u00A0");
}
