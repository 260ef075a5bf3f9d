import * as v from "valibot";
import { expect, test } from "vitest";
import { catalogueCounts } from "./catalogue-counts.ts";
import { claims, withheldClaims } from "./claims.ts";
import { faqItems } from "./faq.ts";
import { formatEuros, formatHours, formatNumber } from "./format.ts";
import * as navigation from "./navigation.ts";
import { DEFAULT_PRICE_IN_CENTS, listFormats, offerOf } from "./offers.ts";
import { organisation } from "./organisation.ts";
import { periodNotice } from "./period.ts";
import { processSteps } from "./process.ts";
import { professions } from "./professions.ts";
import { findProgramme, programmes, programmesOf } from "./programmes/index.ts";
import { scaleNote } from "./scale-note.ts";
import { claimSchema, faqItemSchema, homeTestimonialSchema, processStepSchema, programmeSchema } from "./schema.ts";
import { homeTestimonials } from "./testimonials.ts";
import { typeset } from "./typeset.ts";
import { FAQ_CATEGORIES, FORMATS, PROFESSIONS } from "./vocabulary.ts";

// SPEC.md §3, « Programme data », copied by hand.
const OFFERS = [
  ["/formations/generalistes/diagnostic-endometriose", "PI", "9A0X2425002", "10 h", "450 €", "779 €"],
  ["/formations/generalistes/diagnostic-endometriose", "EPP", "9A0X2425013", "4 h", "180 €", "494 €"],
  ["/formations/generalistes/diagnostic-endometriose", "FC", "9A0X2425006", "6 h", "135 €", "285 €"],
  ["/formations/generalistes/troubles-nutritionnels", "PI", "9A0X2425003", "10 h", "450 €", "779 €"],
  ["/formations/generalistes/troubles-nutritionnels", "EPP", "9A0X2425019", "4 h", "180 €", "494 €"],
  ["/formations/generalistes/troubles-nutritionnels", "FC", "9A0X2425007", "6 h", "135 €", "285 €"],
  ["/formations/generalistes/diagnostic-alzheimer", "EPP", "9A0X2425015", "4 h", "180 €", "494 €"],
  ["/formations/generalistes/diagnostic-alzheimer", "FC", "9A0X2425014", "6 h", "135 €", "285 €"],
  ["/formations/generalistes/vaccination", "EPP", "9A0X2425020", "4 h", "180 €", "494 €"],
  ["/formations/generalistes/vaccination", "FC", "9A0X2425017", "7 h", "157,50 €", "332,50 €"],
  ["/formations/infirmiers/amelioration-douleur", "PI", "9A0X2425009", "10 h", "235,60 €", "467,40 €"],
  ["/formations/infirmiers/amelioration-douleur", "EPP", "9A0X2425012", "4 h", "121,60 €", "296,40 €"],
  ["/formations/infirmiers/amelioration-douleur", "FC", "9A0X2425005", "6 h", "114 €", "171 €"],
  ["/formations/infirmiers/iatrogenie-medicamenteuse", "EPP", "9A0X2425018", "4 h", "121,60 €", "296,40 €"],
  ["/formations/infirmiers/iatrogenie-medicamenteuse", "FC", "9A0X2425011", "6 h", "114 €", "171 €"],
  ["/formations/infirmiers/vaccination-enjeux", "EPP", "9A0X2425021", "4 h", "121,60 €", "296,40 €"],
  ["/formations/infirmiers/vaccination-enjeux", "FC", "9A0X2425010", "11 h", "209 €", "313 €"],
] as const;

// SPEC.md §2 and §9: path, rating, learners, indemnity on hover, default format, steps, width of the card.
const PAGES = [
  ["/formations/generalistes/diagnostic-endometriose", "4,8", 382, "450 €", "PI", 11, 350],
  ["/formations/generalistes/troubles-nutritionnels", "4,8", 417, "450 €", "PI", 11, 320],
  ["/formations/generalistes/vaccination", "4,9", 351, "180 €", "EPP", 11, 350],
  ["/formations/generalistes/diagnostic-alzheimer", "4,7", 289, "180 €", "EPP", 10, 350],
  ["/formations/infirmiers/amelioration-douleur", "4,9", 473, "471,20 €", "PI", 11, 350],
  ["/formations/infirmiers/vaccination-enjeux", "4,8", 339, "209 €", "EPP", 10, 350],
  ["/formations/infirmiers/iatrogenie-medicamenteuse", "4,7", 292, "114 €", "EPP", 9, 350],
] as const;

