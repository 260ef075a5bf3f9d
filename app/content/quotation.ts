import type { Visitor } from "./financing-address.ts";
import { decapitalise } from "./format.ts";
import type { Asked } from "./salaried-links.ts";
import { typeset } from "./typeset.ts";
import { employers, statusNames } from "./visitor.ts";
import type { Need } from "./vocabulary.ts";

/** Separate, because most visitors never ask. */
export const quotationTexts = typeset({
  ask: "Demander le devis et la convention",
  askShort: "Devis",
  title: "Devis et convention : être rappelé(e)",
  heading: "Votre demande concerne le devis et la convention",
  salaried: "Salarié(e)",
  email: "E-mail du service formation (facultatif)",
  emailHint: "Pour lui adresser le devis et la convention, et rien d'autre.",
});

export interface Quotation {
  heading: string;
  about: string;
  email: string;
  emailHint: string;
  fields: Readonly<Record<string, string>>;
}

export interface AskedQuotation extends Asked, Visitor {
  names?: readonly string[];
}

export function describeQuotationNeed(need: Need, asked: AskedQuotation = {}): Quotation {
  const { references, names = [], status, employer } = asked;
  const { heading, email, emailHint, salaried } = quotationTexts;
  const practising = status === "salarie" ? salaried : status && statusNames[status];
  const practice = [practising, employer && decapitalise(employers[employer].label)].filter(Boolean).join(", ");
  return {
    heading,
    email,
    emailHint,
    about: typeset([...names, practice].filter(Boolean).join(". ")),
    fields: {
      besoin: need,
      ...(references && { selection: references }),
      ...(status && { statut: status }),
      ...(employer && { employeur: employer }),
    },
  };
}
