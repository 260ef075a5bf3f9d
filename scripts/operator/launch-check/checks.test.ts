import { expect, test } from "vitest";
import { parisDate } from "#app/content/dated.ts";
import { namePayer } from "#app/content/payers/payers.ts";
import { PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { sampleProgrammes } from "#tests/sample-catalogue.ts";
import { type Facts, readFacts } from "./facts.ts";
import { CHECKS, listFindings, runCheck } from "./report.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

type CheckName = keyof typeof CHECKS;
type Programme = Facts["programmes"][number];

const sample = { sample: true, name: "Zoé M.", rating: 5, text: "Utile." };
const secondRound = { title: "Second tour d'audit", formats: ["EPP"] };

/** What makes a programme of the sample catalogue questionable; the others have nothing but sample testimonials. */
const ODD: Record<string, object> = {
  pain: {
    hoverIndemnityInCents: 47_120,
    mobileOffer: {
      format: "FC",
      reference: "9A0X2499024",
      hours: 7,
      indemnityInCents: 11_550,
      priceInCents: 17_850,
      twoReferences: "Deux.",
    },
    withheldVariants: [{ value: "4,7/5", reason: "C'est une autre ligne." }],
  },
  iatrogenic: {
    caution: "Cette formation ne remplace pas la formation réglementaire.",
    learnerPath: [{ title: "Audit clinique, premier tour", formats: ["EPP"] }],
  },
};

// A site as unsettled as can be. Not the real content: that is meant to be settled.
const programmes = PROFESSIONS.flatMap((profession) =>
  sampleProgrammes(profession).map(({ id, offers }): Programme => {
    const made = {
      id: `${profession}-${id}`,
      title: id,
      profession,
      formats: Object.fromEntries(offers.map(({ format, programme: _, isToConfirm: __, ...offer }) => [format, offer])),
      hoverIndemnityInCents: Math.max(...offers.map(({ indemnityInCents }) => indemnityInCents)),
      learners: 300,
      learnerPath: [secondRound],
      withheldVariants: [],
      testimonials: [sample, sample, sample],
      updatedOn: "2026-11-20",
      ...ODD[id],
    };
    return made as unknown as Programme;
  }),
);

function makeClaim(value: string, label = "") {
  return { value, label, note: null, source: null, date: null };
}

const payerSource = { name: "anfh.fr/2023", url: "https://anfh.fr/2023", writtenOn: "2023", readOn: "2025-11-20" };
const real = await readFacts(NOW);
const facts: Facts = {
  ...real,
  texts: [
    { file: "app/content/legal/legal-notice.ts", text: "Édité par {raison sociale}, {forme juridique}." },
    { file: "app/content/organisation.ts", text: "{raison sociale}" },
    { file: "app/content/pages/home.ts", text: "Appelez-nous 24/7, écrivez à contact@cimes.example." },
  ],
  programmes,
  programmeEntries: [
    { id: "essai", title: "Essai", formats: { EPP: { reference: "9A0X2499021", hours: 4, indemnityInCents: 12_160 } } } as never,
  ],
  payerSources: [payerSource],
  claims: {
    upToIndemnityGeneralistes: makeClaim("950 €", "d'indemnité"),
    upToIndemnityInfirmiers: makeClaim("357 €", "d'indemnité"),
    learners: makeClaim("1 500", "inscriptions"),
    compensatedProfessionals: makeClaim("plus de 1 200", "professionnels indemnisés"),
    practitionersTrained: makeClaim("1 146+", "praticiens formés"),
    indemnified: makeClaim("100 %", "indemnisé"),
  },
  withheldClaims: [{ value: "12 formations", reason: "Aucun décompte ne donne 12." }],
  homeTestimonials: [{ ...sample, profession: "IDEL" }],
  legalNotices: real.legalNotices.slice(0, 1).map((notice) => ({ ...notice, versionDate: "2026-11-20" })),
  organisation: {
    ...real.organisation,
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
  },
  scaleSources: {
    generalistes: { text: "", name: "infodpc.fr", url: "https://infodpc.fr", readOn: "{date de lecture}" },
    infirmiers: { text: "", name: "infodpc.fr", url: null, readOn: "2026-11-22" },
  },
  settings: { INDEXING: "forbid", SCHEDULING_URL: "", SITE_ORIGIN: "https://www.cimes.example" },
  stalePictures: ["/faq"],
  terms: { ...real.terms, freeCancellationDays: 21, lateDays: 15, eLearningCancellationDays: 10, eLearningPostponementDays: 5 },
  privacy: { ...real.privacy, otherRetentionYears: 4 },
  privacyRules: { ...real.privacyRules, prospectYears: 3 },
};

function textFacts(...texts: string[]) {
  return { texts: texts.map((text) => ({ file: "app/content/essai.ts", text })), settings: {} };
}

/** What a check finds in a site that differs by these facts. */
function find(name: CheckName, changes: Partial<Facts> = {}) {
  return runCheck(CHECKS[name], { ...facts, ...changes });
}

function organisation(changes: Partial<Facts["organisation"]>) {
  return { organisation: { ...facts.organisation, ...changes } };
}

function claims(changes: Facts["claims"]) {
  return { claims: { ...facts.claims, ...changes } };
}

/** The catalogue with changes to one programme. */
function change(id: string, changes: Partial<Programme>) {
  return { programmes: programmes.map((programme) => (programme.id === id ? { ...programme, ...changes } : programme)) };
}

function idsOf(findings: readonly { id: string }[]) {
  return findings.map(({ id }) => id);
}

const formatsOf = (id: string) => programmes.find((programme) => programme.id === id)?.formats ?? {};
const { FC: painFC } = formatsOf("infirmiers-pain");
const { FC: vaccinationFC, ...vaccinationEPP } = formatsOf("infirmiers-vaccination");
if (!painFC || !vaccinationFC) throw new Error("no FC");
const apps = {
  appStore: { url: "https://apps.apple.com/fr/app/cimes/id1", isPlaceholder: false },
  googlePlay: { url: "https://play.google.com/store/apps/details?id=fr.cimes", isPlaceholder: false },
};
const orientation = { name: "infodpc.fr", url: "https://infodpc.fr/orientations", readOn: "2026-11-20" };
const settledScale = { text: "", name: "infodpc.fr", url: "https://infodpc.fr", readOn: "2026-11-22" };
const genuine = programmes.map((programme) => ({
  ...programme,
  testimonials: programme.testimonials.map((one) => ({ ...one, sample: false })),
}));
const { indemnified: _, practitionersTrained: __, ...modest } = facts.claims;

const POINTS: [name: CheckName, ids: string[], settled: Partial<Facts>, words?: RegExp][] = [
  [
    "placeholders",
    ["remplir-raison-sociale", "remplir-forme-juridique"],
    textFacts("Cimes Formation SAS", "a { b"),
    /app\/content\/organisation\.ts/,
  ],
  ["appStores", ["application-appstore", "application-googleplay"], organisation({ apps })],
  ["answeringHours", ["telephone-24-7"], { texts: [] }],
  ["answeringHours", ["telephone-24-7"], organisation({ adviceHours: "24 h sur 24" })],
  [
    "testimonials",
    ["temoignages-accueil", ...programmes.map(({ id }) => `temoignages-${id}`)],
    { homeTestimonials: [], programmes: genuine },
    /^blocking 1 témoignage/,
  ],
  ["expert", ["expert"], organisation({ expert: { name: "Dr Zoé Martin", title: "médecin généraliste" } })],
  ["compensatedLearners", ["chiffres-indemnises"], { claims: modest }],
  ["trainedPractitioners", ["chiffres-praticiens"], { claims: modest }],
  ["trainedPractitioners", ["chiffres-praticiens"], claims({ practitionersTrained: makeClaim("900", "infirmiers") })],
  ["references", ["references-dpc"], { programmes: [] }, /^blocking 18 références.*9A0X2499024/],
  [
    "mobileOffers",
    ["offre-mobile-infirmiers-pain"],
    change("infirmiers-pain", { mobileOffer: { format: "FC", ...painFC, twoReferences: "Deux." } }),
  ],
  ["twoReferences", ["deux-references-infirmiers-pain"], change("infirmiers-pain", { mobileOffer: undefined })],
  ["hoverIndemnities", ["indemnite-survol-infirmiers-pain"], change("infirmiers-pain", { hoverIndemnityInCents: 23_560 })],
  // 950 € is too much, 357 € is not.
  [
    "annualMaximum",
    ["maximum-generalistes"],
    claims({ upToIndemnityGeneralistes: makeClaim("900 €") }),
    /le catalogue donne au plus 900 €/,
  ],
  [
    "hourlyRates",
    ["prix-horaire-infirmiers-vaccination-fc"],
    change("infirmiers-vaccination", { formats: { ...vaccinationEPP, FC: { ...vaccinationFC, priceInCents: 31_350 } } }),
    /ce serait 313,50 €/,
  ],
  [
    "scaleSources",
    ["source-bareme-generalistes", "source-bareme-infirmiers"],
    { scaleSources: { generalistes: settledScale, infirmiers: settledScale } },
  ],
  ["scaleYear", ["bareme-2025"], organisation({ scaleYear: 2026 })],
  ["withheldVariants", ["ecarte-infirmiers-pain"], change("infirmiers-pain", { withheldVariants: [] })],
  ["withheldClaims", ["ecarte-12-formations"], { withheldClaims: [] }],
  ["lateCancellation", ["annulation-jours"], { terms: { ...facts.terms, freeCancellationDays: 15 } }],
  ["eLearningCancellation", ["annulation-elearning"], { terms: { ...facts.terms, eLearningPostponementDays: 10 } }],
  ["retention", ["conservation"], { privacy: { ...facts.privacy, otherRetentionYears: 3 } }],
  ["cautions", ["mise-en-garde-infirmiers-iatrogenic"], change("infirmiers-iatrogenic", { caution: undefined })],
  ["auditRounds", ["second-tour-infirmiers-iatrogenic"], change("infirmiers-iatrogenic", { learnerPath: [secondRound as never] })],
  ["catalogueEdition", ["edition-2025"], organisation({ catalogueEdition: "2026" })],
  // With the page, and the command that draws it.
  ["sharingPictures", ["images-de-partage"], { stalePictures: [] }, /^blocking .*\/faq \(npm run pictures\)/],
  ["indexing", ["indexation"], { settings: { INDEXING: "allow" } }],
  ["scheduling", ["calendrier"], { settings: { SCHEDULING_URL: "https://calendly.com/cimes" } }],
  ["missingPrices", ["prix-essai-epp"], { programmeEntries: real.programmeEntries }],
  [
    "reservedDomains",
    ["adresse-contact-cimes-example", "adresse-www-cimes-example"],
    { ...textFacts("contact@cimes-dpc.fr, par exemple"), settings: { SITE_ORIGIN: "https://www.cimes-dpc.fr" } },
  ],
  // Nobody has reviewed it for a year.
  ["payerSources", ["source-anfh-fr-2023"], { payerSources: [{ ...payerSource, readOn: "2025-11-22" }] }],
  [
    "priorities",
    programmes.map(({ id }) => `orientation-${id}`),
    { programmes: programmes.map((programme) => ({ ...programme, priorityOrientation: orientation })) },
  ],
];

test.for(POINTS)("%s: %j is told until it is settled", ([name, ids, settled, words = /./]) => {
  const found = find(name);
  expect(idsOf(found)).toEqual(ids);
  expect(`${found[0]?.severity} ${found[0]?.text}`.replace(/[\u00A0\u202F]/g, " ")).toMatch(words);
  expect(find(name, settled)).toEqual([]);
});

test("a programme is named until its last sample testimonial is gone", () => {
  const [first, ...others] = genuine;
  const [testimonial, ...more] = first?.testimonials ?? [];
  if (!first || !testimonial) throw new Error("no testimonial");
  const mixed = [{ ...first, testimonials: [{ ...testimonial, sample: true }, ...more] }, ...others];
  expect(find("testimonials", { homeTestimonials: [], programmes: mixed })).toEqual([
    expect.objectContaining({ id: `temoignages-${first.id}`, text: expect.stringMatching(/^1 témoignage/) }),
  ]);
});

test("content that nobody has reviewed for a year is to be read again", () => {
  expect(find("reviewDates")).toEqual([]);
  expect(find("reviewDates", { now: new Date("2027-12-01T10:00:00Z") })).toHaveLength(programmes.length + 1);
});

test("a number of fiction is found, once for all its spellings, and no real one", () => {
  expect(find("fictionPhones", textFacts("+33465712038", "04 65 71 20 38", "0199001234", "06.39.98.12.34"))).toHaveLength(3);
  expect(find("fictionPhones", textFacts("04 76 12 34 56", "+33476123456", "9A0X2499013"))).toEqual([]);
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

test("the period is over the day after its last day, in Paris", () => {
  expect(find("periodEnd", { now: new Date("2026-12-31T22:59:00Z") })).toEqual([]);
  expect(find("periodEnd", { now: new Date("2026-12-31T23:01:00Z") })).toHaveLength(1);
});

test("the duration of each format is to be confirmed, and again when it changes", () => {
  const [finding] = find("formatCalendars");
  expect(finding).toMatchObject({ id: "calendrier-formats", severity: "toConfirm" });
  expect(finding?.text).toMatch(/PI \d+ jours, EPP \d+ jours, FC \d+ jours/);
});

test("the address of the site is https and nothing but an origin", () => {
  expect(find("siteOrigin", { settings: { SITE_ORIGIN: "https://www.cimes-dpc.fr" } })).toEqual([]);
  for (const SITE_ORIGIN of ["", "www.cimes-dpc.fr", "http://www.cimes-dpc.fr", "https://www.cimes-dpc.fr/accueil"])
    expect(find("siteOrigin", { settings: { SITE_ORIGIN } })).toHaveLength(1);
});

test("an invalid setting blocks, with its name and its allowed values", () => {
  const settings = { SCHEDULING_URL: "calendly.com/cimes", UNKNOWN_PATH: "accueil", INDEXING: "allow" };
  const blocking = { severity: "blocking" };
  expect(find("settingValues", { settings })).toEqual([
    expect.objectContaining({ ...blocking, id: "reglage-unknown-path", text: expect.stringContaining("« mentions-legales » ou « 404 »") }),
    expect.objectContaining({ ...blocking, id: "reglage-scheduling-url", text: expect.stringContaining("« calendly.com/cimes »") }),
  ]);
});

const MAIL = { NOTIFICATION_EMAILS: "zoe@cimes-dpc.fr, ali@cimes-dpc.fr", NOTIFICATION_SENDER: "site@cimes-dpc.fr" };

test.each<[circumstances: string, settings: Record<string, string>, secrets: string[] | null, blocks: boolean]>([
  ["is blocked while nothing is set", {}, [], true],
  ["is blocked while recipients have no sender", { ...MAIL, NOTIFICATION_SENDER: "" }, [], true],
  ["is blocked while the address is none", { ...MAIL, NOTIFICATION_EMAILS: "zoe" }, ["ERASURE_PEPPER"], true],
  ["is blocked while Cloudflare does not say which secrets there are", {}, null, true],
  ["is open with the settings of e-mail alone", MAIL, null, false],
  ["is open with the secret of the webhook alone", {}, ["NOTIFICATION_WEBHOOK"], false],
  ["is open with recipients in a secret", { NOTIFICATION_SENDER: MAIL.NOTIFICATION_SENDER }, ["NOTIFICATION_EMAILS"], false],
])("launch, after which somebody must be notified of each request, %s", (_, settings, secrets, isBlocked) => {
  const blocking = expect.objectContaining({ id: "prevenir", severity: "blocking" });
  expect(find("notifications", { settings, secrets })).toEqual(isBlocked ? [blocking] : []);
});

test("notified addresses are to be confirmed as verified, and named unless they are secret", () => {
  expect(find("verifiedAddresses", { settings: MAIL, secrets: null })[0]?.text).toContain("zoe@cimes-dpc.fr, ali@cimes-dpc.fr ;");
  const { NOTIFICATION_SENDER } = MAIL;
  expect(find("verifiedAddresses", { settings: { NOTIFICATION_SENDER }, secrets: ["NOTIFICATION_EMAILS"] })).toHaveLength(1);
  expect(find("verifiedAddresses", { settings: {}, secrets: ["NOTIFICATION_WEBHOOK"] })).toEqual([]);
});

test("a live site without the secret of erasures blocks; before it is online, the secret is to be made afterwards", () => {
  const severities = (secrets: string[] | null, hasPepper: boolean) =>
    (["erasurePepper", "localErasurePepper"] as const).flatMap((name) =>
      find(name, { secrets, hasPepper }).map(({ severity }) => severity),
    );

  expect(severities(["DOWNLOAD_SECRET"], true)).toEqual(["blocking"]);
  expect(severities(["ERASURE_PEPPER"], false)).toEqual([]);
  expect(severities(null, false)).toEqual(["toConfirm"]);
  expect(severities(null, true)).toEqual([]);
});

test("who pays is to be confirmed, and again when it changes", () => {
  const [before] = find("payers");
  const [after] = find("payers", { payerSentences: { financing: ["Personne."] } });
  expect(before?.severity).toBe("toConfirm");
  for (const status of STATUSES) expect(before?.text).toContain(namePayer(status, parisDate(NOW)));
  expect(after?.text).not.toBe(before?.text);
});

test("each sentence of the employer's file on who pays is to be confirmed once, with what it was read on", () => {
  const points = find("employerPayers");
  expect(idsOf(points)).toEqual(
    expect.arrayContaining(["payeur-generalistes-hopital-public", "payeur-infirmiers-hopital-public", "payeur-generalistes-prive"]),
  );
  expect(idsOf(points)).not.toContain("payeur-infirmiers-prive");
  expect(points.find(({ id }) => id === "payeur-infirmiers-hopital-public")?.text).toMatch(/plan de formation.*Cinq fonds collectés/);
});

test("the real content can be checked, and no two findings share an id", async () => {
  const ids = idsOf(listFindings(await readFacts(NOW)));
  expect(new Set(ids).size).toBe(ids.length);
});