function withPlainSpaces(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, " ");
}

/** Every string of a value, keys aside. */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(listTexts);
}

const ALL_CONTENT = {
  programmes,
  homeTestimonials,
  claims,
  scaleNote,
  withheldClaims,
  faqItems,
  processSteps,
  organisation,
  professions,
  navigation: { ...navigation },
  periodNotice,
};

test("every record has the shape of its schema", () => {
  v.parse(v.array(programmeSchema), programmes);
  v.parse(v.array(homeTestimonialSchema), homeTestimonials);
  v.parse(v.array(claimSchema), Object.values(claims));
  v.parse(v.array(faqItemSchema), faqItems);
  v.parse(v.array(processStepSchema), processSteps);
});

test("no record has a field unknown to its schema", () => {
  expect(v.parse(v.array(programmeSchema), programmes)).toEqual(programmes);
  expect(v.parse(v.array(homeTestimonialSchema), homeTestimonials)).toEqual(homeTestimonials);
  expect(v.parse(v.array(faqItemSchema), faqItems)).toEqual(faqItems);
});

test("the 17 offers are those of the specification, to the cent", () => {
  const offers = programmes.flatMap((programme) =>
    listFormats(programme).map((format) => {
      const offer = offerOf(programme, format);
      if (offer?.priceInCents === undefined) throw new Error(`${programme.id} ${format} has no price`);
      const { reference, hours, indemnityInCents, priceInCents } = offer;
      return [programme.path, format, reference, formatHours(hours), formatEuros(indemnityInCents), formatEuros(priceInCents)].map(
        withPlainSpaces,
      );
    }),
  );
  expect(offers.toSorted()).toEqual(OFFERS.map((row) => [...row]).toSorted());
});

test("the seven pages have the figures of the specification, in list order", () => {
  const pages = programmes.map((programme) => [
    programme.path,
    formatNumber(programme.rating),
    programme.learners,
    withPlainSpaces(formatEuros(programme.hoverIndemnityInCents)),
    programme.defaultFormat,
    programme.learnerPath.length,
    programme.sideCardWidth,
  ]);
  expect(pages).toEqual(PAGES.map((row) => [...row]));
});

test("the learners of the programmes add up to 2543, the figure shown", () => {
  expect(programmes.reduce((sum, programme) => sum + programme.learners, 0)).toBe(2543);
  expect(withPlainSpaces(claims.learners.value)).toBe("2 543");
});

test("no reference stands twice, the mobile offer included, so none is shared by two professions", () => {
  const references = programmes.flatMap((programme) => [
    ...Object.values(programme.formats).map((offer) => offer.reference),
    ...(programme.mobileOffer ? [programme.mobileOffer.reference] : []),
  ]);
  expect(references).toHaveLength(18);
  expect(new Set(references).size).toBe(18);
});

test("a reference begins with the provider's number", () => {
  for (const [, , reference] of OFFERS) expect(reference.startsWith(organisation.dpcNumber)).toBe(true);
});

test("an integrated programme has the hours and the price of its EPP and FC together", () => {
  const integrated = programmes.filter((programme) => programme.formats.PI);
  expect(integrated).toHaveLength(3);
  for (const { id, formats } of integrated) {
    const { PI, EPP, FC } = formats;
    expect(PI?.hours, id).toBe((EPP?.hours ?? Number.NaN) + (FC?.hours ?? Number.NaN));
    expect(PI?.priceInCents, id).toBe((EPP?.priceInCents ?? Number.NaN) + (FC?.priceInCents ?? Number.NaN));
  }
});

