import type { SentRecord } from "#workers/db/people.ts";

/** The fields that a person may have corrected, whichever record holds them. */
export const FIELDS = ["prenom", "nom", "email", "telephone", "profession", "statut", "employeur", "email_formation"] as const;
export type Field = (typeof FIELDS)[number];

/** How a record reads. Null where its form does not ask, or nothing was answered. */
export type Fields = Record<"prenom" | "nom" | "telephone" | "profession", string> &
  Record<"email" | "statut" | "employeur" | "email_formation", string | null>;

/** What a record says of its person, as it was sent. */
export function fieldsAsSent(sent: SentRecord): Fields {
  const { prenom, nom, telephone } = sent;
  if (sent.table === "catalogue_downloads") {
    return {
      prenom,
      nom,
      telephone,
      email: sent.email,
      profession: sent.catalogue_type,
      statut: null,
      employeur: null,
      email_formation: null,
    };
  }
  const { profession, statut, employeur, email_formation } = sent;
  return { prenom, nom, telephone, email: null, profession, statut, employeur, email_formation };
}
