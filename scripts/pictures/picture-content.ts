import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { EmblemName } from "#app/content/emblems.ts";
import { legalNotices } from "#app/content/legal/index.ts";
import { describeFormatHours, listFormats } from "#app/content/offers.ts";
import { contactPage } from "#app/content/pages/contact.ts";
import { employerQuotationPage } from "#app/content/pages/employer-quotation.ts";
import { enrolmentHelp } from "#app/content/pages/enrolment-help.ts";
import { faqPage } from "#app/content/pages/faq.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import { formationsPage } from "#app/content/pages/formations.ts";
import { homePage } from "#app/content/pages/home.ts";
import { nextYearPage } from "#app/content/pages/next-year.ts";
import { organisationPage } from "#app/content/pages/organisation.ts";
import { programmeListPages } from "#app/content/pages/programme-lists.ts";
import { selectionPage } from "#app/content/pages/selection.ts";
import { professions } from "#app/content/professions.ts";
import { programmes, programmesOf } from "#app/content/programmes/index.ts";
import { typeset } from "#app/content/typeset.ts";
import { type Format, PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { drawPicture } from "./draw-picture.ts";

export interface PictureContent {
  path: string;
  kicker: string;
  title: string;
  /** Without one, the brand's colours. */
  profession?: Profession;
  /** One large emblem, or several small ones. */
  emblems: readonly EmblemName[];
  hill?: number;
  formats: ReadonlyArray<{ format: Format; hours: string }>;
  /** The signpost of home. */
  plates: readonly Profession[];
}

const texts = typeset({
  online: "Formations DPC 100 % en ligne",
  programme: "Formation DPC en ligne",
  questions: "Questions fréquentes",
  legal: "Informations légales",
});

/** Every indexable page, in sitemap order. */
export function listPictures(): PictureContent[] {
  return [
    { ...plain("/", texts.online, homePage.hero.title), plates: PROFESSIONS },
    plain("/formations", texts.online, formationsPage.title),
    ...PROFESSIONS.map((profession) => ({
      ...plain(professions[profession].listPath, texts.online, programmeListPages[profession].title),
      profession,
      emblems: programmesOf(profession).map(({ emblem }) => emblem),
    })),
    ...programmes.map((programme) => ({
      ...plain(programme.path, `${texts.programme} · ${professions[programme.profession].many}`, programme.title),
      profession: programme.profession,
      emblems: [programme.emblem],
      hill: programme.hill,
      formats: listFormats(programme).map((format) => ({ format, hours: describeFormatHours(programme, format) })),
    })),
    plain(selectionPage.path, texts.online, selectionPage.title),
    // Its title on the page is a promise, under a condition.
    plain("/financement", texts.online, financingPage.meta.title),
    plain("/organisme", texts.online, organisationPage.title),
    plain(faqPage.path, texts.questions, faqPage.title),
    plain(nextYearPage.path, texts.online, nextYearPage.title),
    plain(enrolmentHelp.path, texts.online, enrolmentHelp.title),
    plain(contactPage.path, texts.online, contactPage.title),
    plain(employerQuotationPage.path, texts.online, employerQuotationPage.title),
    ...legalNotices.map(({ path, title }) => plain(path, texts.legal, title)),
  ];
}

/** Digest of each picture's drawing, by path. */
export const DIGESTS_FILE = path.join(import.meta.dirname, "digests.json");

/** Pages whose picture is missing or not as it would be drawn now. */
export function listStalePictures(digests: Readonly<Record<string, string>> = JSON.parse(readFileSync(DIGESTS_FILE, "utf8"))): string[] {
  return listPictures().flatMap((content) => (digests[content.path] === digestOf(content) ? [] : [content.path]));
}

export function digestOf(content: PictureContent): string {
  return createHash("sha256").update(drawPicture(content)).digest("hex");
}

function plain(path: string, kicker: string, title: string): PictureContent {
  return { path, kicker, title, emblems: [], formats: [], plates: [] };
}
