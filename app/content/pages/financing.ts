import { formats } from "../formats.ts";
import { organisation } from "../organisation.ts";
import { gpEndometriosis } from "../programmes/gp-endometriosis.ts";
import type { PageMeta, Programme } from "../schema.ts";
import { type Funder, statuses } from "../statuses.ts";
import { typeset } from "../typeset.ts";
import type { Format } from "../vocabulary.ts";

const example: { programme: Programme; format: Format } = { programme: gpEndometriosis, format: "PI" };

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
