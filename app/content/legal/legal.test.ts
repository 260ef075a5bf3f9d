import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { agreedPrivacy, agreedRetentionMonths, agreedTerms } from "#tests/agreed.ts";
import { listTexts } from "#tests/plain-text.ts";
import { formatEuros, formatMonths, formatPhone, formatYears } from "../format.ts";
import { legalIdentity, publisher, stateFacts, writeRegistration } from "../legal-identity.ts";
import { organisation } from "../organisation.ts";
import { showsSampleTestimonials } from "../testimonials.ts";
import { typeset } from "../typeset.ts";
import { privacy, privacyRules, saleRules, terms } from "./constants.ts";
import { legalNotices } from "./index.ts";
import { describeDirector, legalNotice } from "./legal-notice.ts";
import type { LegalNotice } from "./legal-schema.ts";
import { describeProspectRetention, privacyPolicy } from "./privacy-policy.ts";
import { retention, trackers } from "./retention.ts";
import { termsOfSale } from "./terms-of-sale.ts";
import { termsOfUse } from "./terms-of-use.ts";

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

function listSections(notice: LegalNotice) {
  return [...notice.articles, ...notice.annexes];
}

function renderArticle(notice: LegalNotice, anchor: string): string {
  return listTexts(listSections(notice).find((section) => section.anchor === anchor)?.blocks).join("\n");
}

function findTable(notice: LegalNotice, firstColumn: string) {
  const blocks = listSections(notice).flatMap((section) => section.blocks);
  const table = blocks.find((block) => block.kind === "table" && block.columns[0] === firstColumn);
  if (table?.kind !== "table") throw new Error(`${notice.path} has no table « ${firstColumn} »`);
  return table;
}

test("every legal page is checked where it is written", () => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), "utf8");
  const files = [...read("index.ts").matchAll(/^import \{.* from "\.\/(.+)"/gm)].map(([, file = ""]) => file);
  expect(files).toHaveLength(legalNotices.length);
  expect(files.filter((file) => !read(file).includes("readRecord(legalNoticeSchema, "))).toEqual([]);
});

test("every agreed legal page has its path, title and number of articles", () => {
  expect(legalNotices.map(({ path, title, articles }) => [path, title, articles.length])).toEqual(
    expect.arrayContaining([
      ["/mentions-legales", "Mentions légales", 10],
      ["/conditions-utilisation", typeset("Conditions d'Utilisation"), 16],
      ["/conditions-de-vente", "Conditions de Vente", 21],
      ["/politique-confidentialite", "Politique de Confidentialité", 12],
      ["/accessibilite", typeset("Déclaration d'accessibilité"), 7],
    ]),
  );
});

test("the tables of legal pages have full rows", () => {
  for (const block of legalNotices.flatMap(listSections).flatMap(({ blocks }) => blocks))
    if (block.kind === "table") for (const row of block.rows) expect(row, block.caption).toHaveLength(block.columns.length);
});

