import { callbackTexts } from "./callback.ts";
import { employers } from "./employers.ts";
import type { Visitor } from "./financing-address.ts";
import { decapitalise } from "./format.ts";
import type { Asked } from "./salaried-links.ts";
import { typeset } from "./typeset.ts";
import type { Need } from "./vocabulary.ts";

/** What a request for a quotation and the agreement says beside that for a call: apart, for most visitors never ask. */
export const quotationTexts = typeset({
  /** On every link and button that asks for one, and where there is little room. */
  ask: "Demander le devis et la convention",
  askShort: "Devis",
  title: "Devis et convention : être rappelé(e)",
  heading: "Votre demande concerne le devis et la convention",
  salaried: "Salarié(e)",
  email: "E-mail du service formation (facultatif)",
  emailHint: "Pour lui adresser le devis et la convention, et rien d'autre.",
});

/** A request for a quotation as its form shows and sends it. */
export interface Quotation {
  heading: string;
  /** The formats, how the visitor practises and who employs them. */
  about: string;
  email: string;
  emailHint: string;
  /** What is sent, by field. */
  fields: Readonly<Record<string, string>>;
}

/** For what, for whom and for which employer a quotation is asked. */
export interface AskedQuotation extends Asked, Visitor {
  /** What the references are. */
  names?: readonly string[] | undefined;
}

/** The quotation that is asked for, in words and in fields. */
export function describeQuotationNeed(need: Need, asked: AskedQuotation = {}): Quotation {
  const { references, names = [], status, employer } = asked;
  const { heading, email, emailHint, salaried } = quotationTexts;
  const practising = status === "salarie" ? salaried : status && callbackTexts.form.statuses[status];
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
