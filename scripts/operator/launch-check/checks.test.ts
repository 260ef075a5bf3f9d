import { expect, test } from "vitest";
import { CHECKS, listFindings, runCheck } from "./checks.ts";
import { type Facts, readFacts } from "./facts.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

type Programme = Facts["programmes"][number];

// A site as unsettled as can be. Not the real content: that is meant to be settled.
function makeProgramme(id: string, profession: Programme["profession"], changes: Partial<Programme>): Programme {
  const testimonial = { sample: true, name: "Zoé M.", initials: "ZM", role: "IDEL", rating: 5 as const, comment: "Utile." };
  return {
    id,
    profession,
    path: `/formations/${profession}/${id}`,
    emblem: "pain",
    shortTitle: id,
    title: id,
    tagline: id,
    about: id,
    objectives: [],
    learnerPath: [{ title: "Second tour d'audit", formats: ["EPP"] }],
    formats: {},
    defaultFormat: "EPP",
    rating: 4.8,
    learners: 300,
    hoverIndemnityInCents: 0,
    sideCardWidth: 350,
    withheldVariants: [],
    referenceTexts: [],
    updatedOn: "2026-11-20",
    meta: { title: id, description: id, keywords: id },
    testimonials: [testimonial, testimonial, testimonial],
    ...changes,
  };
}

const gpFormats: Programme["formats"] = {
  PI: { reference: "9A0X2425002", hours: 10, indemnityInCents: 45_000, priceInCents: 77_900 },
  EPP: { reference: "9A0X2425013", hours: 4, indemnityInCents: 18_000, priceInCents: 49_400 },
  FC: { reference: "9A0X2425006", hours: 6, indemnityInCents: 13_500, priceInCents: 28_500 },
};
const programmes: Programme[] = [
  makeProgramme("gp-endometriosis", "generalistes", { formats: gpFormats, hoverIndemnityInCents: 45_000 }),
  makeProgramme("gp-nutrition", "generalistes", { formats: gpFormats, hoverIndemnityInCents: 45_000 }),
  makeProgramme("nurse-pain", "infirmiers", {
    formats: {
      PI: { reference: "9A0X2425009", hours: 10, indemnityInCents: 23_560, priceInCents: 46_740 },
      EPP: { reference: "9A0X2425012", hours: 4, indemnityInCents: 12_160, priceInCents: 29_640 },
      FC: { reference: "9A0X2425005", hours: 6, indemnityInCents: 11_400, priceInCents: 17_100 },
    },
    hoverIndemnityInCents: 47_120,
    mobileOffer: {
      format: "FC",
      reference: "9A0X2425024",
      hours: 7,
      indemnityInCents: 11_550,
      priceInCents: 17_850,
      twoReferences: "Deux actions.",
    },
    withheldVariants: [{ value: "4,7/5", reason: "C'est une autre ligne." }],
  }),
  makeProgramme("nurse-vaccination", "infirmiers", {
    formats: {
      EPP: { reference: "9A0X2425021", hours: 4, indemnityInCents: 12_160, priceInCents: 29_640 },
      FC: { reference: "9A0X2425010", hours: 11, indemnityInCents: 20_900, priceInCents: 31_300 },
    },
    hoverIndemnityInCents: 20_900,
    caution: "Cette formation ne remplace pas la formation réglementaire.",
    learnerPath: [{ title: "Audit clinique, premier tour", formats: ["EPP"] }],
  }),
  makeProgramme("nurse-iatrogenic-harm", "infirmiers", {
    formats: {
      EPP: { reference: "9A0X2425018", hours: 4, indemnityInCents: 12_160, priceInCents: 29_640 },
      FC: { reference: "9A0X2425011", hours: 6, indemnityInCents: 11_400, priceInCents: 17_100 },
    },
    hoverIndemnityInCents: 11_400,
  }),
];

function makeClaim(value: string, label: string) {
  return { value, label, note: null, source: null, date: null };
}

