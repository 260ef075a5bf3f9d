import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { privacyPolicy } from "#app/content/legal/privacy-policy.ts";
import type { LegalNotice } from "#app/content/schema.ts";
import { typeset } from "#app/content/typeset.ts";
import { recordTables } from "./record-tables.ts";

/** How the privacy page names what a column keeps. */
const NAMED: Record<string, string> = {
  created_at: "date",
  nom: "nom",
  prenom: "Prénom",
  email: "e-mail",
  telephone: "téléphone",
  catalogue_type: "profession",
  profession: "profession",
  statut: "statut si vous l'indiquez",
  creneau: "jour et moment souhaités",
  jour: "jour et moment souhaités",
  programme: "formation",
  format_reference: "formation",
  selection: "votre sélection de formations si vous la joignez",
  besoin: "devis et convention si vous les demandez",
  employeur: "type d'employeur",
  email_formation: "e-mail du service formation de votre employeur",
  source_page: "page",
  source_type: "bouton",
  utm_source: "campagne d'origine",
  utm_medium: "campagne d'origine",
  utm_campaign: "campagne d'origine",
  consent_phone: "choix de contact",
  consent_email: "choix de contact",
  consent_text_version: "affichée",
  consent_at: "date",
  consent_fault: "affichée",
  suspect: "doute d'un contrôle automatique",
  user_agent: "navigateur",
  referrer: "site de provenance",
  session_id: "identifiant de page aléatoire",
  time_on_page: "temps passé",
  scroll_depth: "défilement",
};

const TREATMENTS = {
  catalogue_downloads: "Téléchargement du catalogue",
  callback_requests: "Rappel par un conseiller",
  calendly_bookings: "Suivi des prises de rendez-vous",
} as const;

const blocks = (privacyPolicy as LegalNotice).articles.flatMap((article) => article.blocks);
const rows = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));

test.each(Object.entries(TREATMENTS))("every column of %s is named on the privacy page", (name, treatment) => {
  const [, data = ""] = rows.find(([title]) => title === typeset(treatment)) ?? [];
  for (const column of Object.keys(getTableColumns(recordTables[name as keyof typeof TREATMENTS]))) {
    // It says nothing of the person.
    if (column === "id") continue;
    expect(NAMED[column], column).toBeDefined();
    expect(data.toLowerCase(), column).toContain(typeset(NAMED[column] ?? "").toLowerCase());
  }
});

test("whoever receives what a visitor leaves is named, the chat of the team included", () => {
  const recipients = JSON.stringify(privacyPolicy.articles.find(({ anchor }) => anchor === "destinataires"));
  for (const named of ["hébergement du site", "base de données et fichiers", "messagerie", "service de discussion", "Calendly"])
    expect(recipients).toContain(named);
});
