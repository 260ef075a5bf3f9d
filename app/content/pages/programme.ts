import { decapitalise, formatEuros, formatHours, formatNumber, formatPhone } from "../format.ts";
import { formats } from "../formats.ts";
import { organisation } from "../organisation.ts";
import { professions } from "../professions.ts";
import type { Offer, Programme } from "../programmes/programme-schema.ts";
import { typeset } from "../typeset.ts";
import type { Format } from "../vocabulary.ts";

export const programmePage = typeset({
  register: "Je m'inscris maintenant",
  facts: { indemnity: "Indemnité", hours: "Durée", price: "Prix", reference: "Référence" },
  card: { register: "Je m'inscris", indemnity: "indemnité", ofIndemnity: "d'indemnité" },
});

export function formatRating(rating: number): string {
  return `${formatNumber(rating)}/5`;
}

/** Announced on a format change: « Programme intégré : 10 h, indemnité 235,60 € (barème 2025)… Fin en 2027… » */
export function describeOffer(
  format: Format,
  { hours, priceInCents, reference }: Offer,
  { line, indemnity: { term, value, label } }: { line: string; indemnity: { term: string; value: string; label: string | null } },
): string {
  const indemnity = `${decapitalise(term)} ${value}${label ? ` (${label})` : ""}`;
  return typeset(
    `${formats[format].name} : ${formatHours(hours)}, ${indemnity}, prix ${formatEuros(priceInCents)}, référence ${reference}. ${line}`,
  );
}

/** Precedes the address. */
export function writeInvitation(
  title: string,
  { hours, reference }: Pick<Offer, "hours" | "reference">,
): { subject: string; text: string } {
  return typeset({
    subject: `Formation DPC : ${title}`,
    text: `Bonjour, cette formation en ligne pourrait vous intéresser : ${title}, ${formatHours(hours)}, référence ${reference}.`,
  });
}

export interface PracticalItem {
  term: string;
  text: string;
  links?: ReadonlyArray<{ label: string; to: string }>;
}

/** Qualiopi, indicator 1, except objectives, hours and price, which the page shows elsewhere. */
export function listPracticalItems({ profession, formats }: Pick<Programme, "profession" | "formats">): PracticalItem[] {
  const integrated = (text: string) => (formats.PI ? text : "");
  const { disabilityEmail, email, phone, adviceHours } = organisation;
  return typeset([
    { term: "Public", text: professions[profession].audience },
    {
      term: "Prérequis",
      text: `Être en exercice dans la profession visée. Disposer d'un ordinateur, d'une tablette ou d'un smartphone récent et d'une connexion à Internet. Pour l'EPP${integrated(" et le PI")} : avoir une activité permettant d'analyser des dossiers de patients concernés par le thème, en préservant leur anonymat.`,
    },
    {
      term: "Durée et tarif",
      text: "Heures de travail personnel ; prix nets de taxe.",
      links: [{ label: "Voir la comparaison des formats", to: "#formats" }],
    },
    {
      term: "Modalités et délais d'accès",
      text: "Inscription sur agencedpc.fr avec la référence de votre format ; convention avec l'employeur si vous êtes salarié(e) ; contrat de formation si vous payez vous-même. L'accès à la plateforme ouvre à la date de début de votre session.",
    },
    {
      term: "Méthodes mobilisées",
      text: `Formation ouverte à distance : vidéos courtes, fiches de synthèse, quiz commentés, cas cliniques interactifs. EPP : audit clinique à partir d'une grille de critères issus des recommandations, avec restitution et plan d'amélioration.${integrated(" PI : les deux réunies.")}`,
    },
    {
      term: "Modalités d'évaluation",
      text: `FC : questionnaires avant et après la formation. EPP : comparaison des deux tours d'audit.${integrated(" PI : les uns et l'autre.")} Une attestation est remise lorsque toutes les étapes du format choisi sont réalisées.`,
    },
    {
      term: "Accessibilité",
      text: "Vous êtes en situation de handicap ? Écrivez-nous avant de vous inscrire : nous étudions avec vous les adaptations possibles.",
      links: [{ label: disabilityEmail, to: `mailto:${disabilityEmail}` }],
    },
    {
      term: "Contact",
      text: `Nos conseillers répondent ${adviceHours}.`,
      links: [
        { label: formatPhone(phone), to: `tel:${phone}` },
        { label: email, to: `mailto:${email}` },
      ],
    },
  ]);
}
