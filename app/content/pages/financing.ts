import { formats } from "../formats.ts";
import { organisation } from "../organisation.ts";
import { gpEndometriosis } from "../programmes/gp-endometriosis.ts";
import type { PageMeta, Programme } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Format, Status } from "../vocabulary.ts";

/** The three funders that the page shows (SPEC.md §1). */
export const FUNDERS = ["agency", "opco", "employer"] as const;
export type Funder = (typeof FUNDERS)[number];

interface StatusContent {
  label: string;
  hint: string;
  /** None for those whom none of the three finances. */
  funders: readonly Funder[];
  payer: string;
  text: string;
  /** What the visitor does now. */
  next: string;
  /** Line of the example that says who settles the price; null leaves it to the visitor. */
  settledBy: string | null;
  /** On what the amount to pay depends. */
  toPayCondition: string;
  /** Why no indemnity is paid; null when the agency pays one. */
  noIndemnity: string | null;
}

const statuses: Readonly<Record<Status, StatusContent>> = {
  "liberal-conventionne": {
    label: "Libéral(e) conventionné(e)",
    hint: "installé(e), sous convention avec l'Assurance maladie",
    funders: ["agency"],
    payer: "L'Agence nationale du DPC",
    text: "L'Agence règle directement la formation, dans la limite de vos heures annuelles, et peut vous verser une indemnité. Rien à avancer.",
    next: "Sur agencedpc.fr, choisissez la prise en charge dans vos informations financières et renseignez votre RIB.",
    settledBy: "Réglé par l'Agence",
    toPayCondition: "si vous êtes éligible",
    noIndemnity: null,
  },
  "centre-de-sante": {
    label: "En centre de santé",
    hint: "salarié(e) d'un centre conventionné, pour la moitié de votre activité au moins",
    funders: ["agency"],
    payer: "L'Agence nationale du DPC",
    text: "Vous relevez de l'Agence comme un professionnel libéral conventionné : elle règle la formation, dans la limite de vos heures annuelles, et peut vous verser une indemnité.",
    next: "Sur agencedpc.fr, indiquez votre centre de santé, choisissez la prise en charge et renseignez votre RIB.",
    settledBy: "Réglé par l'Agence",
    toPayCondition: "si vous êtes éligible",
    noIndemnity: null,
  },
  salarie: {
    label: "Salarié(e)",
    hint: "hôpital, clinique, établissement médico-social, collectivité",
    funders: ["opco", "employer"],
    payer: "Votre employeur, ou son OPCO",
    text: "Le DPC des salariés relève de l'employeur. Dans le secteur privé, il peut demander la prise en charge à son opérateur de compétences, selon les critères de celui-ci.",
    next: "Demandez-nous la convention et le devis : nous vous remettons un dossier prêt à transmettre à votre employeur.",
    settledBy: "Réglé par l'employeur ou son OPCO",
    toPayCondition: "avec l'accord de l'employeur",
    noIndemnity: "L'Agence n'indemnise pas les salariés des autres structures.",
  },
  "remplacant-ou-autre": {
    label: "Remplaçant(e) ou autre",
    hint: "remplacements, exercice libéral non conventionné",
    funders: [],
    payer: "Un autre fonds, ou vous-même",
    text: "L'Agence ne finance pas ce mode d'exercice. D'autres fonds existent : FAF-PM pour les médecins, FIF-PL pour les infirmiers.",
    next: "Parlez-en à un conseiller : il fait le point avec vous sur les fonds dont vous relevez.",
    settledBy: null,
    toPayCondition: "sauf aide d'un autre fonds",
    noIndemnity: "L'Agence n'indemnise pas ce mode d'exercice.",
  },
};

const example: { programme: Programme; format: Format } = { programme: gpEndometriosis, format: "PI" };

/** Financing page (SPEC.md §2). */
export const financingPage = typeset({
  meta: {
    title: "Financement de votre formation DPC",
    description:
      "Agence nationale du DPC, OPCO ou employeur : qui paie votre formation DPC selon votre statut, ce que vous avancez et ce que vous pouvez recevoir.",
    keywords: "financement DPC, prise en charge DPC, ANDPC, OPCO, employeur, indemnité DPC, médecin généraliste, infirmier, éligibilité",
  } satisfies PageMeta,
  crumb: "Financement",
  title: "Une prise en charge à 100%",
  lead: "Qui paie votre formation dépend de votre statut. Trouvez le vôtre.",
  check: "Vérifier mon éligibilité",
  heroFundersTitle: "Trois financeurs",
  choice: {
    title: "Votre statut change tout",
    legend: "Je suis",
    statuses,
    payerTitle: "Qui paie",
    nextTitle: "Et maintenant",
  },
  example: {
    ...example,
    title: "Un exemple",
    subject: `${example.programme.shortTitle}, ${formats[example.format].name.toLowerCase()}`,
    scale: `Barème ${organisation.scaleYear}`,
    rows: {
      price: "Prix de la formation",
      toPay: "À votre charge",
      indemnity: "Vous recevez*",
      hoursLeft: "Il vous reste cette année",
    },
    outOf: "sur",
  },
  funders: {
    title: "Trois financeurs, trois chemins",
    yours: "Votre situation",
    list: {
      agency: {
        name: "L'Agence nationale du DPC",
        short: "Agence nationale du DPC",
        audience: "Libéral conventionné, centre de santé",
        text: "Vous exercez en libéral sous convention avec l'Assurance maladie, ou comme salarié d'un centre de santé conventionné : l'Agence règle directement la formation, dans la limite de vos heures annuelles, et peut vous verser une indemnité. Rien à avancer.",
      },
      opco: {
        name: "Votre OPCO",
        short: "OPCO",
        audience: "Salarié du secteur privé",
        text: "Vous êtes salarié du secteur privé : votre employeur peut demander la prise en charge à son opérateur de compétences, selon les critères de celui-ci. Nous vous remettons un dossier prêt à transmettre.",
      },
      employer: {
        name: "Votre employeur, public ou privé",
        short: "Employeur public ou privé",
        audience: "Salarié d'un établissement",
        text: "Hôpital, clinique, établissement médico-social, collectivité : le DPC des salariés relève de l'employeur, qui convient de la formation avec vous. Nous établissons la convention et le devis.",
      },
    } satisfies Record<Funder, { name: string; short: string; audience: string; text: string }>,
    locum:
      "Vous êtes remplaçant(e) ? L'Agence ne finance pas ce mode d'exercice. D'autres fonds existent (FAF-PM pour les médecins, FIF-PL pour les infirmiers) : parlez-en à un conseiller.",
  },
  closing: {
    title: "Le plus sûr : vérifions ensemble",
    text: "Votre éligibilité est vérifiée par l'Agence à l'inscription, puis au début de la session. Avant cela, un conseiller fait le point avec vous.",
  },
});