test("a text holds one link at most, to a path of the site or to an https address", () => {
  for (const text of listTexts(legalNotices)) {
    const targets = [...text.matchAll(LINK)].map(([, , target]) => target);
    expect(targets.length, text).toBeLessThanOrEqual(1);
    for (const target of targets) expect(target).toMatch(/^(\/[a-z0-9/#-]*|https:\/\/\S+|mailto:\S+)$/);
    expect(text.replace(LINK, ""), text).not.toMatch(/[[\]]/);
  }
});

test("no page has a placeholder: what is not known is named in one sentence per block", () => {
  expect(listTexts(legalNotices).filter((text) => /[{}]|\bnull\b|undefined/.test(text))).toEqual([]);
  expect(listTexts(legalIdentity).filter((text) => /[{}]/.test(text))).toEqual([]);
  const facts = [
    { label: "Siège social", missing: "siège", value: "1 rue du Lac" },
    { label: "RCS", missing: "RCS", value: null },
    { label: "TVA", missing: "TVA", value: null },
  ];
  expect(stateFacts(facts)).toEqual({
    known: [{ term: "Siège social", value: "1 rue du Lac" }],
    missing: typeset("RCS et TVA paraîtront ici avant l'ouverture du site."),
  });
  expect(stateFacts(facts.slice(0, 1)).missing).toBeNull();
  expect(stateFacts(facts.slice(1, 2)).missing).toBe(typeset("RCS paraîtra ici avant l'ouverture du site."));
});

test("a known fact is a row of its term and its value, never a line of a list", () => {
  const blocks = legalNotice.articles.flatMap(({ blocks }) => blocks);
  expect(blocks.filter(({ kind }) => kind === "list")).toEqual([]);
  const rows = blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []));
  const { name, address, phone } = legalIdentity.host;
  expect(rows).toEqual(
    expect.arrayContaining([
      { term: typeset("Téléphone"), value: formatPhone(organisation.phone) },
      { term: "E-mail", value: organisation.email },
      { term: "Hébergeur", value: name },
      { term: "Adresse", value: address },
      { term: typeset("Téléphone"), value: phone },
    ]),
  );
});

test("the constants of terms and privacy are the agreed ones", () => {
  expect(terms).toEqual(agreedTerms);
  expect(privacy).toEqual(agreedPrivacy);
});

test("each table is kept for the agreed months", () => {
  const months = Object.entries(retention).map(([table, kept]) => [table, kept.months]);
  expect(Object.fromEntries(months)).toEqual(agreedRetentionMonths);
});

const charge = (percent: number, feeInCents: number, of: string) =>
  `${percent} % de ${formatEuros(feeInCents)} ${of}, soit ${formatEuros((feeInCents * percent) / 100)}`;

test("the terms of sale carry every agreed constant where it belongs", () => {
  const phrases: ReadonlyArray<readonly [anchor: string, phrase: string]> = [
    ["acceptation", "accepte les présentes conditions sans réserve avant toute commande ; à défaut, la commande n'est pas validée"],
    ["inscription", `sous ${terms.agreementReturnDays} jours`],
    ["prix", "en euros, nets de taxe"],
    ["paiement", "par virement, chèque ou carte bancaire"],
    ["paiement", `n'excède pas ${saleRules.maxDepositPercent} %`],
    ["retractation", `${terms.withdrawalDays} jours à compter de la conclusion du contrat`],
    ["annulation-client", `sans frais jusqu'à ${terms.freeCancellationDays} jours avant la session`],
    ["annulation-client", charge(terms.inPersonLatePercent, terms.inPersonDayFeeInCents, "par jour et par apprenant")],
    ["annulation-client", charge(terms.inPersonLastMinutePercent, terms.inPersonDayFeeInCents, "par jour et par apprenant")],
    ["annulation-client", charge(terms.virtualClassLatePercent, terms.virtualClassFeeInCents, "par apprenant")],
    ["annulation-client", charge(terms.virtualClassLastMinutePercent, terms.virtualClassFeeInCents, "par apprenant")],
    ["annulation-client", `Au moins ${terms.eLearningCancellationDays} jours avant le début`],
    ["annulation-client", `Au moins ${terms.eLearningPostponementDays} jours avant le début`],
    ["annulation-organisme", `moins de ${terms.minParticipants} participants`],
    ["annulation-organisme", `jusqu'à ${terms.providerCancellationDays} jours avant sa date`],
    ["responsabilite", `limitée à ${formatEuros(terms.liabilityCapInCents)}`],
    ["force-majeure", `dépasse ${terms.forceMajeureMonths} mois`],
    ["reclamations", `se prescrit par ${formatYears(terms.claimsYears)}`],
    ["assistance", organisation.supportHours],
    ["loi-applicable", `amiable pendant ${terms.amicableMonths} mois`],
    ["formulaire-de-retractation", `dans les ${terms.withdrawalDays} jours`],
  ];
  for (const [anchor, phrase] of phrases) expect(renderArticle(termsOfSale, anchor)).toContain(typeset(phrase));
  expect(renderArticle(termsOfUse, "assistance")).toContain(typeset(organisation.supportHours));
});

test("cancelling a session costs nothing until 15 days before, then more as it comes closer", () => {
  const { columns, rows } = findTable(termsOfSale, "Modalité");
  expect(columns).toEqual(
    typeset([
      "Modalité",
      `${terms.freeCancellationDays} jours ou plus avant`,
      `De ${terms.freeCancellationDays - 1} à ${terms.lateDays} jours avant`,
      `Moins de ${terms.lateDays} jours avant`,
      `Moins de ${terms.lastMinuteDays} jours avant`,
    ]),
  );
  for (const [, early, middle] of rows) expect([early, middle]).toEqual(["Sans frais", "Sans frais"]);
});

test("the privacy policy carries every agreed constant and the CNIL's advice", () => {
  const page = listTexts(privacyPolicy).join("\n");
  const phrases = [
    `sous ${privacy.requestAnswerDays} jours`,
    `${formatYears(privacyRules.prospectYears)} après le dernier contact venant de vous`,
    "3 place de Fontenoy, TSA 80715",
  ];
  for (const phrase of phrases) expect(page).toContain(typeset(phrase));
});

test("the durations of the privacy policy are those that the purge applies", () => {
  const { rows } = findTable(privacyPolicy, "Traitement");
  const durations = Object.fromEntries(rows.map((row) => [row[0], row[4]]));
  expect(durations["Suivi des prises de rendez-vous"]).toBe(formatMonths(retention.calendly_bookings.months));
  expect(durations["Téléchargement du catalogue"]).toContain(`au plus ${formatMonths(retention.catalogue_downloads.months)}`);
  expect(durations["Liste d'opposition"] ?? durations["Liste d’opposition"]).toContain(formatYears(privacyRules.oppositionYears));
  expect(durations["Rappel par un conseiller"]).toContain(`au plus ${formatMonths(retention.callback_requests.months)}`);
  expect(durations["Devis pour un employeur"]).toContain(`au plus ${formatMonths(retention.quotation_requests.months)}`);
});

test("the privacy policy lists every tracker, and only the external calendar may ask for consent", () => {
  const { rows } = findTable(privacyPolicy, "Nom");
  const { scheduler, ...others } = trackers;
  const expected = [...Object.values(others).map(({ name }) => [name, "Non"]), [scheduler.name, scheduler.consent]];
  expect(rows.map(([name, , , , consent]) => [name, consent]).toSorted()).toEqual(expected.toSorted());
});

test("until the activity number is known, one sentence says where it will appear, with the reservation of the Code du travail (L6352-12)", () => {
  const stated = renderArticle(legalNotice, "activite-de-formation").split("\n");
  expect(stated.at(-1)).toBe(
    typeset(
      "Le numéro d'enregistrement auprès du préfet de région paraîtra ici avant l'ouverture du site ; il ne vaut pas agrément de l'État.",
    ),
  );
});

test("the activity number, once known, is given in the wording of the Code du travail (L6352-12)", () => {
  const { declaration, notice } = writeRegistration({ activityNumber: "53 35 01234 35", region: "Bretagne" });
  const words = "Déclaration d'activité enregistrée sous le numéro 53 35 01234 35 auprès du préfet de région de Bretagne";
  expect(declaration).toBe(typeset(words));
  expect(notice).toBe(typeset(`${words}. Cet enregistrement ne vaut pas agrément de l'État.`));
  for (const half of [
    { activityNumber: "53 35 01234 35", region: null },
    { activityNumber: null, region: "Bretagne" },
  ])
    expect(writeRegistration(half)).toEqual(writeRegistration({ activityNumber: null, region: null }));
});

test("who answers for what is published is named before it is said, with or without a name", () => {
  expect(renderArticle(legalNotice, "directeur-de-la-publication")).toContain(describeDirector(legalIdentity.publicationDirector));
  const words = typeset(`Le directeur de la publication répond de l'ensemble des contenus publiés par ${publisher}.`);
  expect(describeDirector(null)).toBe(words);
  expect(describeDirector("Camille Martin")).toBe(typeset(`Directeur de la publication : Camille Martin. ${words}`));
});

test("the host is named with its address and telephone, and the privacy policy tells of its transfers", () => {
  const { name, address, phone } = legalIdentity.host;
  for (const fact of [name, address, phone]) expect(renderArticle(legalNotice, "hebergement")).toContain(fact);
  expect(renderArticle(privacyPolicy, "transferts")).toContain(name);
});

test("who wants no more calls has two e-mails ready to send", () => {
  const article = renderArticle(privacyPolicy, "ne-plus-etre-appele");
  expect(article.match(/mailto:[^)]+subject=/g)).toHaveLength(2);
  expect(article).not.toContain("/contact");
});

test("no page calls reviews verified while a testimonial is a sample", () => {
  const [reviews] = termsOfUse.articles.filter(({ anchor }) => anchor === "avis");
  const words = JSON.stringify(reviews);
  expect(words.includes("nous vérifions que leur auteur était inscrit")).toBe(!showsSampleTestimonials);
  expect(words.includes("sont des exemples")).toBe(showsSampleTestimonials);
});

test("three years of use are promised only where records are kept longer", () => {
  expect(describeProspectRetention(48)).toContain("Utilisation");
  expect(describeProspectRetention(24)).toBe(`Effacement : au plus ${formatMonths(24)} après la demande`);
});
