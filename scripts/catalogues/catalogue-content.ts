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
import { programmeTexts } from "#app/content/pages/programme-texts.ts";
import { processSteps } from "#app/content/process.ts";
import { professions } from "#app/content/professions.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { scaleNote } from "#app/content/scale-note.ts";
import { scaleLabelAt } from "#app/content/scale-record.ts";
import type { Programme } from "#app/content/schema.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { colors } from "#app/ui/tokens.ts";
import { readConfig } from "#scripts/wrangler-config.ts";

const shared = {
  legal: catalogue.legalLine(),
  texts: catalogue.cataloguePdf,
  organisation,
  phone: formatPhone(organisation.phone),
  footer: footerTexts,
  steps: processSteps,
  enrolmentSteps: enrolment.steps,
  formats,
  scaleNote,
  programmePage,
  programmeTexts,
};

export type CatalogueContent = ReturnType<typeof readContent>;

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
    programmes: programmesOf(profession).map(describeProgramme),
  };
}

/** Practical items lose links within the page. */
function describeProgramme(programme: Programme) {
  const scaleLabel = scaleLabelAt(catalogue.catalogueDate(programme.profession));
  const updated: PracticalItem = { term: programmeTexts.practical.updated, text: formatDate(programme.updatedOn) };
  return {
    ...programme,
    hoursRange: describeHoursRange(programme),
    offers: listOffers(programme).map(({ format, offer }) => ({
      format,
      reference: offer.reference,
      hours: formatHours(offer.hours),
      indemnity: formatEuros(offer.indemnityInCents),
      price: formatEuros(offer.priceInCents),
      /** Beside the amount, until it and the year's scale are confirmed. */
      note: isToConfirm(format) ? toConfirm : scaleLabel,
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
  return { colors, tone: professions[profession].tone, emblems };
}

const TOGETHER = / (?=\d)|(?<=(?:^|[ (])\d{1,2}) |(?<=[Pp]rise) (?=en charge)|(?<=[Pp]rise en) (?=charge)| (?=\S+[.?!]$)/g;

/** Inserts no-break spaces before figures, after small ones, within « prise en charge » and before a text's last word. */
export function keepTogether(text: string): string {
  return text.replace(TOGETHER, "\u00A0");
}
