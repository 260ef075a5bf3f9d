import { capitalise, decapitalise, formatDate, formatHours } from "../format.ts";
import { explainUnpublished, fundingYear } from "../funding.ts";
import { legalIdentity, registrationNotice } from "../legal-identity.ts";
import { obligationClaims } from "../obligation.ts";
import { listFormats } from "../offers.ts";
import { organisation } from "../organisation.ts";
import { employerPayerAt, namePayer, payerAt } from "../payers/payers.ts";
import { professions } from "../professions.ts";
import { programmesOf } from "../programmes/index.ts";
import { scaleYearAt } from "../scale-record.ts";
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
      text: `${obligationClaims.fcAlone.value} Un programme intégré réunit deux types d'actions en une seule inscription.`,
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
export function catalogueDate(profession: Profession): string {
  const dates = programmesOf(profession).map(({ updatedOn }) => updatedOn);
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

export function describeFunders(profession: Profession): Funders {
  const day = catalogueDate(profession);
  const agency = payerAt({ profession, status: "liberal-conventionne" }, day);
  const locum = payerAt({ profession, status: "remplacant-ou-autre" }, day);
  const [hospital, company] = (["hopital-public", "prive"] as const).map((employer) => employerPayerAt({ profession, employer }, day));
  return typeset({
    funders: [
      {
        name: namePayer("liberal-conventionne", day),
        text: agency
          ? `Libéral conventionné, salarié d'un centre de santé conventionné : ${decapitalise(agency.text)} Elle peut verser une indemnité.`
          : explainUnpublished(day),
      },
      { name: "Votre OPCO", text: `Salarié ${company?.place} : ${company?.text} Nous vous remettons un dossier prêt à transmettre.` },
      {
        name: "Votre employeur, public ou privé",
        text: `${capitalise(hospital?.place ?? "")} : ${hospital?.text} Nous établissons la convention et le devis.`,
      },
    ],
    locum: `Vous êtes remplaçant(e) ? ${locum ? `${locum.text} ${locum.indemnity}` : explainUnpublished(day)}`,
  });
}

export function yearlyHours(profession: Profession): string {
  return typeset(
    `Prise en charge possible jusqu'à ${formatHours(organisation.annualHours[profession])} en ${fundingYear} pour les ${learners[profession]}, selon éligibilité*. Un conseiller fait le compte avec vous.`,
  );
}

/** A document outlives period and scale, so it states its date. */
export function validityNotice(profession: Profession): string {
  return typeset(
    `Catalogue arrêté au ${formatDate(catalogueDate(profession))}. Les orientations prioritaires, le barème et les modalités de prise en charge évoluent : les informations d'agencedpc.fr font foi au moment de votre inscription. Payeurs et heures : ceux de ${catalogueDate(profession).slice(0, 4)} ; montants : barème ${scaleYearAt(catalogueDate(profession))}.`,
  );
}

/** Omits sentences with unknown facts. */
export function legalLine(): string {
  const { companyName, legalForm, shareCapital, address, registration, activityNumber } = legalIdentity;
  return typeset(
    [
      `${organisation.name}, organisme enregistré auprès de l'Agence nationale du DPC (n° ${organisation.dpcNumber}).`,
      companyName && legalForm && shareCapital && `${companyName}, ${legalForm} au capital de ${shareCapital}.`,
      address && `${address}.`,
      registration && `RCS ${registration}.`,
      activityNumber && registrationNotice,
    ]
      .filter((sentence) => sentence !== null)
      .join(" "),
  );
}