const facts: Facts = {
  ...(await readFacts(NOW)),
  texts: [
    { file: "app/content/legal/legal-notice.ts", text: "Édité par {raison sociale}, {forme juridique}." },
    { file: "app/content/organisation.ts", text: "{raison sociale}" },
    { file: "app/content/pages/home.ts", text: "Appelez-nous 24/7" },
  ],
  programmes,
  claims: {
    upToIndemnityGeneralistes: makeClaim("950 €", "d'indemnité"),
    upToIndemnityInfirmiers: makeClaim("357 €", "d'indemnité"),
    learners: makeClaim("1 500", "inscriptions"),
    compensatedProfessionals: makeClaim("plus de 1 200", "professionnels indemnisés"),
    practitionersTrained: makeClaim("1 146+", "praticiens formés"),
    indemnified: makeClaim("100 %", "indemnisé"),
  },
  withheldClaims: [{ value: "12 formations", reason: "Aucun décompte ne donne 12." }],
  homeTestimonials: [{ sample: true, name: "Zoé M.", initials: "ZM", profession: "IDEL", color: "lac", text: "Utile." }],
  legalNotices: [
    {
      path: "/mentions-legales",
      title: "Mentions légales",
      versionDate: "2026-11-20",
      articles: [],
      annexes: [],
      meta: { title: "", description: "", keywords: "" },
    },
  ],
};
const { organisation: realOrganisation } = facts;
facts.organisation = {
  ...realOrganisation,
  adviceHours: "du lundi au vendredi, 9 h – 19 h",
  catalogueEdition: "2025",
  scaleYear: 2025,
  periodEnd: "2026-12-31",
  annualHours: { generalistes: 21, infirmiers: 14 },
  apps: {
    appStore: { url: "https://apps.apple.com/fr/", isPlaceholder: true },
    googlePlay: { url: "https://play.google.com/store/apps", isPlaceholder: true },
  },
  expert: { name: null, title: null },
};
facts.terms = {
  ...facts.terms,
  freeCancellationDays: 21,
  inPersonLateDays: 15,
  eLearningCancellationDays: 10,
  eLearningPostponementDays: 5,
};
facts.privacy = { ...facts.privacy, otherRetentionYears: 4 };
facts.privacyRules = { ...facts.privacyRules, prospectYears: 3 };

function textFacts(...texts: string[]) {
  return { texts: texts.map((text) => ({ file: "app/content/essai.ts", text })), settings: {} };
}

/** What some checks find in a site that differs by these facts. */
function find(names: keyof typeof CHECKS | (keyof typeof CHECKS)[], changes: Partial<Facts>) {
  return [names].flat().flatMap((name) => runCheck(CHECKS[name], { ...facts, ...changes }));
}

/** The organisation, with changes. */
function organisation(changes: Partial<Facts["organisation"]>) {
  return { ...facts.organisation, ...changes };
}

