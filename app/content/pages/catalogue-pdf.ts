import { capitalise, decapitalise, formatDate } from "../format.ts";
import { activityDeclaration, legalIdentity, registrationNotice } from "../legal-identity.ts";
import { listFormats } from "../offers.ts";
import { organisation } from "../organisation.ts";
import { professions } from "../professions.ts";
import { programmesOf } from "../programmes/index.ts";
import type { Programme } from "../programmes/programme-schema.ts";
import { typeset } from "../typeset.ts";
import type { Profession } from "../vocabulary.ts";

/** Texts only the PDFs use. */
export const cataloguePdf = typeset({
  title: `Catalogue ${organisation.catalogueEdition}`,
  cover: { title: `Catalogue\n${organisation.catalogueEdition}`, kicker: "Formations DPC 100 % en ligne" },
  page: "Page",
  howItWorks: {
    title: "Comment ça marche",
    lead: "Cinq étapes, du premier appel à l'attestation.",
    formats: "Trois formats, trois balises",
    funding: "Qui paie votre formation ?",
  },
  overview: {
    title: "Vos itinéraires",
    columns: { programme: "Programme", format: "Format", reference: "Référence", hours: "Durée", indemnity: "Indemnité*", price: "Prix" },
    choice: {
      title: "Quel format choisir ?",
      text: "La formation continue met à jour vos connaissances, l'évaluation des pratiques part de vos dossiers. Un programme intégré réunit les deux en une seule inscription.",
    },
    hours: "Combien d'heures par an ?",
  },
  programme: {
    formats: "Formats proposés",
    pathKey: "La balise dit dans quel format vous rencontrez l'étape.",
    pathKeyIntegrated: "La balise dit dans quel format vous rencontrez l'étape. Le programme intégré réunit toutes les étapes.",
  },
  registration: {
    title: "Inscrivez-vous sur agencedpc.fr",
    lead: "L'inscription se fait sur le site de l'Agence nationale du DPC, avec la référence du format choisi. Une inscription sur notre seul site ne suffit pas.",
    employed: "Vous êtes salarié(e) ? Nous préparons avec vous la convention à faire signer par votre employeur.",
    contact: "Un conseiller vous répond",
    hours: `Conseillers ${organisation.adviceHours}`,
    agency: "Recherche et inscription",
    email: `Réponse par e-mail ${organisation.emailReplyDelay}`,
  },
  programmeLink: "Aller au programme",
});

const learners: Readonly<Record<Profession, string>> = typeset({
  generalistes: "médecins généralistes",
  infirmiers: "infirmiers diplômés d'État (IDE)",
});

export function catalogueTitle(profession: Profession): string {
  return typeset(`${cataloguePdf.title} – ${professions[profession].catalogueLabel}`);
}

export function catalogueSubject(profession: Profession): string {
  return typeset(`Formations DPC en ligne de ${organisation.name} pour les ${learners[profession]}`);
}

export function catalogueKeywords(profession: Profession): string {
  return typeset(
    ["DPC", "formation en ligne", ...programmesOf(profession).map(({ shortTitle }) => shortTitle), "PI", "EPP", "FC"].join(", "),
  );
}

/** ISO date of the last change to the profession's programmes. */
export function catalogueDate(profession: Profession, programmes: readonly Programme[] = programmesOf(profession)): string {
  const dates = programmes.filter((programme) => programme.profession === profession).map(({ updatedOn }) => updatedOn);
  return dates.toSorted().at(-1) ?? "";
}

export function catalogueSize(profession: Profession): string {
  const programmes = programmesOf(profession);
  const actions = programmes.reduce((sum, programme) => sum + listFormats(programme).length, 0);
  return typeset(`${programmes.length} programmes, ${actions} actions DPC`);
}

export function overviewLead(profession: Profession): string {
  const twice = programmesOf(profession).flatMap(({ shortTitle, mobileOffer }) =>
    mobileOffer ? [`${shortTitle} en ${mobileOffer.format}`] : [],
  );
  return typeset(
    [
      `${catalogueSize(profession)}. Chaque action a sa référence : c'est elle que vous recherchez sur agencedpc.fr.`,
      ...(twice.length > 0 ? [`${twice.join(", ")} : deux références au choix, comptées pour une.`] : []),
    ].join(" "),
  );
}

export interface Funders {
  funders: Array<{ name: string; text: string }>;
  locum: string;
}

interface Payer {
  name: string;
  place: string;
  text: string;
  indemnity: string;
  clause: string | null;
}

/** In words, as the catalogue's day knows them. `agency`: null where no year is published for it. */
export function describeFunders(agency: Payer | null, hospital: Payer, company: Payer, locum: Payer, year: string): Funders {
  const unpublished = `La prise en charge de ${year} n'est pas publiée.`;
  return typeset({
    funders: [
      {
        name: agency?.name ?? "L'Agence nationale du DPC",
        text: agency
          ? `Libéral conventionné, salarié d'un centre de santé conventionné : ${decapitalise(agency.text)} Elle peut verser une indemnité.`
          : unpublished,
      },
      {
        name: "Votre OPCO",
        text: [`Salarié ${company.place} : ${company.text}`, company.clause, "Nous vous remettons un dossier prêt à transmettre."]
          .filter(Boolean)
          .join(" "),
      },
      {
        name: "Votre employeur, public ou privé",
        text: `${capitalise(hospital.place)} : ${hospital.text} Nous établissons la convention et le devis.`,
      },
    ],
    locum: ["Vous êtes remplaçant(e) ?", locum.text, locum.indemnity, locum.clause].filter(Boolean).join(" "),
  });
}

/** `hours`: of a published year, « jusqu'à 21 h en 2026 »; null without one. */
export function yearlyHours(profession: Profession, hours: string | null): string {
  const limit = hours === null ? "Le plafond de l'année n'est pas publié" : `Prise en charge possible ${hours}`;
  return typeset(
    `${limit} pour les ${learners[profession]}${hours === null ? "" : ", selon éligibilité*"}. Un conseiller fait le compte avec vous.`,
  );
}

/** A document outlives period and scale, so it states its date. */
export function validityNotice(profession: Profession): string {
  return typeset(
    `Catalogue arrêté au ${formatDate(catalogueDate(profession))}. Les orientations prioritaires, le barème et les modalités de prise en charge évoluent : les informations d'agencedpc.fr font foi au moment de votre inscription.`,
  );
}

/** Omits sentences with unknown facts. */
export function legalLine(): string {
  const { companyName, legalForm, shareCapital, address, registration } = legalIdentity;
  return typeset(
    [
      `${organisation.name}, organisme enregistré auprès de l'Agence nationale du DPC (n° ${organisation.dpcNumber}).`,
      companyName && legalForm && shareCapital && `${companyName}, ${legalForm} au capital de ${shareCapital}.`,
      address && `${address}.`,
      registration && `RCS ${registration}.`,
      activityDeclaration ? registrationNotice : null,
    ]
      .filter((sentence) => sentence !== null)
      .join(" "),
  );
}
