import type { SentRecord } from "#workers/db/people.ts";

export const FIELDS = ["prenom", "nom", "email", "telephone", "profession", "statut", "employeur", "email_formation"] as const;
export type Field = (typeof FIELDS)[number];

/** Null where the form doesn't ask, or nothing was answered. */
export type Fields = Record<"prenom" | "nom" | "telephone" | "profession", string> &
  Record<"email" | "statut" | "employeur" | "email_formation", string | null>;

const NOT_ASKED = { email: null, statut: null, employeur: null, email_formation: null };

export function fieldsAsSent(sent: SentRecord): Fields {
  const { prenom, nom, telephone } = sent;
  const person = { ...NOT_ASKED, prenom, nom, telephone };
  if (sent.table === "catalogue_downloads") return { ...person, email: sent.email, profession: sent.catalogue_type };
  const { profession, statut, employeur, email_formation } = sent;
  return { ...person, profession, statut, employeur, email_formation };
}