/** One programme, with changes. */
function programme(id: string, changes: Partial<Facts["programmes"][number]> = {}) {
  const found = facts.programmes.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no programme ${id}`);
  return { ...found, ...changes };
}

function idsOf(findings: readonly { id: string }[]) {
  return findings.map(({ id }) => id);
}

test("each placeholder in braces is found once, wherever it is quoted", () => {
  const { texts } = textFacts("{raison sociale}", "Édité par {raison sociale}, {forme juridique}.");
  expect(idsOf(find("placeholders", { texts }))).toEqual(["remplir-raison-sociale", "remplir-forme-juridique"]);
  expect(find("placeholders", textFacts("Cimes Formation SAS", "a { b"))).toEqual([]);
});

test("a placeholder is named by the file to fill it in", () => {
  const found = find("placeholders", facts).find(({ id }) => id === "remplir-raison-sociale");
  expect(found?.text).toContain("app/content/organisation.ts");
});

test("addresses of reserved domains are found in content and settings", () => {
  const findings = find("reservedDomains", {
    ...textFacts("Écrivez à contact@cimes.example."),
    settings: { SITE_ORIGIN: "https://www.cimes.example" },
  });
  expect(idsOf(findings)).toEqual(["adresse-contact-cimes-example", "adresse-www-cimes-example"]);
  expect(
    find("reservedDomains", { ...textFacts("contact@cimes-dpc.fr, par exemple"), settings: { SITE_ORIGIN: "https://www.cimes-dpc.fr" } }),
  ).toEqual([]);
});

test.each(["+33465712038", "04 65 71 20 38", "0199001234", "06.39.98.12.34"])("%s is a number of fiction", (phone) => {
  expect(find("fictionPhones", textFacts(phone))).toHaveLength(1);
});

test("a real number is not reported, and one number in two spellings is one finding", () => {
  expect(find("fictionPhones", textFacts("04 76 12 34 56", "+33476123456", "9A0X2425013"))).toEqual([]);
  expect(find("fictionPhones", textFacts("+33465712038", "04 65 71 20 38"))).toHaveLength(1);
});

test("links to the front page of an app store are found until they lead to the app", () => {
  expect(idsOf(find("appStores", facts))).toEqual(["application-appstore", "application-googleplay"]);
  const apps = {
    appStore: { url: "https://apps.apple.com/fr/app/cimes/id1", isPlaceholder: false },
    googlePlay: { url: "https://play.google.com/store/apps/details?id=fr.cimes", isPlaceholder: false },
  };
  expect(find("appStores", { organisation: organisation({ apps }) })).toEqual([]);
});

test("« 24/7 » is to be confirmed while advisers keep office hours", () => {
  expect(idsOf(find("answeringHours", facts))).toEqual(["telephone-24-7"]);
  expect(find("answeringHours", { texts: [], organisation: facts.organisation })).toEqual([]);
  expect(find("answeringHours", { texts: facts.texts, organisation: organisation({ adviceHours: "24 h sur 24" }) })).toEqual([]);
});

test("sample testimonials are found per page until the last one is real", () => {
  const sample = programme("nurse-pain");
  expect(idsOf(find("testimonials", { homeTestimonials: facts.homeTestimonials, programmes: [sample] }))).toEqual([
    "temoignages-accueil",
    "temoignages-nurse-pain",
  ]);
  const genuine = { ...sample, testimonials: sample.testimonials.map((testimonial) => ({ ...testimonial, sample: false })) };
  const mixed = { ...sample, testimonials: sample.testimonials.map((testimonial, index) => ({ ...testimonial, sample: index === 0 })) };
  expect(find("testimonials", { homeTestimonials: [], programmes: [genuine] })).toEqual([]);
  expect(find("testimonials", { homeTestimonials: [], programmes: [mixed] })[0]?.text).toMatch(/^1 témoignage/);
});

test("an expert without a name is to be confirmed", () => {
  expect(find("expert", facts)).toHaveLength(1);
  expect(find("expert", { organisation: organisation({ expert: { name: "Dr Zoé Martin", title: "médecin généraliste" } }) })).toEqual([]);
});

test("a figure needs a source and a source a date, except for figures that the site counts itself", () => {
  const claim = { value: "90 %", label: "de satisfaction", note: null };
  const claims = {
    bare: { ...claim, source: null, date: null },
    undated: { ...claim, source: "Questionnaire de fin", date: null },
    settled: { ...claim, source: "Questionnaire de fin", date: "2026-10-01" },
    counted: { ...claim, source: "Catalogue", date: null },
  };
  expect(idsOf(find("claimSources", { claims }))).toEqual(["chiffre-bare", "chiffre-undated"]);
});

test("figures that cannot all be true are found", () => {
  expect(idsOf(find(["compensatedLearners", "trainedPractitioners"], facts))).toEqual(["chiffres-indemnises", "chiffres-praticiens"]);
  const { practitionersTrained, indemnified, ...others } = facts.claims;
  expect(find(["compensatedLearners", "trainedPractitioners"], { claims: others, programmes: facts.programmes })).toEqual([]);
  const right = { ...practitionersTrained, value: "900", label: "infirmiers", note: null, source: null, date: null };
  expect(
    idsOf(
      find(["compensatedLearners", "trainedPractitioners"], {
        claims: { ...others, practitionersTrained: right },
        programmes: facts.programmes,
      }),
    ),
  ).toEqual([]);
});

test("all references, the mobile one too, are to be checked at the agency", () => {
  const [finding] = find("references", facts);
  expect(finding?.text).toMatch(/^14 références/);
  expect(finding?.text).toContain("9A0X2425024");
  expect(find("references", { programmes: [] })).toEqual([]);
});

test("a mobile card that differs from the page is found; one that matches is not", () => {
  expect(idsOf(find(["mobileOffers", "twoReferences"], facts))).toEqual(["offre-mobile-nurse-pain", "deux-references-nurse-pain"]);
  const pain = programme("nurse-pain");
  const offer = pain.formats.FC;
  if (!offer) throw new Error("no FC");
  expect(
    find(["mobileOffers", "twoReferences"], {
      programmes: [{ ...pain, mobileOffer: { format: "FC", ...offer, twoReferences: "Deux actions." } }],
    }),
  ).toEqual([]);
});

test("an indemnity on hover that is not the highest of a format is found", () => {
  expect(idsOf(find("hoverIndemnities", facts))).toEqual(["indemnite-survol-nurse-pain", "indemnite-survol-nurse-iatrogenic-harm"]);
  expect(find("hoverIndemnities", { programmes: [programme("nurse-pain", { hoverIndemnityInCents: 23_560 })] })).toEqual([]);
});

test("a yearly maximum above what the catalogue can give is found: 950 € is too much, 357 € is not", () => {
  const findings = find("annualMaximum", facts);
  expect(idsOf(findings)).toEqual(["maximum-generalistes"]);
  expect(findings[0]?.text.replace(/[\u00A0\u202F]/g, " ")).toContain("le catalogue donne au plus 900 €");
  const claims = { ...facts.claims, upToIndemnityGeneralistes: { value: "900 €", label: "", note: null, source: null, date: null } };
  expect(find("annualMaximum", { ...facts, claims })).toEqual([]);
});

test("a price that breaks the hourly rate of similar offers is found, with the price that the rate would give", () => {
  const findings = find("hourlyRates", facts);
  expect(idsOf(findings)).toEqual(["prix-horaire-nurse-vaccination-fc"]);
  expect(findings[0]?.text.replace(/\u00A0/g, " ")).toContain("ce serait 313,50 €");
  const vaccination = programme("nurse-vaccination");
  const FC = { ...vaccination.formats.FC, reference: "9A0X2425010", hours: 11, indemnityInCents: 20_900, priceInCents: 31_350 };
  const repaired = { ...vaccination, formats: { ...vaccination.formats, FC } };
  expect(
    find("hourlyRates", { programmes: facts.programmes.map((candidate) => (candidate.id === repaired.id ? repaired : candidate)) }),
  ).toEqual([]);
});

test("an offer without a price is found", () => {
  expect(find("missingPrices", facts)).toEqual([]);
  const formats = { EPP: { reference: "9A0X2425021", hours: 4, indemnityInCents: 12_160 } };
  expect(idsOf(find("missingPrices", { programmeEntries: [{ ...programme("nurse-vaccination"), formats }] }))).toEqual([
    "prix-nurse-vaccination-epp",
  ]);
});

test("a profession whose rates have no source or no day of reading is found", () => {
  const source = { text: "", name: "infodpc.fr", url: "https://infodpc.fr", readOn: "2026-11-22" };
  const unread = { ...source, readOn: "{date de lecture}" };
  const unnamed = { ...source, url: null };
  expect(find("scaleSources", { scaleSources: { generalistes: source, infirmiers: source } })).toEqual([]);
  expect(idsOf(find("scaleSources", { scaleSources: { generalistes: unread, infirmiers: unnamed } }))).toEqual([
    "source-bareme-generalistes",
    "source-bareme-infirmiers",
  ]);
});

test("a scale of an earlier year is found", () => {
  expect(idsOf(find("scaleYear", facts))).toEqual(["bareme-2025"]);
  expect(find("scaleYear", { now: NOW, organisation: organisation({ scaleYear: 2026 }) })).toEqual([]);
});

test("values that are kept but never shown are listed with the reason", () => {
  expect(idsOf(find("withheldVariants", facts))).toEqual(["ecarte-nurse-pain"]);
  expect(idsOf(find("withheldClaims", facts))).toEqual(["ecarte-12-formations"]);
  expect(find("withheldVariants", { programmes: [programme("nurse-pain", { withheldVariants: [] })] })).toEqual([]);
  expect(find("withheldClaims", { withheldClaims: [] })).toEqual([]);
});

test("gaps in the terms of cancellation are found until they are closed", () => {
  expect(idsOf(find(["lateCancellation", "eLearningCancellation"], facts))).toEqual(["annulation-jours", "annulation-elearning"]);
  const terms = { ...facts.terms, freeCancellationDays: 15, inPersonLateDays: 15, eLearningPostponementDays: 10 };
  expect(find(["lateCancellation", "eLearningCancellation"], { terms })).toEqual([]);
});

test("keeping prospects longer than the CNIL advises is to be confirmed", () => {
  expect(idsOf(find("retention", facts))).toEqual(["conservation"]);
  expect(find("retention", { ...facts, privacy: { ...facts.privacy, otherRetentionYears: 3 } })).toEqual([]);
});

test("a caution and a clinical audit without a second round are to be confirmed", () => {
  expect(idsOf(find("cautions", facts))).toEqual(["mise-en-garde-nurse-vaccination"]);
  expect(idsOf(find("auditRounds", facts))).toEqual(["second-tour-nurse-vaccination"]);
  const { caution: _, ...settled } = programme("nurse-vaccination");
  const learnerPath = [...settled.learnerPath, { title: "Second tour d'audit", formats: ["EPP" as const] }];
  expect(find("cautions", { programmes: [settled] })).toEqual([]);
  expect(find("auditRounds", { programmes: [{ ...settled, learnerPath }] })).toEqual([]);
});

test("the period is over the day after its last day, in Paris", () => {
  expect(find("periodEnd", { organisation: facts.organisation, now: new Date("2026-12-31T22:59:00Z") })).toEqual([]);
  expect(find("periodEnd", { organisation: facts.organisation, now: new Date("2026-12-31T23:01:00Z") })).toHaveLength(1);
});

test("the duration of each format is to be confirmed, and again when it changes", () => {
  const [finding] = find("formatCalendars", facts);
  expect(finding).toMatchObject({ id: "calendrier-formats", severity: "toConfirm" });
  expect(finding?.text).toMatch(/PI \d+ jours, EPP \d+ jours, FC \d+ jours/);
});

test("a catalogue of last year is to be confirmed", () => {
  expect(idsOf(find("catalogueEdition", facts))).toEqual(["edition-2025"]);
  expect(find("catalogueEdition", { now: NOW, organisation: organisation({ catalogueEdition: "2026" }) })).toEqual([]);
});

test("a sharing picture that says what its page no longer says blocks, with the page and the command that draws it", () => {
  expect(find("sharingPictures", { stalePictures: [] })).toEqual([]);
  const [finding] = find("sharingPictures", { stalePictures: ["/faq"] });
  expect(finding).toMatchObject({ id: "images-de-partage", severity: "blocking" });
  expect(finding?.text).toContain("/faq (npm run pictures)");
});

test("content that nobody has reviewed for a year is to be read again", () => {
  expect(find("reviewDates", facts)).toEqual([]);
  const later = find("reviewDates", { ...facts, now: new Date("2027-12-01T10:00:00Z") });
  expect(later).toHaveLength(programmes.length + 1);
});

test("the address of the site is https and nothing but an origin", () => {
  expect(find("siteOrigin", { settings: { SITE_ORIGIN: "https://www.cimes-dpc.fr" } })).toEqual([]);
  for (const SITE_ORIGIN of ["", "www.cimes-dpc.fr", "http://www.cimes-dpc.fr", "https://www.cimes-dpc.fr/accueil"])
    expect(find("siteOrigin", { settings: { SITE_ORIGIN } })).toHaveLength(1);
});

test("an invalid setting blocks, with its name and its allowed values", () => {
  const settings = { SCHEDULING_URL: "calendly.com/cimes", UNKNOWN_PATH: "accueil", INDEXING: "allow" };
  expect(find("settingValues", { settings })).toEqual([
    expect.objectContaining({
      id: "reglage-unknown-path",
      severity: "blocking",
      text: expect.stringContaining("« mentions-legales » ou « 404 »"),
    }),
    expect.objectContaining({
      id: "reglage-scheduling-url",
      severity: "blocking",
      text: expect.stringContaining("« calendly.com/cimes »"),
    }),
  ]);
});

test("a site hidden from search engines and a missing calendar are to be confirmed", () => {
  expect(
    idsOf([...find("indexing", { settings: { INDEXING: "forbid" } }), ...find("scheduling", { settings: { SCHEDULING_URL: "" } })]),
  ).toEqual(["indexation", "calendrier"]);
  expect(find("indexing", { settings: { INDEXING: "allow" } })).toEqual([]);
  expect(find("scheduling", { settings: { SCHEDULING_URL: "https://calendly.com/cimes" } })).toEqual([]);
});

const MAIL = { NOTIFICATION_EMAILS: "zoe@cimes-dpc.fr, ali@cimes-dpc.fr", NOTIFICATION_SENDER: "site@cimes-dpc.fr" };

test.each([
  ["nothing is set", {}, []],
  ["recipients have no sender", { ...MAIL, NOTIFICATION_SENDER: "" }, []],
  ["the address is none", { ...MAIL, NOTIFICATION_EMAILS: "zoe" }, ["ERASURE_PEPPER"]],
  ["Cloudflare does not say which secrets there are", {}, null],
])("launch is blocked because nobody is notified of a request while %s", (_, settings, secrets) => {
  expect(find("notifications", { settings, secrets })).toEqual([expect.objectContaining({ id: "prevenir", severity: "blocking" })]);
});

test.each([
  ["the settings of e-mail", MAIL, null],
  ["the secret of the webhook", {}, ["NOTIFICATION_WEBHOOK"]],
  ["recipients in a secret", { NOTIFICATION_SENDER: MAIL.NOTIFICATION_SENDER }, ["NOTIFICATION_EMAILS"]],
])("one channel is enough: %s", (_, settings, secrets) => {
  expect(find("notifications", { settings, secrets })).toEqual([]);
});

test("notified addresses are to be confirmed as verified, and named unless they are secret", () => {
  expect(find("verifiedAddresses", { settings: MAIL, secrets: null })[0]?.text).toContain("zoe@cimes-dpc.fr, ali@cimes-dpc.fr ;");
  const { NOTIFICATION_SENDER } = MAIL;
  expect(find("verifiedAddresses", { settings: { NOTIFICATION_SENDER }, secrets: ["NOTIFICATION_EMAILS"] })).toHaveLength(1);
  expect(find("verifiedAddresses", { settings: {}, secrets: ["NOTIFICATION_WEBHOOK"] })).toEqual([]);
});

test("a live site without the secret of erasures blocks; before it is online, the secret is to be made afterwards", () => {
  const severities = (secrets: string[] | null, hasPepper: boolean) =>
    find(["erasurePepper", "localErasurePepper"], { secrets, hasPepper }).map(({ severity }) => severity);

  expect(severities(["DOWNLOAD_SECRET"], true)).toEqual(["blocking"]);
  expect(severities(["ERASURE_PEPPER"], false)).toEqual([]);
  expect(severities(null, false)).toEqual(["toConfirm"]);
  expect(severities(null, true)).toEqual([]);
});

test("a programme without the source of its priority is to be confirmed", () => {
  const source = { name: "infodpc.fr", url: "https://infodpc.fr/orientations", readOn: "2026-11-20" };
  expect(idsOf(find("priorities", { programmes: [programme("nurse-pain")] }))).toEqual(["orientation-nurse-pain"]);
  expect(find("priorities", { programmes: [programme("nurse-pain", { priorityOrientation: source })] })).toEqual([]);
});

test("who pays is to be confirmed, and again when it changes", () => {
  const [before] = find("payers", facts);
  const salarie = { ...facts.statuses.salarie, payer: "Personne" };
  const [after] = find("payers", { statuses: { ...facts.statuses, salarie } });
  expect(before?.severity).toBe("toConfirm");
  expect(after?.text).not.toBe(before?.text);
});

test("a financing source that nobody has reviewed for a year is to be read again", () => {
  const source = { by: "ANFH,", site: "anfh.fr/2023", url: "https://anfh.fr/2023", readOn: "2025-11-20" };
  const payerSources = [source, { ...source, site: "anfh.fr/2024", readOn: "2025-11-22" }];
  expect(idsOf(find("payerSources", { payerSources, now: NOW }))).toEqual(["source-anfh-fr-2023"]);
});

test("each sentence of the employer's file on who pays is to be confirmed once, with what it was read on", () => {
  const points = find("employerPayers", facts);
  expect(idsOf(points)).toEqual(
    expect.arrayContaining(["payeur-generalistes-hopital-public", "payeur-infirmiers-hopital-public", "payeur-generalistes-prive"]),
  );
  expect(idsOf(points)).not.toContain("payeur-infirmiers-prive");
  expect(points.find(({ id }) => id === "payeur-infirmiers-hopital-public")?.text).toMatch(/plan de formation.*anfh-rapport-activite\.fr/);
});

test("the real content can be checked, and no two findings share an id", async () => {
  const ids = idsOf(listFindings(await readFacts(NOW)));
  expect(new Set(ids).size).toBe(ids.length);
});