test("a default format and a mobile format are formats of the programme", () => {
  for (const programme of programmes) {
    expect(listFormats(programme)).toContain(programme.defaultFormat);
    if (programme.mobileOffer) expect(listFormats(programme)).toContain(programme.mobileOffer.format);
  }
});

test("only nurse pain has a mobile offer: FC 9A0X2425024, 7 h, 115,50 €, 178,50 €, with a sentence that names both references", () => {
  const [pain, ...others] = programmes.filter((programme) => programme.mobileOffer);
  expect(others).toEqual([]);
  expect(pain).toMatchObject({
    id: "nurse-pain",
    mobileOffer: { format: "FC", reference: "9A0X2425024", hours: 7, indemnityInCents: 11_550, priceInCents: 17_850 },
  });
  expect(pain?.mobileOffer?.twoReferences).toMatch(/9A0X2425024.*9A0X2425005/);
});

test("the variants that lost are kept with a reason, and nowhere else", () => {
  const withheld = programmes.flatMap((programme) => programme.withheldVariants.map(({ value }) => [programme.id, withPlainSpaces(value)]));
  expect(withheld).toEqual([
    ["nurse-pain", "4,7/5, 289 apprenants"],
    ["nurse-vaccination", "FC 9A0X2425017, 7 h, indemnité 157,50 €, prix 332,50 €"],
  ]);
  const shownToNurses = programmesOf("infirmiers").map(({ withheldVariants: _, ...shown }) => shown);
  expect(JSON.stringify(shownToNurses)).not.toContain("9A0X2425017");
});

test("the steps of a learner path cover the formats of the programme, and the first one is met by all", () => {
  for (const { id, learnerPath } of programmes) {
    expect(learnerPath[0]?.formats, id).toEqual(["FC", "EPP"]);
    expect(learnerPath.at(-1)?.formats, id).toEqual(["FC", "EPP"]);
  }
});

test("only nurse vaccination has a caution, about the right to prescribe", () => {
  expect(programmes.filter((programme) => programme.caution).map((programme) => programme.id)).toEqual(["nurse-vaccination"]);
  expect(findProgramme("/formations/infirmiers/vaccination-enjeux")?.caution).toContain("prescrire les vaccins");
});

test("programmes are found by path and by profession, in list order", () => {
  expect(programmesOf("generalistes").map(({ id }) => id)).toEqual(["gp-endometriosis", "gp-nutrition", "gp-vaccination", "gp-alzheimer"]);
  expect(programmesOf("infirmiers").map(({ id }) => id)).toEqual(["nurse-pain", "nurse-vaccination", "nurse-iatrogenic-harm"]);
  for (const programme of programmes) {
    expect(findProgramme(programme.path)).toBe(programme);
    expect(programme.path.startsWith(`${professions[programme.profession].navPath}/`)).toBe(true);
  }
  expect(findProgramme("/formations")).toBeUndefined();
});

test("formats are listed PI, EPP, FC, and a missing one has no offer", () => {
  const [endometriosis, , vaccination] = programmes;
  if (!endometriosis || !vaccination) throw new Error("The catalogue is empty");
  expect(listFormats(endometriosis)).toEqual([...FORMATS]);
  expect(listFormats(vaccination)).toEqual(["EPP", "FC"]);
  expect(offerOf(vaccination, "PI")).toBeUndefined();
  expect(formatEuros(DEFAULT_PRICE_IN_CENTS)).toBe("779\u00A0€");
});

test("titles and descriptions are different on every programme", () => {
  expect(new Set(programmes.map(({ meta }) => meta.title)).size).toBe(7);
  expect(new Set(programmes.map(({ meta }) => meta.description)).size).toBe(7);
});

test("the claims are those of the specification", () => {
  const values = Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, withPlainSpaces(claim.value)]));
  expect(values).toEqual({
    upToHoursGeneralistes: "21 h",
    upToIndemnityGeneralistes: "950 €",
    upToHoursInfirmiers: "14 h",
    upToIndemnityInfirmiers: "357 €",
    learners: "2 543",
    satisfaction: "90 %",
    trainingHours: "15 000 h",
    compensatedProfessionals: "plus de 2 000",
    appRating: "4,7/5",
    programmes: "7",
    actions: "17",
    formats: "3",
    practitionersTrained: "1 146+",
    indemnified: "100 %",
  });
});

