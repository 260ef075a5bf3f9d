import { answerProgramme } from "#app/answer/answer.ts";
import { answerHeadline } from "#app/answer/headline.ts";
import { NOBODY } from "#app/answer/who.ts";
import { writeAnswers, writeDetails, writeHeadline } from "#app/answer/write.ts";
import { writePayer } from "#app/answer/write-payer.ts";
import { emblems } from "#app/content/emblems.ts";
import { formatDate, formatEuros, formatHours, formatPhone } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { footerTexts } from "#app/content/navigation.ts";
import { describeHoursRange, listOffers } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import * as catalogue from "#app/content/pages/catalogue-pdf.ts";
import { listPracticalItems, type PracticalItem, programmePage } from "#app/content/pages/programme.ts";
import { enrolment } from "#app/content/pages/programme-enrolment.ts";
import { programmeTexts } from "#app/content/pages/programme-texts.server.ts";
import { processSteps } from "#app/content/process.ts";
import { professions } from "#app/content/professions.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import type { Employer, Profession, Status } from "#app/content/vocabulary.ts";
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
  programmePage,
  programmeTexts,
};

export type CatalogueContent = ReturnType<typeof readContent>;

/** As of the day that the catalogue states. */
export function readContent(profession: Profession) {
  const day = catalogue.catalogueDate(profession);
  const year = writeHeadline(answerHeadline(profession, day), day);
  const answers = programmesOf(profession).flatMap((programme) => answerProgramme(programme, NOBODY, day));
  return {
    ...shared,
    size: catalogue.catalogueSize(profession),
    overviewLead: catalogue.overviewLead(profession),
    yearlyHours: catalogue.yearlyHours(profession, year.hours),
    /** « 0 € » and who it is for; null where no year is published for the catalogue's day. */
    charge: year.charge,
    fundingFact: year.funding,
    details: writeDetails(answers, day, true),
    validity: catalogue.validityNotice(profession),
    funding: describeFunders(profession),
    profession: professions[profession],
    /** `https://…` */
    site: String(readConfig().vars.SITE_ORIGIN ?? ""),
    programmes: programmesOf(profession).map(describeProgramme),
  };
}

export function describeFunders(profession: Profession) {
  const day = catalogue.catalogueDate(profession);
  const [programme] = programmesOf(profession);
  const pay = (status: Status, employer: Employer | null = null) => {
    const person = { status, employer };
    const [one] = programme ? answerProgramme(programme, person, day).filter(({ format }) => format === "FC") : [];
    return one ? writePayer(one, profession, person) : null;
  };
  const [hospital, company, locum] = [pay("salarie", "hopital-public"), pay("salarie", "prive"), pay("remplacant-ou-autre")];
  if (!hospital || !company || !locum) throw new Error(`${profession} has no programme`);
  return catalogue.describeFunders(pay("liberal-conventionne"), hospital, company, locum, day.slice(0, 4));
}

/** Practical items lose links within the page. */
function describeProgramme(programme: Programme) {
  const day = catalogue.catalogueDate(programme.profession);
  const written = writeAnswers(answerProgramme(programme, NOBODY, day), day);
  const updated: PracticalItem = { term: programmeTexts.practical.updated, text: formatDate(programme.updatedOn) };
  return {
    ...programme,
    hoursRange: describeHoursRange(programme),
    offers: listOffers(programme).map(({ format, offer }) => ({
      format,
      reference: offer.reference,
      hours: formatHours(offer.hours),
      indemnity: written[offer.reference]?.indemnity.value ?? "",
      price: formatEuros(offer.priceInCents),
      /** Beside the amount, until the year's scale is confirmed. */
      note: written[offer.reference]?.indemnity.label ?? null,
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
