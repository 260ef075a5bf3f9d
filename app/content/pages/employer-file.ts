import { formatDate, formatEuros, formatHours, formatPhone, spellNumber } from "../format.ts";
import { legalIdentity } from "../legal-identity.ts";
import { organisation } from "../organisation.ts";
import { professions } from "../professions.ts";
import type { PageMeta, Programme, Source } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Format } from "../vocabulary.ts";

const READ_ON = "2026-11-22";

interface Financer {
  status: string;
  hint: string;
  payer: string;
  contact: string;
  source: Source;
}

/** The employer's file: a letter, a sheet per programme, who pays. */
export const employerFile = typeset({
  meta: {
    title: "Dossier employeur pour une formation DPC",
    description: "Lettre à compléter, fiche du programme, coût et financement : quelques pages A4 à remettre à votre employeur.",
    keywords: "dossier employeur, demande de formation, DPC salarié, OPCO, ANFH",
  } satisfies PageMeta,
  path: "/dossier-employeur",
  bar: {
    back: "Ma sélection",
    title: "Dossier employeur",
    note: "Complétez la lettre à l'écran ou au stylo : ce que vous tapez n'est ni envoyé ni enregistré.",
    print: "Imprimer",
  },
  empty: {
    title: "Aucune formation dans ce dossier",
    text: "Cochez d'abord une formation : le dossier se remplit avec elle.",
    action: "Composer ma sélection",
  },
  letter: {
    name: "Nom, prénom",
    post: "Poste, service",
    employer: "Établissement",
    attention: "À l'attention du service formation",
    place: "À",
    date: "le",
    dates: { from: "Dates souhaitées, du", to: "au" },
    spoken: {
      name: "Votre nom et votre prénom",
      post: "Votre poste et votre service",
      employer: "Votre établissement",
      place: "Lieu",
      date: "Date",
      from: "Date de début",
      to: "Date de fin",
    },
    greeting: "Madame, Monsieur,",
    request: "Je vous remercie de bien vouloir en accepter le financement et m'indiquer les modalités retenues pour le temps de formation.",
    closing: "Je vous prie d'agréer, Madame, Monsieur, l'expression de mes salutations distinguées.",
    columns: { reference: "Référence", format: "Format", hours: "Durée", cost: "Coût net de taxe" },
    total: "Total",
    signature: "Signature de la salariée ou du salarié",
    answer: {
      title: "Accord de l'employeur",
      yes: "Accordé",
      no: "Refusé",
      date: "Date",
      name: "Nom, fonction",
      signature: "Signature",
    },
  },
  sheet: {
    cost: "Coût pour l'employeur",
    columns: { item: "Poste", quantity: "Quantité", amount: "Montant" },
    fees: "Frais pédagogiques,",
    oneLearner: "1 personne",
    travel: "Déplacement et hébergement",
    online: "en ligne",
    total: "Total net de taxe",
  },
  financing: {
    title: "Qui finance, selon le statut",
    lead: "Les règles de chaque financeur changent d'une année à l'autre : demandez l'accord écrit avant le début de la session.",
    ask: "À qui s'adresser :",
    disclaimer: "Ce document n'engage aucun financeur.",
  },
  organisation: {
    title: "L'organisme de formation",
    terms: {
      companyName: "Raison sociale",
      legalForm: "Forme et capital",
      address: "Siège social",
      registration: "RCS, SIREN",
      vatNumber: "TVA",
      dpcNumber: "Enregistrement ODPC",
      representative: "Représentant légal",
      disability: "Référent handicap",
    },
  },
});

