import { typeset } from "./typeset.ts";
import { STATUSES, type Status } from "./vocabulary.ts";

/** The three funders that the financing page shows. */
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

/** Who pays, by how the visitor practises. */
export const statuses: Readonly<Record<Status, StatusContent>> = typeset({
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
});

/** Those whose courses the agency pays, within the hours of the year, with an indemnity. */
export const fundedStatuses: readonly Status[] = STATUSES.filter((status) => statuses[status].funders.includes("agency"));
