import { emblems } from "#app/content/emblems.ts";
import { formatDate, formatEuros, formatHours, formatPhone } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { isToConfirm, toConfirm } from "#app/content/indemnities.ts";
import { footerTexts } from "#app/content/navigation.ts";
import { describeHoursRange, listOffers } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import * as catalogue from "#app/content/pages/catalogue-pdf.ts";
import { listPracticalItems, programmePage } from "#app/content/pages/programme.ts";
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

export type CatalogueContent = ReturnType<typeof readContent>;

/** What the templates say about a profession: the content's own objects, and what only a function knows. */
export function readContent(profession: Profession) {
  return {
    size: catalogue.catalogueSize(profession),
    overviewLead: catalogue.overviewLead(profession),
    yearlyHours: catalogue.yearlyHours(profession),
    validity: catalogue.validityNotice(profession),
    legal: catalogue.legalLine(),
    texts: catalogue.cataloguePdf,
    funding: catalogue.describeFunders(profession),
    profession: professions[profession],
    organisation,
    phone: formatPhone(organisation.phone),
    site: String(readConfig().vars.SITE_ORIGIN ?? ""),
    footer: footerTexts,
    steps: processSteps,
    enrolmentSteps: enrolment.steps,
    formats,
    toConfirm,
    /** Beside each amount, until the scale of the year is confirmed. */
    scaleLabel: scaleLabelAt(catalogue.catalogueDate(profession)),
    scaleNote,
    programmePage,
    programmes: programmesOf(profession).map(describeProgramme),
  };
}

function describeProgramme(programme: Programme) {
  const items = [...listPracticalItems(programme), { term: programmePage.practical.updated, text: formatDate(programme.updatedOn) }];
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
    // On paper: what the other links lead to stands on the same pages.
    practicalItems: items.map(({ links = [], ...item }) => ({ ...item, links: links.filter(({ to }) => !to.startsWith("#")) })),
  };
}

/** What the PDF says of itself. */
export function readInformation(profession: Profession) {
  return {
    title: catalogue.catalogueTitle(profession),
    author: organisation.name,
    description: catalogue.catalogueSubject(profession),
    keywords: catalogue.catalogueKeywords(profession),
    date: catalogue.catalogueDate(profession),
  };
}

/** What the templates draw with. */
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
