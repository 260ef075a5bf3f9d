import type { SentRecord } from "#workers/db/people.ts";

export const FIELDS = [
  "prenom",
  "nom",
  "email",
  "telephone",
  "profession",
  "statut",
  "employeur",
  "email_formation",
  "establishment",
] as const;
export type Field = (typeof FIELDS)[number];

/** Empty or null where the form doesn't ask, or nothing was answered. */
export type Fields = Record<"prenom" | "nom" | "telephone" | "profession", string> &
  Record<"email" | "statut" | "employeur" | "email_formation" | "establishment", string | null>;

const NOT_ASKED = { profession: "", email: null, statut: null, employeur: null, email_formation: null, establishment: null };

export function fieldsAsSent(sent: SentRecord): Fields {
  if (sent.table === "quotation_requests") {
    const { nom, email, telephone, establishment } = sent;
    return { ...NOT_ASKED, prenom: "", nom, email, telephone: telephone ?? "", establishment };
  }
  const { prenom, nom, telephone } = sent;
  const person = { ...NOT_ASKED, prenom, nom, telephone };
  if (sent.table === "catalogue_downloads") return { ...person, email: sent.email, profession: sent.catalogue_type };
  const { profession, statut, employeur, email_formation } = sent;
  return { ...person, profession, statut, employeur, email_formation };
}
