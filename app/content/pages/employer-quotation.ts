import { EMPLOYER_QUOTATION_PATH } from "../employer-door.ts";
import { formatCount, formatPhone } from "../format.ts";
import { legalIdentity } from "../legal-identity.ts";
import { organisation } from "../organisation.ts";
import type { PageMeta } from "../schema.ts";
import { typeset } from "../typeset.ts";

/** A quotation for several people of one establishment, asked for by their employer. */
export const employerQuotationPage = typeset({
  meta: {
    title: "Devis pour un employeur",
    description:
      "Un établissement demande le devis et la convention de formations DPC pour une ou plusieurs personnes, par programme et par format.",
    keywords: "devis, convention, employeur, établissement, service formation, DPC, médecins, infirmiers",
  } satisfies PageMeta,
  path: EMPLOYER_QUOTATION_PATH,
  crumb: "Devis pour un employeur",
  title: "Un devis pour votre équipe",
  lead: "Indiquez combien de personnes suivront chaque formation : nous vous adressons le devis et la convention par e-mail.",
  counts: {
    title: "Combien de personnes ?",
    professions: { generalistes: "Médecins", infirmiers: "Infirmiers" },
    field: "nombre de personnes",
    none: "non proposé",
    total: "En tout",
  },
  contact: {
    title: "À qui l'adresser ?",
    fields: { establishment: "Établissement", nom: "Votre nom", email: "E-mail", telephone: "Téléphone", message: "Message" },
    phoneHint: "Facultatif. Sans numéro, nous répondons par écrit.",
    messageHint: "Facultatif : dates, service, numéro de commande.",
    submit: "Demander le devis",
    sending: "Envoi en cours",
    retry: "Réessayer",
    note: "* Champs obligatoires. Ces données servent à ce devis, et à rien d'autre.",
    rights: "Vos données et vos droits",
    notice: `${organisation.name} utilise ces données pour établir le devis et la convention que vous demandez. Vous pouvez demander l'accès, la rectification ou l'effacement de vos données à ${organisation.dataProtectionEmail}.`,
    restored: "Votre saisie est revenue.",
    already: { asked: "Déjà demandé :", change: "Annuler ou effacer" },
    clear: "Tout effacer",
    notSent: "Votre demande n'est pas partie",
    offline: `La connexion semble coupée. Rien de ce que vous avez saisi n'est perdu : réessayez dans un instant, ou appelez le [${formatPhone(organisation.phone)}](tel:${organisation.phone}).`,
  },
  price: { word: "Sûr", text: "Le prix par personne et par format est celui de la page du programme, net de taxe." },
  done: {
    title: "C'est noté.",
    plate: "Devis et convention pour",
    reference: "Demande",
    before: "Nous vous écrivons à",
    after: `, avec le devis et la convention${legalIdentity.quotationDelay ? `, ${legalIdentity.quotationDelay}` : ""}.`,
    change: "Annuler ou effacer cette demande",
  },
});

interface Line {
  learners: number;
}

/** « 12 inscriptions » */
export function countEnrolments(lines: readonly Line[]): string {
  const count = lines.reduce((sum, { learners }) => sum + learners, 0);
  return keepTogether(formatCount(count, "inscription"));
}

function keepTogether(words: string): string {
  return words.replaceAll(" ", "\u00A0");
}

/** « 12 inscriptions, 3 formations » */
export function summariseQuotation(lines: readonly Line[]): string {
  return typeset(`${countEnrolments(lines)}, ${keepTogether(formatCount(lines.length, "formation"))}`);
}

/** « 4 × Douleur, PI » */
export function describeLine(learners: number, name: string): string {
  return typeset(`${learners}\u00A0×\u00A0${name}`);
}