/** Who finances what, with the sources. No funder's terms are given, nor any one OPCO's name (art. L. 6352-13 of the labour code). */
export const financers: readonly Financer[] = typeset([
  {
    status: "Secteur privé",
    hint: "Clinique, EHPAD privé, association",
    payer: "L'employeur, ou son OPCO sur accord",
    contact: "le service formation",
    source: { name: "evalformsante.fr, actualités", url: "https://kines.evalformsante.fr/actualites/38", readOn: "2026-11-20" },
  },
  {
    status: "Fonction publique hospitalière",
    hint: "Hôpital, EHPAD public",
    payer: "L'établissement, sur son plan de formation, avec l'ANFH",
    contact: "le service formation continue",
    source: { name: "ANFH, rapport d'activité 2023", url: "https://anfh-rapport-activite.fr/2023/cinq-fonds-collectes", readOn: READ_ON },
  },
  {
    status: "Centre de santé conventionné",
    hint: "Moitié de l'activité au moins",
    payer: "L'Agence nationale du DPC, dans la limite des heures",
    contact: "votre compte agencedpc.fr",
    source: {
      name: "Art. R. 4021-22 du code de la santé publique, repris par medeo-formation.fr",
      url: "https://medeo-formation.fr/actualites/qui-peut-beneficier-de-la-prise-en-charge-aux-actions-de-dpc-par-lagence-nationale-du-dpc",
      readOn: READ_ON,
    },
  },
  {
    status: "Infirmier remplaçant ou libéral",
    hint: "Hors prise en charge de l'Agence",
    payer: "Le FIF-PL, sur dossier personnel",
    contact: "votre espace FIF-PL",
    source: {
      name: "ActuSoins, 2021",
      url: "https://www.actusoins.com/dpc-pour-les-infirmiers-liberaux-remplacants-un-retour-a-la-regle-en-termes-de-financement.html",
      readOn: READ_ON,
    },
  },
  {
    status: "Médecin remplaçant ou libéral",
    hint: "Hors prise en charge de l'Agence",
    payer: "Le FAF-PM, sur dossier personnel",
    contact: "votre espace FAF-PM",
    source: { name: "imosteo.com, foire aux questions", url: "https://www.imosteo.com/faq/faq-administrative", readOn: "2026-11-20" },
  },
]);

/** « Sources consultées le 22 novembre 2026. », the day of the latest one. */
export function describeSources(): string {
  const latest =
    financers
      .map(({ source }) => source.readOn)
      .sort()
      .at(-1) ?? READ_ON;
  return typeset(`Sources consultées le ${formatDate(latest)} au plus tard. ${employerFile.financing.disclaimer}`);
}

/** « Trois pages. » */
export function describePages(count: number): string {
  const words: Readonly<Record<number, string>> = { 3: "Trois", 4: "Quatre", 5: "Cinq", 6: "Six" };
  return typeset(`${words[count] ?? count} pages.`);
}

export function describePage(page: number, count: number): string {
  return `Page ${page} sur ${count}`;
}

interface ChosenFormat {
  title: string;
  shortTitle: string;
  format: Format;
  hours: number;
  reference: string;
}

/** Under the name in the head of each sheet: « Douleur, PI 9A0X2425009 » or « 2 formations ». */
export function describeRunningHead(chosen: readonly ChosenFormat[]): string {
  const [first] = chosen;
  return first && chosen.length === 1
    ? typeset(`${first.shortTitle}, ${first.format} ${first.reference}`)
    : typeset(`${chosen.length} formations DPC`);
}

const FORMAT_WORDS: Readonly<Record<Format, string>> = {
  PI: "en format intégré",
  EPP: "en évaluation des pratiques",
  FC: "en formation continue",
};

const BENEFITS: Readonly<Record<Format, string>> = {
  PI: "Il réunit une formation continue et une évaluation des pratiques : deux des trois types d'actions attendus au titre du développement professionnel continu (art. R. 4021-4 du code de la santé publique).",
  EPP: "C'est une évaluation des pratiques, l'un des trois types d'actions attendus au titre du développement professionnel continu (art. R. 4021-4 du code de la santé publique).",
  FC: "C'est une formation continue, l'un des trois types d'actions attendus au titre du développement professionnel continu (art. R. 4021-4 du code de la santé publique).",
};

/** Title and paragraphs of the letter, for what is chosen. */
export function writeLetter(chosen: ReadonlyArray<ChosenFormat & { objectives: readonly string[] }>): {
  title: string;
  wish: string;
  benefit: string;
} {
  const [first] = chosen;
  if (!first) return { title: "", wish: "", benefit: "" };
  if (chosen.length === 1) {
    return typeset({
      title: `Demande de formation : ${first.shortTitle}`,
      wish: `Je souhaite suivre le programme « ${first.title} », ${FORMAT_WORDS[first.format]}, entièrement en ligne.`,
      benefit: `Parmi ses objectifs : ${first.objectives.slice(1, 4).map(withinSentence).join(" ; ")}. ${BENEFITS[first.format]}`,
    });
  }
  const hasBoth = chosen.some(({ format }) => format !== "EPP") && chosen.some(({ format }) => format !== "FC");
  return typeset({
    title: `Demande de formation : ${chosen.map(({ shortTitle }) => shortTitle).join(", ")}`,
    wish: `Je souhaite suivre les ${spellNumber(chosen.length)} programmes ci-dessous, entièrement en ligne : ${chosen.map(({ title }) => `« ${title} »`).join(", ")}.`,
    benefit: hasBoth
      ? "Ensemble, ils réunissent une formation continue et une évaluation des pratiques : deux des trois types d'actions attendus au titre du développement professionnel continu (art. R. 4021-4 du code de la santé publique)."
      : "Ils comptent au titre du développement professionnel continu, qui attend deux types d'actions sur trois (art. R. 4021-4 du code de la santé publique).",
  });
}

