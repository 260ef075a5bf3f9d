import { callbackTexts } from "./callback.ts";
import { employers } from "./employers.ts";
import { typeset } from "./typeset.ts";
import type { Employer, Need, Status } from "./vocabulary.ts";

/** What a request for a quotation and the agreement says beside that for a call: apart, for most visitors never ask. */
export const quotationTexts = typeset({
  title: "Devis et convention : être rappelé(e)",
  heading: "Votre demande concerne le devis et la convention",
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

/** The quotation that is asked for, in words and in fields. */
export function describeQuotationNeed(
  need: Need,
  asked: { references?: string; names?: readonly string[]; status?: Status | undefined; employer?: Employer | undefined } = {},
): Quotation {
  const { references, names = [], status, employer } = asked;
  const practice = [status && callbackTexts.form.statuses[status], employer && employers[employer].label].filter(Boolean).join(", ");
  const { heading, email, emailHint } = quotationTexts;
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