test("a claim about money says on what it depends", () => {
  for (const id of ["upToIndemnityGeneralistes", "upToIndemnityInfirmiers", "compensatedProfessionals", "indemnified"] as const) {
    expect(claims[id].note, id).toMatch(/[ée]ligib/);
    expect(claims[id].note, id).toContain("barème");
  }
  expect(scaleNote).toContain(`barème ${organisation.scaleYear}`);
});

test("the home page has seven testimonials, gentiane for nurses and lac for doctors", () => {
  expect(homeTestimonials).toHaveLength(7);
  for (const { profession, color } of homeTestimonials) expect(color).toBe(profession === "IDEL" ? "gentiane" : "lac");
});

test("a testimonial is signed with a first name and an initial, and its initials are those of its name", () => {
  for (const { name, initials } of [...homeTestimonials, ...programmes.flatMap(({ testimonials }) => testimonials)]) {
    expect(name).toMatch(/^\p{Lu}[\p{L}-]+ \p{Lu}\.$/u);
    expect(initials).toBe(name.replace(/[^\p{Lu}]/gu, ""));
  }
});

test("a programme's testimonials speak of formats that it has", () => {
  const names = { PI: "programme intégré", EPP: "EPP", FC: "formation continue" };
  for (const programme of programmes) {
    const roles = listFormats(programme).map((format) => names[format]);
    for (const { role } of programme.testimonials) expect(roles, `${programme.id}: ${role}`).toContain(role.split(", ").at(-1));
  }
});

test("the FAQ has eight items, every category of the specification, and the question as id", () => {
  expect(faqItems).toHaveLength(8);
  expect(new Set(faqItems.map(({ category }) => category))).toEqual(new Set(FAQ_CATEGORIES));
  for (const { id, question } of faqItems) {
    const slug = question
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    expect(id).toBe(slug);
  }
});

test("the process has five steps, numbered in order", () => {
  expect(processSteps.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test("the catalogue labels are word for word those of the specification", () => {
  expect(PROFESSIONS.map((profession) => professions[profession].catalogueLabel)).toEqual(["Médecins Généralistes", "Infirmiers IDE"]);
});

test("the operator's addresses, phone and date are written as machines read them", () => {
  for (const email of [organisation.email, organisation.dataProtectionEmail, organisation.disabilityEmail]) {
    v.parse(v.pipe(v.string(), v.email()), email);
  }
  for (const url of [organisation.agencyUrl, organisation.apps.appStore.url, organisation.apps.googlePlay.url]) {
    expect(new URL(url).protocol).toBe("https:");
  }
  expect(organisation.phone).toMatch(/^\+33\d{9}$/);
  v.parse(v.pipe(v.string(), v.isoDate()), organisation.periodEnd);
});

test("every text is set in French type, and its braces are closed", () => {
  for (const text of listTexts(ALL_CONTENT)) {
    expect(text).toBe(typeset(text));
    expect(text.replace(/\{[^{}]+\}/g, "")).not.toMatch(/[{}]/);
  }
});

test("no text promises what the law or the agency forbids to promise", () => {
  const forbidden = /agréé|accrédit|gratuit|garanti|\bCPF\b|!|\[S\d|\[G\]/i;
  for (const text of listTexts(ALL_CONTENT)) expect(text).not.toMatch(forbidden);
});

test("the counts that texts name are those of the catalogue", () => {
  expect(catalogueCounts).toEqual({
    programmes: programmes.length,
    byProfession: Object.fromEntries(PROFESSIONS.map((profession) => [profession, programmesOf(profession).length])),
    actions: programmes.flatMap(listFormats).length,
    learners: programmes.reduce((sum, { learners }) => sum + learners, 0),
  });
});