/** A sentence of its own as part of another one. */
function withinSentence(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, "")}`;
}

/** « programme intégré, 10 h, 100 % en ligne » */
export function describeFormat(formatName: string, hours: number): string {
  return typeset(`${formatName.toLowerCase()}, ${formatHours(hours)}, 100 % en ligne`);
}

interface SheetFact {
  term: string;
  text: string;
  /** The objectives are a list. */
  items?: readonly string[];
}

const isAudited = (format: Format) => format !== "FC";

/**
 * The nine facts about a course that the law requires to be public (Qualiopi, indicator 1): prerequisites, objectives, duration, access, price, contact,
 * methods, evaluation, disability; for one format of one programme.
 */
export function listSheetFacts(
  { objectives }: Pick<Programme, "objectives">,
  format: Format,
  { hours, priceInCents }: { hours: number; priceInCents: number },
): SheetFact[] {
  const { phone, email, disabilityEmail, adviceHours } = organisation;
  const learns = format !== "EPP";
  return typeset([
    {
      term: "Prérequis",
      text: `Être en exercice. Disposer d'un ordinateur, d'une tablette ou d'un smartphone récent et d'Internet.${isAudited(format) ? " Pouvoir analyser des dossiers anonymisés du thème." : ""}`,
    },
    { term: "Objectifs", text: "", items: objectives },
    {
      term: "Durée",
      text: `${formatHours(hours)} de travail personnel.${isAudited(format) ? " Les deux tours d'audit sont séparés de plusieurs mois." : " À son rythme, pendant la session."}`,
    },
    {
      term: "Modalités et délais d'accès",
      text: "Convention avec l'employeur. L'accès à la plateforme ouvre à la date de début de la session.",
    },
    { term: "Tarif", text: `${formatEuros(priceInCents)} nets de taxe.` },
    { term: "Contact", text: `${formatPhone(phone)}, ${email}, ${adviceHours}.` },
    {
      term: "Méthodes mobilisées",
      text: [
        learns ? "À distance : vidéos courtes, fiches de synthèse, quiz commentés, cas cliniques." : "",
        isAudited(format) ? "Audit clinique avec restitution et plan d'amélioration." : "",
      ]
        .filter(Boolean)
        .join(" "),
    },
    {
      term: "Modalités d'évaluation",
      text: `${[learns ? "Questionnaires avant et après la formation" : "", isAudited(format) ? "comparaison des deux tours d'audit" : ""]
        .filter(Boolean)
        .join(", ")
        .replace(/^./, (letter) => letter.toUpperCase())}. Une attestation est remise lorsque toutes les étapes sont réalisées.`,
    },
    {
      term: "Accessibilité et handicap",
      text: `Écrire à ${disabilityEmail} avant l'inscription : les adaptations possibles sont étudiées ensemble.`,
    },
  ]);
}

/** Under the cost of a sheet. */
export function describeSheetNote(hours: number, updatedOn: string): string {
  return typeset(
    `L'Agence nationale du DPC n'indemnise pas les salariés des autres structures que les centres de santé : le temps de formation, ${formatHours(hours)}, se convient avec l'employeur. Fiche mise à jour le ${formatDate(updatedOn)}.`,
  );
}

/** Who may follow a programme. */
export function describeAudience(programme: Pick<Programme, "profession">): string {
  return professions[programme.profession].audience;
}

/** The operator's identity, on the last sheet. */
export function listLegalFacts(): Array<{ term: string; text: string }> {
  const { terms } = employerFile.organisation;
  const legal = legalIdentity;
  const { dpcNumber, disabilityEmail } = organisation;
  return [
    { term: terms.companyName, text: legal.companyName },
    { term: terms.legalForm, text: `${legal.legalForm}, ${legal.shareCapital}` },
    { term: terms.address, text: legal.address },
    { term: terms.registration, text: legal.registration },
    { term: terms.vatNumber, text: legal.vatNumber },
    { term: terms.dpcNumber, text: dpcNumber },
    { term: terms.representative, text: legal.publicationDirector },
    { term: terms.disability, text: disabilityEmail },
  ];
}

/** The exact words that the labour code requires (art. L. 6352-12). */
export function describeRegistration(): string {
  const { activityNumber, region } = legalIdentity;
  return typeset(
    `Déclaration d'activité enregistrée sous le numéro ${activityNumber} auprès du préfet de région ${region}. Cet enregistrement ne vaut pas agrément de l'État.`,
  );
}
